"""docs/protocol.md is correct: its example plays, its tables are complete, its types are current."""

import asyncio
import json
import sys
from pathlib import Path

import florin
from florin.server import protocol as p
from florin.server.app import application
from florin.server.settings import Settings
from florin.server.typescript import typescript
from tests.server.client import Served
from tests.server.test_game_commands import tell

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_example_takes_a_seat_and_plays_to_the_end(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("board", "open", "plain", "plain")
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            str(DOCS.parent / "examples" / "table_client.py"),
            server.url,
            place["table"],
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await bot.communicate()
        record = await server.get(f"/api/records/{place['table']}")
        florin.verify(record)
        assert json.loads(said) == {"seat": 0, "winners": record["winners"]}
        assert record["names"][0] == "A bot of mine"

    tell(tmp_path, story)


def test_every_message_and_every_address_is_documented() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    tags = [message.__struct_config__.tag for message in p.AnyMessage.__args__]
    assert all(f'{{"type": "{tag}"' in text for tag in tags)
    schema = application(Settings(db="")).openapi_schema.to_schema()
    for path, methods in schema["paths"].items():
        for method in methods:
            name = "TABLE" if path.startswith("/api/tables") else "ID"
            assert f"`{method.upper()} {path.replace('{name}', name)}`" in text


def test_the_typescript_types_are_current() -> None:
    assert (DOCS.parent / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == typescript(), (
        "run: python -m florin.server.typescript web/src/protocol.ts"
    )


def test_the_api_describes_itself_without_an_outside_host(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        answer = await server.http.get("/api/schema/openapi.json")
        assert answer.status_code == 200 and answer.json()["info"]["title"] == "Florin"
        assert "http://" not in answer.text and "https://" not in answer.text

    tell(tmp_path, story)
