"""The table as a picture: {"rows": […], "title", "note", "file"} on standard input. Needs matplotlib."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

COLOURS = {"ours": "#b3261e", "peer": "#6b7785", "limit": "#1d1b20"}
NAMES = {"ours": "Scoville", "peer": "peers", "limit": "C by hand, simplified rules"}


def draw(rows: list[dict[str, Any]], title: str, note: str, file: str) -> None:
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.hashsalt": "scoville", "svg.fonttype": "none"}
    pyplot: Any = import_module("matplotlib.pyplot")
    rows = rows[::-1]  # the fastest on top
    figure, axes = pyplot.subplots(figsize=(10, 1.6 + 0.3 * len(rows)), layout="constrained")
    for i, row in enumerate(rows):
        axes.barh(i, row["median"], color=COLOURS[row["side"]], height=0.65)
        below, above = row["median"] - min(row["rounds"]), max(row["rounds"]) - row["median"]
        axes.errorbar(row["median"], i, xerr=[[below], [above]], color="#9aa0a6", capsize=2.5, linewidth=1)
        axes.annotate(
            row["figure"],
            (max(row["rounds"]), i),
            xytext=(5, 0),
            textcoords="offset points",
            verticalalignment="center",
            fontsize=8,
        )
    axes.set_yticks(range(len(rows)), [f"{row['name']}  ({row['loop']})" for row in rows], fontsize=8.5)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xscale("log")
    axes.set_xlim(right=3 * max(max(row["rounds"]) for row in rows))
    axes.set_xlabel(f"decisions per second, random play, one core, log scale; median and spread\n{note}", fontsize=8)
    axes.set_title(title, fontsize=11)
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    sides = [side for side in NAMES if any(row["side"] == side for row in rows)]
    axes.legend(
        [pyplot.Rectangle((0, 0), 1, 1, color=COLOURS[side]) for side in sides],
        [NAMES[side] for side in sides],
        loc="lower right",
        fontsize=8,
    )
    plain = {"Date": None, "Creator": None} if file.endswith(".svg") else {}
    figure.savefig(file, dpi=150, metadata=plain)


if __name__ == "__main__":
    draw(**json.load(sys.stdin))
