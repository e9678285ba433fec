"""Driving the app as a person would: keys and clicks in, the screen's text out."""

import time
import unicodedata
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.pilot import Pilot

import florin
from florin.terminal.app.game import AtTable
from florin.terminal.app.main import Florin
from florin.terminal.app.setup import Wanted
from florin.terminal.app.typed import Typed
from florin.terminal.seating import Wish, sit, wished
from florin.terminal.sitting import Sitting
from tests.server.client import Client

SECONDS = 60
HOPS = 3  # from the app to the screen, to what has the focus, and back with what it says


def text_of(app: Any) -> str:
    """All that is on the screen."""
    height = app.size.height
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines[:height])


def struck(key: str) -> events.Key:
    """A key by its name, or by the character on it."""
    if len(key) > 1 or key.isalnum():
        return events.Key(key, key if len(key) == 1 else None)
    return events.Key(unicodedata.name(key).lower().translate({ord(" "): "_", ord("-"): "_"}), key)


async def press(pilot: "Pilot[None]", *keys: str) -> None:
    """Keys, as fast as they are taken; the pilot's own way waits after each one until the whole process rests."""
    for key in keys:
        pilot.app.post_message(struck(key))
        for _ in range(HOPS):
            await pilot.pause(0)


class Driver:
    """Someone in front of the app."""

    def __init__(self, app: Florin, pilot: "Pilot[None]") -> None:
        self.app = app
        self.pilot = pilot
        self.seen: list[str] = []

    @property
    def sitting(self) -> Sitting:
        assert self.app.sitting is not None
        return self.app.sitting

    @property
    def at_table(self) -> bool:
        return isinstance(self.app.screen, AtTable)

    @property
    def text(self) -> str:
        return text_of(self.app)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Looks at the screen until something is so."""
        due = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < due, f"in vain:\n{self.text}"
            await self.pilot.pause(0.01)
        await self.pilot.pause(0)
        self.seen.append(self.text)

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def type(self, line: str) -> None:
        for letter in line:
            self.app.post_message(struck(letter))
        await self.press("enter")

    async def ready(self) -> None:
        """Until something is wanted of the person: a move, or a key on another screen."""
        await self.until(
            lambda: (
                not self.at_table
                or (self.app.sitting is not None and (self.sitting.my_turn or self.sitting.over) and self.free)
            )
        )

    @property
    def free(self) -> bool:
        """Is there a line to type in, and nothing being done?"""
        return isinstance(self.app.focused, Typed) and not self.busy

    @property
    def busy(self) -> bool:
        asking = self.app.screen.asking if isinstance(self.app.screen, AtTable) else None
        return asking is not None and not asking.is_finished

    async def move(self, choose: Callable[[list[str]], str]) -> None:
        """Types a move, if one is wanted; else goes on from whatever page is shown."""
        await self.ready()
        if not self.at_table:
            await self.press("enter")
        elif self.sitting.my_turn and self.sitting.view is not None:
            legal = [m for m in self.sitting.view.legal if not m.startswith("bid ") or int(m[4:]) < 12]
            log = self.sitting.chronicle.log
            await self.type(choose(legal))
            await self.until(lambda: self.sitting.chronicle.log != log or not self.at_table)

    async def turn_comes(self, other: Client) -> None:
        """Until it is our turn, while the other seat moves by luck. It listens only to what it has missed: else there
        may be nothing more to hear.
        """
        due = time.monotonic() + SECONDS
        while not self.sitting.my_turn:
            assert time.monotonic() < due, f"in vain:\n{self.text}"
            if other.my_turn:
                await other.move()
            elif len(other.log) < len(self.sitting.chronicle.log):
                await other.hear()
            await self.pilot.pause(0.01)

    async def play_out(self, choose: Callable[[list[str]], str], most: int = 2000) -> None:
        """To the page that tells the end."""
        from florin.terminal.app.telling import Ending

        for _ in range(most):
            if isinstance(self.app.screen, Ending):
                return
            await self.move(choose)
        raise AssertionError("the game does not end")


@asynccontextmanager
async def app_at(wish: Wish, size: tuple[int, int] = (80, 24), *, ask: bool = False) -> AsyncIterator[Driver]:
    """The app, as the command starts it, without its pauses."""

    async def seat(wanted: Wanted) -> Sitting:
        return await sit(wished(wish, wanted))

    app = Florin(seat, Wanted(lang=wish.lang), ask=ask, pace=0)
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot)
        if not ask:
            await driver.until(lambda: app.sitting is not None)
        yield driver


def wish(name: str, players: int, **fields: Any) -> Wish:
    fields.setdefault("seed", 3)
    return Wish(game=florin.game(name, players=players), **fields)
