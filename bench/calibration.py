"""Whether the bots' predicted win shares come true, and the maps that correct them: one resumable command.

    python -m bench.calibration                        plays the missing games, writes the table and the plot
    python -m bench.calibration --only card-4p-banker --minutes 20
    python -m bench.calibration --fit                  then also fits the maps, florin/bots/weights/calibration.json

Copies of a level play, at the budgets of bench/strength.py. At some decisions the share that the bot predicts for its
best candidate, before any correction, is kept with the progress of the game and what came of it. All games fit the maps
that are shipped. For the table they are fitted twice, to the games with even and with odd numbers, and each half tests
the maps of the other. Results are in bench/results/calibration, so that an interrupted run resumes.
They do not know which version of a bot played: after a change to a level, use --anew.

What came of it contains as little luck as possible, because an interval of two points takes some 2,500 games otherwise:

- A style, which plays without simulations, plays on many times from the same position.
- In the card game, the outcome of a searching bot is replaced by the worth of the position if merchants play on, plus
  the merit of all later moves (florin/reviewing/merit.py). It has the same mean and a third of the variance. (In the
  auction game bankers bid so differently from merchants that this gains nothing.)
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bench import reliability, results_file, strength, weights_file
from bench.reliability import Decile, Fitted, Row
from florin.arena.runner import executor
from florin.bots import bot
from florin.bots import calibration as maps
from florin.bots.beliefs import certain, engine_on
from florin.bots.bot import Candidate
from florin.bots.calibration import progress
from florin.bots.levels import Predicting, Searching, Style, ends_game
from florin.bots.weights import STYLES, style_rows, values
from florin.dealer import mix
from florin.game import Game
from florin.notation import parse_move
from florin.options import PLAYERS
from florin.position import Position
from florin.replaying import retraced
from florin.reviewing import merit
from florin.reviewing.judge import Estimates
from florin.reviewing.model import Shares
from florin.rules import State
from florin.search import search_of
from florin.view import CourtView, View

PLOT = strength.ROOT / "docs" / "calibration.svg"
Counts = dict[str, dict[int, int]]  # games by number of players
BANKERS: Counts = {
    "card": {2: 400, 3: 240, 4: 160, 5: 80, 6: 50},
    "board": {3: 3000, 4: 1500, 5: 300, 6: 120},
    "court": {2: 5000},
}
MAGNIFICOS: Counts = {
    "card": {2: 300, 3: 120, 4: 60, 5: 30, 6: 20},
    "board": {3: 1500, 4: 600, 5: 100, 6: 40},
    "court": {2: 4000},
}
GAMES = {"banker": BANKERS, "magnifico": MAGNIFICOS}  # most with few players, where a game costs least
STYLE_GAMES = {"card": 320, "board": 500, "court": 4000}  # for each number of players
KEPT = {"card": 0.12, "board": 0.06, "court": 0.3}  # the part of a searching bot's decisions that is kept
KEPT_BY_STYLE = {"card": 0.06, "board": 0.03, "court": 0.1}  # fewer: a game costs less than a prediction
CONTINUATIONS = 100  # games that a style plays on from one position
DOUBT, STYLE_DOUBT = 4, 0.5  # games: how much the map that changes nothing counts; a style's games say more
POOLED = 20  # games: how much the map of all numbers of players counts in the map of one
SHOWN = ("merchant", "banker", "magnifico")  # the levels of the plot
WITHOUT_LUCK = ("card",)  # games in which the outcomes of searching bots are without the luck of the draw
HALVES = (0, 1)  # the games with even and odd numbers: the maps of one half are tested by the other
FINE = 10_000  # shares are kept in steps of 1 / FINE


@dataclass(frozen=True)
class Series:
    """Games among copies of a bot."""

    game: str
    players: int
    level: str
    seed: int = 2026

    @property
    def bot(self) -> str:
        budgets = strength.BUDGETS.get(self.level)
        return budgets[self.game] if budgets else self.level

    @property
    def games(self) -> int:
        return GAMES[self.level][self.game][self.players] if self.level in GAMES else STYLE_GAMES[self.game]

    @property
    def out(self) -> Path:
        return strength.RESULTS / "calibration" / f"{self.game}-{self.players}p-{self.level}.jsonl"

    @property
    def heading(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "bot": self.bot, "seed": self.seed}


def all_series() -> list[Series]:
    """Return all series, cheap levels first."""
    return [
        Series(game, players, level)
        for level in (*STYLES, "banker", "magnifico")
        for game in PLAYERS
        for players in PLAYERS[game]
    ]


# -- one game ----------------------------------------------------------------------------------------------------------

Found = tuple[float, float, float]  # the progress of the game, the predicted share, and what came of it


def played(series: Series, number: int) -> dict[str, Any]:
    """Play a game and return its line in the file."""
    luck = random.Random(f"{series.seed} {number}")
    position = Game(series.game, players=series.players).start(seed=luck.getrandbits(48))
    found = by_style(series, position, luck) if series.level in STYLES else by_search(series, position, luck)
    return {"number": number, "rows": [[round(FINE * value) for value in row] for row in found]}


def player(series: Series, seed: int) -> Predicting:
    """Return a bot that predicts what it simulated, without any correction."""
    found = bot(series.bot, seed=seed)
    assert isinstance(found, Predicting)
    found.calibrate = False
    return found


def by_style(series: Series, position: Position, luck: random.Random) -> Iterator[Found]:
    """Yield predictions, and how copies of the style fare if they play on many times from there.

    The game itself is played without views, in the compiled core: what a style does depends on no hidden card.
    """
    search, everyone = search_of(series.game), certain(series.players)
    oracle = player(series, luck.getrandbits(48))
    assert isinstance(oracle, Style)
    while (turn := position.turn) is not None:
        engine = engine_on(search, position, (series.level,), everyone)
        if luck.random() < KEPT_BY_STYLE[series.game] and len(position.legal_ids()) > 1:
            view = position.view(turn)
            best = oracle.examine(view, 1).candidates[0]
            action = parse_move(view.game, best.move)[0]
            if not ends_game(position, action):
                state = position.state.copy()
                state.apply(action)
                yield progress(view), best.share, contest(series, state, luck.getrandbits(48))[turn]
        position.play_id(engine.move(0, luck.getrandbits(48)))


def contest(series: Series, state: State, seed: int) -> list[float]:
    """Return each seat's mean win share if all play on in the style of the series."""
    row, learned = style_rows(series.game, series.players, (series.level,)), values(series.game, series.players)
    engine = search_of(series.game).engine(state, row, learned, certain(series.players), 1, 99)
    wins, _ = engine.contest([0] * series.players, seed, 0, CONTINUATIONS)
    return [sixtieths / 60 / CONTINUATIONS for sixtieths in wins]


def by_search(series: Series, position: Position, luck: random.Random) -> Iterator[Found]:
    """Yield predictions and outcomes; in the card game the outcomes are without luck.

    The candidates come without their reasons, which take longer than the search.
    """
    game = position.game.name
    seats = [player(series, luck.getrandbits(48)) for _ in range(series.players)]
    found: dict[int, tuple[int, float, float]] = {}
    while (turn := position.turn) is not None:
        view = position.view(turn)
        move = view.legal[0]
        if len(view.legal) > 1:
            oracle = seats[turn]
            assert isinstance(oracle, Searching)
            candidates = oracle.examine(view, time.perf_counter()).candidates
            move = candidates[0].move
            if luck.random() < KEPT[game] and not is_certain(candidates, view, position):
                found[len(position.lines)] = turn, progress(view), candidates[0].share
        position.play(move)
    won = [float(seat in (position.winners or ())) / len(position.winners or ()) for seat in range(len(seats))]
    less_luck = without_luck(position, set(found), luck.getrandbits(48)) if game in WITHOUT_LUCK else {}
    for line, (seat, stage, share) in found.items():
        yield stage, share, less_luck.get(line, won)[seat]


def without_luck(position: Position, lines: set[int], seed: int) -> dict[int, Shares]:
    """Return, for positions before some lines of a game, its outcome without the luck of the later draws.

    That is the worth of the position if merchants play on, plus the merits of all later moves.
    """
    found: dict[int, Shares] = {}
    later = dict[int, Shares]()
    for number, gain in merit.gains(position, seed, merit.SIMS):
        later[number] = plus(later[number], gain) if number in later else gain
    for number, (before, _) in enumerate(retraced(position)):
        if number in lines:
            found[number] = Estimates(before, mix(seed + number + 1), merit.SIMS).shares()
    rest: Shares = [0.0] * position.game.players
    for number in range(len(position.lines) - 1, -1, -1):
        rest = plus(rest, later[number]) if number in later else rest
        if number in found:
            found[number] = plus(found[number], rest)
    return found


def plus(some: Shares, others: Shares) -> Shares:
    return [one + other for one, other in zip(some, others, strict=True)]


def is_certain(found: list[Candidate], view: View, position: Position) -> bool:
    """Return whether the first share is exact and needs no correction: it was solved, or the move ends the game."""
    lost = isinstance(view, CourtView) and not any(view.decks) and not any(candidate.share for candidate in found)
    return lost or len(found) == 1 or ends_game(position, parse_move(view.game, found[0].move)[0])


# -- all games ---------------------------------------------------------------------------------------------------------


def known(series: Series) -> dict[int, list[list[int]]]:
    """Return the rows of each game played so far."""
    return {number: game["rows"] for number, game in results_file.known(series.out, series.heading).items()}


def rows_of(series: Series, halves: Iterable[int]) -> list[Row]:
    """Return the predictions of the games with even numbers (0), odd numbers (1) or both."""
    return [
        Row((series.players, number), series.players, *(value / FINE for value in row))
        for number, rows in known(series).items()
        if number % 2 in halves
        for row in rows
    ]


def groups() -> dict[tuple[str, str], list[Series]]:
    """Return the series of each game and level, one per number of players; all of a game together."""
    found: dict[tuple[str, str], list[Series]] = {}
    for series in sorted(all_series(), key=lambda series: tuple(PLAYERS).index(series.game)):
        found.setdefault((series.game, series.level), []).append(series)
    return found


Maps = dict[str, list[float]]  # the parameters for each number of players


def fit_level(
    members: Iterable[Series], prior: Fitted, strength: float, halves: Iterable[int] = HALVES
) -> tuple[Fitted, Maps]:
    """Return a level's map for all numbers of players together, and those for each number.

    Few games of one number of players say little alone, so each map is drawn to that of all numbers.
    """
    rows = {series.players: rows_of(series, halves) for series in members}
    pooled = reliability.fit([row for part in rows.values() for row in part], prior, strength)
    each = {str(players): list(reliability.fit(part, pooled, POOLED)) for players, part in rows.items()}
    return pooled, weights_file.rounded(each)


def fit_all(halves: Iterable[int] = HALVES) -> dict[str, dict[str, Maps]]:
    """Return all maps, fitted to one half of the games or to both; magnifico's are drawn to banker's."""
    found: dict[str, dict[str, Maps]] = {}
    pooled: dict[str, Fitted] = {}
    for (game, level), members in groups().items():
        doubt = STYLE_DOUBT if level in STYLES else DOUBT
        prior, strength = (pooled[game], POOLED) if level == "magnifico" else (reliability.IDENTITY, doubt)
        pooled[game], found.setdefault(game, {})[level] = fit_level(members, prior, strength, halves)
    return found


def tested(members: Iterable[Series], others: Mapping[int, Mapping[str, Mapping[str, Maps]]]) -> list[Row]:
    """Return all predictions, each half corrected by the maps that were fitted to the other one."""
    return [
        row
        for series in members
        for half in HALVES
        for row in reliability.calibrated(
            rows_of(series, (half,)), others[half][series.game][series.level][str(series.players)]
        )
    ]


def table(curves: Mapping[tuple[str, str], reliability.Curve]) -> Iterator[str]:
    """Yield the lines of the Markdown table: by how many points the outcomes were higher than predicted."""
    yield "| game | level | games | " + " | ".join(f"to {10 * k + 10}%" for k in range(reliability.BINS)) + " |"
    yield "|---|---|---|" + "---|" * reliability.BINS
    for (game, level), curve in curves.items():
        games = sum(len(known(series)) for series in groups()[game, level])
        yield f"| {game} | `{level}` | {games} | " + " | ".join(map(cell, curve)) + " |"


def cell(one: Decile | None) -> str:
    if one is None:
        return ""
    text = f"{100 * one.excess.value:+.1f} ± {100 * one.excess.half:.1f}"
    return f"**{text}**" if one.off else text


def write_page() -> list[str]:
    """Write the table and the plot; return the levels with a decile that is off."""
    curves = {}
    others = {half: fit_all({*HALVES} - {half}) for half in HALVES}
    for (game, level), members in groups().items():
        before = reliability.deciles(row for series in members for row in rows_of(series, HALVES))
        after = reliability.deciles(tested(members, others))
        if any(after):
            curves[game, level] = before, after
    strength.write_table("calibration", list(table({name: after for name, (_, after) in curves.items()})))
    if shown := {name: pair for name, pair in curves.items() if name[1] in SHOWN}:
        PLOT.write_text(reliability.plot(shown), encoding="utf-8")
    return [f"{game}, {level}" for (game, level), (_, after) in curves.items() if any(one and one.off for one in after)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="play only series whose name contains this, such as card-4p-banker")
    parser.add_argument("--games", type=int, help="games per series instead of the usual number")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if not given")
    parser.add_argument("--anew", action="store_true", help="first forget these results: a bot has changed")
    parser.add_argument("--fit", action="store_true", help="then fit the maps to all games")
    parser.add_argument("--page", action="store_true", help="play nothing, use the results so far")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    chosen = [series for series in all_series() if asked.only in series.out.stem]
    for series in chosen if asked.anew else ():
        series.out.unlink(missing_ok=True)
    try:
        if not asked.page:
            with executor(workers=asked.workers) as pool:
                for series in chosen:
                    if time.monotonic() < until:
                        count = asked.games or series.games
                        results_file.play(series.out, series.heading, count, partial(played, series), pool, until)
    except KeyboardInterrupt:
        print("Interrupted; the same command resumes.", file=sys.stderr)
        sys.exit(130)
    if asked.fit:
        maps.FILE.write_text(weights_file.as_json(fit_all()), encoding="utf-8")
        maps.parameters.cache_clear()
    for name in write_page():
        print(f"more than two points off: {name}")


if __name__ == "__main__":
    main()
