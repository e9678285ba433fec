"""Perft: how many ways there are to go on from a position, counted to a limited depth and pinned as data.

A step is a legal move or, where chance is due, one of the *different* cards or seats that can come; how likely each is
does not count. perft(d) is the number of different lines of exactly d steps; a line that reaches the end of the game
before that is not among them. tests/data/perft.json gives for each position its game, its options, the log that leads
there and perft(1), perft(2), …; `python -m tests.properties.test_perft` writes it anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import florin
from florin.notation import CARDS, KINDS, move_text, parse_move
from florin.options import checked, new_state
from florin.rules import CARD, FIRST, MOVE, OVER, Rules, State, plain
from tests.properties.policies import POLICIES, choose
from tests.properties.variants import MANY_GREENS, compiled

FILE = Path(__file__).parents[1] / "data" / "perft.json"
MOST, MOST_PLAIN = 60_000, 2_000  # lines counted for a position, by the compiled and by the plain rules


def perft(s: State, depth: int) -> int:
    if s.due == OVER:
        return 0
    if s.due == MOVE:
        acts = s.legal()
        return len(acts) if depth == 1 else sum(perft(after_move(s, action), depth - 1) for action in acts)
    codes = {s.outcome(j) for j in range(s.chances())}
    return len(codes) if depth == 1 else sum(perft(after_draw(s, code), depth - 1) for code in codes)


def after_move(s: State, action: int) -> State:
    after = s.copy()
    after.apply(action)
    return after


def after_draw(s: State, code: int) -> State:
    after = s.copy()
    after.draw(after.rank_of(code))
    return after


def position(entry: dict[str, Any], rules: Rules) -> State:
    """The state to which an entry's log leads."""
    s = new_state(rules.game, entry["options"], rules)
    for line in entry["log"]:
        who, what = line.split(" ", 1)
        if who != "*":
            s.apply(parse_move(rules.game, what)[0])
        else:
            s.draw(s.rank_of(int(what[-1]) if s.due == FIRST else KINDS[rules.game][what]))
    return s


ENTRIES = json.loads(FILE.read_text()) if FILE.exists() else []
NAMES = [f"{entry['game']} {number}" for number, entry in enumerate(ENTRIES)]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_compiled_rules_count_what_is_pinned(entry: dict[str, Any]) -> None:
    """To every depth of the data."""
    s = position(entry, compiled(entry["game"]))
    assert entry["counts"] == [perft(s, depth) for depth in range(1, len(entry["counts"]) + 1)]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_plain_rules_count_the_same(entry: dict[str, Any]) -> None:
    """To the depths that are quickly counted."""
    counts = [count for count in entry["counts"] if count <= MOST_PLAIN] or entry["counts"][:1]
    s = position(entry, plain(entry["game"]))
    assert counts == [perft(s, depth) for depth in range(1, len(counts) + 1)]


def test_the_data_cover_every_game() -> None:
    """Each game from its start and from later positions, every player count, and every option off its default."""
    for name in ("card", "board", "court"):
        entries = [entry for entry in ENTRIES if entry["game"] == name]
        assert {len(entry["log"]) > 0 for entry in entries} == {True, False}
        game = florin.game(name, **entries[0]["options"])
        players = {entry["options"]["players"] for entry in entries}
        assert players == {"card": {2, 3, 4, 5, 6}, "board": {3, 4, 5, 6}, "court": {2}}[name]
        for option in game.options:
            assert option == "players" or len({json.dumps(entry["options"][option]) for entry in entries}) > 1


# -- writing the data --------------------------------------------------------------------------------------------------

CASES: list[tuple[str, dict[str, Any]]] = [
    *(("card", {"players": players}) for players in range(2, 7)),
    ("card", {"players": 2, "big_bonus": True, "empty_ranks": True, "deck": MANY_GREENS}),
    *(("board", {"players": players}) for players in range(3, 7)),
    ("board", {"players": 6, "third_of_six": 15, "empty_ranks": False, "fifth_step": 5}),
    ("court", {}),
    ("court", {"dukes": True, "plan_draw": "row"}),
    ("court", {"distinct_circle": True, "end": "house"}),
]


def walk(game: str, options: dict[str, Any], steps: int, rng: Random) -> list[str]:
    """The log of so many random steps, the style of play changing now and then; fewer if the game is over before."""
    s = new_state(game, options, compiled(game))
    log: list[str] = []
    policy = POLICIES[game]["uniform"]
    while len(log) < steps and s.due != OVER:
        if rng.random() < 0.1:
            policy = rng.choice(list(POLICIES[game].values()))
        if s.due == MOVE:
            action, turn = choose(s, s.legal(), policy, rng), s.turn
            log.append(f"{turn} {move_text(game, action, turn)}")
            s.apply(action)
        else:
            due = s.due
            code = s.draw(rng.randrange(s.chances()))
            log.append(f"* {CARDS[game][code]}" if due == CARD else f"* first {code}")
    return log


def entry_of(game: str, options: dict[str, Any], log: list[str]) -> dict[str, Any]:
    """An entry with as many counts as stay below MOST, at least one."""
    entry: dict[str, Any] = {"game": game, "options": options, "log": log, "counts": []}
    s = position(entry, compiled(game))
    counts = [perft(s, 1)]
    while 0 < counts[-1] <= MOST // 20 and len(counts) < 8:
        counts.append(perft(s, len(counts) + 1))
    return entry | {"counts": counts}


def write() -> None:
    entries = []
    for number, (game, given) in enumerate(CASES):
        options = checked(game, given)
        rng = Random(number)
        whole = walk(game, options, 10_000, rng)
        cuts = [0, rng.randrange(18, 60), len(whole) // 2, len(whole) - 4]
        entries += [entry_of(game, options, whole[:cut]) for cut in cuts]
    FILE.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in entries) + "\n]\n")


if __name__ == "__main__":
    write()
    print(FILE)
