"""The gallery of exploiters: legal and reproducible moves, and each does what its name says."""

import pickle
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.arena import Tournament
from florin.arena.cli import compete
from florin.bots import LADDER, PERSONAS, bot, names
from florin.bots.gallery import EXPLOITERS, GALLERY
from florin.preview import preview_of
from florin.rules import GAMES
from florin.server.limits import checked_bot
from tests.properties.variants import option_sets

PLAYERS = {"card": 4, "board": 4, "court": 2}
ALL = [(game, name) for game in GALLERY for name in GALLERY[game]]


def choices(game: str, name: str, games: int = 3) -> Iterator[tuple[Any, str]]:
    """Yield the views of an exploiter with a choice, and its moves, in games against merchants."""
    for seed in range(games):
        position = florin.game(game, players=PLAYERS[game]).start(seed=seed)
        us, merchant = bot(name), bot("merchant", seed=seed)
        while (seat := position.turn) is not None:
            view = position.view(seat)
            move = (merchant if seat else us).choose(view)
            if seat == 0 and len(view.legal) > 1:
                yield view, move
            position.play(move)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_exploiter_plays_legal_moves_in_every_variant(game: str) -> None:
    """All take turns in games with every player count and every value of an option, in a third of the combinations."""
    assert len(GALLERY[game]) >= 12
    for number, options in enumerate(option_sets(game)[:: 3 if game != "court" else 1]):
        position = florin.game(game, **options).start(seed=number)
        players = cycle([*GALLERY[game]][number % 5 :] + [*GALLERY[game]][: number % 5])
        while position.turn is not None:
            position.play(bot(next(players)).choose(position.view(position.turn)))
        assert position.winners


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_move_depends_only_on_the_view(game: str, name: str) -> None:
    """Not on an earlier game, nor on the bot's seed; an equal view gets the same move."""
    used = bot(name, seed=1)
    for view, move in choices(game, name, games=1):
        assert move in view.legal
        assert move == used.choose(pickle.loads(pickle.dumps(view)))


def test_the_gallery_is_not_offered() -> None:
    """Page and server list the ladder, the personas and plugins, and refuse an exploiter at a table."""
    assert not set(EXPLOITERS) & set(names())
    assert set(names()) >= {*LADDER, *PERSONAS}
    with pytest.raises(florin.Error, match="exploit-plan"):
        checked_bot("exploit-plan")


def test_an_exploiter_of_another_game_is_refused_before_the_first_game() -> None:
    with pytest.raises(florin.OptionError, match="exploit-plan plays only court, not card"):
        compete(Tournament("card", ("exploit-plan", "merchant"), 2, 2), "", 1, None, (), None, "en")
    with pytest.raises(florin.OptionError, match="exploit-plan plays only court, not card"):
        bot("exploit-plan").choose(florin.game("card", players=2).start(seed=1).view(0))


def test_every_exploiter_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert [] == [name for _, name in ALL if f"`{name.removeprefix('exploit-')}`" not in text]


# -- what the names say ------------------------------------------------------------------------------------------------

Shown = bool | None  # whether a move shows the extreme; None where the view leaves no choice about it


def verb(move: str) -> str:
    return move.partition(" ")[0]


def can(view: Any, *verbs: str) -> bool:
    return any(verb(move) in verbs for move in view.legal)


def does(*verbs: str) -> Callable[[Any, str], Shown]:
    """Show that one of these is always played when it is legal."""
    return lambda view, move: verb(move) in verbs if can(view, *verbs) else None


def value(noble: str) -> int:
    return 1 if noble[1:] == "J" else int(noble[1:])


def lead(view: Any, influence: tuple[int, ...] | None = None) -> int:
    now = influence or view.influence
    return int(now[view.seat] - now[1 - view.seat])


def after(view: Any, move: str) -> florin.CourtView:
    """The court after a move, as its player sees it."""
    position = florin.sample(view, seed=5)
    position.play(move)
    found = position.view(view.seat)
    assert isinstance(found, florin.CourtView)
    return found


def circle(view: Any) -> int:
    return sum(len(pile.cards) for pile in view.piles if pile.zone == "circle")


def most_in_circle(view: Any, move: str, sign: int) -> Shown:
    left = {m: sign * circle(after(view, m)) for m in view.legal if verb(m) != "plan"}
    return left[move] == max(left.values()) if len(set(left.values())) > 1 else None


def own_ally(view: Any, move: str) -> Shown:
    if verb(move) == "ally":
        pile = next(pile for pile in view.piles if pile.number == int(move.split()[2]))
        return {"RG"[view.seat]} == {card[0] for card in pile.cards}
    return verb(move) == "send"


def same_verb(view: Any, move: str) -> Shown:
    last = [line.split()[1] for line in view.log if line.startswith(f"{1 - view.seat} ")][-1:]
    return verb(move) == last[0] if last and can(view, last[0]) else None


def minister(view: Any, move: str) -> Shown:
    if move.split()[1][1:] == "0":
        return verb(move) == "ally" and lead(after(view, move)) > lead(view)
    return True if f"{'RG'[view.seat]}0" in playable(view) else None


def denied(view: Any, move: str) -> Shown:
    """No worse than the greedy move after the rival's best conspiracy, in two worlds, where it differs from it."""
    tempting = bot("exploit-greedy").choose(view)
    ours, theirs = (sum(after_conspiracy(view, m, seed) for seed in range(2)) for m in (move, tempting))
    return ours >= theirs if ours != theirs else None


def after_conspiracy(view: Any, move: str, seed: int) -> int:
    position = florin.sample(view, seed)
    position.play(move)
    found = [lead(view, tuple(position.view(view.seat).influence))]  # type: ignore[union-attr]
    if position.turn == 1 - view.seat:
        for reply in position.legal():
            if verb(reply) == "conspire":
                then = position.copy()
                then.play(reply)
                found.append(lead(view, tuple(then.view(view.seat).influence)))  # type: ignore[union-attr]
    return min(found[1:] or found)


def ended(view: Any, move: str) -> Shown:
    wins = [m for m in view.legal if verb(m) != "plan" and after(view, m).winners == (view.seat,)]
    return move in wins if wins else None


def playable(view: Any) -> set[str]:
    """The nobles that may still be allied."""
    return {move.split()[1] for move in view.legal if verb(move) == "ally"}


def always(wanted: str, pick: Callable[[list[int]], int]) -> Callable[[Any, str], Shown]:
    """Show that the lowest or highest noble is played in this way whenever that is legal."""

    def shown(view: Any, move: str) -> Shown:
        values = [value(m.split()[1]) for m in view.legal if verb(m) == wanted]
        return verb(move) == wanted and value(move.split()[1]) == pick(values) if values else None

    return shown


COURT: dict[str, Callable[[Any, str], Shown]] = {
    "plan": always("plan", min),
    "plan-high": always("plan", max),
    "plan-patient": always("plan", min),
    "plan-behind": lambda v, m: (verb(m) == "plan") == (lead(v) <= 0) if can(v, "plan") else None,
    "plan-thrice": lambda v, m: (verb(m) == "plan") == (v.plans[v.seat] < 3) if can(v, "plan") else None,
    "plan-swing": lambda v, m: (lead(after(v, m)) - lead(v) >= 10) != (verb(m) == "plan") if can(v, "plan") else None,
    "no-conspiracy": lambda v, m: verb(m) != "conspire" if can(v, "conspire") else None,
    "greedy": lambda v, m: lead(after(v, m)) == max(lead(after(v, n)) for n in v.legal if verb(n) != "plan"),
    "conspire": does("conspire"),
    "send-lowest": always("send", min),
    "send-highest": always("send", max),
    "ally-own": own_ally,
    "hoard-circle": lambda v, m: most_in_circle(v, m, 1),
    "clear-circle": lambda v, m: most_in_circle(v, m, -1),
    "end-ahead": ended,
    "minister": minister,
    "lady": lambda v, m: m.startswith(f"ally {'RG'[v.seat]}1 ") if "RG"[v.seat] + "1" in playable(v) else None,
    "copy": same_verb,
    "deny": denied,
}


def face(view: Any) -> int:
    return sum(int(card.lstrip("MPDCS")) for card in view.lot)


def bids(amount: Callable[[Any], int]) -> Callable[[Any, str], Shown]:
    """Show that exactly this is bid where it is legal, and that the bot passes otherwise."""

    def shown(view: Any, move: str) -> Shown:
        wanted = f"bid {amount(view)}"
        return move == (wanted if wanted in view.legal else "pass") if view.bidding else None

    return shown


def buys(wanted: Callable[[Any], bool]) -> Callable[[Any, str], Shown]:
    """Show that the bot bids only for lots that are wanted."""
    return lambda view, move: None if not view.bidding or wanted(view) else move == "pass"


def lots(cards: int, wanted: Callable[[Any], bool]) -> Callable[[Any, str], Shown]:
    """Show that the bot turns up this many cards, and bids only for lots that are wanted."""

    def shown(view: Any, move: str) -> Shown:
        if view.bidding:
            return buys(wanted)(view, move)
        return move == ("draw" if len(view.lot) < cards else "auction")

    return shown


def gain(view: Any) -> int:
    found = preview_of(view)
    assert found.now is not None
    return int(found.after["lot"][view.seat].total - found.now[view.seat].total)


def highest_good(view: Any) -> bool:
    steps = [step + sum(card[0] == good for card in view.holds[view.seat])
             for good, step in zip("MPDCS", view.pyramids[view.seat], strict=True)]  # fmt: skip
    return any("MPDCS"[steps.index(max(steps))] == card[0] for card in view.lot)


def leader(view: Any) -> int:
    now = preview_of(view).now
    assert now is not None
    return max((p for p in range(len(view.florins)) if p != view.seat), key=lambda p: view.florins[p] + now[p].total)


BOARD: dict[str, Callable[[Any, str], Shown]] = {
    "never-bid": lots(3, lambda v: False),
    "bid-one": bids(lambda v: 1),
    "top-by-one": bids(lambda v: v.bid + 1 if v.bid else 0),
    "face-value": bids(face),
    "half-face-value": bids(lambda v: face(v) // 2),
    "bid-all": bids(lambda v: v.florins[v.seat]),
    "fifth": bids(lambda v: max(1, gain(v) // 5)),
    "singles": lots(1, lambda v: len(v.lot) == 1),
    "threes": lots(3, lambda v: len(v.lot) == 3),
    "not-as-turner": buys(lambda v: v.active != v.seat),
    "only-as-turner": buys(lambda v: v.active == v.seat),
    "one-good": buys(highest_good),
    "fives": buys(lambda v: face(v) >= 4 * len(v.lot)),
    "deny-leader": lambda v, m: m == f"bid {v.bid + 1}" if v.bidding and v.bidder == leader(v) else None,
    "late": buys(lambda v: v.pile <= 12 and v.bid < 5),
    "fill-first": bids(lambda v: v.bid + 1 if v.bid < v.florins[v.seat] / 4 else 0),
}


def taken(view: Any, move: str) -> list[str]:
    return [view.market[-int(place)] for place in move.split()[1]]


def most(wanted: Callable[[Any, str], Any]) -> Callable[[Any, str], Shown]:
    """Show that no other take has more of what is wanted, where takes differ."""

    def shown(view: Any, move: str) -> Shown:
        found = {m: wanted(view, m) for m in view.legal if m != "reveal"}
        return found[move] == max(found.values()) if move != "reveal" and len(found) > 1 else None

    return shown


def digs(wanted: Callable[[Any, str], int]) -> Callable[[Any, str], Shown]:
    """Show that the bot reveals until something wanted is in reach, and takes the most of it."""

    def shown(view: Any, move: str) -> Shown:
        found = {m: wanted(view, m) for m in view.legal if m != "reveal"}
        best = max(found.values(), default=0)
        return found.get(move, 0) == best if best > 0 else move == "reveal" or "reveal" not in view.legal

    return shown


def reveals_all(view: Any, move: str) -> Shown:
    return move == "reveal" if "reveal" in view.legal else None


def both(*shown: Callable[[Any, str], Shown]) -> Callable[[Any, str], Shown]:
    def all_shown(view: Any, move: str) -> Shown:
        found = [one(view, move) for one in shown]
        return None if found.count(None) == len(found) else False not in found

    return all_shown


def icons(view: Any, move: str) -> int:
    mine = [n + sum(card.count(good) for card in view.ships[view.seat])
            for good, n in zip("GSFDC", view.warehouses[view.seat], strict=True)]  # fmt: skip
    good = "GSFDC"[mine.index(max(mine))]
    return sum(card.count(good) for card in taken(view, move))


def spaces(view: Any, move: str) -> int:
    return sum(not card.endswith("*") for card in taken(view, move))


def goods_pay(view: Any, move: str) -> int:
    paid = preview_of(view).after[move][view.seat]
    return int(sum(paid.rank) + sum(paid.extra))


def left_behind(view: Any, move: str) -> int:
    position = florin.sample(view, seed=5)
    position.play(move)
    seen = preview_of(position.view(position.turn))
    if position.turn in (None, view.seat) or seen.now is None:
        return 0
    now = seen.now[position.turn].total
    return max([paid[position.turn].total - now for paid in seen.after.values()], default=0)


def same_take(view: Any, move: str) -> Shown:
    others = [line for line in view.log if line[0] not in f"*{view.seat}"]
    if not others or move == "reveal":
        return None
    return most(lambda v, m: -abs(len(taken(v, m)) - len(others[-1].split()[2])))(view, move)


CARD: dict[str, Callable[[Any, str], Shown]] = {
    "reveal-none": lambda v, m: m != "reveal",
    "reveal-three": reveals_all,
    "take-one": lambda v, m: m in ("reveal", "take 1") if "take 1" in v.legal else None,
    "take-all": both(reveals_all, most(lambda v, m: len(taken(v, m)))),
    "one-good": digs(icons),
    "high-value": digs(lambda v, m: sum(1 if int(c.strip("GSFDC*")) >= 5 else -1 for c in taken(v, m))),
    "sevens": digs(lambda v, m: taken(v, m).count("7")),
    "green": digs(lambda v, m: sum(card.endswith("*") for card in taken(v, m))),
    "doubles": digs(lambda v, m: sum(card[:2].isalpha() for card in taken(v, m))),
    "race": most(spaces),
    "slow": both(lambda v, m: m != "reveal", most(lambda v, m: -spaces(v, m))),
    "ship-only": both(reveals_all, most(lambda v, m: preview_of(v).takes[m].value)),
    "goods-only": both(reveals_all, most(goods_pay)),
    "spread": both(lambda v, m: m != "reveal", most(lambda v, m: sorted(preview_of(v).takes[m].counts))),
    "deny": both(lambda v, m: m != "reveal", most(lambda v, m: -left_behind(v, m))),
    "copy": same_take,
}
SHOWN = {"card": CARD, "board": BOARD, "court": COURT}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_exploiter_does_what_its_name_says(game: str, name: str) -> None:
    """In every position of a game in which it can, or of three games if the first has no such position."""
    shown = SHOWN[game][name.removeprefix("exploit-")]
    for games in (1, 3):
        found = [
            (view, move, shown(view, move))
            for view, move in choices(game, name, games)
            if game != "court" or view.stage == "play"
        ]
        assert [] == [(view.log[-6:], view.legal, move) for view, move, fine in found if fine is False]
        if any(fine for _, _, fine in found):
            return
    raise AssertionError("it never could")
