"""The learning curve as a picture: the share of wins against each opponent, by decisions made."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .training import Point

__all__ = ["draw_curve"]

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 48
RIGHT: Final = 120
TOP: Final = 34
BOTTOM: Final = 40
COLOURS: Final = ("#b3261e", "#1d6a5b", "#8a5a00", "#4a4fa3", "#7a3b82", "#3f6212", "#0b6e99", "#6b7280")
LINE: Final = 14
"""Between two labels."""
SMOOTH: Final = 3
"""Points of the curve that are averaged."""


def draw_curve(title: str, curve: Sequence[Point], leave_out: Sequence[str] = ()) -> str:
    """An SVG that needs no style sheet and can be read in light and dark."""
    names = [name for name in dict.fromkeys(name for point in curve for name in point.scores) if name not in leave_out]
    most = max([point.decisions for point in curve], default=1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        "<style>svg{background:#fff;color:#222}@media(prefers-color-scheme:dark){svg{background:#1d1b19;color:#eee}}"
        "text{fill:currentColor}</style>",
        f'<text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = TOP + high * (100 - percent) / 100
        strong = 0.5 if percent == 50 else 0.15
        lines.append(
            f'<path d="M{LEFT} {y:.1f}h{wide}" stroke="currentColor" stroke-opacity="{strong}"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for part in range(5):
        x = LEFT + wide * part / 4
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="middle">{most * part / 4 / 1e6:.2g}</text>')
    lines.append(f'<text x="{LEFT + wide / 2:.1f}" y="{HEIGHT - 6}" text-anchor="middle">million decisions</text>')
    ends: list[tuple[float, str, str]] = []
    for i, name in enumerate(names):
        found = [(point.decisions, *point.scores[name]) for point in curve if name in point.scores]
        dots = []
        for j in range(len(found)):
            near = found[max(0, j - SMOOTH + 1) : j + 1]
            share = sum(share * games for _, share, games in near) / sum(games for _, _, games in near)
            dots.append((LEFT + wide * found[j][0] / most, TOP + high * (1 - share)))
        colour = COLOURS[i % len(COLOURS)]
        path = " ".join(f"{'L' if j else 'M'}{x:.1f} {y:.1f}" for j, (x, y) in enumerate(dots))
        lines.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        ends.append((dots[-1][1], name, colour))
    below = 0.0
    for y, name, colour in sorted(ends):
        below = max(y, below + LINE)
        lines.append(
            f'<circle cx="{WIDTH - RIGHT + 12}" cy="{below:.1f}" r="4" fill="{colour}"/>'
            f'<text x="{WIDTH - RIGHT + 22}" y="{below + 4:.1f}">{escape(name)}</text>'
        )
    return "\n".join([*lines, "</svg>", ""])
