"""The standings as an SVG chart: ratings with their intervals, and win shares by seat, with the draws."""

from html import escape

from florin.arena.standings import Standings
from florin.arena.statistics import Mean

WIDTH, LEFT, ROW = 760, 190, 34
INK, PAPER, ACCENT, FAINT = "#2b2118", "#f6efe0", "#7a1f2b", "#cbbfa4"
SEATS = ("#7a1f2b", "#2c4f7c", "#3f7d6a", "#b8862b", "#6b4a7a", "#5a5a5a")


def svg(standings: Standings) -> str:
    """Return the chart of a tournament."""
    rows = standings.rows
    ratings_height = ROW * len(rows) + 70
    height = ratings_height + ROW * len(rows) + 90
    title = f"{standings.tournament.game}, {standings.tournament.players} players, {standings.games} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Georgia" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        label(24, 30, title, size=18),
        *ratings_part(standings, 52),
        *seats_part(standings, ratings_height + 22),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def label(x: float, y: float, text: str, *, size: int = 14, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def scale(low: float, high: float) -> tuple[float, float]:
    """Return the factor and offset that map a value between the margins."""
    factor = (WIDTH - LEFT - 140) / ((high - low) or 1.0)
    return factor, LEFT + 20 - low * factor


def interval(mean: Mean, y: float, factor: float, offset: float, colour: str, *, radius: float = 5) -> str:
    x, low, high = (value * factor + offset for value in (mean.value, mean.low, mean.high))
    return (
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>'
    )


def finite(mean: Mean) -> Mean:
    """Return a mean whose interval can be drawn; a single deal has no interval."""
    return mean if mean.half < 1e6 else Mean(mean.value, 0.0)


def ratings_part(standings: Standings, top: float) -> list[str]:
    means = [finite(row.rating) for row in standings.rows]
    factor, offset = scale(min(m.low for m in means), max(m.high for m in means))
    parts = [label(24, top, "Rating (400 points are ten to one), 95% intervals")]
    for number, (row, mean) in enumerate(zip(standings.rows, means, strict=True)):
        y = top + 24 + ROW * number
        parts.append(label(LEFT, y + 5, row.bot, anchor="end"))
        parts.append(interval(mean, y, factor, offset, ACCENT))
        parts.append(label(WIDTH - 20, y + 5, f"{mean.value:+.0f} ± {mean.half:.0f}", anchor="end", size=12))
    return parts


def seats_part(standings: Standings, top: float) -> list[str]:
    means = [[finite(mean) for mean in row.by_seat if mean.value == mean.value] for row in standings.rows]
    factor, offset = scale(0.0, max((m.high for row in means for m in row), default=1.0))
    even = offset + factor / standings.tournament.players
    bottom = top + ROW * len(standings.rows) + 8
    seats = "".join(f'<tspan fill="{SEATS[seat]}"> ● {seat}</tspan>' for seat in range(standings.tournament.players))
    parts = [
        f'<text x="24" y="{top:.1f}" font-size="14">Share of the wins by seat: {seats}</text>',
        f'<path d="M{even:.1f} {top + 8:.1f}V{bottom:.1f}" stroke="{FAINT}" stroke-dasharray="4 4"/>',
        label(even, bottom + 16, "even", anchor="middle", size=12),
    ]
    for number, (row, shares) in enumerate(zip(standings.rows, means, strict=True)):
        y = top + 24 + ROW * number
        parts.append(label(LEFT, y + 5, row.bot, anchor="end"))
        step = 18 / max(1, len(shares))
        for seat, mean in enumerate(shares):
            parts.append(interval(mean, y - 9 + step * (seat + 0.5), factor, offset, SEATS[seat], radius=3.5))
        if row.draws.value:
            parts.append(label(WIDTH - 20, y + 5, f"draws {row.draws.value:.1%}", anchor="end", size=12))
    return parts
