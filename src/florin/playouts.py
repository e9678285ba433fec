"""Random games in the compiled core, on one thread or several."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from florin.dealer import Seeded, mix
from florin.options import whole
from florin.rules import State
from florin.rules.playout import WORD

MOST_GAMES = 100_000_000  # per call: all results are in memory
MOST_THREADS = 1024


@dataclass(frozen=True)
class Playouts:
    """The results of random games as buffers of 16-bit numbers, ready for NumPy.

    `scores` has a row per game and `lengths` its number of decisions. `shares` has a row per game with each seat's
    share of the win in sixtieths: 60 for a win alone, 30 for a win shared by two, 0 for a loss.
    """

    scores: memoryview
    lengths: memoryview
    shares: memoryview


def random_playouts(start: State, games: int, seed: int, threads: int) -> Playouts:
    """Play random games from a state. Game i depends only on the seed and i, not on the threads."""
    whole("games", games, 0, MOST_GAMES)
    whole("threads", threads, 1, MOST_THREADS)
    stream = mix(Seeded(seed).seed) + 1
    players = start.players
    scores, shares = (memoryview(array("h", bytes(2 * games * players))) for _ in range(2))
    lengths = memoryview(array("h", bytes(2 * games)))
    cuts = [games * part // threads for part in range(threads + 1)]

    def run(part: int) -> None:
        first, last = cuts[part], cuts[part + 1]
        rows = slice(first * players, last * players)
        start.playouts((stream + first) & WORD, scores[rows], lengths[first:last], shares[rows])

    if threads == 1:
        run(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(run, range(threads)))
    if games:
        scores, shares = (rows.cast("B").cast("h", (games, players)) for rows in (scores, shares))
    return Playouts(scores, lengths, shares)
