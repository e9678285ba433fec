"""What a rank pays, ties included: one calculation for ships, holds and goods in both trading games."""


def prize(table, at, players, amounts, seat, unit):
    """Return what `seat` gets for the rank of its amount (C-9, B-11).

    The tied players' places in the row of `table` that begins at `at` are added up, divided among them and rounded
    down to a multiple of `unit`.
    """
    better = 0
    tied = 0
    for other in range(players):
        better += amounts[other] > amounts[seat]
        tied += amounts[other] == amounts[seat]
    pot = table[at + better]
    if tied == 1 or pot == 0:  # no place pays more than the one before it
        return pot
    for place in range(better + 1, better + tied):
        pot += table[at + place]
    return pot // tied // unit * unit


def seek_poorest(players, florins, poorest):
    """Write the seats that own least to `poorest`, in order, and return their number."""
    low = florins[0]
    for p in range(1, players):
        if florins[p] < low:
            low = florins[p]
    tied = 0
    for p in range(players):
        if florins[p] == low:
            poorest[tied] = p
            tied += 1
    return tied


def share_of_win(players, florins, seat):
    """Return this seat's share of the win, in sixtieths; the richest share it."""
    tied = 0
    for other in range(players):
        if florins[other] > florins[seat]:
            return 0
        tied += florins[other] == florins[seat]
    return 60 // tied
