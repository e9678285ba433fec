"""The build: all is in pyproject.toml but the compiled modules, without which Florin is slower and still whole."""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compile_rules import extensions

setup(ext_modules=[] if os.environ.get("FLORIN_NO_EXTENSIONS") else extensions(Path("build/rules"), ["-O3"]))
