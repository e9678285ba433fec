"""The gallery of exploiters: scripted extremes that no bot from merchant up should lose to.

Each is a small function of the view alone, without memory or luck. They are in the arena by name, but servers do not
offer them. `bench/gallery.py` plays them against the ladder.

>>> from florin.bots import bot
>>> bot("exploit-plan").plays
('court',)
"""

from florin.bots.bot import Bot, checked
from florin.bots.gallery import board, card, court
from florin.bots.gallery.policy import Policy
from florin.errors import OptionError
from florin.view import View

GALLERY: dict[str, dict[str, Policy]] = {
    "card": card.EXPLOITERS,
    "board": board.EXPLOITERS,
    "court": court.EXPLOITERS,
}
EXPLOITERS = tuple(dict.fromkeys(name for policies in GALLERY.values() for name in policies))


class Exploiter(Bot):
    """A bot that plays by a policy of the gallery, in the games that have one of this name."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.plays = tuple(game for game in GALLERY if name in GALLERY[game])

    def choose(self, view: View) -> str:
        if view.game not in self.plays:
            raise OptionError("bot-game", bot=self.name, game=view.game, games=", ".join(self.plays))
        return GALLERY[view.game][self.name](checked(view))
