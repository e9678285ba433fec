"""Find puzzles: look at every decision of a game briefly, and at the promising ones with the full budget.

The answer must be better than every other legal move, beyond the noise of the simulations and by a second way of
judging (reviewing/grading.py). An apprentice must mostly miss it, and a magnifico mostly find it: what no level finds
may be the judge's mistake.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from florin.bots import LADDER, bot
from florin.bots.levels import promising, share_of
from florin.dealer import Seeded, mix
from florin.game import Game
from florin.notation import move_text, parse_move
from florin.position import Position
from florin.puzzles.model import Kind, Puzzle, load, save
from florin.puzzles.rating import rated
from florin.replaying import replay, retraced
from florin.reviewing.grading import CAREFUL, noise, second_opinion, why
from florin.reviewing.judge import BATCHES, ESTIMATES, OPEN, Estimates
from florin.rules.playout import WORD
from florin.search import search_of

SIMS = 8000  # the full budget for each move
BRIEF, WIDE = 320, 0.06  # simulations of the first look, and the margin that it must find
GLANCE, HOPELESS = 4, 0.12  # batches for all moves, and the share behind the best after which a move gets no more
LEAD = 0.02  # the margin that these batches must find, and a second opinion as brief
MARGIN = 0.04  # of the win, by the smaller of two opinions
CLOSE = 0.12  # share behind the best after the first look: moves that get the full budget
TRIES = 5  # games of chance: how often each level is asked
EASY = 0.5  # an apprentice finds the answer at most this often, a magnifico at least
BOTS = {level: f"{level}:sims={sims},threads=1" for level, sims in (("banker", 400), ("magnifico", 1600))}
Games = Callable[[int], Iterator[tuple[str, Position]]]
PLAYERS = {"card": (4, 3, 2, 5), "board": (4, 3), "court": (2,)}  # auctions of five take many times as long


def self_play(game: str, seed: int, first: int = 0) -> Iterator[tuple[str, Position]]:
    """Yield games that merchants play, each with its name. Game i depends only on the seed and i."""
    number = first
    while True:
        table = Game(game, players=PLAYERS[game][number % len(PLAYERS[game])])
        luck = mix((mix(seed) + number) & WORD)
        position = table.start(dealer=Seeded(luck))
        players = [bot("merchant", mix((luck + seat) & WORD)) for seat in range(table.players)]
        while position.turn is not None:
            position.play(players[position.turn].choose(position.view(position.turn)))
        yield f"{seed}/{number}", position
        number += 1


def recorded(game: str, records: Iterable[dict[str, Any]], first: int = 0) -> Iterator[tuple[str, Position]]:
    """Yield the recorded games of this kind, each with its name; a record from one seat's point of view is skipped."""
    for number, record in enumerate(records):
        if number >= first and record["game"] == game and "seat" not in record:
            yield f"record/{number}", replay(record)


def mined(games: Iterable[tuple[str, Position]], sims: int = SIMS) -> Iterator[tuple[str, Puzzle | None]]:
    """Yield the hardest puzzle of each sort of move on each day of games, and after each game its name with None.

    Each is verified at once: a solver, who does not know what is hidden, must find the same answer.
    """
    for name, position in games:
        hardest: dict[tuple[int, str], Puzzle] = {}
        for before, _ in retraced(position):
            promised = puzzle_in(before.copy(), name, sims)
            puzzle = next(verified([promised], sims)) if promised else None
            if puzzle is None:
                continue
            sort = search_of(puzzle.game).day_of(before.state), puzzle.answer.split()[0]
            if sort not in hardest or hardest[sort].rating < puzzle.rating:
                hardest[sort] = puzzle
        for puzzle in hardest.values():
            yield name, puzzle
        yield name, None


def verified(puzzles: Iterable[Puzzle], sims: int = SIMS) -> Iterator[Puzzle | None]:
    """Judge puzzles again: yield each as it is now, or None if it is no puzzle any more, or has another answer.

    Only the full budget counts: what a first look promises decides no more than where to look.
    """
    for puzzle in puzzles:
        first = first_look(puzzle.position())
        answer = parse_move(puzzle.game, puzzle.answer)[0]
        yield judged(first, briefly(first), answer, puzzle.source, sims)


def extend(
    path: Path,
    games: Games,
    count: int,
    search: Callable[[Iterator[tuple[str, Position]]], Iterator[tuple[str, Kind | None]]],
    kind: type[Kind],
    progress: Callable[[int, str], None] | None = None,
) -> list[Kind]:
    """Add puzzles or lots to a file until it has this many. It is written after every game, so that it can be resumed.

    `games` returns the games from a number on: those with smaller numbers were searched before.
    """
    found = load(path, kind)
    done = max((int(one.source.rpartition("/")[2]) + 1 for one in found), default=0)
    if len(found) >= count:
        return found
    for name, one in search(games(done)):
        if one is not None:
            found.append(one)
            continue
        save(path, found)
        if progress:
            progress(len(found), name)
        if len(found) >= count:
            break
    return found


def puzzle_in(position: Position, source: str, sims: int = SIMS) -> Puzzle | None:
    """Return the puzzle in a position, if a brief look promises one."""
    if position.turn is None or len(position.legal_ids()) < 2:
        return None
    first = first_look(position)
    if margin(ranked(first, promising(first.engine, position, style=0), GLANCE)) < LEAD:
        return None
    brief = briefly(first)
    if margin(brief) < WIDE or second_opinion(first, *list(brief)[:2]) < LEAD:
        return None
    return judged(first, brief, next(iter(brief)), source, sims)


def first_look(position: Position) -> Estimates:
    """Return rough estimates from what the seat to move knows."""
    seat = position.state.turn
    luck = bot("garzone").luck(position.view(seat))
    return Estimates(position, luck, BRIEF, seat if position.game.name == "court" else OPEN)


def briefly(first: Estimates) -> dict[int, float]:
    """Return what all moves but hopeless ones bring at first sight, the best first."""
    return ranked(first, within(ranked(first, first.position.legal_ids(), GLANCE), HOPELESS))


def judged(first: Estimates, brief: dict[int, float], best: int, source: str, sims: int) -> Puzzle | None:
    """Return the puzzle in a position, if the full budget confirms that a move is better than all others."""
    position, luck, knows = first.position, first.luck, first.seat
    game, seat = position.game, position.state.turn
    answer = move_text(game.name, best, seat)
    if solving("apprentice", position, answer) > EASY or solving("magnifico", position, answer) < EASY:
        return None
    careful = Estimates(position, mix(luck), sims, knows)
    shares = ranked(careful, {best, *within(brief, CLOSE)})
    top, second = list(shares)[:2]
    if top != best:
        return None
    certain = margin(shares) - noise(careful, best, second, seat)
    if certain < MARGIN:
        return None
    other = second_opinion(Estimates(position, mix(luck), max(1, sims // CAREFUL), knows), best, second)
    if other < MARGIN:
        return None
    solved = {level: solving(level, position, answer) for level in LADDER}
    return Puzzle(
        game=game.name,
        options=dict(game.options),
        log=list(position.view(seat).log),
        seat=seat,
        answer=answer,
        second=move_text(game.name, second, seat),
        margin=round(min(certain, other), 3),
        sims=sims,
        judge=ESTIMATES,
        solved=solved,
        rating=rated(solved, TRIES),
        source=source,
        reasons=why(careful, {action: shares[action] for action in (best, second)}),
    )


def ranked(estimates: Estimates, actions: Iterable[int], batches: int = BATCHES) -> dict[int, float]:
    """Return the share of the win that each move brings, the best first."""
    position = estimates.position
    seat = position.state.turn
    found = {action: share_of(action, position, estimates.shares(action, batches)[seat]) for action in actions}
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def within(shares: dict[int, float], behind: float) -> list[int]:
    """Return the moves that are at most this far behind the best, but at least two."""
    best = next(iter(shares.values()))
    return [action for place, (action, share) in enumerate(shares.items()) if place < 2 or share >= best - behind]


def margin(shares: dict[int, float]) -> float:
    first, second = list(shares.values())[:2]
    return first - second


def solving(level: str, position: Position, answer: str) -> float:
    """Return how often a level finds the answer."""
    assert position.turn is not None
    view = position.view(position.turn)
    found = sum(bot(BOTS.get(level, level), seed).choose(view) == answer for seed in range(TRIES))
    return found / TRIES
