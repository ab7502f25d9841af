"""The plots of a report: SVG from matplotlib, with the page's colours, so that they follow light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from .balance import Findings, places, quantile
from .balance_studies import Setting
from .luck import PARTS, Lucks
from .measures import MEAN, Measure
from .report_words import amount
from .statistics import Estimate

__all__ = ["length_plot", "luck_plot", "measure_plot", "places_plot", "sweep_plot"]

# Placeholders in the drawing, and the page's colours that replace them.
INK, FAINT, PLAIN, MORE, LESS = "#010101", "#020202", "#030303", "#040404", "#050505"
COLOURS: Final = {INK: "ink", FAINT: "faint", PLAIN: "plain", MORE: "more", LESS: "less"}
WIDTH: Final = 4.6
"""Inches at 72 points: narrow enough for a phone without shrinking."""
ROW: Final = 0.46
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.size": 11,
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": FAINT,
    "xtick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a plot: a label, and the drawing to its right at height `y`."""

    label: str
    bold: bool
    draw: Callable[[Axes, float], None]


def measure_plot(findings: Findings, measure: Measure) -> str:
    """Every setting with its interval, and a dashed line at its baseline."""
    rows = []
    for setting in findings.study.settings:
        outcome = findings.outcomes.get((setting.name, measure.name))
        if outcome is None:
            continue
        colour = PLAIN
        if outcome.significant and outcome.against is not None:
            colour = MORE if outcome.against.value > 0 else LESS
        scale = _scale(measure)
        got = outcome.estimate
        base = None if outcome.baseline is None else scale * outcome.baseline.value

        def draw(
            axes: Axes,
            y: float,
            points: tuple[float, ...] = (scale * got.low, scale * got.value, scale * got.high),
            base: float | None = base,
            colour: str = colour,
            filled: bool = setting.baseline is None or outcome.significant,
        ) -> None:
            if base is not None:
                axes.plot([base, base], [y - 0.25, y + 0.16], color=FAINT, linewidth=1, linestyle=(0, (2, 2)))
            _interval(axes, y, points, colour, filled)

        label = f"{setting.name}: {amount(measure, got.value)}"
        rows.append(Row(label, setting.baseline is None, draw))
    unit = "percentage points" if measure.less_fair else "" if measure.kind == MEAN else "%"
    return _draw(rows, f"{measure.title}, by setting", unit, zero=measure.less_fair)


def sweep_plot(findings: Findings, measure: Measure) -> str:
    """A measure over the values of a sweep; the baseline is filled, and what differs from it coloured."""
    points = []
    for setting in findings.study.settings:
        outcome = findings.outcomes.get((setting.name, measure.name))
        if outcome is not None and setting.at is not None:
            colour = PLAIN
            if outcome.significant and outcome.against is not None:
                colour = MORE if outcome.against.value > 0 else LESS
            points.append((setting.at, outcome.estimate, colour, setting.baseline is None or outcome.significant))
    unit = "percentage points" if measure.less_fair else "" if measure.kind == MEAN else "%"
    title = f"{measure.title}, by value"
    return _curve(points, title, findings.study.name.removeprefix("sweep of "), unit, _scale(measure))


def luck_plot(found: Lucks, part: str) -> str:
    """A part of the variance at each setting, or over the values of a sweep."""
    settings = [setting for setting in found.study.settings if setting.name in found.counts]
    label = PARTS[part]
    if len(settings) > 1 and all(setting.at is not None for setting in settings):
        points = [(setting.at or 0.0, found.counts[setting.name][part], PLAIN, True) for setting in settings]
        name = found.study.name.removeprefix("sweep of ")
        return _curve(points, f"Explained by {label}, by value", name, "%", 100)
    rows = []
    for setting in settings:
        got = found.counts[setting.name][part]

        def draw(
            axes: Axes, y: float, points: tuple[float, ...] = (100 * got.low, 100 * got.value, 100 * got.high)
        ) -> None:
            _interval(axes, y, points, PLAIN, True)

        rows.append(Row(f"{setting.name}: {100 * got.value:.1f} %", setting.baseline is None, draw))
    return _draw(rows, f"Explained by {label}, by setting", "% of the variance")


def _curve(points: Sequence[tuple[float, Estimate, str, bool]], title: str, name: str, unit: str, scale: float) -> str:
    with mpl.rc_context({**STYLE, "axes.spines.left": True, "svg.hashsalt": title}):
        figure = Figure(figsize=(WIDTH, 2.6))
        axes = figure.add_axes((0.14, 0.2, 0.83, 0.76))
        axes.plot([at for at, *_ in points], [scale * one.value for _, one, *_ in points], color=FAINT, linewidth=1)
        for at, one, colour, filled in points:
            axes.plot([at, at], [scale * one.low, scale * one.high], color=colour, linewidth=2)
            style = "full" if filled else "none"
            axes.plot([at], [scale * one.value], "o", color=colour, markersize=6, fillstyle=style)
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(5))
        axes.tick_params(axis="y", color=FAINT, labelcolor=INK)
        axes.set_xlabel(name)
        axes.set_ylabel(unit)
        drawn = StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _for_the_page(drawn.getvalue(), title)


def length_plot(findings: Findings) -> str:
    """The lengths of games: the middle half thick, 5 % to 95 % thin."""
    rows = []
    for setting in findings.study.settings:
        if setting.name not in findings.counts:
            continue
        lengths = findings.counts[setting.name].lengths
        low, lower, middle, upper, high = (quantile(lengths, q) for q in (0.05, 0.25, 0.5, 0.75, 0.95))

        def draw(axes: Axes, y: float, at: tuple[int, ...] = (low, lower, middle, upper, high)) -> None:
            axes.plot([at[0], at[4]], [y, y], color=PLAIN, linewidth=1)
            axes.plot([at[1], at[3]], [y, y], color=PLAIN, linewidth=6, solid_capstyle="butt")
            axes.plot([at[2], at[2]], [y - 0.2, y + 0.16], color=INK, linewidth=2)

        rows.append(Row(f"{setting.name}: half are {lower} to {upper}", setting.baseline is None, draw))
    return _draw(rows, "Lengths of the games, by setting", "actions")


def places_plot(findings: Findings, setting: Setting) -> str:
    """Who wins, by place from the starter on; the dashed line is a fair share."""
    rows = []
    fair = 100 / setting.players
    for place, got in enumerate(places(findings.counts[setting.name], setting.players)):
        away = not got.low <= 1 / setting.players <= got.high

        def draw(
            axes: Axes,
            y: float,
            points: tuple[float, ...] = (100 * got.low, 100 * got.value, 100 * got.high),
            away: bool = away,
        ) -> None:
            axes.plot([fair, fair], [y - 0.25, y + 0.16], color=FAINT, linewidth=1, linestyle=(0, (2, 2)))
            _interval(axes, y, points, PLAIN, away)

        who = "starts" if place == 0 else f"plays {_ordinal(place + 1)}"
        rows.append(Row(f"{who}: {100 * got.value:.1f} %", place == 0, draw))
    return _draw(rows, f"Share of the wins by place, {setting.name}", "% of the wins")


def _ordinal(number: int) -> str:
    return f"{number}{ {2: 'nd', 3: 'rd'}.get(number, 'th') }"


def _interval(axes: Axes, y: float, points: Sequence[float], colour: str, filled: bool) -> None:
    low, value, high = points
    axes.plot([low, high], [y, y], color=colour, linewidth=2, solid_capstyle="round")
    axes.plot(
        [value], [y], "o", color=colour, markersize=7, fillstyle="full" if filled else "none", markeredgewidth=1.6
    )


def _scale(measure: Measure) -> int:
    return 1 if measure.kind == MEAN else 100


def _draw(rows: Sequence[Row], title: str, unit: str, zero: bool = False) -> str:
    """Draws the rows one below the other, each with its label above it."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": title}):
        height = ROW * len(rows) + 0.62
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_axes((0.03, 0.5 / height, 0.94, 1 - 0.55 / height))
        for i, row in enumerate(rows):
            y = float(len(rows) - 1 - i)
            row.draw(axes, y)
            axes.text(
                0, y + 0.27, row.label, transform=axes.get_yaxis_transform(), weight="bold" if row.bold else "normal"
            )
            if zero:
                axes.plot([0, 0], [y - 0.25, y + 0.16], color=INK, linewidth=1)
        axes.set_ylim(-0.4, len(rows) - 0.4)
        axes.set_yticks([])
        axes.xaxis.set_major_locator(MaxNLocator(5))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:+g}" if zero and x else f"{x:,g}"))
        axes.set_xlabel(unit)
        drawn = StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _for_the_page(drawn.getvalue(), title)


def _for_the_page(drawing: str, title: str) -> str:
    """Only the <svg> element: the page's colours, a title for people who cannot see it, no ids that would repeat."""
    svg = drawing[drawing.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z.0-9]+_\d+"', "", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    for placeholder, name in COLOURS.items():
        svg = svg.replace(placeholder, f"var(--{name})")
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1).strip()
