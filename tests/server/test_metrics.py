"""Monitoring for hosts: metrics on an address of their own, without secrets, and whether a server is ready."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from tests.server.client import Served, served
from tests.server.killing import free_port
from tests.server.test_game_commands import tell, turn_of


async def measured(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(trust_env=False) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(florin_\S+) (\S+)$", text, re.MULTILINE)}


def test_metrics_count_and_tell_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()

    async def story(server: Served) -> None:
        before = await measured(port)
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        assert (await mover.move("reveal"))["type"] == "ack"
        assert (await mover.ask("move", version=mover.version, move="nonsense"))["key"] == "bad-notation"
        after = await measured(port)

        def rise(name: str) -> float:
            return after[name] - before.get(name, 0.0)

        assert rise('florin_moves_total{by="person"}') == 1
        assert rise('florin_refusals_total{key="bad-notation"}') == 1
        assert rise("florin_commits_total") >= 3 and rise("florin_view_seconds_count") >= 1
        assert after["florin_sockets"] == 2 and after['florin_tables{stage="playing"}'] == 1
        requests = [name for name in after if name.startswith("florin_http_requests_total") and "POST" in name]
        assert any('path="/api/tables/{name}/seats"' in name for name in requests), requests
        shown = "\n".join(after)
        assert not any(secret in shown for secret in (anna.table, str(anna.token), "Anna", "Britta", "reveal"))

    tell(tmp_path, story, metrics=f"127.0.0.1:{port}")


def test_two_servers_on_one_machine_have_two_ports(tmp_path: Path) -> None:
    port = free_port()

    async def story() -> None:
        folders = [tmp_path / "one", tmp_path / "two"]
        async with served(folders[0], metrics=f"127.0.0.1:{port}"), served(folders[1], metrics=f"127.0.0.1:{port}"):
            assert await measured(port) and await measured(port + 1)

    asyncio.run(story())


def test_a_server_is_ready_only_while_it_hears_the_others(tmp_path: Path, db: str) -> None:
    async def story(server: Served) -> None:
        async with asyncio.timeout(60):
            while (await server.http.get("/api/ready")).status_code != 200:
                await asyncio.sleep(0.02)
        registry = server.app.state.registry
        if registry.peers is not None:
            registry.peers.listening = False
        registry.closing = registry.peers is None
        refused = await server.http.get("/api/ready")
        assert (refused.status_code, refused.json()["key"]) == (503, "not-ready")
        assert (await server.http.get("/api/health")).status_code == 200

    tell(tmp_path, story, db=db)
