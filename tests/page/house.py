"""A server as one starts it, and what the tests ask of it beside the page."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import florin
from florin.bots import bot
from tests.server.killing import free_port

SECONDS = 60  # a machine may be busy
NAMES = ["Anna", "Britta", "Carlo", "Dario", "Emilia", "Fosco"]


class House:
    """`florin` without its browser, or with other words, on a port of its own; it may be stopped and started again."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.words = words or ("--no-browser",)
        self.port = free_port()
        self.url = f"http://localhost:{self.port}/"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "florin", *self.words, "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        due = time.monotonic() + SECONDS
        while time.monotonic() < due:
            assert self.process.poll() is None, "the server has ended"
            try:
                if httpx.get(f"{self.url}api/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"nothing answers at {self.url}")

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(SECONDS)

    def ask(self, path: str, body: Any = None) -> Any:
        """What the server answers to a question, or to what is posted."""
        address = f"{self.url}api/{path}"
        with httpx.Client(trust_env=False, timeout=SECONDS) as http:
            answer = http.get(address) if body is None else http.post(address, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def lay(self, game: str, *seats: str, **more: Any) -> Any:
        """A table with these seats (`me`, `open` or a bot's name), and our place at it."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        return self.ask("tables", {"game": game, "seats": wishes, "name": "Anna", **more})

    def keep(self, position: florin.Position) -> str:
        """The id under which a game is on record."""
        record = position.record()
        return str(self.ask("records", record | {"names": NAMES[: len(record["names"])]})["id"])

    def play_on(self, position: florin.Position, turn: "Turn", rival: str = "garzone") -> str:
        """The link to the seat whose turn it is, at a table that goes on from there."""
        wish = {"upto": turn.upto, "seat": turn.seat, "name": "Anna", "bot": rival}
        return str(self.ask(f"records/{self.keep(position)}/tables", wish)["link"])


class Turn(NamedTuple):
    upto: int  # the length of the log before it
    seat: int
    legal: list[str]
    move: str
    scores: bool  # whether something was scored then


class Told:
    """A game that bots have played, turn by turn."""

    def __init__(self, game: str, *bots: str, seed: int = 1) -> None:
        options = {} if game == "court" else {"players": len(bots)}
        position = florin.game(game, **options).start(seed=seed)
        players = [bot(name, seed=seat) for seat, name in enumerate(bots)]
        self.position = position
        self.turns: list[Turn] = []
        while position.turn is not None:
            seat, upto, legal, days = position.turn, len(position.log), position.legal(), len(position.scores)
            move = players[seat].choose(position.view(seat))
            position.play(move)
            self.turns.append(Turn(upto, seat, legal, move, len(position.scores) > days))
