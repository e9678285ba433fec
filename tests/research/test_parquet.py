"""Every label of an exported decision is recomputed from the record of its game."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import florin
from florin.cli import app
from florin.research.encode import action_id, action_mask, observation
from florin.research.parquet import SCHEMA, export
from florin.reviewing.merit import merits
from florin.rules import GAMES
from florin.simulation import simulated


def rows_of(path: Path) -> list[dict[str, Any]]:
    table = parquet.read_table(path)
    assert table.schema.equals(SCHEMA)
    found: list[dict[str, Any]] = table.to_pylist()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_labels_are_right(game: str, tmp_path: Path) -> None:
    """Observations, masks, decisions and results, by playing the record again move by move."""
    records = list(simulated(florin.game(game, players=2 if game == "court" else 3), 2, 5))
    count = export(records, tmp_path / "games.parquet")
    rows = iter(rows_of(tmp_path / "games.parquet"))
    for number, record in enumerate(records):
        end, moves = florin.replay(record), 0
        winners = end.winners
        assert winners is not None
        for upto, line in enumerate(record["log"]):
            if line.startswith("*"):
                continue
            before, row = florin.replay(record, upto=upto), next(rows)
            seat, text = line.split(" ", 1)
            assert (row["encoder"], row["players"]) == (f"{game}-v1", before.game.players)
            assert (row["game"], row["move"], row["seat"]) == (number, moves, int(seat))
            assert np.array_equal(row["observation"], observation(before, int(seat)))
            assert row["mask"] == action_mask(before).astype(bool).tolist()
            assert action_id(before, row["action"]) == row["id"] and row["mask"][row["action"]]
            assert before.legal()[before.legal_ids().index(row["id"])] == text
            assert row["outcome"] == [(p in winners) / len(winners) for p in range(before.game.players)]
            assert row["scores"] == end.scores[-1] and row["merit"] is None
            assert row["policy"] == pytest.approx([legal / len(before.legal_ids()) for legal in row["mask"]])
            moves += 1
            count -= 1
    assert count == 0 and next(rows, None) is None


def test_policies_of_other_players_are_unknown(tmp_path: Path) -> None:
    records = list(simulated(florin.game("card", players=2), 1, 5))
    export([record | {"meta": {}} for record in records], tmp_path / "games.parquet")
    assert {row["policy"] for row in rows_of(tmp_path / "games.parquet")} == {None}


def test_merit_is_that_of_the_seat_that_decided(tmp_path: Path) -> None:
    records = list(simulated(florin.game("card", players=2), 1, 5))
    export(records, tmp_path / "games.parquet", merit=True)
    expected = merits(florin.replay(records[0]), 0)
    assert {row["seat"]: row["merit"] for row in rows_of(tmp_path / "games.parquet")} == dict(enumerate(expected))


def test_both_commands_write_the_same_file(tmp_path: Path) -> None:
    """`simulate --parquet`, and `simulate --out` with `export`; a failed export leaves nothing behind."""
    direct, games, exported = tmp_path / "a.parquet", tmp_path / "games.jsonl", tmp_path / "b.parquet"
    settings = ["simulate", "court", "--games", "2", "--seed", "3"]
    for words in ([*settings, "--parquet", direct], [*settings, "--out", games], ["export", games, exported]):
        app([str(word) for word in words], result_action="return_value")
    assert rows_of(direct) == rows_of(exported)
    games.write_text("{}", encoding="utf-8")
    with pytest.raises(florin.Error):
        export(florin.read(games), tmp_path / "c.parquet")
    assert {path.name for path in tmp_path.iterdir()} == {"a.parquet", "games.jsonl", "b.parquet"}
