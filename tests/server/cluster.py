"""A throw-away PostgreSQL for the tests: on a Unix socket only, deleted at the end."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

SECONDS = 60  # generous, for busy machines
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
numbers = itertools.count()


class Unavailable(Exception):
    """Why PostgreSQL cannot be started here."""


class Cluster:
    """A running PostgreSQL server. Every test has a schema of its own in it."""

    def __init__(self, folder: Path, program: str, user: dict[str, Any], settings: Iterable[str] = QUICK) -> None:
        self.folder = folder
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        words = [word for setting in settings for word in ("-c", setting)]
        self.command = [program, "-D", str(folder / "data"), "-k", str(folder), "-c", "listen_addresses=", *words]
        self.user = user
        self.engine = sa.create_engine(self.url.replace("postgresql:", "postgresql+psycopg:"), poolclass=sa.NullPool)
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=self.folder, stderr=subprocess.DEVNULL, **self.user)
        self._wait()

    def crash(self) -> None:
        """End all its processes at once, and start it again: it recovers what was committed."""
        self.stop()
        self.start()

    def _wait(self) -> None:
        give_up = time.monotonic() + SECONDS
        while True:
            try:
                self.engine.connect().close()
                return
            except sa.exc.OperationalError:
                if time.monotonic() > give_up or self.process.poll() is not None:
                    raise
                time.sleep(0.02)

    def execute(self, statement: str) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement)

    def new_url(self) -> str:
        """Return the URL of an empty schema, with a user of the same name who sees nothing else.

        Like a host's own URL it has no options, so that the server sets its usual ones.
        """
        name = f"test{next(numbers)}"
        self.execute(f"CREATE ROLE {name} SUPERUSER LOGIN")
        self.execute(f"CREATE SCHEMA {name}")
        self.execute(f"ALTER ROLE {name} SET search_path = {name}")
        return self.url.replace("postgres@", f"{name}@")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # immediately: nothing is kept
        self.process.wait()


def programs() -> Path:
    """Return the folder of PostgreSQL's programs."""
    if (known := shutil.which("initdb")) is not None:
        return Path(known).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    raise Unavailable("PostgreSQL is not installed: apt-get install postgresql")


@contextmanager
def running(settings: Iterable[str] = QUICK) -> Iterator[Cluster]:
    """Start a cluster, as user postgres if we are root, which PostgreSQL refuses."""
    programs_folder = programs()
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        user = {"user": "postgres", "group": "postgres", "extra_groups": []}
    folder = Path(tempfile.mkdtemp(prefix="florin-pg-"))
    try:
        if user:
            shutil.chown(folder, "postgres", "postgres")
        command = [str(programs_folder / "initdb"), "-D", str(folder / "data"), "-U", "postgres", "-A", "trust"]
        subprocess.run(
            [*command, "--no-sync", "--no-locale", "-E", "UTF8"],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            check=True,
            **user,
        )
        cluster = Cluster(folder, str(programs_folder / "postgres"), user, settings)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
