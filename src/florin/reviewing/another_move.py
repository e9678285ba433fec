"""Answers on the spot to "what if another move had been made?", for one decision of a finished game."""

from dataclasses import dataclass
from typing import Any

from florin.bots.beliefs import believed, engine_on, running
from florin.bots.bidding import bidders, reply
from florin.bots.weights import RIVALS
from florin.dealer import Manual
from florin.errors import BadRecord
from florin.narration import Message
from florin.notation import parse_move
from florin.position import Position
from florin.replaying import replay
from florin.reviewing.grading import noise, why
from florin.reviewing.judge import OPEN, Estimates
from florin.rules import BoardState, board
from florin.search import search_of

SIMS = 4000


@dataclass(frozen=True)
class WhatIf:
    """Another move in place of the one made, judged in the same worlds from what its player could know.

    `share` is what the move brings of the win, `change` how much more that is than what `played` brings, with a 95%
    `interval`. Of a bid, `buys` is how likely it gets the lot, as the others have played so far. `reasons` are for the
    better of the two moves.
    """

    line: int
    seat: int
    move: str
    played: str
    share: float
    change: float
    interval: tuple[float, float]
    buys: float | None
    reasons: list[Message]


def what_if(record: dict[str, Any], line: int, move: str, *, sims: int = SIMS, seed: int = 0) -> WhatIf:
    """Return what a move would have brought in place of the one in a line of a finished game's log.

    A line that is no move, an illegal move and an unfinished game are refused.

    >>> import florin
    >>> position = florin.game("board", players=3).start(seed=1)
    >>> while not position.over:
    ...     _ = position.play(position.legal()[0])
    >>> line = position.log.index("2 pass")
    >>> found = what_if(position.record(), line, "bid 9", sims=64)
    >>> found.played, found.change < 0, found.buys > 0.9
    ('pass', True, True)
    """
    before = decision_at(record, line, move)
    seat, played = int(before.turn or 0), record["log"][line].partition(" ")[2]
    action, other = (parse_move(before.game.name, one)[0] for one in (move, played))
    luck = (seed << 16) + line
    estimates = Estimates(before, luck, sims, seat if before.game.name == "court" else OPEN)
    mine, theirs = estimates.share(action), estimates.share(other)
    error, change = noise(estimates, action, other, seat), mine - theirs
    better = {action: mine, other: theirs} if change > 0 else {other: theirs, action: mine}
    return WhatIf(
        line=line,
        seat=seat,
        move=move,
        played=played,
        share=mine,
        change=change,
        interval=(change - error, change + error),
        buys=chance_to_buy(before, action),
        reasons=why(estimates, better)[:1] if action != other else [],
    )


def decision_at(record: dict[str, Any], line: int, move: str) -> Position:
    """Return the position before a line of a finished game's log, in which its player could make this move."""
    if not 0 <= line < len(record["log"]):
        raise BadRecord("review-no-move", line=line + 1)
    if not replay(record).over:
        raise BadRecord("review-unfinished")
    before = replay(record, upto=line, dealer=Manual())
    if before.turn is None:
        raise BadRecord("review-no-move", line=line + 1)
    before.copy().play(move)  # raises an error if it is illegal
    return before


def chance_to_buy(before: Position, action: int) -> float | None:
    """Return how likely a bid gets the lot."""
    if before.game.name != "board" or action <= board.PASS:
        return None
    state: BoardState = before.state.copy()
    seat, bid, search = state.turn, action - board.BID, search_of("board")
    beliefs = believed(search, before, before.view(seat))
    engine = engine_on(search, before, RIVALS, running(beliefs))
    chance = 1.0
    for other in bidders(state)[1:]:
        replies = reply(engine, state, beliefs, other, seat, bid)
        chance *= replies[0] / sum(replies)
    return chance
