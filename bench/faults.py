"""Break servers and thinkers on PostgreSQL, and lose nothing: python -m bench.faults --faults 1000

Bots play while one fault after the other happens (tests/server/faults.py has them all). After each fault every
acknowledged move must be there once, every client must agree with the server, and games must go on. Each round of
faults that passes adds a line to bench/results/faults.jsonl, so that the command can be stopped and started again.
"""

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from itertools import cycle, islice
from pathlib import Path

from tests.server.faults import FAULTS, campaign

RESULTS = Path(__file__).parent / "results" / "faults.jsonl"
OTHERS = ("seed", "acknowledged", "finished")


def known() -> Counter[str]:
    """Return the sums of all rounds so far."""
    total: Counter[str] = Counter()
    if RESULTS.exists():
        for line in RESULTS.read_text().splitlines():
            total.update({key: value for key, value in json.loads(line).items() if key != "seed"})
    return total


def faults_in(total: Counter[str]) -> int:
    return sum(number for key, number in total.items() if key not in OTHERS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000, help="in all rounds, earlier ones included")
    parser.add_argument("--round", type=int, default=2 * len(FAULTS), help="faults per round")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    while (done := faults_in(known())) < given.faults:
        seed = int(time.time())
        random.seed(seed)
        chosen = list(islice(cycle(FAULTS), done, done + min(given.round, given.faults - done)))
        found = asyncio.run(campaign(chosen, given.processes, lambda name: print(name, flush=True)))
        with RESULTS.open("a") as file:
            file.write(json.dumps({"seed": seed, **found}) + "\n")
    print(dict(known()))


if __name__ == "__main__":
    main()
