"""The questions about reviews: each has a row for game i, and a sentence about all rows."""

import random
import time
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from statistics import fmean, linear_regression
from typing import Any, NamedTuple

import florin
from bench import reliability
from florin.arena.statistics import clustered
from florin.bots.levels import TREE_NODES, promising
from florin.dealer import mix
from florin.notation import move_text, parse_move
from florin.position import Position
from florin.replaying import retraced
from florin.reviewing import JUDGE, review
from florin.reviewing.game_review import Plan, Task, decision, open_entry
from florin.reviewing.grading import certain_loss
from florin.reviewing.judge import ESTIMATES, OPEN, Estimates
from florin.reviewing.ledger import booked
from florin.reviewing.model import ReviewedMove, ranked
from florin.reviewing.searching import Searched
from florin.simulation import random_game

UNEQUAL = ("merchant", "apprentice")
DEEPER = 8000  # simulations by which a blunder is chosen
BLUNDER = 0.10
GLANCE = 2  # batches of these simulations that a move must promise it in first
POSITIONS = 4  # of a game, in which calibration and agreement are asked for
PLAYED_ON = 100  # times that merchants play a game to its end from each of them
DEEP = 8  # times as many simulations, with which a review's are compared
FORETOLD = 0.3  # the part of a strong game's decisions before which its result is foretold
Row = dict[str, Any]


def played(game: florin.Game, bots: Iterable[str], i: int) -> Position:
    """Play game i, one bot for each seat."""
    position = game.start(seed=mix(i))
    seats = [florin.bot(text, seed=mix(i + (seat << 32))) for seat, text in enumerate(bots)]
    while position.turn is not None:
        position.play(seats[position.turn].choose(position.view(position.turn)))
    return position


def moves(record: dict[str, Any], sims: int, seed: int) -> list[ReviewedMove]:
    """Return the moves of a game as its review lists them, without what it says about draws and lots."""
    found = []
    for task in Plan(record, sims, seed).tasks:
        before, seat = task.before, task.before.turn
        if seat is not None and len(before.legal_ids()) > 1:
            estimates = Estimates(before, task.luck, sims, seat if before.game.name == "court" else OPEN)
            found.append(decision(task, estimates).move)
    return found


# -- the questions: a row for game i -----------------------------------------------------------------------------------


def identity(game: florin.Game, sims: int, i: int) -> Row:
    found = review(random_game(game, seed=1, i=i).record(), sims=sims, seed=i, threads=1, grades=False)
    accounts = [*found.accounts, *(known.account for known in found.known)]
    return {"off": float(f"{max(abs(account.total - account.result) for account in accounts):.1e}")}


def cards(game: florin.Game, sims: int, i: int) -> Row:
    """Return the cards, the judge and the play of each bot's seats; all seatings of the two bots take turns."""
    bots = [UNEQUAL[(seat + i) % 2] for seat in range(game.players)]
    plan = Plan(played(game, bots, i // 2).record(), sims, i, grades=False)
    entries = [open_entry(task, Estimates(task.before, task.luck, sims)) for task in plan.tasks]
    accounts, _ = booked(entries, plan.result)
    return {
        "seats": [
            [bot, *(round(part, 5) for part in (account.cards, account.judge, account.play[seat]))]
            for seat, (bot, account) in enumerate(zip(bots, accounts, strict=True))
        ]
    }


def blunders(game: florin.Game, sims: int, i: int) -> Row:
    """Return the place of a planted blunder among the mistakes that a review lists, from 0; None if it lists it not.

    `worse` counts the moves listed before it that are blunders to the same deeper judges: such a game has several.
    """
    luck = random.Random(i)
    whole = played(game, ["magnifico:sims=3000"] * game.players, i)
    lines, places = whole.lines, list(range(len(whole.lines)))
    luck.shuffle(places)
    for place in places:
        position = florin.replay(whole.record(), upto=place, dealer=florin.Seeded(i))
        found = blunder(position, luck) if position.turn is not None else None
        if found:
            line = len(position.lines)  # one more than `place` if a card was due
            position.play(found)
            seats = [florin.bot("magnifico:sims=3000", seed=seat) for seat in range(game.players)]
            while position.turn is not None:
                position.play(seats[position.turn].choose(position.view(position.turn)))
            listed = ranked(moves(position.record(), sims, i))
            rank = next((at for at, move in enumerate(listed) if move.line == line), None)
            worse = sum(is_blunder(position.record(), move, luck) for move in listed[:rank])
            return {"line": line, "of": len(lines), "place": rank, "worse": worse}
    return {"line": None}


def blunder(position: Position, luck: random.Random) -> str | None:
    """Return a plausible move that costs at least ten points by both of two deeper judges, if there is one."""
    judge = deeper(position, luck)
    glance = {a: judge.share(a, GLANCE) for a in promising(judge.engine, position, style=0)}
    best = max(glance, key=glance.__getitem__)
    bad = [a for a in glance if glance[a] < glance[best] - BLUNDER]
    chosen = luck.choice(bad) if bad else None
    if chosen is None or not costs_much(judge, best, chosen):
        return None
    return move_text(position.game.name, chosen, position.state.turn)


def is_blunder(record: dict[str, Any], move: ReviewedMove, luck: random.Random) -> bool:
    position = florin.replay(record, upto=move.line, dealer=florin.Manual())
    best, made = (parse_move(position.game.name, one)[0] for one in (move.best[0], move.move))
    return costs_much(deeper(position, luck), best, made)


def deeper(position: Position, luck: random.Random) -> Estimates:
    """Return the judge that grades in this game first, with more simulations."""
    kind = Searched if position.game.name == "court" else Estimates
    return kind(position, luck.getrandbits(48), DEEPER, position.state.turn)


def costs_much(judge: Estimates, best: int, action: int) -> bool:
    """Tell whether a move is a blunder to a deeper judge, and by the second way of judging, too."""
    return judge.share(best) - judge.share(action) >= BLUNDER and certain_loss(judge, best, action, 1) >= BLUNDER


def strong(game: florin.Game, sims: int, i: int) -> Row:
    found = moves(played(game, ["magnifico:sims=6000"] * game.players, i).record(), sims, i)
    return {"moves": len(found), "grades": [move.grade for move in ranked(found)]}


def calibration(game: florin.Game, sims: int, i: int) -> Row:
    """Return all seats' shares in some positions of a game of merchants, and what came of many games from there."""
    luck = random.Random(i)
    found = []
    for before in some_positions(played(game, ["merchant"] * game.players, i), luck):
        estimates = Estimates(before, luck.getrandbits(48), sims)
        wins, _ = estimates.engine.contest([0] * game.players, luck.getrandbits(48), 0, PLAYED_ON)
        came = [won / 60 / PLAYED_ON for won in wins]
        found += [[round(x, 4) for x in pair] for pair in zip(estimates.shares(), came, strict=True)]
    return {"shares": found}


def some_positions(position: Position, luck: random.Random, decisions: bool = False) -> Iterator[Position]:
    """Yield some positions of a game, or some of those in which a player had a choice."""
    fitting = [n for n, (one, _) in enumerate(retraced(position)) if not decisions or has_choice(one)]
    chosen = set(luck.sample(fitting, min(POSITIONS, len(fitting))))
    yield from (one.copy() for n, (one, _) in enumerate(retraced(position)) if n in chosen)


def has_choice(position: Position) -> bool:
    return position.turn is not None and len(position.legal_ids()) > 1


def agreement(game: florin.Game, sims: int, i: int) -> Row:
    """Return how some moves are judged: at the budget, again with other luck, deeper, and the position by a tree."""
    luck = random.Random(i)
    bots = [UNEQUAL[(seat + i) % 2] for seat in range(game.players)]
    position = played(game, bots, i)
    found = []
    for before in some_positions(position, luck, decisions=True):
        line, seat = len(before.lines), before.state.turn
        looks = []
        for budget in (sims, sims, DEEP * sims):
            task = Task(before, position.lines[line:], line, luck.getrandbits(48), budget, True)
            share = Estimates(before, task.luck, budget).shares()[seat]
            move = decision(task, Estimates(before, task.luck, budget, seat if game.name == "court" else OPEN)).move
            looks.append([round(share, 4), round(move.loss, 4), move.grade])
        whole = Estimates(before, luck.getrandbits(48), sims)
        tree = whole.search.tree(whole.engine, -1, TREE_NODES).grow(whole.luck, 0, DEEP * sims) / (DEEP * sims)
        found.append([*looks, round(tree, 4)])
    return {"moves": found}


def foresight(game: florin.Game, sims: int, i: int) -> Row:
    """Return squared errors of predicted results of a strong game, all cards open: of merchants, trees, even shares."""
    luck = random.Random(i)
    position = played(game, ["magnifico:sims=3000"] * game.players, i)
    errors = []
    for before, _ in retraced(position):
        seat = before.turn
        if seat is not None and luck.random() < FORETOLD:
            found = Estimates(before.copy(), luck.getrandbits(48), sims)
            tree = found.search.tree(found.engine, -1, TREE_NODES).grow(found.luck, 0, sims) / sims
            shares = found.shares()[seat], tree, 1 / game.players
            errors.append([(share - position.state.won(seat) / 60) ** 2 for share in shares])
    return {"errors": [round(sum(column) / len(errors), 4) for column in zip(*errors, strict=True)]}


def times(game: florin.Game, sims: int, i: int) -> Row:
    """Return how long a review takes on two threads, until the first line and in all, by the clock and in CPU time."""
    record = played(game, ["merchant"] * game.players, i).record()
    wall, cpu = time.perf_counter(), time.process_time()
    found: list[tuple[float, float]] = []

    def clocked(*_: int) -> None:
        found.append((round(time.perf_counter() - wall, 2), round(time.process_time() - cpu, 2)))

    review(record, sims=sims, seed=i, threads=2, progress=clocked)
    return {"lines": len(record["log"]), "first": found[0], "whole": found[-1]}


# -- the answers -------------------------------------------------------------------------------------------------------


def identity_text(rows: list[Row]) -> str:
    return f"largest difference {max(row['off'] for row in rows):.1e}"


def cards_text(rows: list[Row]) -> str:
    """Say what each bot's parts are worth, and the judge's with the luck of the cards taken out.

    The cards are worth nothing by construction, so what the judge's column shares with theirs is luck.
    """
    told = []
    for bot in UNEQUAL:
        cards, judge, play = (
            by_deal([(row["number"] // 2, seat[at]) for row in rows for seat in row["seats"] if seat[0] == bot])
            for at in (1, 2, 3)
        )
        told.append(f"{bot} cards {in_points(cards)}, judge {in_points(judge)}")
        if len(cards) > 2:
            slope = linear_regression(cards, judge).slope
            less = in_points([one - slope * luck for one, luck in zip(judge, cards, strict=True)])
            told.append(f"without the luck of the cards {less}")
        told.append(f"play {in_points(play)}")
    return ", ".join(told)


def by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """Return the means of the games of each deal."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return [fmean(one) for one in deals.values()]


def in_points(values: Iterable[float]) -> str:
    mean = clustered(enumerate(values))
    return f"{100 * mean.value:+.2f} ± {100 * mean.half:.2f}"


def blunders_text(rows: list[Row]) -> str:
    planted = [row for row in rows if row["line"] is not None]
    alone = [row for row in planted if not row.get("worse")]
    told = f"{sum(row['place'] == 0 for row in alone)} of {len(alone)} planted blunders listed first"
    others = len(planted) - len(alone)
    return f"{told}; in {others} more games a bot had blundered, too, and this came first" if others else told


def strong_text(rows: list[Row]) -> str:
    grades = [grade for row in rows for grade in row["grades"]]
    slight, mistakes, blunders = (grades.count(grade) for grade in ("inaccuracy", "mistake", "blunder"))
    moves, wrong = sum(row["moves"] for row in rows), mistakes + blunders
    told = f"{moves} moves: {slight} inaccuracies, {mistakes} mistakes, {blunders} blunders"
    return f"{told}, so one move in {moves / wrong:.0f} is called a mistake" if wrong else told


def calibration_text(rows: list[Row]) -> str:
    found = [one for one in reliability.deciles(predictions(rows)) if one]
    told = [f"{one.predicted:.2f}: {100 * one.excess.value:+.1f} ± {100 * one.excess.half:.1f}" for one in found]
    return f"{sum(one.off for one in found)} deciles off; " + ", ".join(told)


def predictions(rows: list[Row]) -> list[reliability.Row]:
    return [reliability.Row(n, 0, 0.0, share, came) for n, row in enumerate(rows) for share, came in row["shares"]]


def agreement_text(rows: list[Row]) -> str:
    """Say how far apart the judgements are: root mean squares in points, and how often a grade is given again."""
    moves = [move for row in rows for move in row["moves"]]
    apart = [
        100 * sqrt(fmean((one[0] - other) ** 2 for one, other in pairs))
        for pairs in (
            [(one, again[0]) for one, again, _, _ in moves],
            [(one, deep[0]) for one, _, deep, _ in moves],
            [(one, tree) for one, _, _, tree in moves],
        )
    ]
    told = f"shares of two runs {apart[0]:.1f} points apart, of one {DEEP} times as deep {apart[1]:.1f}, "
    told += f"of a tree search {apart[2]:.1f}"
    for at, name in ((1, "again"), (2, "deeper")):
        pairs = [(move[0], move[at]) for move in moves if move[0][2] or move[at][2]]
        both = [(one, other) for one, other in pairs if one[2] and other[2]]
        loss = 100 * sqrt(fmean((one[1] - other[1]) ** 2 for one, other in both)) if both else 0.0
        told += f"; of {len(pairs)} moves with a grade {len(both)} have one {name}, losses {loss:.1f} points apart"
    return told


def foresight_text(rows: list[Row]) -> str:
    errors = [row["errors"] for row in rows if row["errors"]]
    merchants, trees, even = (sum(column) / len(errors) for column in zip(*errors, strict=True))
    less = clustered([(n, one[1] - one[0]) for n, one in enumerate(errors)])
    return (
        f"squared error of merchants' simulations {merchants:.3f}, of a tree search {trees:.3f} "
        f"({less.value:+.3f} ± {less.half:.3f}), of even shares {even:.3f}"
    )


def times_text(rows: list[Row]) -> str:
    (first, first_cpu), (wall, cpu) = (
        [sum(column) / len(rows) for column in zip(*(row[part] for row in rows), strict=True)]
        for part in ("first", "whole")
    )
    return (
        f"first line after {first:.1f} s ({first_cpu:.1f} s of CPU time), whole after {wall:.1f} s ({cpu:.1f} s), "
        f"on two threads; {sum(row['lines'] for row in rows) / len(rows):.0f} lines"
    )


class Question(NamedTuple):
    """The findings of a command: a row for each game, what all rows say, and the version that the answers depend on."""

    row: Callable[[florin.Game, int, int], Row]
    text: Callable[[list[Row]], str]
    games: int
    judge: str = JUDGE


QUESTIONS = {
    "identity": Question(identity, identity_text, 1000, ESTIMATES),
    "cards": Question(cards, cards_text, 10_000, ESTIMATES),
    "blunders": Question(blunders, blunders_text, 100),
    "strong": Question(strong, strong_text, 100),
    "calibration": Question(calibration, calibration_text, 1000, ESTIMATES),
    "agreement": Question(agreement, agreement_text, 200),
    "foresight": Question(foresight, foresight_text, 100, ESTIMATES),
    "times": Question(times, times_text, 1),
}
