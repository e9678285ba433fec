"""The documents are right: examples run, tables match the code, links lead to files, docs/rules.md is up to date."""

import doctest
import re
from pathlib import Path

import pytest

import rules_page
from florin.notation import ACTIONS, move_text
from florin.record import OPTIONAL, REQUIRED

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = DOCS / "notation.md"


def table(heading: str) -> list[list[str]]:
    """The rows of the last table under a heading, without its head."""
    part = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"(?m)^\|(.*)\|$", part)
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)] for row in rows[2:]]


@pytest.mark.parametrize("name", ["notation.md", "python.md", "research.md", "review.md"])
def test_the_examples_of_a_page_run(name: str) -> None:
    """There are some, and none fails."""
    results = doctest.testfile(str(DOCS / name), module_relative=False)
    assert results.attempted > 5 and results.failed == 0


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *DOCS.glob("*.md")], ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    """And a link to a section leads to a heading there."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        name, _, section = target.partition("#")
        file = page.parent / name if name else page
        assert file.exists(), target
        headings = re.findall(r"(?m)^#+ (.+)$", file.read_text(encoding="utf-8")) if section else []
        slugs = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
        assert not section or section in slugs, target


def test_the_index_names_every_document() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    assert [] == [
        page.name for page in DOCS.glob("*.md") if page.name != "README.md" and f"]({page.name})" not in index
    ]


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


def test_the_page_of_rules_is_up_to_date() -> None:
    """`python tools/rules_page.py` writes it."""
    assert rules_page.PAGE.read_text(encoding="utf-8") == rules_page.markdown()
