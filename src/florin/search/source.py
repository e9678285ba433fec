"""What the search is made of, as text: both speeds are built from it, and a compiled module proves by it what it is.

This file imports nothing of Florin, so that the build can load it by its path.
"""

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent
# What a search has beyond the kernel; the last has a door.
MORE = {"court": ("scene", "safety", "finish", "answer", "moves", "endgame")}


def parts(game: str) -> tuple[str, ...]:
    """The files that are joined to a game's rules, in order: its sense, the kernel, and what it has beyond."""
    return (game, "kernel", *MORE.get(game, ()))


def text(part: str, ending: str) -> str:
    """One part's source: its code (`py`), its C types (`pxd`) or its door (`pxi`)."""
    return (FOLDER / f"{part}.{ending}").read_text(encoding="utf-8")


def door(game: str) -> str:
    """How Python comes to what a game's search has beyond the kernel."""
    return text(MORE[game][-1], "pxi") if game in MORE else ""


def fingerprint(game: str, of_rules: str) -> str:
    """The hash of all that a game's search is compiled from, the rules' own included."""
    digest = hashlib.sha256((of_rules + text("engine", "pxi")).encode())
    for part in parts(game):
        digest.update((text(part, "py") + text(part, "pxd")).encode())
    digest.update(door(game).encode())
    return digest.hexdigest()
