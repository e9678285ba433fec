"""simulate, replay, verify, rules, --version, --help: their output and their errors."""

import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import florin
from florin import texts
from florin.dealer import Committed
from florin.rules import GAMES
from florin.simulation import random_game
from florin.terminal.rulebook import rule_ids
from tests.terminal.command import FLORIN, environment
from tests.terminal.command import florin as run_process
from tests.terminal.command import florin_here as run

PLAYERS = {"card": 4, "board": 4, "court": 2}


def finished(game: florin.Game, dealer: florin.Dealer) -> florin.Position:
    position = game.start(dealer=dealer)
    while moves := position.legal():
        position.play(moves[len(position.log) % len(moves)])
    return position


# -- simulate ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_simulated_games_are_read_strictly(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = run_process("simulate", game, "--players", str(PLAYERS[game]), "--games", "5", "--seed", "7", "--out", file)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    records = list(florin.read(file))
    assert len(records) == 5 and all(record["winners"] for record in records)
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_simulated_game_depends_on_seed_and_number_alone() -> None:
    few = run("simulate", "card", "--players", "3", "--games", "3", "--seed", "7").stdout.splitlines()
    many = run("simulate", "card", "--players", "3", "--games", "6", "--seed", "7").stdout.splitlines()
    other = run("simulate", "card", "--players", "3", "--games", "3", "--seed", "8").stdout.splitlines()
    assert many[:3] == few and len(set(many)) == 6 and not set(few) & set(other)
    alone = random_game(florin.game("card", players=3), 7, 4)
    assert json.loads(many[4])["log"] == alone.log


def test_simulating_with_options(tmp_path: Path) -> None:
    deck = {"good": [[0, 2, False, 2], [2, 1, False, 9], [5, 1, False, 8]], "green_2": 5, "black_7": 10}
    (tmp_path / "deck.json").write_text(json.dumps(deck))
    done = run("simulate", "card", "--option", "big_bonus=true", "--option", f"deck=@{tmp_path}/deck.json")
    options = json.loads(done.stdout)["options"]
    assert options == {"players": 4, "deck": deck, "big_bonus": True, "empty_ranks": False}


def test_an_interrupted_simulation_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("as it was")
    command = [*FLORIN, "simulate", "board", "--games", "100000000", "--out", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stderr
        for _ in range(600):
            if len(list(tmp_path.iterdir())) == 2:
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read().strip() == ""
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert file.read_text() == "as it was"


def test_the_bar_is_for_terminals(tmp_path: Path) -> None:
    """It is written to the error stream, so that the output stays clean."""
    leader, follower = pty.openpty()
    command = [*FLORIN, "simulate", "card", "--games", "3", "--seed", "1"]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=follower, timeout=60, check=False, env=environment(TERM="xterm")
    )
    os.close(follower)
    assert "Playing" in os.read(leader, 1 << 16).decode()
    os.close(leader)
    assert done.stdout.decode() == run("simulate", "card", "--games", "3", "--seed", "1").stdout


def test_a_closed_pipe_is_no_error() -> None:
    line = f"{' '.join(FLORIN)} simulate card --games 100000 | head -n 1"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, timeout=60, check=False, env=environment()
    )
    assert done.stderr == "" and done.stdout.count("\n") == 1


# -- replay ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_game_is_told_in_words(game: str, lang: str, tmp_path: Path) -> None:
    """Every card of the log is named, and so is the winner."""
    position = random_game(florin.game(game, players=PLAYERS[game]), 3, 0)
    file = tmp_path / "game.jsonl"
    file.write_text(florin.dumps(position.record()) + "\n")
    done = run("replay", file, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert texts.say(lang, f"title-{game}") in done.stdout
    for line in position.log:
        if line.startswith("* ") and "first" not in line:
            assert line[2:] in done.stdout
    assert position.winners is not None
    assert position.names[position.winners[0]] in done.stdout.splitlines()[-1]


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *(("card", {"players": players, "big_bonus": big}) for players in (2, 6) for big in (False, True)),
    *(("board", {"players": players, "fifth_step": pays}) for players in (3, 6) for pays in (0, 5)),
    *(("court", options) for options in ({}, {"dukes": True}, {"distinct_circle": True})),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_kind_of_game_can_be_told(game: str, options: dict[str, Any]) -> None:
    """Complete, as one seat saw it, and as a spectator did."""
    from florin.terminal.game_log import entries
    from florin.terminal.replay import conclusion, heading
    from florin.terminal.words import Words

    position = random_game(florin.game(game, **options), 9, 0)
    for record in (position.record(), position.record(0), position.record(None)):
        words = Words("pl", game, position.names)
        lines = [*heading(words, record), *conclusion(words, record)]
        lines += [line for entry in entries(words, record) for line in entry.lines]
        assert len(lines) > 20


def test_a_game_may_end_anywhere(tmp_path: Path) -> None:
    """Even before a draw."""
    record = florin.game("card", players=2).start(seed=1).record()
    record["log"].append(f"{record['log'][0][-1]} reveal")
    file = tmp_path / "game.jsonl"
    file.write_text(florin.dumps(record))
    done = run("replay", file)
    assert (done.returncode, done.stderr) == (0, "") and "not finished" in done.stdout


def test_one_of_many_games_from_the_standard_input() -> None:
    games = run("simulate", "card", "--games", "3", "--seed", "1").stdout
    assert run("replay", "-", "--game", "2", typed=games).stdout != run("replay", "-", typed=games).stdout
    missing = run_process("replay", "-", "--game", "4", typed=games)
    assert (missing.returncode, missing.stderr) == (2, "- has no game 4.\n")


def test_step_by_step_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(run("simulate", "court", "--seed", "2").stdout)
    leader, follower = pty.openpty()
    os.write(leader, b"\n\nq\n")
    command = [*FLORIN, "replay", str(file), "--step"]
    done = subprocess.run(command, stdin=follower, stdout=follower, timeout=60, check=False, env=environment())
    os.close(follower)
    shown = os.read(leader, 1 << 16).decode()
    os.close(leader)
    assert done.returncode == 0 and shown.count("Enter: next turn") == 3
    assert run("replay", file, "--step").stdout == run("replay", file).stdout


def test_names_from_a_file_cannot_command_the_terminal(tmp_path: Path) -> None:
    record = florin.game("card", players=2).start(seed=1, names=["\x1b[2JAnna", "B\nritta"]).record()
    file = tmp_path / "game.jsonl"
    file.write_text(florin.dumps(record))
    assert "?[2JAnna and B?ritta" in run("replay", file).stdout


# -- verify ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def committed() -> list[dict[str, object]]:
    """One committed game of each kind."""
    dealers = [Committed(bytes([i]) * 32, b"salt" * 4) for i in range(3)]
    games = [florin.game(name, players=PLAYERS[name]) for name in GAMES]
    return [finished(game, dealer).record() for game, dealer in zip(games, dealers, strict=True)]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_committed_games_are_verified_one_by_one(committed: list[dict[str, object]], lang: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(florin.dumps(record) + "\n" for record in committed))
    done = run("verify", file, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for record, line in zip(committed, done.stdout.splitlines(), strict=True):
        assert record["deal"]["commit"] in line  # type: ignore[index]


def test_a_tampered_game_is_found_out(committed: list[dict[str, object]], tmp_path: Path) -> None:
    """A wrong secret and a game without a commitment are reported; the valid record still passes."""
    file = tmp_path / "games.jsonl"
    good, bad, plain = committed
    bad["deal"]["secret"] = "00" * 32  # type: ignore[index]
    del plain["deal"]
    file.write_text("".join(florin.dumps(record) + "\n" for record in (bad, good, plain)))
    done = run("verify", file)
    assert done.returncode == 2
    assert "Record 1: The secret does not match the commitment" in done.stderr
    assert "Record 3: The deal was not committed in advance" in done.stderr
    assert done.stdout.startswith("Record 2: deal verified")


def test_a_draw_of_another_deal_is_found_out(tmp_path: Path) -> None:
    """The deal was made with another secret than the one committed to."""
    claimed, actual = (Committed(bytes([i]) * 32, b"salt" * 4) for i in (1, 2))
    record = finished(florin.game("card", players=3), actual).record()
    record["deal"] |= {"commit": claimed.commit, "secret": claimed.secret.hex()}
    file = tmp_path / "games.jsonl"
    file.write_text(florin.dumps(record))
    done = run("verify", file)
    assert done.returncode == 2 and "but the committed deal gives" in done.stderr


# -- rules, version, help ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_rules_with_their_ids(game: str, lang: str) -> None:
    done = run("rules", game, "--lang", lang, COLUMNS="70")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines if line[:1] in "CBK" and line[1:2] == "-"] == rule_ids(game)
    assert max(map(len, lines)) <= 70
    assert (texts.say(lang, "deck-table").splitlines()[0] in lines) == (game == "card")


def test_the_language_may_come_from_the_environment() -> None:
    assert run("rules", "card", FLORIN_LANG="pl").stdout == run("rules", "card", "--lang", "pl").stdout


def test_the_version_says_how_fast_and_why() -> None:
    plain = run_process("--version", FLORIN_PLAIN="1")
    assert plain.stdout == f"florin {florin.__version__}, plain (FLORIN_PLAIN is set)\n"
    usual = run_process("--version").stdout
    speed, why = florin.rules.speed()
    if not os.environ.get("FLORIN_PLAIN"):
        assert usual == f"florin {florin.__version__}, {speed} ({why})\n"


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "review", "verify", "rules", "bench", "arena", "serve", "backup"]
)
def test_help_has_examples(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0 and f"\n$ florin {command} " in done.stdout.replace("bench\n", "bench \n")


def test_the_help_begins_with_examples() -> None:
    """They come before the lists of commands and options, each on one line at 80 columns."""
    for command in ([], ["play"], ["replay"], ["serve"], ["arena"], ["simulate"]):
        text = run(*command, "--help").stdout
        assert text.index(" ".join(["$ florin", *command])) < text.index("╭─")
        lines = text.splitlines()
        after = {lines[n + 1] for n, line in enumerate(lines) if line.startswith("$ florin")}
        assert all(line == "" or line.startswith("$ florin") for line in after), "an example is one line"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete(shell: str, tmp_path: Path) -> None:
    """The installed script knows the commands and their options."""
    done = run("--install-completion", "--shell", shell, "--output", tmp_path / "florin")
    assert (done.returncode, done.stderr) == (0, "")
    script = (tmp_path / "florin").read_text()
    assert "replay" in script and "join" in script


COMPLETE = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
asked=$(complete -p florin | sed 's/.*-F \\([^ ]*\\).*/\\1/')
$asked florin "${@: -1}" "${@: -2:1}"
echo "${COMPREPLY[*]}"
"""


def test_bash_completes(tmp_path: Path) -> None:
    """Tab completes commands, games, options and their values."""
    script = tmp_path / "florin"
    run("--install-completion", "--shell", "bash", "--output", script)
    typed = {"rep": "replay", "play c": "card court", "rules ": "card board court", "play card --lang ": "en fr pl"}
    typed |= {"play card --pl": "--plain --players"}
    for words, offered in typed.items():
        command = ["bash", "-c", COMPLETE, "bash", str(script), "florin", *words.split(" ")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (done.stdout.strip(), done.stderr) == (offered, "")


def test_importing_loads_no_words_and_no_commands() -> None:
    code = "import sys, florin; print(set(sys.modules) & {'fluent', 'cyclopts', 'rich', 'textual', 'florin.texts'})"
    done = subprocess.run([*FLORIN[:1], "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "set()\n"


# -- errors -----------------------------------------------------------------------------------------------------

WRONG = [
    (["play", "chess", "--plain"], "There is no game chess; choose card, board or court."),
    (["rules", "chess"], "There is no game chess; choose card, board or court."),
    (["simulate", "card", "--players", "7"], "Option players of card must be 2 to 6, not 7."),
    (["simulate", "card", "--option", "dukes=true"], "The game card has no option dukes"),
    (["simulate", "card", "--option", "big_bonus=maybe"], "Option big_bonus of card must be False or True, not maybe."),
    (["simulate", "card", "--option", "big_bonus"], "Write an option as NAME=VALUE, not big_bonus."),
    (["simulate", "card", "--games", "-1"], "games must be a whole number from 0"),
    (["simulate", "card", "--seed", "-1"], "A seed must be a whole number"),
    (["simulate", "card", "--out", "/nowhere/x"], "No such file or directory"),
    (["play", "card", "--seat", "4"], "seat must be 0 to 3, not 4."),
    (["replay", "/nowhere/x"], "/nowhere/x: No such file or directory"),
    (["review", "/dev/null"], "/dev/null"),
    (["verify", "/dev/null"], "/dev/null has no games."),
    (["rules", "card", "--lang", "de"], "--lang"),
    (["simulate"], "GAME"),
    (["simulate", "card", "--players", "many"], "--players"),
    (["simulte", "card"], "simulte"),
    (["rules", "card", "board"], "board"),
]


@pytest.mark.parametrize(
    ("args", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_errors_are_sentences_with_exit_code_2(args: list[str], sentence: str) -> None:
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1


def test_errors_are_in_the_reader_s_language() -> None:
    done = run_process("simulate", "card", "--players", "7", "--lang", "pl")
    assert done.stderr == "Opcja players gry card może mieć wartość od 2 do 6, a nie 7.\n"


@pytest.mark.parametrize("text", ["{}", "[1", "", "null", '{"format": "florin/2"}'])
def test_a_bad_record_is_refused_with_its_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(text + "\n")
    for command in ("replay", "verify"):
        done = run(command, file)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("bad.jsonl, line 1: ") and done.stderr.count("\n") == 1
