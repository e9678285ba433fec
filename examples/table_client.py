"""A minimal bot that joins a table on a Florin server: python table_client.py http://127.0.0.1:8765 TABLE

It needs the address of a table with an open seat and the package `websockets`, and nothing else of Florin. The protocol
is described in docs/protocol.md.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException


def take_a_seat(server: str, table: str, name: str) -> dict[str, Any]:
    """Join the table; the token in the answer opens our seat from now on."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        place: dict[str, Any] = json.load(answer)
        return place


def choose(view: dict[str, Any]) -> str:
    """Choose any legal move, but keep bids low. A better bot starts here."""
    bids = [move for move in view["legal"] if move.startswith("bid ")]
    moves: list[str] = [*bids[:3], *(move for move in view["legal"] if move not in bids)]
    return random.choice(moves)


class Bot:
    def __init__(self, server: str, place: dict[str, Any]) -> None:
        self.address = f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/socket"
        self.token = place["token"]
        self.version = 0
        self.count = 0
        self.waiting: dict[str, Any] | None = None  # a move that has not been acknowledged

    async def play(self) -> dict[str, Any]:
        """Play to the end, reconnecting whenever the connection is lost, and return the last update."""
        while True:
            try:
                async with connect(self.address) as socket:
                    return await self.sit(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(1)

    async def sit(self, socket: ClientConnection) -> dict[str, Any]:
        await socket.send(json.dumps({"type": "hello", "token": self.token, "version": self.version}))
        if self.waiting:  # we do not know whether it arrived; sending it again is harmless
            await socket.send(json.dumps(self.waiting))
        update: dict[str, Any] = {}
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "update":
                update, self.version = message, message["version"]
            elif self.waiting and message.get("id") == self.waiting["id"]:
                self.waiting = None
                if message["type"] == "refusal" and message["key"] == "too-fast":
                    await asyncio.sleep(0.5)
            if update["table"]["stage"] == "over":
                return update
            if update["view"] and update["view"]["legal"] and not self.waiting:
                self.count += 1
                move = choose(update["view"])
                self.waiting = {"type": "move", "id": f"{self.count}", "version": self.version, "move": move}
                await socket.send(json.dumps(self.waiting))


def main() -> None:
    server, table = sys.argv[1].rstrip("/"), sys.argv[2]
    place = take_a_seat(server, table, "A bot of mine")
    update = asyncio.run(Bot(server, place).play())
    print(json.dumps({"seat": update["seat"], "winners": update["view"]["winners"]}))


if __name__ == "__main__":
    main()
