"""Where draws come from: seeded, committed (provably fair), scripted, or made by the caller.

A dealer answers one question: which of `count` equally likely outcomes is drawn? They are ranked in the canonical
order (docs/notation.md). `draw_below` turns a stream of numbers into draws; a draw with one possible outcome uses no
number. (For `Seeded` the compiled rules do the same, see rules/chance.pxi.)
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from florin.errors import Error, OptionError
from florin.rules.playout import GAMMA, MIX_1, MIX_2, WORD

Find = Callable[[str], int]  # the rank of an outcome given as text, or an error


@runtime_checkable
class Dealer(Protocol):
    """Anything that picks; third parties may write their own."""

    def pick(self, count: int, find: Find) -> int:
        """Return the rank of the outcome drawn, from 0 to count - 1."""

    def copy(self) -> "Dealer":
        """Return a dealer that will deal the same from here on."""


def mix(number: int) -> int:
    """Return splitmix64's finaliser of a number.

    >>> mix(GAMMA)  # the first number of the generator seeded with 0
    16294208416658607535
    """
    z = ((number ^ (number >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def draw_below(number: Callable[[int], int], k: int, count: int) -> tuple[int, int]:
    """Draw from a stream of 64-bit numbers, beginning with the k-th; return the rank and where the next draw begins.

    A number at or above the largest multiple of `count` is rejected, so that all ranks are equally likely.
    """
    if count == 1:
        return 0, k
    fair = (WORD + 1) // count * count
    while (value := number(k)) >= fair:
        k += 1
    return value % count, k + 1


class Seeded:
    """Deal from a seed, the same on every machine: the k-th number is mix(seed + (k + 1) * GAMMA).

    >>> dealer = Seeded(7)
    >>> [dealer.pick(6) for _ in range(8)]
    [3, 0, 0, 3, 4, 3, 4, 0]
    """

    __slots__ = ("k", "seed")

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= WORD:
            raise OptionError("bad-seed", value=seed)
        self.seed = seed
        self.k = 0

    def number(self, k: int) -> int:
        z = (self.seed + (k + 1) * GAMMA) & WORD
        z = ((z ^ (z >> 30)) * MIX_1) & WORD  # mix(z), inlined for speed
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def pick(self, count: int, find: Find | None = None) -> int:
        rank, self.k = draw_below(self.number, self.k, count)
        return rank

    def copy(self) -> "Seeded":
        other = Seeded(self.seed)
        other.k = self.k
        return other

    def __repr__(self) -> str:
        return f"florin.Seeded({self.seed})"


class Committed:
    """Deal as committed before the game: number k is the first 8 bytes of HMAC-SHA-256(secret, salt ‖ k), big-endian.

    Everyone sees `commit`, the SHA-256 of the secret, before the game, and contributes to the salt. The secret is
    revealed when the game is over, and then anyone can check every draw. k counts the numbers used.

    >>> dealer = Committed(b"a secret of 16 b", b"Anna, Britta, Carlos")
    >>> dealer.commit[:16], [dealer.pick(6) for _ in range(5)]
    ('0fea42669b0de1e7', [0, 4, 1, 3, 1])
    """

    __slots__ = ("k", "salt", "secret")

    def __init__(self, secret: bytes, salt: bytes, k: int = 0) -> None:
        given: tuple[tuple[str, object], ...] = (("secret", secret), ("salt", salt))
        for name, value in given:
            if not isinstance(value, bytes) or not 16 <= len(value) <= 64:
                size = len(value) if isinstance(value, bytes) else type(value).__name__
                raise OptionError("bad-secret", name=name, value=size)
        if type(k) is not int or not 0 <= k <= WORD:
            raise OptionError("bad-number", name="k", least=0, most=WORD, value=k)
        self.secret = secret
        self.salt = salt
        self.k = k

    @property
    def commit(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def number(self, k: int) -> int:
        digest = hmac.digest(self.secret, self.salt + k.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[:8], "big")

    def pick(self, count: int, find: Find | None = None) -> int:
        rank, self.k = draw_below(self.number, self.k, count)
        return rank

    def copy(self) -> "Committed":
        return Committed(self.secret, self.salt, self.k)

    def __repr__(self) -> str:
        return f"<florin.Committed {self.commit}>"  # never the secret


def script(lines: Any) -> list[str]:
    if isinstance(lines, str) or not isinstance(lines, Iterable):
        raise OptionError(
            "bad-argument", name="A script", expected='a list of draws like "first 2" or "F3"', value=lines
        )
    found = list(lines)
    for line in found:
        if not isinstance(line, str):
            raise OptionError(
                "bad-argument", name="A draw of a script", expected='a string like "first 2" or "F3"', value=line
            )
    return found


class Manual:
    """Deal nothing: every draw waits for `Position.draw`, for programs that make the draws themselves.

    >>> Manual()
    florin.Manual()
    """

    __slots__ = ()

    def pick(self, count: int, find: Find) -> int:
        raise Error("chance-due")

    def copy(self) -> "Manual":
        return Manual()

    def __repr__(self) -> str:
        return "florin.Manual()"


class Scripted:
    """Deal from a list of draws in notation: cards as `F3`, a first player as `first 2`.

    >>> Scripted(["first 2", "F3"])
    florin.Scripted(['first 2', 'F3'])
    """

    __slots__ = ("lines", "used")

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = script(lines)
        self.used = 0

    def pick(self, count: int, find: Find) -> int:
        if self.used == len(self.lines):
            raise Error("script-over")
        rank = find(self.lines[self.used])
        self.used += 1
        return rank

    def copy(self) -> "Scripted":
        other = Scripted(self.lines)
        other.used = self.used
        return other

    def __repr__(self) -> str:
        return f"florin.Scripted({self.lines[self.used :]!r})"


def checked_dealer(dealer: Any) -> Dealer:
    """Return the dealer given, or one seeded at random."""
    if dealer is None:
        return Seeded(secrets.randbits(64))
    if type(dealer) is Seeded:  # looking at a protocol takes long
        return dealer
    if isinstance(dealer, type) or not isinstance(dealer, Dealer):
        raise OptionError("bad-argument", name="dealer", expected="an object with pick() and copy()", value=dealer)
    return dealer
