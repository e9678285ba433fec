"""A bot of your own: `florin arena card --players 3 --plugin examples.bot --bots tidy,apprentice --games 60`

It takes the cards of the good of which it has the most, and otherwise as few as it may.
"""

import florin
from florin.bots import Bot, register
from florin.view import CardView, View


class Tidy(Bot):
    """Likes one good."""

    plays = ("card",)

    def choose(self, view: View) -> str:
        """Return the move that brings most icons of our best good; reveal where there is nothing to take."""
        assert isinstance(view, CardView) and view.turn is not None
        ours = view.warehouses[view.turn]
        best = "GSFDC"[ours.index(max(ours))]
        takes = [move for move in view.legal if move.startswith("take")]

        def icons(move: str) -> int:
            return sum(view.market[-int(place)].count(best) for place in move[5:])

        return max(takes, key=lambda move: (icons(move), -len(move)), default="reveal")


register("tidy", Tidy)

if __name__ == "__main__":
    position = florin.game("card", players=3).start(seed=1)
    bots = [Tidy(), florin.bot("apprentice", seed=1), florin.bot("apprentice", seed=2)]
    while position.turn is not None:
        position.play(bots[position.turn].choose(position.view(position.turn)))
    print(position)
