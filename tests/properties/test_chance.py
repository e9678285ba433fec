"""Every draw is uniform: fixed-seed chi-square tests of each kind of draw, of playouts and of `florin.sample`."""

from array import array
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

import florin
from florin.dealer import Dealer
from florin.notation import CARDS
from florin.options import checked, new_state
from florin.rules import CARD, MOVE, OVER, State
from florin.rules.plain import Stream
from florin.rules.playout import below as untyped_below
from tests.properties.policies import POLICIES, choose
from tests.properties.variants import TWO_ICONS, compiled

number_below: Callable[[Stream, int], int] = untyped_below
DEALERS: dict[str, Callable[[int], Dealer]] = {
    "seeded": florin.Seeded,
    "committed": lambda number: florin.Committed(number.to_bytes(16, "big"), b"of all who joined"),
}


def assert_fits(seen: Iterable[Hashable], likely: Mapping[Any, int | Fraction]) -> None:
    """Chi-square: what was seen fits weights, at the level of one in 30,000 (Wilson and Hilferty's approximation)."""
    counts = Counter(seen)
    assert set(counts) <= set(likely), "an outcome that cannot be"
    if len(likely) == 1:
        return
    unit = Fraction(counts.total()) / sum(likely.values())
    expected = {outcome: float(unit * weight) for outcome, weight in likely.items()}
    assert min(expected.values()) >= 5, "too few draws to tell"
    chi = sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
    freedom = len(likely) - 1
    spread = 2 / (9 * freedom)
    assert ((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 4


def test_a_crooked_die_is_noticed() -> None:
    """One face a tenth too often, or one that never comes, does not pass; a fair one does."""
    rng = Random(1)
    fair = dict.fromkeys(range(6), 1)
    assert_fits(rng.choices(range(6), k=20_000), fair)
    for weights in ([11, 10, 10, 10, 10, 10], [1, 1, 1, 1, 1, 0]):
        with pytest.raises(AssertionError):
            assert_fits(rng.choices(range(6), weights, k=20_000), fair)
    with pytest.raises(AssertionError, match="cannot be"):
        assert_fits([6], fair)


# -- the kinds of draws ------------------------------------------------------------------------------------------------

CIRCLE_TIED = ["* R2", "* R3", "* R4", "* R5", "* G2", "* G3", "* G4", "* G5"]
HANDS = [f"* {house}{name}" for house in "RG" for name in ("6", "7", "8", "9", "J")]
ALIKE = ["* R2", "* R2", "* R4", "* R5", "* G2", "* G3", "* G4", "* G6", "0 replace R2"]
AFTER_PLANS = [*CIRCLE_TIED[:7], "* G6", *HANDS, "1 plan G6", "* G7", "0 send R6"]
HALF_ROUND = ["* first 1", "1 draw", "* 10", "1 draw", "* M5", "1 auction", "2 bid 3", "0 pass", "1 pass", "2 draw"]
HALF_DAY = ["* first 0", "0 reveal", "* 7", "0 take 1", "1 reveal", "* 2*", "1 reveal"]
DRAWS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    **{f"card, first of {n}": ("card", {"players": n}, []) for n in range(2, 7)},
    "card, first card": ("card", {"players": 3}, ["* first 2", "2 reveal"]),
    "card, later card": ("card", {"players": 2}, HALF_DAY),
    "board, first of 3": ("board", {"players": 3}, []),
    "board, first card": ("board", {"players": 5}, ["* first 4", "4 draw"]),
    "board, later card": ("board", {"players": 3}, HALF_ROUND),
    "court, circle's first": ("court", {}, []),
    "court, circle's last": ("court", {"dukes": True}, CIRCLE_TIED[:7]),
    "court, circle's replacement": ("court", {"distinct_circle": True}, ALIKE),
    "court, after what was set aside is back": ("court", {"distinct_circle": True}, [*ALIKE, "* RJ"]),
    "court, hand's first": ("court", {}, CIRCLE_TIED),
    "court, hand's last": ("court", {"dukes": True}, [*CIRCLE_TIED, *HANDS[:9]]),
    "court, first": ("court", {}, [*CIRCLE_TIED, *HANDS]),
    "court, deck": ("court", {}, AFTER_PLANS),
}


def start_of(game: str, options: dict[str, Any], log: list[str]) -> dict[str, Any]:
    """A record of these lines, at the end of which a draw is due."""
    record = florin.game(game, **options).start(seed=0).record()
    return record | {"log": log, "scores": [], "winners": None}


def possible(game: str, s: State) -> Counter[str]:
    """The outcomes of the draw that is due, as many times as there are cards for each."""
    codes = [s.outcome(j) for j in range(s.chances())]
    return Counter(f"* {CARDS[game][code]}" if s.due == CARD else f"* first {code}" for code in codes)


@pytest.mark.parametrize("dealer", DEALERS)
@pytest.mark.parametrize("kind", DRAWS)
def test_each_kind_of_draw_is_uniform(kind: str, dealer: str) -> None:
    """Each card that can still come is as likely as any other, and so is each seat in a tie."""
    game, options, log = DRAWS[kind]
    record = start_of(game, options, log)
    likely = possible(game, florin.replay(record, len(log))._state)
    dealers = map(DEALERS[dealer], range(12 * likely.total()))
    assert_fits([florin.replay(record, len(log), dealer=one).log[len(log)] for one in dealers], likely)


@pytest.mark.parametrize("dealer", DEALERS)
@pytest.mark.parametrize("count", [2, 3, 5, 6, 25, 36, 110])
def test_one_stream_is_uniform_all_along(count: int, dealer: str) -> None:
    """Also each draw together with the one before it, where there are enough of both."""
    one = DEALERS[dealer](7)
    drawn = [one.pick(count, len) for _ in range(60 * count)]
    assert_fits(drawn, dict.fromkeys(range(count), 1))
    if count <= 6:
        pairs = dict.fromkeys(((first, second) for first in range(count) for second in range(count)), 1)
        assert_fits(zip(drawn[::2], drawn[1::2], strict=False), pairs)


@pytest.mark.parametrize("count", [2, 3, 7, 36, 110])
def test_the_playouts_numbers_are_uniform(count: int) -> None:
    """The first and the second number of streams that begin side by side, as those of `playouts` do."""
    streams = [Stream(1000 + number) for number in range(40 * count)]
    for _ in range(2):
        assert_fits([number_below(stream, count) for stream in streams], dict.fromkeys(range(count), 1))


# -- playouts ----------------------------------------------------------------------------------------------------------


class TooLarge(Exception):
    """A tree with more nodes than are worth counting."""


def chances_of_ends(s: State, most: int) -> dict[tuple[int, ...], Fraction]:
    """How likely each (decisions, scores) is when all moves and draws from here are uniform, by walking the tree."""
    ends: dict[tuple[int, ...], Fraction] = {}
    nodes = [(s, 0, Fraction(1))]
    visited = 0
    while nodes:
        node, length, chance = nodes.pop()
        visited += 1
        if visited > most:
            raise TooLarge
        if node.due == OVER:
            end = (length, *(node.score(p) for p in range(node.players)))
            ends[end] = ends.get(end, Fraction(0)) + chance
        elif node.due == MOVE:
            acts = node.legal()
            for action in acts:
                after = node.copy()
                after.apply(action)
                nodes.append((after, length + 1, chance / len(acts)))
        else:
            outcomes = Counter(node.outcome(j) for j in range(node.chances()))
            for code, n in outcomes.items():
                after = node.copy()
                after.draw(after.rank_of(code))
                nodes.append((after, length, chance * n / outcomes.total()))
    return ends


def endgame(game: str, options: dict[str, Any], rng: Random) -> tuple[State, dict[tuple[int, ...], Fraction]]:
    """A position near the end of a random game, and how likely its ends are, of which there are at least four."""
    while True:
        s, path = new_state(game, checked(game, options), compiled(game)), []
        while s.due != OVER:
            path.append(s.copy())
            if s.due == MOVE:
                s.apply(choose(s, s.legal(), POLICIES[game]["uniform"], rng))
            else:
                s.deal(rng.randrange(s.chances()))
        for back in (12, 8, 6, 4, 3):
            try:
                ends = chances_of_ends(path[-back], 3000)
            except TooLarge:
                continue
            if len(ends) >= 4:
                return path[-back], ends
            break


@pytest.mark.parametrize(
    ("game", "options"),
    [("card", {"players": 2, "deck": TWO_ICONS}), ("board", {"players": 3}), ("court", {"dukes": True})],
)
def test_playouts_end_as_often_as_the_tree_says(game: str, options: dict[str, Any]) -> None:
    """Near the end of a game the chance of each end is counted exactly; compiled random games reach it as often."""
    rng, runs = Random(game), 4000
    for _ in range(3):
        s, ends = endgame(game, options, rng)
        scores, lengths = array("h", bytes(2 * runs * s.players)), array("h", bytes(2 * runs))
        s.playouts(77, scores, lengths)
        seen = zip(lengths, *(scores[p :: s.players] for p in range(s.players)), strict=True)
        group = grouped(ends, Fraction(8, runs))
        likely = dict.fromkeys(group.values(), Fraction(0))
        for end, chance in ends.items():
            likely[group[end]] += chance
        assert_fits([group[end] for end in seen], likely)


def grouped(ends: dict[tuple[int, ...], Fraction], least: Fraction) -> dict[tuple[int, ...], tuple[int, ...]]:
    """The rarest ends are taken together, as (), until they too are likely enough to be counted."""
    group, rare = {}, Fraction(0)
    for end, chance in sorted(ends.items(), key=lambda item: item[1]):
        together = chance < least or 0 < rare < least
        rare += chance if together else 0
        group[end] = () if together else end
    return group


# -- sampling ----------------------------------------------------------------------------------------------------------


class Opened(florin.Scripted):
    """Deals the cards of a script, then from a seed."""

    def __init__(self, cards: Iterable[str]) -> None:
        super().__init__(cards)
        self.later = florin.Seeded(5)

    def pick(self, count: int, find: Callable[[str], int]) -> int:
        return super().pick(count, find) if self.used < len(self.lines) else self.later.pick(count)


def court_after(turns: int) -> florin.Position:
    """Both plan twice and then send, for so many turns each; Gonzaga, whose circle counts more, begins."""
    circle = ["R2", "R3", "R4", "R5", "G7", "G8", "G9", "G10"]
    position = florin.game("court").start(dealer=Opened(circle))
    for turn in range(2 * turns):
        wanted = "plan" if turn < 4 else "send"
        position.play(next(move for move in position.legal() if move.startswith(wanted)))
    return position


def house(position: florin.Position, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Return the hand of a house, its planned cards and the rest of its deck, as kinds."""
    s = position.state
    piles = (s.hand[seat][: s.hand_n[seat]], s.under[seat][: s.under_n[seat]], s.unseen[seat][: s.unseen_n[seat]])
    hand, planned, deck = map(list, piles)
    return hand, planned, deck


def hidden(position: florin.Position, seat: int) -> list[int]:
    hand, planned, deck = house(position, seat)
    return sorted(hand + planned + deck)


@pytest.mark.parametrize("viewer", [0, None])
def test_sample_is_uniform_over_every_way_to_hide_the_cards(viewer: int | None) -> None:
    """Late: five in hand, two planned, one in the deck. Each order of the planned with each card of the deck counts."""
    position = court_after(14)
    assert [len(part) for part in house(position, 1)] == [5, 2, 1]
    view = position.view(viewer)
    seen = []
    for seed in range(5000):
        _, planned, deck = house(florin.sample(view, seed), 1)
        seen.append((*planned, *deck))
    assert_fits(seen, Counter(permutations(hidden(position, 1), 3)))


def test_sample_is_uniform_when_planned_cards_have_been_drawn() -> None:
    """Later: the deck is all planned cards, one of them in hand by now. Any of the six may be the one still to come."""
    position = court_after(16)
    assert [len(part) for part in house(position, 1)] == [5, 1, 0]
    view = position.view(0)
    seen = [house(florin.sample(view, seed), 1)[1][0] for seed in range(1500)]
    assert_fits(seen, Counter(hidden(position, 1)))


def test_sample_is_uniform_early() -> None:
    """Nearly all is hidden: the two planned cards in order, and a card of the hand."""
    position = court_after(2)
    assert [len(part) for part in house(position, 1)] == [5, 2, 13]
    view, pairs, held, rng = position.view(0), [], [], Random(3)
    for seed in range(5000):
        hand, planned, _ = house(florin.sample(view, seed), 1)
        pairs.append(tuple(planned))
        held.append(rng.choice(hand))
    assert_fits(pairs, Counter(permutations(hidden(position, 1), 2)))
    assert_fits(held, Counter(hidden(position, 1)))


def test_sample_hides_the_two_houses_from_a_spectator_independently() -> None:
    """Each card that may be next in one deck comes with each that may be in the other."""
    position = court_after(14)
    view = position.view(None)
    seen = []
    for seed in range(2500):
        sampled = florin.sample(view, seed)
        seen.append((house(sampled, 0)[2][0], house(sampled, 1)[2][0]))
    likely = Counter((mine, theirs) for mine in hidden(position, 0) for theirs in hidden(position, 1))
    assert_fits(seen, likely)


@pytest.mark.parametrize(("game", "move"), [("card", "reveal"), ("board", "draw")])
def test_sample_draws_on_uniformly(game: str, move: str) -> None:
    """In the trading games only what is yet to come is unknown, and every sample goes on by itself."""
    position = florin.game(game, players=4).start(seed=3)
    position.play(move)
    view = position.view(1)
    likely = {f"* {text}": n for text, n in view.unseen.items()}  # type: ignore[union-attr]
    seen = []
    for seed in range(12 * sum(likely.values())):
        sampled = florin.sample(view, seed)
        sampled.play(move)
        seen.append(sampled.log[len(view.log) + 1])
    assert_fits(seen, likely)
