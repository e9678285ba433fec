"""The plot of bench/load.py: how soon moves are seen, and what they cost, by moves per second."""

import math
from html import escape

Point = tuple[float, float, float, float]  # moves per second, p50, p99, processor time per move, all in ms
WIDTH, HEIGHT, LEFT, TOP, GAP = 640, 200, 70, 40, 70
COLOURS = ("#7a1f2b", "#2c4f7c", "#3f7d6a")
INK, PAPER, FAINT = "#2b2118", "#f6efe0", "#cbbfa4"


def chart(curves: dict[str, list[Point]]) -> str:
    """Return both panels as SVG."""
    every = [point for points in curves.values() for point in points]
    most = max((point[0] for point in every), default=1.0) * 1.05
    decades = max(2, math.ceil(math.log10(max((point[2] for point in every), default=100.0))))
    dearest = max((point[3] for point in every), default=1.0) * 1.2

    def x(rate: float) -> float:
        return LEFT + rate / most * WIDTH

    def seen(ms: float) -> float:
        return TOP + HEIGHT * (1 - math.log10(max(1.0, ms)) / decades)

    below = TOP + HEIGHT + GAP

    def cost(ms: float) -> float:
        return below + HEIGHT * (1 - ms / dearest)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {below + HEIGHT + 60}"',
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        "<title>Time until a move is seen, and CPU per move, by moves per second</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        text(LEFT, TOP - 14, "until all four see a move: 50% (dashed) and 99% (solid), ms"),
        text(LEFT, below - 14, "CPU of the server per move, ms"),
    ]
    for decade in range(decades + 1):
        parts += level(seen(10**decade), f"{10**decade}")
    step = 10 ** math.floor(math.log10(dearest)) / 5
    for number in range(int(dearest / step) + 1):
        parts += level(cost(number * step), f"{number * step:.2g}")
    for rate in range(0, int(most) + 1, 200):
        parts.append(text(x(rate), below + HEIGHT + 18, f"{rate:,}", "middle"))
    parts.append(text(LEFT + WIDTH / 2, below + HEIGHT + 36, "moves per second", "middle"))
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        parts += [
            line([(x(p[0]), seen(p[1])) for p in points], colour, ' stroke-dasharray="5 4"'),
            line([(x(p[0]), seen(p[2])) for p in points], colour),
            line([(x(p[0]), cost(p[3])) for p in points], colour),
            f'<text x="{LEFT + 8}" y="{TOP + 16 + 16 * number}" fill="{colour}">{escape(name)}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def level(y: float, words: str) -> list[str]:
    return [
        f'<path d="M{LEFT} {y:.1f}h{WIDTH}" stroke="{FAINT}"/>',
        text(LEFT - 6, y + 4, words, "end"),
    ]


def line(points: list[tuple[float, float]], colour: str, more: str = "") -> str:
    shown = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{shown}" fill="none" stroke="{colour}" stroke-width="2"{more}/>'
