"""florin review: readable text in three languages, or JSON."""

import asyncio
import json
from pathlib import Path

import pytest

import florin
from florin import texts
from florin.simulation import random_game
from florin.terminal.commands import REPORTS, run_command
from florin.terminal.local_session import LocalSession, new_game
from florin.terminal.review import known_reviews, review_text
from tests.terminal.command import florin_here as run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game and one that has just begun."""
    game = florin.game("card", players=2)
    records = [random_game(game, seed=3, i=0).record(), game.start(seed=1).record()]
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    path.write_text("".join(florin.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "account"), [("en", "cards"), ("fr", "cartes"), ("pl", "karty")])
def test_a_review_has_an_account_turning_points_and_mistakes(file: Path, lang: str, account: str) -> None:
    done = run("review", file, "--sims", "16", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    row = next(line for line in done.stdout.splitlines() if line.split()[:1] == [account])
    assert len(row.split()) == 3, "what the cards were worth to each of the two"
    assert ("," in row) == (lang != "en")
    assert done.stdout.count("→") == 3
    before = [line.split("→")[0] for line in done.stdout.splitlines() if "→" in line]
    assert not any(line.endswith((": 0% ", ": 100% ", ": 0 % ")) for line in before)


def test_json_is_what_python_gets(file: Path) -> None:
    told = json.loads(run("review", file, "--sims", "2", "--seed", "7", "--json").stdout)
    record = next(iter(florin.read(file)))
    assert told == json.loads(json.dumps(florin.review(record, sims=2, seed=7).as_json()))


def test_a_mistake_is_shown_with_its_position_and_other_moves(file: Path) -> None:
    done = run("review", file, "--sims", "64", "--mistake", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Chances of winning after these moves" in done.stdout
    assert "take 1" in done.stdout and "market" in done.stdout.lower()


def test_what_another_move_would_have_brought(file: Path) -> None:
    record = next(iter(florin.read(file)))
    line = next(n for n, text in enumerate(record["log"], 1) if text.endswith("take 12"))
    done = run("review", file, "--line", str(line), "--what-if", "take 1", "--sims", "64")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"line {line}, ") and "in place of take 12" in done.stdout
    assert run("review", file, "--line", "0", "--what-if", "take 1").returncode == 2


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_review_of_an_auction_game_lists_lots(lang: str) -> None:
    position = florin.game("board", players=3).start(seed=3)
    merchant = florin.bot("merchant", seed=3)
    while position.turn is not None:
        position.play(merchant.choose(position.view(position.turn)))
    record, names = position.record(), ["Anna", "Bruno", "Carla"]
    lines = list(review_text(record, names, florin.review(record, sims=16), lang))
    title = texts.say(lang, "review-lots")
    assert title in lines and len(lines) > lines.index(title) + 1


def test_an_unfinished_game_is_refused(file: Path) -> None:
    done = run("review", file, "--game", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "finished" in done.stderr


def finished_session(lang: str = "en") -> LocalSession:
    """Return a session with a small game that is over."""
    game = florin.game("card", players=2, size="small")
    saved = new_game(game, lang, people=[0], bots="merchant", seed=5, names=[])
    while saved.position.turn is not None:
        saved.position.play(saved.position.legal()[-1])
    return LocalSession(saved, lang)


def test_at_the_end_of_a_game_a_review_reports_how_far_it_is() -> None:
    async def reviewing() -> None:
        session, reports = finished_session(), list[str]()
        answer = await run_command(session, "review", 80, reports.append)
        assert reports[0] == "Reviewing" and len(reports) == REPORTS
        assert reports[1].startswith("Reviewing: ") and reports[1].endswith(" lines")
        assert answer and "judge-" in answer[0]
        await session.close()

    asyncio.run(reviewing())


def test_a_review_can_be_stopped() -> None:
    """The thread that reviews ends, too: otherwise the program could not."""

    async def reviewing() -> None:
        session, begun = finished_session("fr"), asyncio.Event()
        known_reviews.clear()

        def report(text: str) -> None:
            if "ligne" in text:
                begun.set()

        task = asyncio.create_task(run_command(session, "review", 80, report))
        await asyncio.wait_for(begun.wait(), 60)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.get_running_loop().shutdown_default_executor()
        assert not known_reviews
        await session.close()

    asyncio.run(reviewing())
