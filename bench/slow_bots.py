"""Do bots that think long delay other tables? python -m bench.slow_bots [--rounds 3] [--seconds 10]

Measures tables in alternation without and with a table of six magnificos on the same server. Reports, for tables of
people, the times from sending a move until everyone has seen it, and, for a person against a merchant, from the
person's move to the merchant's.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from bench.load import moves, shares
from bench.load_server import Loaded


async def created(url: str, *seats: str) -> dict[str, str]:
    kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        found: dict[str, str] = (await http.post(f"{url}/api/tables", json={"game": "card", "seats": kinds})).json()
        return found


async def against_merchant(url: str, seconds: float) -> list[float]:
    """Play games against a merchant; return the seconds from each hand-over of the turn until its move is seen."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        place = await created(url, "me", "merchant")
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{place['table']}/socket"
        async with connect(address, compression=None, max_size=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": place["token"]}))
            sent, over = None, False
            while not over and time.perf_counter() < until:
                update = json.loads(await socket.recv())
                if update["type"] != "update":
                    continue
                over = update["table"]["stage"] == "over"
                if sent is not None and any(entry.get("by") == "bot" for entry in update["journal"]):
                    times.append(time.perf_counter() - sent)
                    sent = None
                if update["view"]["legal"]:
                    move = random.choice(update["view"]["legal"])
                    wish = {"type": "move", "id": str(update["version"]), "version": update["version"], "move": move}
                    sent = time.perf_counter()
                    await socket.send(json.dumps(wish))
                    await asyncio.sleep(0.02)
                elif sent is None:
                    sent = time.perf_counter()  # the merchant moves again
    return times


async def measured(server: Loaded, seconds: float) -> tuple[list[float], list[float]]:
    people, merchant = await asyncio.gather(moves(server.url, 25, 50.0, seconds), against_merchant(server.url, seconds))
    return people, merchant


async def campaign(folder: Path, rounds: int, seconds: float) -> None:
    people: dict[bool, list[float]] = {False: [], True: []}
    merchant: dict[bool, list[float]] = {False: [], True: []}
    for number in range(2 * rounds):
        slow = number % 2 == 1
        (folder / str(number)).mkdir()
        server = Loaded(folder / str(number))
        await server.start()
        try:
            await created(server.url, "me", "merchant")  # so that its process runs
            if slow:
                await created(server.url, *["magnifico:ms=1000"] * 6)
                await asyncio.sleep(2)
            for of, found in zip((people, merchant), await measured(server, seconds), strict=True):
                of[slow] += found
        finally:
            server.kill()
    for slow in (False, True):
        print("with a table of six magnificos:" if slow else "without:")
        print(f"  people's moves ({len(people[slow])}): {shares(sorted(people[slow]))}")
        print(f"  a merchant's moves ({len(merchant[slow])}): {shares(sorted(merchant[slow]))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    print(f"on {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(campaign(Path(folder), given.rounds, given.seconds))


if __name__ == "__main__":
    main()
