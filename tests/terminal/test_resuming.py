"""Games can be resumed after the app was left or killed, and some on another machine."""

import asyncio
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

import florin
from florin.dealer import Committed
from florin.errors import Error
from florin.terminal.launch import LaunchOptions
from florin.terminal.local_session import LocalSession, new_game
from florin.terminal.saving import games_folder, load_game, save
from tests.terminal.command import FLORIN, at_random, environment, florin_here, legal_moves, piped
from tests.terminal.command import florin as run
from tests.terminal.driving import app_at, local_game

SECONDS = 60


class OnTerminal:
    """The command in a separate process on its own terminal."""

    def __init__(self, *args: str) -> None:
        self.leader, follower = pty.openpty()
        self.process = subprocess.Popen(
            [*FLORIN, *args],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment(TERM="xterm-256color", LINES="24", COLUMNS="80"),
            start_new_session=True,
        )
        os.close(follower)
        self.shown = ""

    def until(self, text: str) -> None:
        deadline = time.monotonic() + SECONDS
        while text not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.shown):
            assert time.monotonic() < deadline, self.shown[-2000:]
            if select.select([self.leader], [], [], 1)[0]:
                self.shown += os.read(self.leader, 1 << 16).decode(errors="replace")

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self.leader, text.encode())

    def ended(self) -> int:
        """Return the exit code. Read the remaining output first: the process does not end before."""
        with suppress(OSError):  # the other end of the terminal is closed
            while select.select([self.leader], [], [], SECONDS)[0] and os.read(self.leader, 1 << 16):
                pass
        code = self.process.wait(timeout=SECONDS)
        os.close(self.leader)
        return code

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=SECONDS)
        os.close(self.leader)


def saved_log() -> list[str]:
    [file] = games_folder().glob("*.jsonl")
    log: list[str] = json.loads(file.read_text())["log"]
    return log


@pytest.mark.parametrize("game", ["card", "court"])
def test_after_a_kill(game: str) -> None:
    """The game continues from what was shown, and its deal can be verified at the end."""
    first = OnTerminal("play", game)
    first.until("Your turn")
    first.type("reveal\r" if game == "card" else "\r")
    first.until("You reveal" if game == "card" else "You send")
    deadline = time.monotonic() + SECONDS
    while not list(games_folder().glob("*.jsonl")) or not any(line.startswith("0 ") for line in saved_log()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    first.kill()
    before = saved_log()
    assert any(line.startswith("0 ") for line in before)

    again = OnTerminal("play", "--resume", "last")
    again.until("Your turn")
    again.kill()
    assert saved_log()[: len(before)] == before
    if game == "card":
        done = run("play", "--resume", "last", typed="log\nquit\n")
        assert (done.returncode, done.stderr) == (0, "") and before[-1] in done.stdout
    finish()


def finish() -> None:
    """Play the saved game to its end by what is printed, and verify its deal."""
    choose = at_random(2)
    with piped("--resume", "last", "--plain") as process:
        assert process.stdin and process.stdout
        for line in process.stdout:
            if line.startswith("moves: "):
                process.stdin.write(choose(legal_moves(line.strip())) + "\n")
                process.stdin.flush()
    [file] = games_folder().glob("*.jsonl")
    assert run("verify", file).returncode == 0


def test_leaving_and_coming_back_to_the_same_hand() -> None:
    async def play() -> None:
        async with app_at(local_game("court", 2, seed=None)) as driver:
            for _ in range(3):
                await driver.move(random.Random(1).choice)
            await driver.ready()
            session = driver.session
            assert isinstance(session, LocalSession)
            log, deal = session.position.log, session.position.dealer
        async with app_at(LaunchOptions(resume="last")) as driver:
            back = driver.session
            assert isinstance(back, LocalSession)
            assert back.position.log == log
            dealt = back.position.dealer
            assert isinstance(deal, Committed) and isinstance(dealt, Committed)
            assert (dealt.secret, dealt.k) == (deal.secret, deal.k)
            assert [dealt.pick(9) for _ in range(5)] == [deal.pick(9) for _ in range(5)]

    asyncio.run(play())


def test_without_the_key_open_games_continue_and_hidden_ones_are_refused(data_folder: Path) -> None:
    """Without the key, the sealed part cannot be read."""
    for name, players in (("card", 3), ("court", 2)):

        async def play(name: str = name, players: int = players) -> None:
            async with app_at(local_game(name, players, seed=None)) as driver:
                await driver.move(lambda legal: legal[0])

        asyncio.run(play())
    (data_folder / "seal.key").unlink()
    files = {file.name.split("-")[4]: file for file in games_folder().glob("*.jsonl")}
    assert load_game(str(files["card"])).position.log == json.loads(files["card"].read_text())["log"]
    with pytest.raises(Error, match="sealed with another key"):
        load_game(str(files["court"]))


def test_games_that_cannot_be_resumed_are_reported(tmp_path: Path) -> None:
    done = run("play", "--resume", "last")
    assert (done.returncode, done.stdout) == (2, "") and "no saved game" in done.stderr
    over = tmp_path / "over.jsonl"
    over.write_text(florin_here("simulate", "card").stdout)
    done = florin_here("play", "--resume", over)
    assert done.returncode == 2 and "is over" in done.stderr
    (tmp_path / "none.jsonl").touch()
    assert "There is no game in" in florin_here("play", "--resume", tmp_path / "none.jsonl").stderr
    record = florin.game("court").start(seed=1).record(0)
    (tmp_path / "seat.jsonl").write_text(florin.dumps(record))
    assert "sealed with another key" in florin_here("play", "--resume", tmp_path / "seat.jsonl").stderr


def test_a_file_from_elsewhere_starts_no_program(tmp_path: Path) -> None:
    """Only a program that this user named at the start is run again; a changed or received file cannot name one."""
    path = tmp_path / "game.jsonl"
    game = new_game(florin.game("card", players=3), "en", people=[0], bots="cmd:my-bot,banker:ms=20", seed=1)
    save(game, path)
    assert {1: "banker:ms=20", 2: "cmd:my-bot"} == load_game(str(path)).bots
    record = json.loads(path.read_text(encoding="utf-8"))
    record["meta"]["bots"] = {"1": "banker:ms=30", "2": "cmd:theirs"}
    for sealed in (record["meta"]["sealed"], ""):
        record["meta"]["sealed"] = sealed
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
        assert {1: "banker:ms=30", 2: "apprentice"} == load_game(str(path)).bots
