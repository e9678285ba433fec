"""The stored records of games, and their reviews."""

import asyncio
import hashlib
from typing import Any

from florin import check, dumps, loads
from florin.errors import Error
from florin.reviewing.another_move import decision_at
from florin.server.limits import ADDRESS, owner_of
from florin.server.protocol import OtherMove
from florin.server.registry import TableRegistry
from florin.server.store_jobs import Upload


async def load_record(registry: TableRegistry, name: str) -> bytes:
    """Return a stored record: of a finished game by its table's id, or an uploaded one."""
    found = await asyncio.to_thread(registry.store.record, name) if ADDRESS.fullmatch(name) else None
    if found is None:
        raise Error("lost-record")
    return found


async def save_record(registry: TableRegistry, text: bytes, address: str) -> str:
    """Store a record, if it is valid and there is space. Its id is derived from its content."""
    if not registry.allowance.take(address, len(text)):
        raise Error("uploads-many")
    record = await asyncio.to_thread(normalized, text)  # a large one takes time, and tables must not wait
    name = hashlib.sha256(record).hexdigest()[:24]
    space = (registry.settings.upload_megabytes << 20) - await asyncio.to_thread(registry.store.uploaded)
    if len(record) > space and await asyncio.to_thread(registry.store.record, name) is None:
        raise Error("uploads-full")
    await registry.store.append(Upload(name, record, registry.now()))
    return name


async def review_progress(
    registry: TableRegistry, name: str, address: str, start: int = 0, *, begin: bool = False
) -> bytes:
    """Return what the review of a finished record has found from a line on; go on with one whose server ended."""
    review = await registry.reviews.find(name)
    if review is None and not begin:
        raise Error("no-review")
    if review is None or registry.reviews.is_abandoned(review):
        record = loads(await load_record(registry, name))
        if not registry.review_allowance.take(address):
            raise Error("reviews-many")
        review = await registry.reviews.start(name, record, owner_of(address))
    return review.progress(start)


async def record_for(registry: TableRegistry, name: str, other: OtherMove) -> dict[str, Any]:
    """Return a finished record in which another move could have been made; what could not is refused."""
    record: dict[str, Any] = loads(await load_record(registry, name))
    await asyncio.to_thread(decision_at, record, other.line, other.move)
    return record


def normalized(text: bytes) -> bytes:
    """Return a valid record in our own formatting."""
    return dumps(check(loads(text))).encode()
