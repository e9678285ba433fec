"""Elapsed time stays elapsed, whatever a player sends; time for which the server was down is given back."""

import asyncio
from pathlib import Path

import pytest

import florin
from florin.errors import Error
from florin.server import events as e
from florin.server import game_commands, seat_commands, uptime
from florin.server.game_commands import Actor, Decision
from florin.server.store import Store
from florin.server.store_jobs import Run
from florin.server.table_state import TableState
from florin.server.uptime import Uptime, gaps
from tests.server.client import Client, served
from tests.server.test_game_commands import whats

NOON = 1_800_000_000.0
BANK, MOVE = e.Clock(bank=6.0, increment=2.0), e.Clock(move=6.0)


class Game:
    """A table of two people at the card game, its time, and the commands of the player to move."""

    def __init__(self, clock: e.Clock, people: int = 2) -> None:
        options = florin.game("card", players=2).options
        chairs = [e.Chair(kind="kept", name="A"), e.Chair(kind="kept", name="B")]
        if people == 1:
            chairs[1] = e.Chair(kind="bot", bot="merchant", name="merchant")
        created = e.Created(
            at=NOON, game="card", options=options, chairs=chairs, secret="5e" * 32, key="4e" * 16, clock=clock
        )
        self.now = NOON
        self.table = TableState.of("a-table", [created])
        for seat in range(people):
            self.apply(seat_commands.claim(self.table, seat, "ab" * 16, NOON))

    def apply(self, decision: Decision) -> None:
        for event in decision.events:
            self.table.apply(event)
        if decision.after is not None:
            self.table.adopt(decision.after)

    @property
    def turn(self) -> int:
        turn = self.table.position.turn
        assert turn is not None
        return turn

    @property
    def left(self) -> float:
        """The seconds left to the player to move."""
        assert self.table.deadline is not None
        return self.table.deadline - self.now

    def by(self, seat: int | None = None) -> Actor:
        return Actor(self.turn if seat is None else seat, self.now)

    def move(self, text: str, how: str = "person") -> None:
        self.apply(game_commands.move(self.table, self.by(), text, how))

    def leave(self) -> None:
        self.apply(game_commands.leave(self.table, self.by(), "merchant"))

    def come_back(self, seat: int | None = None) -> None:
        self.apply(game_commands.come_back(self.table, self.by(seat)))

    def undo(self, seat: int) -> None:
        self.apply(game_commands.undo(self.table, self.by(seat)))

    def time_out(self) -> None:
        self.apply(game_commands.time_out(self.table, self.now, "merchant"))


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_who_leaves_and_returns_in_the_same_turn_gains_no_time(clock: e.Clock) -> None:
    game = Game(clock)
    game.now += 4
    game.leave()
    assert game.table.deadline is None, "a bot has none"
    game.now += 1
    game.come_back()
    assert game.left == 1
    game.now += 3
    game.leave()
    game.come_back()
    assert game.left == -2, "it runs out at once"


def test_a_bank_keeps_what_was_left_of_it_while_a_bot_plays() -> None:
    game = Game(BANK)
    mover = game.turn
    game.now += 4
    game.leave()
    assert game.table.seats[mover].bank == 2
    game.move("reveal", "bot")
    game.come_back(mover)
    assert game.turn == mover and game.left == 2


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_strikes_stay(clock: e.Clock) -> None:
    game = Game(clock)
    mover = game.turn
    game.now += 7
    game.time_out()
    game.leave() if game.turn == mover else game.apply(game_commands.leave(game.table, game.by(mover), "merchant"))
    game.come_back(mover)
    assert game.table.seats[mover].strikes == 1


def test_after_the_third_time_out_a_bank_is_not_empty() -> None:
    game = Game(BANK)
    mover = game.turn
    game.table.seats[mover].strikes = 2
    game.now += 7
    game.time_out()
    seat = game.table.seats[mover]
    assert seat.away and seat.bank == BANK.increment, "otherwise every later turn would run out immediately"


def to_take(clock: e.Clock, people: int = 2) -> tuple[Game, int]:
    """Return a game in which the player to move has a card to take and two seconds left, and that player."""
    game = Game(clock, people)
    while game.table.seats[game.turn].automatic:
        game.move("reveal", "bot")
        game.move("take 1", "bot")
    if "take 1" not in game.table.position.legal():
        game.move("reveal")
    game.now += game.left - 2
    return game, game.turn


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_a_move_and_its_undo_cost_the_time_between_them(clock: e.Clock) -> None:
    game, mover = to_take(clock)
    for left in (1.5, 1.0, 0.5):
        game.move("take 1")
        game.now += 0.5
        game.undo(mover)
        assert game.turn == mover and game.left == left
    game.move("take 1")
    other = game.turn
    game.now += 0.5
    game.undo(mover)
    assert game.turn == other and game.table.undo, "now it is up to the other player"
    game.apply(game_commands.answer_undo(game.table, game.by(other), True))
    assert game.turn == mover and game.left == 5, "a gift, since everyone agreed"


def test_who_is_alone_with_bots_gains_no_time_either() -> None:
    game, mover = to_take(BANK, people=1)
    game.move("take 1")
    game.now += 2
    with pytest.raises(Error, match="used up"):
        game.undo(mover)


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_a_move_of_a_bot_or_of_the_clock_is_not_undone_to_gain_time(clock: e.Clock) -> None:
    game, mover = to_take(clock)
    game.leave()
    game.move("take 1", "bot")
    game.come_back(mover)
    game.undo(mover)
    assert game.turn != mover and game.table.undo, "only if the other player agrees"
    game, mover = to_take(clock)
    game.now += 3
    game.move("take 1", "clock")
    game.undo(mover)
    assert game.turn != mover and game.table.undo


def test_an_undo_by_an_older_server_is_read_as_it_was() -> None:
    game, mover = to_take(BANK)
    game.move("take 1")
    bank = game.table.times[len(game.table.lines) - 1].banks[mover]
    upto = next(n for n in sorted(game.table.times, reverse=True))
    game.apply(Decision([e.Undone(at=game.now, seat=mover, upto=upto, deadline=game.now + 5)]))
    assert game.left == 5 and game.table.seats[mover].bank == bank


# -- downtime ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("runs", "found"),
    [
        ([], []),
        ([(0, 10), (12, 20), (20, 30)], [(10, 12)]),
        ([(0, 10), (2, 5), (6, 12), (13, 14)], [(12, 13)]),  # several servers at once
    ],
)
def test_downtime_is_the_time_that_no_run_covers(
    runs: list[tuple[float, float]], found: list[tuple[float, float]]
) -> None:
    assert list(gaps(Run(*run) for run in runs)) == found


def test_a_pause_of_the_process_counts_as_downtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = NOON
    monkeypatch.setattr(uptime, "steady", lambda: now)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    known = Uptime(store, lambda: now)
    now += uptime.BEAT
    assert known.downtime(NOON) == 0
    now += 100
    assert known.downtime(NOON) == 100
    assert known.downtime(NOON + uptime.BEAT + 40) == 60, "only what came after"
    asyncio.run(known.beat())
    now += uptime.BEAT
    asyncio.run(known.beat())
    assert store.runs() == [Run(NOON + uptime.BEAT + 100, now)]
    store.close()


def test_time_without_a_server_is_given_back_once(tmp_path: Path) -> None:
    now = NOON

    async def story() -> None:
        nonlocal now
        async with served(tmp_path, now=lambda: now) as server:
            anna, _ = await server.pair("card", clock={"move": 60})
            now += 20
        now += 1000
        for _ in range(2):
            async with served(tmp_path, now=lambda: now) as server:
                again = await Client(server.url, anna.table, anna.token).enter()
                await again.until(lambda: again.journal[-1]["what"] == "paused")  # noqa: B023
                assert again.state["table"]["deadline"] == NOON + 1060
                assert whats(again).count("paused") == 1 and again.journal[-1]["seconds"] == 1000

    asyncio.run(story())


def test_nobody_runs_out_of_time_while_the_server_is_paused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = NOON

    async def story() -> None:
        nonlocal now
        async with served(tmp_path, now=lambda: now) as server:
            anna, _ = await server.pair("card", clock={"move": 60})
            now += 1000  # its timer rings before anything else
            await server.app.state.registry.live_table(anna.table)._time_out()
            await anna.until(lambda: anna.journal[-1]["what"] == "paused")
            assert anna.state["table"]["deadline"] == NOON + 1060
            assert not anna.state["table"]["seats"][0]["strikes"]

    monkeypatch.setattr(uptime, "steady", lambda: now)
    asyncio.run(story())
