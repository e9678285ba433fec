"""The deal of the day on a server: which days are open, its tables, and the results of people and of the ladder."""

import asyncio
import datetime
import logging
from typing import TYPE_CHECKING

import msgspec

from florin import loads, replay
from florin.bots import LADDER
from florin.daily import VERSION, Daily, place_of
from florin.errors import Error
from florin.server import protocol as p

if TYPE_CHECKING:
    from florin.position import Position
    from florin.server.background import Background
    from florin.server.store import Store

DAYS = 31  # days that can still be played
AGAIN = "again-"  # what the ids of tables begin with that do not count
PEOPLE = 100  # results listed
LADDER_REQUESTER = "the ladder"
log = logging.getLogger("florin.server")


def open_deal(game: str, day: str | None, now: float) -> Daily:
    """Return the deal of a day, if it can be played now: today, by UTC, or one of the last days."""
    today = datetime.datetime.fromtimestamp(now, datetime.UTC).date()
    deal = Daily(game, day or today.isoformat())
    if not 0 <= (today - datetime.date.fromisoformat(deal.day)).days < DAYS:
        raise Error("day-closed", day=deal.day, days=DAYS)
    return deal


def prefix(deal: Daily) -> str:
    """Return what the ids of a deal's tables begin with."""
    return f"daily-{deal.game}-{deal.day.replace('-', '')}-"


class LadderRequest(msgspec.Struct, frozen=True, kw_only=True, tag="ladder"):
    """A level of the ladder that plays a deal."""

    game: str
    day: str
    level: str


def ladder_result(request: LadderRequest) -> p.DailyResult:
    deal = Daily(request.game, request.day)
    return result(request.level, deal.by_level(request.level), deal)


class DailyDeals:
    """The results of the deals of the day. The ladder plays in the background, one deal at a time."""

    def __init__(self, store: "Store", background: "Background") -> None:
        self.store = store
        self.background = background
        self.ladders: dict[tuple[str, str], list[p.DailyResult]] = {}
        self.tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.lock = asyncio.Lock()
        self._finished: dict[str, p.DailyResult] = {}  # by table

    async def results(self, deal: Daily) -> p.DailyDeal:
        """Return what is known; the ladder starts to play when it is first asked for."""
        key = (deal.game, deal.day)
        if key not in self.ladders and key not in self.tasks:
            self.tasks[key] = asyncio.get_running_loop().create_task(self._play(deal))
        people = await asyncio.to_thread(self._people, deal)
        return p.DailyDeal(
            game=deal.game,  # type: ignore[arg-type]
            day=deal.day,
            version=VERSION,
            seat=deal.seat,
            bots=deal.bots,
            ladder=self.ladders.get(key),
            people=sorted(people, key=lambda one: (one.place, -one.score)),
        )

    def _people(self, deal: Daily) -> list[p.DailyResult]:
        found = []
        for name in self.store.finished_under(prefix(deal), PEOPLE):
            if name not in self._finished and (text := self.store.record(name)) is not None:
                record = loads(text)
                self._finished[name] = result(record["names"][deal.seat], replay(record), deal)
            found.append(self._finished[name])
        return found

    async def _play(self, deal: Daily) -> None:
        key = (deal.game, deal.day)
        try:
            async with self.lock:
                requests = [LadderRequest(game=deal.game, day=deal.day, level=level) for level in LADDER]
                games = [await self.background.ask(request, LADDER_REQUESTER) for request in requests]
            self.ladders[key] = [msgspec.json.decode(game, type=p.DailyResult) for game in games]
        except Error:  # the next one who looks starts it again
            log.error("The ladder could not play the deal of %s at %s", deal.day, deal.game)
        finally:
            self.tasks.pop(key, None)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def result(name: str, position: "Position", deal: Daily) -> p.DailyResult:
    return p.DailyResult(name=name, place=place_of(position, deal.seat), score=position.scores[-1][deal.seat])
