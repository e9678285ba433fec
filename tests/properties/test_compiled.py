"""The compiled rules are typed, prove which source they speak for, and it keeps to what compiles to plain C."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import florin
from florin import rules
from florin.rules import GAMES, source
from tests.properties.variants import compiled, option_sets

# -- typed -------------------------------------------------------------------------------------------------------------

SIZES = {"signed char": 1, "short": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_at_most_one_kibibyte(game: str) -> None:
    """It is flat: its fields lie side by side, with no more than a byte between them."""
    struct = source.text(game, "pxd").partition("\ncdef ")[0]
    sizes = []
    for kind, dims in re.findall(r"^    (signed char|short) \w+((?:\[\d+\])*)$", struct, re.MULTILINE):
        size = SIZES[kind]
        for dim in re.findall(r"\d+", dims):
            size *= int(dim)
        sizes.append(size)
    assert sum(sizes) <= compiled(game).state_class.state_size <= sum(sizes) + len(sizes)
    assert compiled(game).state_class.state_size <= 1024


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_are_those_of_the_struct(game: str) -> None:
    """No line of the struct is overlooked, and each field has its dimensions at both speeds."""
    struct = source.text(game, "pxd").partition("cdef struct State:\n")[2].partition("\ncdef ")[0]
    names = [line.split()[-1].partition("[")[0] for line in struct.splitlines()]
    assert names == [name for name, _ in source.fields(game)]
    for speed in (rules.plain(game), compiled(game)):
        state = speed.new(option_sets(game)[0]["players"], 0)
        for name, dims in source.fields(game):
            value = getattr(state, name)
            for size in dims:
                assert len(value) == size
                value = value[0]
            assert type(value) is int


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_functions_are_c_functions(game: str) -> None:
    """Untyped code, which Cython builds in silence when it finds no types, would show them to Python."""
    module = import_module(f"florin.rules._{game}")
    functions = [node.name for node in ast.parse(source.text(game, "py")).body if isinstance(node, ast.FunctionDef)]
    assert {"apply", "deal", "legal"} <= set(functions)
    assert [name for name in functions if hasattr(module, name)] == []


# -- the right source --------------------------------------------------------------------------------------------------


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Forget which speed was found, before the test and after it."""
    for cached in (rules.speed, rules.current):
        cached.cache_clear()
    yield
    for cached in (rules.speed, rules.current):
        cached.cache_clear()


@pytest.mark.usefixtures("forgetful")
class TestSpeed:
    """Return the speed that plays, and why."""

    def test_the_build_is_of_this_source(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Each compiled class carries the fingerprint of its game's source, and so is used."""
        monkeypatch.delenv("FLORIN_PLAIN", raising=False)
        assert rules.speed() == ("compiled", "built from this source")
        assert [rules.rules_of(game).speed for game in GAMES] == ["compiled"] * 3

    @pytest.mark.parametrize("game", GAMES)
    def test_a_build_of_other_source_is_refused(
        self, monkeypatch: pytest.MonkeyPatch, game: str, tmp_path: Path
    ) -> None:
        """One changed character in one file is enough; the plain rules then play, and say why."""
        monkeypatch.delenv("FLORIN_PLAIN", raising=False)
        for file in source.FOLDER.glob("*.p[yx]*"):
            (tmp_path / file.name).write_bytes(file.read_bytes())
        with (tmp_path / f"{game}.py").open("a") as changed:
            changed.write("\n")
        monkeypatch.setattr(source, "FOLDER", tmp_path)
        speed, reason = rules.speed()
        assert speed == "plain"
        assert "out of date" in reason
        assert rules.rules_of(game).speed == "plain"

    def test_a_missing_build_leaves_the_rules_plain(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The reason names what would build it, and the game goes on."""
        monkeypatch.delenv("FLORIN_PLAIN", raising=False)
        monkeypatch.setitem(sys.modules, "florin.rules._states", None)
        speed, reason = rules.speed()
        assert speed == "plain"
        assert "not been built" in reason
        assert florin.game("card", players=2).start(seed=1).legal() == ["reveal"]

    def test_the_environment_can_ask_for_plain_rules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """FLORIN_PLAIN does, for stepping through them."""
        monkeypatch.setenv("FLORIN_PLAIN", "1")
        assert rules.speed() == ("plain", "FLORIN_PLAIN is set")
        assert [rules.rules_of(game) for game in GAMES] == [rules.plain(game) for game in GAMES]

    def test_both_speeds_deal_the_same_game_from_a_seed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A seed is the same game on every machine, with a compiler or without."""
        logs = []
        for asked in ("", "1"):
            monkeypatch.setenv("FLORIN_PLAIN", asked)
            rules.speed.cache_clear()
            rules.current.cache_clear()
            position = florin.game("court", dukes=True).start(seed=11)
            while not position.over:
                position.play(position.legal()[len(position.log) % 7 % len(position.legal())])
            logs.append(position.record())
        assert logs[0] == logs[1]


# -- the subset --------------------------------------------------------------------------------------------------------

FILES = ("card", "board", "court", "prizes", "playout")
ALLOWED = (
    *(ast.arguments, ast.arg, ast.expr_context, ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Call),
    *(ast.Return, ast.Assign, ast.AugAssign, ast.Expr, ast.If, ast.For, ast.While, ast.Break, ast.Continue, ast.Pass),
    *(ast.boolop, ast.BoolOp, ast.unaryop, ast.UnaryOp, ast.cmpop, ast.Compare, ast.BinOp, ast.IfExp),
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor),
)


def outside_subset(code: str) -> list[str]:
    """Return the code in a rules file that would not compile to plain C with the same meaning."""
    found = []
    for statement in ast.parse(code).body:
        if isinstance(statement, ast.FunctionDef):
            found += [f"line {at}: {what}" for at, what in outside_function(statement)]
        elif not isinstance(statement, ast.Assign | ast.ImportFrom | ast.Expr):
            found.append(f"line {statement.lineno}: {type(statement).__name__}")
    return found


def outside_function(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    arguments = function.args
    if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg or function.decorator_list:
        yield function.lineno, "arguments that are not plain"
    for node in (inner for statement in body for inner in ast.walk(statement)):
        line = getattr(node, "lineno", function.lineno)
        if not isinstance(node, ALLOWED):
            yield line, type(node).__name__
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int):
            yield line, f"the constant {node.value!r}"
        elif isinstance(node, ast.Call) and (node.keywords or not isinstance(node.func, ast.Name)):
            yield line, "a call that is not of a plain function"
        elif isinstance(node, ast.For) and not is_range(node.iter):
            yield line, "a loop over something else than a range"
        elif isinstance(node, ast.For | ast.While) and node.orelse:
            yield line, "a loop with an else"
        elif isinstance(node, ast.Assign) and len(node.targets) > 1:
            yield line, "a chain of assignments"
        elif isinstance(node, ast.Compare) and any(
            isinstance(op, ast.In | ast.NotIn | ast.Is | ast.IsNot) for op in node.ops
        ):
            yield line, "a comparison that is not of numbers"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Mod) and may_be_negative(node):
            yield line, "a division of what may be negative"
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.FloorDiv | ast.Mod):
            yield line, "a division in place"


def is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def may_be_negative(division: ast.BinOp) -> bool:
    """C rounds towards zero and Python down, so neither side may be a difference; `(i - 1)` of a number from 1 may."""
    return any(
        (isinstance(side, ast.UnaryOp) and isinstance(side.op, ast.USub))
        or (isinstance(side, ast.BinOp) and isinstance(side.op, ast.Sub) and ast.unparse(side) != "i - 1")
        for side in (division.left, division.right)
    )


@pytest.mark.parametrize("file", FILES)
def test_the_rules_keep_to_the_subset(file: str) -> None:
    """No floats, texts, containers, classes, handlers, or divisions of what may be negative in any function."""
    assert outside_subset(source.text(file, "py")) == []


@pytest.mark.parametrize(
    "line",
    [
        "x = 0.5",
        "x = 4 / 2",
        "x = s ** 2",
        "x = [1, 2]",
        "x = (1, 2)",
        "x = {1: 2}",
        "x = [i for i in s.deck]",
        "x = sum(i for i in s.deck)",
        "x = lambda: 1",
        "x = 'text'",
        "x = y = 0",
        "x = s.deck[1:]",
        "x = s.n in s.deck",
        "x = s.deck.pop()",
        "x = -s.n // 2",
        "x = (s.n - s.k) % 5",
        "s.n //= 2",
        "for card in s.deck: x = card",
        "while s.n: s.n -= 1\n    else: s.n = 0",
        "try: x = 1\n    except ValueError: x = 2",
        "with s: x = 1",
        "class X: pass",
        "def inner(): return 1",
        "yield 1",
        "raise ValueError",
        "assert s.n",
        "global x",
        "del s.n",
        "import os",
    ],
)
def test_what_is_outside_the_subset_is_noticed(line: str) -> None:
    """Each of these would be refused, at its line."""
    found = outside_subset(f"def step(s):\n    {line}\n")
    assert found
    assert all(complaint.startswith("line ") for complaint in found)


def test_plain_code_is_inside_the_subset() -> None:
    """Constructs that the rules use pass."""
    assert outside_subset('X = [1]\n\n\ndef f(s):\n    """It."""\n    return (s.n + 1) // 2 % 5 if s.n else -1\n') == []
