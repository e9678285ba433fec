"""A record of an older version of the rules replays, by the rules of its own version."""

from types import ModuleType

import pytest

import florin
from florin import rules
from florin.rules import source
from tests.records.golden import golden, play_on


@pytest.fixture
def version_0(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The card game with another table of ships' prizes, a plain file of version 0; forgotten after the test."""
    module = ModuleType("card_0")
    exec(source.text("card", "py"), vars(module))
    vars(module)["SHARED_PRIZES"] = [0 if index // 6 % 6 else 100 // (index % 6 + 1) for index in range(288)]
    monkeypatch.setattr(rules, "_older", {})
    rules.register("card", 0, module, source.fields("card"))
    return module


def old_record() -> dict[str, object]:
    """A game of version 0, over when its record is made."""
    position = florin.Game("card", version=0, players=2).start(seed=5, names=["Ada", "Bo"])
    return play_on(position, florin.Seeded(6)).record()


@pytest.mark.usefixtures("version_0")
def test_an_old_record_replays_by_its_own_rules() -> None:
    """The same game to the end, with the scores that those rules gave; today's rules would refuse it."""
    record = old_record()
    assert record["rules"] == 0
    position = florin.replay(record)
    assert record == position.record() == florin.check(record) == florin.loads(florin.dumps(record))
    assert any(seat["ship"] == 100 for day in position.breakdown() for seat in day)
    with pytest.raises(florin.BadRecord):
        florin.replay(record | {"rules": 1})


@pytest.mark.usefixtures("version_0")
def test_the_same_log_gives_other_scores_by_older_rules() -> None:
    """Day 1 of a golden record, which both versions play alike, is paid differently."""
    record = golden(0)
    upto = next(place for place, line in enumerate(record["log"]) if florin.replay(record, place + 1).scores)
    old = florin.replay(record | {"rules": 0}, upto + 1)
    new = florin.replay(record, upto + 1)
    assert old.log == new.log and old.scores != new.scores
    assert [ship["ship"] for ship in old.breakdown()[0]] in ([100, 0], [0, 100], [50, 50])


@pytest.mark.usefixtures("version_0")
def test_an_old_game_is_not_todays() -> None:
    """It says its version, plays, is refused and viewed by its own rules, and a new game is of the current version."""
    old, new = florin.Game("card", version=0, players=2), florin.game("card", players=2)
    assert (old.rules, new.rules) == (0, 1)
    assert old != new and old == eval(repr(old), {"florin": florin})
    position = old.start(seed=1)
    assert 0 == position.view(0).rules == florin.sample(position.view(0), seed=1).game.rules
    with pytest.raises(florin.IllegalMove) as caught:
        position.play("take 1")
    assert caught.value.rule == "C-2"
    assert old.playouts(1, seed=1).scores.shape == (1, 2)


@pytest.mark.usefixtures("version_0")
def test_a_version_that_is_not_known_is_refused_with_those_that_are() -> None:
    """In a record and by name."""
    with pytest.raises(florin.BadRecord) as caught:
        florin.replay(golden(0) | {"rules": 7})
    assert str(caught.value) == "Version 7 of the card rules is not known here; known versions: 0, 1."
    with pytest.raises(florin.BadRecord) as caught:
        florin.Game("board", version=0, players=3)
    assert str(caught.value) == "Version 0 of the board rules is not known here; known versions: 1."


@pytest.mark.parametrize("version", [True, "1", 1.0, [1]])
def test_a_version_is_a_whole_number(version: object) -> None:
    """Anything else is no version."""
    with pytest.raises(florin.OptionError):
        florin.game("card", players=2, version=version)


def test_nothing_is_left_of_the_old_version() -> None:
    """The registry is as empty as it was."""
    assert rules._older == {}
