"""From records and views back to positions: replay, check, verify, sample."""

from collections.abc import Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from florin.dealer import Committed, Dealer, Seeded, checked_dealer, mix
from florin.errors import BadRecord, OptionError
from florin.game import Game
from florin.position import Position
from florin.record import MOST_BYTES, checked_form, loads
from florin.sampling import completed
from florin.view import View


def replay(record: dict[str, Any], upto: int | None = None, *, dealer: Dealer | None = None) -> Position:
    """Return the position after all lines of a record's log, or after the first `upto`, to play on from.

    The whole log is checked against the record's scores and winners. With a dealer, a draw that is due is made at once.

    >>> record = Game("board", players=3).start(seed=5).record()
    >>> replay(record).legal()
    ['draw']
    """
    checked_form(record)
    if "seat" in record:
        raise BadRecord("record-partial")
    lines = record["log"]
    if upto is not None and (type(upto) is not int or not 0 <= upto <= len(lines)):
        raise BadRecord("record-upto", lines=len(lines), upto=upto)
    game = Game(record["game"], version=record["rules"], **record["options"])
    position = game.origin(dealer=checked_dealer(dealer), names=record["names"])
    position.read(lines[:upto])
    if upto is None:
        if position.scores != record["scores"]:
            raise BadRecord("record-scores", right=position.scores)
        if position.winners != record["winners"]:
            raise BadRecord("record-winners", right=position.winners)
        position.keep_notes(record)
    if dealer is not None:
        position.settle()
    return position


def check(record: dict[str, Any]) -> dict[str, Any]:
    """Return the record itself if all of it is right; one seat's record is right if some whole record looks like it."""
    checked_form(record)
    if "seat" not in record:
        replay(record)
        return record
    lines = record["log"]
    if record["game"] == "court":
        try:
            lines = completed(lines, record["options"], Seeded(0).pick)
        except (IndexError, ValueError):
            raise BadRecord("record-hidden") from None
    whole_record = {field: value for field, value in record.items() if field != "seat"} | {"log": lines}
    if replay(whole_record).record(record["seat"])["log"] != record["log"]:
        raise BadRecord("record-hidden")
    return record


def read(file: str | PathLike[str] | Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield the records of a file of JSON Lines, each fully checked."""
    if isinstance(file, str | PathLike):
        with Path(file).open("rb") as stream:  # do not read a line further than the longest record
            yield from read_lines(iter(lambda: stream.readline(MOST_BYTES + 2), b""), Path(file).name)
    else:
        yield from read_lines(file, "record")


def read_lines(lines: Iterable[str | bytes], name: str) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(lines, 1):
        try:
            record = check(loads(line))
        except BadRecord as error:
            raise BadRecord(
                "record-file", line=error.line, rule=error.rule, file=name, number=number, reason=error
            ) from None
        yield record


def verify(record: dict[str, Any]) -> None:
    """Check that a committed record was dealt as committed; raise BadRecord otherwise."""
    replay(record)
    deal = record.get("deal")
    if deal is None:
        raise BadRecord("verify-no-deal")
    if "secret" not in deal:
        raise BadRecord("verify-no-secret")
    dealer = Committed(bytes.fromhex(deal["secret"]), bytes.fromhex(deal["salt"]))
    if dealer.commit != deal["commit"]:
        raise BadRecord("verify-commit")
    game = Game(record["game"], version=record["rules"], **record["options"])
    position = game.start(dealer=dealer)
    for line in record["log"]:
        if not line.startswith("*"):
            compare_draws(position, record["log"])
            position.play(line[2:])
    compare_draws(position, record["log"])


def dealer_at(record: dict[str, Any], upto: int) -> Committed | None:
    """Return the dealer of a record as it was after some lines, so that the game can go on with the same draws.

    None if the record has no committed deal that fits it, or if a draw is due after these lines.

    >>> position = Game("card", players=3).start(dealer=Committed(b"a secret of 16 b", b"Anna, Britta, Carlos"))
    >>> while not position.over:
    ...     _ = position.play(position.legal()[0])
    >>> again = replay(position.record(), 5, dealer=dealer_at(position.record(), 5))
    >>> while not again.over:
    ...     _ = again.play(again.legal()[0])
    >>> again.log == position.log
    True
    """
    try:
        verify(record)
    except BadRecord:
        return None
    dealer = Committed(bytes.fromhex(record["deal"]["secret"]), bytes.fromhex(record["deal"]["salt"]))
    position = Game(record["game"], version=record["rules"], **record["options"]).start(dealer=dealer)
    for line in record["log"][len(position.log) : upto]:
        if not line.startswith("*"):
            position.play(line[2:])
    return dealer if len(position.log) == upto else None


def compare_draws(position: Position, lines: Sequence[str]) -> None:
    for number, (right, text) in enumerate(zip(position.log, lines, strict=False), 1):
        if right != text:
            raise BadRecord("verify-draw", line=number, text=text, right=right)


def retraced(position: Position) -> Iterator[tuple[Position, int]]:
    """Yield each line of a game's log with the position before it (always the same object, which goes on)."""
    before = position.game.origin()
    for line in position.lines:
        yield before, line
        before.follow(line)


def sample(view: View, seed: int) -> Position:
    """Return a whole position that the seat of this view could be in, uniform over what it cannot know.

    >>> position = Game("court").start(seed=3)
    >>> sample(position.view(0), seed=1).view(0) == position.view(0)
    True
    """
    if not isinstance(view, View):
        raise OptionError("bad-argument", name="view", expected="a view returned by Position.view()", value=view)
    dealer = Seeded(mix(Seeded(seed).seed))
    lines = list(view.log)
    if view.game == "court":
        lines = completed(lines, view.options, dealer.pick)
    game = Game(view.game, version=view.rules, **view.options)
    position = game.origin(dealer=dealer)
    position.read(lines)
    position.settle()
    return position
