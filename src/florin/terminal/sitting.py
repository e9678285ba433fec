"""A sitting: the people at this keyboard at a game, played here (local.py) or at a table elsewhere (remote.py).

The app and the line-by-line game are two faces of it. A sitting says how things stand for whoever looks at the screen,
and takes that person's wishes; it never gives out what that person may not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from florin.bots.bot import Candidate
from florin.terminal.chronicle import Chronicle, Told, whole_record
from florin.terminal.words import Words
from florin.view import View


class Sitting(ABC):
    """Whoever looks is told in `words`, sees `view` (None before the game begins), and has been told `chronicle`."""

    words: Words
    chronicle: Chronicle
    view: View | None
    more_help: tuple[str, ...] = ()  # texts about wishes that only some sittings know

    @property
    def curtain(self) -> int | None:
        """The seat whose person must come to the screen before anything of that seat is shown, if so it is."""
        return None

    def lift(self) -> None:  # noqa: B027
        """That person is there."""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.over

    @property
    def my_turn(self) -> bool:
        return self.view is not None and bool(self.view.legal)

    @property
    def commitment(self) -> str | None:
        """What was promised of the deal."""
        return None

    @property
    def notice(self) -> str | None:
        """What is to be known beside the game: that something is waited for, or asked."""
        return None

    @property
    def afterwards(self) -> str:
        """What is to be known when the game is over."""
        return ""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Makes a move of the one who looks, or raises."""

    @abstractmethod
    async def undo(self) -> None:
        """Takes the last move back, never behind a card that was seen; or raises, or asks the others."""

    @abstractmethod
    async def hint(self, bot: str) -> list[Candidate]:
        """What a bot would do from this view, the best first."""

    @abstractmethod
    async def others(self) -> None:
        """Comes back when something has happened that was not done here."""

    def hurry(self) -> None:  # noqa: B027
        """Lets the others wait no more than they must."""

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """The game so far: whole when it is over, else as whoever looks knows it."""

    @abstractmethod
    async def close(self) -> None:
        """Leaves the screen; the game can be taken up again."""

    async def command(self, verb: str, rest: str) -> bool:
        """A wish that only some sittings know; False if this one does not."""
        return False

    @property
    def scores(self) -> Sequence[Sequence[int]]:
        return self.view.scores if self.view else ()

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Where the florins came from: that lies open, also where hands do not."""
        from florin.replaying import replay

        return replay(whole_record(self.record())).breakdown()


def news(before: Sequence[Told | str], after: Sequence[Told | str]) -> list[Told | str]:
    """What of a chronicle is new to who knew it as it was."""
    known = set(map(id, before))
    return [entry for entry in after if id(entry) not in known]
