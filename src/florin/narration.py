"""The one narrator: effects become messages, which page and terminals only format (`locale/*.ftl`)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from florin.effects import model as e

Argument = int | str | tuple[str | e.Jester, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its key. `seat` is whom it speaks about: its player reads "you", the others the name.

    Of the arguments a text is a card in notation, a list of texts are cards, a list of jesters says what each counts,
    `house` is a seat at court, `player` a seat at any table, and `good` is the letter of a good. Everything else is a
    number.
    """

    key: str
    seat: int | None = None
    args: dict[str, Argument] = field(default_factory=dict)


def narrate(effects: Sequence[e.Effect]) -> list[Message]:
    """Return what happened, sentence by sentence.

    >>> import florin
    >>> narrate(florin.game("card", players=3).start(seed=7).play("reveal").effects)
    [Message(key='did-reveal', seat=0, args={'card': 'F3'})]
    """
    return [message for i, effect in enumerate(effects) for message in messages(effect, effects[i + 1 :])]


def messages(effect: e.Effect, following: Iterable[e.Effect]) -> list[Message]:
    """Return the sentences about one effect; some need to know which effects follow."""
    match effect:
        case e.Started(seat):
            return [Message("did-begin", seat)]
        case e.DayScored() | e.RoundScored():
            return scoring_messages(effect)
        case e.CourtScored(houses):
            rovere, gonzaga = (house.total for house in houses)
            return [Message("court-scored", args={"rovere": rovere, "gonzaga": gonzaga})]
        case e.Revealed() | e.Loaded():
            return card_messages(effect)
        case e.TurnedUp() | e.LotOpened() | e.BidMade() | e.Passed() | e.Sold() | e.LotDiscarded() | e.HoldFilled():
            return board_messages(effect)
        case e.ShipFull() | e.Ended():
            return []  # shown at the table, not in words
        case e.CircleLaid() | e.HandDrawn() | e.CircleKept() | e.CircleReplaced():
            return set_up_messages(effect)
        case e.Conspired(seat, card):
            fallen = next(one for one in following if isinstance(one, e.Eliminated))
            return [Message("did-conspire", seat, {"card": card, "cards": fallen.cards})]
        case _:
            return court_messages(effect)


def scoring_messages(effect: e.DayScored | e.RoundScored) -> list[Message]:
    """Say that a day or round is over, and what it paid each seat, the most first."""
    told = [Message(effect.type, args={"number": effect.number})]
    for seat in sorted(range(len(effect.paid)), key=lambda seat: -effect.paid[seat].total):
        paid = effect.paid[seat]
        args: dict[str, Argument] = {
            "florins": paid.total,
            "prize": paid.prize,
            "goods": sum(paid.rank) + sum(paid.extra),
        }
        ship = isinstance(effect, e.DayScored)
        told.append(Message("day-paid", seat, args) if ship else Message("round-paid", seat, args))
    return told


def card_messages(effect: e.Revealed | e.Loaded) -> list[Message]:
    if isinstance(effect, e.Revealed):
        return [Message("did-reveal", effect.seat, {"card": effect.card})]
    return [Message("did-take", effect.seat, {"cards": effect.cards})]


def board_messages(
    effect: e.TurnedUp | e.LotOpened | e.BidMade | e.Passed | e.Sold | e.LotDiscarded | e.HoldFilled,
) -> list[Message]:
    match effect:
        case e.TurnedUp(seat, card):
            return [Message("did-draw", seat, {"card": card})]
        case e.LotOpened(seat, asked=asked):
            return [Message("did-auction", seat)] if asked else []
        case e.BidMade(seat, florins):
            return [Message("did-bid", seat, {"florins": florins})]
        case e.Passed(seat):
            return [Message("did-pass", seat)]
        case e.Sold(seat, cards, florins):
            return [Message("did-buy", seat, {"cards": cards, "florins": florins})]
        case e.LotDiscarded(cards):
            return [Message("lot-out", args={"cards": cards})]
        case _:
            return [Message("did-fill", effect.seat, {"cards": effect.cards})]


def set_up_messages(effect: e.CircleLaid | e.HandDrawn | e.CircleKept | e.CircleReplaced) -> list[Message]:
    match effect:
        case e.CircleLaid(seat, cards):
            return [Message("circle-laid", args={"house": seat, "cards": cards})]
        case e.HandDrawn(seat, None):
            return [Message("did-hidden-hand", seat)]
        case e.HandDrawn(seat, cards):
            return [Message("did-hand", seat, {"cards": cards or ()})]
        case e.CircleKept(seat):
            return [Message("did-keep", seat)]
        case _:
            return [Message("did-replace", effect.seat, {"card": effect.card, "new": effect.new})]


def court_messages(
    effect: e.Sent
    | e.Allied
    | e.JestersSet
    | e.Eliminated
    | e.PileSplit
    | e.Planned
    | e.NobleDrawn
    | e.LastCardShown
    | e.LimitDeclared,
) -> list[Message]:
    match effect:
        case e.Sent(seat, card):
            return [Message("did-send", seat, {"card": card})]
        case e.Allied(seat, card, _, cards):
            return [Message("did-ally", seat, {"card": card, "cards": cards})]
        case e.JestersSet(jesters):
            return [Message("jesters-count", args={"values": jesters})]
        case e.Eliminated(cards=cards, by=by):  # a conspiracy's sentence names its victims
            return [Message("minister-acts", args={"cards": cards})] if by == "minister" else []
        case e.PileSplit():
            return [Message("lady-acts")]
        case e.Planned(seat, card):
            return [Message("did-plan", seat, {"card": card}) if card else Message("did-hidden-plan", seat)]
        case e.NobleDrawn(seat, card):
            return [Message("did-draw-noble", seat, {"card": card}) if card else Message("did-draw-hidden", seat)]
        case e.LastCardShown(seat, card):
            return [Message("did-draw-last", seat, {"card": card})]
        case _:
            return [Message("did-declare", effect.seat, {"value": effect.value})]
