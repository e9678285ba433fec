"""How the server delivers the page: files, caching, security headers, and turn-by-turn histories."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.server import page
from tests.server.client import Client, Served
from tests.server.test_game_commands import tell

ROOT = Path(__file__).parent.parent.parent
MOST = 150_000  # bytes, compressed, for the first play
BASES = {"/": "./", "/t/abcdefghij": "../", "/games/abcdefghij": "../", "/t/abcdefghij/": "../../"}


def test_the_page_is_served_wherever_a_link_may_lead(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for address, base in BASES.items():
            answer = await server.http.get(address)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert f'<base href="{base}">' in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert not re.search(r'(?:href|src)="(?:/|[a-z]+:)', answer.text), "an address that is not relative"

    tell(tmp_path, story)


def test_the_page_may_load_from_here_alone(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        answer = await server.http.get("/")
        rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["style-src"] == rules["font-src"] == rules["connect-src"] == "'self'"
        assert re.fullmatch(r"'self' 'sha256-[\w+/]{43}='", rules["script-src"])
        assert not any("unsafe" in rule or "http" in rule or "*" in rule for rule in rules.values())
        assert "http://" not in answer.text and "https://" not in answer.text

    tell(tmp_path, story)


def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_sent_compressed(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        assets = re.findall(r'"(assets/[^"]+)"', (await server.http.get("/")).text)
        assert len(assets) == 2
        for name in assets:
            sizes = {}
            for encoding in ("identity", "gzip", "br"):
                async with server.http.stream("GET", f"/{name}", headers={"accept-encoding": encoding}) as answer:
                    sizes[encoding] = len(b"".join([part async for part in answer.aiter_raw()]))
                    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                    assert answer.headers.get("content-encoding", "identity") == encoding
            assert sizes["br"] < sizes["gzip"] < sizes["identity"]

    tell(tmp_path, story)


def test_what_may_change_is_asked_for_again_and_not_sent_twice(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for name in ("/sw.js", "/manifest.webmanifest", "/icon.svg"):
            first = await server.http.get(name)
            assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
            again = await server.http.get(name, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert (await server.http.get("/manifest.webmanifest")).json()["start_url"] == "./"
        worker = await server.http.get("/sw.js")
        assert worker.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"

    tell(tmp_path, story)


@pytest.mark.parametrize("name", ["/assets/none.js", "/assets/..%2findex.html", "/assets/size", "/x", "/assets/.ftl"])
def test_nothing_else_is_there(tmp_path: Path, name: str) -> None:
    async def story(server: Served) -> None:
        assert (await server.http.get(name)).status_code == 404

    tell(tmp_path, story)


def test_a_browser_led_astray_sees_the_page_and_a_program_a_refusal(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for address, base in {"/x": "./", "/what/ever": "../", "/t/a/b/": "../../../"}.items():
            seen = await server.http.get(address, headers={"accept": "text/html,*/*;q=0.8"})
            assert (seen.status_code, seen.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert f'<base href="{base}">' in seen.text
            told = await server.http.get(address)
            assert (told.status_code, told.json()["key"]) == (404, "unknown-address")

    tell(tmp_path, story)


def test_a_page_that_was_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FILES", {})

    async def story(server: Served) -> None:
        answer = await server.http.get("/")
        assert (answer.status_code, answer.text) == (503, "The page is not built. Run: make page\n")

    tell(tmp_path, story)


def test_the_first_play_is_light() -> None:
    assert int((page.FOLDER / "size").read_text()) < MOST


@pytest.mark.slow
def test_a_wheel_has_the_page_in_it(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "FLORIN_NO_EXTENSIONS": "1"})
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for file in page.FOLDER.rglob("*"):
        if file.is_file():
            assert f"florin/server/page/{file.relative_to(page.FOLDER).as_posix()}" in names


# -- stories -----------------------------------------------------------------------------------------------------------


async def story_of(server: Served, path: str, token: str | None = None, code: int = 200) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await server.http.get(path, headers=headers)
    assert answer.status_code == code
    return answer.json()


def test_a_story_is_what_its_seat_saw(tmp_path: Path) -> None:
    """Each point equals the view sent at that time, without other players' hands."""

    async def story(server: Served) -> None:
        place = await server.create("court", "me", "plain")
        client = await Client(server.url, place["table"], place["token"]).enter()
        seen = {}
        while not client.view["over"]:
            seen[len(client.log)] = client.view
            if client.view["legal"]:
                await client.move(client.view["legal"][0])
            else:
                await client.hear()
        seen[len(client.log)] = client.view
        told = await story_of(server, f"/api/tables/{place['table']}/story", place["token"])
        points = {point["upto"]: point["view"] for point in told["points"]}
        assert told["lines"] == client.log
        assert len(seen) > 10 and {upto: points[upto] for upto in seen} == seen
        later = await story_of(server, f"/api/tables/{place['table']}/story?from=40", place["token"])
        assert [point["upto"] for point in later["points"]] == [upto for upto in points if upto >= 40]

    tell(tmp_path, story)


def test_a_spectator_is_told_no_hand_while_the_game_goes_on(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("court", "me", "plain")
        told = await story_of(server, f"/api/tables/{place['table']}/story")
        assert [point["view"]["hand"] for point in told["points"]] == [[]] * len(told["points"])
        assert "* ?" in told["lines"] and not any(point["hands"] for point in told["points"])
        await story_of(server, f"/api/tables/{place['table']}/story", "x" * 20, 403)
        closed = await server.create("court", "me", "plain", spectators=False)
        await story_of(server, f"/api/tables/{closed['table']}/story", None, 403)
        waiting = await server.create("court", "me", "open")
        await story_of(server, f"/api/tables/{waiting['table']}/story", waiting["token"], 409)

    tell(tmp_path, story)


def recorded(name: str, **options: Any) -> florin.Position:
    position = florin.game(name, **options).start(seed=3)
    while not position.over:
        position.play(position.legal()[-1])
    return position


def test_a_record_is_told_with_a_seats_eyes_or_all_open(tmp_path: Path) -> None:
    record = recorded("court").record()

    async def story(server: Served) -> None:
        kept = (await server.http.post("/api/records", content=json.dumps(record))).json()["id"]
        everything = await story_of(server, f"/api/records/{kept}/story")
        one = await story_of(server, f"/api/records/{kept}/story?seat=1")
        assert everything["lines"] == record["log"] and "* ?" in one["lines"]
        assert len(everything["points"]) == 1 + sum(not line.startswith("*") for line in record["log"])
        for mine, both in zip(one["points"], everything["points"], strict=True):
            assert both["hands"][1] == mine["view"]["hand"] and mine["hands"] is None
        await story_of(server, f"/api/records/{kept}/story?seat=2", code=400)
        await story_of(server, f"/api/records/{kept}/story?seat=x", code=400)

    tell(tmp_path, story)


def test_one_seats_record_tells_what_that_seat_saw(tmp_path: Path) -> None:
    position = recorded("court")
    records = [position.record(0), recorded("card", players=3).record(1)]

    async def story(server: Served) -> None:
        for record in records:
            kept = (await server.http.post("/api/records", content=json.dumps(record))).json()["id"]
            told = await story_of(server, f"/api/records/{kept}/story?seat=1")
            assert told["lines"] == record["log"]
            assert {point["view"]["seat"] for point in told["points"]} == {record["seat"]}

    tell(tmp_path, story)


def test_a_record_that_ends_before_a_draw_is_told_up_to_there(tmp_path: Path) -> None:
    whole = florin.game("card", players=2).start(seed=1)
    whole.play("reveal")
    record = whole.record() | {"log": whole.log[:-1]}

    async def story(server: Served) -> None:
        kept = (await server.http.post("/api/records", content=json.dumps(record))).json()["id"]
        told = await story_of(server, f"/api/records/{kept}/story")
        assert told["lines"] == record["log"][:1]

    tell(tmp_path, story)


def test_a_story_travels_compressed(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("card", "me", "plain", "plain")
        for encoding in ("identity", "gzip"):
            answer = await server.http.get(f"/api/tables/{place['table']}/story", headers={"accept-encoding": encoding})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.json()["lines"][0].startswith("* first")

    tell(tmp_path, story)
