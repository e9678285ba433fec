"""Commands for players: in the browser, in the terminal, through a language model."""

import json
from typing import Annotated

from cyclopts import Parameter

import florin
from florin.cli.errors import WrongUse, reported_errors
from florin.cli.parameters import Games, Language, Name, Options, Players, Seed, chosen_game

LEVELS = "garzone, apprentice, merchant, banker, magnifico, or hoarder, racer, spoiler, gambler, miser."


def page(
    *,
    port: Annotated[int | None, Parameter(help="Port (default: 8765, or any free port if that is taken).")] = None,
    db: Annotated[str | None, Parameter(help="Database, as sqlite:///FILE (default: your own).")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser.")] = True,
    lang: Language = "en",
) -> int | None:
    """Play in the browser, against bots or with friends."""
    with reported_errors(lang):
        from florin.server.cli import open_page

        return open_page(port, db, lang, browser=browser)


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
    with reported_errors(lang):
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


def mcp(*, lang: Language = "en") -> None:
    """Let a language model play, over the Model Context Protocol on standard input and output (docs/llm.md).

    $ florin mcp
    """
    with reported_errors(lang):
        from florin.terminal.mcp_server import server

        server(lang).run()


def daily(
    name: Name,
    /,
    *,
    day: Annotated[str | None, Parameter(help="The day, e.g. 2026-11-18 (default: today, by UTC).")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of text.")] = False,
    lang: Language = "en",
) -> None:
    """Show the deal of the day, and how each level of bot does with it.

    $ florin daily card
    $ florin daily court --day 2026-11-18 --json
    """
    with reported_errors(lang):
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


def rules(name: Name, /, *, lang: Language = "en") -> None:
    """Read the rules of a game; when a move is refused, the error names the rule's id.

    $ florin rules board
    $ florin rules card --lang pl
    """
    with reported_errors(lang):
        from florin.rules import GAMES
        from florin.terminal.rulebook import rulebook, terminal_width

        if name not in GAMES:
            raise florin.OptionError("unknown-game", game=name)
        print(*rulebook(lang, name, terminal_width()), sep="\n")
