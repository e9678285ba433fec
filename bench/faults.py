"""Break servers and thinkers on PostgreSQL, and lose nothing: python -m bench.faults --faults 1000

Bots play while one fault after the other happens (tests/server/faults.py has them all). After each fault every
acknowledged move must be there once, every client must agree with the server, and games must go on. Each round of
faults that passes adds a line to bench/results/faults.jsonl, so that the command can be stopped and started again, and
writes the sums to docs/hosting.md.
"""

import argparse
import asyncio
import json
import random
import re
import textwrap
import time
from collections import Counter
from itertools import cycle, islice
from pathlib import Path

from tests.server.faults import FAULTS, campaign

RESULTS = Path(__file__).parent / "results" / "faults.jsonl"
GUIDE = Path(__file__).parent.parent / "docs" / "hosting.md"
SENTENCE = re.compile(r"^So far .*?\swas\slost\sor\sdoubled\.$", re.DOTALL | re.MULTILINE)
WIDTH = 120
OTHERS = ("seed", "acknowledged", "finished")
WORDS = {
    "kill_server": "server killed",
    "end_connections": "connections ended",
    "kill_thinker": "thinker killed",
    "cut_database": "database cut off",
    "read_slowly": "slow reader",
    "fill_disk": "disk full",
    "restore_backup": "backup restored",
    "jump_clock": "clock jump",
    "slow_database": "slow database",
    "end_listeners": "listeners ended",
    "roll_upgrade": "rolling upgrade",
    "kill_database": "PostgreSQL killed",
    "pause_server": "server paused",
    "pause_thinker": "thinker paused",
}


def known() -> Counter[str]:
    """Return the sums of all rounds so far."""
    total: Counter[str] = Counter()
    if RESULTS.exists():
        for line in RESULTS.read_text().splitlines():
            total.update({key: value for key, value in json.loads(line).items() if key != "seed"})
    return total


def faults_in(total: Counter[str]) -> int:
    return sum(number for key, number in total.items() if key not in OTHERS)


def described(total: Counter[str]) -> str:
    """Return the sentence of the guide for hosts."""
    each = ", ".join(f"{WORDS[fault.__name__]} {total[fault.__name__]}" for fault in FAULTS)
    text = (
        f"So far {faults_in(total):,} faults ({each}), with {total['acknowledged']:,} acknowledged moves and "
        f"{total['finished']:,} finished games: none was lost or doubled."
    )
    return textwrap.fill(text, WIDTH)


def update_guide() -> None:
    GUIDE.write_text(SENTENCE.sub(described(known()), GUIDE.read_text()))


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
        update_guide()
    update_guide()
    print(dict(known()))


if __name__ == "__main__":
    main()
