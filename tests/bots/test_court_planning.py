"""Planning at court (K-7): bots weigh it, recognize rivals who plan, and are not beaten by them."""

import json
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.bots import beliefs, weights
from florin.bots.gallery import GALLERY
from florin.bots.gallery.court import outcomes
from florin.bots.levels import WIDEST, Banker, offers_draw
from florin.bots.runner import ADVISER
from florin.effects.model import Eliminated, Ended

LOGS = json.loads((Path(__file__).parents[1] / "data" / "court_planners.json").read_text(encoding="utf-8"))


def play(names: tuple[str, str], deal: int, moves: int = 999) -> florin.Position:
    """Return the position after some moves of a game between two bots."""
    bots = [florin.bot(name, seed=deal) for name in names]
    position = florin.game("court").start(seed=deal)
    for _ in range(moves):
        if position.turn is None:
            break
        position.play(bots[position.turn].choose(position.view(position.turn)))
    return position


def sorts(moves: list[str] | tuple[str, ...]) -> set[str]:
    return {move.split()[0] for move in moves}


def test_every_sort_of_legal_move_is_considered() -> None:
    """Whatever a merchant thinks of sending, allying, conspiring and planning, the best of each is a candidate."""
    unpopular = 0
    for deal in range(3):
        for moves in (4, 8, 12):
            position = play(("merchant", "merchant"), deal, moves)
            assert position.turn is not None
            view = position.view(position.turn)
            ranked = [candidate.move for candidate in florin.bot("merchant").consider(view)]
            found = [candidate.move for candidate in florin.bot("banker:sims=32").consider(view)]
            assert sorts(found) == sorts(view.legal)
            assert len(found) == min(WIDEST["court"], len(view.legal))
            assert set(ranked[:12]) <= set(found)
            unpopular += sorts(ranked) < sorts(view.legal)
    assert unpopular


def planner_share(position: florin.Position, seat: int) -> float:
    """Return how likely a player takes its rival for one who plans."""
    view = position.view(seat)
    styles = weights.rivals("court")
    imagined, search = beliefs.imagined(view, 1)
    rows = beliefs.believed(search, imagined, view, styles)
    return sum(chance for style, chance in zip(styles, rows[1 - seat], strict=True) if style in weights.PLANNERS)


@pytest.mark.parametrize("deal", range(3))
def test_a_planner_is_recognized_by_its_plans(deal: int) -> None:
    """After three plans nearly for sure; a player who never planned is not taken for one."""
    planner = play(("merchant", "exploit-plan"), deal, 8)
    assert planner.state.plans[1] == 3
    assert planner_share(planner, 0) > 0.9
    assert planner_share(play(("merchant", "exploit-no-conspiracy"), deal, 8), 0) < 0.2


@pytest.mark.parametrize("name", [name for name in GALLERY["court"] if "plan" in name])
def test_a_merchant_is_not_beaten_by_planning(name: str) -> None:
    """In ten deals from both seats; before the fix, exploit-plan won nearly every game."""
    won = 0.0
    for deal in range(10):
        for seat, names in enumerate((("merchant", name), (name, "merchant"))):
            winners = play(names, deal).winners or []
            won += (seat in winners) / max(1, len(winners))
    assert won >= 10


def good_moves(view: florin.CourtView, best: str) -> set[str]:
    """Return the moves that draw, that win at once, or that come closer to it by clearing a pile of the circle."""
    if best == "draw":
        return {move for move in view.legal if move.startswith("plan ")}
    circle = {pile.number for pile in view.piles if pile.zone == "circle"}
    return {
        move
        for move, effects in outcomes(view).items()
        for effect in effects
        if (isinstance(effect, Ended) and effect.winners == (view.seat,))
        or (best == "punish" and isinstance(effect, Eliminated) and effect.pile in circle)
    }


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log['best']}-{log['deal']}")
def test_the_hint_against_a_planner_is_the_draw_or_the_punishing_move(log: dict[str, Any]) -> None:
    """In games in which the rival has done nothing but plan; few of the legal moves are good."""
    position = florin.game("court").start(seed=log["deal"])
    for move in log["moves"].split(", "):
        position.play(move)
    assert position.turn is not None
    view = position.view(position.turn)
    assert isinstance(view, florin.CourtView)
    good = good_moves(view, log["best"])
    assert 0 < len(good) < len(view.legal) / 3
    hint = florin.bot(f"{ADVISER}:sims=400", seed=1).consider(view)[0]
    assert hint.move in good
    assert hint.share >= (0.5 if log["best"] == "draw" else 0.6)


def test_a_third_plan_that_offers_a_draw_is_worth_half_at_most() -> None:
    """The rival need only make its own third plan (K-7); a second plan or another move offers nothing."""
    offered = 0
    for deal in range(6):
        position = florin.game("court").start(seed=deal)
        rival = 1 - position.state.turn
        while position.state.plans[1 - rival] < 2 or position.turn == rival:
            assert not any(offers_draw(position.state, action) for action in position.legal_ids())
            wanted = "send" if position.turn == rival else "plan"
            position.play(next(move for move in position.legal() if move.startswith(wanted)))
        pairs = zip(position.legal(), position.legal_ids(), strict=True)
        offers = [move for move, action in pairs if offers_draw(position.state, action)]
        assert offers == [move for move in position.legal() if move.startswith("plan ")]
        banker = Banker(seed=deal, sims=400)
        banker.calibrate = False
        shares = {found.move: found.share for found in banker.consider(position.view(position.turn))}
        assert all(shares[move] <= 0.5 for move in offers if move in shares)
        offered += any(shares.get(move) == 0.5 for move in offers)
    assert offered  # some were simulated higher
