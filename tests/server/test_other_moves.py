"""Other moves in finished games: judged on the spot, and played on with the same bots and draws."""

from pathlib import Path
from typing import Any

import florin
from florin.reviewing import continuation
from florin.reviewing.continuation import bot_at
from tests.server.client import Served
from tests.server.test_game_commands import tell


def everyone_passes() -> dict[str, Any]:
    position = florin.game("board", players=3).start(seed=1)
    while not position.over:
        position.play(position.legal()[0])
    return position.record()


RECORD = everyone_passes()
LINE = RECORD["log"].index("2 pass")


def test_another_bid_is_judged(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        address = f"/api/records/{(await server.post('/api/records', RECORD))['id']}/what-if"
        found = await server.post(address, {"line": LINE, "move": "bid 9"}, status=200)
        assert found["played"] == "pass" and 0 < found["share"] < 1 and found["buys"] > 0.5
        assert found["interval"][0] <= found["change"] <= found["interval"][1]

    tell(tmp_path, story)


def test_a_game_goes_on_after_another_move(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        table, log = await server.finished_game("garzone", "apprentice")
        line = next(n for n in range(30, len(log)) if log[n] == "0 reveal")
        address = f"/api/records/{table}/continuation"
        found = await server.post(address, {"line": line, "move": "reveal"}, status=200)
        assert found["bots"] == ["banker", "garzone", "apprentice"]
        assert found["story"]["lines"][: line + 2] == log[: line + 2]
        assert found["story"]["points"][0]["upto"] == found["story"]["steps"][0]["last"] == line + 2
        assert found["story"]["points"][-1]["view"]["winners"] == found["winners"]
        assert found["story"]["points"][-1]["view"]["florins"] == found["scores"]
        other = await server.post(address, {"line": line, "move": "take 1"}, status=200)
        drawn = next(text for text in other["story"]["lines"][line + 1 :] if text.startswith("*"))
        assert drawn == log[line + 1]

    tell(tmp_path, story)


def test_unfinished_games_and_illegal_moves_are_refused(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async def refused(record: dict[str, Any], line: int, move: str) -> str:
            kept = (await server.post("/api/records", record))["id"]
            keys = set()
            for path in ("what-if", "continuation"):
                url = f"{server.url}/api/records/{kept}/{path}"
                answer = await server.http.post(url, json={"line": line, "move": move})
                assert answer.status_code == 400
                keys.add(answer.json()["key"])
            [key] = keys
            return str(key)

        assert await refused(RECORD, LINE, "bid 999") != await refused(RECORD, 0, "pass") == "review-no-move"
        unfinished = {**RECORD, "log": RECORD["log"][:9], "scores": [], "winners": None}
        assert await refused(unfinished, 2, "draw") == "review-unfinished"

    tell(tmp_path, story)


def test_programs_named_in_a_record_are_never_run() -> None:
    bots = {"0": "cmd:rm", "1": "banker:ms=4000", "2": 7}
    record = RECORD | {"meta": {"bots": bots}}
    assert [bot_at(record, seat) for seat in range(3)] == ["banker"] * 3
    assert bot_at(RECORD | {"meta": {"bots": []}}, 0) == "banker"


def test_the_same_move_always_leads_to_the_same_game() -> None:
    one, other = (continuation(RECORD, LINE, "pass").position.log for _ in range(2))
    assert one == other
