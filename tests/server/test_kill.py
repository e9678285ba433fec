"""Nothing is lost: the server is killed while bots play through the protocol (bench/kill.py does it 300 times)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.killing import campaign


@pytest.mark.slow
def test_every_acknowledged_move_is_there_once_after_each_kill(tmp_path: Path) -> None:
    found = asyncio.run(campaign(25, tmp_path, seed=1))
    assert found["acknowledged"] > 300
    assert found["timed out"] > 0, "clocks go on too"
