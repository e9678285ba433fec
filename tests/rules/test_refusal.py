"""A refused move names its rule, says what to do instead, and changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import florin
from florin import refusal
from florin.rules import State
from florin.rules.court import ACTIONS, ALLY, CONSPIRE, PILES
from tests.rules.story import sit, spend_decks, table, tell

pytestmark = pytest.mark.usefixtures("speed")

Start = Callable[[], florin.Position]


def card(text: str = "", **options: Any) -> Start:
    return lambda: tell("card", f"* first 0, {text}", players=3, **options)


def board(text: str = "") -> Start:
    return lambda: tell("board", f"* first 0, {text}", players=3)


def court(r_hand: str = "2 6 8 8 J", last: str = "", spare: str = "R2 G2") -> Start:
    """A court on which R is to move; with `last`, after both decks are spent and these cards were shown."""

    def start() -> florin.Position:
        position = sit("5 7 9 10", "2 3 4 6", r_hand, "2 3 8 9 10")
        if last:
            spend_decks(position, spare, last)
        return position

    return start


def circle() -> florin.Position:
    return tell("court", "* R3, * R3, * R5, * R6, * G2, * G3, * G4, * G5", distinct_circle=True)


def stuck() -> florin.Position:
    """R's limit is 0 and its Minister is out, while G still has a deck, all of it planned before."""
    position = sit("5 7 9 10", "2 3 4 6", "2 6 8 8 J", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "R0 G10", ("send", "plan"))
    position.play("plan G3")
    position.play("send R0")
    return position


def without_deck() -> florin.Position:
    """The second day of six players who always reveal three cards and take one: the deck is spent."""
    position = florin.game("card", players=6).start(seed=4)
    while table(position).deck:
        position.play(position.legal()[0])
    while table(position).revealed:
        position.play("take 1")
    return position


THREE = "0 reveal, * G2, 0 reveal, * G3, 0 reveal, * G4"
FOUR_LOADED = f"{THREE}, 0 take 123, 1 reveal, * S2, 1 take 1, 2 reveal, * F2, 2 take 1"
FOUR_LOADED += ", 0 reveal, * G5, 0 take 1, 1 reveal, * S3, 1 take 1, 2 reveal, * F3, 2 take 1"
FOUR_LOADED += ", 0 reveal, * D2, 0 reveal, * D3"
REFUSED = [
    (card(THREE), "reveal", "revealed-three", "C-2", {}),
    (without_deck, "reveal", "deck-empty", "C-12", {}),
    (card(), "take 1", "market-empty", "C-2", {}),
    (card("0 reveal, * G2"), "take 12", "market-short", "C-3", {"cards": 1}),
    (card("0 reveal, * G2, 0 reveal, * G3"), "take 13", "market-short", "C-3", {"cards": 2}),
    (card("0 reveal, * G2, 0 reveal, * G3"), "take 123", "market-short", "C-3", {"cards": 2}),
    (card(FOUR_LOADED), "take 12", "no-space", "C-4", {"needed": 2, "space": 1}),
    (card(f"{FOUR_LOADED}, 0 reveal, * D4"), "take 123", "no-space", "C-4", {"needed": 3, "space": 1}),
    (board("0 draw, * M0, 0 auction"), "draw", "auction-on", "B-4", {}),
    (board("0 draw, * M0, 0 auction"), "auction", "auction-on", "B-4", {}),
    (board(), "auction", "lot-empty", "B-3", {}),
    (board(), "bid 3", "no-auction", "B-3", {}),
    (board("0 draw, * M0"), "pass", "no-auction", "B-3", {}),
    (board("0 draw, * M0, 0 auction, 1 bid 3"), "bid 3", "bid-low", "B-4", {"best": 3}),
    (board("0 draw, * M0, 0 auction"), "bid 41", "bid-high", "B-4", {"florins": 40}),
    (court("2 6 8 8 4", "RJ G10"), "send R6", "declare-first", "K-10", {}),
    (court(), "declare 4", "no-declaring", "K-10", {}),
    (circle, "send R3", "circle-first", "K-2", {}),
    (circle, "declare 3", "circle-first", "K-2", {}),
    (circle, "replace R5", "no-twins", "K-2", {"card": "R5"}),
    (court(), "replace R5", "circle-laid", "K-2", {}),
    (court(), "keep", "circle-laid", "K-2", {}),
    (court(), "send G2", "other-house", "K-3", {"card": "G2"}),
    (court(), "send R3", "not-in-hand", "K-3", {"card": "R3"}),
    (court(), "ally R3 1", "not-in-hand", "K-3", {"card": "R3"}),
    (court(last="R6 G10"), "send R8", "above-limit", "K-10", {"card": "R8", "limit": 6}),
    (court(last="R6 G10"), "ally R8 1", "above-limit", "K-10", {"card": "R8", "limit": 6}),
    (court(), "ally R2 9", "no-pile", "K-5", {"pile": 9}),
    (court(), "conspire R2 9 1", "no-pile", "K-5", {"pile": 9}),
    (court(), "conspire R2 1 50", "no-pile", "K-5", {"pile": 50}),
    (court(), "conspire R2 1 1", "same-pile", "K-6", {}),
    (court(), "conspire R2 1 3", "sums-differ", "K-6", {"ours": "7", "pile": 3, "theirs": "9"}),
    (court(), "conspire RJ 4 1", "sums-differ", "K-6", {"ours": "11 to 20", "pile": 1, "theirs": "5"}),
    (court(last="R4 G10"), "conspire RJ 5 2", "sums-differ", "K-6", {"ours": "3 to 6", "pile": 2, "theirs": "7"}),
    (court(last="R6 G10"), "plan R6", "no-planning", "K-10", {}),
    (court(last="R6 G10"), "plan R8", "no-planning", "K-10", {}),
    (stuck, "plan G8", "planning-stuck", "K-7", {}),
]


@pytest.mark.rule("C-2", "C-3", "C-4", "C-12", "B-3", "B-4", "K-2", "K-3", "K-5", "K-6", "K-7", "K-10")
@pytest.mark.parametrize(
    ("start", "move", "key", "rule", "values"), REFUSED, ids=[f"{row[2]}: {row[1]}" for row in REFUSED]
)
def test_a_refused_move_names_its_rule_and_changes_nothing(
    start: Start, move: str, key: str, rule: str, values: dict[str, Any]
) -> None:
    position = start()
    before = everything(position)
    with pytest.raises(florin.IllegalMove) as caught:
        position.play(move)
    assert (key, rule, values) == (caught.value.key, caught.value.rule, caught.value.values)
    assert f"({rule})" in str(caught.value)
    assert position.legal() == caught.value.legal
    assert before == everything(position)


def everything(position: florin.Position) -> Any:
    views = [position.view(seat) for seat in (None, *range(position.game.players))]
    return position.log, position.legal(), position.scores, position.turn, repr(position.dealer), views


def test_every_key_of_a_refusal_has_its_example() -> None:
    code = Path(refusal.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'refuse\("([a-z-]+)"', code))
    assert keys | {"other-house"} == {key for _, _, key, _, _ in REFUSED}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("card", {"players": 2}),
        ("card", {"players": 6}),
        ("board", {"players": 3}),
        ("board", {"players": 6}),
        ("court", {}),
        ("court", {"dukes": True, "distinct_circle": True, "plan_draw": "row", "end": "house"}),
    ],
)
def test_there_is_a_refusal_exactly_where_a_move_is_not_legal(game: str, options: dict[str, Any]) -> None:
    for seed in range(6):
        chance = Random(f"{game} {options} {seed}")
        position = florin.game(game, **options).start(seed=seed)
        while not position.over:
            if chance.random() < (0.05 if game == "court" else 0.1):
                assert_refused_where_illegal(position, chance)
            position.play(chosen(position, chance))


def chosen(position: florin.Position, chance: Random) -> str:
    """A random move, of a random kind: else a court would see conspiracies only."""
    legal = position.legal()
    verb = chance.choice(sorted({move.split(" ")[0] for move in legal}))
    return chance.choice([move for move in legal if move.startswith(verb)])


def assert_refused_where_illegal(position: florin.Position, chance: Random) -> None:
    state = position.state
    legal = set(state.legal())
    actions = list(range(position.game.actions)) if position.game.name != "court" else court_actions(state, chance)
    assert legal <= set(actions)
    refused = {action for action in actions if refusal.REFUSALS[position.game.name](state, action)}
    assert set(actions) - refused == legal
    for action in chance.sample(actions, min(50, len(actions))):
        assert (action in legal) == state.allows(action)


def court_actions(state: State, chance: Random) -> list[int]:
    """All moves without a pile, all of the hand with the piles at court and one that is not, and some at random."""
    piles = [*state.pile[: state.piles], PILES]
    hand = set(state.hand[state.turn][: state.hand_n[state.turn]])
    on = [kind * PILES + pile - 1 for kind in hand for pile in piles]
    against = [CONSPIRE + place * PILES + target - 1 for place in on for target in piles]
    return [*range(ALLY), *(ALLY + place for place in on), *against, *chance.sample(range(ALLY, ACTIONS), 200)]
