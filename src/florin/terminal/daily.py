"""The deal of the day as text."""

from collections.abc import Mapping

from florin import texts
from florin.daily import VERSION, Daily, place_of
from florin.position import Position


def daily_text(deal: Daily, games: Mapping[str, Position], lang: str) -> list[str]:
    """Return the result of each level of the ladder in a deal, one line per level."""
    title = texts.say(lang, f"title-{deal.game}")
    lines = [texts.say(lang, "daily-title", day=deal.day, game=title, version=VERSION)]
    for level, position in games.items():
        name, scores = texts.say(lang, f"bot-{level}"), position.scores[-1]
        place, own = place_of(position, deal.seat), scores[deal.seat]
        others = ", ".join(str(score) for seat, score in enumerate(scores) if seat != deal.seat)
        lines.append(
            texts.say(lang, "daily-line", name=name, place=place, players=deal.players, score=own, others=others)
        )
    return lines
