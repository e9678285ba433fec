"""Reviews on a server: of finished games alone, line by line, once for all who ask, and after every bot's move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.errors import Error
from florin.server import reviews as reviewing
from florin.server.reviews import Reviews
from florin.simulation import random_game
from tests.server.client import Served
from tests.server.test_game_commands import tell

RECORD = random_game(florin.game("card", players=2), seed=3, i=0).record()
SIMS = 2


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMS", SIMS)


async def finished(server: Served, address: str) -> Any:
    while "review" not in (found := await server.get(address)):
        assert found["done"] < found["lines"] == len(RECORD["log"])
    return found["review"]


def test_a_finished_record_is_reviewed_as_python_does_it(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        address = f"/api/records/{(await server.post('/api/records', RECORD))['id']}/review"
        begun = await server.post(address, {}, status=200)
        assert begun["lines"] == len(RECORD["log"])
        found = await finished(server, address)
        expected = florin.review(RECORD, sims=SIMS)
        assert found["shares"] == expected.shares and len(found["moves"]) == len(expected.moves)
        assert (await server.post(address, {}, status=200))["review"] == found

    tell(tmp_path, story)


def test_only_finished_games_are_reviewed(tmp_path: Path) -> None:
    """Neither an unfinished upload nor a running table: nothing about a running game can be learnt."""

    async def story(server: Served) -> None:
        unfinished = florin.game("card", players=2).start(seed=1).record()
        kept = await server.post("/api/records", unfinished)
        answer = await server.http.post(f"{server.url}/api/records/{kept['id']}/review", json={})
        assert (answer.status_code, answer.json()["key"]) == (400, "review-unfinished")
        anna, _ = await server.pair("court")
        answer = await server.http.post(f"{server.url}/api/records/{anna.table}/review", json={})
        assert (answer.status_code, answer.json()["key"]) == (404, "lost-record")

    tell(tmp_path, story)


def computing(busy: list[bool]) -> Reviews:
    return Reviews(lambda: bool(busy), processes=1)


def test_no_line_is_begun_while_a_bots_move_waits_and_a_review_can_be_cancelled() -> None:
    async def story() -> None:
        reviews = computing([True])
        reviews.start("a", RECORD, "anna")
        await asyncio.sleep(0)
        assert reviews.progress("a", 0).done == 0 and reviews.processes == [None]
        reviews.cancel("a", "britta")
        assert reviews.progress("a", 0).lines == len(RECORD["log"])
        reviews.cancel("a", "anna")
        with pytest.raises(Error, match="no review"):
            reviews.progress("a", 0)
        await reviews.close()

    asyncio.run(story())


def test_of_each_requester_one_review_runs_and_few_wait() -> None:
    async def story() -> None:
        reviews = computing([True])
        for name in "abcd":
            reviews.start(name, RECORD, "anna")
        with pytest.raises(Error, match="Too many reviews"):
            reviews.start("e", RECORD, "anna")
        reviews.start("e", RECORD, "britta")
        reviews.usage.charge("anna", 1.0)
        due = reviews._next()
        assert due is not None and due.requester == "britta"
        due.begun = len(due.plan.tasks)
        due = reviews._next()
        assert due is not None and due.key[0] == "a"
        await reviews.close()

    asyncio.run(story())
