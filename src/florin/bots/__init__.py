"""Who plays: a bot is a name with parameters, as text.

>>> from florin.bots import bot
>>> bot("banker:sims=200,threads=1", seed=1).sims
200
"""

import importlib
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from florin.bots.bot import Bot, Candidate
from florin.bots.levels import Banker, Magnifico, Style
from florin.bots.process import ProcessBot
from florin.bots.weights import LEVELS, PERSONAS, STYLES
from florin.errors import Error, OptionError

__all__ = ["LADDER", "PERSONAS", "Bot", "Candidate", "bot", "listed", "names", "plug_in", "register"]

LADDER = (*LEVELS, "banker", "magnifico")

_makers: dict[str, Callable[..., Bot]] = {style: partial(Style, style) for style in STYLES}
_makers |= {"banker": Banker, "magnifico": Magnifico}


def names() -> list[str]:
    """All bots that are known, the ladder first."""
    return [*LADDER, *(name for name in _makers if name not in LADDER)]


def register(name: str, maker: Callable[..., Bot]) -> None:
    """Makes a bot of one's own known: `maker(seed=…, parameter=…)` gives it."""
    _makers[name] = maker


def plug_in(modules: Iterable[str]) -> None:
    """Imports modules that register bots; one's own often lie in this very folder."""
    for module in modules:
        if "" not in sys.path:
            sys.path.append("")
        try:
            importlib.import_module(module)
        except Exception as error:  # it is not ours, and may fail in any way it likes
            raise Error("no-plugin", plugin=module, reason=str(error).rstrip(".") or type(error).__name__) from None


def listed(text: str) -> list[str]:
    """The names in a list with commas between; a parameter after a comma belongs to the bot before it.

    >>> listed("banker:sims=200,threads=1,merchant")
    ['banker:sims=200,threads=1', 'merchant']
    """
    return re.split(r",(?!\w+=)", text)


def bot(text: str, seed: int = 0) -> Bot:
    """The bot of this name: `merchant`, `banker:ms=300`, `magnifico:sims=2000,threads=1`, `cmd:python my_bot.py`."""
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
    try:
        return _makers[name](seed=seed, **parameters)
    except TypeError:
        raise OptionError("bad-bot", bot=text, part=rest) from None
