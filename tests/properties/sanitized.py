"""Run in a process of its own: builds the rules with sanitizers, or plays many games in such a build.

`build FOLDER` compiles all rules into FOLDER; `build FOLDER card OLD NEW` only those of card, with a text of theirs
replaced. `play FOLDER GAME ROUNDS` plays games of every style with every set of options in the build.
"""

import os
import sys
from array import array
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
# bounds-strict takes a tuple's items for an array of one, as they are declared: so they are fetched by a call.
TUPLES = """#include <Python.h>
#undef PyTuple_GET_ITEM
#define PyTuple_GET_ITEM(tuple, i) PyTuple_GetItem((PyObject*)(tuple), i)
"""
FLAGS = ["-fsanitize=address,undefined", "-fsanitize=bounds-strict", "-fno-sanitize-recover=all"]


def build(folder: Path, game: str = "", old: str = "", new: str = "") -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    from setuptools import Distribution

    import compile_rules

    tool: Any = compile_rules
    write = tool.write
    tool.write = lambda to: [(name, path) for name, path in write(to) if name.startswith("florin.rules.")]  # no search
    if game:
        source: Any = compile_rules.source
        text = source.text
        source.GAMES = (game,)
        source.text = lambda part, ending: text(part, ending).replace(old, new)
    os.chdir(folder)  # the extensions' paths are relative
    Path("tuples.h").write_text(TUPLES)
    flags = ["-O0", "-g0", "-include", "tuples.h", "-DCYTHON_ASSUME_SAFE_MACROS=0", *FLAGS]
    modules = compile_rules.extensions(Path("source"), flags, FLAGS)
    for module in modules:
        module.optional = False  # otherwise the games would be played in the build that is installed
    command = Distribution({"name": "sanitized", "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = "lib"
    command.build_temp = "temp"
    command.parallel = 2
    command.ensure_finalized()
    command.run()


def play(folder: Path, game: str, rounds: int) -> None:
    import florin.rules

    florin.rules.__path__.insert(0, str(folder / "lib" / "florin" / "rules"))
    from florin.options import new_state
    from florin.rules import CURRENT, Rules, plain
    from tests.properties.policies import POLICIES, play_game
    from tests.properties.variants import option_sets

    states = import_module("florin.rules._states")
    assert Path(str(states.__file__)).is_relative_to(folder), "not the sanitized build"
    rules = Rules(game, CURRENT[game], "compiled", getattr(states, f"{game.title()}State"), plain(game).module)
    rng, games = Random(game), 0
    for options in option_sets(game):
        for policy in POLICIES[game].values():
            for _ in range(rounds):
                play_game(rules, options, policy, rng)
                games += 1
        scores, lengths = array("h", bytes(200 * options["players"])), array("h", bytes(200))
        new_state(game, options, rules).playouts(rng.randrange(1 << 64), scores, lengths)
        games += 100
    print(games, "games")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    verb, where, *rest = sys.argv[1:]
    if verb == "build":
        build(Path(where), *rest)
    else:
        play(Path(where), rest[0], int(rest[1]))
