"""CONTRIBUTING.md: its walks through the code lead along files that exist, and visit none twice."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WALKS = {walk.split("*", 1)[0]: re.findall(r"^\d+\. `([^`]+)`", walk, re.MULTILINE) for walk in PAGE.split("\n**")[1:]}
STEPS = {name: files for name, files in WALKS.items() if files}


def test_there_are_three_walks() -> None:
    assert ["A click in the page", "A bot's choice", "Playouts"] == list(STEPS)


@pytest.mark.parametrize("name", STEPS)
def test_a_walk_is_a_list_of_files(name: str) -> None:
    """Every file exists, and none comes twice."""
    files = STEPS[name]
    assert [] == [file for file in files if not (ROOT / file).is_file()]
    assert len(files) == len(set(files)) > 3
