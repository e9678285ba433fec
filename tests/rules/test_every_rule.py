"""Every rule has a test that cites it, that runs the rule's code, and that fails when the rule is broken."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

from florin import rules
from florin.rules import GAMES, source
from florin.rules.plain import state_class
from tests.rules import test_board, test_card, test_court, test_examples, test_options, test_refusal

TESTS = Path(__file__).parent.parent
TEXTS = source.FOLDER.parent / "locale" / "rules.en.ftl"
MODULES = (test_card, test_board, test_court, test_examples, test_options, test_refusal)
PARTS = ("prizes", *GAMES)

pytestmark = pytest.mark.no_cover  # these run other tests again, which are measured where they stand

# A way to break each rule: the file, a piece of its code, and what stands there instead.
BROKEN = {
    "C-1": ("card", "start_day(s, s.poorest[0])", "start_day(s, 0)"),
    "C-2": ("card", "s.revealed < MOST_REVEALED", "s.revealed <= MOST_REVEALED"),
    "C-3": ("card", "s.market[last - 2] = s.market[last - 1]", "s.market[last - 2] = s.market[last - 2]"),
    "C-4": ("card", "SHIP_SPACES_OF_TWO if s.players == 2 else SHIP_SPACES", "SHIP_SPACES"),
    "C-5": ("card", "s.last_turn = 1 if unfilled == 1 else 0", "s.last_turn = 0"),
    "C-6": ("card", "PLACES * PLACES * s.players", "PLACES * PLACES * SEATS"),
    "C-7": ("card", "s.icons[GOOD[card]][p] += ICONS[card]", "s.icons[GOOD[card]][p] += 1"),
    "C-8": ("card", "s.icons[good][p] > 0 or", "s.icons[good][p] >= 0 or"),
    "C-9": ("card", "// tied // PAY_UNIT * PAY_UNIT", "// tied"),
    "C-10": ("card", "if icons < enough:", "if icons <= enough:"),
    "C-11": ("card", "s.deck_n += s.market_n", "s.deck_n += 0"),
    "C-12": ("card", "and s.deck_n > 0", "and s.deck_n > 1"),
    "C-13": ("card", "return share_of_win(s.players, s.florins, p)", "return 60"),
    "B-1": ("board", "PURSE_OF_MANY if players >= MANY_PLAYERS else PURSE", "PURSE"),
    "B-2": ("board", "CARDS_EACH) * s.players", "CARDS)"),
    "B-3": ("board", "or s.left == 0 or s.lot_n >= largest_space(s)", "or s.left == 0"),
    "B-4": ("board", "and s.florins[p] > s.best", "and s.florins[p] >= s.best"),
    "B-5": ("board", "s.florins[s.bidder] -= s.best", "s.florins[s.bidder] -= 0"),
    "B-6": ("board", "while s.hold_n[p] == full:", "while 0:"),
    "B-7": ("board", "if unfilled == 1:", "if unfilled == 0:"),
    "B-8": ("board", "at = PLACES * hold_row(s)", "at = PLACES * PLACES * SEATS"),
    "B-9": ("board", "s.step[good][p] += 1", "s.step[good][p] += 2"),
    "B-10": ("board", "TOP_FLORINS if step == TOP_STEP else SIXTH_FLORINS", "SIXTH_FLORINS"),
    "B-11": ("board", "sum(prizes[place : place + tied]) // tied", "prizes[place] // tied"),
    "B-12": ("board", "return share_of_win(s.players, s.florins, p)", "return 60"),
    "K-1": ("court", "s.turn = 0 if ahead > 0 else 1", "s.turn = 1 if ahead > 0 else 0"),
    "K-2": ("court", "s.aside_n[p] += 1", "s.aside_n[p] += 0"),
    "K-3": ("court", "if deck_n(s, p) > 0:\n        s.drawer = p", "if 0:\n        s.drawer = p"),
    "K-4": ("court", "lay(s, p, free_number(s)", "lay(s, 1 - p, free_number(s)"),
    "K-5": ("court", "add(s, i, play_noble(s, p, kind))", "lay(s, p, free_number(s), play_noble(s, p, kind))"),
    "K-6": ("court", "(i != t) & (s.sum[i] + least <= s.most[t]) &", "(i != t) &"),
    "K-7": ("court", "MOST_PLANS = 3", "MOST_PLANS = 4"),
    "K-8": ("court", "if kind == LADY:", "if kind == DUKE:"),
    "K-9": ("court", "JESTER_MOST if kind == JESTER else VALUE[kind]", "VALUE[kind]"),
    "K-10": ("court", "VALUE[kind] <= s.limit[p] and", "VALUE[kind] <= NO_LIMIT and"),
    "K-11": ("court", "elif can_play(s, p):", "elif 0:"),
    "K-12": ("court", "return s.inner[0] + s.inner[1] == 0", "return 0"),
    "K-13": ("court", "if s.noble[x] >> 4 == house:", "if s.noble[x] >> 4 != house:"),
}


def known_rules() -> set[str]:
    """Return the ids of the rules that players can read."""
    return set(re.findall(r"^rule-([CBK]-\d+) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE))


def cited(code: str) -> Iterator[str]:
    """Yield the ids in the `rule` marks of a module's tests."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def all_cited() -> set[str]:
    return {rule for file in TESTS.rglob("test_*.py") for rule in cited(file.read_text(encoding="utf-8"))}


def test_the_rules_that_players_read_are_the_settled_ones() -> None:
    counts = {"C": 13, "B": 12, "K": 13}
    assert {f"{game}-{number}" for game, count in counts.items() for number in range(1, count + 1)} == known_rules()


def test_every_rule_that_is_cited_exists() -> None:
    assert set() == all_cited() - known_rules()


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


# -- the tests that cite a rule, run by hand ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A test that cites rules, with one set of its parameters."""

    name: str
    run: Callable[..., None]
    arguments: dict[str, Any]
    rules: tuple[str, ...]


def all_cases() -> list[Case]:
    """Return the cases of all tests of the rules that cite one."""
    found = []
    for module in MODULES:
        for name, function in vars(module).items():
            marks = getattr(function, "pytestmark", []) if name.startswith("test_") else []
            ids = tuple(rule for mark in marks if mark.name == "rule" for rule in mark.args)
            if ids:
                found += [Case(name, function, arguments, ids) for arguments in parameters(marks)]
    return found


def parameters(marks: list[pytest.Mark]) -> Iterator[dict[str, Any]]:
    """Yield the arguments of each case that `parametrize` makes."""
    axes = []
    for mark in marks:
        if mark.name == "parametrize":
            names = mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0]
            rows = [getattr(value, "values", value) for value in mark.args[1]]
            axes.append([dict(zip(names, row if len(names) > 1 else [row], strict=True)) for row in rows])
    for chosen in product(*axes):
        yield {name: value for part in chosen for name, value in part.items()}


CASES = all_cases()


def broken_rules(part: str, old: str, new: str) -> Callable[[str], rules.Rules]:
    """Return the plain rules of each game with one piece of code replaced."""
    texts = {name: source.text(name, "py") for name in PARTS}
    assert texts[part].count(old) == 1, f"{old!r} is not in {part}.py exactly once"
    texts[part] = texts[part].replace(old, new)
    found = {}
    for game in GAMES:
        module = ModuleType(f"broken_{game}")
        exec(texts["prizes"], vars(module))
        exec(re.sub(r"^from florin.*$", "", texts[game], flags=re.MULTILINE), vars(module))
        found[game] = rules.Rules(game, 1, "plain", state_class(game, module, 1), module)
    return found.__getitem__


@pytest.mark.parametrize("rule", sorted(known_rules()))
def test_a_test_that_cites_a_rule_fails_when_the_rule_is_broken(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "current", broken_rules(*BROKEN[rule]))
    for case in CASES:
        if rule in case.rules:
            try:
                case.run(**case.arguments)
            except (Exception, pytest.fail.Exception):
                return
    pytest.fail(f"all tests that cite {rule} pass without it")


def citing_code() -> dict[str, set[tuple[str, str]]]:
    """Return the functions that cite each rule, as the file's and the function's name."""
    found: dict[str, set[tuple[str, str]]] = {}
    for path in [*(source.FOLDER / f"{part}.py" for part in PARTS), source.FOLDER.parent / "refusal.py"]:
        code = path.read_text(encoding="utf-8")
        for node in ast.parse(code).body:
            if isinstance(node, ast.FunctionDef):
                for rule in re.findall(r"[CBK]-\d+", ast.get_source_segment(code, node) or ""):
                    found.setdefault(rule, set()).add((path.name, node.name))
    return found


def called_by(case: Case) -> set[tuple[str, str]]:
    """Return the functions that a case calls."""
    called: set[CodeType] = set()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        called.add(frame.f_code)  # called for each new frame; returning nothing keeps its lines untraced

    before = sys.gettrace()
    sys.settrace(note)
    try:
        case.run(**case.arguments)
    finally:
        sys.settrace(before)
    return {(Path(code.co_filename).name, code.co_name) for code in called}


def test_every_test_that_cites_a_rule_runs_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """One case of each test and rule is enough."""
    monkeypatch.setattr(rules, "current", rules.plain)
    citing = citing_code()
    citing["C-12"] |= {("options.py", "checked_deck")}  # a deck that could leave nothing to take is refused
    idle = {(case.name, rule) for case in CASES for rule in case.rules}
    for case in CASES:
        waiting = {(case.name, rule) for rule in case.rules} & idle
        if waiting:
            found = called_by(case)
            idle -= {(name, rule) for name, rule in waiting if found & citing[rule]}
    assert set() == idle
