"""Try an installed Florin with nothing but its core dependencies: python tools/smoke.py [compiled]

Plays a game, replays its record, lets bots play each other, and prints what is installed. With `compiled` it fails if
the compiled modules are missing.
"""

import sys
import tempfile
from importlib.metadata import distributions
from pathlib import Path

import florin
from florin.arena import Tournament, play_match
from florin.cli import version
from florin.rules import speed


def main(*words: str) -> None:
    """Exercise each part of the light core."""
    print(version())
    if "compiled" in words and speed()[0] != "compiled":
        sys.exit("The compiled modules are missing.")
    for name, players in (("card", 4), ("board", 3), ("court", 2)):
        position = florin.game(name, players=players).start(seed=7)
        bots = [florin.bot("merchant", seed=seat) for seat in range(players)]
        while position.turn is not None:
            position.play(bots[position.turn].choose(position.view(position.turn)))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.jsonl"
            file.write_text(florin.dumps(position.record()) + "\n", encoding="utf-8")
            (record,) = florin.read(file)
        assert florin.replay(record) == position
        print(f"{name}: {len(record['log'])} lines, scores {position.scores[-1]}, winners {position.winners}")
    tournament = Tournament("card", ("merchant", "apprentice"), players=2, games=2)
    results = [play_match(tournament, match) for match in tournament.matches()]
    print(f"arena: {len(results)} games, win shares {[result.shares for result in results]}")
    print("installed:", *sorted(f"{one.name}-{one.version}" for one in distributions()))


if __name__ == "__main__":
    main(*sys.argv[1:])
