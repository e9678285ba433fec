"""The C++ baselines: hand-written programs that play the same random games (bench/limit), compiled and run here."""

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
    """The figures a baseline prints: rates per second, the checksum of the scores, and for card two threads' rate."""

    playouts: float
    decisions: float
    checksum: int
    two_threads: float | None = None


def folder() -> Path:
    """Return the folder of the sources: FLORIN_LIMIT, or bench/limit in a checkout of Florin."""
    checkout = Path(__file__).resolve().parents[3]
    return Path(os.environ.get("FLORIN_LIMIT") or checkout / "bench" / "limit")


def missing() -> str | None:
    """Return what is missing for a comparison: "sources" (as in an installed package), "compiler", or None."""
    if not (folder() / "limit_card.cpp").is_file():
        return "sources"
    return None if shutil.which("g++") else "compiler"


def compiled(game: str, into: Path, *flags: str) -> Path:
    """Compile a baseline into a folder and return the program; -DRUNS=1 makes it measure only once."""
    program = into / f"limit_{game}"
    command = ["g++", "-O3", *flags, "-o", str(program), str(folder() / f"limit_{game}.cpp"), "-lpthread"]
    subprocess.run(command, check=True, capture_output=True)
    return program


def run(program: Path, game: str) -> Reading:
    """Run a baseline and read its output."""
    output = subprocess.run([program, str(CARD_GAMES)], check=True, capture_output=True, text=True).stdout
    return reading(game, output)


def reading(game: str, output: str) -> Reading:
    """Read the figures in a baseline's output."""
    match = re.search(PATTERNS[game], output)
    assert match, f"limit_{game} printed: {output}"
    figures = match.groupdict()
    decisions = float(figures["decisions"]) if "decisions" in figures else float(figures.get("millions", 0)) * 1e6
    threads = [float(rate) for rate in re.findall(r"2 threads: (\d+) playouts/s", output)]
    return Reading(float(figures["playouts"]), decisions, int(figures.get("checksum", 0)), max(threads, default=None))
