"""The legal moves as a person chooses among them: grouped, explained and completed."""

from collections.abc import Sequence
from dataclasses import dataclass

from florin.narration import narrate
from florin.preview import effects_ahead, preview_of
from florin.terminal.words import Words
from florin.view import BoardView, CardView, View


@dataclass(frozen=True)
class Group:
    """Moves that belong together: at court those of one noble, at board the bids; other groups have one move."""

    name: str  # in notation: a card at court, else the verb or the move itself
    moves: tuple[str, ...]


def group_name(game: str, move: str) -> str:
    """Return the name of the group that a move belongs to."""
    verb, _, rest = move.partition(" ")
    if game == "court" and rest and verb != "declare":
        return rest.split(" ")[0]
    return move if verb == "take" else verb


def groups(game: str, moves: Sequence[str]) -> list[Group]:
    """Return the moves in groups, in their original order.

    >>> [(group.name, len(group.moves)) for group in groups("board", ["pass", "bid 1", "bid 2"])]
    [('pass', 1), ('bid', 2)]
    """
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(group_name(game, move), []).append(move)
    return [Group(name, tuple(listed)) for name, listed in found.items()]


def completions(moves: Sequence[str], typed: str) -> list[str]:
    """Return the moves that start with the typed text, ignoring case.

    >>> completions(["send R7", "send R10", "plan R7"], "send r")
    ['send R7', 'send R10']
    """
    return [move for move in moves if move.lower().startswith(typed.lower())]


def common_start(moves: Sequence[str]) -> str:
    """Return the longest common prefix of the moves.

    >>> common_start(["take 1", "take 12", "take 13"])
    'take 1'
    """
    if not moves:
        return ""
    first, last = min(moves), max(moves)
    return first[: next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))]


def effect(words: Words, view: View, move: str) -> str:
    """Return a sentence, with figures, about what a legal move will do."""
    verb, _, rest = move.partition(" ")
    if isinstance(view, CardView):
        if verb == "reveal":
            return words.say("will-reveal", more=view.most_revealed - view.revealed, deck=view.deck)
        take = preview_of(view).takes[move]
        return words.say("will-take", cards=words.listed(taken(view, move)), value=take.value, left=take.left)
    if isinstance(view, BoardView) and verb == "bid":
        preview = preview_of(view)
        assert preview.with_lot is not None
        return words.say("will-bid", florins=int(rest), left=preview.bids[move].florins, value=preview.with_lot.value)
    if isinstance(view, BoardView):
        return words.say({"draw": "will-draw", "auction": "will-auction", "pass": "will-pass"}[verb])
    if verb in ("keep", "replace", "declare"):
        return words.say({"keep": "will-keep", "replace": "will-replace", "declare": "will-declare"}[verb], what=move)
    return " ".join(words.narration(narrate(effects_ahead(view, move))))


def taken(view: CardView, move: str) -> tuple[str, ...]:
    """Return the cards that a card-game move takes, the last market card first."""
    return tuple(view.market[-int(place)] for place in move.removeprefix("take ")) if move.startswith("take ") else ()
