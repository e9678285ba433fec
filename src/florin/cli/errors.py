"""Exit codes, and errors as sentences in the user's language."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from florin.errors import Error

WRONG, INTERRUPTED = 2, 130  # exit codes


class WrongUse(Exception):
    """An argument in the wrong form."""


@contextmanager
def reported_errors(lang: str) -> Iterator[None]:
    """Report errors in the user's language and exit with code 2."""
    try:
        yield
    except Error as error:
        from florin import texts

        sys.exit(complain(texts.error(lang, error)))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        from florin import texts

        sentence = texts.say(lang, "file-trouble", file=error.filename or "?", reason=error.strerror or str(error))
        sys.exit(complain(sentence))


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG
