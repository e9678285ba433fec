"""The command `florin`. Slow modules are imported by the command that needs them."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter

import florin
from florin.errors import Error, MissingExtra

if TYPE_CHECKING:
    from florin.game import Game

WRONG, INTERRUPTED = 2, 130  # exit codes
LEVELS = "garzone, apprentice, merchant, banker, magnifico, or hoarder, racer, spoiler, gambler, miser."
USUAL_PLAYERS = {"card": 4, "board": 4, "court": 2}

SERVE = """Serve tables where people and bots play together.

$ florin serve
$ florin serve --lan
$ florin serve --host 0.0.0.0 --base-url https://florin.example
"""
THINK = """Think for the bots of the servers on a PostgreSQL database.

$ florin think --db postgresql://florin@db.example/florin --workers 4
"""
ADMIN = """Look after a server: one JSON object per line. The server may be running.

$ florin admin list
$ florin admin inspect TABLE
$ florin admin close TABLE      everyone is disconnected; reopen undoes it
$ florin admin ban 192.0.2.7    also a network such as 2001:db8::/48; unban undoes it
$ florin admin bans
$ florin admin slow
"""
BACKUP = """Back up the database while games go on.

$ florin backup tables-monday.sqlite
$ florin backup copy.sqlite --db sqlite:////srv/florin/tables.sqlite
$ florin backup copy.sqlite --db postgresql://florin@db.example/florin
"""
RESTORE = """Copy a backup into an empty database.

$ florin restore tables-monday.sqlite --db sqlite:////srv/florin/tables.sqlite
"""
COPY = """Copy a database to another one, which must be empty. Stop its server first.

$ florin copy sqlite:////srv/florin/tables.sqlite postgresql://florin@db.example/florin
"""
MIGRATE = """Create or migrate the database's tables, as a starting server does.

$ florin migrate --db postgresql://florin@db.example/florin
"""

Games = Literal["card", "board", "court"] | str  # any text is accepted here, and refused in the user's language
Name = Annotated[Games, Parameter(name="GAME", show_choices=False, help="card, board or court.")]
Players = Annotated[int | None, Parameter(help="Number of players: card 2 to 6, board 3 to 6 (default 4), court 2.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        show_default=False,
        help="A game option, e.g. big_bonus=true; repeatable. The value may be JSON, or @FILE to read it from a file.",
    ),
]
Language = Annotated[
    Literal["en", "fr", "pl"], Parameter(name="--lang", env_var="FLORIN_LANG", help="Language of the output.")
]
Seed = Annotated[int | None, Parameter(help="The same seed gives the same game on every machine.")]
File = Annotated[
    str,
    Parameter(name="FILE", allow_leading_hyphen=True, help="A file of records (JSON Lines); - reads standard input."),
]


class WrongUse(Exception):
    """An argument in the wrong form."""


def version() -> str:
    from florin.rules import speed

    kind, why = speed()
    return f"florin {florin.__version__}, {kind} ({why})"


app = App(
    name="florin",
    help="""The three Medici games, exact, fast and fair.

$ florin                        play in your browser, alone or with friends
$ florin play                   play in this terminal; it asks which game
$ florin play court --lang fr   a duel against a bot, in French
$ florin play court --people 2  a duel at one keyboard, hands kept hidden
$ florin play --join LINK       join a table on a Florin server
$ florin play board --plain     line by line, for screen readers and pipes
$ florin rules card             the rules in our own words
$ florin replay game.jsonl      step through a recorded game
$ florin review game.jsonl      see where a result came from
$ florin serve --lan            tables for browsers, terminals and programs
$ florin arena card --bots merchant,apprentice --games 400

Games: card (Medici: The Card Game, 2 to 6 players), board (Medici, 3 to 6), court (Court of the Medici, 2).
Every command's --help starts with examples. florin --install-completion sets up completion in your shell.
""",
    help_format="plaintext",
    version=version,
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)


app.register_install_completion_command("--install-completion", help="Install completion for bash, zsh or fish.")


@app.default
def page(
    *,
    port: Annotated[int | None, Parameter(help="Port (default: 8765, or any free port if that is taken).")] = None,
    db: Annotated[str | None, Parameter(help="Database, as sqlite:///FILE (default: your own).")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser.")] = True,
    lang: Language = "en",
) -> int | None:
    """Play in the browser, against bots or with friends."""
    with answering(lang):
        from florin.server.cli import open_page

        return open_page(port, db, lang, browser=browser)


@app.command
def play(
    name: Annotated[
        Games | None,
        Parameter(name="GAME", show_choices=False, help="card, board or court; you are asked if you leave it out."),
    ] = None,
    /,
    *,
    plain: Annotated[
        bool,
        Parameter(
            negative=(), help="Plain text, line by line, for screen readers and pipes; always used without a terminal."
        ),
    ] = False,
    players: Players = None,
    people: Annotated[int, Parameter(help="Number of people taking turns at this keyboard.")] = 1,
    seat: Annotated[int, Parameter(help="Your seat, counted from 0; other people sit to your left.")] = 0,
    bots: Annotated[str, Parameter(help="Your opponents, one level for all or one per seat: " + LEVELS)] = "apprentice",
    seed: Seed = None,
    option: Options = (),
    your_name: Annotated[
        str, Parameter(name="--name", help="Your name; separate several people's names with commas.")
    ] = "",
    join: Annotated[str | None, Parameter(help="Link to a table on a Florin server, or to your seat at it.")] = None,
    resume: Annotated[str | None, Parameter(help="Saved game to resume: its file, or last.")] = None,
    lang: Language = "en",
) -> None:
    """Play a game: alone against bots, with others at this keyboard, or at a table on a server.

    $ florin play
    $ florin play board --players 5 --lang pl --bots merchant,miser,racer
    $ florin play court --people 2
    $ florin play --join http://192.168.1.20:8765/t/k3v9xq --name Anna
    $ florin play --resume last
    $ florin play card --plain

    In the app, choose a move with the arrows, the mouse or by typing it; F1 shows help.
    With --plain the legal moves are listed on a line starting with "moves:".
    Type one of them, or hint, undo, log, rules, rules C-4, save FILE, help, quit.
    Without a seed the deal is committed: a game saved at its end can be verified.
    """
    with answering(lang):
        from florin.terminal.launch import LaunchOptions, on_terminal, run_app, run_plain

        game, seats = None, [0]
        if name is not None:
            game = chosen_game(name, players, option)
            if not 0 <= seat < game.players:
                raise florin.OptionError("no-seat", seat=seat, last=game.players - 1)
            if not 1 <= people <= game.players:
                raise florin.OptionError("bad-number", name="people", least=1, most=game.players, value=people)
            seats = sorted((seat + i) % game.players for i in range(people))
        names = [part.strip() for part in your_name.split(",") if part.strip()]
        options = LaunchOptions(lang, game, seats, bots, seed, names, resume, join)
        drawn = on_terminal() and not plain
        if game is None and resume is None and join is None and not drawn:
            raise WrongUse("Say which game to play: florin play card.")
        (run_app if drawn else run_plain)(options)


@app.command
def mcp(*, lang: Language = "en") -> None:
    """Let a language model play, over the Model Context Protocol on standard input and output (docs/llm.md).

    $ florin mcp
    """
    with answering(lang):
        from florin.terminal.mcp_server import server

        server(lang).run()


@app.command
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
    with answering(lang):
        from florin.filing import filed
        from florin.options import whole
        from florin.record import dumps
        from florin.simulation import simulated

        game = chosen_game(name, players, option)
        records = simulated(game, whole("games", games, 0, 1 << 31), florin.Seeded(seed).seed)
        shown = progress(records, games, lang)
        lines = (dumps(record) + "\n" for record in shown)
        if parquet is not None:
            from florin.research.data import export as exported

            exported(shown, parquet)
        elif out is None:
            sys.stdout.writelines(lines)
        else:
            with filed(out) as file:
                file.writelines(lines)


@app.command
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
    """Write the decisions of recorded games to a Parquet file, one row each, for learning (docs/research.md).

    $ florin export games.jsonl games.parquet
    $ florin export games.jsonl games.parquet --merit
    """
    with answering(lang):
        from florin.research.data import export as exported

        exported(records_of(path), out, merit=merit)


@app.command
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
    with answering(lang):
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


@app.command
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
    with answering(lang):
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


@app.command
def daily(
    name: Name,
    /,
    *,
    day: Annotated[str | None, Parameter(help="The day, e.g. 2026-11-18 (default: today, by UTC).")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of text.")] = False,
    lang: Language = "en",
) -> None:
    """Show the deal of the day, and what each level of the ladder makes of it.

    $ florin daily card
    $ florin daily court --day 2026-11-18 --json
    """
    with answering(lang):
        from florin.daily import VERSION, Daily, today
        from florin.terminal.daily import daily_text

        deal = Daily(name, day or today())
        games = deal.ladder()
        if as_json:
            records = {level: position.record() for level, position in games.items()}
            facts = {"version": VERSION, "game": deal.game, "day": deal.day, "seat": deal.seat, "bots": deal.bots}
            print(json.dumps(facts | {"ladder": records}))
        else:
            print(*daily_text(deal, games, lang), sep="\n")


@app.command
def puzzles(
    name: Name,
    out: Annotated[Path, Parameter(name="FILE", help="The file of puzzles (JSON Lines), to which new ones are added.")],
    /,
    *,
    count: Annotated[int, Parameter(help="Stop when the file has this many.")] = 100,
    source: Annotated[
        str | None, Parameter(name="--from", help="Search these recorded games (JSON Lines) instead of new ones.")
    ] = None,
    sims: Annotated[int, Parameter(help="Number of simulations per move.")] = 8000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games and puzzles.")] = 0,
    lots: Annotated[bool, Parameter(help="Collect lots to price instead; auction game only.")] = False,
    again: Annotated[
        bool, Parameter(name="--verify", help="Judge the puzzles of the file again; keep those that hold.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Search games for puzzles: positions with one clearly best move that is easy to miss.

    Stop it at any time; the same command resumes it.

    $ florin puzzles card my-puzzles.jsonl --count 20
    $ florin puzzles board my-puzzles.jsonl --from games.jsonl
    """
    with answering(lang):
        from florin import texts
        from florin.puzzles import PricedLot, Puzzle, extend, load, mined, priced, recorded, save, self_play, verified

        chosen_game("board" if lots else name, None, ())
        start = florin.Seeded(seed).seed

        def games(first: int) -> Any:
            return self_play(name, start, first) if source is None else recorded(name, records_of(source), first)

        def tell(found: int, game: str) -> None:
            if sys.stderr.isatty():
                said = texts.say(lang, "puzzles-found", count=found, game=game)
                print(f"\r\x1b[K{said}", end="", file=sys.stderr, flush=True)

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


@app.command
def verify(path: File, /, *, lang: Language = "en") -> int | None:
    """Check that every game in a file was dealt as committed before it started.

    The secret must match the commitment, and every draw must follow from it.
    If one record fails, the exit code is 2.

    $ florin verify game.jsonl
    """
    with answering(lang):
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


@app.command
def rules(name: Name, /, *, lang: Language = "en") -> None:
    """Read the rules of a game; when a move is refused, the error names the rule's id.

    $ florin rules board
    $ florin rules card --lang pl
    """
    with answering(lang):
        from florin.rules import GAMES
        from florin.terminal.rulebook import rulebook, terminal_width

        if name not in GAMES:
            raise florin.OptionError("unknown-game", game=name)
        print(*rulebook(lang, name, terminal_width()), sep="\n")


@app.command
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
    with answering(lang):
        from florin import bench, texts
        from florin.bench.report import as_json as in_json

        def tell(what: str) -> None:
            if sys.stderr.isatty():
                print(f"\r\x1b[K{texts.say(lang, 'measuring', what=what)}", end="", file=sys.stderr, flush=True)

        results = bench.measured(tell)
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        print(in_json(results) if as_json else "\n".join(bench.report(results, lang)))


@app.command
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
    with answering(lang):
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


# Named by path, so that the server is imported only when it is started.
app.command("florin.server.cli:serve", name="serve", help=SERVE)
app.command("florin.server.cli:think", name="think", help=THINK)
app.command("florin.server.cli:admin", name="admin", help=ADMIN)
app.command("florin.server.cli:backup", name="backup", help=BACKUP)
app.command("florin.server.cli:restore", name="restore", help=RESTORE)
app.command("florin.server.cli:copy", name="copy", help=COPY)
app.command("florin.server.cli:migrate", name="migrate", help=MIGRATE)


# -- shared by the commands ------------------------------------------------------------------------------------------


def chosen_game(name: str, players: int | None, options: tuple[str, ...]) -> "Game":
    given = dict(option_given(option) for option in options)
    return florin.game(name, **{"players": USUAL_PLAYERS.get(name) if players is None else players} | given)


def option_given(text: str) -> tuple[str, Any]:
    """Parse NAME=VALUE, where the value is true, false, a number, JSON, @FILE with JSON, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongUse(f"Write an option as NAME=VALUE, not {text}.")
    if value.startswith("@"):
        value = Path(value[1:]).read_text(encoding="utf-8")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def records_of(path: str) -> Iterator[dict[str, Any]]:
    return florin.read(sys.stdin if path == "-" else path)


def nth_record(path: str, number: int) -> dict[str, Any] | None:
    """Return a record of a file, counted from 1; None if there are not as many."""
    return next(islice(records_of(path), number - 1, None), None) if number > 0 else None


def no_such_game(path: str, number: int, lang: str) -> int:
    from florin import texts

    return complain(texts.say(lang, "no-such-game", number=number, file=path))


@contextmanager
def reviewing_bar(lang: str) -> "Iterator[Callable[[int, int], None] | None]":
    """Yield what shows the progress of a review, on a terminal only."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    from florin import texts

    with Progress(console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(texts.say(lang, "reviewing"), total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)


def progress(records: Iterator[dict[str, Any]], games: int, lang: str) -> Iterator[dict[str, Any]]:
    """Return the records, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        return records
    from rich.console import Console
    from rich.progress import track

    from florin import texts

    console = Console(stderr=True)
    return iter(track(records, texts.say(lang, "simulating"), total=games, console=console, transient=True))


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG


@contextmanager
def answering(lang: str) -> Iterator[None]:
    """Report errors in the user's language and exit with code 2."""
    try:
        yield
    except Error as error:
        from florin import texts

        sys.exit(complain(texts.error(lang, error)))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        from florin import texts

        sentence = texts.say(lang, "file-trouble", file=error.filename or "?", reason=error.strerror or str(error))
        sys.exit(complain(sentence))


def main() -> None:
    """Run the command: exit code 0, 2 after an error (with one sentence), 130 after Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        if sys.argv[1:] == ["--version"]:
            print(version())  # on one line, however narrow the terminal
            code = 0
        else:
            code = app(sys.argv[1:])
        sys.stdout.flush()
    except ImportError as error:  # cyclopts wraps what goes wrong when it imports a command by name
        if not isinstance(error.__cause__, MissingExtra):
            raise
        code = complain(str(error.__cause__))
    except (CycloptsError, WrongUse) as error:
        code = complain(f"{error} See florin --help.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        code = INTERRUPTED
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
