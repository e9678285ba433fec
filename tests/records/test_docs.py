"""docs/notation.md says what is so: its examples run, and its tables are those of the code."""

import doctest
import re
from pathlib import Path

from florin.notation import ACTIONS, move_text
from florin.record import OPTIONAL, REQUIRED

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"


def table(heading: str) -> list[list[str]]:
    """The rows of the last table under a heading, without its head."""
    part = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"(?m)^\|(.*)\|$", part)
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)] for row in rows[2:]]


def test_the_examples_of_the_page_run() -> None:
    """There are some, and none fails."""
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 10 and results.failed == 0


def test_the_table_of_ids_is_complete_and_right() -> None:
    """The ranges of a game follow each other without a gap, and their ends are the moves that are named."""
    found = dict.fromkeys(ACTIONS, 0)
    for game, move, ids in table("Moves and their ids"):
        first, last = int(ids.split(" to ")[0]), int(ids.split(" to ")[-1])
        assert found[game] == first
        found[game] = last + 1
        named = re.findall(r"`([^`]+)`", move)
        for action, text in ((first, named[0]), (last, named[-1])):
            assert move_text(game, action, 0).startswith(text)
    assert found == ACTIONS


def test_the_table_of_fields_is_that_of_a_record() -> None:
    """In the order in which they are written."""
    rows = {field.strip("`"): text for field, text in table("Records")}
    assert list(rows) == [*REQUIRED, *OPTIONAL]
    assert [field for field, text in rows.items() if text.startswith("optional")] == list(OPTIONAL)
