"""What all tests share."""

import signal

import pytest

from florin import rules

# What a test starts it may interrupt, even where the tests themselves were started with interrupts ignored (nohup, &).
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=["plain", "compiled"])
def speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both speeds of the rules, one after the other; games made in the test are played by it."""
    if request.param == "plain":
        monkeypatch.setattr(rules, "current", rules.plain)
    else:
        assert rules.speed()[0] == "compiled", rules.speed()[1]
    return str(request.param)
