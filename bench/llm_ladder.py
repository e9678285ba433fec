"""The ladder as a benchmark for language models: python -m bench.llm_ladder --folder DIR [--games 40] [--write]

Every bot plays against apprentices, each deal in all seat rotations. The table has its share of the win and, where
there is one, its merit: the share without the luck of the draw. Games are kept in the folder and not played again.
`--write` puts the table into docs/llm.md. A model is measured in the same way: see there.
"""

import argparse
from functools import partial
from pathlib import Path

from florin.arena.cli import compete
from florin.arena.schedule import Tournament
from florin.arena.statistics import Mean
from florin.research.games import DEFAULT_PLAYERS
from florin.reviewing.merit import GAMES as WITH_MERIT
from florin.rules import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "llm.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
BOTS = "garzone;merchant;banker:sims=500;magnifico:sims=2000"
REFERENCE = "apprentice"


def percent(mean: Mean | None) -> str:
    return "-" if mean is None else f"{100 * mean.value:.0f} ± {100 * mean.half:.0f}%"


def row(game: str, bot: str, games: int, folder: Path) -> str:
    """Play the missing games of a bot; return its line of the table."""
    tournament = Tournament(game, (bot, REFERENCE), DEFAULT_PLAYERS[game], games, merit=game in WITH_MERIT)
    out = folder / f"{game}-{bot.replace(':', '-')}.jsonl"
    found, _ = compete(tournament, "", 1, None, (), out, "en")
    mine = next(line for line in found.rows if line.bot == bot)
    return f"| {game} | `{bot}` | {mine.games} | {percent(mine.share)} | {percent(mine.merit)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default=BOTS, help="with ; between")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    line = partial(row, games=chosen.games, folder=chosen.folder)
    lines = ["| game | bot | games | win share | merit |", "|---|---|---|---|---|"]
    for game in GAMES:
        for bot in chosen.bots.split(";"):
            lines.append(line(game, bot))
            print(lines[-1], flush=True)
    if chosen.write:
        text = PAGE.read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        PAGE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
