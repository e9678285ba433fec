"""Drive the app as a person would: keys and clicks in, the screen's text out."""

import time
import unicodedata
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.pilot import Pilot

import florin
from florin.terminal.app.command_input import CommandInput
from florin.terminal.app.game_screen import GameScreen
from florin.terminal.app.main import Florin
from florin.terminal.app.setup_screen import SetupChoices
from florin.terminal.launch import LaunchOptions, open_session, with_choices
from florin.terminal.session import Session
from tests.server.client import Client

SECONDS = 60
MESSAGE_HOPS = 3  # from the app to the screen, to the focused widget, and back with its message


def text_of(app: Any) -> str:
    """Return the text on the screen."""
    height = app.size.height
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines[:height])


def key_event(key: str) -> events.Key:
    """Return the event of a key, given by name or by character."""
    if len(key) > 1 or key.isalnum():
        return events.Key(key, key if len(key) == 1 else None)
    return events.Key(unicodedata.name(key).lower().translate({ord(" "): "_", ord("-"): "_"}), key)


async def press(pilot: "Pilot[None]", *keys: str) -> None:
    """Press keys without delay; Pilot.press would wait after each until the whole process is idle."""
    for key in keys:
        pilot.app.post_message(key_event(key))
        for _ in range(MESSAGE_HOPS):
            await pilot.pause(0)


class Driver:
    """A person in front of the app."""

    def __init__(self, app: Florin, pilot: "Pilot[None]") -> None:
        self.app = app
        self.pilot = pilot
        self.seen: list[str] = []  # the text of every other screen than the table

    @property
    def session(self) -> Session:
        assert self.app.session is not None
        return self.app.session

    @property
    def at_table(self) -> bool:
        return isinstance(self.app.screen, GameScreen)

    @property
    def text(self) -> str:
        return text_of(self.app)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        due = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < due, f"not within {SECONDS} seconds:\n{self.text}"
            await self.pilot.pause(0.01)
        await self.pilot.pause(0)
        if not self.at_table:
            self.seen.append(self.text)

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def type(self, line: str) -> None:
        for letter in line:
            self.app.post_message(key_event(letter))
        await self.press("enter")

    async def ready(self) -> None:
        """Wait until the person can act: make a move, or press a key on another screen."""
        await self.until(
            lambda: (
                not self.at_table
                or (self.app.session is not None and (self.session.my_turn or self.session.over) and self.free)
            )
        )

    @property
    def free(self) -> bool:
        """Whether the input line has the focus and no command is running."""
        return isinstance(self.app.focused, CommandInput) and not self.busy

    @property
    def busy(self) -> bool:
        running = self.app.screen.running if isinstance(self.app.screen, GameScreen) else None
        return running is not None and not running.is_finished

    async def move(self, choose: Callable[[list[str]], str]) -> None:
        """Type a move if it is our turn, or press Enter on another screen."""
        await self.ready()
        if not self.at_table:
            await self.press("enter")
        elif self.session.my_turn and self.session.view is not None:
            legal = [m for m in self.session.view.legal if not m.startswith("bid ") or int(m[4:]) < 12]
            log = self.session.game_log.log
            await self.type(choose(legal))
            await self.until(lambda: self.session.game_log.log != log or not self.at_table)

    async def turn_comes(self, other: Client) -> None:
        """Wait for our turn, while the other seat makes random moves.

        The other client reads only if it has missed something: otherwise there may be nothing to receive.
        """
        due = time.monotonic() + SECONDS
        while not self.session.my_turn:
            assert time.monotonic() < due, f"not within {SECONDS} seconds:\n{self.text}"
            if other.my_turn:
                await other.move()
            elif len(other.log) < len(self.session.game_log.log):
                await other.hear()
            await self.pilot.pause(0.01)

    async def play_out(self, choose: Callable[[list[str]], str], most: int = 2000) -> None:
        """Play until the end screen is shown."""
        from florin.terminal.app.scoring_screen import EndScreen

        for _ in range(most):
            if isinstance(self.app.screen, EndScreen):
                return
            await self.move(choose)
        raise AssertionError("the game does not end")


@asynccontextmanager
async def app_at(
    options: LaunchOptions, size: tuple[int, int] = (80, 24), *, ask: bool = False
) -> AsyncIterator[Driver]:
    """Start the app as the command does, but without pauses."""

    async def seat(choices: SetupChoices) -> Session:
        return await open_session(with_choices(options, choices))

    app = Florin(seat, SetupChoices(lang=options.lang), ask=ask, pace=0)
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot)
        if not ask:
            await driver.until(lambda: app.session is not None)
        yield driver


def local_game(name: str, players: int, **fields: Any) -> LaunchOptions:
    fields.setdefault("seed", 3)
    return LaunchOptions(game=florin.game(name, players=players), **fields)
