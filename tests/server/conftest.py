"""The databases that tests of the store, of tables and of the protocol run on."""

from pathlib import Path

import pytest

from florin.server import registry
from tests.server.cluster import Cluster


@pytest.fixture(autouse=True)
def no_lowest_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews and the ladder not wait for other tests, which keep all processors busy."""
    monkeypatch.setattr(registry, "NICEST", 0)


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: Cluster = request.getfixturevalue("cluster")
    return found.new_url()
