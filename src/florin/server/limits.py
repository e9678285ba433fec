"""Input checks: names and chat as plain text, bots by name, rate limits, no requests from other sites' pages."""

import re
import secrets
import time
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from florin import bots
from florin.errors import Error

NAME, CHAT, ID = 30, 300, 40
EMOJI = r"\u2600-\u27bf\u2b1b\U0001f000-\U0001faff"
JOINER = re.compile(rf"(?<=[{EMOJI}\ufe0f])\u200d(?=[{EMOJI}])")  # joins two pictures into one
TAG = re.compile(r"<[a-zA-Z/!?]")
ADDRESS = re.compile(r"[A-Za-z0-9_-]{8,40}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,64}")
CONTRIBUTION = re.compile(r"(?:[0-9a-f]{2}){16,64}")
MOST = {"ms": 5_000, "sims": 20_000, "threads": 1}  # max value of each bot parameter


def plain(text: str, most: int) -> bool:
    """Return whether a text is one line that can be shown anywhere: no control or direction characters."""
    if not 1 <= len(text) <= most or text != text.strip():
        return False
    return not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in text)


def is_name(name: str) -> bool:
    return plain(name, NAME) and not TAG.search(name)


def checked_name(name: str) -> str:
    if not is_name(name):
        raise Error("bad-name", most=NAME)
    return unicodedata.normalize("NFC", name)


def checked_chat(text: str) -> str:
    """Return the text; tags are allowed, because every client escapes chat."""
    if len(text) > CHAT or not plain(JOINER.sub("", text), CHAT):
        raise Error("bad-chat", most=CHAT)
    return text


def checked_contribution(text: str | None) -> str:
    """Return a player's contribution to the salt, or a random one if the player sent none."""
    if text is None:
        return secrets.token_hex(16)
    if not CONTRIBUTION.fullmatch(text):
        raise Error("bad-contribution")
    return text


def checked_token(text: str) -> str:
    """Return a token chosen by its owner. Only its length is checked, not its randomness."""
    if not TOKEN.fullmatch(text):
        raise Error("weak-token")
    return text


def checked_bot(text: str) -> str:
    """Return a bot's name with parameters that it takes, within bounds.

    Never `cmd:`, which would run on the host's machine.
    """
    name, _, rest = text.partition(":")
    if len(text) > 60 or name not in bots.names():
        raise Error("no-bots", bot=text, known=", ".join(bots.names()))
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if not (value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= MOST.get(key, 0)):
            raise Error("bad-bot", bot=text)
    if rest and not can_be_made(text):
        raise Error("bad-bot", bot=text)
    return text


@lru_cache(256)
def can_be_made(bot: str) -> bool:
    """Return whether a bot takes its parameters; otherwise it would fail at every move."""
    try:
        bots.bot(bot)
    except Exception:  # a plugin's bot may fail in any way
        return False
    return True


def is_foreign(headers: Mapping[str, str], base_url: str) -> bool:
    """Return whether a browser says that the request comes from another site's page.

    Only the configured host name counts as ours: an attacker's name can be made to resolve to this machine.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    here = {urlsplit(base_url).netloc}
    if is_own_name(host := headers.get("host", "")):
        here.add(host)
    try:
        return urlsplit(origin).netloc not in here - {""}
    except ValueError:  # not an address at all
        return True


def is_wrong_host(headers: Mapping[str, str], base_url: str) -> bool:
    """Return whether a request is for another server's name, as that of a page whose name was made to resolve to us.

    A name without a dot belongs to nobody on the internet: a proxy may use it.
    """
    host = headers.get("host")
    if host is None or is_own_name(host):
        return False
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return True
    return not name or ("." in name and name != urlsplit(base_url).hostname)


def is_own_name(host: str) -> bool:
    """Return whether this can only be this machine: localhost or a numeric address."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


WIDER = 4  # a /48 network of IPv6 may use this many times as much as one /64


def networks(address: str) -> list[tuple[str, int]]:
    """Return the networks of an address to which a limit applies, and the multiple of it that each may use.

    IPv4: the address. IPv6: the /64 network of a household, and the /48 network that one owner may have.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return [(address, 1)]
    if isinstance(found, IPv4Address) or found.ipv4_mapped:
        return [(address, 1)]
    return [(str(ip_network((found, bits), strict=False)), times) for bits, times in ((64, 1), (48, WIDER))]


def owner_of(address: str) -> str:
    """Return the widest network of an address: it stands for one requester, however many addresses they have."""
    return networks(address)[-1][0]


class Counts:
    """The connections that each address has open."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()

    def enter(self, address: str, most: int) -> bool:
        """Count one more, unless the address has `most` already."""
        names = networks(address)
        if any(self.of[name] >= times * most for name, times in names):
            return False
        self.of.update(name for name, _ in names)
        return True

    def leave(self, address: str) -> None:
        for name, _ in networks(address):
            self.of[name] -= 1
            if not self.of[name]:
                del self.of[name]


class Bucket:
    """A token bucket: `rate` per second, with bursts of up to `most` (by default twice the rate)."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = 2 * rate if most is None else most
        self.left = self.most
        self.since = time.monotonic()

    def wait(self, cost: float = 1) -> float:
        """Return the seconds until this much is allowed; 0 is now. Expensive requests cost more."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return max(0.0, cost - self.left) / self.rate

    def take(self, cost: float = 1) -> bool:
        """Return whether one more is allowed."""
        if self.wait(cost):
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket per network; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self.of: dict[str, Bucket] = {}
        self.spent: Counter[str] | None = None  # by address, if other servers are told

    def take(self, address: str, cost: float = 1) -> bool:
        """Return whether this address may still spend this much."""
        if len(self.of) > self.MOST:
            now = time.monotonic()
            full = (2 * self.rate if self.most is None else self.most) / self.rate  # seconds until any bucket is full
            self.of = {name: bucket for name, bucket in self.of.items() if now - bucket.since < full}
        if self.wait(address, cost):
            return False
        for bucket in self._buckets(address):
            bucket.left -= cost
        if self.spent is not None and cost:
            self.spent[address] += cost  # type: ignore[assignment]
        return True

    def charge(self, address: str, cost: float) -> None:
        """Subtract what was spent elsewhere. A debt is at most as large as a full bucket."""
        for bucket in self._buckets(address):
            bucket.wait()
            bucket.left = max(-bucket.most, bucket.left - cost)

    def wait(self, address: str, cost: float = 1) -> float:
        """Return the seconds until this address may spend this much; 0 is now."""
        return max(bucket.wait(cost) for bucket in self._buckets(address))

    def _buckets(self, address: str) -> list[Bucket]:
        most = 2 * self.rate if self.most is None else self.most
        return [self.of.setdefault(name, Bucket(times * self.rate, times * most)) for name, times in networks(address)]
