"""How one comes to sit down: at a new game, a saved one, a table elsewhere; with the app, or line by line."""

import asyncio
import getpass
import sys
from dataclasses import dataclass, field
from pathlib import Path

from florin.game import Game
from florin.terminal.sitting import Sitting


@dataclass(frozen=True)
class Wish:
    """What the command line asked for."""

    lang: str = "en"
    game: Game | None = None
    people: list[int] = field(default_factory=lambda: [0])
    bots: str = "apprentice"
    seed: int | None = None
    names: list[str] = field(default_factory=list)
    resume: str | None = None
    join: str | None = None


async def sit(wish: Wish, *, pace: float = 0.0, keep: bool = True) -> Sitting:
    """The sitting that was wished for. With `keep` a game played here is on file after every move."""
    if wish.join is not None:
        from florin.terminal.link import parsed
        from florin.terminal.remote import Remote

        return await Remote.at(parsed(wish.join), (wish.names or [user_name()])[0], wish.lang)
    from florin.terminal.local import Local, new_game
    from florin.terminal.saving import new_file, resumed

    if wish.resume is not None:
        saved = resumed(wish.resume)
        return Local(saved, wish.lang, pace=pace, file=saved.path)
    assert wish.game is not None
    game = new_game(wish.game, wish.lang, people=wish.people, bots=wish.bots, seed=wish.seed, names=wish.names)
    file: Path | None = new_file(wish.game.name) if keep else None
    return Local(game, wish.lang, pace=pace, file=file)


def user_name() -> str:
    """Who sits down, for those at other screens."""
    try:
        return getpass.getuser()[:20] or "Florin"
    except (OSError, KeyError, ImportError):
        return "Florin"


def on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def line_by_line(wish: Wish) -> None:
    """Plays without drawing; only what a person plays at a terminal is kept by itself."""
    from florin.terminal.lines import Lines
    from florin.terminal.plain import Plain

    async def run() -> None:
        await Plain(await sit(wish, keep=on_terminal()), Lines()).run()

    asyncio.run(run())


PACE = 0.4  # seconds that a bot's move has before it, so that people can follow


def on_screen(wish: Wish) -> None:
    """Plays in the app; without a game named it asks for one."""
    from florin.terminal.app.main import Florin
    from florin.terminal.app.setup import Wanted

    ask = wish.game is None and wish.resume is None and wish.join is None
    wanted = Wanted(lang=wish.lang)
    Florin(lambda chosen: sit(wished(wish, chosen), pace=PACE), wanted, ask=ask).run()


def wished(wish: Wish, chosen: object) -> Wish:
    """What the set-up screen was told, or the command line before it."""
    from dataclasses import replace

    from florin.terminal.app.setup import Wanted

    assert isinstance(chosen, Wanted)
    if not chosen.asked:
        return wish
    return replace(
        wish,
        lang=chosen.lang,
        game=Game(chosen.game, players=chosen.players),
        people=list(range(chosen.people)),
        bots=chosen.bot,
        seed=None,
        resume=str(chosen.resume) if chosen.resume else None,
        join=chosen.join,
    )
