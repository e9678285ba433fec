"""Send a server malformed frames, and watch its memory: python -m bench.fuzz_frames --frames 1000000

Every frame must be answered with a sentence or end its socket, the server must live, and its memory must stay flat.
Each round adds a line to bench/results/malformed.jsonl: the command can be stopped and started again.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.killing import ROOT, Field, answering, free_port

RESULTS = Path(__file__).parent / "results" / "malformed.jsonl"
START = (
    "from florin.server.cli import run; from florin.server.settings import Settings; "
    "run(Settings(port={port}, db='sqlite:///{folder}/tables.sqlite', base_url='http://127.0.0.1:{port}', workers=1, "
    "plugins=('tests.server.stand_in',), requests_per_second=1e6, messages_per_second=1e9))"
)
VALID = (
    '{"type": "move", "id": "m1", "version": 3, "move": "reveal"}',
    '{"type": "chat", "id": "c1", "text": "Good luck"}',
    '{"type": "hint", "id": "h1", "version": 3, "bot": "merchant"}',
    '{"type": "renew", "id": "r1", "token": "short"}',
    '{"type": "mute", "id": "u1", "seat": 1, "on": true}',
)
WRONG: tuple[Any, ...] = (None, -1, 1 << 70, 0.5, "", "\u2603" * 400, [], [[[]]], {}, {"a": 1}, "\udc80", "\0")
ENDING = (b"\xff\xfe", b"x" * 20_000, b"[" * 15_000)  # they may end the socket
SERVER_FAILED = 1011  # why a socket was ended
PIPELINE = 50  # frames that are sent before their answers are read
SOCKETS = 4
FLAT = 16 << 20  # bytes by which memory may grow


def malformed(choose: random.Random) -> str | bytes:
    """Return a frame that no client should send."""
    text = choose.choice(VALID)
    match choose.randrange(6):
        case 0:
            return text[: choose.randrange(1, len(text))]
        case 1:
            message = json.loads(text)
            message[choose.choice(list(message))] = choose.choice(WRONG)
            message["more"] = "x"
            return json.dumps(message)
        case 2:
            return text.replace('"', choose.choice("'`\x01"), 2)
        case 3:
            return "[" * choose.randrange(1, 2000)
        case 4:
            place = choose.randrange(len(text))
            return text[:place] + "\x00\x7f{"[choose.randrange(3)] + text[place + 1 :] + "}"
        case _:
            return choose.randbytes(choose.randrange(1, 200)).hex().encode()


def memory(pid: int) -> int:
    """Return the bytes of memory that a process uses."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def sending(address: str, token: str, frames: int, seed: int) -> int:
    """Send frames through sockets that are opened again when they end; return the number of ended ones."""
    choose, left, ended = random.Random(seed), frames, 0
    while left > 0:
        async with connect(address, max_size=None, proxy=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            try:
                while left > 0:
                    batch = [malformed(choose) for _ in range(min(PIPELINE, left))]
                    left -= len(batch)
                    for frame in batch:
                        await socket.send(frame)
                    await heard(socket, len(batch))
                    if choose.random() < 0.02:
                        left -= 1
                        await socket.send(choose.choice(ENDING), text=choose.random() < 0.5)
                        await heard(socket, 1)
            except ConnectionClosed as closed:
                ended += 1
                if closed.rcvd is None or closed.rcvd.code == SERVER_FAILED:
                    raise
    return ended


async def heard(socket: ClientConnection, answers: int) -> None:
    while answers:
        async with asyncio.timeout(60):
            message = json.loads(await socket.recv())
        if message["type"] not in ("update", "here"):
            assert message.get("key") != "server-failed", message
            answers -= 1


async def campaign(total: int, size: int) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    path = os.pathsep.join([".", *filter(None, sys.path)])
    with tempfile.TemporaryDirectory() as folder:
        code = START.format(port=port, folder=folder)
        server = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=os.environ | {"PYTHONPATH": path})
        try:
            await answering(url)
            field = Field(url)
            players = await field.lay("card", 2, 0)
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{players[0].table}/socket"
            await sending(address, players[0].token, 5000, 0)  # buffers reach their size
            first = memory(server.pid)
            while (done := known()) < total:
                seed, part = int(time.time()), min(size, total - done) // SOCKETS or 1
                ended = await asyncio.gather(
                    *(sending(address, players[n % 2].token, part, seed + n) for n in range(SOCKETS))
                )
                await answering(url)
                now = memory(server.pid)
                line = {"frames": SOCKETS * part, "ended": sum(ended), "before": first, "after": now}
                with RESULTS.open("a") as file:
                    file.write(json.dumps(line) + "\n")
                print(line, flush=True)
                assert now < first + FLAT, f"memory grew from {first} to {now} bytes"
            await field.http.aclose()
        finally:
            server.terminate()
            server.wait()


def known() -> int:
    """Return the number of frames sent in all rounds."""
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    return sum(json.loads(line)["frames"] for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000, help="in all rounds, earlier ones included")
    parser.add_argument("--round", type=int, default=50_000)
    given = parser.parse_args()
    asyncio.run(campaign(given.frames, given.round))


if __name__ == "__main__":
    main()
