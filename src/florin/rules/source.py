"""What the rules are made of, as text: both speeds are built from it, and a compiled module proves by it what it is.

This file imports nothing of Florin, so that the build can load it by its path.
"""

import hashlib
import re
from pathlib import Path

GAMES = ("card", "board", "court")
PARTS = {"card": ("prizes", "card", "playout"), "board": ("prizes", "board", "playout"), "court": ("court", "playout")}
FOLDER = Path(__file__).parent


def text(part: str, ending: str) -> str:
    """One part's source: its code (`py`) or its C types (`pxd`)."""
    return (FOLDER / f"{part}.{ending}").read_text(encoding="utf-8")


def fingerprint(game: str) -> str:
    """The hash of all that a game's rules are compiled from."""
    digest = hashlib.sha256(text("state", "pxi").encode())
    for part in PARTS[game]:
        digest.update((text(part, "py") + text(part, "pxd")).encode())
    return digest.hexdigest()


def fields(game: str) -> list[tuple[str, tuple[int, ...]]]:
    """The fields of a game's state, each with its dimensions (none for a number)."""
    struct = text(game, "pxd").split("cdef struct State:\n")[1].split("\ncdef ")[0]
    found = re.finditer(r"^ +(?:signed char|short) (\w+)((?:\[\d+\])*)$", struct, re.MULTILINE)
    return [(m[1], tuple(int(size) for size in re.findall(r"\d+", m[2]))) for m in found]
