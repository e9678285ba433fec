"""Cases that only PostgreSQL has: connections that are lost, several servers that start at once, and passwords."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from uvicorn.config import STARTUP_FAILURE

from florin.errors import Error
from florin.server import app, postgres
from florin.server import events as e
from florin.server import store as storing
from florin.server.database import open_database, without_password
from florin.server.http_server import restartable
from florin.server.schema import VERSION, schema, tables
from florin.server.settings import Settings
from florin.server.store import Store
from florin.server.store_jobs import Append, Attendance, Job, Row, write
from tests.server.client import Served
from tests.server.cluster import Cluster
from tests.server.test_game_commands import tell, turn_of
from tests.server.test_store import refused, row, said

KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'florin'"


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()


def test_terminated_connections_are_not_noticed(cluster: Cluster, url: str) -> None:
    store = Store(url)
    for number in range(3):
        asyncio.run(store.append(Append("one", number, [said(number)], row())))
        cluster.execute(KILL)
        assert store.events("one") == [said(n) for n in range(number + 1)]
        cluster.execute(KILL)
    store.close()


@pytest.mark.parametrize("after", [0, 1], ids=["new", "known"])
def test_a_commit_whose_answer_was_lost_is_neither_repeated_nor_refused(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    store = Store(url)
    attempts = 0

    def cut(connection: sa.Connection, jobs: Any) -> None:
        nonlocal attempts
        attempts += 1
        write(connection, jobs)
        if attempts == 1:
            driver: Any = connection.connection.driver_connection
            driver.commit()
            cluster.execute(KILL)
            connection.exec_driver_sql("SELECT 1")

    async def story() -> None:
        jobs = [Append(name, after, [said(1)], row()) for name in ("one", "two")]
        await asyncio.gather(*(store.append(job) for job in jobs))

    for name in ("one", "two")[: 2 * after]:
        asyncio.run(store.append(Append(name, 0, [said(0)], row())))
    monkeypatch.setattr(storing, "write", cut)
    asyncio.run(story())
    assert attempts > 1
    assert store.events("one", after) == store.events("two", after) == [said(1)]
    with pytest.raises(Error, match="moved on"):
        asyncio.run(store.append(Append("one", after, [said(1)], row())))
    store.close()


def test_what_a_commit_writes_to_known_tables_is_one_statement(url: str) -> None:
    store = Store(url)
    for name in ("one", "two"):
        asyncio.run(store.append(Append(name, 0, [said(0)], row())))
    texts = ['\\ " \x00 \u2028 zażółć 🍷', "%(jobs)s :jobs"]
    spoken = [e.Said(at=1.0, seat=0, text=text) for text in texts]
    new = Row(stage="over", listed=True, changed=1 / 3, wakes=0.1, summary='{"é": "\\"}'.encode())
    jobs: list[Job] = [
        Attendance("one", "here", frozenset({0})),
        Append("two", 1, spoken, new),
        Append("one", 1, [said(1)], row()),
    ]
    jobs.append(Attendance("one", "here", frozenset({0, 3}), 2))
    statements: list[str] = []
    sa.event.listen(store.database.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    store._persist(jobs)
    assert len(statements) == 1
    assert store.events("two", 1) == spoken and store.events("one", 1) == [said(1)]
    assert store.attendances(["here"]) == [Attendance("one", "here", frozenset({0, 3}), 2)], "the last one counts"
    [found] = store.rows(sa.select(tables).where(tables.c.id == "two"))
    assert found._asdict() == vars(new) | {"id": "two"}
    store.close()


def test_a_player_does_not_notice_lost_connections(tmp_path: Path, cluster: Cluster, url: str) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        for _ in range(3):
            mover = await turn_of(anna, britta)
            cluster.execute(KILL)
            assert (await mover.move())["type"] == "ack"

    tell(tmp_path, story, db=url)


def test_closing_waits_for_a_thread_that_still_reads(url: str) -> None:
    store = Store(url)
    pool: Any = store.database.engine.pool
    with ThreadPoolExecutor(1) as threads:
        threads.submit(store.rows, sa.select(sa.func.pg_sleep(0.3)))
        while not pool.checkedout():
            pass
        store.close()
        assert not pool.checkedout()


def test_servers_that_start_at_once_create_the_schema_once(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        databases = list(threads.map(open_database, [url] * 4))
    with databases[0].engine.connect() as connection:
        found = {name for name in sa.inspect(connection).get_table_names() if not name.startswith("procrastinate_")}
        assert found == set(schema.tables)
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").all() == [(str(VERSION),)]
    for database in databases:
        database.close()


def test_a_database_of_the_last_version_is_brought_up(url: str) -> None:
    def layout() -> dict[str, set[str | None]]:
        found = sa.inspect(database.engine)
        return {name: {index["name"] for index in found.get_indexes(name)} for name in found.get_table_names()}

    database = open_database(url)
    new = layout()
    with database.engine.begin() as connection:
        for statement in (
            "DROP TABLE reviews",
            "DROP INDEX records_found",
            "UPDATE alembic_version SET version_num = 8",
        ):
            connection.exec_driver_sql(statement)
    assert layout() != new
    open_database(url).close()
    assert layout() == new
    database.close()


def test_only_the_minimum_version_counts(cluster: Cluster, url: str) -> None:
    """A newer database is used as it is, until it says that it may not."""
    database = open_database(url)
    with database.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{VERSION + 3}'")
    Store(url).close()
    with database.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE compatibility SET minimum = {VERSION + 1}")
    assert refused(url) == "store-new"
    with database.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE compatibility")
    assert refused(url) == "store-other"
    database.close()


def test_what_cannot_be_used_is_refused_without_its_password(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address, key in (
        (f"postgresql://anna:s3cret@/nowhere?host={cluster.folder}", "store-connect"),
        (f"postgresql://anna@/nowhere?password=s3cret&host={cluster.folder}", "store-connect"),
        ("postgresql://anna:s3cret@127.0.0.1:1/florin", "store-connect"),
        ("postgresql+psycopg2://anna:s3cret@somewhere/florin", "store-url"),
        ("postgresql://anna:s3cret@somewhere:port/florin", "store-url"),
    ):
        with pytest.raises(Error) as caught:
            open_database(address)
        assert caught.value.key == key and "s3cret" not in str(caught.value)
    assert without_password("postgres:/x:s3@cret@host/y").count("s3") == 0
    monkeypatch.setattr(postgres, "OLDEST", 1000)
    assert refused(url) == "store-old"


def test_a_process_that_cannot_start_is_replaced_and_does_not_end_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database went away while one of several processes started."""

    class Ended(BaseException):
        pass

    async def failing(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "lifespan.startup.failed", "message": "Traceback\nOperationalError: it is away"})

    async def never(message: Any) -> None:
        raise AssertionError("uvicorn was told")

    def end(code: int) -> None:
        raise Ended(code)

    monkeypatch.setattr(os, "_exit", end)
    with pytest.raises(Ended) as caught:
        asyncio.run(restartable(failing)({"type": "lifespan"}, never, never))  # type: ignore[arg-type]
    assert caught.value.args[0] not in (0, STARTUP_FAILURE)
    assert "it is away" in caplog.text


def test_one_of_several_processes_waits_for_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[str] = []

    def unreachable_at_first(address: str) -> Store:
        attempts.append(address)
        if len(attempts) < 3:
            raise Error("store-connect", database="florin", reason="it is starting up")
        return Store(address)

    monkeypatch.setattr(app, "Store", unreachable_at_first)
    monkeypatch.setattr(app, "RECONNECT", 0.0)
    with pytest.raises(Error, match="starting up"):
        asyncio.run(app.opened(Settings(db=url)))
    asyncio.run(app.opened(Settings(db=url, processes=2))).close()
    assert len(attempts) == 3
