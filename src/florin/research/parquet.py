"""Decisions of recorded games as a Parquet file: one row for each, with everything that a learner needs.

| column | |
|---|---|
| `encoder` | the version of observations and actions: `card-v1` |
| `players`, `game`, `move` | players; the number of the game in the file and of the decision in the game, from 0 |
| `seat` | who decided |
| `observation` | what the seat knew (florin.research.layout) |
| `mask` | the legal compact actions: true or false for each |
| `action`, `id` | the decision as a compact action (-1 if it has none) and as an action id |
| `policy` | the chance of each compact action, if known: in games of `florin simulate`, all are equal; else null |
| `outcome` | each seat's share of the win; null if the game was not finished |
| `scores` | each seat's florins or influence at the end; likewise |
| `merit` | the seat's merit in this game (florin.reviewing.merit), if asked for; else null |
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from florin.extras import require

require("research", "florin.research.parquet", "numpy", "gymnasium", "pyarrow")

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from florin.position import Position
from florin.replaying import replay, retraced
from florin.research import VERSION
from florin.research.encode import action_mask, compact_action, observation
from florin.reviewing.merit import GAMES as WITH_MERIT
from florin.reviewing.merit import merits
from florin.simulation import RANDOM

SCHEMA = pa.schema(
    [
        ("encoder", pa.string()),
        ("players", pa.int8()),
        ("game", pa.int64()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32())),
        ("mask", pa.list_(pa.bool_())),
        ("action", pa.int16()),
        ("id", pa.int32()),
        ("policy", pa.list_(pa.float32())),
        ("outcome", pa.list_(pa.float64())),
        ("scores", pa.list_(pa.int32())),
        ("merit", pa.float64()),
    ]
)


def decisions(
    position: Position, number: int, *, merit: bool = False, uniform: bool = False
) -> Iterator[dict[str, Any]]:
    """Yield a row for each decision of a game; `uniform` says that every move was drawn from all legal ones."""
    name, seats = position.game.name, range(position.game.players)
    outcome = [position.state.won(seat) / 60 for seat in seats] if position.over else None
    scores = [position.state.score(seat) for seat in seats] if position.over else None
    found = merits(position, number) if merit and position.over and name in WITH_MERIT else None
    move = 0
    for before, line in retraced(position):
        if before.turn is None:
            continue
        mask = action_mask(before).astype(bool)
        yield {
            "encoder": f"{name}-v{VERSION}",
            "players": position.game.players,
            "game": number,
            "move": move,
            "seat": before.turn,
            "observation": observation(before, before.turn),
            "mask": mask,
            "action": compact_action(before, line >> 4),
            "id": line >> 4,
            "policy": mask.astype(np.float32) / len(before.legal_ids()) if uniform else None,
            "outcome": outcome,
            "scores": scores,
            "merit": found[before.turn] if found else None,
        }
        move += 1


def export(records: Iterable[dict[str, Any]], path: Path, *, merit: bool = False) -> int:
    """Write the decisions of recorded games to a Parquet file, completely or not at all; return their number."""
    draft = path.resolve().with_name(f".{path.name}.{os.getpid()}")
    count = 0
    try:
        with parquet.ParquetWriter(draft, SCHEMA, compression="zstd") as writer:
            for number, record in enumerate(records):
                uniform = record.get("meta", {}).get("by") == RANDOM
                rows = list(decisions(replay(record), number, merit=merit, uniform=uniform))
                writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
                count += len(rows)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return count
