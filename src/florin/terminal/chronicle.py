"""A game as one reader is told it, turn by turn: from the record of what that reader knows, and from nothing else.

The same for a game that goes on, here or at a table elsewhere, and for one on file.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from florin.dealer import Seeded
from florin.game import Position
from florin.replaying import replay
from florin.sampling import completed
from florin.terminal.narration import begins, opening, turn, turns
from florin.terminal.scoring import scorings
from florin.terminal.words import Words
from florin.view import View


@dataclass(frozen=True)
class Told:
    """What is told of a turn: what was done, the days that were scored by it, and what followed."""

    first: int  # the lines of the log that it tells
    last: int
    done: list[str]
    scored: range
    scoring: list[str]
    then: list[str]

    @property
    def lines(self) -> list[str]:
        """All of it, one below the other."""
        if not self.scored:
            return [*self.done, *self.then]
        return [*self.done, "", *self.scoring, *(["", *self.then] if self.then else [])]


@dataclass(frozen=True)
class Step:
    """A turn, and the position after it as far as the reader knows it: what is hidden is filled in anyhow."""

    told: Told
    position: Position


def whole_record(record: dict[str, Any]) -> dict[str, Any]:
    """A record that can be replayed: what one seat's hides is filled in anyhow, so that its views can be built."""
    whole = {name: value for name, value in record.items() if name != "seat"}
    if "seat" in record and record["game"] == "court":
        whole["log"] = completed(record["log"], record["options"]["dukes"], Seeded(0).pick)
    return whole


def steps(words: Words, record: dict[str, Any], start: int = 0) -> Iterator[Step]:
    """The turns of a checked record from that line on, at which one must begin."""
    log, seat, whole = record["log"], record.get("seat"), whole_record(record)
    before: View | None = None if start == 0 else replay(whole, upto=start).view(seat)
    for first, last in turns(log):
        if first < start:
            continue
        position = replay(whole, upto=last)
        after = position.view(seat)
        if before is None:
            told = Told(first, last, opening(words, after, log[first:last]), range(0), [], [])
        else:
            scored = range(len(before.scores), len(after.scores))
            told = Told(
                first,
                last,
                turn(words, before, after, log[first:last]),
                scored,
                scorings(words, position.breakdown(), after.scores, scored.start) if scored else [],
                begins(words, after) if scored and not after.over else [],
            )
        yield Step(told, position)
        before = after


class Chronicle:
    """All that one reader has been told: the turns that stand, and between them remarks that are not of the game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.log: list[str] = []
        self.entries: list[Told | str] = []

    def learn(self, record: dict[str, Any]) -> list[Told]:
        """Follows the game to where a record of it stands, forward or back; the turns that are new."""
        log = record["log"]
        same = next((i for i, (a, b) in enumerate(zip(self.log, log, strict=False)) if a != b), None)
        same = min(len(self.log), len(log)) if same is None else same
        self.entries = [entry for entry in self.entries if isinstance(entry, str) or entry.last <= same]
        known = max((entry.last for entry in self.entries if not isinstance(entry, str)), default=0)
        self.log = list(log)
        new = [step.told for step in steps(self.words, record, known)] if known < len(log) else []
        self.entries += new
        return new

    def remark(self, text: str) -> None:
        self.entries.append(text)

    @property
    def lines(self) -> list[str]:
        return [line for entry in self.entries for line in ([entry] if isinstance(entry, str) else entry.lines)]
