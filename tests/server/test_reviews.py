"""Reviews on a server: of finished games alone, line by line, once for all who ask, and after every bot's move."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.errors import Error
from florin.server import kept_reviews as keeping
from florin.server import reviews as reviewing
from florin.server.background import Background
from florin.server.kept_reviews import KeptReview
from florin.server.limits import owner_of
from florin.server.reviews import Reviews
from florin.server.store import Store
from florin.simulation import random_game
from tests.server.client import Served, served
from tests.server.cluster import Cluster
from tests.server.test_game_commands import tell

RECORD = random_game(florin.game("card", players=2), seed=3, i=0).record()
SIMS = 2


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMS", SIMS)


async def finished(server: Served, address: str) -> Any:
    while "review" not in (found := await server.get(address)):
        assert found["done"] <= found["lines"] == len(RECORD["log"])
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


def computing(store: Store, busy: list[bool]) -> Reviews:
    return Reviews(store, Background(nice=0, is_busy=lambda: bool(busy)))


def tell_of(db: str, story: Callable[[Reviews, list[bool]], Coroutine[None, None, None]]) -> None:
    """Let a bot's move wait while reviews are begun, until the list of what waits is cleared."""

    async def told() -> None:
        busy = [True]
        store = Store(db)
        reviews = computing(store, busy)
        try:
            async with asyncio.timeout(60):
                await story(reviews, busy)
        finally:
            await reviews.close()
            await reviews.background.close()
            store.close()

    asyncio.run(told())


def test_no_line_is_begun_while_a_bots_move_waits_and_a_review_can_be_cancelled(db: str) -> None:
    async def story(reviews: Reviews, _: list[bool]) -> None:
        job = await reviews.start("a-record", RECORD, "anna")
        await asyncio.sleep(0)
        task = job.task
        assert task is not None and reviews.background.processes == [None]
        await reviews.cancel("a-record", "britta")
        assert await reviews.find("a-record") is job
        await reviews.cancel("a-record", "anna")
        assert await reviews.find("a-record") is None
        with suppress(asyncio.CancelledError):
            await task

    tell_of(db, story)


def test_of_each_requester_one_review_runs_and_few_wait(db: str) -> None:
    async def story(reviews: Reviews, busy: list[bool]) -> None:
        first, second, *_ = [await reviews.start(f"record-{n}", RECORD, "anna") for n in range(4)]
        with pytest.raises(Error, match="Too many reviews"):
            await reviews.start("record-e", RECORD, "anna")
        other = await reviews.start("record-e", RECORD, "britta")
        assert first.task is not None and second.task is None and other.task is not None
        assert await reviews.start("record-e", RECORD, "britta") is other
        busy.clear()
        await first.task
        assert second.task is not None, "the next one runs"

    tell_of(db, story)


def test_a_review_that_fails_is_given_up(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(reviews: Reviews, busy: list[bool]) -> None:
        busy.clear()
        job = await reviews.start("a-record", RECORD, "anna")
        job.record = RECORD | {"log": ["* nonsense"]}
        assert job.task is not None
        await job.task
        assert await reviews.find("a-record") is None
        assert "The review of a-record failed" in caplog.text

    tell_of(db, story)


def test_a_finished_review_outlives_the_server_and_old_ones_are_forgotten(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 2)

    async def story(reviews: Reviews, busy: list[bool]) -> None:
        busy.clear()
        names = [f"record-{n}" for n in range(3)]
        for name in names:
            job = await reviews.start(name, RECORD, "anna")
            assert job.task is not None
            await job.task
        again = computing(reviews.store, busy)
        found = [await again.find(name) for name in names]
        assert found[0] is None and found[1] is not None and found[2] is not None
        assert found[2].progress(5) == job_of(found[2]).found
        await again.background.close()

    def job_of(review: Any) -> KeptReview:
        assert isinstance(review, KeptReview) and review.done
        return review

    tell_of(db, story)


def test_a_server_that_ends_during_a_review_leaves_it_to_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reviewing, "SIMS", 5000)  # it would last

    async def story() -> None:
        async with served(tmp_path) as one, asyncio.timeout(60):
            address = f"/api/records/{(await one.post('/api/records', RECORD))['id']}/review"
            await one.post(address, {}, status=200)
            while not any(one.app.state.registry.background.processes):
                await asyncio.sleep(0.01)
        async with served(tmp_path) as two:
            assert (await two.get(address))["lines"] == len(RECORD["log"])

    asyncio.run(story())
    assert not caplog.records, "nothing failed"


def test_servers_answer_for_each_other_and_take_over(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "PUBLISH", 0.0)
    monkeypatch.setitem(reviewing.SLICES, "card", 1)

    async def story() -> None:
        url = cluster.new_url()
        async with served(tmp_path / "one", db=url) as one, asyncio.timeout(60):
            async with served(tmp_path / "two", db=url) as two:
                while len(one.app.state.registry.running()) < 2:
                    await asyncio.sleep(0.02)
                address = f"/api/records/{(await one.post('/api/records', RECORD))['id']}/review"
                begun = await two.post(address, {}, status=200)
                assert (await one.post(address, {}, status=200))["lines"] == begun["lines"]
                assert not one.app.state.registry.reviews.jobs, "it is computed once"
                while not (known := await one.get(address)).get("done"):
                    pass
                part = await one.get(f"{address}?from={known['done']}")
                assert part["done"] - known["done"] == len(part.get("shares", []))
            while one.app.state.registry.reviews.is_abandoned(
                await one.app.state.registry.reviews.find(name_of(address))
            ):
                await one.get(address)
            assert len((await finished(one, address))["shares"]) == len(RECORD["log"])

    def name_of(address: str) -> str:
        return address.split("/")[3]

    asyncio.run(story())


def test_a_review_is_cancelled_through_any_server(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "PUBLISH", 0.0)
    monkeypatch.setattr(reviewing, "SIMS", 5000)  # it would last
    monkeypatch.setitem(reviewing.SLICES, "card", 1)

    async def story() -> None:
        url = cluster.new_url()
        async with served(tmp_path / "one", db=url) as one, served(tmp_path / "two", db=url) as two:
            address = f"/api/records/{(await one.post('/api/records', RECORD))['id']}/review"
            await two.post(address, {}, status=200)
            assert (await one.http.delete(address)).status_code == 204
            async with asyncio.timeout(60):
                while two.app.state.registry.reviews.jobs:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_a_name_that_no_database_takes_is_refused(tmp_path: Path, db: str) -> None:
    async def story(server: Served) -> None:
        url = f"{server.url}/api/records/%00/review"
        answers = [await server.http.request(method, url) for method in ("GET", "POST", "DELETE")]
        assert [answer.status_code for answer in answers] == [404, 404, 204]

    tell(tmp_path, story, db=db)


def test_all_addresses_of_one_owner_are_one_requester() -> None:
    assert owner_of("2001:db8:7:1::1") == owner_of("2001:db8:7:2::9") != owner_of("2001:db8:8::1")
    assert owner_of("192.0.2.1") != owner_of("192.0.2.2")
