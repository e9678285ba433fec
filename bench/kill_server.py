"""Kill a server many times and lose nothing: python -m bench.kill_server --kills 300 (the tests kill it 12 times)."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.killing import campaign


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(campaign(given.kills, Path(folder), given.seed)))


if __name__ == "__main__":
    main()
