"""The compiled rules stay inside their arrays and their integers: a sanitized build plays the same games clean."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from florin.rules import GAMES

SCRIPT = Path(__file__).with_name("sanitized.py")


def run(*arguments: object, sanitized: bool = True) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ)
    if sanitized:
        library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
        environment |= {"LD_PRELOAD": library.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0"}
    command = [sys.executable, str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=300)


def build(folder: Path, *change: str) -> None:
    built = run("build", folder, *change, sanitized=False)
    assert built.returncode == 0, built.stdout + built.stderr


@pytest.mark.slow
def test_a_sanitized_build_plays_thousands_of_games_clean(tmp_path: Path) -> None:
    """Every game, player count and option, under every style of play: no access out of bounds, no overflow."""
    build(tmp_path)
    for game in GAMES:
        played = run("play", tmp_path, game, 5)
        assert played.returncode == 0, played.stderr
        assert int(played.stdout.split()[0]) > 2000


@pytest.mark.slow
def test_the_sanitizer_catches_a_planted_access_out_of_bounds(tmp_path: Path) -> None:
    """With ships of nine cards instead of 27, a green hoarder's tenth card is one too many."""
    build(tmp_path, "card", "ship[6][27]", "ship[6][9]")
    played = run("play", tmp_path, "card", 5)
    assert played.returncode != 0
    assert "index 9 out of bounds for type 'signed char[9]'" in played.stderr.replace(" [9]", "[9]")
