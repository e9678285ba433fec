"""Measure what a deviator could gain among copies of a bot, as shown in docs/strength.md: one resumable command.

    python -m bench.deviation_gains                    plays the missing games and writes the table
    python -m bench.deviation_gains board --players 4 --games 40 --minutes 20

A game is played by copies of the bot. At each decision of one seat, all legal moves are simulated to the end of the
game, until all but one are clearly worse or each has many times the bot's simulations. If the best is not the bot's
move, both are simulated again in the same fresh worlds. The mean difference there is what this deviation gains, without
the luck of having been selected; their sum over a game is what the deviator would win more often, in points of the win.
The difference by which the best was selected is too high on average, so its sum is more than there is to find.

This says nothing about deviations that only pay together. Whoever plays on in the simulations plays in the styles that
the bot expects of its rivals, not as the bot itself.
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import florin
from bench import results_file, strength
from bench.regret import mind
from florin.arena.runner import executor
from florin.arena.statistics import Mean, clustered
from florin.dealer import mix
from florin.notation import move_text, parse_move
from florin.search.protocols import Engine
from florin.view import View

GAMES = 400
FIRST = 500  # simulations of each move before any is dropped
CLEARLY = 2.5  # standard errors: a move this much worse than the best is not simulated further
DEEPER = 8  # times the bot's simulations, for each move
JUDGED = 2  # times as many fresh simulations of each of the two moves


@dataclass(frozen=True)
class Field:
    """Games among copies of a bot."""

    game: str
    players: int
    seed: int = 2030

    @property
    def bot(self) -> str:
        return strength.BANKER[self.game]

    @property
    def sims(self) -> int:
        """The simulations of each move, at most."""
        return DEEPER * strength.EIGHTH[self.game]

    @property
    def out(self) -> Path:
        return strength.RESULTS / "deviate" / f"{self.game}-{self.players}p-banker.jsonl"

    @property
    def heading(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "bot": self.bot, "sims": self.sims, "seed": self.seed}


def played(field: Field, number: int) -> dict[str, Any]:
    """Play a game; return its line: the deviator's choices, and each deviation with what it seemed to and did gain."""
    position = florin.game(field.game, players=field.players).start(seed=mix(field.seed + number))
    bots = [florin.bot(field.bot, seed=mix(number * field.players + seat)) for seat in range(field.players)]
    deviator, choices, found = number % field.players, 0, []
    while (turn := position.turn) is not None:
        view = position.view(turn)
        move = bots[turn].choose(view)
        if turn == deviator and len(view.legal) > 1:
            choices += 1
            luck = mix(field.seed + number << 12 | len(position.lines))
            if deviation := examined(view, parse_move(field.game, move)[0], field.sims, luck):
                found.append([len(position.lines), move, *deviation])
        position.play(move)
    return {"number": number, "choices": choices, "deviations": found}


def examined(view: View, own: int, sims: int, luck: int) -> tuple[str, float, float] | None:
    """Return the best move with what it seemed to gain and what it gains in fresh worlds; None if it is the own one."""
    engine, position = mind(view, whole=True)
    best, seemed = selected(engine, position.legal_ids(), own, sims, luck)
    if best == own:
        return None
    fresh = [share(engine, a, mix(luck + 1), 0, JUDGED * sims) / (JUDGED * sims) for a in (best, own)]
    return move_text(view.game, best, engine.turn), round(seemed, 6), round(fresh[0] - fresh[1], 6)


def selected(engine: Engine, moves: list[int], own: int, sims: int, luck: int) -> tuple[int, float]:
    """Return the best move, and by how much more than the own one it won in the simulations of both."""
    totals, done, ahead = dict.fromkeys(moves, 0.0), 0, 0.0
    while len(moves) > 1 and done < sims:
        more = min(max(FIRST, done), sims - done)
        for a in moves:
            totals[a] += share(engine, a, luck, done, more)
        done += more
        best = max(moves, key=totals.__getitem__)
        if own in moves:
            ahead = (totals[best] - totals[own]) / done
        won = totals[best] / done
        limit = totals[best] - CLEARLY * math.sqrt(2 * max(done * won * (1 - won), 1.0))
        moves = [a for a in moves if totals[a] >= limit]
    return max(moves, key=lambda a: (totals[a], a == own)), ahead


def share(engine: Engine, action: int, luck: int, first: int, sims: int) -> float:
    """Return the sum of the win shares of a move in some worlds."""
    return float(engine.measure((action,), luck, first, sims)[engine.turn])


def points(mean: Mean) -> str:
    return f"{100 * mean.value:+.2f} ± {100 * mean.half:.2f}"


def table(fields: list[Field]) -> Iterator[str]:
    """Yield the lines of the Markdown table: one row per game and number of players."""
    yield "| game | bot | simulations per move | choices | deviations | gain, points | seeming gain | games |"
    yield "|---|---|---|---|---|---|---|---|"
    for field in fields:
        lines = results_file.known(field.out, field.heading)
        if lines:
            choices, moves, seeming, gain = (
                clustered([(number, of(line)) for number, line in lines.items()])
                for of in (
                    lambda line: line["choices"],
                    lambda line: len(line["deviations"]),
                    lambda line: sum(one[3] for one in line["deviations"]),
                    lambda line: sum(one[4] for one in line["deviations"]),
                )
            )
            yield (
                f"| {field.game} {field.players}p | `{field.bot}` | {field.sims} | {choices.value:.0f} "
                f"| {moves.value:.1f} | {points(gain)} | {points(seeming)} | {len(lines)} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=("card", "board"), default="card")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if not given")
    parser.add_argument("--anew", action="store_true", help="first forget these results: a bot has changed")
    asked = parser.parse_args()
    field = Field(asked.game, asked.players)
    if asked.anew:
        field.out.unlink(missing_ok=True)
    until = time.monotonic() + 60 * asked.minutes
    try:
        with executor(workers=asked.workers) as pool:
            results_file.play(field.out, field.heading, asked.games, partial(played, field), pool, until)
    except KeyboardInterrupt:
        print("Interrupted; the same command resumes.", file=sys.stderr)
        sys.exit(130)
    finally:
        known = [Field(game, players) for game in ("card", "board") for players in range(2, 7)]
        strength.write_table("deviations", list(table(known)))


if __name__ == "__main__":
    main()
