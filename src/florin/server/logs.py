"""The server's log: readable on a terminal, JSON elsewhere, and without secrets in either."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import JSONRenderer, TimeStamper, format_exc_info
from structlog.stdlib import ProcessorFormatter, add_log_level, add_logger_name

from florin.server.database import without_password

SECRET = re.compile(r"[A-Za-z0-9_-]{32,}|(?<=[Bb]earer )\S+")  # tokens and keys have at least 32 characters
ADDRESS = re.compile(r"\S+://\S+")
HIDDEN = "***"


def without_secrets(text: str) -> str:
    """Return a text without tokens, keys and passwords.

    >>> without_secrets("postgresql://florin:pass@host/florin")
    'postgresql://florin:***@host/florin'
    """
    return SECRET.sub(HIDDEN, ADDRESS.sub(lambda found: without_password(found[0]), text))


def redact(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key, value in event.items():
        if key not in ("_record", "_from_structlog", "timestamp") and not isinstance(value, int | float):
            event[key] = without_secrets(str(value))
    return event


def configure(stream: TextIO | None = None) -> None:
    """Send the log of this process to a stream, by default that of errors."""
    target = stream or sys.stderr
    readable = target.isatty()
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[add_log_level, add_logger_name],
            processors=[
                TimeStamper(fmt="iso", utc=not readable),
                format_exc_info,
                ProcessorFormatter.remove_processors_meta,
                redact,
                ConsoleRenderer(exception_formatter=plain_traceback) if readable else JSONRenderer(),
            ],
        )
    )
    structlog.configure(logger_factory=structlog.stdlib.LoggerFactory())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("florin").setLevel(logging.INFO)
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # its messages contain views
