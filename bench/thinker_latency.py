"""How long does it take to ask a thinker rather than a process of the server? python -m bench.thinker_latency

Starts a PostgreSQL and `florin think`, and asks for moves of the quickest bot: by turns through the job queue and in a
process of this machine, as a server does it. The difference is what the queue costs; the bot itself takes no time.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

import florin
from bench.load import shares
from florin.bots.worker import Task
from florin.bots.worker_process import BotLimits, WorkerProcess
from florin.server.peers import Peers
from florin.server.store import Store
from tests.server.cluster import running
from tests.server.killing import ROOT

SECONDS = 10.0


async def timed(ask: Callable[[], Awaitable[object]]) -> float:
    started = time.perf_counter()
    assert await ask() is not None
    return time.perf_counter() - started


async def measured(url: str, questions: int) -> tuple[list[float], list[float]]:
    """Return the seconds through the queue and without it."""

    async def nothing_due() -> None:
        pass

    peers = Peers(Store(url), {}, nothing_due)
    await peers.open()
    command = [sys.executable, "-m", "florin", "think", "--workers", "1"]
    thinker = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"FLORIN_DB": url})
    local = WorkerProcess(BotLimits())
    task = Task.of("garzone", 1, florin.game("card", players=4).start(seed=1).view(0), consider=False)
    try:
        while not peers.thinking.thinkers:
            await asyncio.sleep(0.1)
        for _ in range(5):  # processes start
            await asyncio.gather(peers.thinking.ask(task, 60.0), local.ask(task))
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(questions):
            times[0].append(await timed(lambda: peers.thinking.ask(task, SECONDS)))
            times[1].append(await timed(lambda: local.ask(task)))
        return times
    finally:
        thinker.terminate()
        thinker.wait()
        await local.close()
        await peers.close()
        peers.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=200)
    given = parser.parse_args()
    with running() as cluster:
        through, without = asyncio.run(measured(cluster.new_url(), given.questions))
    print(f"through the queue: {shares(sorted(through))}\nwithout it:        {shares(sorted(without))}")


if __name__ == "__main__":
    main()
