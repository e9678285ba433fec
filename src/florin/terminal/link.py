"""Links to tables of a Florin server, and the way to a seat."""

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
    """A table, and with a token the seat that it opens."""

    server: str
    table: str
    token: str | None = None

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def parsed(text: str) -> Link:
    """A link as the server gives it: a seat's own, or a table's with an open seat.

    >>> parsed("http://127.0.0.1:8765/t/abc#secret")
    Link(server='http://127.0.0.1:8765', table='abc', token='secret')
    """
    parts = urlsplit(text.strip())
    found = re.fullmatch(r"(.*)/t/([\w-]+)/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise Error("bad-link", link=text)
    return Link(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], parts.fragment or None)


def asked(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """An answer of the server; a refusal is raised."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        raise refused(error.read()) from None
    except (OSError, ValueError) as error:
        raise Error("no-server", server=url.split("/api/", maxsplit=1)[0], reason=str(error)) from None


def refused(answer: bytes | dict[str, Any]) -> Error:
    """A refusal of the server as the error that it is."""
    try:
        said = json.loads(answer) if isinstance(answer, bytes) else answer
        return Error(said["key"], **said["values"])
    except (ValueError, KeyError, TypeError):
        return Error("server-failed")


def seated(link: Link, name: str) -> Link:
    """The link of a seat of one's own: the one given, or an open seat's, taken now; else one watches."""
    if link.token is not None:
        return link
    table = asked(f"{link.server}/api/tables/{link.table}")
    if table["stage"] != "waiting" or not any(seat["kind"] == "open" for seat in table["seats"]):
        return link
    place = asked(f"{link.server}/api/tables/{link.table}/seats", {"name": name})
    return Link(link.server, place["table"], place["token"])
