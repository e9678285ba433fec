"""The law of views with several servers: a seat's server, which hears of the game from the database, tells no more."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client import REGISTRY, generate_latest

from florin.server import events as e
from florin.server.store import Store
from tests.server.cluster import Cluster
from tests.server.test_leaks import KEY, LEAKS, MOVES, NAME, ON_TURN, SECRET, TOKENS, everything, server, stored, twins

STRANGER = 1 - ON_TURN
SAID = ({"type": "chat", "id": "s1", "text": "Hello"}, {"type": "advance", "id": "s2", "upto": 3})


@contextmanager
def servers(url: str, events: list[e.AnyEvent]) -> Iterator[tuple[TestClient[Litestar], TestClient[Litestar]]]:
    with server(stored(url, events)) as one, server(Store(url)) as other:
        yield one, other


def heard_from_another(url: str, events: list[e.AnyEvent]) -> list[bytes]:
    """Return what a seat is sent by one server, while the other seat plays through another."""
    with servers(url, events) as (one, other), one.websocket_connect(f"/api/tables/{NAME}/socket") as socket:
        socket.send_json({"type": "hello", "token": TOKENS[STRANGER]})
        for message in SAID:
            socket.send_json(message)
            while json.loads(socket.receive_text()).get("id") != message["id"]:
                pass
        while NAME not in other.app.state.registry.peers.attended:  # who is there is told when it is known
            time.sleep(0.02)
        return everything(other, ON_TURN)


def test_a_seat_at_another_server_cannot_tell_two_worlds_apart(cluster: Cluster) -> None:
    real, twin = (heard_from_another(cluster.new_url(), events) for events in twins("court", ON_TURN, MOVES, 3))
    assert real == twin
    text, measured = b"\n".join(real), generate_latest(REGISTRY)
    assert b"Hello" in text, "what was said at the other server was heard"
    assert not [secret for secret in (SECRET, KEY, *TOKENS) if secret.encode() in text + measured]
    assert NAME.encode() not in measured


def test_a_leak_at_another_server_is_caught(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name, planted in LEAKS["the journal"]:
        monkeypatch.setattr(place, name, planted)
    real, twin = (heard_from_another(cluster.new_url(), events) for events in twins("court", ON_TURN, MOVES, 3))
    assert real != twin
