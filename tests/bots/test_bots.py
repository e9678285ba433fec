"""Bots by name: they play, explain themselves and report errors."""

import dataclasses
import sys
import time
from pathlib import Path

import pytest

import florin
from florin.bots import LADDER, PERSONAS, Bot, bot, names, register
from florin.bots.beliefs import believed, imagined, suspected
from florin.bots.process import BotFailure, ProcessBot
from florin.narration import Message

GAMES = {"card": 4, "board": 4, "court": 2}


def a_view(game: str, moves: int = 8) -> florin.View:
    """Return a view with at least two legal moves."""
    position = florin.game(game, players=GAMES[game]).start(seed=11)
    for _ in range(moves):
        position.play(position.legal()[0])
    while len(position.legal()) < 2:
        position.play(position.legal()[0])
    return position.view(position.turn)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LADDER + PERSONAS)
def test_every_bot_finishes_a_game(name: str, game: str) -> None:
    """A whole game by one bot in every seat, every move legal."""
    player = bot({"banker": "banker:sims=12", "magnifico": "magnifico:sims=16"}.get(name, name), seed=1)
    position = florin.game(game, players=GAMES[game]).start(seed=2)
    while position.turn is not None:
        position.play(player.choose(position.view(position.turn)))
    assert position.winners


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["banker", "magnifico"])
def test_a_choice_does_not_depend_on_the_cores(name: str, game: str) -> None:
    """With simulations and a seed the estimates are the same to the bit on any number of threads."""
    view = a_view(game)
    one, many = (bot(f"{name}:sims=200,threads={threads}", seed=3).consider(view) for threads in (1, 4))
    assert one == many


def test_in_the_card_game_a_master_spends_all_on_the_best_few() -> None:
    """With any number of candidates, the last two are simulated most, and the whole budget is used."""
    player, merchant = bot("magnifico:sims=1200,threads=1", seed=3), bot("merchant")
    position, counts = florin.game("card", players=4).start(seed=2), set[int]()
    while counts != {2, 3, 4, 5}:
        assert position.turn is not None
        view = position.view(position.turn)
        if len(view.legal) > 1:
            first, second, *others = sorted((one.sims for one in player.consider(view)), reverse=True)
            assert first == second > max(others, default=0)
            assert 0.99 * 1200 <= first + second + sum(others) <= 1200
            counts.add(2 + len(others))
        position.play(merchant.choose(view))


def test_at_court_a_master_that_announces_a_win_wins() -> None:
    """With both decks empty, the share is exact, the reason says so, and the game is won."""
    player, merchant, won = bot("magnifico:sims=4000", seed=3), bot("merchant"), 0
    for seed in range(8):
        position = florin.game("court").start(seed=seed)
        sure = None
        while (seat := position.turn) is not None:
            view = position.view(seat)
            assert isinstance(view, florin.CourtView)
            if sure is None and not any(view.decks) and len(view.legal) > 1:
                best = player.consider(view)[0]
                assert best.move in view.legal
                sure = seat if best.reason == Message("reason-wins") else None
                assert sure is None or best.share == 1
            position.play((player if seat == sure else merchant).choose(view))
        assert sure is None or position.winners == [sure]
        won += sure is not None
    assert won >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LADDER)
def test_candidates_are_few_and_explained(name: str, game: str) -> None:
    """The choice comes first, it has a reason, shares are in range, and there are at most sixteen candidates."""
    view = a_view(game)
    player = bot(f"{name}:sims=64" if name in ("banker", "magnifico") else name, seed=4)
    found = player.consider(view)
    assert 1 <= len(found) <= 16
    assert all(0 <= candidate.share <= 1 and candidate.move in view.legal for candidate in found)
    assert found[0].reason is not None
    if name in ("banker", "magnifico"):
        assert found[0].move == player.choose(view)


def test_a_custom_bot_takes_ten_lines() -> None:
    """The example in docs/bots.md: write, register and name it."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    assert len(example.strip().splitlines()) <= 14
    scope: dict[str, object] = {}
    exec(example, scope)
    view = a_view("card")
    assert bot("cautious").choose(view) in view.legal


def test_wrong_names_are_refused() -> None:
    """Unknown bots and invalid parameters are refused, and the error says what is possible."""
    for text in (
        "nobody",
        "banker:sims=many",
        "banker:sims=0",
        "merchant:depth=3",
        "banker:sims",
        "banker:sims=9,ms=9",
        "",
        "cmd:",
    ):
        with pytest.raises(florin.OptionError, match=r"\.$|threads=1"):
            bot(text)


def test_a_type_error_of_a_plugin_is_not_a_wrong_name() -> None:
    """The author of the plugin must see the real error; wrong parameters are still refused."""

    def broken(seed: int = 0, depth: int = 1) -> Bot:
        raise TypeError("the plugin is broken")

    register("broken", broken)
    with pytest.raises(TypeError, match="the plugin is broken"):
        bot("broken:depth=2")
    with pytest.raises(florin.OptionError):
        bot("broken:width=2")


@pytest.mark.parametrize("game", ["card", "court"])
def test_beliefs_use_the_rules_version_of_the_view(game: str) -> None:
    view = a_view(game)
    position, search = imagined(view, luck=1)
    other = dataclasses.replace(view, rules=view.rules + 1)
    with pytest.raises(florin.BadRecord, match="version"):
        believed(search, position, other) if game == "card" else suspected(search, other, 1, worlds=0)


def test_a_bot_is_asked_only_on_its_turn() -> None:
    """A view without legal moves is refused."""
    position = florin.game("card", players=3).start(seed=1)
    assert position.turn is not None
    with pytest.raises(florin.Error, match="nothing to choose"):
        bot("merchant").choose(position.view((position.turn + 1) % 3))


PROGRAM = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "bye":
        break
    {answer}
    sys.stdout.flush()
"""


def program(folder: Path, answer: str) -> str:
    path = folder / "bot.py"
    path.write_text(PROGRAM.format(answer=answer), encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def test_a_program_plays_through_a_pipe(tmp_path: Path) -> None:
    """One JSON line per message, in any language."""
    player = bot(program(tmp_path, 'print(json.dumps({"move": asked["view"]["legal"][-1]}))'))
    assert isinstance(player, ProcessBot)
    view = a_view("board")
    assert view.legal[-1] == player.choose(view) == player.choose(view)
    player.close()


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("raise SystemExit", "bot-crash"),
        ("time.sleep(60)", "bot-hangs"),
        ('print("what?")', "bot-rubbish"),
        ('print("[1]")', "bot-rubbish"),
        ('print(json.dumps({"move": "bid 999"}))', "bot-illegal"),
    ],
)
def test_a_failing_program_has_its_own_error(tmp_path: Path, answer: str, key: str) -> None:
    """Crashes, hangs, invalid answers and illegal moves each have their own error."""
    player = bot(program(tmp_path, answer))
    assert isinstance(player, ProcessBot)
    player.ms = 1500 if key == "bot-hangs" else 60_000  # on a busy machine even a crash takes a while
    with pytest.raises(BotFailure) as failure:
        player.choose(a_view("board"))
    assert key == failure.value.key


def test_a_program_that_does_not_exist_has_failed() -> None:
    """It is reported as a bot failure with its reason."""
    with pytest.raises(BotFailure, match=r"could not be started.*No such file"):
        bot("cmd:/nowhere/at/all").choose(a_view("card"))
    with pytest.raises(florin.OptionError, match="no bot"):
        bot("cmd: ")


def test_a_crash_is_reported_with_the_programs_last_error(tmp_path: Path) -> None:
    """The error contains the last line of its error stream."""
    with pytest.raises(BotFailure, match="has exited: ZeroDivisionError: division by zero"):
        bot(program(tmp_path, "1 / 0")).choose(a_view("card"))


def test_a_program_that_hangs_behind_a_shell_is_ended_with_its_children(tmp_path: Path) -> None:
    """Its children hold the pipes open, so they must be killed too."""
    script = tmp_path / "bot.sh"
    script.write_text("sleep 60 | cat\n", encoding="utf-8")
    player = bot(f"cmd:sh {script}")
    assert isinstance(player, ProcessBot)
    player.ms = 500
    started = time.monotonic()
    with pytest.raises(BotFailure) as failure:
        player.choose(a_view("card"))
    assert "bot-hangs" == failure.value.key
    assert time.monotonic() - started < 20


def test_a_program_that_does_not_listen_is_ended(tmp_path: Path) -> None:
    """It answers without reading, until its input pipe is full."""
    path = tmp_path / "deaf.py"
    view = a_view("board")
    path.write_text(f'import time\nprint(\'{{"move": "{view.legal[0]}"}}\\n\' * 500, flush=True)\ntime.sleep(60)')
    player = bot(f"cmd:{sys.executable} {path}")
    assert isinstance(player, ProcessBot)
    player.ms = 1500
    with pytest.raises(BotFailure) as failure:
        list(map(player.choose, [view] * 400))
    assert "bot-hangs" == failure.value.key


def test_a_program_has_time_for_its_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After bye, a program has time to save its data."""
    monkeypatch.setattr("florin.bots.process.PATIENCE", 60.0)  # a busy machine may need longer
    path, note = tmp_path / "bot.py", tmp_path / "note"
    text = PROGRAM.format(answer='print(json.dumps({"move": asked["view"]["legal"][0]}))')
    path.write_text(f"{text}\nopen({str(note)!r}, 'w').write('goodbye')", encoding="utf-8")
    player = bot(f"cmd:{sys.executable} {path}")
    assert isinstance(player, ProcessBot)
    player.choose(a_view("card"))
    player.close()
    assert "goodbye" == note.read_text(encoding="utf-8")


class First(Bot):
    def choose(self, view: florin.View) -> str:
        return view.legal[0]


def test_a_registered_bot_is_known() -> None:
    """Custom bots are in the list of names and need not implement `consider`."""
    register("first", First)
    view = a_view("card")
    assert "first" in names()
    assert [view.legal[0]] == [candidate.move for candidate in bot("first").consider(view)]
