"""A server started as a user would, and requests to it besides the page's."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import florin
from florin.bots import bot
from tests.server.killing import free_port

SECONDS = 60  # generous, for a busy machine
# Serve with settings that have no command-line option.
WITH_SETTINGS = """
import json, sys
from florin.server.cli import run
from florin.server.settings import Settings
run(Settings(**json.loads(sys.argv[1])))
"""
NAMES = ["Anna", "Britta", "Carlo", "Dario", "Emilia", "Fosco"]


class PageServer:
    """A `florin` process on its own port; it can be stopped and started again.

    `words` are command-line arguments; `settings` are server settings, for those without an option.
    """

    def __init__(self, folder: Path, *words: str, settings: dict[str, Any] | None = None) -> None:
        self.words = words or ("--no-browser",)
        self.settings = settings or {}
        self.port = free_port()
        self.url = f"http://localhost:{self.port}/"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL)
        due = time.monotonic() + SECONDS
        while time.monotonic() < due:
            assert self.process.poll() is None, "the server has ended"
            try:
                if httpx.get(f"{self.url}api/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"nothing answers at {self.url}")

    def command(self) -> list[str]:
        db = f"sqlite:///{self.folder / 'tables.sqlite'}"
        if not self.settings:
            return [sys.executable, "-m", "florin", *self.words, "--port", str(self.port), "--db", db]
        settings = {"port": self.port, "db": db, "base_url": self.url.rstrip("/"), **self.settings}
        return [sys.executable, "-c", WITH_SETTINGS, json.dumps(settings)]

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(SECONDS)

    def ask(self, path: str, body: Any = None) -> Any:
        """Return the server's answer to a GET, or to a POST with a body."""
        address = f"{self.url}api/{path}"
        with httpx.Client(trust_env=False, timeout=SECONDS) as http:
            answer = http.get(address) if body is None else http.post(address, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def create_table(self, game: str, *seats: str, **more: Any) -> Any:
        """Create a table with these seats (`me`, `open` or a bot's name) and return our place at it."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        return self.ask("tables", {"game": game, "seats": wishes, "name": "Anna", **more})

    def upload(self, position: florin.Position) -> str:
        """Upload a game's record and return its id."""
        record = position.record()
        return str(self.ask("records", record | {"names": NAMES[: len(record["names"])]})["id"])

    def play_on(self, position: florin.Position, turn: "Turn", rival: str = "garzone") -> str:
        """Continue a game at a new table and return the link to the seat whose turn it is."""
        wish = {"upto": turn.upto, "seat": turn.seat, "name": "Anna", "bot": rival}
        return str(self.ask(f"records/{self.upload(position)}/tables", wish)["link"])


class Turn(NamedTuple):
    upto: int  # length of the log before it
    seat: int
    legal: list[str]
    move: str
    scores: bool  # whether it caused a scoring


class BotGame:
    """A game played by bots, turn by turn."""

    def __init__(self, game: str, *bots: str, seed: int = 1, **options: Any) -> None:
        position = florin.game(game, **({} if game == "court" else {"players": len(bots)}), **options).start(seed=seed)
        players = [bot(name, seed=seat) for seat, name in enumerate(bots)]
        self.position = position
        self.turns: list[Turn] = []
        while position.turn is not None:
            seat, upto, legal, days = position.turn, len(position.log), position.legal(), len(position.scores)
            move = players[seat].choose(position.view(seat))
            position.play(move)
            self.turns.append(Turn(upto, seat, legal, move, len(position.scores) > days))
