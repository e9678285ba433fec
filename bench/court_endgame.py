"""How well the court's endgame is solved: python -m bench.court_endgame --games 10000

Plays games between merchants of round 6 (see bench/make_weights.py), one in `--every` of them as the banker does, until
both decks are empty, and solves the rest, with a new budget for each position. Results are appended to `--out` game by
game, so that an interrupted run resumes; a histogram is drawn for the documentation.
"""

import argparse
import json
import os
import random
import sys
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from bench import weights_file
from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.court_endgame.solver import Solver, is_known

ROOT = Path(__file__).resolve().parent.parent
BINS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds: upper end of each bin
PLAYER = "merchant-6"  # plays to the end more often than the merchant; unchanged, so that figures can be compared
LOOKS = 12  # simulations per move, for games played as the banker does


@lru_cache
def style(name: str) -> list[float]:
    row: list[float] = weights_file.load("court")["styles"][name]["2"]
    return row


@lru_cache(maxsize=1)
def solver(bits: int) -> Solver:
    return Solver(style("merchant"), bits)


def position(number: int, seed: int, every: int) -> State | None:
    """Return the position of game `number` when both decks are empty, if it gets that far."""
    luck, engine = random.Random(f"{seed} {number}"), search_of("court").engine
    weights, nothing = array("d", style(PLAYER)), array("d", [1.0] * 8)
    state = new_state("court", checked("court", {"players": 2}), rules_of("court"))
    while state.due != OVER:
        if state.due != MOVE:
            state.deal(luck.randrange(state.chances()))
        elif is_known(state):
            return state
        else:
            sight, start = engine(state, weights, nothing, nothing, 1, 0), luck.getrandbits(48)
            if number % every:
                state.apply(sight.move(0, start))
            else:
                likely = sorted(sight.weigh(0), key=lambda pair: -pair[1])[:6]
                state.apply(max((a for a, _ in likely), key=lambda a: sight.measure((a,), start, 0, LOOKS)[state.turn]))
    return None


def solved(number: int, seed: int, every: int, bits: int, budget: int, threads: int = 1) -> dict[str, Any]:
    """Return one game's result: nothing, or the outcome (None if the budget ran out), positions searched, seconds."""
    state = position(number, seed, every)
    if state is None:
        return {"game": number}
    solver(bits).forget()
    began = time.perf_counter()
    value, nodes, _ = solver(bits).outcome(state, budget, threads=threads)
    return {"game": number, "outcome": value, "nodes": nodes, "seconds": round(time.perf_counter() - began, 4)}


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    found = [row for row in rows if "nodes" in row]
    times = sorted(row["seconds"] for row in found)
    quick = sum(row["outcome"] is not None and row["seconds"] <= 1 for row in found)
    parts = {"median": 0.5, "p99": 0.99, "p99.9": 0.999, "most": 1.0}
    counts, low = [], 0.0
    for high in BINS:
        counts.append(sum(low < t <= high or (low == 0.0 == t) for t in times))
        low = high
    return {
        "games": len(rows), "positions": len(found), "solved": sum(row["outcome"] is not None for row in found),
        "within_1_s": quick, "share_within_1_s": round(quick / max(1, len(found)), 5),
        "seconds": {name: times[min(len(times) - 1, int(part * len(times)))] for name, part in parts.items() if times},
        "histogram": dict(zip(map(str, BINS), counts, strict=True)),
    }  # fmt: skip


def plot(result: dict[str, Any]) -> str:
    """Return the histogram as SVG."""
    counts = list(result["histogram"].values())
    most = max(counts) or 1
    bars = ""
    for k, (high, count) in enumerate(zip(BINS, counts, strict=True)):
        tall = round(160 * count / most, 1)
        bars += f'<rect x="{20 + 60 * k}" y="{190 - tall}" width="52" height="{tall}" fill="#8c2f39"/>'
        bars += f'<text x="{46 + 60 * k}" y="{184 - tall}">{count}</text>'
        bars += f'<text x="{46 + 60 * k}" y="206">≤ {high:g} s</text>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 580 220" font-family="sans-serif" font-size="11" '
        f'text-anchor="middle" role="img"><title>Time to solve {result["positions"]} endgames of the court</title>'
        f"{bars}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--every", type=int, default=10, help="play one game in this many as the banker does")
    parser.add_argument("--budget", type=int, default=8_000_000, help="positions searched per thread")
    parser.add_argument("--bits", type=int, default=21, help="size of the transposition table: 2 to this power")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--threads", type=int, default=min(2, os.cpu_count() or 1), help="threads that solve a position together"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        help="positions solved at once; leave cores free",
    )
    parser.add_argument("--out", type=Path, help="file for the results, one line per game")
    parser.add_argument("--report", type=Path, help="file for the summary, as JSON")
    parser.add_argument("--plot", type=Path, help="file for the histogram, as SVG")
    args = parser.parse_args()
    rows = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out and args.out.exists() else []
    done = {row["game"] for row in rows}
    work = partial(solved, seed=args.seed, every=args.every, bits=args.bits, budget=args.budget, threads=args.threads)
    todo = [number for number in range(args.games) if number not in done]
    with ProcessPoolExecutor(args.workers) as pool:
        for row in pool.map(work, todo, chunksize=4):
            rows.append(row)
            if args.out:
                with args.out.open("a") as file:
                    file.write(json.dumps(row) + "\n")
            if sys.stderr.isatty() or len(rows) % 500 == 0:
                print(f"\r{len(rows)} of {args.games} games", end="", file=sys.stderr, flush=True)
    result = summary([row for row in rows if row["game"] < args.games])
    print(json.dumps(result, indent=1))
    if args.report:
        args.report.write_text(json.dumps(result, indent=1) + "\n")
    if args.plot:
        args.plot.write_text(plot(result), encoding="utf-8")


if __name__ == "__main__":
    main()
