"""What the traps of the compiled rules cost: random play with and without them, in one run.

`python bench/traps.py` builds both games twice, plays the same games with either build in turn, and compares the
processor time. `--before COMMIT` adds the rules of another commit.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import click
from builds import ROOT, Failed, Measuring, compile_copy, importing, tree_of
from rich.console import Console
from rows import Report, Row, Told, figure, machine, ratio, ratios, take_turns, tell

UNTRAPPED = "-DSCOVILLE_UNTRAPPED"
JOBS = {"SPICY": 40_000, "HEATED regular": 4_000, "HEATED chaos": 4_000}
"""Games of four players for each measurement."""


def build(folder: Path, *arguments: str) -> Path:
    """A copy of the rules and nothing else, compiled."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
    for types in list(sources.rglob("*.pxd")):
        if types.parent.name != "core" and not types.with_name("state.py").exists():  # the folder of a game's rules
            types.unlink()
    if not compile_copy(folder, *arguments):
        raise Failed("the core could not be compiled")
    return sources


def rules_of(game: str, name: str) -> Any:
    """A module of a game's rules, which once lay in the game's folder itself."""
    try:
        return import_module(f"scoville.{game}.rules.{name}")
    except ModuleNotFoundError:
        return import_module(f"scoville.{game}.{name}")


def answer() -> None:
    """In a process of one build: a job a line, answered with decisions and seconds of processor time."""
    import json  # noqa: PLC0415 — and the build that PYTHONPATH names

    import scoville  # noqa: PLC0415
    from scoville import heated  # noqa: PLC0415
    from scoville.core import stream  # noqa: PLC0415

    spicy_arbiter, spicy_state, spicy_tables = (rules_of("spicy", name) for name in ("arbiter", "state", "tables"))
    heated_arbiter, heated_state, heated_tables = (rules_of("heated", name) for name in ("arbiter", "state", "tables"))
    print(json.dumps(scoville.compiled), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        dice = stream(job["seed"], "bench")
        if job["name"] == "SPICY":
            table = spicy_state.State(spicy_tables.lay_tables(frozenset()), 4)
            start = process_time()
            decisions = spicy_arbiter.random_games(table, dice, 36, JOBS["SPICY"])
        else:
            rules = heated.Rules(mode=job["name"].split()[1])
            fresh = heated_state.State(heated_tables.tables_for(rules, 4), 4, dice)
            start = process_time()
            decisions = heated_arbiter.random_games(fresh, dice, JOBS[job["name"]])
        print(json.dumps([decisions, process_time() - start]), flush=True)


def measure(rounds: int, before: str | None, talk: Console) -> Report:
    about = machine()
    with tempfile.TemporaryDirectory() as scratch:
        folders = {name: Path(scratch) / name for name in ("traps", "no traps")}
        for folder in folders.values():
            folder.mkdir()
        sources = {"traps": build(folders["traps"]), "no traps": build(folders["no traps"], UNTRAPPED)}
        if before:
            sources[before] = tree_of(before, talk) / "src"
        running = {
            name: Measuring([sys.executable, __file__, "--answer"], importing(path)) for name, path in sources.items()
        }
        rows = {
            (job, name): Row(f"{job}, {name}", "decisions/s", partial(played, process, job))
            for job in JOBS
            for name, process in running.items()
        }
        take_turns(list(rows.values()), rounds, talk)
        for process in running.values():
            process.close()
    others = [name for name in running if name != "traps"]
    lines = [
        [
            job,
            *(figure(rows[job, name].median) for name in running),
            *(ratio(ratios(rows[job, name], rows[job, "traps"])) for name in others),
        ]
        for job in JOBS
    ]
    head = ["decisions/s, 4 players", *running, *(f"time / {name}" for name in others)]
    again = f"Medians of {rounds} rounds, processor time. Again: python bench/traps.py --rounds {rounds}"
    figures = {"figures": [{"name": row.name, "rounds": row.rounds} for row in rows.values()]}
    told = Told(head, lines, frozenset(range(1, len(head))))
    return Report("traps", about, [told], again + (f" --before {before}" if before else ""), figures)


def played(process: Measuring, job: str, number: int) -> float:
    return process.per_second({"name": job, "seed": number})


@click.command()
@click.option(
    "--rounds", default=15, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of."
)
@click.option("--before", metavar="COMMIT", help="Measure the rules of this commit, too.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(rounds: int, before: str | None, as_json: bool, as_markdown: bool) -> None:
    """Measure what the traps cost in random play."""
    tell([measure(rounds, before, Console(stderr=True))], as_json, as_markdown)


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        command()
