"""The part of the build that pyproject.toml cannot express: the compiled modules and the page.

Each compiled module is optional. Without a compiler Florin installs as plain Python: slower, but complete.

FLORIN_NO_EXTENSIONS=1       compile nothing
FLORIN_REQUIRE_EXTENSIONS=1  fail if a module does not compile (for wheels that are published)
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import page_sources
from compile_rules import extensions

# The steps of a game are small exported functions, which compilers do not inline just because they are called once:
# allow more inlining than usual. Loops run over two to six seats, where vectorizing only costs time. (Together 10% on
# card and board, nothing on court.) Without debug information compiling takes a quarter less time.
# Fused multiply-add would make the search's results depend on the processor; MSVC does not contract by default.
FLAGS = {
    "gcc": ["-O3", "-g0", "--param=max-inline-insns-auto=80", "-fno-tree-loop-vectorize", "-ffp-contract=off"],
    "clang": ["-O3", "-g0", "-fno-vectorize", "-ffp-contract=off"],
    "msvc": ["/O2", "/fp:precise"],
}
WRAPPERS = ("_states", "_engines")  # modules that only pass calls on: they need no -O3, which takes long to compile
WRAPPER_FLAGS = {"gcc": ["-O2"], "clang": ["-O2"], "msvc": []}

COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}  # other commands need no generated C


def compiler_family(kind: str, command: list[str]) -> str:
    """Return which flags a compiler takes, from setuptools' name for its kind and the command that calls it."""
    if kind == "msvc":
        return "msvc"
    version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    return "clang" if "clang" in version else "gcc"


class BuildForCompiler(build_ext):
    """Compile with the flags of the compiler at hand."""

    def build_extensions(self) -> None:
        family = compiler_family(self.compiler.compiler_type, getattr(self.compiler, "compiler", []))
        for extension in self.extensions:
            wrapper = extension.name.rpartition(".")[2] in WRAPPERS
            extension.extra_compile_args = FLAGS[family] + (WRAPPER_FLAGS[family] if wrapper else [])
        super().build_extensions()


def ensure_page() -> None:
    """Build the page if there is none, and refuse one that was built from other sources."""
    if not (page_sources.ROOT / page_sources.PAGE).exists():
        for task in ("install", "build"):
            subprocess.run([sys.executable, "tools/page.py", task], check=True)
    try:
        page_sources.check()
    except page_sources.StalePage as error:
        sys.exit(str(error))


class BuildWithPage(build_py):
    """Put the page into the wheel. An editable install does not need it: `make` builds the page there."""

    def run(self) -> None:
        if not self.editable_mode:
            ensure_page()
        super().run()


class SdistWithPage(sdist):
    """Put the built page into the sdist too, so that building a wheel from it needs no Node packages."""

    def run(self) -> None:
        ensure_page()
        super().run()


def modules() -> list[Any]:
    if os.environ.get("FLORIN_NO_EXTENSIONS") or not COMPILING & set(sys.argv):
        return []
    found = extensions(Path("build/rules"), [])
    for extension in found:
        extension.optional = not os.environ.get("FLORIN_REQUIRE_EXTENSIONS")
    return found


if __name__ == "__main__":  # Cython's helpers may import this file again
    setup(
        cmdclass={"build_ext": BuildForCompiler, "build_py": BuildWithPage, "sdist": SdistWithPage},
        ext_modules=modules(),
    )
