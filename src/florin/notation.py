"""Cards, moves and log lines as text, both ways, and the stable integers behind them.

Every move has an action id, the same in every position and on every machine, and every card its kind
(docs/notation.md lists both). A line of a log is one integer: what happened << 4 | by whom, where seats are 0 to 5.
"""

import re
from functools import lru_cache

from florin.errors import BadNotation
from florin.rules import GAMES, board, card, court, playout
from florin.rules.states import FlatState

FACE_DOWN, FIRST, FACE_UP = playout.FACE_DOWN, playout.FIRST_PLAYER, playout.FACE_UP  # by whom: draws
GOODS = {"card": "GSFDC", "board": "MPDCS"}
HOUSES = "RG"
ACTIONS = {"card": card.ACTIONS, "board": board.ACTIONS, "court": court.ACTIONS}
EXAMPLES = {
    "card": "reveal, take 1, take 12, take 13 or take 123",
    "board": "draw, auction, bid 7 or pass",
    "court": "send R7, ally R7 3, conspire R7 3 5, plan R7, declare 6, replace R7 or keep",
}
CARD_PATTERN = r"([RG])(10|15|\d|J)"
PILE_PATTERN = r"([1-9]|[1-4]\d|50)"
COURT_MOVE = re.compile(
    rf"(send|plan|replace) {CARD_PATTERN}|ally {CARD_PATTERN} {PILE_PATTERN}"
    rf"|conspire {CARD_PATTERN} {PILE_PATTERN} {PILE_PATTERN}|declare ([1-9]|10)|keep",
    re.ASCII,
)


def card_kind_text(kind: int) -> str:
    if kind >= card.GREEN_2:
        return "2*" if kind == card.GREEN_2 else "7"
    green = "" if card.SPACES[kind] else "*"
    return f"{GOODS['card'][card.GOOD[kind]] * card.ICONS[kind]}{card.VALUE[kind]}{green}"


def noble_text(kind: int) -> str:
    return {court.JESTER: "J", court.DUKE: "15"}.get(kind, str(kind))


CARDS: dict[str, dict[int, str]] = {
    "card": {kind: card_kind_text(kind) for kind in range(card.KINDS)},
    "board": {kind: f"{GOODS['board'][kind // 6]}{kind % 6}" for kind in range(board.TEN)} | {board.TEN: "10"},
    "court": {h << 4 | kind: HOUSES[h] + noble_text(kind) for h in range(2) for kind in range(court.KINDS)},
}
KINDS = {game: {text: kind for kind, text in CARDS[game].items()} for game in GAMES}
TAKES = ["1", "12", "13", "123"]
MOVES = {
    "card": ["reveal", *(f"take {cards}" for cards in TAKES)],
    "board": ["draw", "auction", "pass", *(f"bid {florins}" for florins in range(1, board.ACTIONS - board.BID))],
}
IDS = {game: {text: action for action, text in enumerate(MOVES[game])} for game in MOVES}


@lru_cache(maxsize=1 << 17)
def move_text(game: str, action: int, seat: int) -> str:
    """Return a move in notation.

    >>> move_text("card", 2, 0), move_text("board", 9, 3), move_text("court", 857, 1)
    ('take 12', 'bid 7', 'conspire G0 4 8')
    """
    return MOVES[game][action] if game != "court" else court_move_text(action, HOUSES[seat])


def court_move_text(action: int, house: str) -> str:
    if action >= court.CONSPIRE:
        on, target = divmod(action - court.CONSPIRE, court.PILES)
        kind, pile = divmod(on, court.PILES)
        return f"conspire {house}{noble_text(kind)} {pile + 1} {target + 1}"
    if action >= court.ALLY:
        kind, pile = divmod(action - court.ALLY, court.PILES)
        return f"ally {house}{noble_text(kind)} {pile + 1}"
    if action == court.KEEP:
        return "keep"
    if court.DECLARE <= action < court.REPLACE:
        return f"declare {action - court.DECLARE + 1}"
    verb, first = {0: ("send", court.SEND), 1: ("plan", court.PLAN)}.get(action // 13, ("replace", court.REPLACE))
    return f"{verb} {house}{noble_text(action - first)}"


def parse_move(game: str, text: object) -> tuple[int, int | None]:
    """Return a move's action id and, where it names a card of the court, that card's house.

    >>> parse_move("court", "conspire G0 4 8")
    (857, 1)
    """
    if isinstance(text, str):
        if game != "court":
            if text in IDS[game]:
                return IDS[game][text], None
        elif found := COURT_MOVE.fullmatch(text):
            return court_action(found)
    raise BadNotation("bad-notation", move=text, game=game, examples=EXAMPLES[game])


def court_action(found: re.Match[str]) -> tuple[int, int | None]:
    verb, *parts, value = found.groups()
    if value:
        return court.DECLARE + int(value) - 1, None
    house, name, ally_house, ally_name, ally_pile, *conspiracy = parts
    if verb:
        first = {"send": court.SEND, "plan": court.PLAN, "replace": court.REPLACE}[verb]
        return first + noble_kind(house, name), HOUSES.index(house)
    if ally_house:
        kind = noble_kind(ally_house, ally_name)
        return court.ALLY + kind * court.PILES + int(ally_pile) - 1, HOUSES.index(ally_house)
    house, name, pile, target = conspiracy
    if not house:
        return court.KEEP, None
    on = noble_kind(house, name) * court.PILES + int(pile) - 1
    return court.CONSPIRE + on * court.PILES + int(target) - 1, HOUSES.index(house)


def noble_kind(house: str, name: str) -> int:
    return KINDS["court"][house + name] & 15


def line_text(game: str, line: int) -> str:
    """Return a line of a log, with nothing hidden."""
    what, who = line >> 4, line & 15
    if who == FIRST:
        return f"* first {what}"
    if who >= FACE_DOWN:
        return f"* {CARDS[game][what]}"
    return f"{who} {move_text(game, what, who)}"


def line_for(game: str, line: int, seat: int | None) -> str:
    """Return a line of a log as a seat knows it: what others draw face down or plan at court is hidden."""
    if game == "court":
        what, who = line >> 4, line & 15
        if who == FACE_DOWN and what >> 4 != seat:
            return "* ?"
        if who < 2 and who != seat and court.PLAN <= what < court.DECLARE:
            return f"{who} plan ?"
    return line_text(game, line)


def follow(state: FlatState, line: int) -> None:
    """Apply a line of a log, known to be right, to a state."""
    what, who = line >> 4, line & 15
    if who < FACE_DOWN:
        state.apply(what)
    else:
        state.draw(state.rank_of(what))


class Lines(dict[str, int]):
    """The integers of a game's log lines, by their text; NO_LINE for a text that is no line.

    The text does not tell whether a card of the court was drawn face down; the integer here says face up.

    >>> LINES["card"]["* F3"] == 42 << 4 | FACE_UP, LINES["court"]["1 conspire G0 4 8"] == 857 << 4 | 1
    (True, True)
    """

    def __init__(self, game: str) -> None:
        super().__init__({f"* {text}": kind << 4 | FACE_UP for kind, text in CARDS[game].items()})
        self.update({f"* first {seat}": seat << 4 | FIRST for seat in range(SEATS[game])})
        self.game = game

    def __missing__(self, text: str) -> int:
        who, _, move = text.partition(" ")
        try:
            action, house = parse_move(self.game, move)
        except BadNotation:
            return NO_LINE
        seat = SEAT_DIGITS.get(who)
        if seat is None or house not in (None, seat):
            return NO_LINE
        self[text] = action << 4 | seat
        return self[text]


NO_LINE = -1  # no state follows it
SEATS = {"card": card.SEATS, "board": board.SEATS, "court": court.SEATS}
SEAT_DIGITS = {str(seat): seat for seat in range(max(SEATS.values()))}
LINES = {game: Lines(game) for game in GAMES}
