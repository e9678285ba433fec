"""What the search is made of, as text: both speeds are built from it, and a compiled module proves by it what it is.

This file imports nothing of Florin, so that the build can load it by its path.
"""

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent
MORE = {"court": ("endgame",)}  # what a game's search has beyond the kernel: code, types, and its door


def parts(game: str) -> tuple[str, ...]:
    """The files that are joined to a game's rules, in order: its sense, the kernel, and what it has beyond."""
    return (game, "kernel", *MORE.get(game, ()))


def text(part: str, ending: str) -> str:
    """One part's source: its code (`py`), its C types (`pxd`) or its door (`pxi`)."""
    return (FOLDER / f"{part}.{ending}").read_text(encoding="utf-8")


def fingerprint(game: str, of_rules: str) -> str:
    """The hash of all that a game's search is compiled from, the rules' own included."""
    digest = hashlib.sha256((of_rules + text("engine", "pxi")).encode())
    for part in parts(game):
        digest.update((text(part, "py") + text(part, "pxd")).encode())
    for part in MORE.get(game, ()):
        digest.update(text(part, "pxi").encode())
    return digest.hexdigest()
