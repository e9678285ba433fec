"""What one does at a server's table beside moving: bid ahead, leave it to a bot and come back, watch, play again."""

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from florin.terminal.app.telling import Ending
from florin.terminal.lines import Lines
from florin.terminal.plain import Plain
from florin.terminal.seating import Wish, sit
from tests.server.client import Client, Served, served
from tests.terminal.driving import Driver, app_at
from tests.terminal.test_hiding import found


async def board_of_three(server: Served) -> tuple[str, list[Client]]:
    """The link to Anna's seat, and the two beside her."""
    place = await server.create("board", "me", "open", "open")
    others = [await server.enter(await server.join(place["table"], name)) for name in ("Britta", "Carlos")]
    return f"{server.url}/t/{place['table']}#{place['token']}", others


async def opened(driver: Driver, others: list[Client]) -> list[int]:
    """Whoever begins turns up one card and opens the auction: the seats in the order in which they bid."""
    await driver.until(lambda: driver.sitting.view is not None)
    begins = driver.sitting.view.turn  # type: ignore[union-attr]
    assert begins is not None
    for move in ("draw", "auction"):
        await made(driver, others, begins, move)
    return [(begins + 1) % 3, (begins + 2) % 3, begins]


async def made(driver: Driver, others: list[Client], seat: int, move: str) -> None:
    """A seat's move, seen by Anna."""
    log = driver.sitting.chronicle.log
    if seat == 0:
        await driver.until(lambda: driver.sitting.my_turn and driver.free)
        await driver.type(move)
    else:
        client = others[seat - 1]
        await client.until(lambda: client.my_turn)
        assert (await client.move(move))["type"] == "ack"
    await driver.until(lambda: len(driver.sitting.chronicle.log) > len(log))


def test_the_host_sees_who_is_missing_and_starts_with_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open", "open")
            async with app_at(Wish(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: driver.text.count("a free seat") == 2)
                assert f"{server.url}/t/{place['table']}" in driver.text and place["token"] not in driver.text
                await server.join(place["table"], "Britta")
                await driver.until(lambda: "Britta" in driver.text and driver.text.count("a free seat") == 1)
                await driver.type("start garzone")
                await driver.until(lambda: driver.sitting.view is not None)
                assert [seat["kind"] for seat in driver.sitting.table["seats"]] == ["person", "person", "bot"]  # type: ignore[attr-defined]

    asyncio.run(play())


def test_a_bid_ahead_is_shown_and_made(tmp_path: Path) -> None:
    """`upto 5` over a bid of 4 bids 5, without Anna at the keyboard; a wish that cannot be is told."""

    async def play() -> None:
        async with served(tmp_path) as server:
            own, others = await board_of_three(server)
            async with app_at(Wish(join=own)) as driver:
                order = await opened(driver, others)
                while order[0] == 0:  # Anna bids first: for this she must not
                    for seat in order:
                        await made(driver, others, seat, "bid 1" if seat == 0 else "pass")
                    order = await opened(driver, others)
                await driver.type("upto 99")
                await driver.until(lambda: "from 1 to your" in driver.text)
                await driver.type("upto 5")
                await driver.until(lambda: "up to 5" in driver.text)
                for seat in order[: order.index(0)]:
                    await made(driver, others, seat, "bid 4" if seat == order[0] else "pass")
                await driver.until(lambda: "0 bid 5" in driver.sitting.chronicle.log)
                await driver.until(lambda: "up to 5" not in driver.text)
                assert "You bid 5" in "\n".join(driver.sitting.chronicle.lines)

    asyncio.run(play())


def test_a_bot_stands_in_until_one_returns(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open")
            other = await server.enter(await server.join(place["table"], "Britta"))
            async with app_at(Wish(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: driver.sitting.view is not None)
                await driver.type("leave")
                await driver.until(lambda: "A bot plays for you" in driver.text)
                assert any("has left" in line for line in driver.sitting.chronicle.lines)
                while not any(line.startswith("0 ") for line in other.log):  # until the bot moves for Anna
                    await other.move("take 1" if "take 1" in other.view["legal"] else "reveal") if (
                        other.my_turn
                    ) else await other.hear()
                seen = len(other.log)  # and maybe once more already
                await driver.until(lambda: driver.sitting.chronicle.log[:seen] == other.log)
                await driver.type("return")
                await driver.until(lambda: "A bot plays for you" not in driver.text)
                await other.until(lambda: other.journal[-1]["what"] == "returned")
                await driver.turn_comes(other)
                await driver.move(lambda legal: legal[-1])

    asyncio.run(play())


def test_one_is_told_who_went_and_who_came_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open")
            britta = await server.enter(await server.join(place["table"], "Britta"))
            async with app_at(Wish(join=f"{server.url}/t/{place['table']}#{place['token']}")) as driver:
                await driver.until(lambda: driver.sitting.view is not None)
                server.app.state.house.room(place["table"]).presence.linger = 0.0
                assert "is away" not in driver.text
                await britta.close()
                await driver.until(lambda: "Britta is away." in driver.text)
                await britta.enter()
                await driver.until(lambda: "Britta is back." in driver.text)

    asyncio.run(play())


def test_who_finds_no_seat_watches(tmp_path: Path) -> None:
    """Every move, to the end; no move of one's own, and no hand."""

    async def play() -> None:
        async with served(tmp_path) as server:
            first, second = await server.pair("court")
            async with app_at(Wish(join=f"{server.url}/t/{first.table}"), (120, 40)) as driver:
                await driver.until(lambda: driver.sitting.view is not None)
                assert "you watch" in "\n".join(driver.sitting.chronicle.lines)
                shown = {card for pile in first.view["piles"] for card in pile["cards"]}
                hands = {*first.view["hand"], *second.view["hand"]} - shown
                assert hands and not found(hands, driver.text) and set(found(shown, driver.text)) == shown
                await driver.type("say hello")
                await driver.until(lambda: "watch" in driver.text)
                playing = asyncio.gather(first.play_out(), second.play_out())
                await driver.until(lambda: isinstance(driver.app.screen, Ending) or not driver.at_table)
                await playing
                assert driver.sitting.view.winners == tuple(first.view["winners"])  # type: ignore[union-attr]
                assert not driver.sitting.my_turn
                assert len(driver.sitting.chronicle.log) == len(first.log)

    asyncio.run(play())


def test_the_same_people_again(tmp_path: Path) -> None:
    """The other asks first; the terminal is told, says `rematch`, and plays the second game to its end too."""

    async def play() -> None:
        choose = random.Random(2).choice
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open")
            other = await server.enter(place)
            async with app_at(Wish(join=f"{server.url}/t/{place['table']}", names=["Britta"])) as driver:
                playing = asyncio.create_task(other.play_out())
                await driver.play_out(choose)
                await playing
                first = driver.sitting.chronicle.log
                assert (await other.ask("rematch"))["type"] == "ack"
                await driver.press("enter")
                await driver.until(lambda: driver.at_table and "Type rematch" in driver.text)
                await driver.type("rematch")
                await driver.until(lambda: driver.sitting.view is not None and not driver.sitting.over)
                again = await server.enter({"table": other.state["table"]["rematch"], "token": other.token})
                assert again.state["seat"] == 1 and driver.sitting.view.seat == 0  # type: ignore[union-attr]
                playing = asyncio.create_task(again.play_out())
                await driver.play_out(choose)
                await playing
                assert driver.sitting.chronicle.log != first
                assert driver.sitting.view.winners == tuple(again.view["winners"])  # type: ignore[union-attr]

    asyncio.run(play())


def test_line_by_line_the_same_people_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """As at a terminal: when the game is over `rematch` leads to the next one's moves."""

    async def play() -> None:
        choose = random.Random(2).choice
        reading, writing = os.pipe()
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open")
            other = await server.enter(place)
            sitting = await sit(Wish(join=f"{server.url}/t/{place['table']}", names=["Britta"]))
            lines = Lines(reading)
            lines.interactive = True
            face = Plain(sitting, lines)
            playing, rival = asyncio.create_task(face.run()), asyncio.create_task(other.play_out())

            def say(line: str) -> None:
                os.write(writing, f"{line}\n".encode())

            said: list[str] = []
            while not sitting.over:
                if sitting.my_turn and face.asked == sitting.chronicle.log != said:
                    said = sitting.chronicle.log
                    say(choose(sitting.view.legal))  # type: ignore[union-attr]
                await asyncio.sleep(0.005)
            await rival
            assert (await other.ask("rematch"))["type"] == "ack"
            say("rematch")
            await asyncio.wait_for(wait_until(lambda: sitting.view is not None and not sitting.over), 60)
            say("quit")
            await playing
        os.close(reading)
        os.close(writing)

    asyncio.run(play())
    assert capfd.readouterr().out.count("Inner Circle, Della Rovere: ") == 2


async def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)
