"""Tables closed and addresses banned by the host with `florin admin`. All servers learn it."""

import asyncio
import time
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import sqlalchemy as sa

from florin.errors import Error
from florin.server.schema import bans
from florin.server.store import Store


class Bans:
    """The closed tables and banned addresses, as last read from the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: frozenset[str] = frozenset()
        self.networks: frozenset[str] = frozenset()

    async def refresh(self) -> bool:
        """Read the database, and return whether something has changed."""
        found = await asyncio.to_thread(stored, self.store)
        before = self.tables, self.networks
        self.tables = frozenset(name for kind, name in found if kind == "table")
        self.networks = frozenset(name for kind, name in found if kind == "address")
        return before != (self.tables, self.networks)

    def is_banned(self, address: str) -> bool:
        """Return whether this address, or a network that it is in, is banned."""
        return bool(self.networks) and is_in(address, self.networks)


def stored(store: Store) -> list[tuple[str, str]]:
    """Return closed tables and banned addresses, each as its kind and name."""
    return [(row.kind, row.name) for row in store.rows(sa.select(bans).order_by(bans.c.kind, bans.c.name))]


def ban(store: Store, kind: str, name: str, *, on: bool) -> None:
    """Close or reopen a table, or ban or admit an address."""
    with store.database.engine.begin() as connection:
        connection.execute(sa.delete(bans).where(bans.c.kind == kind, bans.c.name == name))
        if on:
            connection.execute(sa.insert(bans), {"kind": kind, "name": name, "added": time.time()})


def checked_network(text: str) -> str:
    """Return an address or a network in its usual form.

    >>> checked_network("192.0.2.7"), checked_network("2001:db8::1/48")
    ('192.0.2.7/32', '2001:db8::/48')
    """
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Error("bad-address", address=text) from None


@lru_cache(10_000)  # it is asked for every view that is sent
def is_in(address: str, networks: frozenset[str]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    plain = getattr(found, "ipv4_mapped", None) or found
    return any(plain in network for network in map(parsed, networks))


@lru_cache(10_000)
def parsed(network: str) -> IPv4Network | IPv6Network:
    return ip_network(network)
