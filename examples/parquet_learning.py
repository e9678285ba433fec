"""Learn a value from a file of decisions: python examples/parquet_learning.py games.parquet

    florin simulate card --games 1000 --players 3 --parquet games.parquet

Ridge regression from the observation to the seat's share of the win. Decisions of one game have one outcome, so whole
games are kept for the test.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet

from florin.research import layout


def read(path: Path) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]:
    """Return scaled observations, the shares of the win of the seats that decided, and the numbers of their games."""
    rows = parquet.read_table(path, columns=["encoder", "game", "seat", "observation", "outcome"]).to_pylist()
    name = rows[0]["encoder"].partition("-")[0]
    scale = 1 / layout(name).high(layout(name).observed)
    shares = np.array([row["outcome"][row["seat"]] for row in rows])
    return np.array([row["observation"] for row in rows]) * scale, shares, np.array([row["game"] for row in rows])


def fit(x: NDArray[np.float64], y: NDArray[np.float64], penalty: float = 3.0) -> NDArray[np.float64]:
    x = np.column_stack([x, np.ones(len(x))])
    return np.asarray(np.linalg.solve(x.T @ x + penalty * np.eye(x.shape[1]), x.T @ y), np.float64)


def explained(path: Path) -> float:
    """Return how much of the variance of the outcome the value explains, in games that it was not fitted to."""
    x, y, games = read(path)
    test = games % 5 == 0
    weights = fit(x[~test], y[~test])
    predicted = np.column_stack([x[test], np.ones(test.sum())]) @ weights
    return 1 - float(np.mean((predicted - y[test]) ** 2) / np.mean((y[test] - y[~test].mean()) ** 2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    print(f"explained: {explained(parser.parse_args().file):.1%} of the variance of the outcome")
