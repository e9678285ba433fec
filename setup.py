"""The build: all is in pyproject.toml but the compiled modules, without which Florin is slower and still whole."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compile_rules import extensions

# A step of the game is a small function, exported and so never inlined for being called once: more may be inlined than
# is usual. Loops go over two to six seats: vectors only cost there. (10 % on card and board, nothing on court.)
# Without debug information it compiles in three quarters of the time; the doors, which only pass on calls, need no -O3.
FLAGS = ["-O3", "-g0", "--param=max-inline-insns-auto=80", "-fno-tree-loop-vectorize"]
DOOR_FLAGS = ["-O2"]

PAGE = Path("src/florin/server/page/size")


class BuildWithPage(build_py):
    """What is installed has the page in it; `make` builds it by itself."""

    def run(self) -> None:
        if not self.editable_mode and not PAGE.exists():
            for task in ("install", "build"):
                subprocess.run([sys.executable, "tools/page.py", task], check=True)
        super().run()


def modules() -> list[Any]:
    if os.environ.get("FLORIN_NO_EXTENSIONS"):
        return []
    return extensions(Path("build/rules"), FLAGS, door_flags=DOOR_FLAGS)


if __name__ == "__main__":  # Cython's helpers may import this file again
    setup(cmdclass={"build_py": BuildWithPage}, ext_modules=modules())
