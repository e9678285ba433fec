"""The apps: which screen follows which."""

from collections.abc import Callable
from typing import Any

from textual.app import App

from florin import texts
from florin.errors import Error
from florin.terminal.app.setup_screen import SetupChoices, SetupScreen
from florin.terminal.app.style import CSS, THEMES
from florin.terminal.session import Session

OpenSession = Callable[[SetupChoices], Any]  # returns an awaitable of a Session
STEP_SECONDS = 0.6  # per step of a scoring


def set_themes(app: App[None]) -> None:
    for theme in THEMES:
        app.register_theme(theme)
    app.theme = THEMES[0].name


class Florin(App[None]):
    """Plays a game, then offers another."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, open_session: OpenSession, choices: SetupChoices, *, ask: bool, pace: float = STEP_SECONDS
    ) -> None:
        super().__init__()
        self.open_session = open_session
        self.choices = choices
        self.ask = ask
        self.pace = pace
        self.session: Session | None = None

    def on_mount(self) -> None:
        set_themes(self)
        self.run_worker(self.play_games(), name="play_games", exit_on_error=True)

    async def play_games(self) -> None:
        """Play one game after another until the user quits."""
        note = ""
        while True:
            if self.ask:
                self.choices = await self.push_screen_wait(SetupScreen(self.choices, note))
            note, self.ask = "", True
            try:
                self.session = await self.open_session(self.choices)
            except (Error, OSError) as error:
                note = texts.error(self.choices.lang, error) if isinstance(error, Error) else str(error)
                self.choices.resume = self.choices.join = None
                continue
            from florin.terminal.app.game_screen import GameScreen  # after the first screen, for a quick start

            after = await self.push_screen_wait(GameScreen(self.session, self.pace))
            record, words = self.session.record(), self.session.words
            await self.session.close()
            self.choices.resume = self.choices.join = None
            if after == "replay":
                from florin.terminal.app.replay_screen import ReplayScreen

                await self.push_screen_wait(ReplayScreen(record, list(words.names), words.lang))
            elif after != "new":
                break
        self.exit()

    async def on_unmount(self) -> None:
        if self.session is not None:
            await self.session.close()


class ReplayApp(App[None]):
    """Shows a recorded game."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, record: dict[str, Any], names: list[str], lang: str) -> None:
        super().__init__()
        self.record = record
        self.names = names
        self.lang = lang

    def on_mount(self) -> None:
        set_themes(self)
        from florin.terminal.app.replay_screen import ReplayScreen

        self.push_screen(ReplayScreen(self.record, self.names, self.lang), lambda _: self.exit())
