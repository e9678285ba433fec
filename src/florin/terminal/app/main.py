"""The app itself: which screen comes after which."""

from collections.abc import Callable
from typing import Any

from textual.app import App

from florin import texts
from florin.errors import Error
from florin.terminal.app.setup import SetUp, Wanted
from florin.terminal.app.style import CSS, THEMES
from florin.terminal.sitting import Sitting

Seat = Callable[[Wanted], Any]  # gives, when awaited, the sitting that was wanted
TELL = 0.6  # seconds that a step of a scoring stands


def light(app: App[None]) -> None:
    for theme in THEMES:
        app.register_theme(theme)
    app.theme = THEMES[0].name


class Florin(App[None]):
    """Sits down at a game, and afterwards asks for another."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, seat: Seat, wanted: Wanted, *, ask: bool, pace: float = TELL) -> None:
        super().__init__()
        self.seat = seat
        self.wanted = wanted
        self.ask = ask
        self.pace = pace
        self.sitting: Sitting | None = None

    def on_mount(self) -> None:
        light(self)
        self.run_worker(self.evening(), name="evening", exit_on_error=True)

    async def evening(self) -> None:
        """Game after game, until one has had enough."""
        note = ""
        while True:
            if self.ask:
                self.wanted = await self.push_screen_wait(SetUp(self.wanted, note))
            note, self.ask = "", True
            try:
                self.sitting = await self.seat(self.wanted)
            except (Error, OSError) as error:
                note = texts.error(self.wanted.lang, error) if isinstance(error, Error) else str(error)
                self.wanted.resume = self.wanted.join = None
                continue
            from florin.terminal.app.game import AtTable  # not before the first screen is there

            after = await self.push_screen_wait(AtTable(self.sitting, self.pace))
            record, words = self.sitting.record(), self.sitting.words
            await self.sitting.close()
            self.wanted.resume = self.wanted.join = None
            if after == "replay":
                from florin.terminal.app.replaying import Replay

                await self.push_screen_wait(Replay(record, list(words.names), words.lang))
            elif after != "new":
                break
        self.exit()

    async def on_unmount(self) -> None:
        if self.sitting is not None:
            await self.sitting.close()


class Player(App[None]):
    """A record and nothing else."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, record: dict[str, Any], names: list[str], lang: str) -> None:
        super().__init__()
        self.record = record
        self.names = names
        self.lang = lang

    def on_mount(self) -> None:
        light(self)
        from florin.terminal.app.replaying import Replay

        self.push_screen(Replay(self.record, self.names, self.lang), lambda _: self.exit())
