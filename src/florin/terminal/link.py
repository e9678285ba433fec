"""Links to tables on a Florin server, and taking a seat there."""

import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from florin.errors import Error

SECONDS = 10


@dataclass(frozen=True)
class Link:
    """A table and, with a token, one of its seats."""

    server: str
    table: str
    token: str | None = None

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def parse_link(text: str) -> Link:
    """Parse a link from the server, to a seat or to a table.

    >>> parse_link("http://127.0.0.1:8765/t/abc#secret")
    Link(server='http://127.0.0.1:8765', table='abc', token='secret')
    """
    parts = urlsplit(text.strip())
    found = re.fullmatch(r"(.*)/t/([\w-]+)/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise Error("bad-link", link=text)
    return Link(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], parts.fragment or None)


def fetch(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the server's answer, or raise its refusal as an Error."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        raise as_error(error.read()) from None
    except (OSError, ValueError) as error:
        raise Error("no-server", server=url.split("/api/", maxsplit=1)[0], reason=str(error)) from None


def as_error(answer: bytes | dict[str, Any]) -> Error:
    """Return a refusal of the server as an Error."""
    try:
        said = json.loads(answer) if isinstance(answer, bytes) else answer
        return Error(said["key"], **said["values"])
    except (ValueError, KeyError, TypeError):
        return Error("server-failed")


def take_seat(link: Link, name: str) -> Link:
    """Take an open seat and return its link; return a seat's link, or that of a full table, unchanged."""
    if link.token is not None:
        return link
    table = fetch(f"{link.server}/api/tables/{link.table}")
    if table["stage"] != "waiting" or not any(seat["kind"] == "open" for seat in table["seats"]):
        return link
    place = fetch(f"{link.server}/api/tables/{link.table}/seats", {"name": name})
    return Link(link.server, place["table"], place["token"])
