"""A session: the people at this keyboard in one game, local (local_session.py) or on a server (remote_session.py).

The app and the line-by-line game are two interfaces to it. A session gives the state as the person at the screen may
see it, and carries out that person's moves and commands.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from florin.bots.bot import Candidate
from florin.terminal.game_log import GameLog, LogEntry, position_of
from florin.terminal.words import Words
from florin.view import View


class Session(ABC):
    """The viewer's language and names (`words`), their `view` (None before the game starts) and `game_log`."""

    words: Words
    game_log: GameLog
    view: View | None
    extra_help: tuple[str, ...] = ()  # help messages about `extra_command`

    @property
    def handover(self) -> int | None:
        """The seat whose player must come to the screen before their hand may be shown; otherwise None."""
        return None

    def take_over(self) -> None:  # noqa: B027
        """Show the game to the player of the `handover` seat, who has come to the screen."""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.over

    @property
    def my_turn(self) -> bool:
        return self.view is not None and bool(self.view.legal)

    @property
    def commitment(self) -> str | None:
        """The commitment to the deal, if there is one."""
        return None

    @property
    def notice(self) -> str | None:
        """A message besides the game: what the session waits for, or a question from another player."""
        return None

    @property
    def closing_note(self) -> str:
        """A message for the end of the game."""
        return ""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Make the viewer's move, or raise an Error."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the last move, or ask the other players to agree; raise an Error if a card was seen since."""

    @abstractmethod
    async def hint(self, bot: str) -> list[Candidate]:
        """Return the moves that a bot considers in this view, the best first."""

    @abstractmethod
    async def wait_for_change(self) -> None:
        """Return when another player, a bot or the connection has changed something."""

    def hurry_bots(self) -> None:  # noqa: B027
        """Let the bots move without pauses and without further thinking."""

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """Return the record so far: complete when the game is over, otherwise as the viewer may see it."""

    @abstractmethod
    async def close(self) -> None:
        """End the session; the game can be resumed."""

    async def extra_command(self, verb: str, rest: str) -> bool:
        """Run a command that only some sessions have; return False if this one does not."""
        return False

    @property
    def scores(self) -> Sequence[Sequence[int]]:
        return self.view.scores if self.view else ()

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Return where the florins came from, which is public even where hands are hidden."""
        return position_of(self.record()).breakdown()


def new_entries(before: Sequence[LogEntry | str], after: Sequence[LogEntry | str]) -> list[LogEntry | str]:
    """Return the entries that were not there before."""
    known = set(map(id, before))
    return [entry for entry in after if id(entry) not in known]
