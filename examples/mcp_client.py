"""A client of `florin mcp` without a model, for your own harness: python examples/mcp_client.py [card|board|court]

Where a model would read the table and answer, `answer` takes the last of the legal moves.
"""

import argparse
import asyncio
import sys

from mcp import Client, StdioServerParameters


def answer(table: str, moves: list[str]) -> str:
    """Return a move; ask your model here."""
    return moves[-1]


async def call(client: Client, tool: str, **given: object) -> str:
    found = await client.call_tool(tool, given)
    return str(found.content[0].text)  # type: ignore[union-attr]


async def play(game: str, seed: int = 1, bots: str = "garzone") -> str:
    """Play a game, and return its result."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "florin", "mcp"])
    async with Client(command) as client:
        table = await call(client, "new_game", game=game, seed=seed, bots=bots)
        while "moves: " in table:
            moves = (await call(client, "legal_moves")).split("\n")
            table = await call(client, "play", move=answer(table, moves))
        return await call(client, "result")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board", "court"), nargs="?", default="card")
    print(asyncio.run(play(parser.parse_args().game)))
