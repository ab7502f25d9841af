"""How fast the rules core of SPICY is: one run, one core, medians of rounds in which all take turns.

`scoville bench core` or `python bench/core.py`.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import click
from builds import LIMIT, Build, compile_copy, compile_limit, run_limit, without_journal
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import scoville
from scoville.spicy import VARIANTS

C_DEPTH = 57
"""Cards above World's End for 4 players in the C program; our default is 36."""
DEPTH = {2: 28, 4: 36, 6: 48}
SLOWER = 100
"""An interpreted measurement is that many times shorter."""


@dataclass
class Row:
    name: str
    unit: str
    run: Callable[[int], float]
    """The figure of one round."""
    rounds: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Ratio:
    name: str
    of: str
    to: str | None
    """The row to divide by; None for the figure itself."""
    least: float | None
    aim: str

    def values(self, rows: dict[str, Row]) -> list[float]:
        """Round by round: what disturbs the machine for long disturbs both."""
        over = rows[self.to].rounds if self.to else [1.0] * len(rows[self.of].rounds)
        return [a / b for a, b in zip(rows[self.of].rounds, over, strict=True)]


RATIOS = (
    Ratio("compiled / C by hand", "base game, as deep as C", "C by hand", 1 / 3, "≥ 0.33, aim 0.5"),
    Ratio("compiled / interpreted", "base game, as deep as C", "interpreted", 15, "≥ 15"),
    Ratio("six variants / base game", "all six variants", "base game", 0.5, "≥ 0.5"),
    Ratio("clone + playout per second", "clone + playout", None, 300_000, "≥ 300,000"),
    Ratio("journal detached / taken out", "journal detached", "journal taken out", None, "1.00"),
    Ratio("journal attached / detached", "journal attached", "journal detached", None, ""),
)


def plan(ours: Build, interpreted: Build, bare: Build | None, limit: Path | None, games: int) -> dict[str, Row]:
    """All rows. Where nothing is compiled, `ours` is left out."""
    rows: list[Row] = []

    def row(name: str, build: Build, what: str, players: int, above: int, variants: tuple[str, ...] = ()) -> None:
        count = games if build.compiled else max(1, games // SLOWER)
        job = {"what": what, "players": players, "above": above, "variants": list(variants), "count": count}
        unit = "playouts/s" if what == "playouts" else "decisions/s"
        rows.append(Row(name, unit, lambda number: build.per_second({**job, "seed": number})))

    if limit is not None:
        rows.append(Row("C by hand", "decisions/s", lambda _: run_limit(limit, games, 4)))
    if ours.compiled:
        row("base game, as deep as C", ours, "games", 4, C_DEPTH)
        row("base game", ours, "games", 4, DEPTH[4])
        row("all six variants", ours, "games", 4, DEPTH[4], tuple(VARIANTS))
        row("base game, 2 players", ours, "games", 2, DEPTH[2])
        row("base game, 6 players", ours, "games", 6, DEPTH[6])
        row("clone + playout", ours, "playouts", 4, DEPTH[4])
        row("clone + playout, six variants", ours, "playouts", 4, DEPTH[4], tuple(VARIANTS))
        row("journal attached", ours, "attached", 4, DEPTH[4])
        row("journal detached", ours, "detached", 4, DEPTH[4])
    if bare is not None:
        row("journal taken out", bare, "detached", 4, DEPTH[4])
    row("interpreted", interpreted, "games", 4, C_DEPTH)
    return {row.name: row for row in rows}


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
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": version,
        "scoville": scoville.__version__,
        "date": datetime.now(UTC).date().isoformat(),
    }


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def figure(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def spread(values: list[float]) -> str:
    return f"{figure(min(values))} – {figure(max(values))}"


def results(rows: dict[str, Row]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    figures = [
        {"name": row.name, "unit": row.unit, "median": median(row.rounds), "rounds": row.rounds}
        for row in rows.values()
    ]
    ratios = []
    for ratio in RATIOS:
        if ratio.of in rows and (ratio.to is None or ratio.to in rows):
            values = ratio.values(rows)
            met = None if ratio.least is None else median(values) >= ratio.least
            ratios.append(
                {"name": ratio.name, "median": median(values), "rounds": values, "wanted": ratio.aim, "met": met}
            )
    return figures, ratios


def tables(figures: list[dict[str, Any]], ratios: list[dict[str, Any]]) -> list[tuple[list[str], list[list[str]]]]:
    yes = {True: "yes", False: "no", None: ""}
    return [
        (
            ["random play, one core", "median", "spread", "unit"],
            [[f["name"], figure(f["median"]), spread(f["rounds"]), f["unit"]] for f in figures],
        ),
        (
            ["ratio", "median", "spread", "wanted", "met"],
            [[r["name"], figure(r["median"]), spread(r["rounds"]), r["wanted"], yes[r["met"]]] for r in ratios],
        ),
    ]


def show(console: Console, head: list[str], lines: list[list[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for i, title in enumerate(head):
        table.add_column(title, justify="right" if i in (1, 2) else "left")
    for line in lines:
        table.add_row(*line)
    console.print(table)


def markdown(head: list[str], lines: list[list[str]]) -> str:
    rule = ["---" if i not in (1, 2) else "---:" for i in range(len(head))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *lines))


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of.")
@click.option(
    "--games", default=100_000, show_default=True, type=click.IntRange(1, 10_000_000), help="Games in one measurement."
)
@click.option("--limit", default=LIMIT, type=click.Path(path_type=Path), help="The C program to compare with.")
@click.option("--skip-bare", is_flag=True, help="Do not compile a copy without the journal.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the tables for docs/performance.md.")
def command(rounds: int, games: int, limit: Path, skip_bare: bool, as_json: bool, as_markdown: bool) -> None:
    """Measure the rules core of SPICY beside hand-written C."""
    talk = Console(stderr=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        program, why_not = compile_limit(limit, folder)
        if why_not:
            talk.print(why_not)
        compiled = scoville.compiled or "SCOVILLE_INTERPRETED" in os.environ
        bare_sources = None
        if compiled and not skip_bare:
            talk.print("Compiling a copy without the journal …")
            bare_sources = without_journal(folder)
            compile_copy(folder)
        stay_on_one_core()
        ours, interpreted = Build(Path(scoville.__file__).parents[1]), Build(Path(scoville.__file__).parents[1], True)
        bare = None if bare_sources is None else Build(bare_sources)
        if not ours.compiled:
            talk.print("The rules core is not compiled: only the interpreted one is measured.")
        rows = plan(ours, interpreted, bare, program, games)
        with Progress(console=talk, transient=True) as progress:
            task = progress.add_task("Measuring", total=rounds * len(rows))
            order = list(rows.values())
            for number in range(rounds):
                for row in order[number % len(order) :] + order[: number % len(order)]:
                    row.rounds.append(row.run(number))
                    progress.advance(task)
        for build in (ours, interpreted, bare):
            if build is not None:
                build.close()
    about = machine()
    figures, ratios = results(rows)
    if as_json:
        click.echo(json.dumps({**about, "games": games, "figures": figures, "ratios": ratios}, indent=2))
        return
    words = ". ".join(f"{key}: {value}" for key, value in about.items())
    again = (
        f"Medians of {rounds} rounds of {games:,} games. Again: scoville bench core --rounds {rounds} --games {games}"
    )
    if as_markdown:
        click.echo("\n\n".join([words, *(markdown(*table) for table in tables(figures, ratios)), again]))
        return
    console = Console(width=None if sys.stdout.isatty() else 110)
    for table in tables(figures, ratios):
        show(console, *table)
        console.print()
    console.print(words + "\n" + again, highlight=False)


if __name__ == "__main__":
    command()
