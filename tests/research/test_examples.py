"""The examples run, shortened."""

import asyncio
from pathlib import Path

import florin
from examples import bot, mcp_client, parquet_learning, vector_learning
from florin.research.parquet import export
from florin.simulation import simulated
from florin.testing import check_bot


def test_a_bot_of_one_s_own() -> None:
    check_bot(bot.Tidy(), "card", players=3)


def test_a_linear_policy_learns_in_the_vector_environment() -> None:
    first, *_, last = vector_learning.learn(400, games=64)
    assert last > first + 0.1  # ten florins


def test_a_value_is_learned_from_a_file(tmp_path: Path) -> None:
    export(simulated(florin.game("card", players=3), 60, 5), tmp_path / "games.parquet")
    assert parquet_learning.explained(tmp_path / "games.parquet") > 0


def test_an_mcp_client_plays_a_game() -> None:
    assert "wins" in asyncio.run(mcp_client.play("court"))
