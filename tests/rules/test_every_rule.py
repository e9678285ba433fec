"""Every rule has a test that cites it, and no test cites a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from florin.rules import source

TESTS = Path(__file__).parent.parent
TEXTS = source.FOLDER.parent / "locale" / "rules.en.ftl"


def rules() -> set[str]:
    """The ids of the rules that players can read."""
    return set(re.findall(r"^rule-([CBK]-\d+) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE))


def cited(code: str) -> Iterator[str]:
    """The ids in the `rule` marks of a module's tests."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def all_cited() -> set[str]:
    return {rule for file in TESTS.rglob("test_*.py") for rule in cited(file.read_text(encoding="utf-8"))}


def test_the_rules_that_players_read_are_the_settled_ones() -> None:
    counts = {"C": 13, "B": 12, "K": 13}
    assert {f"{game}-{number}" for game, count in counts.items() for number in range(1, count + 1)} == rules()


def test_every_rule_has_a_test_that_cites_it() -> None:
    assert set() == rules() - all_cited()


def test_every_rule_that_is_cited_exists() -> None:
    assert set() == all_cited() - rules()


def test_only_marks_of_tests_count() -> None:
    code = """
@pytest.mark.rule("C-1", "C-2")
def test_this() -> None: ...

@pytest.mark.rule("C-3")
def story() -> None: ...

@pytest.mark.slow
def test_that() -> None:
    "C-4"
"""
    assert ["C-1", "C-2"] == list(cited(code))
