"""Schemathesis sends the API everything its description allows, and more: it never fails in undeclared ways.

More examples: FLORIN_EXAMPLES=1000 python -m pytest tests/server/test_schema.py
"""

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

import florin
from florin.server import reviews
from florin.simulation import random_game
from tests.server.client import served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Run a server in a thread, with a table, a record, and the record of a finished game, which can be reviewed."""
    folder: Path = tmp_path_factory.mktemp("schema")
    found: list[str] = []
    started, stop = threading.Event(), threading.Event()

    async def run() -> None:
        async with served(folder, requests_per_second=100_000.0) as server:
            seats = [{"kind": "me"}, {"kind": "open"}]
            place = await server.post("/api/tables", {"game": "card", "seats": seats, "listed": True})
            kept = await server.post("/api/records", florin.game("card", players=2).start(seed=1).record())
            over = await server.post("/api/records", random_game(florin.game("card", players=2), seed=3, i=0).record())
            found.extend([server.url, place["table"], kept["id"], over["id"]])
            started.set()
            await asyncio.to_thread(stop.wait)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "SIMS", 2)
        thread = threading.Thread(target=lambda: asyncio.run(run()))
        thread.start()
        assert started.wait(60)
        yield found
        stop.set()
        thread.join()


@pytest.fixture(scope="module")
def description(house: list[str]) -> Any:
    return schemathesis.openapi.from_url(f"{house[0]}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("description")


CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
EXAMPLES = int(os.environ.get("FLORIN_EXAMPLES", "5"))  # besides those that cover every constraint of the description
hard = settings(max_examples=EXAMPLES, phases=list(Phase))
unwarned = pytest.mark.filterwarnings("ignore")  # from libraries that schemathesis uses


@pytest.mark.slow
@unwarned
@schema.parametrize()
@hard
def test_no_request_makes_the_server_fail(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


@pytest.mark.slow
@unwarned
@schema.include(path_regex="{name}").parametrize()
@hard
def test_nor_does_one_for_what_is_there(case: Any, house: list[str]) -> None:
    """A table, or a record."""
    case.path_parameters["name"] = house[1 if "/api/tables" in case.path else 3 if "review" in case.path else 2]
    case.call_and_validate(checks=CHECKS)
