"""Start a session (a new game, a saved one, or a table on a server) in the app or line by line."""

import asyncio
import getpass
import sys
from dataclasses import dataclass, field
from pathlib import Path

from florin.game import Game
from florin.terminal.session import Session


@dataclass(frozen=True)
class LaunchOptions:
    """The options of `florin play`."""

    lang: str = "en"
    game: Game | None = None
    people: list[int] = field(default_factory=lambda: [0])
    bots: str = "apprentice"
    seed: int | None = None
    names: list[str] = field(default_factory=list)
    resume: str | None = None
    join: str | None = None


async def open_session(options: LaunchOptions, *, pace: float = 0.0, autosave: bool = True) -> Session:
    """Open the requested session. With `autosave` a local game is saved after every move."""
    if options.join is not None:
        from florin.terminal.link import parse_link
        from florin.terminal.remote_session import RemoteSession

        return await RemoteSession.join(parse_link(options.join), (options.names or [user_name()])[0], options.lang)
    from florin.terminal.local_session import LocalSession, new_game
    from florin.terminal.saving import load_game, new_file

    if options.resume is not None:
        saved = load_game(options.resume)
        return LocalSession(saved, options.lang, pace=pace, file=saved.path)
    assert options.game is not None
    game = new_game(
        options.game, options.lang, people=options.people, bots=options.bots, seed=options.seed, names=options.names
    )
    file: Path | None = new_file(options.game.name) if autosave else None
    return LocalSession(game, options.lang, pace=pace, file=file)


def user_name() -> str:
    """Return a name for this user, shown to the other players at a table."""
    try:
        return getpass.getuser()[:20] or "Florin"
    except (OSError, KeyError, ImportError):
        return "Florin"


def on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def run_plain(options: LaunchOptions) -> None:
    """Play line by line; games are saved automatically only on a terminal."""
    from florin.terminal.line_input import LineInput
    from florin.terminal.plain import Plain

    async def run() -> None:
        await Plain(await open_session(options, autosave=on_terminal()), LineInput()).run()

    asyncio.run(run())


PACE = 0.4  # seconds: pause before a bot's move, so that people can follow


def run_app(options: LaunchOptions) -> None:
    """Play in the app; without a named game it asks for one."""
    from florin.terminal.app.main import Florin
    from florin.terminal.app.setup_screen import SetupChoices

    ask = options.game is None and options.resume is None and options.join is None
    defaults = SetupChoices(lang=options.lang)
    Florin(lambda choices: open_session(with_choices(options, choices), pace=PACE), defaults, ask=ask).run()


def with_choices(options: LaunchOptions, choices: object) -> LaunchOptions:
    """Return the options with the choices of the set-up screen, if it was shown."""
    from dataclasses import replace

    from florin.terminal.app.setup_screen import SetupChoices

    assert isinstance(choices, SetupChoices)
    if not choices.asked:
        return options
    return replace(
        options,
        lang=choices.lang,
        game=Game(choices.game, players=choices.players),
        people=list(range(choices.people)),
        bots=choices.bot,
        seed=None,
        resume=str(choices.resume) if choices.resume else None,
        join=choices.join,
    )
