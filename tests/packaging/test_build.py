"""The build: a page from exactly these sources, flags for each compiler, and the same wheel from the sdist."""

import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType

import pytest

import florin
import page_sources
from check_package import contents

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("florin_setup", ROOT / "setup.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout without anything built, but with a page that claims to come from its sources."""
    built = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "__pycache__", "*.so", "*.egg-info")
    copy = Path(shutil.copytree(ROOT, tmp_path / "florin", ignore=built))
    page = copy / page_sources.PAGE
    shutil.rmtree(page, ignore_errors=True)
    page.mkdir()
    (page / "index.html").write_text("<title>Florin</title>\n", encoding="utf-8")
    page_sources.write_note(page, copy)
    return copy


def build(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run setup.py without compiling anything."""
    command = [sys.executable, "setup.py", "--quiet", *words]
    env = os.environ | {"FLORIN_NO_EXTENSIONS": "1"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("source", ["web/src/main.tsx", "src/florin/locale/page.pl.ftl", "web/package-lock.json"])
def test_a_stale_page_is_refused(checkout: Path, source: str) -> None:
    """A change to any kind of source makes the built page stale."""
    page_sources.check(checkout)
    with (checkout / source).open("a", encoding="utf-8") as file:
        file.write("\n")
    with pytest.raises(page_sources.StalePage, match="was not built from these sources; run: make page"):
        page_sources.check(checkout)


@pytest.mark.parametrize("command", ["build_py", "sdist"])
def test_a_stale_page_stops_the_build(checkout: Path, command: str) -> None:
    """Neither a wheel nor an sdist is built with it."""
    (checkout / page_sources.PAGE / page_sources.NOTE).write_text("other sources\n", encoding="utf-8")
    done = build(checkout, command)
    assert done.returncode == 1 and "run: make page" in done.stderr
    assert not (checkout / "build" / "lib").exists() and not (checkout / "dist").exists()


def test_a_renamed_source_makes_the_page_stale(checkout: Path) -> None:
    """Names count, not only contents."""
    (checkout / "web" / "src" / "main.tsx").rename(checkout / "web" / "src" / "other.tsx")
    with pytest.raises(page_sources.StalePage):
        page_sources.check(checkout)


def test_a_page_without_a_note_is_refused(checkout: Path) -> None:
    (checkout / page_sources.PAGE / page_sources.NOTE).unlink()
    with pytest.raises(page_sources.StalePage):
        page_sources.check(checkout)


@pytest.mark.slow
def test_the_sdist_builds_the_same_wheel(checkout: Path) -> None:
    """It contains everything a checkout does, and its wheel has the same files with the same contents."""
    for words in (["sdist"], ["bdist_wheel"]):
        done = build(checkout, *words)
        assert done.returncode == 0, done.stderr
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(checkout / "again", filter="data")
    (unpacked,) = (checkout / "again").iterdir()
    for name in (
        "tests/conftest.py",
        "docs/bots.md",
        "tests/page/conftest.py",
        "bench/limit/limit_card.cpp",
        "web/build.ts",
        "Makefile",
    ):
        assert (unpacked / name).is_file(), name
    assert not (unpacked / "build").exists()
    done = build(unpacked, "bdist_wheel")
    assert done.returncode == 0, done.stderr
    ours, theirs = (next((folder / "dist").glob("*.whl")) for folder in (checkout, unpacked))
    assert contents(ours) == contents(theirs)
    assert {"florin/server/page/index.html", "florin/rules/card.pxd", "florin/locale/en.ftl"} < contents(ours).keys()


@pytest.mark.parametrize(
    ("kind", "version", "family"),
    [
        ("unix", "gcc (Debian) 12.2.0", "gcc"),
        ("unix", "Apple clang version 16.0.0", "clang"),
        ("mingw32", "gcc.exe (Rev3) 14.1.0", "gcc"),
        ("msvc", "", "msvc"),
    ],
)
def test_each_compiler_gets_its_own_flags(
    setup: ModuleType, tmp_path: Path, kind: str, version: str, family: str
) -> None:
    """Only MSVC's begin with a slash, and none lets a processor fuse multiplications with additions."""
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\necho '{version}'\n", encoding="utf-8")
    compiler.chmod(0o755)
    assert family == setup.compiler_family(kind, [str(compiler)])
    flags = setup.FLAGS[family]
    assert all(flag.startswith("/") == (family == "msvc") for flag in flags)
    assert ("-ffp-contract=off" in flags) == (family != "msvc")


def test_the_version_is_defined_once() -> None:
    """The package's metadata takes it from the code."""
    assert importlib.metadata.version("florin") == florin.__version__
    assert "version =" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project.scripts]")[0]
