"""Games in progress on file: a record of what the people at the keyboard know, and sealed what they must not.

The record can be read and told like any other. To go on, the rest is needed: the other's hand, the secret of the deal,
the bots' seeds. It stands in the record's `meta` as a sealed text, which opens only with the key in this user's own
data folder: so the file shows nobody a hidden card, neither its owner nor whoever is sent it. Of a game in which
nothing is hidden (card, board) the record alone is enough to go on from anywhere, with a new deal of the cards to come.
When the game is over the record is whole, and there is nothing left to seal.
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
from florin.filing import filed
from florin.game import Position
from florin.record import dumps
from florin.replaying import read, replay
from florin.server.settings import data_folder

SEALED, MARK = "sealed", 16
LAST = "last"
STAND_IN = "apprentice"


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """Where a new game will be kept."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{now}-{game}-{secrets.token_hex(2)}.jsonl"


def key() -> bytes:
    """This user's key, made when it is first needed, and readable by no one else."""
    path = data_folder() / "seal.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            made = secrets.token_bytes(32)
            file.write(made)
        return made


def stream(nonce: bytes, length: int) -> bytes:
    """As many bytes as are needed, known only to who has the key."""
    return hashlib.shake_256(key() + nonce).digest(length)


def sealed(value: Any) -> str:
    """A value as a text that says nothing without the key, and cannot be changed unnoticed."""
    plain = json.dumps(value).encode()
    plain += b" " * (-len(plain) % 1024)  # nor does its length
    nonce = secrets.token_bytes(MARK)
    body = bytes(a ^ b for a, b in zip(plain, stream(nonce, len(plain)), strict=True))
    mark = hmac.digest(key(), nonce + body, "sha256")[:MARK]
    return base64.b64encode(nonce + mark + body).decode()


def unsealed(text: object) -> Any:
    """What was sealed, or None if it was not with this key."""
    try:
        whole = base64.b64decode(text if isinstance(text, str) else "", validate=True)
    except ValueError:
        return None
    nonce, mark, body = whole[:MARK], whole[MARK : 2 * MARK], whole[2 * MARK :]
    if not hmac.compare_digest(mark, hmac.digest(key(), nonce + body, "sha256")[:MARK]):
        return None
    return json.loads(bytes(a ^ b for a, b in zip(body, stream(nonce, len(body)), strict=True)))


@dataclass
class Saved:
    """A game to go on with: the position, who plays where, and the people's own names for it."""

    position: Position
    people: list[int]
    bots: dict[int, str]
    luck: int
    path: Path | None = None


def as_record(saved: Saved) -> dict[str, Any]:
    """What goes into the file."""
    position = saved.position
    meta: dict[str, Any] = {
        "people": saved.people,
        "bots": {str(seat): bot for seat, bot in saved.bots.items()},
    }
    if position.over:
        return position.record(meta=meta)
    hidden = position.game.name == "court"
    seat = saved.people[0] if len(saved.people) == 1 else None
    meta[SEALED] = sealed(
        {"log": position.log, "deal": dealt(position.dealer), "luck": saved.luck, "bots": meta["bots"]}
    )
    return position.record(seat if hidden else "all", meta=meta)


def dealt(dealer: Dealer) -> list[Any]:
    if isinstance(dealer, Committed):
        return ["committed", dealer.secret.hex(), dealer.salt.hex(), dealer.k]
    assert isinstance(dealer, Seeded)
    return ["seeded", dealer.seed, dealer.k]


def dealer_of(deal: list[Any]) -> Dealer:
    kind, *values = deal
    if kind == "committed":
        return Committed(bytes.fromhex(values[0]), bytes.fromhex(values[1]), values[2])
    dealer = Seeded(values[0])
    dealer.k = values[1]
    return dealer


def save(saved: Saved, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with filed(path) as file:
        file.write(dumps(as_record(saved)) + "\n")


def resumed(path: str) -> Saved:
    """The game in a file, to go on with; `last` is the one that was played last."""
    file = newest() if path == LAST else Path(path).expanduser()
    record = next(read(file), None)
    if record is None:
        raise Error("resume-empty", file=str(file))
    if record["winners"] is not None:
        raise Error("resume-over", file=str(file))
    return opened(record, file)


def opened(record: dict[str, Any], file: Path) -> Saved:
    meta = record.get("meta", {})
    inside = unsealed(meta.get(SEALED))
    if inside is None and "seat" in record:
        raise Error("resume-sealed", file=str(file))
    whole = {name: value for name, value in record.items() if name not in ("seat", "meta", "deal")}
    if inside is not None:
        whole["log"] = inside["log"]
    dealer = Seeded(secrets.randbits(64)) if inside is None else dealer_of(inside["deal"])
    position = replay(whole, dealer=dealer)
    players = range(position.game.players)
    try:
        people = [int(seat) for seat in meta.get("people", [0])]
        ours = (inside or {}).get("bots", {})
        bots = {int(seat): str(bot) for seat, bot in meta.get("bots", {}).items()}
    except (TypeError, ValueError, AttributeError):
        raise BadRecord("record-field", field="meta", expected="an object") from None
    bots = {seat: bots.get(seat, STAND_IN) for seat in players if seat not in people}
    for seat, bot in bots.items():
        if ours.get(str(seat)) != bot and bot.partition(":")[0] not in names():  # a program, named by who knows whom
            bots[seat] = STAND_IN
    luck = inside["luck"] if inside is not None else secrets.randbits(64)
    return Saved(position, [seat for seat in people if seat in players] or [0], bots, luck, file)


def in_progress() -> Iterator[tuple[Path, dict[str, Any]]]:
    """The games of this user that are not over, the newest first."""
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
