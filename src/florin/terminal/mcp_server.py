"""`florin mcp`: tools by which a language model plays, over the Model Context Protocol.

The tools are one more interface to a session, like the app and the line-by-line game: a model reads what its seat may
know, in words, and moves in notation.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from florin import texts
from florin.bots import names as bot_names
from florin.errors import BadNotation, Error, IllegalMove, OptionError
from florin.extras import require
from florin.game import Game
from florin.options import PLAYERS
from florin.replaying import sample
from florin.rules import GAMES
from florin.terminal.game_log import LogEntry
from florin.terminal.link import parse_link
from florin.terminal.local_session import LocalSession, new_game
from florin.terminal.plain import moves_line
from florin.terminal.rulebook import rule_ids, rule_lines, rulebook
from florin.terminal.scoring import Outcome, ending
from florin.terminal.session import Session, new_entries
from florin.terminal.table_text import picture

require("mcp", "florin mcp", "mcp")

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

Tool = Callable[..., Awaitable[str]]
DEFAULT_PLAYERS = {"card": 4, "board": 4, "court": 2}
WIDTH = 100
PATIENCE = 60.0  # seconds to wait for the other players before the model is told to look again
INSTRUCTIONS = (
    "Play the three Medici games. Read `rules`, take a seat with `new_game` or `join`, then call `play` with one of "
    "the moves listed until the game is over. `look` shows the table again, `explain` says why a move is not legal."
)


class Table:
    """The seat that the model has taken, if any."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.session: Session | None = None
        self.shown: list[LogEntry | str] = []

    @property
    def seated(self) -> Session:
        if self.session is None:
            raise Error("no-seat-taken")
        return self.session

    async def sit(self, session: Session) -> str:
        """Take a seat, leaving the one before it."""
        await self.leave()
        self.session, self.shown = session, []
        return await self.look()

    async def leave(self) -> None:
        if self.session is not None:
            await self.session.close()
            self.session = None

    async def look(self) -> str:
        """Wait for the model's turn, and return what is new and the table."""
        session = self.seated
        try:
            async with asyncio.timeout(PATIENCE):
                while not session.my_turn and not session.over and not waits_for_people(session):
                    await session.wait_for_change()
        except TimeoutError:
            pass
        new = new_entries(self.shown, session.game_log.entries)
        self.shown += new
        lines = [line for entry in new for line in ([entry] if isinstance(entry, str) else entry.lines)]
        return "\n".join([*lines, "", *self.table(session)]).strip()

    def table(self, session: Session) -> list[str]:
        """Return the table, and the moves or the result."""
        words, view = session.words, session.view
        notice = session.notice.split("\n") if session.notice else []
        if view is None:
            return notice
        lines = [*notice, *picture(words, view)]
        if view.over:
            return [*lines, *self.ending(session)]
        return [*lines, moves_line(view.legal) if view.legal else words.say("mcp-waiting")]

    def ending(self, session: Session) -> list[str]:
        view = session.view
        assert view is not None and view.winners is not None
        return ending(session.words, Outcome(session.breakdown(), view.scores, view.winners, view.ended))

    def result(self) -> str:
        if not self.seated.over:
            raise Error("game-not-over")
        return "\n".join(self.ending(self.seated)).strip()

    def moves(self) -> str:
        view = self.seated.view
        if view is None or not view.legal:
            raise Error("not-your-view")
        return "\n".join(view.legal)

    async def play(self, move: str) -> str:
        session = self.seated
        if session.over:
            raise Error("game-over")
        move, view = " ".join(move.split()), session.view
        if view is not None and view.legal and move not in view.legal:
            sample(view, 0).play(move)  # says why it is refused, at a server's table too
        await session.play(move)
        return await self.look()

    def explain(self, move: str) -> str:
        """Say whether a move is legal and, if it is not, why: try it on a copy of what the seat knows."""
        view, move = self.seated.view, " ".join(move.split())
        if view is None or not view.legal:
            raise Error("not-your-view")
        try:
            sample(view, 0).play(move)
        except Error as error:
            return self.complaint(error)
        return texts.say(self.lang, "mcp-legal", move=move)

    def complaint(self, error: Error) -> str:
        """Return what was wrong and, if the model is to move, what is possible."""
        text = texts.error(self.lang, error)
        view = self.session.view if self.session else None
        if view is not None and view.legal and isinstance(error, IllegalMove | BadNotation):
            return f"{text}\n{moves_line(view.legal)}"
        return text


def local(
    lang: str, name: str, players: int | None, seat: int, bots: str, seed: int | None, options: dict[str, Any]
) -> LocalSession:
    """Return a game against bots here."""
    count = players or (None if name not in GAMES else DEFAULT_PLAYERS[name])
    game = Game(name, **{"players": count} | options)
    if not 0 <= seat < game.players:
        raise OptionError("no-seat", seat=seat, last=game.players - 1)
    return LocalSession(new_game(game, lang, people=[seat], bots=bots, seed=seed), lang)


def waits_for_people(session: Session) -> bool:
    """Return whether the game has not started: nothing happens until people sit down."""
    return session.view is None and session.notice is not None


def games_text(lang: str) -> str:
    lines = [f"{game}: {texts.say(lang, f'title-{game}')} ({PLAYERS[game][0]}-{PLAYERS[game][-1]})" for game in GAMES]
    return "\n".join([*lines, "bots: " + ", ".join(bot_names())])


def rules_text(lang: str, game: str, rule: str) -> str:
    if game not in GAMES:
        raise OptionError("unknown-game", game=game)
    known = rule.upper() in rule_ids(game)
    return "\n".join(rule_lines(lang, rule.upper(), WIDTH) if known else rulebook(lang, game, WIDTH))


def server(lang: str = "en") -> "MCPServer[Any]":
    """Return the server with its tools. Their docstrings are what a model reads about them."""
    table = Table(lang)

    @asynccontextmanager
    async def lifespan(_server: Any) -> AsyncIterator[None]:
        yield
        await table.leave()

    found = MCPServer("florin", instructions=INSTRUCTIONS, log_level="WARNING", lifespan=lifespan)

    def tool(function: Tool) -> Tool:
        """Register a tool whose errors are sentences for the model."""

        @wraps(function)
        async def answer(*args: Any, **given: Any) -> str:
            try:
                return await function(*args, **given)
            except Error as error:
                raise ToolError(table.complaint(error)) from None

        found.tool(structured_output=False)(answer)
        return function

    @tool
    async def list_games() -> str:
        """List the games, their numbers of players, and the bots: first the ladder from weak to strong, then others."""
        return games_text(lang)

    @tool
    async def rules(game: str, rule: str = "") -> str:
        """Read the rules of a game (card, board or court), or one rule by its id, e.g. C-4."""
        return rules_text(lang, game, rule)

    @tool
    async def new_game(
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str = "apprentice",
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Take a seat (from 0) in a new game against bots: one name for all of them, or names separated by commas."""
        return await table.sit(local(lang, game, players, seat, bots, seed, options or {}))

    @tool
    async def join(link: str, name: str = "Model") -> str:
        """Join a table on a Florin server, by the table's link or by the link of a seat."""
        from florin.terminal.remote_session import RemoteSession

        return await table.sit(await RemoteSession.join(parse_link(link), name, lang))

    @tool
    async def look() -> str:
        """Wait for your turn, then read what happened, the table as your seat sees it, and your moves or the result."""
        return await table.look()

    @tool
    async def legal_moves() -> str:
        """List your legal moves, one per line."""
        return table.moves()

    @tool
    async def explain(move: str) -> str:
        """Ask whether a move is legal and, if it is not, why. Nothing is played."""
        return table.explain(move)

    @tool
    async def play(move: str) -> str:
        """Play a move, written as in the list of moves, and wait for your next turn or the end of the game."""
        return await table.play(move)

    @tool
    async def result() -> str:
        """Read the result of the game: scores, what decided it, and who won."""
        return table.result()

    return found
