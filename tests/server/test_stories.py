"""Stories are computed once, and not in the process that serves the tables."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.errors import Error
from florin.server import stories as storing
from florin.server.background import Background
from florin.server.replays import StoryRequest
from florin.server.stories import Stories
from tests.server.client import Served
from tests.server.test_game_commands import tell


def request(moves: int = 5, seat: int | None = None) -> StoryRequest:
    position = florin.game("court").start(seed=1)
    for _ in range(moves):
        position.play(position.legal()[0])
    return StoryRequest(record=position.record(), seat=seat)


def never() -> StoryRequest:
    raise AssertionError("it is cached")


def test_a_story_is_computed_once_for_all_who_ask() -> None:
    async def story() -> None:
        stories = Stories(Background(nice=0))
        asked: list[str] = []

        def ask() -> StoryRequest:
            asked.append("once")
            return request()

        found = await asyncio.gather(*(stories.get("key", ask, "gzip", "anna") for _ in range(5)))
        assert len(asked) == 1 and len({body for body, _ in found}) == 1
        again, headers = await stories.get("key", never, "gzip, br", "anna")
        assert again == found[0][0] and headers["content-encoding"] == "gzip"
        plain, headers = await stories.get("key", never, "", "anna")
        assert plain.startswith(b'{"lines":[') and not headers
        await stories.close()
        await stories.background.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_old_stories_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stories = Stories(Background(nice=0))
        for key in "ab":
            await stories.get(key, request, "gzip", "anna")
        monkeypatch.setattr(storing, "MOST_CACHED", stories.size)
        await stories.get("a", never, "gzip", "anna")
        await stories.get("c", request, "gzip", "anna")
        assert list(stories.cached) == ["a", "c"] and stories.size == sum(map(len, stories.cached.values()))
        await stories.close()
        await stories.background.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_process_that_fails_or_dies_is_replaced() -> None:
    async def story() -> None:
        stories = Stories(Background(nice=0))
        with pytest.raises(Error, match="went wrong"):
            await stories.get("bad", lambda: StoryRequest(record={"game": "chess"}, seat=0), "gzip", "anna")
        assert await stories.get("good", request, "gzip", "anna")
        [process] = stories.background.processes
        assert process
        process.child.kill()
        process.child.wait()
        assert await stories.get("better", request, "gzip", "anna")
        assert "bad" not in stories.cached
        await stories.close()
        await stories.background.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_running_game_is_told_anew_after_each_move_and_to_each_seat(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")

        async def told(token: str | None = None) -> Any:
            return await server.get(f"/api/tables/{anna.table}/story", token=token)

        before = [await told(token) for token in (None, anna.token, britta.token)]
        assert len({str(found["points"]) for found in before}) == 3
        mover = anna if anna.my_turn else britta
        await mover.until(lambda: mover.my_turn)
        await mover.move()
        assert len((await told())["lines"]) > len(before[0]["lines"])

    tell(tmp_path, story)


def test_a_bots_move_is_charged_to_the_address_of_a_player(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "plain"))
        await anna.until(lambda: anna.my_turn)
        while not any(entry.get("by") == "bot" for entry in anna.journal):
            await anna.move() if anna.my_turn else await anna.hear()
        assert set(server.app.state.registry.bot_pool.addresses.used) <= {"", "127.0.0.1"}
        assert server.app.state.registry.bot_pool.addresses.of("127.0.0.1") > 0

    tell(tmp_path, story)
