"""The work handed to Dask: the same table as from processes on this machine."""

import os
import signal
from collections.abc import Iterator

import pytest
from distributed import Client, LocalCluster

from florin import extras
from florin.arena import Tournament, run
from florin.arena.runner import executor
from florin.errors import MissingExtra, OptionError


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("FLORIN_THREADS", "1")  # as the workers will be told; here they are threads of the test
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None)  # type: ignore[no-untyped-call]
    with cluster:
        yield cluster.scheduler_address


def test_a_cluster_plays_the_same_games(address: str) -> None:
    tournament = Tournament("card", ("merchant", "apprentice"), 3, 6, seed=4)
    with executor(address) as pool:
        afar = run(tournament, pool)
    with executor(workers=1) as pool:
        assert run(tournament, pool) == afar
    assert len(afar) == 6


def test_without_dask_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"pip install 'florin\[cluster\]'"), executor("tcp://127.0.0.1:1"):
        raise AssertionError


def test_an_address_that_is_none_gets_a_sentence() -> None:
    with pytest.raises(OptionError, match="no Dask scheduler at nowhere"), executor("nowhere"):
        raise AssertionError


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of Dask, about the worker that was killed
def test_a_killed_worker_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLORIN_THREADS", "1")
    tournament = Tournament("card", ("merchant", "apprentice"), 3, 24, seed=4)
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)  # type: ignore[no-untyped-call]
    killed: list[int] = []

    def kill_one(_: object) -> bool:
        if not killed:
            with Client(cluster.scheduler_address) as client:  # type: ignore[no-untyped-call]
                killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)
        return False

    with cluster, executor(cluster.scheduler_address) as pool:
        afar = run(tournament, pool, done=kill_one)
    with executor(workers=1) as pool:
        assert run(tournament, pool) == afar
    assert killed and len(afar) == 24
