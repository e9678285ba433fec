"""A short campaign of faults; `python -m bench.faults` is the long one."""

import asyncio

import pytest

from tests.server import faults
from tests.server.cluster import Cluster

QUICK = (faults.kill_server, faults.kill_thinker, faults.end_connections, faults.cut_database, faults.fill_disk)


@pytest.mark.slow
def test_nothing_is_lost_whatever_breaks(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "SHORT", 0.5)
    more = [faults.read_slowly, faults.restore_backup, faults.jump_clock]
    found = asyncio.run(faults.campaign([*QUICK, *more], report=lambda name: None))
    assert found["acknowledged"] > 20 and all(found[fault.__name__] == 1 for fault in QUICK)
