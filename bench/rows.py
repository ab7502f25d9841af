"""What the benchmarks share: rows measured in turn, ratios within a round, and how both are told."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import click
from builds import ROOT, Failed
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import scoville


@dataclass
class Row:
    name: str
    unit: str
    run: Callable[[int], float]
    """The figure of one round."""
    rounds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return median(self.rounds)


@dataclass(frozen=True)
class Told:
    """A table as words; its columns of numbers stand to the right."""

    head: list[str]
    lines: list[list[str]]
    numbers: frozenset[int] = frozenset({1, 2})


@dataclass
class Report:
    name: str
    about: dict[str, str]
    tables: list[Told]
    again: str
    """How it was measured, and the command to do so once more."""
    figures: dict[str, Any]
    """What `--json` says besides `about`."""

    @property
    def words(self) -> str:
        return ". ".join(f"{key}: {value}" for key, value in self.about.items())


def say(talk: Console, line: str) -> None:
    """A line as it is, however long."""
    talk.print(line, highlight=False, markup=False, soft_wrap=True)


def take_turns(rows: list[Row], rounds: int, talk: Console) -> list[Row]:
    """In each round every row once, and each round begins with another. The rows that lasted."""
    with Progress(console=talk, transient=True) as progress:
        task = progress.add_task("Measuring", total=rounds * len(rows))
        for number in range(rounds):
            first = number % max(1, len(rows))
            for row in rows[first:] + rows[:first]:
                try:
                    row.rounds.append(row.run(number))
                except Failed as failed:
                    say(talk, f"{row.name} is left out: {failed.message}")
                    rows = [other for other in rows if other is not row]
                progress.advance(task)
    return rows


def ratios(of: Row, to: Row | None) -> list[float]:
    """Round by round: what disturbs the machine for long disturbs both. Without `to` the figures themselves."""
    over = to.rounds if to else [1.0] * len(of.rounds)
    return [a / b for a, b in zip(of.rounds, over, strict=True)]


def load() -> str:
    """How busy the machine was in the last minute, where it can be asked."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def commit() -> str:
    """Of the sources that are measured, as far as git knows."""

    git = shutil.which("git")
    if git is None:
        return "commit unknown"

    def said(*words: str) -> str:
        return subprocess.run([git, *words], cwd=ROOT, check=False, capture_output=True, text=True).stdout.strip()

    changed = " with changes" if said("status", "--porcelain", "--", "src", "web", "bench", "*.py") else ""
    return f"commit {said('rev-parse', '--short=7', 'HEAD') or 'unknown'}{changed}"


def machine() -> dict[str, str]:
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        names = [
            line.split(":", 1)[1].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    compiler = shutil.which("gcc") or shutil.which("cc")
    version = "none"
    if compiler:
        out = subprocess.run([compiler, "--version"], check=False, capture_output=True, text=True).stdout
        version = (out.splitlines() or ["unknown"])[0]
    return {
        "machine": f"{model}, {os.cpu_count()} cores, {platform.system()}",
        "load before": load(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": version,
        "scoville": f"{scoville.__version__}, {commit()}",
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def figure(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def spread(values: list[float]) -> str:
    return f"{figure(min(values))} – {figure(max(values))}"


def ratio(values: list[float]) -> str:
    return f"{median(values):.2f}" if median(values) < 10 else f"{median(values):.1f}"


def as_figures(rows: list[Row]) -> list[dict[str, Any]]:
    return [{"name": row.name, "unit": row.unit, "median": median(row.rounds), "rounds": row.rounds} for row in rows]


# --- telling -------------------------------------------------------------------------------------


def show(console: Console, told: Told) -> None:
    table = Table(box=None, pad_edge=False)
    for i, title in enumerate(told.head):
        table.add_column(title, justify="right" if i in told.numbers else "left")
    for line in told.lines:
        table.add_row(*line)
    console.print(table)


def markdown(told: Told) -> str:
    rule = ["---:" if i in told.numbers else "---" for i in range(len(told.head))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (told.head, rule, *told.lines))


def tell(reports: list[Report], as_json: bool, as_markdown: bool) -> None:
    """One report as it is; several as JSON by name, else one after the other."""
    for report in reports:
        report.about.setdefault("load after", load())
    if as_json:
        told = {report.name: {**report.about, **report.figures} for report in reports}
        click.echo(json.dumps(told if len(reports) > 1 else told[reports[0].name], indent=2))
        return
    console = Console(width=None if sys.stdout.isatty() else 130)
    for report in reports:
        if as_markdown:
            click.echo("\n\n".join([report.words, *map(markdown, report.tables), report.again]) + "\n")
            continue
        for table in report.tables:
            show(console, table)
            console.print()
        console.print(report.words + "\n" + report.again + "\n", highlight=False)
