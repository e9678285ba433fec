"""Fixtures and hooks for all tests.

`HYPOTHESIS_PROFILE=random pytest tests/properties` looks further than the usual run: random seeds, more examples, and a
failing game is shrunk to its shortest form. The usual profile is the same on every run and fails fast.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from florin import rules
from tests.server.cluster import Cluster, Unavailable, running

settings.register_profile(
    "fixed",
    max_examples=15,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # the log of a failing game says more than its shortest form, and at once
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "random",
    max_examples=100,
    stateful_step_count=60,
    deadline=None,
    derandomize=False,
    print_blob=True,  # how to reproduce a failure
    phases=[Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

# The folders whose tests must cover the rules and the engine. The others run untraced: plain games, which `properties`
# play by the thousand, then take a fifth of the time.
MEASURED = ("rules", "records")

# Tests may interrupt what they start, even where they were themselves started with interrupts ignored (nohup, &).
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, started for the first test that needs it."""
    try:
        with running() as found:
            yield found
    except (Unavailable, LookupError) as reason:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"No PostgreSQL here: {reason}")


@pytest.fixture(params=["plain", "compiled"])
def speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run the test with both speeds of the rules, one after the other."""
    if request.param == "plain":
        monkeypatch.setattr(rules, "current", rules.plain)
    else:
        assert rules.speed()[0] == "compiled", rules.speed()[1]
    return str(request.param)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure coverage only where it is required: in `MEASURED` and in doctests."""
    tests = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(tests) and item.path.relative_to(tests).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)
