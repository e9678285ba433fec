"""What a rank pays, ties included: one calculation for ships, holds and goods in both trading games."""

PLACES = 6  # per row of a table of prizes


def prize(table, at, players, amounts, seat):
    """Return what `seat` gets for the rank of its amount (C-9, B-11).

    From `at` on, `table` has a row for each place: the florins of each player if one, two and more share that place.
    """
    better = 0
    tied = 0
    for other in range(players):
        better += amounts[other] > amounts[seat]
        tied += amounts[other] == amounts[seat]
    return table[at + PLACES * better + tied - 1]


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
