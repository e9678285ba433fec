"""Dispatch: the function that decides each command, by the type of its message."""

from collections.abc import Callable
from typing import Any

from florin.errors import Error
from florin.server import game_commands, seat_commands
from florin.server import protocol as p
from florin.server.game_commands import Actor, Decision
from florin.server.limits import checked_bot
from florin.server.settings import Settings
from florin.server.table_state import TableState

Handler = Callable[[TableState, Actor, Any, Settings], Decision]

# Two are missing here: a rematch concerns two tables, so new_tables.py handles it, and live_table.py knows how long the
# others have waited before they call a bot.
HANDLERS: dict[type[p.Command], Handler] = {
    p.Move: lambda table, by, m, _: game_commands.move(current(table, m.version), by, m.move),
    p.Undo: lambda table, by, m, _: game_commands.undo(current(table, m.version), by),
    p.AnswerUndo: lambda table, by, m, _: game_commands.answer_undo(current(table, m.version), by, m.agree),
    p.Advance: lambda table, by, m, _: game_commands.advance(table, by, m.upto),
    p.AskHint: lambda table, by, m, _: game_commands.hint(current(table, m.version), by, checked_bot(m.bot)),
    p.Say: lambda table, by, m, _: game_commands.say(table, by, m.text),
    p.React: lambda table, by, m, _: game_commands.react(table, by, m.reaction),
    p.Mute: lambda table, by, m, _: game_commands.mute(table, by, m.seat, m.on),
    p.Leave: lambda table, by, m, settings: game_commands.leave(table, by, settings.stand_in),
    p.Return: lambda table, by, m, _: game_commands.come_back(table, by),
    p.Remove: lambda table, by, m, _: seat_commands.remove(table, by, m.seat),
    p.Swap: lambda table, by, m, _: seat_commands.swap(table, by, m.seat, m.other),
    p.Colour: lambda table, by, m, _: seat_commands.colour(table, by, m.colour),
    p.Start: lambda table, by, m, _: seat_commands.fill(table, by, checked_bot(m.bot)),
    p.Renew: lambda table, by, m, _: seat_commands.renew(table, by, m.token),
}


def decide(table: TableState, by: Actor, command: p.AnyCommand, settings: Settings) -> Decision:
    """Return the events that a command leads to, or raise why it is refused."""
    return HANDLERS[type(command)](table, by, command, settings)


def current(table: TableState, version: int) -> TableState:
    """Return the table, if the game has not changed since that version."""
    if not table.game_version <= version <= table.version:
        raise Error("stale")
    return table
