"""The hash that ties a built page to its sources.

`tools/page.py build` writes it next to the page. `setup.py` compares it, so that a package never contains a page built
from other sources.
"""

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/florin/server/page")
NOTE = "sources"  # the file with the hash, inside the built page
SOURCES = ("web/src/**/*", "web/build.ts", "web/package.json", "web/package-lock.json", "src/florin/locale/*.ftl")


class StalePage(Exception):
    """The built page does not come from the sources next to it."""


def digest(root: Path = ROOT) -> str:
    """Return a hash of every file that the page is built from: names and contents."""
    files = {path.relative_to(root).as_posix(): path for glob in SOURCES for path in root.glob(glob) if path.is_file()}
    total = hashlib.sha256()
    for name, path in sorted(files.items()):
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def write_note(page: Path, root: Path = ROOT) -> None:
    """Record in a page that was just built which sources it was built from."""
    (page / NOTE).write_text(digest(root) + "\n", encoding="ascii")


def check(root: Path = ROOT) -> None:
    """Raise `StalePage` unless the built page comes from exactly these sources."""
    note = root / PAGE / NOTE
    if not note.is_file() or note.read_text(encoding="ascii").strip() != digest(root):
        raise StalePage(f"The page in {PAGE.as_posix()} was not built from these sources; run: make page")
