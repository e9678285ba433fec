"""The light core works alone, and whatever needs an extra says which one."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from florin.errors import MissingExtra
from florin.extras import require
from tests.terminal.command import environment

ROOT = Path(__file__).parents[2]
EXTRAS = (
    "alembic",
    "distributed",
    "gymnasium",
    "litestar",
    "mcp",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "procrastinate",
    "prometheus_client",
    "psycopg",
    "pyarrow",
    "segno",
    "sqlalchemy",
    "structlog",
    "textual",
    "uvicorn",
    "uvloop",
    "websockets",
)
SMALL = ("--players", "2", "--workers", "1")
HIDING = """
import importlib.machinery
hidden, plain = set({names!r}), importlib.machinery.PathFinder.find_spec
importlib.machinery.PathFinder.find_spec = lambda name, *rest: None if name in hidden else plain(name, *rest)
"""


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Python does not find the packages of the extras."""
    folder = tmp_path_factory.mktemp("light")
    (folder / "sitecustomize.py").write_text(HIDING.format(names=EXTRAS), encoding="utf-8")
    return environment(PYTHONPATH=f"{folder}:{ROOT / 'src'}")


def python(env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(
        command, env=env, input="take 1\nquit\n", capture_output=True, text=True, check=False, timeout=120
    )


def test_the_core_declares_none_of_the_extras() -> None:
    """The packages hidden below are exactly those of pyproject.toml's extras, and none is a core dependency."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {
        re.split("[>;[]", line)[0].replace("-", "_")
        for group in project["optional-dependencies"].values()
        for line in group
    }
    assert set(EXTRAS) == extras
    assert extras.isdisjoint({line.split(">")[0] for line in project["dependencies"]})


def test_the_light_core_plays(light: dict[str, str]) -> None:
    """Games, records, bots and the arena need none of the extras."""
    done = python(light, str(ROOT / "tools" / "smoke.py"))
    assert done.returncode == 0, done.stderr
    assert "court: " in done.stdout and "arena: 2 games" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["rules", "card"],
        ["simulate", "card"],
        ["play", "card", "--plain"],
        ["arena", "card", "--bots", "miser,racer", "--games", "1", *SMALL],
    ],
)
def test_commands_of_the_core_run(light: dict[str, str], words: list[str]) -> None:
    done = python(light, "-m", "florin", *words)
    assert done.returncode == 0 and not done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ([], "play"),
        (["serve"], "play"),
        (["backup", "copy.sqlite"], "play"),
        (["play", "--plain", "--join", "http://localhost:1/t/abc"], "play"),
        (["arena", "card", "--bots", "miser,racer", "--cluster", "tcp://localhost:1"], "cluster"),
        (["simulate", "card", "--parquet", "games.parquet"], "research"),
        (["mcp"], "mcp"),
    ],
)
def test_a_command_names_its_extra(light: dict[str, str], words: list[str], extra: str) -> None:
    """One sentence, exit code 2."""
    done = python(light, "-m", "florin", *words)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert f"pip install 'florin[{extra}]'" in done.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("florin.server", "play"),
        ("florin.server.app", "play"),
        ("florin.terminal.app.main", "play"),
        ("florin.research", "research"),
        ("florin.research.pettingzoo.card_v1", "research"),
    ],
)
def test_an_import_names_its_extra(light: dict[str, str], module: str, extra: str) -> None:
    done = python(light, "-c", f"import {module}")
    assert "MissingExtra: " in done.stderr and f"pip install 'florin[{extra}]'" in done.stderr


def test_a_missing_extra_is_an_import_error() -> None:
    """Code that tries an import, as usual in Python, can catch it as one."""
    with pytest.raises(ImportError) as caught:
        require("play", "florin.server", "json", "no_such_package")
    assert isinstance(caught.value, MissingExtra)
    assert caught.value.values == {"part": "florin.server", "package": "no_such_package", "extra": "play"}
