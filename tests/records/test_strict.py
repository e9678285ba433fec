"""Reading is strict: what is wrong is refused with its line, the reason and the rule; nothing is repaired."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import florin
from florin.errors import sentences
from florin.record import MOST_BYTES
from tests.records.golden import OURS, PLOTS, golden, lines

Record = dict[str, Any]
COMMITTED, UNFINISHED, COURT = 2, 9, 11  # golden records

# Three turns of a card game, as short as a record can be.
LOG = [
    "* first 0",
    "0 reveal",
    "* F3",
    "0 reveal",
    "* 7",
    "0 take 12",
    "1 reveal",
    "* G5",
    "1 take 1",
    "2 reveal",
    "* 2*",
]
OPTIONS = {"players": 3, "deck": "default", "big_bonus": False, "empty_ranks": False}
SHORT: Record = {
    "format": "florin/1",
    "game": "card",
    "rules": 1,
    "options": OPTIONS,
    "names": ["Anna", "Britta", "Carlos"],
    "log": LOG,
    "scores": [],
    "winners": None,
}


def short(**fields: Any) -> Record:
    return deepcopy(SHORT | fields)


def with_line(number: int, text: str) -> Record:
    """The short record with another line (counted from 1)."""
    record = short()
    record["log"][number - 1] = text
    return record


def changed(number: int, **fields: Any) -> Record:
    return golden(number) | fields


def refused(record: Any, door: Callable[..., Any] = florin.check) -> florin.BadRecord:
    """The error of a record, which is left as it was."""
    before = deepcopy(record)
    with pytest.raises(florin.BadRecord) as caught:
        door(record)
    assert before == record
    sentence = str(caught.value)
    assert "\n" not in sentence and sentence.endswith(".")
    return caught.value


class Wrong(NamedTuple):
    """A record that is wrong, and how its error begins: key, line, rule."""

    record: Any
    key: str
    line: int | None = None
    rule: str | None = None


def without(field: str) -> Record:
    return {name: value for name, value in short().items() if name != field}


FORM = {
    "a list": Wrong([short()], "record-object"),
    "null": Wrong(None, "record-object"),
    "a text": Wrong("florin/1", "record-object"),
    **{f"no {field}": Wrong(without(field), "record-missing") for field in SHORT},
    "one field more": Wrong(short(note=1), "record-unknown"),
    "a field that is no text": Wrong({**short(), 7: 1}, "record-unknown"),
    "another format": Wrong(short(format="florin/2"), "record-field"),
    "a format that is no text": Wrong(short(format=1), "record-field"),
    "rules as text": Wrong(short(rules="1"), "record-field"),
    "rules true": Wrong(short(rules=True), "record-field"),
    "rules 1.0": Wrong(short(rules=1.0), "record-field"),
    "rules null": Wrong(short(rules=None), "record-field"),
    "rules to come": Wrong(short(rules=2), "record-version"),
    "rules below 0": Wrong(short(rules=-1), "record-version"),
    "a huge version": Wrong(short(rules=10**300), "record-version"),
    "options as list": Wrong(short(options=[3]), "record-field"),
    "options null": Wrong(short(options=None), "record-field"),
    "an option left out": Wrong(short(options={"players": 3, "deck": "default", "big_bonus": False}), "record-field"),
    "one option more": Wrong(short(options=OPTIONS | {"dukes": True}), "record-options"),
    "a later option at its default": Wrong(
        florin.game("court").start(seed=1).record() | {"options": {**florin.game("court").options, "size": "full"}},
        "record-field",
    ),
    "an option called version": Wrong(short(options=OPTIONS | {"version": 1}), "record-options"),
    "seven players": Wrong(short(options=OPTIONS | {"players": 7}), "record-options"),
    "players 3.0": Wrong(short(options=OPTIONS | {"players": 3.0}), "record-options"),
    "big_bonus 0": Wrong(short(options=OPTIONS | {"big_bonus": 0}), "record-options"),
    "half a deck": Wrong(short(options=OPTIONS | {"deck": {"good": []}}), "record-options"),
    "an unknown game": Wrong(short(game="chess"), "record-options"),
    "a game that is no text": Wrong(short(game=None), "record-options"),
    "a game that is a list": Wrong(short(game=["card"]), "record-options"),
    "names as text": Wrong(short(names="ABC"), "record-field"),
    "a name too few": Wrong(short(names=["Anna", "Britta"]), "record-field"),
    "a name that is a number": Wrong(short(names=["Anna", "Britta", 3]), "record-field"),
    "half a character": Wrong(short(names=["Anna", "Britta", "\ud83d"]), "record-field"),
    "log as text": Wrong(short(log="* first 0"), "record-field"),
    "log null": Wrong(short(log=None), "record-field"),
    "a line that is a list": Wrong(short(log=[["* first 0"]]), "record-field"),
    "scores null": Wrong(short(scores=None), "record-field"),
    "a row that is a number": Wrong(short(scores=[0]), "record-field"),
    "a row too short": Wrong(short(scores=[[0, 0]]), "record-field"),
    "florins as floats": Wrong(short(scores=[[0.0, 0, 0]]), "record-field"),
    "florins false": Wrong(short(scores=[[False, 0, 0]]), "record-field"),
    "winners as number": Wrong(short(winners=0), "record-field"),
    "no winner": Wrong(short(winners=[]), "record-field"),
    "winners out of order": Wrong(short(winners=[1, 0]), "record-field"),
    "a winner twice": Wrong(short(winners=[1, 1]), "record-field"),
    "a winner who does not sit there": Wrong(short(winners=[3]), "record-field"),
    "a winner below 0": Wrong(short(winners=[-1]), "record-field"),
    "a winner true": Wrong(short(winners=[True]), "record-field"),
    "a seat that is none": Wrong(short(seat=3), "record-field"),
    "a seat as text": Wrong(short(seat="all"), "record-field"),
    "a seat false": Wrong(short(seat=False), "record-field"),
    "meta as text": Wrong(short(meta="May 1995"), "record-field"),
    "meta null": Wrong(short(meta=None), "record-field"),
    "meta that is no JSON": Wrong(short(meta={"a": {1, 2}}), "record-json"),
    "meta with a NaN": Wrong(short(meta={"a": float("nan")}), "record-json"),
    "meta with half a character": Wrong(short(meta={"a": "\udc00"}), "record-json"),
    "deal null": Wrong(short(deal=None), "record-field"),
    "deal without salt": Wrong(short(deal={"commit": "00" * 32}), "record-field"),
    "deal with more": Wrong(short(deal={"commit": "00" * 32, "salt": "00" * 16, "k": "00"}), "record-field"),
    "a salt too short": Wrong(short(deal={"commit": "00" * 32, "salt": "00" * 15}), "record-deal"),
    "a salt too long": Wrong(short(deal={"commit": "00" * 32, "salt": "00" * 65}), "record-deal"),
    "a salt in capitals": Wrong(short(deal={"commit": "00" * 32, "salt": "AA" * 16}), "record-deal"),
    "a salt and a newline": Wrong(short(deal={"commit": "00" * 32, "salt": "00" * 16 + "\n"}), "record-deal"),
    "half a byte": Wrong(short(deal={"commit": "00" * 32, "salt": "0" * 33}), "record-deal"),
    "a commitment too short": Wrong(short(deal={"commit": "00" * 31, "salt": "00" * 16}), "record-deal"),
    "a commitment that is a number": Wrong(short(deal={"commit": 0, "salt": "00" * 16}), "record-deal"),
    "a secret before the end": Wrong(
        short(deal={"commit": "00" * 32, "salt": "00" * 16, "secret": "00" * 16}), "record-deal"
    ),
}

LOGS = {
    "no line at all": Wrong(with_line(1, ""), "record-line", 1),
    "another speaker": Wrong(with_line(2, "6 reveal"), "record-line", 2),
    "two speakers": Wrong(with_line(2, "01 reveal"), "record-line", 2),
    "a minus": Wrong(with_line(2, "-0 reveal"), "record-line", 2),
    "digits of another script": Wrong(with_line(2, "\u0660 reveal"), "record-line", 2),
    "no speaker": Wrong(with_line(2, "reveal"), "record-line", 2),
    "a blank before": Wrong(with_line(2, " 0 reveal"), "record-line", 2),
    "a draw when a move is due": Wrong(with_line(2, "* F3"), "record-due", 2),
    "a move when a draw is due": Wrong(with_line(3, "0 take 1"), "record-due", 3),
    "a move before the first player": Wrong(with_line(1, "0 reveal"), "record-due", 1),
    "a card for the first player": Wrong(with_line(1, "* F3"), "record-card", 1),
    "a first player who does not sit there": Wrong(with_line(1, "* first 3"), "record-card", 1),
    "a first player for a card": Wrong(with_line(3, "* first 1"), "record-card", 3),
    "a card that is none": Wrong(with_line(3, "* F6"), "record-card", 3),
    "a card that is not in the deck": Wrong(with_line(3, "* FF3"), "record-card", 3),
    "a hidden card": Wrong(with_line(3, "* ?"), "record-card", 3),
    "a card in small letters": Wrong(with_line(3, "* f3"), "record-card", 3),
    "a card and a blank": Wrong(with_line(3, "* F3 "), "record-card", 3),
    "a star alone": Wrong(with_line(3, "*"), "record-card", 3),
    "another's turn": Wrong(with_line(2, "1 reveal"), "record-move", 2),
    "a move that is none": Wrong(with_line(2, "0 Reveal"), "record-move", 2),
    "a seat alone": Wrong(with_line(2, "0"), "record-move", 2),
    "two blanks": Wrong(with_line(6, "0 take  1"), "record-move", 6),
    "a take from an empty market": Wrong(with_line(2, "0 take 1"), "record-move", 2, "C-2"),
    "a take from a short market": Wrong(with_line(6, "0 take 123"), "record-move", 6, "C-3"),
    "a line after the end": Wrong(
        changed(0, log=[*golden(0)["log"], "0 reveal"]), "record-due", len(golden(0)["log"]) + 1
    ),
    "a card after the end": Wrong(changed(0, log=[*golden(0)["log"], "* F3"]), "record-due", len(golden(0)["log"]) + 1),
    "a card of the other house": Wrong(
        changed(COURT, log=[*golden(COURT)["log"][:18], "0 send G5"]), "record-move", 19, "K-3"
    ),
    "a bid when there is no auction": Wrong(
        changed(UNFINISHED, log=[golden(UNFINISHED)["log"][0], golden(UNFINISHED)["log"][1][0] + " bid 1"]),
        "record-move",
        2,
        "B-3",
    ),
}

ENDS = {
    "one florin more": Wrong(changed(0, scores=[*golden(0)["scores"][:2], [9999, 0]]), "record-scores"),
    "a day too few": Wrong(changed(0, scores=golden(0)["scores"][:2]), "record-scores"),
    "a day too many": Wrong(short(scores=[[0, 0, 0]]), "record-scores"),
    "huge florins": Wrong(short(scores=[[10**400, 0, 0]]), "record-scores"),
    "winners before the end": Wrong(short(winners=[0]), "record-winners"),
    "no winners after the end": Wrong(changed(0, winners=None), "record-winners"),
    "another winner": Wrong(changed(0, winners=[0, 1]), "record-winners"),
    "a log cut off": Wrong(changed(0, log=golden(0)["log"][:-1]), "record-scores"),
}


@pytest.mark.parametrize("name", [*FORM, *LOGS, *ENDS])
def test_a_wrong_record_is_refused_and_not_repaired(name: str) -> None:
    """By `check` and by `replay`, with the same words; the line and the rule are there where it lies in the log."""
    record, key, line, rule = (FORM | LOGS | ENDS)[name]
    error = refused(record)
    assert (key, line, rule) == (error.key, error.line, error.rule)
    if "seat" not in (record or ()):
        assert str(error) == str(refused(record, florin.replay))
    if line is not None:
        assert f"Line {line} of the log" in str(error)


def test_the_short_record_is_right() -> None:
    """The record from which the wrong ones are made is valid."""
    assert SHORT == florin.check(short()) == florin.replay(short()).record()


def test_a_truncated_log_of_an_unfinished_game_is_another_unfinished_game() -> None:
    """Without a score to contradict it a shorter log is right; the file's text cut off is not."""
    record = short(log=LOG[:4])
    assert record == florin.check(record)
    text = florin.dumps(short())
    for cut in range(len(text)):
        assert refused(text[:cut], florin.loads).key == "record-json"


TEXTS = {
    "nothing": ("", "record-json"),
    "blanks": ("  \n", "record-json"),
    "an answer": ("42", "record-object"),
    "no JSON": ("{'format': 1}", "record-json"),
    "more after the end": (florin.dumps(SHORT) + "{}", "record-json"),
    "a name twice": (florin.dumps(SHORT)[:-1] + ',"game":"card"}', "record-json"),
    "an option twice": (florin.dumps(SHORT).replace('"players":3', '"players":3,"players":3'), "record-json"),
    "NaN": (florin.dumps(short(meta={})).replace("{}", '{"a":NaN}'), "record-json"),
    "-Infinity": (florin.dumps(short(meta={})).replace("{}", '{"a":-Infinity}'), "record-json"),
    "a number beyond all": (florin.dumps(short(meta={})).replace("{}", '{"a":1e999}'), "record-json"),
    "too many digits": (florin.dumps(SHORT).replace('"rules":1', '"rules":' + "9" * 5000), "record-json"),
    "nested too deeply": (florin.dumps(short(meta={})).replace("{}", '{"a":' + "[" * 100_000), "record-json"),
    "deep and closed": (
        florin.dumps(short(meta={})).replace("{}", '{"a":' + "[" * 9999 + "]" * 9999 + "}"),
        "record-json",
    ),
    "a mark before": ("\ufeff" + florin.dumps(SHORT), "record-json"),
    "oversized": (florin.dumps(SHORT) + " " * MOST_BYTES, "record-size"),
    "bytes that are no UTF-8": (florin.dumps(SHORT).encode().replace(b"Anna", b"Ann\xe9"), "record-json"),
    "UTF-16": (florin.dumps(SHORT).encode("utf-16"), "record-json"),
    "no text": (None, "record-json"),
    "a record": (SHORT, "record-json"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_wrong_text_is_refused(name: str) -> None:
    """Nothing but one JSON object, with each name once, no larger than any game needs."""
    text, key = TEXTS[name]
    assert key == refused(text, florin.loads).key


def test_a_long_name_that_stands_there_twice_is_told_in_short() -> None:
    """An error is a sentence, however large the record was."""
    name = "x" * 10_000
    error = refused(f'{{"{name}":1,"{name}":2}}', florin.loads)
    assert len(str(error)) < 150 and "twice" in str(error)


def test_bytes_are_read_as_text_is() -> None:
    """As UTF-8."""
    assert golden(0) == florin.loads(lines(OURS)[0].encode()) == florin.loads(lines(OURS)[0])


@pytest.mark.parametrize("upto", [-1, len(LOG) + 1, True, 1.0, "1", pytest.param(10**5000, id="huge")])
def test_a_replay_goes_up_to_a_line_that_is_there(upto: Any) -> None:
    """The error says how many there are."""
    error = refused(short(), lambda record: florin.replay(record, upto))
    assert ("record-upto", len(LOG)) == (error.key, error.values["lines"])


def test_what_comes_after_the_line_is_not_looked_at() -> None:
    """A wrong line, or a wrong score, matters to nothing before it."""
    record = with_line(9, "1 take 123") | {"scores": [[1, 2, 3]]}
    assert LOG[:8] == florin.replay(record, 8).log
    assert refused(record, lambda wrong: florin.replay(wrong, 9)).rule == "C-3"


def test_a_file_names_the_record_the_line_and_the_rule(tmp_path: Path) -> None:
    """The first record has been given out by then."""
    file = tmp_path / "games.jsonl"
    file.write_text(lines(OURS)[0] + "\n" + florin.dumps(with_line(6, "0 take 123")) + "\n", encoding="utf-8")
    records = florin.read(file)
    assert golden(0) == next(records)
    with pytest.raises(florin.BadRecord) as caught:
        next(records)
    assert (caught.value.key, caught.value.line, caught.value.rule) == ("record-file", 6, "C-3")
    refusal = "The market has too few cards for that: only 2 (C-3); take what is there."
    assert str(caught.value) == f"games.jsonl, line 2: Line 6 of the log, 0 take 123: {refusal}"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\n", "not valid JSON"),
        (lines(OURS)[1].encode("latin-1", "replace") + b"\xff\n", "utf-8"),
        (b" " * (MOST_BYTES + 5), "too long"),
    ],
    ids=["empty", "no text", "too long"],
)
def test_a_wrong_file_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    """An empty line, bytes that are no text (never replaced by others), and a line longer than any record."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert reason in str(refused(file, lambda path: list(florin.read(path))))


# -- committed deals ---------------------------------------------------------------------------------------------------


def redealt() -> Record:
    """A committed record whose last F3 has become an F2, with the scores that it then gives."""
    record = golden(COMMITTED)
    log = record["log"]
    log[len(log) - 1 - log[::-1].index("* F3")] = "* F2"
    position = florin.replay(record, len(log))
    return record | {"scores": position.scores, "winners": position.winners}


def with_deal(**fields: str) -> Record:
    record = golden(COMMITTED)
    record["deal"] |= fields
    return record


VERIFY = {
    "verify-no-deal": golden(0),
    "verify-no-secret": golden(UNFINISHED),
    "verify-commit": with_deal(secret="00" * 16),
    "verify-draw": redealt(),
}


@pytest.mark.parametrize("number", [number for number, plot in enumerate(PLOTS) if plot.secret and plot.moves == 1000])
def test_a_committed_record_is_proved(number: int) -> None:
    """Every draw is the one promised."""
    florin.verify(golden(number))


@pytest.mark.parametrize("key", VERIFY)
def test_what_was_not_dealt_as_promised_is_found_out(key: str) -> None:
    """No deal, no secret yet, another secret, another card."""
    error = refused(VERIFY[key], florin.verify)
    assert key == error.key
    if key == "verify-draw":
        assert error.line is not None
        assert VERIFY[key]["log"][error.line - 1] == error.values["text"]
        assert golden(COMMITTED)["log"][error.line - 1] == error.values["right"]


def test_another_salt_gives_another_deal() -> None:
    """The salt is part of the promise."""
    assert refused(with_deal(salt="00" * 16), florin.verify).key == "verify-draw"


def test_a_wrong_record_is_not_verified() -> None:
    """It is read strictly first, and one seat's record proves nothing."""
    assert refused(golden(COMMITTED) | {"scores": []}, florin.verify).key == "record-scores"
    assert refused(golden(COMMITTED) | {"seat": 0}, florin.verify).key == "record-partial"


def test_every_sentence_about_records_has_been_heard() -> None:
    """There is no error of reading or verifying without a record that gets it."""
    heard = {wrong.key for wrong in [*FORM.values(), *LOGS.values(), *ENDS.values()]} | set(VERIFY)
    heard |= {key for _, key in TEXTS.values()} | {"record-upto", "record-file"}  # above
    heard |= {"record-partial", "record-hidden"}  # test_seats.py
    assert {key for key in sentences() if key.startswith(("record-", "verify-"))} == heard


def test_a_record_is_written_on_one_line_that_is_text() -> None:
    """Nothing is written that could not be read again."""
    assert "\n" not in florin.dumps(short(meta={"note": "two\nlines"}))
    assert short(meta={"note": "Łódź"}) == json.loads(florin.dumps(short(meta={"note": "Łódź"})))
    for note in (float("inf"), {1}, "\ud800"):
        assert refused({"meta": note}, florin.dumps).key == "record-json"
