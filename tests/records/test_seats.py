"""Records as one seat sees them: made, read and shown, but not replayed."""

from copy import deepcopy
from typing import Any

import pytest

import florin
from tests.records.golden import PLOTS, golden, play_on

Record = dict[str, Any]
COURT = [number for number, plot in enumerate(PLOTS) if plot.game == "court"]
OTHERS = [number for number, plot in enumerate(PLOTS) if plot.game != "court"]


def seen_by(number: int, seat: int | None, upto: int | None = None) -> Record:
    """A golden game as a seat sees it, after some of its lines."""
    return florin.replay(golden(number), upto).record(seat)


def refused(record: Record) -> florin.BadRecord:
    with pytest.raises(florin.BadRecord) as caught:
        florin.check(record)
    return caught.value


@pytest.mark.parametrize("number", range(len(PLOTS)))
def test_a_seats_record_is_made_read_and_shown_but_not_replayed(number: int) -> None:
    """For every seat and the spectator; what is shown is the log as that seat saw it."""
    whole = florin.replay(golden(number))
    for seat in (*range(whole.game.players), None):
        record = whole.record(seat)
        assert record == florin.check(record) == florin.loads(florin.dumps(record))
        assert (seat, list(whole.view(seat).log)) == (record["seat"], record["log"])
        with pytest.raises(florin.BadRecord) as caught:
            florin.replay(record)
        assert caught.value.key == "record-partial"


@pytest.mark.parametrize("number", COURT)
def test_at_court_others_hands_and_plans_are_hidden(number: int) -> None:
    """A seat's own draws and plans lie open to it; a shown last card to all (K-10); the spectator sees neither hand."""
    log = golden(number)["log"]
    for seat in (0, 1, None):
        for line, seen in zip(log, seen_by(number, seat)["log"], strict=True):
            mine = seat is not None and line.startswith((f"{seat} ", f"* {'RG'[seat]}"))
            assert seen == line if mine else seen in (line, "* ?", f"{line[0]} plan ?")
            assert " plan " not in line or mine or seen.endswith(" plan ?")


@pytest.mark.parametrize("number", COURT)
def test_a_seats_record_is_right_at_every_line(number: int) -> None:
    """Whatever the log hides, some whole record fits it, also while a draw is due."""
    for upto in range(0, len(golden(number)["log"]) + 1, 5):
        for seat in (0, 1, None):
            record = seen_by(number, seat, upto)
            assert record == florin.check(record)


@pytest.mark.parametrize("number", OTHERS)
def test_card_and_board_hide_nothing(number: int) -> None:
    """There a seat's record is the whole one with the seat in it."""
    assert golden(number)["log"] == seen_by(number, None)["log"]


def with_lines(record: Record, *changes: tuple[int, str]) -> Record:
    record = deepcopy(record)
    for place, text in changes:
        record["log"][place] = text
    return record


def open_for(seat: int | None) -> Record:
    return seen_by(COURT[0], seat)


def first(record: Record, part: str) -> int:
    return next(place for place, line in enumerate(record["log"]) if part in line)


def test_what_does_not_fit_is_refused() -> None:
    """A card shown that must be hidden, one hidden that lies open, and cards that cannot have been drawn."""
    mine, theirs = open_for(0), open_for(1)
    hidden, shown = first(mine, "* ?"), first(theirs, "* ?")
    assert refused(with_lines(mine, (hidden, golden(COURT[0])["log"][hidden]))).key == "record-hidden"
    assert refused(with_lines(mine, (shown, "* ?"))).key == "record-hidden"
    assert refused(with_lines(mine, (0, "* ?"))).key == "record-card"
    assert refused(with_lines(mine, (len(mine["log"]) - 2, "* ?"))).key == "record-hidden"
    assert refused(mine | {"seat": 1}).key in ("record-hidden", "record-card")
    assert refused(mine | {"seat": None}).key == "record-hidden"


def test_more_hidden_draws_than_cards_are_refused() -> None:
    """A draw into a hand that cannot hold it does not fit."""
    record = open_for(None)
    many = seen_by(COURT[-1], None, 8)
    many["log"] += ["* ?"] * 80
    assert refused(many).key == "record-hidden"
    assert refused(with_lines(record, (20, "0 send R15"))).key == "record-hidden"


@pytest.mark.parametrize("text", ["", "2 send R5", "?", "01 keep"])
def test_a_line_of_nobody_is_refused(text: str) -> None:
    """With its number, like in any other record."""
    error = refused(with_lines(open_for(0), (20, text)))
    assert (error.key, error.line) == ("record-line", 21)


def test_a_hidden_line_has_no_place_in_a_whole_record() -> None:
    """Without a seat there is nothing to hide, and without the court neither."""
    record = {name: value for name, value in open_for(0).items() if name != "seat"}
    assert refused(record).key == "record-card"
    trade = seen_by(OTHERS[0], 1)
    assert refused(with_lines(trade, (first(trade, "* F"), "* ?"))).key == "record-card"


@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_no_record_before_the_end_has_the_secret(game: str) -> None:
    """Not the whole one, not a seat's; and the secret is in neither a view nor a repr."""
    secret = b"nobody may know this"
    dealer = florin.Committed(secret, b"a salt that all have made")
    position = florin.game(game, **({} if game == "court" else {"players": 3})).start(dealer=dealer)
    pick = florin.Seeded(1)
    while not position.over:
        told = [position.record(), position.record(0), position.record(None), position.view(0), position, dealer]
        assert not any(text in repr(told) for text in (secret.hex(), repr(secret)[2:-1]))
        play_on(position, pick, moves=1)
    assert secret.hex() == position.record()["deal"]["secret"] == position.record(0)["deal"]["secret"]
