"""Processes in the background: fair among those who ask, and without a way to the database."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from florin.server.background import Background
from florin.server.daily_deals import LadderRequest

REQUEST = LadderRequest(game="court", day="2026-11-18", level="garzone")


def test_who_has_used_little_does_not_wait_for_who_asks_much(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        background, served = Background(nice=0), list[str]()

        async def answer(number: int, line: bytes) -> bytes:
            await asyncio.sleep(0)
            return b""

        async def ask(requester: str) -> None:
            await background.ask(REQUEST, requester)
            served.append(requester)
            background.usage.charge(requester, 1.0)

        monkeypatch.setattr(background, "_answer", answer)
        many = [asyncio.create_task(ask("greedy")) for _ in range(10)]
        while len(served) < 3:
            await asyncio.sleep(0)
        await ask("modest")
        assert len(served) <= 5, served
        for task in many[-2:]:  # of which one is served just now
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        await ask("modest")
        assert background.idle == [0]
        await background.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_process_in_the_background_does_not_learn_how_to_reach_the_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FLORIN_DB", "postgresql://florin:s3cret@db.example/florin")

    async def story() -> None:
        background = Background(nice=0)
        assert await background.ask(REQUEST, "anna")
        process: Any = background.processes[0]
        assert b"s3cret" not in Path(f"/proc/{process.child.pid}/environ").read_bytes()
        await background.close()

    asyncio.run(asyncio.wait_for(story(), 60))
