"""What other servers on the database have written, read in the event loop: a thread takes twice the processor time."""

from collections.abc import Mapping

import msgspec
import psycopg

from florin.errors import Error
from florin.server.events import AnyEvent, decode

ATTEMPTS = 2  # the second one on a new connection
QUERY = """
SELECT name, event
FROM json_each_text(%(known)s::json) AS known (name, after)
CROSS JOIN LATERAL (
  SELECT sequence, event FROM events WHERE table_id = name AND sequence > after::integer ORDER BY sequence
) AS news
ORDER BY name, sequence
"""


class News:
    """A connection of its own. Its caller reads one thing after the other."""

    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self._connection: psycopg.AsyncConnection | None = None

    async def after(self, known: Mapping[str, int]) -> dict[str, list[AnyEvent]]:
        """Return the events of tables after the sequence numbers that are known, with one query."""
        for _ in range(ATTEMPTS):
            try:
                rows = await self._rows(msgspec.json.encode(known).decode())
            except (psycopg.Error, OSError):
                await self.close()
                continue
            found: dict[str, list[AnyEvent]] = {}
            for name, event in rows:
                found.setdefault(name, []).append(decode(event))
            return found
        raise Error("store-failed")

    async def _rows(self, known: str) -> list[tuple[str, bytes]]:
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(self.conninfo, autocommit=True)
        cursor = await self._connection.execute(QUERY, {"known": known}, binary=True)
        return await cursor.fetchall()

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
