"""What the traps of the compiled rules cost: random play with and without them, in one run.

`python bench/traps.py` builds both games twice, plays the same games with either build in turn, and compares the
processor time. It prints a table for docs/performance.md. `--before COMMIT` adds the rules of another commit.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import click
from builds import ROOT, Failed, Measuring, importing

UNTRAPPED = "-DSCOVILLE_UNTRAPPED"
JOBS = {"SPICY": 40_000, "HEATED regular": 4_000, "HEATED chaos": 4_000}
"""Games of four players for each measurement."""


def build(folder: Path, *arguments: str, commit: str | None = None) -> Path:
    """A copy of the rules and nothing else, compiled."""
    sources = folder / "src"
    if commit is None:
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
        for script in ("hatch_build.py", "build_traps.py"):
            shutil.copy(ROOT / script, folder)
    else:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=False, capture_output=True)
        if archive.returncode:
            raise Failed(f"there is no commit {commit}")
        subprocess.run(["tar", "x"], cwd=folder, check=True, input=archive.stdout)
    for types in list(sources.rglob("*.pxd")):
        if types.parent.name != "core" and not types.with_name("state.py").exists():  # the folder of a game's rules
            types.unlink()
    command = [sys.executable, "hatch_build.py", *arguments]
    if subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode:
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


@click.command()
@click.option(
    "--rounds", default=15, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of."
)
@click.option("--before", metavar="COMMIT", help="Measure the rules of this commit, too.")
def command(rounds: int, before: str | None) -> None:
    """Measure what the traps cost in random play."""
    with tempfile.TemporaryDirectory() as scratch:
        folders = {name: Path(scratch) / name for name in ("traps", "no traps", *([before] if before else []))}
        for folder in folders.values():
            folder.mkdir()
        sources = {"traps": build(folders["traps"]), "no traps": build(folders["no traps"], UNTRAPPED)}
        if before:
            sources[before] = build(folders[before], commit=before)
        running = {
            name: Measuring([sys.executable, __file__, "--answer"], importing(path)) for name, path in sources.items()
        }
        others = [name for name in running if name != "traps"]
        click.echo(
            "| decisions/s, 4 players | " + " | ".join(running) + " |" + "".join(f" time / {n} |" for n in others)
        )
        click.echo("| --- |" + " --- |" * (len(running) + len(others)))
        for job in JOBS:
            speeds: dict[str, list[float]] = {name: [] for name in running}
            for number in range(rounds):
                for name, process in running.items():
                    speeds[name].append(process.per_second({"name": job, "seed": number}))
            told = [f"{median(speeds[name]) / 1e6:.1f} M" for name in running]
            for name in others:
                told.append(f"{median(a / b for a, b in zip(speeds[name], speeds['traps'], strict=True)):.2f}")
            click.echo(f"| {job} | " + " | ".join(told) + " |")
        for process in running.values():
            process.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        command()
