"""Commands for research: tournaments, puzzles, speed."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import florin
from florin.cli.errors import reported_errors
from florin.cli.parameters import Language, Name, Options, Players, chosen_game
from florin.cli.progress import status
from florin.cli.records import records_of


def arena(
    name: Name,
    /,
    *,
    bots: Annotated[
        str, Parameter(help="Two or more bots, separated by commas; the last one fills the remaining seats.")
    ],
    players: Players = None,
    games: Annotated[int, Parameter(help="Minimum number of games; every deal is played in all seat rotations.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same table, whatever the number of workers.")] = 0,
    out: Annotated[Path | None, Parameter(help="File for the results; an interrupted run resumes from it.")] = None,
    plot: Annotated[Path | None, Parameter(help="Write the table as an SVG chart to this file.")] = None,
    sprt: Annotated[
        str, Parameter(help="LOW,HIGH: stop once a sequential test decides between these win shares for the first bot.")
    ] = "",
    merit: Annotated[
        bool, Parameter(negative=(), help="Also report win shares without the luck of the draw (card and board only).")
    ] = False,
    workers: Annotated[int | None, Parameter(help="Number of processes (default: one per core).")] = None,
    cluster: Annotated[str | None, Parameter(help="Address of a Dask scheduler to run the games on.")] = None,
    plugin: Annotated[
        tuple[str, ...],
        Parameter(negative=(), help="A module that registers bots; repeatable."),
    ] = (),
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of a table.")] = False,
    option: Options = (),
    lang: Language = "en",
) -> None:
    """Play bots against each other and rank them by strength.

    $ florin arena card --bots merchant,apprentice --games 400
    $ florin arena board --players 3 --bots banker:sims=500,merchant --games 300
    $ florin arena card --bots racer,miser --out games.jsonl --plot strength.svg
    $ florin arena card --bots banker:sims=500,merchant --merit
    $ florin arena court --bots magnifico,banker --sprt 0.5,0.6 --games 1000
    $ florin arena card --plugin my_bots --bots cautious,merchant
    """
    with reported_errors(lang):
        from florin import arena
        from florin.arena.cli import compete, lines
        from florin.bots import listed

        game = chosen_game(name, players, option)
        options = {key: value for key, value in game.options.items() if key != "players"}
        tournament = arena.Tournament(name, tuple(listed(bots)), game.players, games, seed, options, merit)
        standings, test = compete(tournament, sprt, workers, cluster, plugin, out, lang)
        if plot is not None:
            from florin.arena.plot import svg
            from florin.filing import filed

            with filed(plot) as file:
                file.write(svg(standings))
        print(json.dumps(standings.as_json(test)) if as_json else "\n".join(lines(standings, lang, test)))


def puzzles(
    name: Name,
    out: Annotated[Path, Parameter(name="FILE", help="The file of puzzles (JSON Lines), to which new ones are added.")],
    /,
    *,
    count: Annotated[int, Parameter(help="Stop when the file has this many puzzles.")] = 100,
    source: Annotated[
        str | None, Parameter(name="--from", help="Search these recorded games (JSON Lines) instead of new ones.")
    ] = None,
    sims: Annotated[int, Parameter(help="Number of simulations per move.")] = 8000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games and puzzles.")] = 0,
    lots: Annotated[bool, Parameter(help="Collect lots to price instead; auction game only.")] = False,
    again: Annotated[
        bool, Parameter(name="--verify", help="Check the puzzles in the file again; keep those that still hold.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Search games for puzzles: positions with one clearly best move that is easy to miss.

    Stop it at any time; the same command resumes it.

    $ florin puzzles card my-puzzles.jsonl --count 20
    $ florin puzzles board my-puzzles.jsonl --from games.jsonl
    """
    with reported_errors(lang):
        from florin import texts
        from florin.puzzles import PricedLot, Puzzle, extend, load, mined, priced, recorded, save, self_play, verified

        chosen_game("board" if lots else name, None, ())
        start = florin.Seeded(seed).seed

        def games(first: int) -> Any:
            return self_play(name, start, first) if source is None else recorded(name, records_of(source), first)

        def tell(found: int, game: str) -> None:
            status(texts.say(lang, "puzzles-found", count=found, game=game))

        found: list[Any] = []
        if again:
            for one in verified(load(out, Puzzle), sims):
                if one is not None:
                    found.append(one)
                    tell(len(found), one.source)
            save(out, found)
        elif lots:
            found = extend(out, games, count, lambda some: priced(some, sims), PricedLot, tell)
        else:
            found = extend(out, games, count, lambda some: mined(some, sims), Puzzle, tell)
        if sys.stderr.isatty():
            print(file=sys.stderr)
        print(texts.say(lang, "puzzles-written", count=len(found), file=str(out)))


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of a table.")] = False,
    lang: Language = "en",
) -> None:
    """Measure speed, compared with hand-written C++ if it is available.

    The C++ sources are in bench/limit of a checkout, or in the folder named by FLORIN_LIMIT.
    This takes about a minute; other work on the machine distorts the figures.

    $ florin bench
    $ florin bench --json > bench.json
    """
    with reported_errors(lang):
        from florin import bench, texts
        from florin.bench.report import as_json as in_json

        results = bench.measured(lambda what: status(texts.say(lang, "measuring", what=what)))
        status("")
        print(in_json(results) if as_json else "\n".join(bench.report(results, lang)))
