"""Nobody blocks a live table: absence adds up, others may call a bot, and a refused undo is not asked for again."""

from pathlib import Path

import pytest

from florin.errors import Error
from florin.server import events as e
from florin.server import game_commands
from florin.server.waiting import Stopwatch
from tests.server.client import Client, Served
from tests.server.test_clocks import Game
from tests.server.test_game_commands import NOON, tell, turn_of, whats


def test_a_stopwatch_adds_up_what_it_ran() -> None:
    watch = Stopwatch()
    assert watch.reaches(10) is None
    watch.set_running(True, 100)
    assert watch.reaches(10) == 110
    watch.set_running(False, 104)
    watch.set_running(True, 200)
    watch.set_running(True, 203)
    assert watch.reaches(10) == 206


class Time:
    """The server's time, which the test moves."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


async def gone(server: Served, client: Client) -> None:
    """Close a client's socket, and return when the server has noticed."""
    await client.close()
    live_table = server.app.state.registry.live_table(client.table)
    while live_table.presence.has(client.state["seat"]):
        await client.socket.wait_closed()


async def ring(server: Served, table: str) -> None:
    """Do what the table's timer would do now."""
    await server.app.state.registry.live_table(table)._time_out()


def test_reconnecting_now_and_then_does_not_block_the_table(tmp_path: Path) -> None:
    time = Time()

    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        for _ in range(2):
            await gone(server, mover)
            time.now += 55
            await mover.enter()
            await ring(server, mover.table)
            assert "left" not in whats(other)
        await gone(server, mover)
        time.now += 11
        await ring(server, mover.table)
        await other.until(lambda: "left" in whats(other))
        assert next(entry["why"] for entry in other.journal if entry["what"] == "left") == "gone"

    tell(tmp_path, story, now=time)


def test_others_may_call_a_bot_for_a_player_who_is_connected_but_does_not_move(tmp_path: Path) -> None:
    time = Time()

    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        time.now += 179
        early = await other.ask("call-bot", version=other.version)
        assert early["key"] == "not-overdue" and "180 seconds" in early["text"]
        await mover.move("reveal")
        await other.until(lambda: other.version == mover.version)
        time.now += 179
        assert (await other.ask("call-bot", version=other.version))["key"] == "not-overdue", "she has moved"
        await mover.ask("chat", text="Let me think")
        time.now += 1
        await ring(server, anna.table)
        while f'"overdue":{mover.state["seat"]}' not in other.raw[-1]:
            await other.hear()
        assert (await mover.ask("call-bot", version=mover.version))["key"] == "not-overdue", "not for oneself"
        command = {"id": "call", "version": other.version}
        assert (await other.ask("call-bot", **command))["type"] == "ack"
        left = next(entry for entry in other.journal if entry["what"] == "left")
        assert (left["seat"], left["why"], left["bot"]) == (mover.state["seat"], "called", "plain")
        assert (await other.ask("call-bot", **command))["type"] == "ack", "a repeat is answered"
        assert (await mover.ask("return"))["type"] == "ack"

    tell(tmp_path, story, now=time)


def test_undoing_a_move_does_not_start_the_wait_again(tmp_path: Path) -> None:
    time = Time()

    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        await mover.move("reveal")
        for _ in range(2):
            time.now += 100
            await mover.move("take 1")
            assert (await mover.ask("undo", version=mover.version))["type"] == "ack"
        await other.until(lambda: other.version == mover.version)
        assert (await other.ask("call-bot", version=other.version))["type"] == "ack"

    tell(tmp_path, story, now=time)


@pytest.mark.parametrize("fields", [{"live": False, "clock": {}}, {"clock": {"move": 1000}}])
def test_at_other_tables_no_bot_is_called(tmp_path: Path, fields: dict[str, object]) -> None:
    time = Time()

    async def story(server: Served) -> None:
        anna, britta = await server.pair("card", **fields)
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        time.now += 500
        assert (await other.ask("call-bot", version=other.version))["key"] == "not-overdue"

    tell(tmp_path, story, now=time)


def test_an_undo_that_was_refused_is_asked_for_once_per_move() -> None:
    game = Game(e.Clock())
    game.move("reveal")
    game.move("reveal")
    first = game.turn
    game.move("take 1")
    second = game.turn
    game.move("take 1")
    game.undo(first)
    game.apply(game_commands.answer_undo(game.table, game.by(second), False))
    with pytest.raises(Error, match="declined"):
        game.undo(first)
    game.undo(second)  # at once, and the move of the first is again the last one
    game.undo(first)
    assert game.turn == first
