"""One source, two speeds: which of them plays, and why."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

import florin
from florin import rules
from florin.dealer import mix
from florin.rules import card, source


@pytest.fixture
def asked_anew() -> Iterator[None]:
    """The speed is determined once; these tests determine it again."""
    for answer in (rules.speed, rules.current):
        answer.cache_clear()
    yield
    for answer in (rules.speed, rules.current):
        answer.cache_clear()


@pytest.mark.usefixtures("asked_anew")
@pytest.mark.parametrize(("value", "expected"), [("1", True), ("", False)])
def test_plain_rules_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, value: str, expected: bool) -> None:
    monkeypatch.setenv("FLORIN_PLAIN", value)
    assert expected == (("plain", "FLORIN_PLAIN is set") == rules.speed())


@pytest.mark.usefixtures("asked_anew")
def test_without_the_compiled_modules_the_rules_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLORIN_PLAIN", raising=False)
    monkeypatch.setitem(sys.modules, "florin.rules._states", None)
    assert "plain" == rules.speed()[0]
    assert "not been built" in rules.speed()[1]
    assert ["plain"] * 3 == [rules.rules_of(game).speed for game in rules.GAMES]


@pytest.mark.usefixtures("asked_anew")
@pytest.mark.parametrize("fits", [True, False])
def test_a_compiled_module_speaks_only_for_its_own_source(monkeypatch: pytest.MonkeyPatch, fits: bool) -> None:
    monkeypatch.delenv("FLORIN_PLAIN", raising=False)
    hashes = {game: source.fingerprint(game) for game in rules.GAMES} if fits else dict.fromkeys(rules.GAMES, "old")
    built = {f"{game.title()}State": SimpleNamespace(fingerprint=hashes[game]) for game in rules.GAMES}
    monkeypatch.setitem(sys.modules, "florin.rules._states", SimpleNamespace(**built))
    assert ("compiled" if fits else "plain") == rules.speed()[0]
    assert ("compiled" if fits else "plain") == rules.rules_of("card").speed


@pytest.mark.usefixtures("speed")
@pytest.mark.parametrize(("game", "players"), [("card", 3), ("board", 3), ("court", 2)])
def test_playouts_are_the_same_at_both_speeds(game: str, players: int) -> None:
    runs = florin.game(game, players=players).playouts(4, seed=7)
    lengths, scores = [0] * 4, [0] * 4 * players
    rules.plain(game).new(players, 0).playouts(mix(7) + 1, scores, lengths)
    assert [scores, lengths] == [runs.scores.cast("B").cast("h").tolist(), runs.lengths.tolist()]


def test_an_older_version_is_a_plain_file_that_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_older", {})
    rules.register("card", 0, card)
    assert ("card", 0, "plain") == tuple(
        getattr(rules.rules_of("card", 0), part) for part in ("game", "version", "speed")
    )
    assert rules.current("card") is rules.rules_of("card", 1)


def test_a_version_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_older", {})
    rules.register("card", 0, card)
    with pytest.raises(florin.BadRecord) as caught:
        rules.rules_of("card", 2)
    assert "Version 2 of the card rules is not known here; known versions: 0, 1." == str(caught.value)
