"""A client that sends or reads too slowly is dropped, and one address has only so many connections."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from florin.server.http_server import MOST_FILES, is_trusted, raise_file_limit
from tests.server.client import Served
from tests.server.test_game_commands import tell

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LONG = 3600.0  # seconds: longer than any test


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat this machine as a client, not as a proxy."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")


async def connected(server: Served, text: bytes = b"") -> Streams:
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(text)
    return reader, writer


async def dropped(streams: Streams) -> bool:
    """Return whether the server drops the connection, without an answer, before the test's time is up."""
    try:
        return await streams[0].read() == b""
    except ConnectionResetError:
        return True
    finally:
        streams[1].close()


GET = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"
POST = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n"


@pytest.mark.parametrize("text", [b"", b"GET / HTTP/1.1\r\nhost: local"])
def test_a_silent_or_half_sent_connection_is_dropped(tmp_path: Path, text: bytes) -> None:
    async def story(server: Served) -> None:
        assert await dropped(await connected(server, text))

    tell(tmp_path, story, head_seconds=0.2)


def test_a_half_sent_body_is_dropped(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        assert await dropped(await connected(server, POST + b"{"))

    tell(tmp_path, story, head_seconds=LONG, body_seconds=0.2)


def test_every_byte_does_not_start_the_time_again(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        streams = await connected(server, b"GET / HTTP/1.1\r\n")

        async def drip() -> None:
            while not streams[1].is_closing():
                streams[1].write(b"x: 1\r\n")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        assert await dropped(streams)
        dripping.cancel()

    tell(tmp_path, story, head_seconds=0.3)


async def answered(streams: Streams) -> bytes:
    """Read an answer and return its head."""
    head = await streams[0].readuntil(b"\r\n\r\n")
    await streams[0].readexactly(int(head.split(b"content-length: ")[1].split(b"\r\n")[0]))
    return head


def test_a_second_request_has_a_time_limit_of_its_own(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        streams = await connected(server, GET)
        assert (await answered(streams)).startswith(b"HTTP/1.1 200 ")
        streams[1].write(GET[:20])
        assert await dropped(streams)

    tell(tmp_path, story, head_seconds=0.5)


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")  # sockets are counted elsewhere
        await server.http.aclose()
        while server.connections() > 2:
            await asyncio.sleep(0.01)
        held = [await connected(server, GET) for _ in range(3)]
        for streams in held:
            await answered(streams)
        assert await dropped(await connected(server))
        assert (await anna.ask("chat", text="Still here"))["type"] == "ack"
        held.pop()[1].close()
        while server.connections() > 4:
            await asyncio.sleep(0.01)
        held.append(await connected(server, GET))
        assert await answered(held[-1])
        for _, writer in held:
            writer.close()

    tell(tmp_path, story, most_connections=3)


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        many = 300
        before = server.connections()
        reader, writer = await connected(server)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(GET.replace(b"health", b"schema/openapi.json") * many)
        while server.connections() == before:
            await asyncio.sleep(0)
        while server.connections() > before:
            await asyncio.sleep(0.01)
        writer.close()

    tell(tmp_path, story, response_seconds=0.2)


@pytest.mark.parametrize(
    ("address", "trusted", "found"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "", False),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("10.1.2.3", ["*"], True),
        ("2001:db8::1", "10.0.0.0/8,nonsense", False),
        ("", None, False),
    ],
)
def test_only_our_own_proxy_is_not_limited(address: str, trusted: Any, found: bool) -> None:
    assert is_trusted(address, trusted) is found


@pytest.mark.parametrize(("hard", "wanted"), [(4096, 4096), (-1, MOST_FILES), (1024, 1024)])
def test_the_limit_of_open_files_is_raised(monkeypatch: pytest.MonkeyPatch, hard: int, wanted: int) -> None:
    resource = pytest.importorskip("resource")
    now = (1024, hard)

    def set_limit(_: int, limits: tuple[int, int]) -> None:
        nonlocal now
        now = limits

    monkeypatch.setattr(resource, "getrlimit", lambda _: now)
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert raise_file_limit() == wanted and now == (wanted, hard)
