"""Where a user's data is stored, and writing a file completely or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


def data_folder() -> Path:
    """Return this platform's folder for user data."""
    from platformdirs import user_data_path

    return user_data_path("florin", appauthor=False)


@contextmanager
def filed(path: Path) -> Iterator[TextIO]:
    """Yield a text file to write to, which replaces the target only on success; otherwise the old file is unchanged.

    Anything that is not a regular file, such as a pipe, is written to directly.
    """
    if path.exists() and not path.is_file():
        with path.open("w", encoding="utf-8") as file:
            yield file
        return
    path = path.resolve()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            yield file
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
