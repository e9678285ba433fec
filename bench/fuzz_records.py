"""Thousands of broken records and moves: they may only raise `florin.Error`, and must change nothing.

    python -m bench.fuzz_records --cases 100000 --seed 1

Case i depends only on the seed and i, so that a failure can be repeated: --first i --cases 1.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from rich.progress import track

import florin
from florin.notation import parse_move

Record = dict[str, Any]
SET_UPS: list[tuple[str, dict[str, Any]]] = [
    ("card", {"players": 2}),
    ("card", {"players": 4, "big_bonus": True}),
    ("card", {"players": 3, "deck": {"good": [[5, 1, False, 18], [0, 1, True, 4]], "green_2": 0, "black_7": 0}}),
    ("board", {"players": 3}),
    ("board", {"players": 6, "third_of_six": 15}),
    ("court", {}),
    ("court", {"dukes": True, "distinct_circle": True, "plan_draw": "row", "end": "house"}),
]
JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 1 << 31, 1 << 64, 10**400, 1.0, 0.5, 1e308, "", " ", "?", "*", "* ?", "0", "all",
    "0 plan ?", "* first 0", "* first 9", "0 take 1", "1 keep", "00" * 16, "Łódź", "\ud800", "\x00", "x" * 300,
    [], [[]], [0], [1, 0], ["a"], {}, {"a": []}, {"good": []}, "card", "board", "court", "florin/1", "default", "row",
]  # fmt: skip
LETTERS = '0123456789 *?RGSFDCMPJ-+.,[]{}":\\\n\t\x00éŁ\u0661\uff12\u00a0\u200b😀abcdeklnoprtuvy'


# -- what is broken ----------------------------------------------------------------------------------------------------


@cache
def material() -> tuple[list[Record], list[florin.Position]]:
    """Return valid records (whole, truncated, of one seat; seeded and committed), and positions from those games."""
    records, positions = [], []
    for number, (name, options) in enumerate(SET_UPS):
        for promised in (False, True):
            rng = Random(number)
            dealer = florin.Committed(bytes(range(32)), bytes(32)) if promised else florin.Seeded(number)
            position = florin.game(name, **options).start(dealer=dealer)
            stops = {rng.randrange(60) for _ in range(5)}
            for moves in range(1000):
                if moves in stops or position.over:
                    positions.append(position.copy())
                    seats = [position.record(seat, meta={"n": moves}) for seat in (0, 1, None)]
                    records += [position.record(), *(seats if name == "court" else seats[:1])]
                if position.over:
                    break
                position.play(rng.choice(position.legal()))
    return records, positions


def broken_text(rng: Random, text: str) -> str:
    """Return a text with a piece removed, doubled, moved, overwritten, or cut off."""
    at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    to = min(to, at + rng.choice((1, 2, 8, 1000)))
    piece = "".join(rng.choice(LETTERS) for _ in range(rng.choice((1, 1, 2, 9))))
    ways = [text[:at], text[at:], text[:at] + text[to:], text[:to] + text[at:], text[:at] + piece + text[at:]]
    return rng.choice([*ways, text[:at] + piece + text[at + len(piece) :], text[:at] + text[at:to] * 20 + text[to:]])


def broken_bytes(rng: Random, text: bytes) -> bytes:
    data = bytearray(text)
    for _ in range(rng.choice((1, 1, 2, 10))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data[: rng.choice((len(data), len(data), rng.randrange(len(data))))])


def broken_value(rng: Random, value: Any) -> Any:
    """Return a value with something in it replaced, removed, doubled, swapped or invented."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        name = rng.choice(list(value))
        way = rng.random()
        if way < 0.1:
            return {key: value[key] for key in value if key != name}
        if way < 0.2:
            return value | {rng.choice([*value, "seat", "deal", "meta", "version", "x"]): rng.choice(JUNK)}
        return value | {name: broken_value(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at, other = rng.randrange(len(value)), rng.randrange(len(value))
        twin = list(value)
        way = rng.random()
        if way < 0.15:
            del twin[at]
        elif way < 0.3:
            twin.insert(at, twin[other])
        elif way < 0.5:
            twin[at], twin[other] = twin[other], twin[at]
        elif way < 0.6:
            del twin[at:]
        else:
            twin[at] = broken_value(rng, twin[at])
        return twin
    if isinstance(value, str) and value and rng.random() < 0.5:
        return broken_text(rng, value)
    if type(value) is int and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 5, -100, 1 << 40))
    return deepcopy(rng.choice(JUNK))


def spliced(rng: Random, record: Record, other: Record) -> Record:
    """Return the beginning of one game with the end, or the fields, of another."""
    if rng.random() < 0.5:
        cut = rng.randrange(len(record["log"]) + 1)
        return record | {"log": record["log"][:cut] + other["log"][cut:]}
    return record | {name: other[name] for name in other if rng.random() < 0.3}


# -- what must come of it ----------------------------------------------------------------------------------------------


def attempt(heard: Counter[str], call: Callable[..., Any], *arguments: Any) -> Any:
    """Return the result of a call, or None if it was refused in one sentence."""
    try:
        return call(*arguments)
    except florin.Error as error:
        sentence = str(error)
        assert sentence.endswith(".") and sentence.isprintable() and len(sentence) < 900, f"no sentence: {sentence!r}"
        heard[error.key] += 1
        return None


def feed(rng: Random, heard: Counter[str], record: Any) -> None:
    """Pass a record to every function that takes one; an accepted record must be written back unchanged."""
    before = deepcopy(record)
    if attempt(heard, florin.check, record) is not None:
        heard["accepted"] += 1
        assert florin.loads(florin.dumps(record)) == record
        if "seat" not in record:
            assert florin.replay(record).record() == record, "something was repaired"
    attempt(heard, florin.verify, record)
    position = attempt(heard, florin.replay, record, rng.randrange(200))
    if position is not None and position.legal():
        position.play(rng.choice(position.legal()))
    assert before == record, "the record was changed"


def text_case(rng: Random, heard: Counter[str]) -> None:
    text = florin.dumps(rng.choice(material()[0]))
    broken: str | bytes = broken_text(rng, text) if rng.random() < 0.5 else broken_bytes(rng, text.encode())
    record = attempt(heard, florin.loads, broken)
    if record is not None:
        feed(rng, heard, record)


def value_case(rng: Random, heard: Counter[str]) -> None:
    record: Any = rng.choice(material()[0])
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        record = broken_value(rng, record)
    feed(rng, heard, record)


def log_case(rng: Random, heard: Counter[str]) -> None:
    """Change only the log, which has the most rules."""
    record = rng.choice(material()[0])
    feed(rng, heard, record | {"log": broken_value(rng, record["log"])})


def splice_case(rng: Random, heard: Counter[str]) -> None:
    feed(rng, heard, spliced(rng, *rng.choices(material()[0], k=2)))


def move_case(rng: Random, heard: Counter[str]) -> None:
    """Try a move that is probably illegal: if refused, the position is unchanged; if played, it was legal."""
    position = rng.choice(material()[1]).copy()
    legal = position.legal()
    move: Any = rng.choice(legal or ["reveal"])
    way = rng.random()
    if way < 0.5:
        move = broken_text(rng, move)
    elif way < 0.7:
        lines = [line for line in rng.choice(material()[0])["log"] if line[0] != "*"]
        move = rng.choice(lines or ["0 keep"])[2:]
    elif way < 0.9:
        move = "".join(rng.choice(LETTERS) for _ in range(rng.randrange(20)))
    else:
        move = rng.choice([*JUNK, b"reveal", ("take 1",), 3 + 4j])
    attempt(heard, parse_move, position.game.name, move)
    seat = rng.choice(JUNK[:12]) if rng.random() < 0.1 else None
    before, k = position.copy(), getattr(position.dealer, "k", None)
    if attempt(heard, lambda: position.play(move, seat)) is not None:
        assert move in legal, "an illegal move was played"
        heard["played"] += 1
        return
    assert before == position and legal == position.legal() and before.view(0) == position.view(0), "something changed"
    assert k == getattr(position.dealer, "k", None), "chance was used up"


CASES = [text_case, value_case, log_case, splice_case, move_case, move_case]


def run(case: int, seed: int, heard: Counter[str]) -> str | None:
    """Return the fault found in a case, or None."""
    rng = Random(f"{seed}/{case}")
    kind = rng.choice(CASES)
    try:
        kind(rng, heard)
    except Exception as error:
        return f"case {case} ({kind.__name__}): {type(error).__name__}: {error}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    heard: Counter[str] = Counter()
    cases = range(asked.first, asked.first + asked.cases)
    shown = track(cases, "fuzzing", disable=not sys.stdout.isatty())
    failures = [failure for case in shown if (failure := run(case, asked.seed, heard))]
    print(json.dumps(dict(heard.most_common()), indent=1))
    print(*failures[:20], sep="\n", end="\n" if failures else "")
    print(f"{asked.cases} cases, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
