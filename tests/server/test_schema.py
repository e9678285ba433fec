"""Schemathesis asks the API all that its description allows, and more: it never fails, not in undeclared ways."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.client import served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("schema")
    found: list[str] = []
    started, stop = threading.Event(), threading.Event()

    async def run() -> None:
        async with served(folder, requests_per_second=100_000.0) as server:
            seats = [{"kind": "me"}, {"kind": "open"}]
            await server.post("/api/tables", {"game": "card", "seats": seats, "listed": True})
            found.append(server.url)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert started.wait(60)
    yield found[0]
    stop.set()
    thread.join()


@pytest.fixture(scope="module")
def description(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("description")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of the libraries that schemathesis stands on
@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail(case: Any) -> None:
    case.call_and_validate(checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
