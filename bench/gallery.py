"""The gallery of exploiters against the levels, as shown in docs/strength.md: one resumable command.

    python -m bench.gallery                              plays the missing games and writes docs/strength.md
    python -m bench.gallery --only court --levels merchant,banker --minutes 20
    python -m bench.gallery --confirm                    then replays what was above even on fresh deals

A row is one exploiter against copies of a level, in every seat rotation of the same deals. It ends after --games, or as
soon as it is decided: when the games so far rule out that the exploiter is above even (Trial.decided), or when a
sequential test decides between even and six points more. With 150 rows some are above even by chance: a hole counts
only if it is confirmed on fresh deals. The command then ends with status 1. Results are kept in bench/results/gallery;
an interrupted run resumes. They do not know which version of a bot played: after a change to a level, use --anew.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bench import strength
from florin.arena import Outcome
from florin.arena.report import percent
from florin.arena.runner import executor
from florin.arena.statistics import Mean, clustered
from florin.bots import bot, listed
from florin.bots.gallery import GALLERY

PLAYERS = {"court": 2, "card": 4, "board": 4}
LEVELS = ("merchant", "banker", "magnifico")
QUICK = {**strength.MAGNIFICO, "card": "magnifico:sims=4000", "board": "magnifico:sims=1200"}  # as many as a banker
BUDGETS = {**strength.BUDGETS, "magnifico": QUICK}
GAMES, LEAST = 400, 60  # games per row, and after how many the sequential test may end it
CLEARLY = 2.0  # half-widths: merits this far below even end a row
STAKES = (0.2, 0.5, 0.9)  # of three bettors, as parts of the highest stake that cannot ruin them
SURE = 20.0  # times their money: at fair odds they win as much with a chance of 5% at most
FRESH = 2027  # the seed of the deals on which a hole is confirmed


@dataclass(frozen=True)
class Trial(strength.Row):
    """An exploiter (the challenger) against a level (the field), on the first deals or on fresh ones."""

    deals = 1  # most rows end after very few

    @property
    def out(self) -> Path:
        path = super().out
        return path.parent / "gallery" / (path.stem + ("-fresh" if self.seed == FRESH else "") + path.suffix)

    @property
    def merit(self) -> bool:
        return self.game == "card" and "sims" in self.field

    @property
    def share(self) -> Mean | None:
        """The exploiter's win share so far, by merit where there is one; None if nothing has been played."""
        outcomes = strength.known(self)
        return self.mean(outcomes) if outcomes else None

    def mean(self, outcomes: list[Outcome]) -> Mean:
        """Return the mean of some games. Each game counts singly by merit, which has no luck of the deal."""
        results = strength.shares(outcomes, self.challenger)
        return clustered(enumerate(merit for _, merit in results) if self.merit else results)

    def decided(self, outcomes: list[Outcome]) -> bool:
        """Return whether these games rule out that the exploiter is above even, or a sequential test has decided."""
        mean = self.mean(outcomes)
        if self.merit and mean.value + CLEARLY * mean.half < self.target:
            return True
        won = [share for _, share in strength.shares(outcomes, self.challenger, by="shares")]
        return rules_out(won, self.target) or super().decided(outcomes)

    @property
    def above_even(self) -> bool:
        return self.share is not None and self.share.low > self.target

    @property
    def again(self) -> "Trial":
        """The same on fresh deals."""
        return replace(self, seed=FRESH)


def rules_out(shares: Sequence[float], even: float) -> bool:
    """Return whether the shares of some games rule out a mean of `even` or more.

    This is a test by betting (Waudby-Smith and Ramdas 2024): three bettors bet on every game, at odds that would be
    fair if the mean were even, that the share will be lower. If the mean is even or more, the chance that they ever
    have SURE times their money is 5% at most, however often one looks. Games are taken to be independent; the rotation
    of seats within a deal makes their results differ rather more than that.

    >>> rules_out([0.0] * 14, 0.25), rules_out([0.0] * 15, 0.25), rules_out([0.0] * 15 + [1.0], 0.25)
    (False, True, False)
    """
    money = 0.0
    for stake in STAKES:
        part = 1 / len(STAKES)
        for share in shares:
            part *= 1 + stake * (even - share) / (1 - even)
        money += part
    return money >= SURE


def most(games: int) -> float:
    """Return the upper end of the exact 95% interval for the share of one who has won none of some games.

    >>> round(most(16), 3)
    0.206
    """
    return float(1 - 0.025 ** (1 / games))


def trials(levels: Iterable[str], games: int) -> list[Trial]:
    """Return all exploiters against these levels, cheap levels first; a level without a budget gets the usual one."""
    return [
        Trial(game, PLAYERS[game], name, BUDGETS.get(level, {}).get(game, level), None, games, LEAST)
        for level in levels
        for game in PLAYERS
        for name in GALLERY[game]
    ]


def play(chosen: list[Trial], until: float, workers: int | None) -> None:
    """Play these trials, or as many as the time allows."""
    with executor(workers=workers) as pool:
        for number, trial in enumerate(chosen, 1):
            if time.monotonic() < until:
                strength.play(trial, pool, until, f"{number} of {len(chosen)}, ")


def cell(trial: Trial) -> str:
    """Return a trial's share and number of games for the table, bold if it is above even, with the fresh deals."""
    if trial.share is None:
        return ""
    games = len(strength.known(trial))
    text = f"{percent(trial.share)} ({games})"
    if trial.share.value == 0 and not trial.merit:
        text = f"0.0%, at most {most(games):.1%} ({games})"
    if trial.above_even:
        fresh = trial.again.share
        again = f"; fresh {percent(fresh)} ({len(strength.known(trial.again))})" if fresh else ""
        return f"**{text}{again}**"
    return text


def table(levels: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of the Markdown table: one row per exploiter, one column per level."""
    yield "| game | exploiter | even | " + " | ".join(f"`{level}`" for level in levels) + " |"
    yield "|---|---|---|" + "---|" * len(levels)
    rows: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials(levels, GAMES):
        rows.setdefault((trial.game, trial.challenger), []).append(trial)
    for (game, name), row in rows.items():
        if any(trial.out.exists() for trial in row):
            cells = " | ".join(map(cell, row))
            yield f"| {game} {PLAYERS[game]}p | `{name}` | {row[0].target:.1%} | {cells} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels or other bots, like merchant,banker:sims=99")
    parser.add_argument("--only", default="", help="play only rows whose name contains this")
    parser.add_argument("--games", type=int, default=GAMES, help="most games per row")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if not given")
    parser.add_argument("--confirm", action="store_true", help="then replay rows above even on fresh deals")
    parser.add_argument("--anew", action="store_true", help="first forget these rows' results: a bot has changed")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from the results so far")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    levels = listed(asked.levels)
    for level in levels:
        bot(level)  # refuse a wrong name before the first game
    chosen = [trial for trial in trials(levels, asked.games) if asked.only in trial.out.stem]
    for trial in chosen if asked.anew else ():
        trial.out.unlink(missing_ok=True)
        trial.again.out.unlink(missing_ok=True)
    try:
        if not asked.page:
            play(chosen, until, asked.workers)
            if asked.confirm:
                play([trial.again for trial in chosen if trial.above_even], until, asked.workers)
    except KeyboardInterrupt:
        print("Interrupted; the same command resumes.", file=sys.stderr)
        sys.exit(130)
    finally:
        strength.write_table("gallery", list(table(LEVELS)))
    holes = [trial for trial in chosen if trial.above_even]
    for trial in holes:
        print(f"above even: {trial.out.stem}: {cell(trial).strip('*')}")
    if any(trial.again.above_even for trial in holes):
        sys.exit(1)


if __name__ == "__main__":
    main()
