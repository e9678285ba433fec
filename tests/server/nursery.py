"""A process that has imported all a server needs, and for each line it reads lets one be born by a fork.

So a server that is killed is up again in a moment, and a test can kill it often. It is told the pid; when that server
has ended, it says so.
"""

import os
import sys
from pathlib import Path

import uvicorn  # noqa: F401

from florin.server import app  # noqa: F401
from florin.server.commands import run
from florin.server.settings import Settings
from tests.server import stand_in  # noqa: F401

QUICKLY = 1000.0  # so that those who check do not wait at the door


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
            run(settings)
            os._exit(0)
        print(born, flush=True)
        os.waitpid(born, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
