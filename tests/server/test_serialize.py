"""Updates encoded once for everyone equal those that each seat would be sent alone."""

import msgspec
import pytest

from florin.server import serialize
from florin.server.protocol import encode
from florin.server.table_state import TableState
from tests.server.test_leaks import NAME, played


@pytest.mark.parametrize("game", ["card", "board"])
@pytest.mark.parametrize("moves", [0, 1, 7, 40, 400])
def test_a_seat_gets_its_own_view(game: str, moves: int) -> None:
    table = TableState.of(NAME, played(game, moves, 5))
    for seat in (None, *range(len(table.seats))):
        alone = serialize.view_fields(table.position, table.position.view(seat))
        sent = msgspec.json.decode(encode(serialize.update(table, seat, 0, 0.0)))["view"]
        assert sent == msgspec.json.decode(encode(alone))
