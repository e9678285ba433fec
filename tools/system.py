"""Check for what Florin needs from the system and PyPI cannot provide.

    python3 tools/system.py play [NOTE]   Python 3.11 with venv; a compiler is optional
    python3 tools/system.py test          also C and C++ compilers, Python's headers, a browser (and PostgreSQL)

As root on Debian, missing packages are installed; elsewhere this stops and names the command to run. NOTE is a file
for the kind of build that is possible here, "compiled" or "plain". It is written only when that changes, so that make
can depend on it.

Older versions of Python must be able to parse this file, so that they can report that they are too old.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

OPTIONAL = ("postgresql",)  # without it, its tests are skipped


def main(purpose: str, note: str = "") -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Florin needs Python 3.11 or newer, and this is {sys.version.split()[0]}: make PYTHON=python3.12 ...")
    wanted = missing(purpose)
    if wanted and os.geteuid() == 0 and shutil.which("apt-get"):
        install(wanted)
        wanted = missing(purpose)
    wanted = [package for package in wanted if package not in OPTIONAL]
    if wanted:
        sys.exit(f"make {purpose} needs more system packages. Please run: {remedy(wanted)}")
    if note:
        write_if_changed(Path(note), "plain\n" if missing("build") else "compiled\n")


def missing(purpose: str) -> list[str]:
    """Return the Debian packages that are missing.

    Their names contain this Python's version, because a machine may have several.
    """
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    wanted = [] if importlib.util.find_spec("ensurepip") else [f"{python}-venv"]
    if purpose in ("build", "test"):
        wanted += [] if has_compiler("CC", "gcc") else ["gcc", "libc6-dev"]
        wanted += [] if Path(sysconfig.get_path("include"), "Python.h").exists() else [f"{python}-dev"]
    if purpose == "test":
        wanted += [] if has_compiler("CXX", "g++") else ["g++"]
        wanted += [] if shutil.which("chromium-headless-shell") else ["chromium-headless-shell"]
        wanted += (
            [] if shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) else ["postgresql"]
        )
    return wanted


def has_compiler(variable: str, usual: str) -> bool:
    """Return whether the compiler that setuptools would call is installed."""
    command = os.environ.get(variable) or sysconfig.get_config_var(variable) or usual
    return shutil.which(shlex.split(command)[0]) is not None


def install(packages: list[str]) -> None:
    """Install Debian packages, after updating the package lists."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Florin: installing", *packages, file=sys.stderr)
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *command], env=quiet, stdin=subprocess.DEVNULL, check=True)


def remedy(packages: list[str]) -> str:
    if shutil.which("apt-get"):
        return f"sudo apt-get install -y {' '.join(packages)}"
    if sys.platform == "darwin":
        return "xcode-select --install"
    return f"your system's package manager, for the packages that Debian calls {', '.join(packages)}"


def write_if_changed(file: Path, text: str) -> None:
    if not file.exists() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
