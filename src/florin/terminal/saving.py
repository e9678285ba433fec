"""Saved games: a record of what the people at the keyboard may see, with the hidden rest encrypted ("sealed").

The record can be read and replayed like any other. Resuming also needs the hidden part: the other hand, the secret of
the deal, the bots' seeds. It is stored in the record's `meta`, encrypted with a key in this user's data folder, so that
the file shows no hidden card to its owner or to anyone it is sent to. Games without hidden cards (card, board) can also
be resumed without the key, with a new deal of the remaining cards. A finished game is a complete record without a
sealed part.
"""

import base64
import hashlib
import hmac
import json
import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from florin.bots import names
from florin.dealer import Committed, Dealer, Seeded
from florin.errors import BadRecord, Error
from florin.filing import data_folder, filed
from florin.position import Position
from florin.record import dumps
from florin.replaying import read, replay

SEALED, MAC_SIZE = "sealed", 16
LAST = "last"
DEFAULT_BOT = "apprentice"


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """Return the path for a new game."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{now}-{game}-{secrets.token_hex(2)}.jsonl"


def key() -> bytes:
    """Return this user's key. It is created on first use, readable only by the user."""
    path = data_folder() / "seal.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            new = secrets.token_bytes(32)
            file.write(new)
        return new


def keystream(nonce: bytes, length: int) -> bytes:
    """Return this many pseudorandom bytes, derived from the key and a nonce."""
    return hashlib.shake_256(key() + nonce).digest(length)


def seal(value: Any) -> str:
    """Return a value as encrypted, authenticated text."""
    plain = json.dumps(value).encode()
    plain += b" " * (-len(plain) % 1024)  # hides the length too
    nonce = secrets.token_bytes(MAC_SIZE)
    body = bytes(a ^ b for a, b in zip(plain, keystream(nonce, len(plain)), strict=True))
    mac = hmac.digest(key(), nonce + body, "sha256")[:MAC_SIZE]
    return base64.b64encode(nonce + mac + body).decode()


def unseal(text: object) -> Any:
    """Return the sealed value, or None if it was not sealed with this key."""
    try:
        whole = base64.b64decode(text if isinstance(text, str) else "", validate=True)
    except ValueError:
        return None
    nonce, mac, body = whole[:MAC_SIZE], whole[MAC_SIZE : 2 * MAC_SIZE], whole[2 * MAC_SIZE :]
    if not hmac.compare_digest(mac, hmac.digest(key(), nonce + body, "sha256")[:MAC_SIZE]):
        return None
    return json.loads(bytes(a ^ b for a, b in zip(body, keystream(nonce, len(body)), strict=True)))


@dataclass
class Saved:
    """A game that can be continued: the position, the people's seats, the bots and the seed of their choices."""

    position: Position
    people: list[int]
    bots: dict[int, str]
    bot_seed: int
    path: Path | None = None


def as_record(saved: Saved) -> dict[str, Any]:
    """Return the record that is written to the file."""
    position = saved.position
    meta: dict[str, Any] = {
        "people": saved.people,
        "bots": {str(seat): bot for seat, bot in saved.bots.items()},
    }
    if position.over:
        return position.record(meta=meta)
    hidden = position.game.name == "court"
    seat = saved.people[0] if len(saved.people) == 1 else None
    meta[SEALED] = seal(
        {"log": position.log, "deal": deal_of(position.dealer), "luck": saved.bot_seed, "bots": meta["bots"]}
    )
    return position.record(seat if hidden else "all", meta=meta)


def deal_of(dealer: Dealer) -> list[Any]:
    """Return a dealer and its progress as JSON values."""
    if isinstance(dealer, Committed):
        return ["committed", dealer.secret.hex(), dealer.salt.hex(), dealer.k]
    assert isinstance(dealer, Seeded)
    return ["seeded", dealer.seed, dealer.k]


def dealer_of(deal: list[Any]) -> Dealer:
    """Return the dealer that `deal_of` described."""
    kind, *values = deal
    if kind == "committed":
        return Committed(bytes.fromhex(values[0]), bytes.fromhex(values[1]), values[2])
    dealer = Seeded(values[0])
    dealer.k = values[1]
    return dealer


def save(saved: Saved, path: Path) -> None:
    """Write a game to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with filed(path) as file:
        file.write(dumps(as_record(saved)) + "\n")


def load_game(path: str) -> Saved:
    """Return the game in a file, ready to continue; `last` means the most recent unfinished one."""
    file = newest() if path == LAST else Path(path).expanduser()
    record = next(read(file), None)
    if record is None:
        raise Error("resume-empty", file=str(file))
    if record["winners"] is not None:
        raise Error("resume-over", file=str(file))
    return restored(record, file)


def restored(record: dict[str, Any], file: Path) -> Saved:
    """Return the game of a saved record. Only programs that the sealed part names are run as bots again."""
    meta = record.get("meta", {})
    contents = unseal(meta.get(SEALED))
    if contents is None and "seat" in record:
        raise Error("resume-sealed", file=str(file))
    whole = {name: value for name, value in record.items() if name not in ("seat", "meta", "deal")}
    if contents is not None:
        whole["log"] = contents["log"]
    dealer = Seeded(secrets.randbits(64)) if contents is None else dealer_of(contents["deal"])
    position = replay(whole, dealer=dealer)
    players = range(position.game.players)
    try:
        people = [int(seat) for seat in meta.get("people", [0])]
        trusted = (contents or {}).get("bots", {})
        bots = {int(seat): str(bot) for seat, bot in meta.get("bots", {}).items()}
    except (TypeError, ValueError, AttributeError):
        raise BadRecord("record-field", field="meta", expected="an object") from None
    bots = {seat: bots.get(seat, DEFAULT_BOT) for seat in players if seat not in people}
    for seat, bot in bots.items():
        if trusted.get(str(seat)) != bot and bot.partition(":")[0] not in names():  # a program that others named
            bots[seat] = DEFAULT_BOT
    bot_seed = contents["luck"] if contents is not None else secrets.randbits(64)
    return Saved(position, [seat for seat in people if seat in players] or [0], bots, bot_seed, file)


def in_progress() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield this user's unfinished games, the most recent first."""
    for path in sorted(games_folder().glob("*.jsonl"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
            if record["winners"] is None and record["game"]:
                yield path, record
        except (OSError, ValueError, KeyError, TypeError):
            continue


def newest() -> Path:
    found = next(in_progress(), None)
    if found is None:
        raise Error("resume-none")
    return found[0]
