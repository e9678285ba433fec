"""The account: every change of the win probabilities is booked to its cause, so that all of them add up."""

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from florin.reviewing.judge import Change
from florin.reviewing.model import Account, Shares

CARDS = -1  # the cause of a draw; that of a move is its seat


class Entry(NamedTuple):
    """A line of a log as it is booked: its cause, and what it changed, if the judge has an opinion on it."""

    cause: int
    change: Change | None


def booked(entries: Sequence[Entry], result: Shares) -> tuple[list[Account], list[Shares]]:
    """Return each seat's account and the shares after each line.

    Where the judge's estimate before a line is not its estimate after the one before, the difference is the judge's.

    >>> lucky, even = Change([0.5, 0.5], [0.75, 0.25]), Change([0.5, 0.5], [0.5, 0.5])
    >>> accounts, shares = booked([Entry(CARDS, lucky), Entry(0, even)], [1.0, 0.0])
    >>> accounts[0]
    Account(even=0.5, play=[0.0, 0.0], cards=0.25, judge=0.25, result=1.0)
    >>> shares
    [[0.75, 0.25], [1.0, 0.0]]
    """
    players = len(result)
    now, shares = [1 / players] * players, list[Shares]()
    causes: list[dict[int, list[float]]] = [{cause: [] for cause in range(CARDS, players)} for _ in result]
    judge: list[list[float]] = [[] for _ in result]
    for cause, change in entries:
        if change is not None:
            for seat in range(players):
                judge[seat].append(change.before[seat] - now[seat])
                causes[seat][cause].append(change.after[seat] - change.before[seat])
            now = change.after
        shares.append(now)
    if shares:
        shares[-1] = result
    for seat in range(players):
        judge[seat].append(result[seat] - now[seat])
    accounts = [
        Account(
            1 / players,
            [fsum(causes[seat][cause]) for cause in range(players)],
            fsum(causes[seat][CARDS]),
            fsum(judge[seat]),
            result[seat],
        )
        for seat in range(players)
    ]
    return accounts, shares
