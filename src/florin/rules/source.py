"""The source text of the rules: both speeds are built from it, and its hash identifies a compiled module.

This file imports nothing from Florin, so that the build can load it by its path.
"""

import hashlib
import re
from pathlib import Path
from typing import Any

GAMES = ("card", "board", "court")
PARTS = {"card": ("prizes", "card", "playout"), "board": ("prizes", "board", "playout"), "court": ("court", "playout")}
FOLDER = Path(__file__).parent
# Imports of what each game defines for itself: code that uses them is bound to a game (see interface.py).
OF_A_GAME = re.compile(
    r"(?m)^from florin\.(?:rules\.interface|rules\.playout|search\.interface) import (?:\([^)]*\)|.*)$"
)


def text(part: str, ending: str) -> str:
    """Return the source of a part: its code (`py`), C types (`pxd`) or class template (`pxi`)."""
    return (FOLDER / f"{part}.{ending}").read_text(encoding="utf-8")


def bind(path: Path, names: dict[str, Any]) -> None:
    """Run code that is written once for all games among a game's names; line numbers stay as they are."""
    code = OF_A_GAME.sub(lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"))
    exec(compile(code, str(path), "exec"), names)


def fingerprint(game: str) -> str:
    """Return the hash of everything that a game's rules are compiled from."""
    digest = hashlib.sha256((text("chance", "pxi") + text("state", "pxi")).encode())
    for part in PARTS[game]:
        digest.update((text(part, "py") + text(part, "pxd")).encode())
    return digest.hexdigest()


def fields(game: str) -> list[tuple[str, tuple[int, ...]]]:
    """Return the fields of a game's state, each with its dimensions (none for a number)."""
    struct = text(game, "pxd").split("cdef struct State:\n")[1].split("\ncdef ")[0]
    found = re.finditer(r"^ +(?:signed char|short) (\w+)((?:\[\d+\])*)$", struct, re.MULTILINE)
    return [(m[1], tuple(int(size) for size in re.findall(r"\d+", m[2]))) for m in found]
