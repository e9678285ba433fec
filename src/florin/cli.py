"""The command `florin`. What is slow to import is imported by the command that needs it."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter

import florin
from florin.errors import Error

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
BACKUP = """Copy the file of tables while games go on.

$ florin backup tables-monday.sqlite
$ florin backup copy.sqlite --db sqlite:////srv/florin/tables.sqlite
"""

Games = Literal["card", "board", "court"] | str  # any text is taken, and refused in the reader's language
Name = Annotated[Games, Parameter(name="GAME", show_choices=False, help="card, board or court.")]
Players = Annotated[int | None, Parameter(help="How many play: card 2 to 6, board 3 to 6 (4 if not said), court 2.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        show_default=False,
        help="An option of the game, e.g. big_bonus=true; repeatable. A value may be JSON, or @FILE with JSON in it.",
    ),
]
Language = Annotated[
    Literal["en", "fr", "pl"], Parameter(name="--lang", env_var="FLORIN_LANG", help="The language of what is said.")
]
Seed = Annotated[int | None, Parameter(help="The same seed is the same game on every machine.")]
File = Annotated[
    str,
    Parameter(name="FILE", allow_leading_hyphen=True, help="A file of records (JSON Lines); - is the standard input."),
]


class WrongUse(Exception):
    """An argument that is not written as it should be."""


def version() -> str:
    from florin.rules import speed

    kind, why = speed()
    return f"florin {florin.__version__}, {kind} ({why})"


app = App(
    name="florin",
    help="""The three Medici games, exact, fast and fair.

$ florin                        the page in your browser, for you and friends
$ florin play                   a game in this terminal: you are asked which
$ florin play court --lang fr   a duel against a bot, in French
$ florin play court --people 2  a duel at one keyboard, the hands hidden
$ florin play --join LINK       a seat at a table of a Florin server
$ florin play board --plain     line by line, for screen readers and pipes
$ florin rules card             the rules in our own words
$ florin replay game.jsonl      look at a game on record, back and forth
$ florin serve --lan            tables for browsers, terminals and programs
$ florin arena card --bots merchant,apprentice --games 400

Games: card (Medici: The Card Game, 2 to 6 players), board (Medici, 3 to 6), court (Court of the Medici, 2).
Every command's --help begins with examples. florin --install-completion teaches your shell.
""",
    help_format="plaintext",
    version=version,
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)


app.register_install_completion_command(
    "--install-completion", help="Let bash, zsh or fish complete commands and options."
)


@app.default
def page(
    *,
    port: Annotated[int | None, Parameter(help="The port; if not said, 8765 or another that is free.")] = None,
    db: Annotated[str | None, Parameter(help="The file of tables, as sqlite:///FILE; if not said, your own.")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser.")] = True,
    lang: Language = "en",
) -> int | None:
    """Open the page in the browser and play. Games, friends and bots are one click away."""
    from florin.server.commands import open_page

    return open_page(port, db, lang, browser=browser)


@app.command
def play(
    name: Annotated[
        Games | None,
        Parameter(name="GAME", show_choices=False, help="card, board or court; if not said, you are asked."),
    ] = None,
    /,
    *,
    plain: Annotated[
        bool, Parameter(negative=(), help="Line by line, for screen readers and pipes; without a terminal, always so.")
    ] = False,
    players: Players = None,
    people: Annotated[int, Parameter(help="How many of them are people at this keyboard, taking turns.")] = 1,
    seat: Annotated[int, Parameter(help="Where you sit, counted from 0; further people sit to your left.")] = 0,
    bots: Annotated[
        str, Parameter(help="Who plays against you, one level for all or one a seat: " + LEVELS)
    ] = "apprentice",
    seed: Seed = None,
    option: Options = (),
    your_name: Annotated[
        str, Parameter(name="--name", help="Your name at the table; several people's with commas between.")
    ] = "",
    join: Annotated[
        str | None, Parameter(help="The link of a table on a Florin server, or of your seat at it.")
    ] = None,
    resume: Annotated[str | None, Parameter(help="A saved game to go on with: its file, or last.")] = None,
    lang: Language = "en",
) -> None:
    """Play a game: alone against bots, with others at this keyboard, or at a table elsewhere.

    $ florin play
    $ florin play board --players 5 --lang pl --bots merchant,miser,racer
    $ florin play court --people 2
    $ florin play --join http://192.168.1.20:8765/t/k3v9xq --name Anna
    $ florin play --resume last
    $ florin play card --plain

    In the app arrows, mouse or typing choose a move; F1 tells the rest.
    With --plain the legal moves stand on a line that begins with "moves:".
    Type one of them, or hint, undo, log, rules, rules C-4, save FILE, help, quit.
    Without a seed the deal is committed: a game saved at its end can be verified.
    """
    with answering(lang):
        from florin.terminal.seating import Wish, line_by_line, on_screen, on_terminal

        game, seats = None, [0]
        if name is not None:
            game = chosen_game(name, players, option)
            if not 0 <= seat < game.players:
                raise florin.OptionError("no-seat", seat=seat, last=game.players - 1)
            if not 1 <= people <= game.players:
                raise florin.OptionError("bad-number", name="people", least=1, most=game.players, value=people)
            seats = sorted((seat + i) % game.players for i in range(people))
        names = [part.strip() for part in your_name.split(",") if part.strip()]
        wish = Wish(lang, game, seats, bots, seed, names, resume, join)
        drawn = on_terminal() and not plain
        if game is None and resume is None and join is None and not drawn:
            raise WrongUse("Name a game to play it here: florin play card.")
        (on_screen if drawn else line_by_line)(wish)


@app.command
def simulate(
    name: Name,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1,
    seed: Annotated[int, Parameter(help="Game i depends on the seed and i alone.")] = 0,
    out: Annotated[
        Path | None, Parameter(help="Where to write; complete or not at all. Else: standard output.")
    ] = None,
    option: Options = (),
    lang: Language = "en",
) -> None:
    """Write records of uniformly random games, one JSON object a line.

    $ florin simulate card --players 3 --games 1000 --seed 1 --out games.jsonl
    $ florin simulate court --seed 7 --option dukes=true | florin replay -
    """
    with answering(lang):
        from florin.filing import filed
        from florin.game import whole
        from florin.record import dumps
        from florin.simulation import simulated

        game = chosen_game(name, players, option)
        records = simulated(game, whole("games", games, 0, 1 << 31), florin.Seeded(seed).seed)
        lines = (dumps(record) + "\n" for record in progress(records, games, lang))
        if out is None:
            sys.stdout.writelines(lines)
        else:
            with filed(out) as file:
                file.writelines(lines)


@app.command
def replay(
    path: File,
    /,
    *,
    game: Annotated[int, Parameter(help="Which game of the file, counted from 1.")] = 1,
    plain: Annotated[bool, Parameter(negative=(), help="As readable text; without a terminal, always so.")] = False,
    step: Annotated[
        bool, Parameter(negative=(), help="As text, turn by turn with the table, on a terminal: Enter goes on.")
    ] = False,
    lang: Language = "en",
) -> int | None:
    """Look at a recorded game: back, forth, jump, with everyone's cards or one seat's.

    $ florin replay games.jsonl
    $ florin replay games.jsonl --game 12 --lang fr
    $ florin replay games.jsonl --plain | less
    """
    with answering(lang):
        from itertools import islice

        from florin import texts
        from florin.terminal.replay import readable, tell
        from florin.terminal.seating import on_terminal

        record = next(islice(records_of(path), game - 1, None), None) if game > 0 else None
        if record is None:
            return complain(texts.say(lang, "no-such-game", number=game, file=path))
        names = [readable(player) for player in record["names"]]
        if path != "-" and not plain and not step and on_terminal():
            from florin.terminal.app.main import Player

            Player(record, names, lang).run()
        else:
            tell(record, names, lang, step=step and path != "-" and on_terminal())
    return None


@app.command
def verify(path: File, /, *, lang: Language = "en") -> int | None:
    """Prove that every record of a file was dealt as was promised before the game.

    The secret must have the promised hash, and every draw must follow from it.
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
    """Read the rules of a game in our own words; their ids are those that a refused move names.

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
    """Measure the speed, beside hand-written C++ where that is present.

    The C++ is looked for in ../shared/limit, or where FLORIN_LIMIT says.
    It takes about a minute; other work on the machine spoils the figures.

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
    bots: Annotated[str, Parameter(help="Two or more bots, with commas between; the last fills seats that are left.")],
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games at least; every deal is played in all seat rotations.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same table, whatever the number of workers.")] = 0,
    out: Annotated[Path | None, Parameter(help="Keeps every result; an interrupted run goes on from there.")] = None,
    plot: Annotated[Path | None, Parameter(help="Draws the table as SVG.")] = None,
    sprt: Annotated[str, Parameter(help="LOW,HIGH: stop when it is decided which win share the first bot has.")] = "",
    merit: Annotated[
        bool, Parameter(negative=(), help="Also tell win shares with the luck of the draw taken out (not at court).")
    ] = False,
    workers: Annotated[
        int | None, Parameter(help="How many processes; as many as there are cores if not said.")
    ] = None,
    cluster: Annotated[str | None, Parameter(help="The address of a Dask scheduler that gets the work.")] = None,
    plugin: Annotated[
        tuple[str, ...],
        Parameter(negative=(), help="A module that registers bots; repeatable."),
    ] = (),
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of a table.")] = False,
    option: Options = (),
    lang: Language = "en",
) -> None:
    """Let bots play each other, and say who is how strong.

    $ florin arena card --bots merchant,apprentice --games 400
    $ florin arena board --players 3 --bots banker:sims=500,merchant --games 300
    $ florin arena card --bots racer,miser --out games.jsonl --plot strength.svg
    $ florin arena card --bots banker:sims=500,merchant --merit
    $ florin arena court --bots magnifico,banker --sprt 0.5,0.6 --games 1000
    $ florin arena card --plugin my_bots --bots cautious,merchant
    """
    with answering(lang):
        from florin import arena
        from florin.arena.command import compete, lines
        from florin.bots import listed

        game = chosen_game(name, players, option)
        options = {key: value for key, value in game.options.items() if key != "players"}
        tournament = arena.Tournament(name, tuple(listed(bots)), game.players, games, seed, options, merit)
        table, test = compete(tournament, sprt, workers, cluster, plugin, out, lang)
        if plot is not None:
            from florin.arena.plot import svg
            from florin.filing import filed

            with filed(plot) as file:
                file.write(svg(table))
        print(json.dumps(table.as_json(test)) if as_json else "\n".join(lines(table, lang, test)))


# By name, so that the server is imported only by who starts one.
app.command("florin.server.commands:serve", name="serve", help=SERVE)
app.command("florin.server.commands:backup", name="backup", help=BACKUP)


# -- what the commands share -------------------------------------------------------------------------------------------


def chosen_game(name: str, players: int | None, options: tuple[str, ...]) -> "Game":
    given = dict(option_given(option) for option in options)
    return florin.game(name, **{"players": USUAL_PLAYERS.get(name) if players is None else players} | given)


def option_given(text: str) -> tuple[str, Any]:
    """NAME=VALUE: true, false, a number, JSON, @FILE with JSON, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongUse(f"An option is written NAME=VALUE, not {text}.")
    if value.startswith("@"):
        value = Path(value[1:]).read_text(encoding="utf-8")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def records_of(path: str) -> Iterator[dict[str, Any]]:
    return florin.read(sys.stdin if path == "-" else path)


def progress(records: Iterator[dict[str, Any]], games: int, lang: str) -> Iterator[dict[str, Any]]:
    """The records, with a bar on a terminal."""
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
    """What goes wrong is answered with a sentence in the reader's language, and exit code 2."""
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
    """The entry point: exit code 0, 2 for what is wrong (with one sentence), 130 after Ctrl-C."""
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
    except (CycloptsError, WrongUse) as error:
        code = complain(f"{error} See florin --help.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        code = INTERRUPTED
    except BrokenPipeError:  # who read has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
