"""The law of views: what a seat cannot tell apart looks, behaves and fails alike to it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

import florin
from florin.notation import line_text
from florin.refusal import REFUSALS, Refusal
from florin.rules import GAMES, CourtState, State
from florin.view import court_view
from tests.properties.policies import POLICIES, choose
from tests.properties.variants import option_sets

PROBES = {
    "card": ["reveal", "take 1", "take 12", "take 123", "take 4"],
    "board": ["draw", "auction", "pass", "bid 1", "bid 39", "bid x"],
    "court": [
        *(f"{verb} {house}{name}" for verb in ("send", "plan") for house in "RG" for name in ("0", "7", "J", "15")),
        *("ally R7 3", "ally G1 40", "conspire R5 1 2", "conspire GJ 2 2", "replace R2", "keep", "declare 3", "plan ?"),
    ],
}
STRIDES = {"card": 7, "board": 3, "court": 1}  # through the sets of options: every player count, every value of each


def outcome_of(position: florin.Position, move: str, seat: int) -> tuple[Any, ...]:
    """Return the answer to a seat that tries a move."""
    tried = position.copy()
    tried._dealer = florin.Seeded(1)
    try:
        tried.play(move, seat)
    except florin.Error as error:
        return type(error), str(error), error.key, error.values, getattr(error, "legal", None)
    return ("played",)


def assert_alike(one: florin.Position, two: florin.Position, seat: int | None) -> None:
    """The law: all that this seat can see of two positions, or learn by trying, is the same."""
    view = one.view(seat)
    assert view == two.view(seat)
    assert repr(view) == repr(two.view(seat))
    assert one.record(seat) == two.record(seat)
    assert (one.turn, one.over, one.scores, one.winners) == (two.turn, two.over, two.scores, two.winners)
    assert one.breakdown() == two.breakdown()
    if seat is not None:
        for move in [*PROBES[one.game.name], *view.legal[:8]]:
            assert outcome_of(one, move, seat) == outcome_of(two, move, seat)


def seats_of(position: florin.Position) -> list[int | None]:
    return [None, *range(position.game.players)]


# -- positions that a seat cannot tell apart ---------------------------------------------------------------------------


class Following:
    """Deals what a seat saw dealt elsewhere, and something else where it saw nothing."""

    def __init__(self, lines: list[str], rank: int) -> None:
        self.lines = lines
        self.rank = rank

    def pick(self, count: int, find: Callable[[str], int]) -> int:
        line = self.lines.pop(0)
        return self.rank % count if line == "* ?" else find(line[2:])

    def copy(self) -> "Following":
        return Following(self.lines.copy(), self.rank)


def positions(game: str, options: dict[str, Any], seed: int, often: float = 0.1) -> Iterator[florin.Position]:
    """Some positions of one game and its last, the style of play changing."""
    rng = Random(seed)
    position = florin.game(game, **options).start(seed=seed)
    policy = POLICIES[game]["uniform"]
    while True:
        if position.over or rng.random() < often:
            yield position
        if position.over:
            return
        if rng.random() < 0.15:
            policy = rng.choice(list(POLICIES[game].values()))
        ids = position.legal_ids()
        position.play(position.legal()[ids.index(choose(position.state, ids, policy, rng))])


def swapped(position: florin.Position, seat: int | None, rng: Random) -> florin.Position:
    """The same game with one hidden card of a house dealt as another that is still in its deck, if there is one."""
    record, s = position.record(), position.state
    house = rng.choice([p for p in range(2) if p != seat])
    hand, deck = s.hand[house][: s.hand_n[house]], s.unseen[house][: s.unseen_n[house]]
    if deck and hand:
        old, new = (f"* {'RG'[house]}{noble(rng.choice(cards))}" for cards in (hand, deck))
        drawn = max(place for place, line in enumerate(record["log"]) if line == old)
        planned = [line.split(" ")[2] for line in record["log"][drawn:] if line.startswith(f"{house} plan")]
        if old[2:] not in planned:
            record["log"][drawn] = new
    return florin.replay(record, dealer=florin.Seeded(rng.randrange(99)))


def noble(kind: int) -> str:
    return {11: "J", 12: "15"}.get(kind, str(kind))


def twins(position: florin.Position, seat: int | None, seed: int) -> list[florin.Position]:
    """Positions that look to a seat like this one: sampled, dealt on by another, and at court with cards swapped."""
    found = [florin.sample(position.view(seat), seed + number) for number in range(2)]
    found.append(florin.replay(position.record(), dealer=florin.Seeded(seed)))
    if position.game.name == "court":
        found.append(swapped(position, seat, Random(seed)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_tell_apart_is_alike(game: str) -> None:
    """For every seat and the spectator, all along games of every player count and option."""
    for seed, options in enumerate(option_sets(game)[:: STRIDES[game]]):
        for position in positions(game, options, seed, 0.12 if game == "court" else 0.015):
            for seat in seats_of(position):
                for twin in twins(position, seat, seed):
                    assert_alike(position, twin, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_alike_stays_alike(game: str) -> None:
    """Both go on with the same moves and the same open draws, as long as what is hidden allows it."""
    steps = 0
    for seed, options in enumerate(option_sets(game)[:: 2 * STRIDES[game] + 1]):
        for position in positions(game, options, seed, 0.15 if game == "court" else 0.01):
            for seat in seats_of(position):
                steps += go_on(position.copy(), florin.sample(position.view(seat), seed), seat, Random(seed))
    assert steps > 100


def go_on(one: florin.Position, two: florin.Position, seat: int | None, rng: Random) -> int:
    """Plays both on for some moves; a hidden move that only one of them can make ends it."""
    steps = 0
    while not one.over and steps < 6:
        mark = len(one.log)
        move = rng.choice([move for move in one.legal() if move in two.legal()] or [""])
        if not move or (one.turn != seat and move.startswith("plan")):
            break
        one.play(move)
        two._dealer = Following(list(one.view(seat).log[mark + 1 :]), steps)
        try:
            two.play(move)
        except florin.Error as error:
            if error.key == "script-wrong" and one.game.name == "court":
                break  # a last card is shown that the other game has dealt before
            raise
        assert_alike(one, two, seat)
        steps += 1
    return steps


def test_the_two_games_really_differ() -> None:
    """Samples and swaps change what is hidden, else the law would be no test."""
    under_way = [position.copy() for seed in range(9) for position in positions("court", {}, seed)]
    assert sum(all(twin != position for twin in twins(position, 0, 1)[:2]) for position in under_way) > 10
    assert sum(swapped(position, 0, Random(1)) != position for position in under_way) > 10


def test_hidden_cards_of_two_scripted_deals_do_not_show() -> None:
    """Gonzaga's hand and what it draws and plans differ; Della Rovere sees the same, and Gonzaga does not."""
    start = ["R2", "R3", "R4", "R10", "G2", "G3", "G4", "G5", "R6", "R7", "R8", "R9", "RJ"]
    games = []
    for hidden in (["G6", "G7", "G8", "G9", "GJ", "G10", "G0"], ["G6", "G0", "G1", "G10", "G0", "G1", "G9"]):
        script = [*start, *hidden[:5], "R0", hidden[5], "R1", hidden[6]]
        position = florin.game("court").start(dealer=florin.Scripted(script))
        for move in ("send R6", f"plan {hidden[1]}", "send R7", "send G6"):
            position.play(move)
        games.append(position)
    assert_alike(games[0], games[1], 0)
    assert_alike(games[0], games[1], None)
    with pytest.raises(AssertionError):
        assert_alike(games[0], games[1], 1)


@pytest.mark.parametrize(("game", "move"), [("card", "reveal"), ("board", "draw")])
def test_what_is_yet_to_come_does_not_show(game: str, move: str) -> None:
    """Two scripts that agree so far and differ from here on give every seat the same."""
    first = {"card": ["F3", "G5"], "board": ["M5", "10"]}[game]
    one, two = (
        florin.game(game, players=3).start(dealer=florin.Scripted(["first 1", first[0], *later]))
        for later in (first[1:], first[:1])
    )
    for position in (one, two):
        position.play(move)
    for seat in seats_of(one):
        assert_alike(one, two, seat)


# -- planted leaks -----------------------------------------------------------------------------------------------------


def open_log(game: str, line: int, seat: int | None) -> str:
    return line_text(game, line)


def wrapped(change: Callable[[CourtState, int | None, dict[str, Any]], None]) -> Callable[..., Any]:
    """The view of the court, built after `change` has had its way with what it is built from."""

    def leaky(s: CourtState, seat: int | None, common: dict[str, Any]) -> Any:
        change(s, seat, common)
        return court_view(s, seat, common)

    return leaky


def fewer_moves(s: CourtState, seat: int | None, common: dict[str, Any]) -> None:
    """Legal moves that depend on the other's hand."""
    if seat is not None and s.hand[1 - seat][0] < 3:
        common["legal"] = common["legal"][:-1]


def score_of_hand(s: CourtState, seat: int | None, common: dict[str, Any]) -> None:
    common["scores"] = ((sum(s.hand[0]), sum(s.hand[1])),)


def telling_refusal(s: State, action: int) -> Refusal:
    return Refusal("no-space", "K-3", {"needed": s.hand[1 - s.turn][0], "space": 0})


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the view's log": lambda patch: patch.setattr("florin.view.line_for", open_log),
    "the record's log": lambda patch: patch.setattr(import_module("florin.position"), "line_for", open_log),
    "the legal moves": lambda patch: patch.setattr("florin.view.court_view", wrapped(fewer_moves)),
    "the scores": lambda patch: patch.setattr("florin.view.court_view", wrapped(score_of_hand)),
    "the errors": lambda patch: patch.setitem(REFUSALS, "court", telling_refusal),
}


def check_court() -> None:
    for seed in range(4):
        for position in positions("court", {}, seed):
            for seat in seats_of(position):
                for twin in twins(position, seat, seed):
                    assert_alike(position, twin, seat)


def test_the_court_keeps_the_law() -> None:
    """The check that the leaks below must fail passes without them."""
    check_court()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the log, the legal moves, the scores or an error: the check fails."""
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        check_court()
