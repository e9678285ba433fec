"""Whole games through a pipe, by what is printed alone."""

import asyncio
import json
import re
import signal
import subprocess
from pathlib import Path

import pytest

import florin
from florin import texts
from florin.bots import Bot, bot
from florin.dealer import mix
from florin.terminal.line_input import LineInput
from florin.terminal.local_session import LocalSession
from florin.terminal.plain import Plain
from florin.terminal.saving import Saved
from tests.terminal.command import FLORIN, at_random, environment, legal_moves, piped, played
from tests.terminal.command import florin as run

HINTS = 12  # per game: each costs as much as many moves
TABLES = [
    ("card", "--players", "2"),
    ("card", "--players", "6", "--option", "big_bonus=true"),
    ("board", "--players", "3"),
    ("board", "--players", "6", "--option", "fifth_step=5", "--option", "third_of_six=15"),
    ("court",),
    ("court", "--seat", "1", "--option", "dukes=true", "--option", "distinct_circle=true"),
]


def opponents(name: str, players: int, bot_seed: int) -> list[Bot]:
    """Return the bots as the command creates them."""
    return [bot(name, seed=(bot_seed + seat) % (1 << 64)) for seat in range(players)]


@pytest.mark.parametrize(("table", "lang"), list(zip(TABLES, texts.LANGUAGES * 2, strict=True)))
def test_a_whole_game_through_a_pipe(table: tuple[str, ...], lang: str) -> None:
    """The moves line is enough to play by in any language, and the last line names the winners."""
    printed = played([*table, "--plain", "--seed", "11", "--lang", lang], at_random(3))
    won = [
        texts.say(lang, "did-win", you="yes", name=""),
        texts.say(lang, "did-win", you="no", name="X").replace("X", ""),
    ]
    shared = texts.say(lang, "shared-win", names="X").split("X")[0], texts.say(lang, "drawn", names="X").split("X")[0]
    assert any(part.strip(" .") in printed[-1] for part in won) or printed[-1].startswith(shared)
    assert any(line.startswith("moves: ") for line in printed)


def test_the_moves_line_is_what_the_position_allows() -> None:
    """The same game is played in Python, move by move."""
    position = florin.game("board", players=3).start(seed=5)
    bots = opponents("apprentice", 3, mix(mix(5)))
    choose, seen = at_random(8), []

    def follow(moves: list[str]) -> str:
        while position.turn != 0:
            assert position.turn is not None
            position.play(bots[position.turn].choose(position.view(position.turn)))
        assert moves == position.legal()
        move = choose(moves)
        position.play(move)
        seen.append(move)
        return move

    played(["board", "--plain", "--players", "3", "--seed", "5"], follow)
    assert len(seen) > 10


@pytest.mark.parametrize("lang", ["pl"])  # the words of all three are looked at in test_texts
def test_a_game_by_hints_with_a_move_taken_back(lang: str) -> None:
    """A player who reads only what is printed asks for hints, follows them, and once takes an auction back."""
    asked: list[str] = []
    hints = 0

    with piped("board", "--players", "3", "--seed", "5", "--lang", lang) as process:
        assert process.stdin and process.stdout

        def say(line: str) -> None:
            assert process.stdin
            asked.append(line)
            process.stdin.write(line + "\n")
            process.stdin.flush()

        before_auction, hint, undone, printed = "", "", 0, []
        for line in map(str.rstrip, process.stdout):
            printed.append(line)
            found = re.match(r"  (draw|auction|pass|bid \d+)\W", line)
            if asked and asked[-1] == "hint" and found and not hint:
                hint, hints = found[1], hints + 1
            if not line.startswith("moves: "):
                continue
            if asked and asked[-1] == "undo":
                assert line == before_auction
                undone += 1
                say("auction")
            elif asked and asked[-1] == "auction" and not undone and "bid" in line:
                say("undo")
            elif not undone and "auction" in line:
                before_auction = line
                say("auction")
            elif asked and asked[-1] == "hint":
                assert hint in legal_moves(line)
                say(hint)
            elif hints < HINTS:
                hint = ""
                say("hint")
            else:
                say(legal_moves(line)[0])
        assert process.wait(timeout=60) == 0
    assert undone == 1 and hints == HINTS
    assert texts.say(lang, "whole-game") in printed


@pytest.fixture(scope="module")
def unseeded() -> str:
    """The start of a card game without a seed."""
    return run("play", "card", "--plain").stdout


def test_without_a_seed_games_differ(unseeded: str) -> None:
    assert unseeded != run("play", "card", "--plain").stdout


def test_a_wrong_move_gets_the_sentence_and_is_asked_again() -> None:
    done = run("play", "card", "--plain", "--seed", "3", "--lang", "fr", typed="fly\nreveal\ntake 123\n")
    assert "pas un coup de card" in done.stdout
    assert "(C-3)" in done.stdout
    moves = [line for line in done.stdout.splitlines() if line.startswith("moves:")]
    assert moves[0] == moves[1] and moves[2] == moves[3]
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_work_beside_moves(tmp_path: Path) -> None:
    saved = tmp_path / "with space.jsonl"
    done = run(
        "play",
        "card",
        "--plain",
        "--seed",
        "3",
        typed=f"help\nlog\nrules\nrules c-4\nsave {saved}\nsave\nquit\nreveal\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "take 123" in done.stdout and "   1  * first 1" in done.stdout
    assert "C-13" in done.stdout and done.stdout.count("C-4  ") == 2
    assert "rules C-4 shows one of them" in done.stdout
    assert "save FILE" in done.stdout
    [record] = florin.read(saved)
    assert record["winners"] is None and record["names"] == ["Player 1", "Cosimo", "Lucrezia", "Piero"]


def test_a_failed_save_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    done = run("play", "card", "--plain", "--seed", "3", typed=f"save {tmp_path}/none/x\nreveal\n")
    assert f"{tmp_path}/none/x: No such file" in done.stdout
    assert "You reveal" in done.stdout


def test_the_reconstructed_deck_is_marked(unseeded: str) -> None:
    assert "reconstruction" in unseeded.lower()
    assert "reconstruction" not in run("play", "board", "--plain").stdout.lower()


def test_a_game_without_a_seed_is_committed_saved_and_verified(tmp_path: Path) -> None:
    """The commitment is printed before the first move; the record saved after the last one proves it."""
    saved = tmp_path / "game.jsonl"
    commit, asked = "", 0
    with piped("card", "--plain", "--players", "2") as process:
        assert process.stdin and process.stdout
        for line in process.stdout:
            commit = line.split()[-1] if "Commitment: " in line else commit
            asked += line.startswith("moves: ")
            if line.startswith("moves: ") and asked % 2:  # after a move and a saving it asks twice
                process.stdin.write(f"{legal_moves(line.strip())[-1]}\nsave {saved}\n")
                process.stdin.flush()
    [record] = florin.read(saved)
    assert record["deal"]["commit"] == commit
    assert record["winners"] is not None
    done = run("verify", saved)
    assert (done.returncode, done.stderr) == (0, "") and commit in done.stdout


def test_at_court_only_the_own_view_is_printed_and_saved(tmp_path: Path) -> None:
    """No card of the other hand is printed or saved before it is played."""
    saved = tmp_path / "court.jsonl"
    done = run("play", "court", "--plain", "--seed", "21", typed=f"log\nhelp\nsave {saved}\nfly\n")
    position = florin.game("court").start(seed=21)
    bots = opponents("apprentice", 2, mix(mix(21)))
    while position.turn == 1:
        position.play(bots[1].choose(position.view(1)))
    view, other = position.view(0), position.view(1)
    assert isinstance(view, florin.CourtView) and isinstance(other, florin.CourtView)
    open_cards = {card for pile in view.piles for card in pile.cards} | {
        card for gone in view.eliminated for card in gone
    }
    table = done.stdout.split("moves:")[0] + done.stdout.split("moves:")[2]
    hidden = set(other.hand) - open_cards
    assert hidden
    assert not [card for card in hidden if re.search(rf"\b{card}\b", table)]
    record = json.loads(saved.read_text())
    assert record["seat"] == 0 and record["log"] == list(view.log) and "* ?" in record["log"]
    replayed = run("replay", saved)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert not [card for card in hidden if re.search(rf"\b{card}\b", replayed.stdout)]


def test_the_same_view_prints_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    """Two positions that the seat cannot tell apart look the same at the table."""
    start = next(p for p in map(florin.game("court").start, range(50)) if p.turn == 0)
    other = next(p for p in (florin.sample(start.view(0), seed) for seed in range(9)) if p.log != start.log)
    looks = []

    async def look(position: florin.Position) -> None:
        with Path("/dev/null").open() as nothing:
            await Plain(
                LocalSession(Saved(position, [0], {1: "apprentice"}, 1), "en"), LineInput(nothing.fileno())
            ).run()

    for position in (start, other):
        asyncio.run(look(position))
        looks.append(capfd.readouterr().out)
    assert looks[0] == looks[1] and "moves: " in looks[0]


@pytest.mark.parametrize("typed", ["", "reveal", "reveal\r\n", "\n\n", "\udcff\n", "log\x00\n"])
def test_an_end_of_input_ends_cleanly(typed: str) -> None:
    done = subprocess.run(
        [*FLORIN, "play", "card", "--plain"],
        input=typed.encode(errors="surrogateescape"),
        capture_output=True,
        check=False,
        timeout=60,
        env=environment(),
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_is_clean() -> None:
    with subprocess.Popen(
        [*FLORIN, "play", "card", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    ) as process:
        assert process.stdout and process.stderr
        while not process.stdout.readline().startswith("moves:"):
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read().strip() == ""
