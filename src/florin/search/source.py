"""The search's source as text: both speeds are built from it, and a compiled module proves by its hash what it is.

This file imports nothing from Florin, so that the build can load it by its path.
"""

import ast
import hashlib
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
PACKAGE = ("valuation", "moves", "estimate", "encoding")
ENDGAME = (
    "position", "bounds", "last_cards", "context", "transpositions", "refutations", "moves", "ordering", "search",
)  # fmt: skip
PARTS = {
    "card": tuple(f"card/{part}" for part in PACKAGE),
    "board": tuple(f"board/{part}" for part in PACKAGE),
    "court": ("court/hidden", *(f"court/{part}" for part in PACKAGE)),
}
MORE = {"court": tuple(f"court_endgame/{part}" for part in ENDGAME)}  # what a search has beyond the kernel


class Type(NamedTuple):
    """A type as annotated (see c_types.py): a name, the sizes if it is an array, and whether it points to several."""

    name: str
    sizes: tuple[str, ...] = ()
    several: bool = False


def parts(game: str) -> tuple[str, ...]:
    """Return the files that are joined to a game's rules, in order."""
    return ("softmax", *PARTS[game], "kernel", "batch", *MORE.get(game, ()))


def text(part: str, ending: str) -> str:
    """Return a part's source: its code (`py`), C declarations (`pxd`), or the class that Python sees (`pxi`)."""
    return (FOLDER / f"{part}.{ending}").read_text(encoding="utf-8")


def pointers(game: str) -> str:
    """Return what is written in C because Python and C handle structs differently."""
    return text("pointers", "pxd") + (text("court_endgame/pointers", "pxd") if game in MORE else "")


def extra_class(game: str) -> str:
    """Return the class by which Python reaches what a game's search has beyond the kernel."""
    return text("court_endgame/solver", "pxi") if game in MORE else ""


def fingerprint(game: str, of_rules: str) -> str:
    """Return the hash of everything that a game's search is compiled from, including its rules."""
    digest = hashlib.sha256((of_rules + text("engine", "pxi") + text("mask", "pxi") + text("batch", "pxi")).encode())
    for part in parts(game):
        digest.update(text(part, "py").encode())
    digest.update((pointers(game) + extra_class(game)).encode())
    return digest.hexdigest()


def parsed_type(annotation: ast.expr | None) -> Type:
    """Return the type that an annotation means."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return parsed_type(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.Subscript):
        if ast.unparse(annotation.value) == "Sequence":
            return Type(ast.unparse(annotation.slice), several=True)
        if isinstance(annotation.slice, ast.Tuple):  # Annotated[list[...], size, ...]
            inner, *sizes = annotation.slice.elts
            while isinstance(inner, ast.Subscript):
                inner = inner.slice
            return Type(ast.unparse(inner), tuple(map(ast.unparse, sizes)))
    return Type(ast.unparse(annotation) if annotation else "")


def structs(code: str) -> dict[str, dict[str, Type]]:
    """Return the fields of each class in a part's code."""
    return {
        node.name: {
            ast.unparse(field.target): parsed_type(field.annotation)
            for field in node.body
            if isinstance(field, ast.AnnAssign)
        }
        for node in ast.parse(code).body
        if isinstance(node, ast.ClassDef)
    }
