"""Cards and moves as text, both ways: every id and every card of every game, and nothing that only looks like one."""

import pytest

import florin
from florin.notation import ACTIONS, CARDS, KINDS, MOVES, line_for, line_text, move_text, parse_move
from florin.rules import board, card, court

GAMES = ["card", "board", "court"]


@pytest.mark.parametrize(("game", "seat"), [("card", 0), ("board", 5), ("court", 0), ("court", 1)])
def test_every_action_id_has_one_text_and_back(game: str, seat: int) -> None:
    """All of them; at court a card names its house, which `keep` and `declare` do not."""
    texts = [move_text(game, action, seat) for action in range(ACTIONS[game])]
    assert len(set(texts)) == ACTIONS[game]
    for action, text in enumerate(texts):
        neutral = game != "court" or text == "keep" or text.startswith("declare")
        assert parse_move(game, text) == (action, None if neutral else seat)


def test_ids_are_those_documented() -> None:
    """Stable for good: the ends of every range of docs/notation.md."""
    expected = {
        "card": {0: "reveal", 1: "take 1", 2: "take 12", 3: "take 13", 4: "take 123"},
        "board": {0: "draw", 1: "auction", 2: "pass", 3: "bid 1", 402: "bid 400"},
        "court": {
            0: "send R0", 10: "send R10", 11: "send RJ", 12: "send R15",
            13: "plan R0", 25: "plan R15", 26: "declare 1", 35: "declare 10",
            36: "replace R0", 48: "replace R15", 49: "keep",
            50: "ally R0 1", 99: "ally R0 50", 699: "ally R15 50",
            700: "conspire R0 1 1", 33199: "conspire R15 50 50",
        },
    }  # fmt: skip
    for game, texts in expected.items():
        assert texts == {action: move_text(game, action, 0) for action in texts}
    assert ACTIONS == {"card": 5, "board": 403, "court": 33200}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_one_text_and_back(game: str) -> None:
    """As many texts as kinds."""
    assert {kind: KINDS[game][text] for kind, text in CARDS[game].items()} == {kind: kind for kind in CARDS[game]}
    assert len(CARDS[game]) == {"card": card.KINDS, "board": board.KINDS, "court": 2 * court.KINDS}[game]


@pytest.mark.parametrize(
    ("game", "texts"),
    [
        ("card", {1: "G2", 5: "GG0", 10: "G0*", 43: "F4", 47: "FF3", 59: "FF5*", 99: "CC5*", 100: "2*", 101: "7"}),
        ("board", {0: "M0", 5: "M5", 6: "P0", 17: "D5", 18: "C0", 29: "S5", 30: "10"}),
        ("court", {0: "R0", 10: "R10", 11: "RJ", 12: "R15", 16: "G0", 27: "GJ", 28: "G15"}),
    ],
)
def test_cards_are_written_as_in_the_records(game: str, texts: dict[int, str]) -> None:
    """The good's letter once per icon, the value, a star if green; the house's letter and the value."""
    assert texts == {kind: CARDS[game][kind] for kind in texts}


RIGHT = {"card": "take 12", "board": "bid 17", "court": "conspire R10 12 50"}


def wrong_spellings(text: str) -> list[str]:
    """Yield texts that a lax parser might let pass."""
    words = text.split(" ")
    return [
        text.upper(), text.replace(" ", "  "), " " + text, text + " ", text + "\n", text.replace(" ", "\t"),
        text.replace(" ", "\u00a0"), text.replace(" ", " +"), text.replace(" ", " -"), text.replace(" ", " 0"),
        text.replace("1", "\u0661"), text.replace("1", "\uff11"), text.replace("1", "\u00b9"), text.replace("1", "1_0"),
        text.replace("1", "1.0"), text.replace("1", "01"), text + "0", text + " 1", words[0], words[-1], "", text * 2,
        text + "\x00", text.replace("i", "\u0131"), text.encode().hex(), repr(text), text[:-1],
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_grammar_is_strict(game: str) -> None:
    """ASCII, single spaces, no sign, no leading zero, nothing before or after."""
    parse_move(game, RIGHT[game])
    right = {move_text(game, action, seat) for action in range(ACTIONS[game]) for seat in range(2)}
    for text in wrong_spellings(RIGHT[game]):
        if text not in right:
            with pytest.raises(florin.BadNotation):
                parse_move(game, text)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("card", "take 21"), ("card", "take 2"), ("card", "take 23"), ("card", "take 1 2"), ("card", "take 11"),
        ("card", "draw"), ("card", "bid 7"), ("card", "send R7"),
        ("board", "bid 0"), ("board", "bid 401"), ("board", "bid 7.0"), ("board", "reveal"), ("board", "bid"),
        ("court", "send R11"), ("court", "send B7"), ("court", "send RX"), ("court", "send r7"), ("court", "send R 7"),
        ("court", "send R7 3"), ("court", "plan ?"), ("court", "ally R7"), ("court", "ally R7 0"),
        ("court", "ally R7 03"), ("court", "ally R7 51"), ("court", "conspire R7 3"), ("court", "conspire R7 3 51"),
        ("court", "conspire R7 0 1"),
        ("court", "declare 0"), ("court", "declare 11"), ("court", "declare R7"), ("court", "keep R7"),
        ("court", "conspire RJ=4 1 2"), ("court", "replace"), ("court", "R7"),
        *((game, thing) for game in GAMES for thing in (None, 0, b"reveal", ["reveal"], True, ("take 1",))),
    ],
)  # fmt: skip
def test_what_is_no_move_of_a_game_is_refused_with_examples(game: str, text: object) -> None:
    """The sentence shows what was written and how moves are written, all of them."""
    with pytest.raises(florin.BadNotation) as caught:
        parse_move(game, text)
    assert ("bad-notation", game) == (caught.value.key, caught.value.values["game"])
    examples = {"card": "or take 123.", "board": "bid 7 or pass.", "court": "replace R7 or keep."}
    assert str(caught.value).endswith(examples[game])


def test_a_line_is_written_for_those_who_may_know_it() -> None:
    """13 speaks for a card face down, 14 for a first player, 15 for a card face up, 0 to 5 for the seats."""
    drawn, first, shown, planned = 7 << 4 | 13, 1 << 4 | 14, 23 << 4 | 15, (13 + 7) << 4 | 0
    assert [line_text("court", line) for line in (drawn, first, shown, planned)] == [
        "* R7",
        "* first 1",
        "* G7",
        "0 plan R7",
    ]
    assert [line_for("court", drawn, seat) for seat in (0, 1, None)] == ["* R7", "* ?", "* ?"]
    assert [line_for("court", planned, seat) for seat in (0, 1, None)] == ["0 plan R7", "0 plan ?", "0 plan ?"]
    assert [line_for("court", shown, seat) for seat in (0, 1, None)] == ["* G7"] * 3
    assert line_for("court", 7 << 4 | 0, 1) == "0 send R7"
    assert [line_for("card", 2 << 4 | 3, seat) for seat in (0, 3, None)] == ["3 take 12"] * 3
    assert MOVES["card"][2] == "take 12"
