"""Why a move is better than another: what both lead to, simulated in the same worlds.

A continuation yields figures, each under a topic: who has the best ship, who leads in a good, what a rival earns. Two
moves are compared figure by figure. The best move is explained by what it gains most, an alternative by what it loses
most, each in a message with both numbers. Where nothing certain can be said, the chances speak for themselves.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from math import sqrt
from typing import NamedTuple

from florin.bots.bidding import bidders, sale
from florin.bots.bot import Candidate
from florin.narration import Argument, Message
from florin.notation import GOODS, parse_move
from florin.position import Position
from florin.rules import MOVE, BoardState, CardState, CourtState, State, board, court
from florin.search.protocols import Engine
from florin.view import BoardView, CardView, View, pile_cards

WORLDS, FEWEST = 200, 16  # continuations of each move: at most, and too few to compare
OTHERS = 2  # moves shown next to the best
ALIKE = 1  # percent to win: moves that differ by at most this are about equally good
LEAST = 0.4  # florins or points: a smaller difference is no reason
SURE = 2.0  # standard errors
OWN = 2  # how much more a gain of the player's own counts as a reason than the same loss of a rival
PERCENT, NUMBER = 100.0, 1.0  # how a figure is shown: as a percentage of the continuations, or as a mean
VISIBLE = {PERCENT: 5, NUMBER: 2}  # smaller differences of what is shown are no reason; of a rival's, one more
DRAWN = 20.0  # points that avoiding or reaching a draw is worth


class Topic(NamedTuple):
    """The subject of a figure: the message that says its gain, and the seat or good that it speaks of.

    The message that says its loss has the same key with `-lost`.
    """

    key: str
    seat: int | None = None
    good: str | None = None


class Figure(NamedTuple):
    """The finding of a continuation about a topic: its worth to the player in florins or points, and what is shown.

    It is shown in a unit; of some figures less is better for the player.
    """

    worth: float
    shown: float
    unit: float = NUMBER
    less: bool = False


Figures = dict[Topic, Figure]


class Difference(NamedTuple):
    """The advantage of one move over another in florins or points, its topic, and the sentence about it."""

    gain: float
    topic: Topic
    message: Message


def explained(
    candidates: Sequence[Candidate], engine: Engine, position: Position, view: View, luck: int
) -> list[Candidate]:
    """Return the candidates, first the best and the alternatives to it with reasons, then the others without."""
    if len(view.legal) == 1:
        reasons = {candidates[0].move: Message("reason-only")}
    else:
        reasons = told(distinct(candidates), engine, position, view, luck)
    found = {one.move: replace(one, reason=reasons.get(one.move)) for one in candidates}
    return [found[move] for move in dict.fromkeys((*reasons, *found))]


def told(
    candidates: Sequence[Candidate], engine: Engine, position: Position, view: View, luck: int
) -> dict[str, Message]:
    """Return what speaks for the first of some moves, and what each of the others loses."""
    best, *others = candidates
    worse = [other for other in others if not alike(best, other)]
    if others and not worse:
        return {best.move: Message("reason-even")} | {other.move: Message("reason-none") for other in others}
    worlds = min(WORLDS, best.sims)

    @cache
    def rows(move: str) -> list[Figures]:
        action = parse_move(view.game, move)[0]
        return [figures(engine, position, action, luck, number, best.share) for number in range(worlds)]

    def differences(move: str, other: str) -> list[Difference]:
        found = compared(rows(move), rows(other))
        return [one for one in found if follows(one.topic, one.gain > 0, view, move, other)]

    said = []
    reason = lot_reason(engine, position.state, parse_move(view.game, best.move)[0], luck, worlds)
    if reason is None and (worse or "pass" in view.legal):
        gains = [one for one in differences(best.move, worse[0].move if worse else "pass") if one.gain > 0]
        reason, said = (gains[0].message, [gains[0].topic]) if gains else (None, [])
    reasons = {best.move: reason or Message("reason-none")}
    for other in others:
        lost = None if alike(best, other) else loss(differences(other.move, best.move), said)
        said += [lost.topic] if lost else []
        reasons[other.move] = (
            lost.message if lost else Message("reason-as-good" if alike(best, other) else "reason-none")
        )
    return reasons


def distinct(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the best candidate, then the likeliest to win that differ from all before them by more than a detail.

    What was dropped early was measured roughly. If its share looks better than the best one's, that is chance.
    """
    best, *rest = candidates
    found = [best]
    for one in sorted(rest, key=lambda one: -one.share):
        if one.share <= best.share and len(found) <= OTHERS and not any(a_detail(one, other) for other in found):
            found.append(one)
    return found


def a_detail(one: Candidate, other: Candidate) -> bool:
    """Return whether two moves are one idea: bids, values of a Jester, or nobles sent or planned that promise the same.

    So are two ways to play a noble, or to play on a pile.
    """
    verb, *parts = one.move.split()
    other_verb, *other_parts = other.move.split()
    if verb != other_verb:
        return False
    if verb in ("send", "plan"):
        return alike(one, other)
    return verb in ("bid", "declare") or any(x == y for x, y in zip(parts, other_parts, strict=True))


def alike(one: Candidate, other: Candidate) -> bool:
    return abs(round(100 * one.share) - round(100 * other.share)) <= ALIKE


def loss(found: Sequence[Difference], said: Sequence[Topic]) -> Difference | None:
    """Return what a move loses most, of what has not been said yet."""
    lost = [one for one in found if one.gain < 0 and one.topic not in said]
    return lost[-1] if lost else None


def follows(topic: Topic, gained: bool, view: View, move: str, other: str) -> bool:
    """Return whether a reader can see how one of two moves gains or loses this: goods by their cards, money by bids."""
    if topic.good:
        more = icons(view, move, topic.good) - icons(view, other, topic.good)
        return more > 0 if gained else more < 0
    if topic.key == "reason-purse":
        return move.startswith("bid") != gained
    return True


def icons(view: View, move: str, good: str) -> int:
    """Return how many icons of a good a move takes, or offers for."""
    verb, *parts = move.split()
    cards: Sequence[str] = ()
    if isinstance(view, CardView) and verb == "take":
        cards = [view.market[-int(place)] for place in parts[0]]
    if isinstance(view, BoardView) and verb == "bid":
        cards = view.lot
    return sum(card.count(good) for card in cards)


# -- figures -----------------------------------------------------------------------------------------------------------


def figures(engine: Engine, position: Position, action: int, luck: int, number: int, share: float) -> Figures:
    """Return what a continuation of a move shows, in the world with this number."""
    root = position.state
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
    return sorted(filter(None, found), key=lambda one: one.gain * (OWN if one.topic.seat is None else 1), reverse=True)


def difference(topic: Topic, here: Sequence[Figures], there: Sequence[Figures]) -> Difference | None:
    """Return a difference that is certain enough, large enough, and visible in the numbers shown."""
    gains = [one[topic].worth - other[topic].worth for one, other in zip(here, there, strict=True)]
    count, gain = len(gains), sum(gains) / len(gains)
    error = sqrt(sum((x - gain) ** 2 for x in gains) / (count - 1) / count)
    unit, less = here[0][topic][2:]
    mine, other = (rounded(unit, sum(row[topic].shown for row in rows) / count) for rows in (here, there))
    told = (
        abs(mine - other) >= VISIBLE[unit] + (topic.seat is not None)
        and (mine > other) == ((gain > 0) != less)
        and min(mine, other) >= 0
    )
    if not told or abs(gain) < max(LEAST, SURE * error):
        return None
    args: dict[str, Argument] = {"here": mine, "there": other}
    key = topic.key if gain > 0 else f"{topic.key}-lost"
    return Difference(gain, topic, Message(key, topic.seat, args | ({"good": topic.good} if topic.good else {})))


def rounded(unit: float, mean: float) -> int:
    """Return a figure as it is shown. Simulations prove nothing, so a percentage is neither 0 nor 100.

    >>> rounded(PERCENT, 0.999), rounded(PERCENT, 0.0), rounded(NUMBER, 0.4)
    (99, 1, 0)
    """
    figure = round(unit * mean)
    return min(99, max(1, figure)) if unit == PERCENT else figure


# -- auctions ----------------------------------------------------------------------------------------------------------


def lot_reason(engine: Engine, s: State, action: int, luck: int, worlds: int) -> Message | None:
    """Return what the lot on offer is worth to the player or to the keenest rival, if that speaks for the move.

    Simulations end with the round. If the lot is worth less until then than is bid for it, its steps on the pyramids
    may still be worth the bid: they pay again in later rounds (B-12).
    """
    if not hasattr(s, "bidding") or not s.bidding or worlds < FEWEST:
        return None
    price = s.best + 1
    bid = action - board.BID if action > board.PASS else 0
    passed = mean_florins(engine, sale(s, None, 0), luck, worlds)
    worth = {}
    for seat in bidders(s):
        bought = mean_florins(engine, sale(s, seat, price), luck, worlds)
        worth[seat] = max(0, round(bought(seat) + price - passed(seat)))
    mine = worth.pop(s.turn)
    args: dict[str, Argument] = {"worth": mine}
    rival = max(worth, key=worth.__getitem__, default=None)
    if not bid:
        return Message("reason-lot-dear", args=args | {"price": price}) if mine < price else None
    if mine > bid:
        if rival is None or worth[rival] >= mine:
            return Message("reason-lot", args=args)
        return Message("reason-lot-rival", rival, args | {"other": worth[rival]})
    if rival is not None and worth[rival] > max(mine, bid):
        return Message("reason-lot-deny", rival, args | {"other": worth[rival]})
    if s.round < board.round_count(s) - 1 and any(board.GOOD[card] != board.NEUTRAL for card in s.lot[: s.lot_n]):
        return Message("reason-lot-later", args=args)
    return None


def mean_florins(engine: Engine, moves: Sequence[int], luck: int, worlds: int) -> Callable[[int], float]:
    """Return what each seat owns on average at the end of the round after these moves."""
    ends = [engine.continuation(moves, luck, number, True).florins for number in range(worlds)]
    return lambda seat: sum(florins[seat] for florins in ends) / worlds
