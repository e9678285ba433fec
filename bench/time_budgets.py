"""Do bots keep their time? python -m bench.time_budgets --bot banker --ms 100 --moves 1000

Plays every game, gives the bot a time budget for each move that is a choice (including the first), and reports how many
answers came within the budget plus 20 ms. Other work on the machine distorts the figures.
"""

import argparse
import time

from florin import bot, game

GRACE = 0.020
TABLES = {"card": 4, "board": 4, "court": 2}


def lateness(name: str, players: int, text: str, moves: int, ms: int) -> list[float]:
    """Return by how many seconds each answer exceeded its budget."""
    player, others = bot(f"{text}:ms={ms}", seed=1), bot("merchant", seed=2)
    late: list[float] = []
    seed = 0
    while len(late) < moves:
        position = game(name, players=players).start(seed=seed)
        seed += 1
        while position.turn is not None and len(late) < moves:
            view = position.view(position.turn)
            if position.turn or len(view.legal) == 1:
                position.play(others.choose(view))
                continue
            start = time.perf_counter()
            move = player.choose(view)
            late.append(time.perf_counter() - start - ms / 1000)
            position.play(move)
    return late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="banker")
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--moves", type=int, default=1000)
    chosen = parser.parse_args()
    for name, players in TABLES.items():
        late = sorted(lateness(name, players, chosen.bot, chosen.moves, chosen.ms))
        within = sum(seconds <= GRACE for seconds in late) / len(late)
        at_99 = late[int(0.99 * (len(late) - 1))]
        print(f"{name}: {within:.1%} within {chosen.ms} + 20 ms of {len(late)} moves", end="; ")
        print(f"99 % by {1000 * at_99:+.1f} ms, the worst {1000 * late[-1]:+.1f} ms")


if __name__ == "__main__":
    main()
