"""Why a move is better than another: what both lead to, simulated in the same worlds.

A continuation yields figures, each under a topic: who has the best ship, who leads in a good, what a rival earns. Two
moves are compared figure by figure, and what they differ in most becomes the reason, a message with both numbers.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from florin.bots.bidding import bidders, sale
from florin.bots.bot import Candidate
from florin.narration import Argument, Message
from florin.notation import GOODS, parse_move
from florin.position import Position
from florin.rules import MOVE, BoardState, CardState, CourtState, State, board, court
from florin.search.protocols import Engine
from florin.view import View, pile_cards

WORLDS, FEWEST = 200, 16  # continuations of each move: at most, and too few to compare
OTHERS = 2  # moves shown beside the best
ALIKE = 0.02  # win share: moves closer than this are about equally good
SAME = 0.01  # win share: two ways to play one card that are this close are shown as one
LEAST = 0.4  # florins or points: a smaller difference is no reason
SURE = 2.0  # standard errors
OWN = 2  # how much more a gain of the player's own counts as a reason than the same loss of a rival
PERCENT, NUMBER = 100.0, 1.0  # how a figure is shown: as a percentage of the continuations, or as a mean
VISIBLE = {PERCENT: 4, NUMBER: 1}  # smaller differences of what is shown are no reason
DRAWN = 20.0  # points that avoiding or reaching a draw is worth


class Topic(NamedTuple):
    """What a figure is about: the message that says it, and the seat or good that it speaks of."""

    key: str
    seat: int | None = None
    good: str | None = None


class Figure(NamedTuple):
    """What a continuation says about a topic: its worth to the player in florins or points, and what is shown.

    It is shown in a unit; of some figures less is better for the player.
    """

    worth: float
    shown: float
    unit: float = NUMBER
    less: bool = False


Figures = dict[Topic, Figure]


class Difference(NamedTuple):
    """What one move brings more than another in florins or points, and the sentence about it."""

    gain: float
    message: Message


def explained(
    candidates: Sequence[Candidate], engine: Engine, position: Position, view: View, luck: int
) -> list[Candidate]:
    """Return the candidates, of which the best and the alternatives to it have a reason."""
    best, *others = distinct(candidates)
    if len(view.legal) == 1:
        return with_reasons(candidates, {best.move: Message("reason-only")})
    worlds = min(WORLDS, best.sims)

    @cache
    def rows(move: str) -> list[Figures]:
        action = parse_move(view.game, move)[0]
        return [figures(engine, position, action, luck, number, best.share) for number in range(worlds)]

    told = lot_reason(engine, position.state, parse_move(view.game, best.move)[0], luck, worlds)
    if told is None and (others or "pass" in view.legal):
        found = compared(rows(best.move), rows(others[0].move if others else "pass"))
        told = found[0].message if found and found[0].gain > 0 else None
    reasons = {best.move: told or vague(best, *others[:1])}
    for other in others:
        reasons[other.move] = alternative(compared(rows(other.move), rows(best.move)), told) or vague(other, best)
    return with_reasons(candidates, reasons)


def with_reasons(candidates: Sequence[Candidate], reasons: dict[str, Message]) -> list[Candidate]:
    return [replace(one, reason=reasons.get(one.move)) for one in candidates]


def distinct(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the best candidate and the next that differ from all before them by more than a detail."""
    found: list[Candidate] = []
    for one in candidates:
        if len(found) <= OTHERS and not any(a_detail(one, other) for other in found):
            found.append(one)
    return found


def a_detail(one: Candidate, other: Candidate) -> bool:
    """Tell whether two moves are one idea: bids, values of a Jester, or ways to play a card that promise the same."""
    verb, *parts = one.move.split()
    other_verb, *other_parts = other.move.split()
    if verb != other_verb:
        return False
    return verb in ("bid", "declare") or (parts[:1] == other_parts[:1] and abs(one.share - other.share) < SAME)


def vague(one: Candidate, other: Candidate | None = None) -> Message:
    """Return what can be said of a move if no figure tells it from another: how many of 100 games it wins more."""
    if other is None or abs(one.share - other.share) < ALIKE:
        return Message("reason-even")
    count = round(100 * abs(one.share - other.share))
    return Message("reason-wins-more" if one.share > other.share else "reason-wins-fewer", args={"count": count})


def alternative(found: Sequence[Difference], told: Message | None) -> Message | None:
    """Return what speaks for a move that is not the best; if nothing does, what speaks against it.

    What the best move's reason already says is not repeated, if anything else can be said.
    """
    if found and found[0].gain > 0:
        return found[0].message
    news = [one for one in found if told is None or (one.message.key, one.message.seat) != (told.key, told.seat)]
    return (news or found)[-1].message if found else None


# -- figures -----------------------------------------------------------------------------------------------------------


def figures(engine: Engine, position: Position, action: int, luck: int, number: int, share: float) -> Figures:
    """Return what a continuation of a move shows, in the world with this number."""
    root: Any = position.state
    end = engine.continuation((action,), luck, number, True)
    if position.game.name == "court":
        return court_figures(root, engine.continuation((action,), luck, number, False), end, share)
    return card_figures(root, end) if position.game.name == "card" else board_figures(root, end)


def card_figures(root: CardState, end: CardState) -> Figures:
    me, paid = root.turn, [list(row) for row in end.paid[root.day][: root.players]]
    prizes = [row[0] for row in paid]
    found = {
        Topic("reason-ship-best"): Figure(prizes[me], prizes[me] == max(prizes), PERCENT),
        Topic("reason-ship-last"): Figure(prizes[me], prizes[me] == min(prizes) < max(prizes), PERCENT, less=True),
        Topic("reason-day"): Figure((end.florins[me] - root.florins[me]) / 2, end.florins[me] - root.florins[me]),
    }
    for seat in others(root):
        earned = end.florins[seat] - root.florins[seat]
        found[Topic("reason-day-rival", seat)] = Figure(-earned / 2, earned, less=True)
    return found | good_figures("card", me, paid)


def board_figures(root: BoardState, end: BoardState) -> Figures:
    me, paid = root.turn, [list(row) for row in end.paid[root.round][: root.players]]
    prizes = [row[0] for row in paid]
    left = end.purse[root.round][me]
    found = {
        Topic("reason-hold-best"): Figure(prizes[me], prizes[me] == max(prizes), PERCENT),
        Topic("reason-hold-last"): Figure(prizes[me], prizes[me] == min(prizes) < max(prizes), PERCENT, less=True),
        Topic("reason-purse"): Figure(left, left),
        Topic("reason-round"): Figure(end.florins[me] / 2, end.florins[me]),
    }
    for seat in others(root):
        found[Topic("reason-round-rival", seat)] = Figure(-end.florins[seat] / 2, end.florins[seat], less=True)
    return found | good_figures("board", me, paid)


def good_figures(game: str, me: int, paid: Sequence[Sequence[int]]) -> Figures:
    """Return who leads in each good, and who gets more for many of it."""
    found = {}
    for number, good in enumerate(GOODS[game]):
        ranks, extra = [row[1 + number] for row in paid], paid[me][6 + number]
        leads = 0 < ranks[me] == max(ranks)
        found[Topic("reason-leads", good=good)] = Figure(ranks[me], leads, PERCENT)
        found[Topic("reason-bonus", good=good)] = Figure(extra, extra > 0, PERCENT)
    return found


def court_figures(root: CourtState, after: CourtState, end: CourtState, share: float) -> Figures:
    """Return how a game at court ends, and what the move does and leaves open at once."""
    me, rival = root.turn, 1 - root.turn
    lead = [s.score(me) - s.score(rival) for s in (root, after)]
    loss = exposed(after, me)
    ahead = share > 1 / 2
    drawn = -DRAWN if ahead else DRAWN
    return {
        Topic("reason-swing"): Figure(lead[1] - lead[0], lead[1] - lead[0]),
        Topic("reason-exposed", rival): Figure(-0.7 * loss, loss, less=True),
        Topic("reason-influence"): Figure(end.score(me) / 2, end.score(me)),
        Topic("reason-influence-rival", rival): Figure(-end.score(rival) / 2, end.score(rival), less=True),
        Topic("reason-drawn"): Figure(drawn * end.drawn, end.drawn, PERCENT, less=ahead),
    }


def exposed(s: CourtState, me: int) -> int:
    """Return the most influence that a rival's next move can take from a player, net of what it costs the rival."""
    if s.due != MOVE or s.turn == me or s.stage != court.PLAY:
        return 0
    legal = s.legal()
    targets = {(a - court.CONSPIRE) % court.PILES + 1 for a in legal if a >= court.CONSPIRE}
    minister = court.ALLY + court.MINISTER * court.PILES
    targets |= {a - minister + 1 for a in legal if 0 <= a - minister < court.PILES and s.size[a - minister + 1] > 1}
    return max((net_value(s, i, me) for i in targets), default=0)


def net_value(s: CourtState, pile: int, me: int) -> int:
    """Return a player's influence in a pile less the rival's, or 0 if the rival has more."""
    values = [(noble >> 4, court.VALUE[noble & 15]) for noble in pile_cards(s, pile)]
    return max(0, sum(value if house == me else -value for house, value in values))


def others(s: State | CardState | BoardState) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.turn]


# -- comparisons -------------------------------------------------------------------------------------------------------


def compared(here: Sequence[Figures], there: Sequence[Figures]) -> list[Difference]:
    """Return in what one move differs from another in the same worlds, the best reason for it first.

    What the player gains is a better reason than what a rival loses.
    """
    if len(here) < FEWEST:
        return []
    found = [difference(topic, here, there) for topic in here[0]]
    return sorted(
        filter(None, found), key=lambda one: one.gain * (OWN if one.message.seat is None else 1), reverse=True
    )


def difference(topic: Topic, here: Sequence[Figures], there: Sequence[Figures]) -> Difference | None:
    """Return a difference that is certain enough, large enough, and visible in the numbers shown."""
    gains = [one[topic].worth - other[topic].worth for one, other in zip(here, there, strict=True)]
    count, gain = len(gains), sum(gains) / len(gains)
    error = sqrt(sum((x - gain) ** 2 for x in gains) / (count - 1) / count)
    unit, less = here[0][topic][2:]
    mine, other = (round(unit * sum(row[topic].shown for row in rows) / count) for rows in (here, there))
    told = abs(mine - other) >= VISIBLE[unit] and (mine > other) == ((gain > 0) != less) and min(mine, other) >= 0
    if not told or abs(gain) < max(LEAST, SURE * error):
        return None
    args: dict[str, Argument] = {"here": mine, "there": other}
    return Difference(gain, Message(topic.key, topic.seat, args | ({"good": topic.good} if topic.good else {})))


# -- auctions ----------------------------------------------------------------------------------------------------------


def lot_reason(engine: Engine, s: State, action: int, luck: int, worlds: int) -> Message | None:
    """Return what the lot on offer is worth to the player and to the keenest rival, if that decides.

    Simulations end with the round. Before the last one the message says so: steps on pyramids pay again later (B-12).
    """
    if not hasattr(s, "bidding") or not s.bidding or worlds < FEWEST:
        return None
    price = s.best + 1
    bid = action - board.BID if action > board.PASS else 0
    seats = bidders(s)
    passed = mean_florins(engine, sale(s, None, 0), luck, worlds)
    worth = {}
    for seat in seats:
        bought = mean_florins(engine, sale(s, seat, price), luck, worlds)
        worth[seat] = max(0, round(bought(seat) + price - passed(seat)))
    mine = worth.pop(s.turn)
    args: dict[str, Argument] = {"worth": mine, "later": int(s.round < board.round_count(s) - 1)}
    rival = max(worth, key=worth.__getitem__, default=None)
    if not bid:
        return Message("reason-lot-dear", args=args | {"price": price}) if mine < price else None
    if mine >= bid:
        if rival is None:
            return Message("reason-lot", args=args)
        return Message("reason-lot-rival", rival, args | {"other": worth[rival]})
    if rival is not None and worth[rival] > mine:
        return Message("reason-lot-deny", rival, args | {"other": worth[rival]})
    return None


def mean_florins(engine: Engine, moves: Sequence[int], luck: int, worlds: int) -> Callable[[int], float]:
    """Return what each seat owns on average at the end of the round after these moves."""
    ends = [engine.continuation(moves, luck, number, True).florins for number in range(worlds)]
    return lambda seat: sum(florins[seat] for florins in ends) / worlds
