"""The effects of moves at court."""

from collections.abc import Sequence
from types import ModuleType

from florin.breakdown import house_scores
from florin.effects.model import (
    Allied,
    CircleKept,
    CircleLaid,
    CircleReplaced,
    Conspired,
    CourtScored,
    Effect,
    Eliminated,
    HandDrawn,
    Jester,
    JestersSet,
    LastCardShown,
    LimitDeclared,
    NobleDrawn,
    PileSplit,
    Planned,
    Sent,
    SplitCard,
    Started,
)
from florin.notation import CARDS, FACE_DOWN, FIRST, follow
from florin.rules import MOVE, OVER, CourtState, court
from florin.view import limit_of, pile_cards

TEXTS = CARDS["court"]


def nobles(codes: Sequence[int]) -> tuple[str, ...]:
    return tuple(TEXTS[code] for code in codes)


def court_effects(s: CourtState, module: ModuleType, lines: Sequence[int]) -> list[Effect]:
    """Follow lines of a log and return their effects."""
    effects: list[Effect] = []
    dealt: list[int] = []  # of a house's part of the circle or of its hand, not complete yet
    twin = 0
    for line in lines:
        what, who, stage = line >> 4, line & 15, s.stage
        setting_up = stage in (module.CIRCLE, module.HANDS)
        if who < FACE_DOWN and setting_up:
            twin = who << 4 | what - module.REPLACE  # meaningless when the circle is kept
            effects += [CircleKept(who)] if what == module.KEEP else []
            follow(s, line)
        elif who < FACE_DOWN:
            effects += move_effects(s, module, what)
        elif who == FIRST:
            follow(s, line)
        elif setting_up:
            drawer, replaced = s.drawer, s.replaced
            follow(s, line)
            if replaced:
                effects.append(CircleReplaced(drawer, TEXTS[twin], TEXTS[what]))
                continue
            dealt.append(what)
            if s.drawer != drawer or s.stage != stage:
                effects.append((CircleLaid if stage == module.CIRCLE else HandDrawn)(drawer, nobles(dealt)))
                dealt.clear()
        else:
            effects.append(draw_effect(s, line))
        if (setting_up or who == FIRST) and s.stage == module.PLAY and s.due == MOVE:
            effects.append(Started(s.turn))
    if s.due == OVER:
        effects.append(CourtScored(house_scores(s)))
    return effects


def draw_effect(s: CourtState, line: int) -> Effect:
    """Draw a card after a move; the last of a deck is shown and sets the limit (K-3, K-10)."""
    drawer, card = s.drawer, TEXTS[line >> 4]
    follow(s, line)
    if line & 15 == FACE_DOWN:
        return NobleDrawn(drawer, card)
    return LastCardShown(drawer, card, limit_of(s, drawer))


def move_effects(s: CourtState, module: ModuleType, action: int) -> list[Effect]:
    """Make a move of the play and return its effects (K-4 to K-10)."""
    seat = s.turn
    if action >= module.CONSPIRE:
        return conspiracy_effects(s, module, action)
    if action >= module.ALLY:
        return alliance_effects(s, module, action)
    if action >= module.DECLARE:
        s.apply(action)
        return [LimitDeclared(seat, s.limit[seat])]
    kind = action - (module.PLAN if action >= module.PLAN else module.SEND)
    card = TEXTS[seat << 4 | kind]
    if action >= module.PLAN:
        s.apply(action)
        return [Planned(seat, card, s.plans[seat])]
    before = set(s.pile[: s.piles])
    s.apply(action)
    (number,) = set(s.pile[: s.piles]) - before
    return [Sent(seat, card, number)]


def alliance_effects(s: CourtState, module: ModuleType, action: int) -> list[Effect]:
    """A Minister eliminates the rest of a pile, a Lady splits it (K-5, K-8)."""
    seat = s.turn
    kind, number = divmod(action - module.ALLY, module.PILES)
    number += 1
    cards, before = pile_cards(s, number), set(s.pile[: s.piles])
    s.apply(action)
    effects: list[Effect] = [Allied(seat, TEXTS[seat << 4 | kind], number, nobles(cards))]
    if kind == module.MINISTER and len(cards) > 1:
        effects.append(Eliminated(number, nobles(cards), owners(cards), "minister"))
    if kind == module.LADY:
        numbers = [number, *sorted(set(s.pile[: s.piles]) - before)]
        effects.append(PileSplit(number, tuple(SplitCard(i, TEXTS[pile_cards(s, i)[0]]) for i in numbers)))
    return effects


def conspiracy_effects(s: CourtState, module: ModuleType, action: int) -> list[Effect]:
    """Play a conspiracy and return its effects, with the values of its Jesters (K-6, K-9)."""
    seat = s.turn
    on, target = divmod(action - module.CONSPIRE, module.PILES)
    kind, number = divmod(on, module.PILES)
    number, target = number + 1, target + 1
    played, pile, fallen = seat << 4 | kind, pile_cards(s, number), pile_cards(s, target)
    most = module.highest(s, seat, kind)
    jesters = jester_values(module, [(played, most), *((code, court.JESTER_MOST) for code in pile)], fallen)
    s.apply(action)
    ours = [jesters.get(i, module.VALUE[code & 15]) for i, code in enumerate((played, *pile))]
    effects: list[Effect] = [Conspired(seat, TEXTS[played], number, target, sum(ours))]
    if jesters:
        everyone = (played, *pile, *fallen)
        effects.append(JestersSet(tuple(Jester(TEXTS[everyone[i]], value) for i, value in jesters.items())))
    effects.append(Eliminated(target, nobles(fallen), owners(fallen), "conspiracy"))
    return effects


def jester_values(module: ModuleType, ours: Sequence[tuple[int, int]], theirs: Sequence[int]) -> dict[int, int]:
    """Return the lowest values that make both sums equal, by place: the played card, its pile, then the target (K-9).

    `ours` are cards with the most that each may count; the first is the card played.
    """
    sides = [(code, most, 1) for code, most in ours] + [(code, court.JESTER_MOST, -1) for code in theirs]
    least = module.VALUE[module.JESTER]
    lead = sum(side * module.VALUE[code & 15] for code, _, side in sides)
    jesters = [(place, most, side) for place, (code, most, side) in enumerate(sides) if code & 15 == module.JESTER]
    values = {}
    for k, (place, most, side) in enumerate(jesters, 1):
        up = sum(top - least for _, top, other in jesters[k:] if other > 0)
        down = sum(top - least for _, top, other in jesters[k:] if other < 0)
        value = next(v for v in range(least, most + 1) if -up <= lead + side * (v - least) <= down)
        lead += side * (value - least)
        values[place] = value
    return values


def owners(codes: Sequence[int]) -> tuple[int, ...]:
    return tuple(code >> 4 for code in codes)
