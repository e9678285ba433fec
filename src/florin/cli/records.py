"""Commands that read or write files of recorded games."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import florin
from florin.cli.errors import complain, reported_errors
from florin.cli.parameters import File, Language, Name, Options, Players, chosen_game
from florin.cli.progress import progress, reviewing_bar
from florin.errors import Error


def replay(
    path: File,
    /,
    *,
    game: Annotated[int, Parameter(help="Which game of the file, counted from 1.")] = 1,
    plain: Annotated[bool, Parameter(negative=(), help="As plain text; always used without a terminal.")] = False,
    step: Annotated[
        bool,
        Parameter(
            negative=(), help="As text, one turn at a time with the table; press Enter to continue (terminal only)."
        ),
    ] = False,
    lang: Language = "en",
) -> int | None:
    """Step through a recorded game, with all cards visible or from one seat's point of view.

    $ florin replay games.jsonl
    $ florin replay games.jsonl --game 12 --lang fr
    $ florin replay games.jsonl --plain | less
    """
    with reported_errors(lang):
        from florin.terminal.launch import on_terminal
        from florin.terminal.replay import print_record, readable

        record = nth_record(path, game)
        if record is None:
            return no_such_game(path, game, lang)
        names = [readable(player) for player in record["names"]]
        if path != "-" and not plain and not step and on_terminal():
            from florin.terminal.app.main import ReplayApp

            ReplayApp(record, names, lang).run()
        else:
            print_record(record, names, lang, step=step and path != "-" and on_terminal())
    return None


def review(
    path: File,
    /,
    *,
    game: Annotated[int, Parameter(help="Which game of the file, counted from 1.")] = 1,
    sims: Annotated[int, Parameter(help="Number of simulations per move: more are slower and more precise.")] = 2000,
    seed: Annotated[int, Parameter(help="The same seed gives the same review.")] = 0,
    mistake: Annotated[int | None, Parameter(help="Show this mistake with its position; 1 is the costliest.")] = None,
    line: Annotated[int | None, Parameter(help="The line of the log that --what-if is about, counted from 1.")] = None,
    what_if: Annotated[str | None, Parameter(help="What if this move had been made in that line?")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of text.")] = False,
    lang: Language = "en",
) -> int | None:
    """Review a finished game: where each result came from, the turning points and the costliest mistakes.

    $ florin review game.jsonl
    $ florin review games.jsonl --game 12 --sims 500 --lang fr
    $ florin review game.jsonl --mistake 1
    $ florin review game.jsonl --line 31 --what-if "bid 9"
    $ florin review game.jsonl --json > review.json
    """
    with reported_errors(lang):
        from florin.terminal.replay import readable
        from florin.terminal.review import answer_text, mistake_text, review_text

        record = nth_record(path, game)
        if record is None:
            return no_such_game(path, game, lang)
        names = [readable(player) for player in record["names"]]
        if what_if is not None:
            from florin.reviewing import what_if as answered

            answer = answered(record, (line or 0) - 1, what_if, sims=sims, seed=seed)
            print(json.dumps(asdict(answer)) if as_json else "\n".join(answer_text(record, names, answer, lang)))
            return None
        with reviewing_bar(lang) as bar:
            found = florin.review(record, sims=sims, seed=seed, progress=bar)
        if mistake is not None:
            print("\n".join(mistake_text(record, names, found, mistake, lang)))
        else:
            print(json.dumps(found.as_json()) if as_json else "\n".join(review_text(record, names, found, lang)))
    return None


def verify(path: File, /, *, lang: Language = "en") -> int | None:
    """Check that every game in a file was dealt as committed before it started.

    The secret must match the commitment, and every draw must follow from it.
    If one record fails, the exit code is 2.

    $ florin verify game.jsonl
    """
    with reported_errors(lang):
        from florin import texts

        bad, number = 0, 0
        for number, record in enumerate(records_of(path), 1):
            try:
                florin.verify(record)
            except Error as error:
                bad = complain(texts.say(lang, "not-verified", number=number, reason=texts.error(lang, error)))
            else:
                draws = sum(line.startswith("*") for line in record["log"])
                print(texts.say(lang, "verified", number=number, draws=draws, commit=record["deal"]["commit"]))
        return bad or (complain(texts.say(lang, "no-games", file=path)) if number == 0 else None)


def simulate(
    name: Name,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help="Number of games.")] = 1,
    seed: Annotated[int, Parameter(help="Game i depends only on the seed and i.")] = 0,
    out: Annotated[
        Path | None, Parameter(help="Output file, written completely or not at all (default: standard output).")
    ] = None,
    parquet: Annotated[
        Path | None, Parameter(help="Write the decisions to this Parquet file instead (needs florin[research]).")
    ] = None,
    option: Options = (),
    lang: Language = "en",
) -> None:
    """Write records of uniformly random games, one JSON object per line.

    $ florin simulate card --players 3 --games 1000 --seed 1 --out games.jsonl
    $ florin simulate court --seed 7 --option dukes=true | florin replay -
    """
    with reported_errors(lang):
        from florin.filing import filed
        from florin.options import whole
        from florin.record import dumps
        from florin.simulation import simulated

        game = chosen_game(name, players, option)
        records = simulated(game, whole("games", games, 0, 1 << 31), florin.Seeded(seed).seed)
        shown = progress(records, games, lang)
        lines = (dumps(record) + "\n" for record in shown)
        if parquet is not None:
            from florin.research.parquet import export as exported

            exported(shown, parquet)
        elif out is None:
            sys.stdout.writelines(lines)
        else:
            with filed(out) as file:
                file.writelines(lines)


def export(
    path: File,
    out: Annotated[Path, Parameter(help="The Parquet file, written completely or not at all.")],
    /,
    *,
    merit: Annotated[
        bool, Parameter(negative=(), help="Also measure each player's merit, by simulation (slow; not at court).")
    ] = False,
    lang: Language = "en",
) -> None:
    """Write the decisions of recorded games to a Parquet file, one row per decision (docs/research.md).

    $ florin export games.jsonl games.parquet
    $ florin export games.jsonl games.parquet --merit
    """
    with reported_errors(lang):
        from florin.research.parquet import export as exported

        exported(records_of(path), out, merit=merit)


def records_of(path: str) -> Iterator[dict[str, Any]]:
    return florin.read(sys.stdin if path == "-" else path)


def nth_record(path: str, number: int) -> dict[str, Any] | None:
    """Return a record of a file, counted from 1; None if there are not as many."""
    return next(islice(records_of(path), number - 1, None), None) if number > 0 else None


def no_such_game(path: str, number: int, lang: str) -> int:
    from florin import texts

    return complain(texts.say(lang, "no-such-game", number=number, file=path))
