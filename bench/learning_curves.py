"""Learning curves of masked PPO, for docs/research.md and docs/ppo.svg: python -m bench.learning_curves [--folder DIR]

`bench/results/ppo/GAME.jsonl` has a line for each evaluation that `python -m bench.ppo GAME` made. With `--folder`, the
curves and networks of `--folder DIR/ppo-GAME --policy DIR/GAME.npz` are first taken into the repository, for the games
whose training has come to its end.
"""

import argparse
import json
import shutil
from itertools import chain
from pathlib import Path
from typing import Any

from bench import strength
from bench.load_plot import COLOURS, FAINT, INK, PAPER, line, text
from florin.research.games import DEFAULT_PLAYERS
from florin.research.policy import FOLDER
from florin.rules import GAMES

CURVES = strength.ROOT / "bench" / "results" / "ppo"
PAGE = strength.ROOT / "docs" / "research.md"
PLOT = PAGE.with_name("ppo.svg")
SHOWN = (5, 15, 30)  # minutes in the table, besides the last
WIDTH, HEIGHT, LEFT, TOP, GAP = 250, 200, 60, 60, 30
Curve = list[dict[str, Any]]


def curve(game: str) -> Curve:
    """Return the evaluations of a game."""
    path = CURVES / f"{game}.jsonl"
    return [json.loads(row) for row in path.read_text("utf-8").splitlines()] if path.exists() else []


def take(folder: Path, game: str) -> None:
    """Copy a curve and its network into the repository, if both are there."""
    found, policy = folder / f"ppo-{game}" / "curve.jsonl", folder / f"{game}.npz"
    if found.exists() and policy.exists():
        CURVES.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(found, CURVES / f"{game}.jsonl")
        shutil.copyfile(policy, FOLDER / f"{game}.npz")
    else:
        print(f"{game}: no finished training in {folder}")


def table(curves: dict[str, Curve]) -> list[str]:
    """Return the table: the evaluations next to a few times, and the last."""
    rivals = list(dict.fromkeys(chain.from_iterable(row["shares"] for rows in curves.values() for row in rows)))
    lines = ["| game | minutes | decisions | " + " | ".join(f"against `{name}`" for name in rivals) + " |"]
    lines.append("|---|" + "---:|" * (2 + len(rivals)))
    for game, rows in curves.items():
        picked = [min(rows, key=lambda row: abs(row["minutes"] - minutes)) for minutes in SHOWN] + rows[-1:]
        for row in {row["minutes"]: row for row in picked}.values():
            cells = [game, f"{row['minutes']:.0f}", f"{row['decisions'] / 1e6:.1f} M"]
            shares = [row["shares"][name] for name in rivals]
            cells += [f"{100 * share['mean']:.1f} ± {100 * share['error']:.1f}%" for share in shares]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def chart(curves: dict[str, Curve]) -> str:
    """Return a panel for each game: the share of the win against each rival by minutes; dashed: an even share."""
    longest = max((row["minutes"] for rows in curves.values() for row in rows), default=60.0)
    wide = LEFT + len(curves) * (WIDTH + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {TOP + HEIGHT + 50}"',
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        "<title>Share of the win of masked PPO by minutes of training</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
    ]
    for place, (game, rows) in enumerate(curves.items()):
        left = LEFT + place * (WIDTH + GAP)
        parts += panel(game, rows, left, longest)
    return "\n".join([*parts, "</svg>"]) + "\n"


def panel(game: str, rows: Curve, left: float, longest: float) -> list[str]:
    """Return the panel of one game."""

    def x(minutes: float) -> float:
        return left + minutes / longest * WIDTH

    def y(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    even = y(1 / DEFAULT_PLAYERS[game])
    parts = [text(left, TOP - 34, game)]
    for percent in range(0, 101, 25):
        parts.append(f'<path d="M{left:.1f} {y(percent / 100):.1f}h{WIDTH}" stroke="{FAINT}"/>')
        if left == LEFT:
            parts.append(text(left - 6, y(percent / 100) + 4, f"{percent}%", "end"))
    parts.append(f'<path d="M{left:.1f} {even:.1f}h{WIDTH}" stroke="{INK}" stroke-dasharray="5 4"/>')
    times = [longest * k / 4 for k in range(5)]
    parts += [text(x(minutes), TOP + HEIGHT + 18, f"{minutes:.0f}", "middle") for minutes in times]
    parts.append(text(left + WIDTH / 2, TOP + HEIGHT + 36, "minutes", "middle"))
    for number, rival in enumerate(rows[-1]["shares"]):
        points = [(x(row["minutes"]), y(row["shares"][rival]["mean"])) for row in rows]
        parts.append(line(points, COLOURS[number]))
        parts.append(f'<text x="{left + 84 * number:.1f}" y="{TOP - 14}" fill="{COLOURS[number]}">{rival}</text>')
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    if chosen.folder:
        for game in GAMES:
            take(chosen.folder, game)
    curves = {game: rows for game in GAMES if (rows := curve(game))}
    strength.write_table("learning curves", table(curves), PAGE)
    PLOT.write_text(chart(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
