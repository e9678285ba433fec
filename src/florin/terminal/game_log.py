"""The narration of a game for one reader, turn by turn, made from the record as that reader may see it.

Used for running games, local or on a server, and for recorded ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from florin.dealer import Seeded
from florin.effects import Effect
from florin.effects.model import CourtScored, Scoring
from florin.narration import narrate
from florin.position import Position
from florin.replaying import replay
from florin.sampling import completed
from florin.steps import Step
from florin.terminal.scoring import scorings
from florin.terminal.words import Words


@dataclass(frozen=True)
class LogEntry:
    """The narration of one step: the move, any scoring it triggered, and what followed."""

    first: int  # lines of the log that the step covers
    last: int
    done: list[str]
    scored: range
    scoring: list[str]
    then: list[str]

    @property
    def lines(self) -> list[str]:
        """All lines of the entry."""
        if not self.scored:
            return [*self.done, *self.then]
        return [*self.done, "", *self.scoring, *(["", *self.then] if self.then else [])]


def whole_record(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record that can be replayed: cards hidden in one seat's record are filled in with possible ones."""
    whole = {name: value for name, value in record.items() if name != "seat"}
    if "seat" in record and record["game"] == "court":
        whole["log"] = completed(record["log"], record["options"], Seeded(0).pick)
    return whole


def position_of(record: dict[str, Any], upto: int | None = None) -> Position:
    """Return the position after a checked record's log, or after its first `upto` lines."""
    return replay(whole_record(record), upto=len(record["log"]) if upto is None else upto)


def entries(words: Words, record: dict[str, Any], start: int = 0) -> Iterator[LogEntry]:
    """Yield the entries of a checked record from line `start` on, which must be the first line of a step."""
    position = position_of(record)
    breakdown, scores = position.breakdown(), position.scores
    for step in position.steps(start):
        seen = step.seen_by(record["seat"]) if "seat" in record else step
        yield log_entry(words, seen, lambda day: scorings(words, breakdown[: day + 1], scores, day))


def log_entry(words: Words, step: Step, scoring: Callable[[int], list[str]]) -> LogEntry:
    """Narrate a step; a scoring becomes a separate table between the sentences before and after it."""
    effects = step.effects
    at = next((i for i, effect in enumerate(effects) if isinstance(effect, Scoring | CourtScored)), len(effects))
    day = day_of(effects[at]) if at < len(effects) else None
    return LogEntry(
        step.first,
        step.last,
        words.narration(narrate(effects[:at])),
        range(0) if day is None else range(day, day + 1),
        [] if day is None else scoring(day),
        words.narration(narrate(effects[at + 1 :])),
    )


def day_of(effect: Effect) -> int:
    """Return the number of a scoring within the game, from 0; court has only one."""
    return effect.number - 1 if isinstance(effect, Scoring) else 0


class GameLog:
    """Everything one reader has been shown: narrated steps and, between them, remarks about the table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.log: list[str] = []
        self.entries: list[LogEntry | str] = []

    def follow(self, record: dict[str, Any]) -> list[LogEntry]:
        """Bring the log up to date with a record, forward or after an undo, and return the new entries."""
        log = record["log"]
        same = next((i for i, (a, b) in enumerate(zip(self.log, log, strict=False)) if a != b), None)
        same = min(len(self.log), len(log)) if same is None else same
        self.entries = [entry for entry in self.entries if isinstance(entry, str) or entry.last <= same]
        known = max((entry.last for entry in self.entries if not isinstance(entry, str)), default=0)
        self.log = list(log)
        new = list(entries(self.words, record, known)) if known < len(log) else []
        self.entries += new
        return new

    def remark(self, text: str) -> None:
        """Add a remark about the table."""
        self.entries.append(text)

    @property
    def lines(self) -> list[str]:
        return [line for entry in self.entries for line in ([entry] if isinstance(entry, str) else entry.lines)]
