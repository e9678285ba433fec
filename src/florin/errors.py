"""What can go wrong, as sentences for the person who caused it.

Every error is a `florin.Error` with a key and values, from which page and terminal make the same sentence in the
reader's language (locale/*.ftl); the English one stands here.
"""

from collections.abc import Sequence
from typing import Any

SENTENCES = {
    # what is asked for
    "unknown-game": "There is no game {game}; choose card, board or court.",
    "unknown-option": "The game {game} has no option {option}; it has {options}.",
    "bad-option": "Option {option} of {game} may be {allowed}, not {value}.",
    "deck-form": 'A deck is "default" or an object with "good" (a list of [value, icons, green, count], values '
    '0, 2, 3, 4, 5, one or two icons, each kind once), "green_2" and "black_7".',
    "deck-size": "A deck has 110 cards, and this one has {cards}.",
    "deck-spaces": "At least 90 cards of a deck must take a space (C-12), and here {cards} do.",
    "bad-seed": "A seed is a whole number from 0 to 18446744073709551615, not {value}.",
    "bad-number": "{name} must be a whole number from {least} to {most}, not {value}.",
    "bad-argument": "{name} must be {expected}, not {value}.",
    "bad-secret": "The {name} of a committed deal is 16 to 64 bytes, not {value}.",
    "no-seat": "There is no seat {seat} in this game; its seats are 0 to {last}.",
    "script-over": "The script has no line for the draw that is due.",
    "script-wrong": "The script says {line}, but {possible} can come.",
    # moves
    "bad-notation": "{move} is not a move of {game}; write it like {examples}.",
    "not-your-turn": "It is seat {turn}'s turn, not seat {seat}'s.",
    "chance-due": "A draw is due before the next move; replay the record with a dealer to play on from here.",
    "game-over": "The game is over, so no move can be made.",
    "revealed-three": "Three cards have been revealed in this turn (C-2); take now.",
    "deck-empty": "The deck is empty (C-12); take from the market.",
    "market-empty": "The market is empty (C-2); reveal a card first.",
    "market-short": "The market has only {cards} cards (C-3); choose among those.",
    "no-space": "That needs {needed} spaces and the ship has {space} left (C-4); take fewer cards.",
    "auction-on": "An auction is on (B-4); bid or pass.",
    "no-auction": "No auction is on yet (B-3); draw a card or open the auction.",
    "lot-empty": "There is nothing to auction yet (B-3); draw a card first.",
    "bid-low": "The highest bid is {best} (B-4); bid more or pass.",
    "bid-high": "There are only {florins} florins in the purse (B-4); bid less or pass.",
    "declare-first": "The jester drawn last must be given a value first (K-10); declare 1 to 10.",
    "no-declaring": "There is no jester to declare (K-10); play a noble.",
    "circle-first": "The Inner Circle is being laid (K-2); replace one of two equal cards or keep them.",
    "circle-laid": "The Inner Circle is laid (K-2); play a noble.",
    "no-twins": "There are no two {card} in your part of the circle (K-2); replace one of two equal ones or keep.",
    "other-house": "{card} is not of your house (K-3); play a card of your own hand.",
    "not-in-hand": "{card} is not in your hand (K-3); play a card that is.",
    "above-limit": "{card} is above your limit of {limit} (K-10); play a card of at most that value.",
    "no-pile": "There is no pile {pile} (K-5); choose one that lies at court.",
    "same-pile": "A conspiracy eliminates another pile than its own (K-6); choose another target.",
    "sums-differ": "The conspirators come to {ours} and pile {pile} to {theirs} (K-6); the sums must be equal.",
    "no-planning": "Your deck is empty (K-10), so there is no more planning; play a noble.",
    "planning-stuck": "The other player cannot play any more, so planning is not allowed (K-7); play a noble.",
    # records
    "record-json": "The record is not JSON: {reason}.",
    "record-size": "The record is longer than {most} bytes, which no game needs.",
    "record-object": "A record is a JSON object, not {value}.",
    "record-missing": "The record has no {field}.",
    "record-unknown": "The record has an unknown field {field}.",
    "record-field": "The field {field} of the record must be {expected}.",
    "record-options": "The record's options are wrong: {reason}",
    "record-version": "The rules of {game} have no version {version} here; known are {known}.",
    "record-line": "Line {line} of the log, {text}, is not a line of a {game} game.",
    "record-due": "Line {line} of the log, {text}, comes when {due} is due.",
    "record-card": "Line {line} of the log, {text}, cannot be drawn there.",
    "record-move": "Line {line} of the log, {text}: {reason}",
    "record-scores": "The log gives the scores {right}, not those of the record.",
    "record-winners": "The log gives the winners {right}, not those of the record.",
    "record-partial": "A record as one seat sees it can be shown but not replayed; ask for the whole record.",
    "record-hidden": "What the log hides does not fit what it shows.",
    "record-upto": "The log has {lines} lines, so it cannot be replayed up to {upto}.",
    "record-deal": "The deal's {field} must be {expected}.",
    "record-file": "{file}, line {number}: {reason}",
    "verify-no-deal": "The record was not dealt by commitment, so there is nothing to verify.",
    "verify-no-secret": "The secret is not told before the game is over.",
    "verify-commit": "The secret is not the one that was promised: its hash differs from the commitment.",
    "verify-draw": "Line {line} of the log is {text}, but the promised deal gives {right}.",
    # bots
    "bad-bot": "{bot} is not a bot's name and parameters; write it like banker:sims=200 or magnifico:ms=2000.",
    "bot-crash": "The bot {bot} does not run or has ended.",
    "bot-died": "The bot {bot} does not run or has ended: {reason}",
    "bot-hangs": "The bot {bot} has not answered within {ms} milliseconds.",
    "bot-rubbish": "The bot {bot} answered {answer}, which is not a move as a JSON object.",
    "bot-illegal": "The bot {bot} answered {move}, which is not a legal move.",
    "arena-bots": "An arena needs two or more different bots, not {bots}.",
    "arena-merit": "Merit needs a game in which nothing is hidden: card or board, and not {game}.",
    "arena-number": "The number of {name} must be 1 or more, not {value}.",
    "arena-other": "{file} holds the results of another tournament; name another file.",
    "arena-sprt": "A test is between two win shares, the lower first, like 0.25,0.30, and not {value}.",
    "no-dask": "A cluster needs Dask; install it with: pip install 'dask[distributed]'",
    "no-cluster": "There is no Dask scheduler at {address}: {reason}",
    "no-bots": "There is no bot {bot}; known are {known}.",
    "not-your-view": "This view is not of the seat whose turn it is, so there is nothing to choose.",
    "bad-link": "{link} is no link to a table; those look like http://HOST/t/TABLE, a seat's own with #… after it.",
    "no-server": "The server {server} cannot be reached: {reason}.",
    "resume-none": "There is no game in progress to go on with; begin one with florin play.",
    "resume-empty": "There is no game in {file}.",
    "resume-over": "The game in {file} is over; look at it with florin replay.",
    "resume-sealed": "What {file} hides was sealed elsewhere, so the game can be looked at here but not played on.",
    # tables
    "no-table": "There is no such table here; check the link.",
    "lost-record": "There is no such record here; check the link.",
    "bad-token": "This link opens no seat at this table; ask for the right one, or watch.",
    "watching": "Who watches cannot do that; take a seat first.",
    "no-watching": "This table is not to be watched; take a seat at it.",
    "table-waiting": "The game has not begun; it begins when every seat is taken.",
    "table-started": "The game has begun, so that can no longer be done.",
    "table-full": "No seat is open at this table; you can watch.",
    "table-crowded": "Too many are connected to this table; try again later.",
    "seat-taken": "Seat {seat} is not open; choose another.",
    "seat-open": "Nobody sits on seat {seat}.",
    "seat-away": "A bot plays for you; return to your seat first.",
    "seat-here": "You are at your seat already.",
    "not-host": "Only the one who opened the table may do that.",
    "bad-seats": "A table of {game} needs {players} seats, at most one of them yours, not {value}.",
    "bad-clock": "A clock has seconds per move, or a bank with an increment, each from 1 to {most} seconds.",
    "bad-name": "A name is 1 to {most} characters of plain text on one line, without tags.",
    "bad-chat": "A line of chat is 1 to {most} characters of plain text.",
    "bad-contribution": "A contribution to the deal is 16 to 64 bytes as small hexadecimal digits.",
    "bad-message": "The message is not understood: {reason}.",
    "hello-first": "The first message must be hello, within {seconds} seconds.",
    "hello-once": "The hello has been said already.",
    "stale": "The table has moved on since; look at what is there now and decide again.",
    "too-fast": "That was too much at once; wait a moment.",
    "too-large": "That is larger than {most} bytes.",
    "weak-token": "A seat's new secret is 32 to 64 random letters, digits, - and _, and nobody else's at this table.",
    "uploads-many": "Enough has been uploaded from your address for today; try again tomorrow.",
    "seat-worn": "A table keeps no more than this of one seat; open another table.",
    "tables-many": "Too many tables were opened from your address; play at one of them, or try again in a while.",
    "uploads-full": "This server has no room for further uploads; ask its host.",
    "foreign": "Another site's page may not speak to this server.",
    "unknown-address": "There is nothing at this address.",
    "unknown-method": "This address is not asked in that way.",
    "server-failed": "Something went wrong here, and the host will find it in the log; try again.",
    "undo-draw": "There is no move of yours to take back since a card was last turned.",
    "undo-pending": "Someone has asked to take a move back already; wait for the answers.",
    "undo-none": "Nobody is waiting for your answer about taking a move back.",
    "advance-board": "Only the auctions of board can be bid in advance.",
    "advance-high": "You can bid in advance from 1 to your {florins} florins.",
    "hint-none": "This table plays without hints.",
    "rematch-early": "The game is not over yet.",
    "play-on-over": "The game is over at that point; choose an earlier one.",
    # the host's
    "store-url": "{url} names no SQLite file; write it like sqlite:///tables.sqlite.",
    "store-open": "The file {file} cannot be used: {reason}.",
    "store-locked": "The file {file} is in use by another server; stop that one, or name another file.",
    "store-new": "The file {file} is of version {version}, and this Florin knows up to {known}; use a newer Florin.",
    "store-other": "The file {file} is not one of Florin's tables; name another.",
    "store-failed": "That could not be kept, so it has not happened; try again.",
    "backup-none": "There is no file {file} to copy.",
    "backup-exists": "The file {file} exists already; name another.",
    "port-taken": "Port {port} on {host} is taken or not allowed; choose another with --port.",
    "bad-base-url": "{url} is no address that others could open; write it like https://florin.example.",
    "no-plugin": "The module {plugin} cannot be imported: {reason}.",
}


OURS = {"allowed", "examples", "expected", "known", "options", "possible", "reason", "right"}  # said in full


def shown(value: object) -> str:
    """A value as an error may show it: on one line, and not too long."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # nested too deeply, too many digits, or a class that cannot show itself
        text = type(value).__name__
    text = text if text.isprintable() and text == text.strip() and text else repr(text)
    return text if len(text) <= 60 else text[:57] + "..."


class Error(Exception):
    """What Florin raises: a sentence, with its key and values for other languages; a value may be an error too."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = {name: sayable(name, value) for name, value in values.items()}
        super().__init__(SENTENCES[key].format(**self.values))

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error may be copied, and come out of another process."""
        return Exception.__new__, (type(self), *self.args), self.__dict__


def sayable(name: str, value: object) -> "int | str | Error":
    if isinstance(value, Error) or (isinstance(value, int) and abs(value) < 1 << 64):
        return value
    return str(value) if name in OURS else shown(value)


class OptionError(Error):
    """A game, an option or an argument that does not exist."""


class BadNotation(Error):
    """A text that is no move of this game."""


class NotYourTurn(Error):
    """A move for a seat whose turn it is not."""


class GameOver(Error):
    """A move after the end."""


class IllegalMove(Error):
    """A move that the rules do not allow: `rule` is the id of the rule, `legal` what is allowed instead."""

    def __init__(self, key: str, rule: str, legal: Sequence[str], **values: object) -> None:
        super().__init__(key, **values)
        self.rule = rule
        self.legal = list(legal)


class BadRecord(Error):
    """A record that is not as it should be: `line` of its log (from 1) if it lies there, `rule` if one is broken."""

    def __init__(self, key: str, *, line: int | None = None, rule: str | None = None, **values: object) -> None:
        super().__init__(key, **values, **({} if line is None else {"line": line}))
        self.line = line
        self.rule = rule
