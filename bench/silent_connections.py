"""Do silent connections lock newcomers out? python -m bench.silent_connections [--connections 2000] [--seconds 15]

Opens connections from one address (127.0.0.2, so Linux only) and leaves them silent or half-sent. Reports how many the
server holds, how long newcomers wait for an answer meanwhile, and when the server has dropped them all.
"""

import argparse
import asyncio
import socket
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from bench.load import shares
from bench.load_server import Loaded
from florin.server.http_server import raise_file_limit

HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nhost: ",
    b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
)


async def attack(url: str, number: int, held: set[int]) -> None:
    """Hold one connection until the server drops it."""
    address = urlsplit(url)
    found = socket.socket()
    found.setblocking(False)
    found.bind(("127.0.0.2", 0))
    try:
        await asyncio.get_running_loop().sock_connect(found, (address.hostname, address.port))
        held.add(number)
        await asyncio.get_running_loop().sock_sendall(found, HALVES[number % len(HALVES)])
        await asyncio.get_running_loop().sock_recv(found, 1)
    except OSError:
        pass
    finally:
        held.discard(number)
        found.close()


async def campaign(folder: Path, connections: int, seconds: float) -> None:
    server = Loaded(folder)
    server.settings = {name: server.settings[name] for name in ("port", "db", "base_url")}  # with the usual limits
    await server.start()
    held: set[int] = set()
    try:
        started = time.perf_counter()
        tasks = [asyncio.create_task(attack(server.url, number, held)) for number in range(connections)]
        times: list[float] = []
        most = 0
        while time.perf_counter() - started < seconds:
            async with httpx.AsyncClient(trust_env=False, timeout=60) as http:  # a new connection
                asked = time.perf_counter()
                (await http.get(f"{server.url}/api/health")).raise_for_status()
                times.append(time.perf_counter() - asked)
            await asyncio.sleep(0.2)
            most = max(most, len(held))
            print(f"\r{time.perf_counter() - started:5.1f} s: {len(held):5} held", end="", flush=True)
        print(f"\nat most {most} of {connections} held; newcomers' answers: {shares(sorted(times))}")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(campaign(Path(folder), given.connections, given.seconds))


if __name__ == "__main__":
    main()
