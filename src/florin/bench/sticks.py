"""The measuring sticks: hand-written C++ that plays the same random games (../shared/limit), compiled here and run."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

CARD_GAMES = 20_000
PATTERNS = {
    "card": r"BEST (?P<playouts>\d+) playouts/s (?P<decisions>\d+) dec/s .* h=(?P<checksum>\d+)",
    "board": r"C\+\+ board 4: (?P<playouts>\d+) playouts/s (?P<millions>[\d.]+) M dec/s h=(?P<checksum>\d+)",
    "search": r"C\+\+ open-loop MCTS: (?P<playouts>\d+) sims/s",
    "court": r"C\+\+ court: (?P<playouts>\d+) playouts/s (?P<millions>[\d.]+) M dec/s h=(?P<checksum>\d+)",
}


@dataclass(frozen=True)
class Reading:
    """What a stick says of itself: per second, and the checksum of the scores; for card also with two threads."""

    playouts: float
    decisions: float
    checksum: int
    two_threads: float | None = None


def folder() -> Path | None:
    """Where the sticks are: FLORIN_LIMIT, or beside the project; None if there are none or no compiler."""
    beside = Path(__file__).resolve().parents[4] / "shared" / "limit"
    found = Path(os.environ.get("FLORIN_LIMIT") or beside)
    return found if (found / "limit_card.cpp").is_file() and shutil.which("g++") else None


def compiled(source: Path, game: str, into: Path) -> Path:
    program = into / f"limit_{game}"
    command = ["g++", "-O3", "-o", str(program), str(source / f"limit_{game}.cpp"), "-lpthread"]
    subprocess.run(command, check=True, capture_output=True)
    return program


def run(program: Path, game: str) -> Reading:
    output = subprocess.run([program, str(CARD_GAMES)], check=True, capture_output=True, text=True).stdout
    found = re.search(PATTERNS[game], output)
    assert found, f"{program.name} said: {output}"
    said = found.groupdict()
    decisions = float(said["decisions"]) if "decisions" in said else float(said.get("millions", 0)) * 1e6
    threads = [float(rate) for rate in re.findall(r"2 threads: (\d+) playouts/s", output)]
    return Reading(float(said["playouts"]), decisions, int(said.get("checksum", 0)), max(threads, default=None))
