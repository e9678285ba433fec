"""Golden records are read strictly, replayed to the same end and written back as they were."""

import json
from typing import Any

import pytest

import florin
from tests.records.golden import OURS, PLOTS, SAMPLES, golden, lines, play_on, played

TEXTS = [
    pytest.param(text, id=f"{path.stem}-{number}")
    for path in (SAMPLES, OURS)
    for number, text in enumerate(lines(path))
]
ALL_OURS = range(len(PLOTS))


@pytest.mark.parametrize("path", [SAMPLES, OURS], ids=["samples", "ours"])
def test_a_golden_file_is_read_record_by_record(path: Any) -> None:
    """From a path, its text, or lines that are already there."""
    expected = [json.loads(text) for text in lines(path)]
    assert expected == list(florin.read(path)) == list(florin.read(str(path))) == list(florin.read(lines(path)))


@pytest.mark.parametrize("text", TEXTS)
def test_a_golden_record_replays_and_is_written_back_identical(text: str) -> None:
    """Log, scores, winners, names, options, deal and notes: all of it."""
    record = florin.loads(text)
    position = florin.replay(record)
    assert record["log"] == position.log
    assert (record["scores"], record["winners"]) == (position.scores, position.winners)
    assert text == florin.dumps(position.record())


@pytest.mark.parametrize("number", ALL_OURS)
def test_the_golden_games_are_played_today_as_they_were(number: int) -> None:
    """The same seeds and secrets give the same games: `python -m tests.records.golden` would change nothing."""
    assert lines(OURS)[number] == florin.dumps(played(number))


def test_the_golden_games_are_of_every_kind() -> None:
    """Every game, whole and left off; every kind of move at court; committed deals, notes, a custom deck."""
    records = [golden(number) for number in ALL_OURS]
    for game in ("card", "board", "court"):
        assert {True, False} == {record["winners"] is None for record in records if record["game"] == game}
    said = {line.split(" ")[1] for record in records for line in record["log"] if record["game"] == "court"}
    assert {"send", "ally", "conspire", "plan", "declare", "replace", "keep"} <= said
    assert any(record["winners"] == [0, 1] for record in records)
    assert {"deal", "meta"} <= {name for record in records for name in record}
    assert any(isinstance(record["options"].get("deck"), dict) for record in records)


@pytest.mark.parametrize("number", ALL_OURS)
def test_a_replay_up_to_a_line_has_exactly_the_lines_before_it(number: int) -> None:
    """Nothing is drawn without a dealer, so every line can be stood at; in long games every thirteenth is tried."""
    record = golden(number)
    log = record["log"]
    for upto in range(0, len(log) + 1, 1 if len(log) < 100 else 13):
        assert florin.replay(record, upto=upto).log == log[:upto]


@pytest.mark.parametrize("number", ALL_OURS)
def test_a_draw_that_is_due_comes_when_a_dealer_is_given(number: int) -> None:
    """Without one the position waits: no turn, no legal move, and a move is refused."""
    record = golden(number)
    place = next(place for place, line in enumerate(record["log"]) if line.startswith("*"))
    waiting = florin.replay(record, place)
    assert (waiting.turn, waiting.legal(), waiting.over) == (None, [], False)
    assert "a draw due" in repr(waiting)
    with pytest.raises(florin.NotYourTurn) as caught:
        waiting.play("reveal")
    assert caught.value.key == "chance-due"
    dealt = florin.replay(record, place, dealer=florin.Seeded(3))
    assert record["log"][:place] == dealt.log[:place]
    assert dealt.log[place].startswith("* ") and dealt.turn is not None


@pytest.mark.parametrize("number", ALL_OURS)
def test_one_plays_on_from_any_line(number: int) -> None:
    """The past stays as it was; the future is a whole game again."""
    record = golden(number)
    for upto in range(0, len(record["log"]), 23):
        position = play_on(florin.replay(record, upto, dealer=florin.Seeded(upto)), florin.Seeded(upto))
        assert position.over
        assert record["log"][:upto] == position.log[:upto]
        again = position.record()
        assert again == florin.check(again) and "deal" not in again


def test_a_replay_to_the_end_takes_no_more_from_a_dealer() -> None:
    """A finished game with a dealer is what it is without one."""
    record = golden(0)
    assert florin.replay(record) == florin.replay(record, dealer=florin.Scripted([]))


def test_who_plays_on_leaves_the_promise_behind() -> None:
    """A committed deal read from a record is written back, but no longer once somebody else has dealt."""
    record = golden(9)
    position = florin.replay(record, dealer=florin.Seeded(1))
    assert record["deal"] == position.record()["deal"] == position.copy().record()["deal"]
    position.play(position.legal()[0])
    assert "deal" not in position.record()


def test_a_committed_game_goes_on_after_a_replay_where_its_numbers_stood() -> None:
    """With its secret, its salt and the count of numbers used it is the very game that was promised."""
    dealer = florin.Committed(b"an auction that goes on", b"the salt of all seats")
    position = play_on(florin.game("board", players=3).start(dealer=dealer), florin.Seeded(1009), moves=40)
    assert golden(9)["log"] == position.log
    later = florin.replay(golden(9), dealer=florin.Committed(dealer.secret, dealer.salt, dealer.k))
    record = play_on(later, florin.Seeded(4)).record()
    florin.verify(record)
    assert dealer.secret.hex() == record["deal"]["secret"]


def test_a_record_shares_nothing_with_its_position() -> None:
    """Changing a record changes neither the position nor the game, and the other way round."""
    record = golden(3)
    position = florin.replay(record)
    record["meta"]["place"] = "Kraków"
    assert position.record()["meta"] == {"place": "Łódź", "bots": {"1": "banker"}}
    custom = florin.replay(golden(1))
    written = custom.record()
    written["options"]["deck"]["green_2"] = 99
    written["names"].append("nobody")
    assert golden(1) == custom.record()
    twin = custom.copy()
    twin.names[0] = "somebody"
    assert golden(1)["names"] == custom.names
