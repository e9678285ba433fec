"""Every game that can be set up: all player counts, all combinations of options, for card some custom decks."""

from importlib import import_module
from itertools import product
from typing import Any

from florin.options import OPTIONS, PLAYERS
from florin.rules import CURRENT, GAMES, Rules, plain, source

Options = dict[str, Any]

MANY_GREENS = {"good": [[5, 1, False, 18], [0, 1, True, 4]], "green_2": 0, "black_7": 0}  # as many as C-12 allows
NO_GOODS: Options = {"good": [], "green_2": 20, "black_7": 90}
TWO_ICONS = {"good": [[5, 2, False, 11], [0, 2, False, 11]], "green_2": 0, "black_7": 0}
DECKS = ("default", MANY_GREENS, NO_GOODS, TWO_ICONS)


def option_sets(game: str) -> list[Options]:
    """All options of a game, written out, for every player count and every value."""
    names = ["players", *OPTIONS[game]]
    values = [PLAYERS[game], *(DECKS if name == "deck" else option.values for name, option in OPTIONS[game].items())]
    sets = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return [options for options in sets if options["size"] == "full" or options.get("deck", "default") == "default"]


VARIANTS = [(game, options) for game in GAMES for options in option_sets(game)]


def compiled(game: str) -> Rules:
    """The compiled rules of a game, whatever speed is asked for; a build of other source is no build."""
    state_class = getattr(import_module("florin.rules._states"), f"{game.title()}State")
    assert state_class.fingerprint == source.fingerprint(game), "the rules have changed since: make install"
    return Rules(game, CURRENT[game], "compiled", state_class, plain(game).module)
