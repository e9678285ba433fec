"""Playing at a server's table together with other clients."""

import asyncio
import json
import random
import subprocess
from pathlib import Path

import pytest

from florin.errors import Error
from florin.terminal.launch import LaunchOptions
from florin.terminal.link import Link, parse_link
from tests.server.client import Client, served
from tests.terminal.command import FLORIN, environment, legal_moves
from tests.terminal.driving import app_at


async def rival(client: Client) -> None:
    """Play the other seat to the end."""
    await client.play_out()


@pytest.mark.parametrize(("game", "bots"), [("card", ()), ("board", ("plain",)), ("court", ())])
def test_a_whole_game_beside_another_client(game: str, bots: tuple[str, ...], tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create(game, "me", "open", *bots)
            other = await server.enter(place)
            link = f"{server.url}/t/{place['table']}"
            async with app_at(LaunchOptions(join=link, names=["Britta"])) as driver:
                rivals = asyncio.create_task(rival(other))
                await driver.play_out(random.Random(5).choice)
                await rivals
                assert driver.session.view.winners == tuple(other.view["winners"])  # type: ignore[union-attr]
                assert driver.session.game_log.log == driver.session.record()["log"]
            await other.close()

    asyncio.run(play())


def test_a_seat_s_own_link_opens_it_again_with_what_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open")
            other = await server.enter(await server.join(place["table"], "Carlos"))
            own = f"{server.url}/t/{place['table']}#{place['token']}"
            for _ in range(2):
                async with app_at(LaunchOptions(join=own)) as driver:
                    await driver.until(lambda: driver.session.view is not None)
                    assert driver.session.view.seat == 0  # type: ignore[union-attr]
                    await driver.turn_comes(other)
                    log = driver.session.game_log.log
                    await driver.move(lambda legal: legal[0])
                    await driver.until(lambda log=log: len(driver.session.game_log.log) > len(log))  # type: ignore[misc]
            await other.close()

    asyncio.run(play())


def test_chat_names_the_holder_of_the_seat_at_the_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "open", "open")
            carlos = await server.enter(await server.join(place["table"], "Carlos"))
            await carlos.ask("chat", text="I must go")
            await carlos.send("leave")
            await server.join(place["table"], "Britta", seat=1)
            own = f"{server.url}/t/{place['table']}#{place['token']}"
            async with app_at(LaunchOptions(join=own)) as driver:
                await driver.until(lambda: "I must go" in driver.text)
                assert "Carlos: I must go" in driver.text

    asyncio.run(play())


def test_talk_hints_and_undo_at_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("board", "me", "open", "plain", hints="all")
            other = await server.enter(await server.join(place["table"], "Carlos"))
            own = f"{server.url}/t/{place['table']}#{place['token']}"
            async with app_at(LaunchOptions(join=own)) as driver:
                await driver.until(lambda: driver.session.view is not None)
                await driver.type("say hello there")
                await other.until(lambda: any(entry["what"] == "said" for entry in other.journal))
                await other.ask("chat", text="and \x1b[31mto you".replace("\x1b", ""))
                await driver.until(lambda: "Carlos: and [31mto you" in driver.text)
                while driver.session.view.legal != ("draw", "auction"):  # type: ignore[union-attr]
                    await driver.turn_comes(other)
                    await driver.move(lambda legal: "draw" if "draw" in legal else "pass")
                await driver.ready()
                await driver.type("hint")
                await driver.until(lambda: "What banker would do" in driver.text)
                log = driver.session.game_log.log
                await driver.type("auction")
                await driver.until(lambda: driver.session.game_log.log != log)
                await driver.press("f4")
                if other.stage == "playing" and not other.my_turn:
                    await other.until(lambda: other.my_turn or other.state["table"]["undo"] is not None)
                await other.until(lambda: other.state["table"]["undo"] is not None or other.log == log)
                if other.log != log:
                    await other.ask("answer-undo", version=other.version, agree=True)
                await driver.until(lambda: driver.session.game_log.log == log)
            await other.close()

    asyncio.run(play())


def test_a_lost_connection_is_found_again(tmp_path: Path) -> None:
    """The pending move is made exactly once."""

    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("card", "me", "plain")
            own = f"{server.url}/t/{place['table']}#{place['token']}"
            async with app_at(LaunchOptions(join=own)) as driver:
                await driver.ready()
                await driver.session.socket.close()  # type: ignore[attr-defined]
                log = driver.session.game_log.log
                await driver.type("reveal")
                await driver.until(lambda: driver.session.game_log.log[: len(log) + 1] == [*log, "0 reveal"])
                await driver.until(lambda: driver.session.my_turn)

    asyncio.run(play())


def test_line_by_line_at_a_table(tmp_path: Path) -> None:
    """A whole game in a separate process, by what is printed alone."""

    async def play() -> None:
        async with served(tmp_path) as server:
            place = await server.create("court", "me", "open")
            other = await server.enter(place)
            link = f"{server.url}/t/{place['table']}"
            process = await asyncio.create_subprocess_exec(
                *FLORIN,
                *("play", "--join", link, "--name", "Britta", "--plain"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
            )
            assert process.stdin and process.stdout
            rivals = asyncio.create_task(rival(other))
            printed = []
            choose = random.Random(3).choice
            async for raw in process.stdout:
                line = raw.decode().rstrip("\n")
                printed.append(line)
                if line.startswith("moves: "):
                    process.stdin.write(f"{choose(legal_moves(line))}\n".encode())
            assert await process.wait() == 0
            await rivals
            assert any(line.startswith("Your private seat link: ") for line in printed)
            asked = [line for line in printed if line.startswith("moves: ")]
            assert len(asked) == sum(line.startswith("1 ") for line in other.log), "one move is asked for at a time"
            own = [line for line in printed if line.startswith("Your hand: ")]
            assert own and all("R" not in line.split(": ")[1].split(",")[0][:1] for line in own), "Britta is Gonzaga"
            await other.close()

    asyncio.run(play())


def test_links() -> None:
    assert parse_link("https://florin.example/games/t/a-b_c/#x") == Link("https://florin.example/games", "a-b_c", "x")
    for wrong in ("florin.example/t/abc", "http://florin.example/r/abc", "http:///t/abc", "", "ftp://x/t/y"):
        with pytest.raises(Error, match="is not a link to a table"):
            parse_link(wrong)


def test_an_unreachable_server_is_reported() -> None:
    done = subprocess.run(
        [*FLORIN, "play", "--join", "http://127.0.0.1:9/t/abc", "--plain"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment(),
    )
    assert done.returncode == 2 and done.stderr.startswith("The server http://127.0.0.1:9 cannot be reached")
    assert json.dumps(done.stdout) == '""'
