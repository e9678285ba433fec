"""A process that has imported everything a server needs, and forks one for each line it reads.

So a killed server restarts quickly, and a test can kill it often. It prints the server's pid, and `ended` when the
server has ended.
"""

import os
import sys
import time
from pathlib import Path

import uvicorn  # noqa: F401

from florin.errors import Error
from florin.server import app  # noqa: F401
from florin.server.cli import run
from florin.server.settings import Settings
from tests.server import stand_in  # noqa: F401

QUICKLY = 1000.0  # requests per second, so that the checks are not limited


def main(port: int, folder: Path) -> None:
    settings = Settings(
        port=port,
        base_url=f"http://127.0.0.1:{port}",
        db=f"sqlite:///{folder / 'tables.sqlite'}",
        workers=1,
        plugins=("tests.server.stand_in",),
        requests_per_second=QUICKLY,
        tables_per_hour=1_000_000,
        messages_per_second=QUICKLY,
    )
    for _ in sys.stdin:
        born = os.fork()
        if not born:
            serve(settings)
            os._exit(0)
        print(born, flush=True)
        os.waitpid(born, 0)
        print("ended", flush=True)


def serve(settings: Settings) -> None:
    """Serve as soon as the port is free.

    A server killed while it starts a bot leaves a child that holds the listening socket until it is replaced by the
    bot's program, on a busy machine for many milliseconds.
    """
    while True:
        try:
            return run(settings)
        except Error as error:
            if error.key != "port-taken":
                raise
            time.sleep(0.02)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
