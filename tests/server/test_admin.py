"""`florin admin`, on a file that a server has locked and on PostgreSQL, and what the log may contain."""

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from florin.errors import Error
from florin.server import logs
from florin.server.admin import administer
from tests.server.client import Served
from tests.server.test_game_commands import tell, turn_of


async def admin(url: str, command: str, name: str = "") -> list[dict[str, Any]]:
    return await asyncio.to_thread(administer, url, command, name)


def test_an_administrator_sees_tables_but_no_secrets(tmp_path: Path, db: str) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        mover = await turn_of(anna, britta)
        await mover.move()
        [listed] = await admin(db, "list")
        assert (listed["id"], listed["game"], listed["seats"]) == (anna.table, "court", ["Anna", "Britta"])
        [inspected] = await admin(db, "inspect", anna.table)
        assert inspected["events"]["moved"] == 1
        slow = await admin(db, "slow")
        shown = json.dumps([listed, inspected, slow])
        created = server.app.state.registry.live_table(anna.table).table.created
        cards = [card for client in (anna, britta) for card in client.view["hand"]]
        assert cards
        for secret in (
            str(anna.token),
            str(britta.token),
            created.secret,
            created.key,
            *(f'"{card}"' for card in cards),
        ):
            assert secret not in shown

    tell(tmp_path, story, db=db)


def test_a_closed_table_and_a_banned_address_are_shut_out_at_once_until_admitted(tmp_path: Path, db: str) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        await admin(db, "close", anna.table)
        for client in (anna, britta):
            await client.until(lambda client=client: any(a.get("key") == "table-closed" for a in client.answers))  # type: ignore[misc]
        assert (await server.get(f"/api/tables/{anna.table}"))["key"] == "table-closed"
        await admin(db, "reopen", anna.table)
        await until_answered(server, f"/api/tables/{anna.table}", 200)
        anna = await anna.enter()
        await admin(db, "ban", "127.0.0.0/8")
        await anna.until(lambda: any(a.get("key") == "banned" for a in anna.answers))
        assert (await server.http.get("/api/bots")).status_code == 403
        assert await admin(db, "bans") == [{"kind": "address", "name": "127.0.0.0/8"}]
        await admin(db, "unban", "127.0.0.0/8")
        await until_answered(server, "/api/bots", 200)

    tell(tmp_path, story, db=db)


async def until_answered(server: Served, path: str, status: int) -> None:
    async with asyncio.timeout(30):
        while (await server.http.get(path)).status_code != status:
            await asyncio.sleep(0.05)


def test_a_database_without_a_server_is_administered_directly(tmp_path: Path, db: str) -> None:
    async def story(server: Served) -> None:
        await server.create("card", "me", "open")

    tell(tmp_path, story, db=db)
    [found] = administer(db, "list", "")
    for command, name, key in (("inspect", "nothing-here", "no-table"), ("ban", "somewhere", "bad-address")):
        with pytest.raises(Error) as caught:
            administer(db, command, name)
        assert caught.value.key == key
    assert found["stage"] == "waiting"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("stream", [io.StringIO, Terminal])
def test_the_log_is_json_or_readable_and_has_no_secrets(stream: type[io.StringIO]) -> None:
    root, written = logging.getLogger(), stream()
    before, level = root.handlers, root.level
    token, password = "Zx9_" * 11, "s3cret"
    logs.configure(written)
    try:
        log = logging.getLogger("florin.server")
        log.warning("A link: %s, %s", f"https://florin.example/t/abc#{token}", f"postgresql://u:{password}@host/db")
        try:
            raise ValueError(f"Bearer {token[:8]} and {token}")
        except ValueError:
            log.exception("A request failed")
    finally:
        root.handlers = before
        root.setLevel(level)
    text = written.getvalue()
    assert token not in text and token[:8] not in text and password not in text
    assert "ValueError" in text and "A request failed" in text
    if stream is Terminal:
        assert "warning" in text and not text.startswith("{")
    else:
        first = json.loads(text.splitlines()[0])
        assert first["level"] == "warning" and first["logger"] == "florin.server"
