"""Bots. A bot is written as a name with parameters.

>>> from florin.bots import bot
>>> bot("banker:sims=200,threads=1", seed=1).sims
200
"""

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from florin.bots.bot import Bot, Candidate
from florin.bots.gallery import EXPLOITERS, Exploiter
from florin.bots.levels import Banker, Magnifico, Style
from florin.bots.process import ProcessBot
from florin.bots.weights import LEVELS, PERSONAS, STYLES
from florin.errors import Error, OptionError
from florin.view import View

__all__ = ["LADDER", "PERSONAS", "Bot", "Candidate", "bot", "in_sims", "listed", "names", "plug_in", "register"]

LADDER = (*LEVELS, "banker", "magnifico")

SIMS = {"banker": "banker:sims=400", "magnifico": "magnifico:sims=1000"}  # part of a version of the daily deals

_makers: dict[str, Callable[..., Bot]] = {style: partial(Style, style) for style in STYLES}
_makers |= {"banker": Banker, "magnifico": Magnifico}
_makers |= {name: partial(Exploiter, name) for name in EXPLOITERS}


def names() -> list[str]:
    """Return the names of the bots to offer, the ladder first: all registered ones but the gallery of exploiters."""
    return [*LADDER, *(name for name in _makers if name not in LADDER + EXPLOITERS)]


def in_sims(level: str) -> str:
    """Return the bot of a level as it plays the same on every machine: with a budget in simulations, not in time.

    >>> in_sims("magnifico"), in_sims("merchant")
    ('magnifico:sims=1000', 'merchant')
    """
    return SIMS.get(level, level)


def register(name: str, maker: Callable[..., Bot]) -> None:
    """Register a custom bot; `maker(seed=…, parameter=…)` creates it."""
    _makers[name] = maker


def parameters(name: str) -> list[str] | None:
    """Return the parameters that a bot takes besides its seed; None if it takes any.

    >>> parameters("banker")
    ['sims', 'ms', 'threads']
    """
    try:
        found = inspect.signature(_makers[name]).parameters.values()
    except ValueError:  # some builtins have no signature
        return None
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in found):
        return None
    return [parameter.name for parameter in found if parameter.name != "seed"]


class AfarBot(Bot):
    """A local stand-in for a bot that plays in another process."""

    def choose(self, view: View) -> str:
        raise NotImplementedError


def register_afar(name: str, takes: list[str] | None) -> None:
    """Register a bot by its name alone: it can be chosen here, and plays in another process."""

    def maker(**_: int) -> Bot:
        return AfarBot()

    if takes is not None:
        usual = [inspect.Parameter(word, inspect.Parameter.KEYWORD_ONLY, default=0) for word in ("seed", *takes)]
        maker.__signature__ = inspect.Signature(usual)  # type: ignore[attr-defined]
    register(name, maker)


def plug_in(modules: Iterable[str]) -> None:
    """Import modules that register bots, also from the current folder."""
    for module in modules:
        if "" not in sys.path:
            sys.path.append("")
        try:
            importlib.import_module(module)
        except Exception as error:  # a plugin may fail in any way
            raise Error("no-plugin", plugin=module, reason=str(error).rstrip(".") or type(error).__name__) from None


def listed(text: str) -> list[str]:
    """Split a comma-separated list of bots; a parameter after a comma belongs to the bot before it.

    >>> listed("banker:sims=200,threads=1,merchant")
    ['banker:sims=200,threads=1', 'merchant']
    """
    return re.split(r",(?!\w+=)", text)


def bot(text: str, seed: int = 0) -> Bot:
    """Return a bot by name: `merchant`, `banker:ms=300`, `magnifico:sims=2000,threads=1`, `cmd:python my_bot.py`.

    Errors of a plugin's own code are not caught.
    """
    name, _, rest = text.partition(":")
    if name == "cmd" and rest.strip():
        return ProcessBot(rest, seed)
    if name not in _makers:
        raise OptionError("no-bots", bot=text, known=", ".join(names()))
    parameters: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if not value.isascii() or not value.isdigit() or not 1 <= int(value) <= 10**9:
            raise OptionError("bad-bot", bot=text, part=part)
        parameters[key] = int(value)
    maker = _makers[name]
    if not accepts(maker, seed=seed, **parameters):
        raise OptionError("bad-bot", bot=text, part=rest)
    return maker(seed=seed, **parameters)


def accepts(maker: Callable[..., Bot], **parameters: int) -> bool:
    """Return whether a maker takes these parameters. It is not called, so its own TypeErrors are not mistaken."""
    try:
        inspect.signature(maker).bind(**parameters)
    except TypeError:
        return False
    except ValueError:  # some builtins have no signature
        return True
    return True
