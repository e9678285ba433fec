"""Commands at a server's table: advance bids, leaving and returning, watching, rematches."""

import asyncio
import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from florin.terminal.app.scoring_screen import EndScreen
from florin.terminal.launch import LaunchOptions, open_session
from florin.terminal.line_input import LineInput
from florin.terminal.plain import Plain
from tests.server.client import Client, Served, served
from tests.terminal.driving import Driver, app_at
from tests.terminal.test_hiding import found


async def board_of_three(server: Served) -> tuple[str, list[Client]]:
    """Return the link to Anna's seat, and the clients of the two others."""
    place = await server.create("board", "me", "open", "open")
    others = [await server.enter(await server.join(place["table"], name)) for name in ("Britta", "Carlos")]
    return f"{server.url}/t/{place['table']}#{place['token']}", others


async def opened(driver: Driver, others: list[Client]) -> list[int]:
    """Let the first player turn up a card and open the auction; return the seats in bidding order."""
    await driver.until(lambda: driver.session.view is not None)
    begins = driver.session.view.turn  # type: ignore[union-attr]
    assert begins is not None
    for move in ("draw", "auction"):
        await made(driver, others, begins, move)
    return [(begins + 1) % 3, (begins + 2) % 3, begins]


async def made(driver: Driver, others: list[Client], seat: int, move: str) -> None:
    """Make a seat's move, and wait until Anna sees it."""
    log = driver.session.game_log.log
    if seat == 0:
        await driver.until(lambda: driver.session.my_turn and driver.free)
        await driver.type(move)
    else:
        client = others[seat - 1]
        await client.until(lambda: client.my_turn)
        assert (await client.move(move))["type"] == "ack"
    await driver.until(lambda: len(driver.session.game_log.log) > len(log) and not driver.busy)


def open_seats(driver: Driver) -> int:
    return len(re.findall(r"open seat\b", driver.text))


def test_the_host_sees_who_is_missing_and_starts_with_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open", "open")
            async with app_at(LaunchOptions(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: open_seats(driver) == 2)
                assert f"{server.url}/t/{place['table']}" in driver.text and place["token"] not in driver.text
                await driver.type("say hello")
                await driver.until(lambda: "hello" in "\n".join(driver.session.game_log.lines))
                await server.join(place["table"], "Britta")
                await driver.until(lambda: "Britta" in driver.text and open_seats(driver) == 1)
                assert "hello" in "\n".join(driver.session.game_log.lines), "remarks outlive a change of names"
                await driver.type("start garzone")
                await driver.until(lambda: driver.session.view is not None)
                assert [seat["kind"] for seat in driver.session.table["seats"]] == ["person", "person", "bot"]  # type: ignore[attr-defined]

    asyncio.run(play())


def test_a_bid_ahead_is_shown_and_made(tmp_path: Path) -> None:
    """`upto 5` over a bid of 4 bids 5, without Anna at the keyboard; an impossible limit is refused."""

    async def play() -> None:
        async with served(tmp_path) as server:
            own, others = await board_of_three(server)
            async with app_at(LaunchOptions(join=own)) as driver:
                order = await opened(driver, others)
                while order[0] == 0:  # Anna bids first: for this she must not
                    for seat in order:
                        await made(driver, others, seat, "bid 1" if seat == 0 else "pass")
                    order = await opened(driver, others)
                await driver.type("upto 99")
                await driver.until(lambda: "between 1 and what you have" in driver.text)
                await driver.type("upto 5")
                await driver.until(lambda: "up to 5" in driver.text)
                for seat in order[: order.index(0)]:
                    await made(driver, others, seat, "bid 4" if seat == order[0] else "pass")
                await driver.until(lambda: "0 bid 5" in driver.session.game_log.log)
                await driver.until(lambda: "up to 5" not in driver.text)
                assert "You bid 5" in "\n".join(driver.session.game_log.lines)

    asyncio.run(play())


def test_a_bot_plays_until_the_player_returns(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open")
            other = await server.enter(await server.join(place["table"], "Britta"))
            async with app_at(LaunchOptions(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: driver.session.view is not None)
                await driver.type("leave")
                await driver.until(lambda: "A bot is playing for you" in driver.text)
                assert any("left; a bot" in line for line in driver.session.game_log.lines)
                while not any(line.startswith("0 ") for line in other.log):  # until the bot moves for Anna
                    await other.move("take 1" if "take 1" in other.view["legal"] else "reveal") if (
                        other.my_turn
                    ) else await other.hear()
                seen = len(other.log)  # and maybe once more already
                await driver.until(lambda: driver.session.game_log.log[:seen] == other.log)
                await driver.type("return")
                await driver.until(lambda: "A bot is playing for you" not in driver.text)
                await other.until(lambda: other.journal[-1]["what"] == "returned")
                await driver.turn_comes(other)
                await driver.move(lambda legal: legal[-1])

    asyncio.run(play())


def test_departures_and_returns_are_announced(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open")
            britta = await server.enter(await server.join(place["table"], "Britta"))
            async with app_at(LaunchOptions(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: driver.session.view is not None)
                server.app.state.registry.live_table(place["table"]).presence.linger = 0.0
                assert "is away" not in driver.text
                await britta.close()
                await driver.until(lambda: "Britta is away." in driver.text)
                await britta.enter()
                await driver.until(lambda: "Britta is back." in driver.text)

    asyncio.run(play())


def test_without_an_open_seat_the_terminal_watches(tmp_path: Path) -> None:
    """A spectator sees every move to the end, makes none, and sees no hand."""

    async def play() -> None:
        async with served(tmp_path) as server:
            first, second = await server.pair("court")
            async with app_at(LaunchOptions(join=f"{server.url}/t/{first.table}"), (120, 40)) as driver:
                await driver.until(lambda: driver.session.view is not None)
                assert "you are watching" in "\n".join(driver.session.game_log.lines)
                shown = {card for pile in first.view["piles"] for card in pile["cards"]}
                hands = {*first.view["hand"], *second.view["hand"]} - shown
                assert hands and not found(hands, driver.text) and set(found(shown, driver.text)) == shown
                await driver.type("say hello")
                await driver.until(lambda: "watch" in driver.text)
                playing = asyncio.gather(first.play_out(), second.play_out())
                await driver.until(lambda: isinstance(driver.app.screen, EndScreen) or not driver.at_table)
                await playing
                assert driver.session.view.winners == tuple(first.view["winners"])  # type: ignore[union-attr]
                assert not driver.session.my_turn
                assert len(driver.session.game_log.log) == len(first.log)

    asyncio.run(play())


def test_the_same_people_again(tmp_path: Path) -> None:
    """The other player asks first; the terminal shows it, accepts, and plays the second game to its end too."""

    async def play() -> None:
        choose = random.Random(2).choice
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open", options={"size": "small"})
            other = await server.enter(place)
            async with app_at(LaunchOptions(join=f"{server.url}/t/{place['table']}", names=["Britta"])) as driver:
                playing = asyncio.create_task(other.play_out())
                await driver.play_out(choose)
                await playing
                first = driver.session.game_log.log
                assert (await other.ask("rematch"))["type"] == "ack"
                await driver.press("enter")
                await driver.until(lambda: driver.at_table and "Type rematch" in driver.text)
                await driver.type("rematch")
                await driver.until(lambda: driver.session.view is not None and not driver.session.over)
                again = await server.enter({"table": other.state["table"]["rematch"], "token": other.token})
                assert again.state["seat"] == 1 and driver.session.view.seat == 0  # type: ignore[union-attr]
                playing = asyncio.create_task(again.play_out())
                await driver.play_out(choose)
                await playing
                assert driver.session.game_log.log != first
                assert driver.session.view.winners == tuple(again.view["winners"])  # type: ignore[union-attr]

    asyncio.run(play())


def test_line_by_line_the_same_people_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """When the game is over, `rematch` leads to the moves of the next one."""

    async def play() -> None:
        choose = random.Random(2).choice
        reading, writing = os.pipe()
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open", options={"size": "small"})
            other = await server.enter(place)
            session = await open_session(LaunchOptions(join=f"{server.url}/t/{place['table']}", names=["Britta"]))
            lines = LineInput(reading)
            lines.interactive = True
            plain = Plain(session, lines)
            playing, rival = asyncio.create_task(plain.run()), asyncio.create_task(other.play_out())

            def say(line: str) -> None:
                os.write(writing, f"{line}\n".encode())

            said: list[str] = []
            while not session.over:
                if session.my_turn and plain.prompted_log == session.game_log.log != said:
                    said = session.game_log.log
                    say(choose(session.view.legal))  # type: ignore[union-attr]
                await asyncio.sleep(0.005)
            await rival
            assert (await other.ask("rematch"))["type"] == "ack"
            say("rematch")
            await asyncio.wait_for(wait_until(lambda: session.view is not None and not session.over), 60)
            say("quit")
            await playing
        os.close(reading)
        os.close(writing)

    asyncio.run(play())
    assert capfd.readouterr().out.count("Inner Circle, Della Rovere: ") == 2


async def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)
