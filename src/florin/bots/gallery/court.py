"""Exploiters at court. Where an extreme leaves a choice, planners are greedy and the others choose like a merchant."""

from collections.abc import Callable
from functools import wraps

from florin.bots.gallery.policy import Policy, named, preferred
from florin.effects.model import Effect, Eliminated, Ended
from florin.preview import preview, preview_of
from florin.replaying import sample
from florin.view import CourtView

SWING = 10  # influence for which exploit-plan-swing stops planning
TRIED, WORLDS = 6, 2  # moves that exploit-deny compares, and how many hands of the rival it tries for each


def plan(view: CourtView) -> str:
    """Plan the lowest noble whenever that is legal, and play greedily once the rival has run out of moves (K-7)."""
    plans = of_verb(view, "plan")
    return min(plans, key=rank) if plans else greedy(view)


def plan_high(view: CourtView) -> str:
    """Plan the highest noble whenever that is legal, so that the high ones and a high limit come last (K-10)."""
    plans = of_verb(view, "plan")
    return max(plans, key=rank) if plans else greedy(view)


def plan_patient(view: CourtView) -> str:
    """Plan the lowest noble whenever that is legal, and play like a merchant once the rival has run out of moves."""
    return plan(view) if of_verb(view, "plan") else preferred(view)


def plan_behind(view: CourtView) -> str:
    """Plan while behind or level in influence."""
    return greedy(view) if lead(view, view.influence) > 0 else plan(view)


def plan_thrice(view: CourtView) -> str:
    """Plan three times at once, so that the rival's third plan would draw the game."""
    return plan(view) if view.plans[seat_of(view)] < view.most_plans else greedy(view)


def plan_swing(view: CourtView) -> str:
    """Plan unless a move gains much influence at once."""
    best = greedy(view)
    gained = leads(view)[best] - lead(view, view.influence)
    return best if gained >= SWING else plan(view)


def no_conspiracy(view: CourtView) -> str:
    """Never conspire, and never plan."""
    return preferred(view, of_verb(view, "send", "ally"))


def greedy(view: CourtView) -> str:
    """Play for the largest lead in influence after the move."""
    after = leads(view)
    return max(after, key=after.__getitem__)


def conspire(view: CourtView) -> str:
    """Conspire whenever that is possible, even at a loss."""
    return preferred(view, of_verb(view, "conspire"))


def send_lowest(view: CourtView) -> str:
    """Send the lowest noble."""
    return min(of_verb(view, "send"), key=rank)


def send_highest(view: CourtView) -> str:
    """Send the highest noble."""
    return max(of_verb(view, "send"), key=rank)


def ally_own(view: CourtView) -> str:
    """Ally, but only with piles that consist of the own house's nobles; send if there are none."""
    own = {pile.number for pile in view.piles if all(card[0] == house(view) for card in pile.cards)}
    allies = [move for move in of_verb(view, "ally") if pile_of(move) in own]
    return preferred(view, allies or of_verb(view, "send"))


def hoard_circle(view: CourtView) -> str:
    """Keep as many nobles in the Inner Circle as possible."""
    left = circles(view)
    return preferred(view, left, lambda move: left[move])


def clear_circle(view: CourtView) -> str:
    """Leave as few nobles in the Inner Circle as possible."""
    left = circles(view)
    return preferred(view, left, lambda move: -left[move])


def end_ahead(view: CourtView) -> str:
    """End the game as soon as that wins it, clear the Inner Circle while ahead, and play as a merchant while behind."""
    for move, effects in outcomes(view).items():
        if any(isinstance(effect, Ended) and effect.winners == (view.seat,) for effect in effects):
            return move
    return clear_circle(view) if lead(view, view.influence) > 0 else preferred(view)


def minister(view: CourtView) -> str:
    """Keep the Ministers for piles in which they gain influence, and play them there at once (K-8)."""
    after, now = leads(view), lead(view, view.influence)
    hits = [move for move in of_verb(view, "ally") if noble(move) == "0" and after[move] > now]
    return preferred(view, hits or [move for move in playable(view) if noble(move) != "0"])


def lady(view: CourtView) -> str:
    """Play the Ladies at once, to split the largest pile (K-8)."""
    sizes = {pile.number: len(pile.cards) for pile in view.piles}
    splits = [move for move in of_verb(view, "ally") if noble(move) == "1"]
    return preferred(view, splits, lambda move: sizes[pile_of(move)]) if splits else preferred(view)


def copy(view: CourtView) -> str:
    """Do what the rival did last: send, ally, conspire or plan."""
    last = [line.split()[1] for line in view.log if line.startswith(f"{1 - seat_of(view)} ")]
    return preferred(view, of_verb(view, last[-1]) if last else ())


def deny(view: CourtView) -> str:
    """Leave the rival the worst conspiracy, judged by hands that it could have."""
    after = leads(view)
    tried = sorted(after, key=lambda move: -after[move])[:TRIED]
    return max(tried, key=lambda move: worst_lead(view, move))


# -- the view ----------------------------------------------------------------------------------------------------------


def seat_of(view: CourtView) -> int:
    """Return the seat of a view that is to move."""
    assert view.seat is not None
    return view.seat


def house(view: CourtView) -> str:
    return "RG"[seat_of(view)]


def verb(move: str) -> str:
    return move.partition(" ")[0]


def noble(move: str) -> str:
    """Return the noble that a move plays, without its house."""
    return move.split()[1][1:]


def pile_of(move: str) -> int:
    """Return the number of the pile that a noble joins."""
    return int(move.split()[2])


def rank(move: str) -> int:
    """Return the value of the noble that a move plays, a Jester at 1."""
    return 1 if noble(move) == "J" else int(noble(move))


def of_verb(view: CourtView, *verbs: str) -> list[str]:
    return [move for move in view.legal if verb(move) in verbs]


def playable(view: CourtView) -> list[str]:
    """Return the moves that bring a noble to court."""
    return of_verb(view, "send", "ally", "conspire")


def lead(view: CourtView, influence: tuple[int, ...]) -> int:
    return influence[seat_of(view)] - influence[1 - seat_of(view)]


def leads(view: CourtView) -> dict[str, int]:
    """Return the lead in influence after each move that brings a noble to court."""
    return {move: lead(view, after.influence) for move, after in preview_of(view).nobles.items()}


def outcomes(view: CourtView) -> dict[str, tuple[Effect, ...]]:
    """Return the effects of each move that brings a noble to court, before a card is drawn."""
    position = sample(view, seed=0)  # public effects are the same in every position that the seat could be in
    return {move: position.effects_ahead(move) for move in playable(view)}


def circles(view: CourtView) -> dict[str, int]:
    """Return how many nobles each move leaves in the Inner Circle."""
    circle = {pile.number: len(pile.cards) for pile in view.piles if pile.zone == "circle"}
    found = {}
    for move, effects in outcomes(view).items():
        joined = verb(move) != "send" and pile_of(move) in circle
        gone = sum(len(e.cards) for e in effects if isinstance(e, Eliminated) and e.pile in circle)
        found[move] = sum(circle.values()) + joined - gone
    return found


def worst_lead(view: CourtView, move: str) -> float:
    """Return the lead that the rival's best conspiracy would leave after a move, on average over some hands."""
    total = 0
    for seed in range(WORLDS):
        position = sample(view, seed)
        position.play(move)
        seen = position.view(1 - seat_of(view))
        assert isinstance(seen, CourtView)
        hits = {m: n for m, n in preview(position, seen).nobles.items() if verb(m) == "conspire"}
        total += min([lead(view, hit.influence) for hit in hits.values()], default=lead(view, seen.influence))
    return total / WORLDS


def playing(policy: Callable[[CourtView], str]) -> Policy:
    """Return a policy that also sets up the circle (K-2: keep it) and declares a limit (K-10: the highest)."""

    @wraps(policy)
    def complete(view: CourtView) -> str:
        if view.stage == "play":
            return policy(view)
        return "keep" if "keep" in view.legal else max(view.legal, key=lambda move: int(move.split()[1]))

    return complete


EXPLOITERS = named(
    *map(
        playing,
        (
            plan,
            plan_high,
            plan_patient,
            plan_behind,
            plan_thrice,
            plan_swing,
            no_conspiracy,
            greedy,
            conspire,
            send_lowest,
            send_highest,
            ally_own,
            hoard_circle,
            clear_circle,
            end_ahead,
            minister,
            lady,
            copy,
            deny,
        ),
    )
)
