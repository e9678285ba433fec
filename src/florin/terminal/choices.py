"""The legal moves as a person chooses among them: in groups, with what each will do, and by letters typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from florin.notation import GOODS
from florin.terminal.narration import court_move
from florin.terminal.words import Words
from florin.view import BoardView, CardView, CourtView, View


@dataclass(frozen=True)
class Group:
    """Moves that belong together: at court those of one noble, at board the bids; elsewhere each stands alone."""

    name: str  # in notation: a card at court, else the verb or the move itself
    moves: tuple[str, ...]


def group_name(game: str, move: str) -> str:
    verb, _, rest = move.partition(" ")
    if game == "court" and rest and verb != "declare":
        return rest.split(" ")[0]
    return move if verb == "take" else verb


def groups(game: str, moves: Sequence[str]) -> list[Group]:
    """The moves in their groups, in the order in which they come.

    >>> [(group.name, len(group.moves)) for group in groups("board", ["pass", "bid 1", "bid 2"])]
    [('pass', 1), ('bid', 2)]
    """
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(group_name(game, move), []).append(move)
    return [Group(name, tuple(listed)) for name, listed in found.items()]


def completions(moves: Sequence[str], typed: str) -> list[str]:
    """The moves that begin with what was typed, in capitals or not.

    >>> completions(["send R7", "send R10", "plan R7"], "send r")
    ['send R7', 'send R10']
    """
    return [move for move in moves if move.lower().startswith(typed.lower())]


def common_start(moves: Sequence[str]) -> str:
    """How far the moves agree, from their first letter.

    >>> common_start(["take 1", "take 12", "take 13"])
    'take 1'
    """
    if not moves:
        return ""
    first, last = min(moves), max(moves)
    return first[: next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))]


def effect(words: Words, view: View, move: str) -> str:
    """What a legal move will do, in a sentence and in numbers."""
    if isinstance(view, CardView):
        return card_effect(words, view, move)
    if isinstance(view, BoardView):
        return board_effect(words, view, move)
    assert isinstance(view, CourtView) and view.turn is not None
    verb, *parts = move.split(" ")
    if verb in ("send", "ally", "conspire", "plan"):
        return court_move(words, view, view.turn, verb, parts)
    return words.say({"keep": "will-keep", "replace": "will-replace", "declare": "will-declare"}[verb], what=move)


def taken(view: CardView, move: str) -> tuple[str, ...]:
    """The cards that a move of the card game takes, the last of the market first."""
    return tuple(view.market[-int(place)] for place in move.removeprefix("take ")) if move.startswith("take ") else ()


def card_value(card: str) -> int:
    return int(card.strip("*").lstrip("GSFDCMP"))


def card_effect(words: Words, view: CardView, move: str) -> str:
    if move == "reveal":
        return words.say("will-reveal", more=3 - view.revealed, deck=view.deck)
    assert view.turn is not None
    cards = taken(view, move)
    value = view.values[view.turn] + sum(map(card_value, cards))
    left = view.capacity - view.loads[view.turn] - sum(not card.endswith("*") for card in cards)
    return words.say("will-take", cards=words.listed(cards), value=value, left=left)


def board_effect(words: Words, view: BoardView, move: str) -> str:
    verb, _, florins = move.partition(" ")
    assert view.turn is not None
    if verb != "bid":
        return words.say({"draw": "will-draw", "auction": "will-auction", "pass": "will-pass"}[verb])
    value = view.values[view.turn] + sum(map(card_value, view.lot))
    return words.say("will-bid", florins=int(florins), left=view.florins[view.turn] - int(florins), value=value)


def loaded(game: str, cards: Sequence[str]) -> list[int]:
    """The icons of each good that cards would add."""
    return [sum(card.count(good) for card in cards) for good in GOODS[game]]
