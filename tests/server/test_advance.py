"""An advance bid comes at a person's pace, so that nobody recognizes it by its speed."""

import statistics
from pathlib import Path

import pytest

import florin
from florin.server import events as e
from florin.server import game_commands, seat_commands
from florin.server.clock import MARGIN, REACTION, human_delay
from florin.server.game_commands import Actor, Decision
from florin.server.live_table import due_at
from florin.server.table_state import TableState
from tests.server.client import Served
from tests.server.test_game_commands import NOON, board, tell

SLOWEST = 4.0  # seconds


def auction(key: str = "4e" * 16, **clock: float) -> TableState:
    """Return a table at which an auction has just started, with an advance bid of the first bidder."""
    created = e.Created(
        at=NOON,
        game="board",
        options=florin.game("board", players=3).options,
        chairs=[e.Chair(kind="kept", name="ABC"[seat]) for seat in range(3)],
        secret="5e" * 32,
        key=key,
        clock=e.Clock(**clock),
    )
    table = TableState.of("a-table", [created])

    def apply(decision: Decision) -> None:
        for event in decision.events:
            table.apply(event)

    def mover() -> Actor:
        assert table.position.turn is not None
        return Actor(table.position.turn, NOON)

    for seat in range(3):
        apply(seat_commands.claim(table, seat, "ab" * 16, NOON))
    apply(game_commands.move(table, mover(), "draw"))
    apply(game_commands.move(table, mover(), "auction"))
    apply(game_commands.advance(table, mover(), 3))
    return table


def test_the_delay_is_that_of_a_person_and_differs_from_turn_to_turn() -> None:
    delays = [float(due_at(auction(f"{number:032x}")) or 0) - NOON for number in range(20)]
    assert len(set(delays)) == 20 and all(REACTION < delay < SLOWEST for delay in delays)
    assert 1.2 < statistics.median(delays) < 2.5
    assert due_at(auction()) == due_at(auction()), "connecting does not start it again"


@pytest.mark.parametrize("chance", [1e-9, 0.1, 0.5, 0.9, 1 - 1e-9])
def test_no_delay_is_impossible_for_a_person(chance: float) -> None:
    assert REACTION < human_delay(chance) < SLOWEST


def test_the_bid_comes_in_time() -> None:
    assert due_at(auction(move=1.0)) == NOON + 1.0 - MARGIN


def test_an_advance_bid_is_not_used_at_once(tmp_path: Path) -> None:
    now = NOON

    async def story(server: Served) -> None:
        nonlocal now
        mover, first, _ = await board(server)
        live_table = server.app.state.registry.live_table(mover.table)
        assert (await first.ask("advance", upto=5))["type"] == "ack"
        await mover.move("draw")
        await mover.move("auction")
        now += REACTION
        await live_table._time_out()
        assert live_table.table.position.turn == first.state["seat"]
        now += SLOWEST
        await live_table._time_out()
        await mover.until(lambda: mover.view["bid"] == 1)

    tell(tmp_path, story, now=lambda: now)
