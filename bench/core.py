"""How fast the rules cores are: one run, one core, medians of rounds in which all take turns.

`scoville bench core` or `python bench/core.py`.
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import click
from builds import LIMIT, Build, compile_copy, compile_limit, run_limit, without_journal
from rich.console import Console
from rows import Report, Row, Told, as_figures, figure, machine, ratios, say, spread, stay_on_one_core, take_turns, tell

import scoville
from scoville.spicy import VARIANTS

C_DEPTH = 57
"""Cards above World's End for 4 players in the C program; our default is 36."""
DEPTH = {2: 28, 4: 36, 6: 48}
GAMES = 100_000
MODES = ("regular", "chaos")
SLOWER = {"spicy": 100, "heated": 40}
"""An interpreted measurement is that many times shorter."""
LONGER = 5
"""A game of HEATED has more decisions, each of them longer: as many times fewer games are measured."""


@dataclass(frozen=True)
class Ratio:
    name: str
    of: str
    to: str | None
    """The row to divide by; None for the figure itself."""
    least: float | None
    aim: str


RATIOS = (
    Ratio("compiled / C by hand", "base game, as deep as C", "C by hand", 1 / 3, "≥ 0.33, aim 0.5"),
    Ratio("compiled / interpreted", "base game, as deep as C", "interpreted", 15, "≥ 15"),
    Ratio("six variants / base game", "all six variants", "base game", 0.5, "≥ 0.5"),
    Ratio("clone + playout per second", "clone + playout", None, 300_000, "≥ 300,000"),
    Ratio("journal detached / taken out", "journal detached", "journal taken out", None, "1.00"),
    Ratio("journal attached / detached", "journal attached", "journal detached", None, ""),
    *(Ratio(f"HEATED {mode}, decisions/s", f"HEATED {mode}", None, 1_000_000, "≥ 1 M, aim 3 M") for mode in MODES),
    *(
        Ratio(f"HEATED {mode}, compiled / interpreted", f"HEATED {mode}", f"HEATED {mode}, interpreted", 10, "≥ 10")
        for mode in MODES
    ),
)


def plan(ours: Build, interpreted: Build, bare: Build | None, limit: Path | None, games: int) -> list[Row]:
    """All rows. Where nothing is compiled, `ours` is left out."""
    rows: list[Row] = []

    def row(name: str, build: Build, unit: str = "decisions/s", **job: Any) -> None:
        count = games if job["game"] == "spicy" else games // LONGER
        job["count"] = max(1, count if build.compiled else count // SLOWER[job["game"]])
        rows.append(Row(name, unit, lambda number: build.per_second({**job, "seed": number})))

    def spicy(name: str, build: Build, what: str, players: int, above: int, variants: tuple[str, ...] = ()) -> None:
        unit = "playouts/s" if what == "playouts" else "decisions/s"
        row(name, build, unit, game="spicy", what=what, players=players, above=above, variants=list(variants))

    def heated(name: str, build: Build, mode: str) -> None:
        row(name, build, game="heated", what="games", players=4, mode=mode)

    if limit is not None:
        rows.append(Row("C by hand", "decisions/s", lambda _: divide(run_limit(limit, games, 4))))
    if ours.compiled:
        spicy("base game, as deep as C", ours, "games", 4, C_DEPTH)
        spicy("base game", ours, "games", 4, DEPTH[4])
        spicy("all six variants", ours, "games", 4, DEPTH[4], tuple(VARIANTS))
        spicy("base game, 2 players", ours, "games", 2, DEPTH[2])
        spicy("base game, 6 players", ours, "games", 6, DEPTH[6])
        spicy("clone + playout", ours, "playouts", 4, DEPTH[4])
        spicy("clone + playout, six variants", ours, "playouts", 4, DEPTH[4], tuple(VARIANTS))
        spicy("journal attached", ours, "attached", 4, DEPTH[4])
        spicy("journal detached", ours, "detached", 4, DEPTH[4])
    if bare is not None:
        spicy("journal taken out", bare, "detached", 4, DEPTH[4])
    spicy("interpreted", interpreted, "games", 4, C_DEPTH)
    for mode in MODES:
        if ours.compiled:
            heated(f"HEATED {mode}", ours, mode)
        heated(f"HEATED {mode}, interpreted", interpreted, mode)
    return rows


def divide(measured: tuple[float, float]) -> float:
    return measured[0] / measured[1]


def results(rows: dict[str, Row]) -> list[dict[str, Any]]:
    found = []
    for ratio in RATIOS:
        if ratio.of in rows and (ratio.to is None or ratio.to in rows):
            values = ratios(rows[ratio.of], rows[ratio.to] if ratio.to else None)
            met = None if ratio.least is None else median(values) >= ratio.least
            found.append(
                {"name": ratio.name, "median": median(values), "rounds": values, "wanted": ratio.aim, "met": met}
            )
    return found


def tables(figures: list[dict[str, Any]], found: list[dict[str, Any]]) -> list[Told]:
    yes = {True: "yes", False: "no", None: ""}
    return [
        Told(
            ["random play, one core", "median", "spread", "unit"],
            [[f["name"], figure(f["median"]), spread(f["rounds"]), f["unit"]] for f in figures],
        ),
        Told(
            ["ratio", "median", "spread", "wanted", "met"],
            [[r["name"], figure(r["median"]), spread(r["rounds"]), r["wanted"], yes[r["met"]]] for r in found],
        ),
    ]


def measure(rounds: int, games: int, limit: Path, skip_bare: bool, talk: Console) -> Report:
    about = machine()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        program, why_not = compile_limit(limit, folder)
        if why_not:
            say(talk, why_not)
        compiled = scoville.compiled or "SCOVILLE_INTERPRETED" in os.environ
        bare_sources = None
        if compiled and not skip_bare:
            say(talk, "Compiling a copy without the journal …")
            bare_sources = without_journal(folder)
            if not compile_copy(folder):
                say(talk, "It could not be compiled; its row is left out.")
                bare_sources = None
        stay_on_one_core()
        ours, interpreted = Build(Path(scoville.__file__).parents[1]), Build(Path(scoville.__file__).parents[1], True)
        bare = None if bare_sources is None else Build(bare_sources)
        if not ours.compiled:
            say(talk, "The rules core is not compiled: only the interpreted one is measured.")
        rows = plan(ours, interpreted, bare, program, games)
        rows = take_turns(rows, rounds, talk)
        for build in (ours, interpreted, bare):
            if build is not None:
                build.close()
    figures, found = as_figures(rows), results({row.name: row for row in rows})
    again = (
        f"Medians of {rounds} rounds of {games:,} games ({games // LONGER:,} of HEATED). "
        f"Again: scoville bench core --rounds {rounds} --games {games}"
    )
    told = {"games": games, "figures": figures, "ratios": found}
    return Report("core", about, tables(figures, found), again, told)


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of.")
@click.option(
    "--games", default=GAMES, show_default=True, type=click.IntRange(1, 10_000_000), help="Games in one measurement."
)
@click.option("--limit", default=LIMIT, type=click.Path(path_type=Path), help="The C program to compare with.")
@click.option("--skip-bare", is_flag=True, help="Do not compile a copy without the journal.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the tables for docs/performance.md.")
def command(rounds: int, games: int, limit: Path, skip_bare: bool, as_json: bool, as_markdown: bool) -> None:
    """Measure the rules cores of SPICY, beside hand-written C, and of HEATED."""
    tell([measure(rounds, games, limit, skip_bare, Console(stderr=True))], as_json, as_markdown)


if __name__ == "__main__":
    command()
