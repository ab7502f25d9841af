"""Measures the tables of docs/performance.md anew and writes them there.

python bench/figures.py                  # all of them, some take minutes: leave the machine alone meanwhile
python bench/figures.py peers compiling  # these
python bench/figures.py --small core     # as short as can be, to see that it works: its figures mean nothing

A table stands between two markers that name it. Only what is between them changes: people write the text around it.
Each table comes from a script of this folder, with the machine, its load, the commit and the command to repeat it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from builds import BEFORE, ROOT
from rows import load, machine

PAGE = ROOT / "docs" / "performance.md"
MARKERS = "<!-- figures: {} -->\n", "<!-- end of {} -->\n"


@dataclass(frozen=True)
class Figure:
    """One block of the page: a script of this folder and its arguments."""

    script: str
    arguments: Sequence[str]
    small: Sequence[str]
    """The arguments of the shortest run."""
    bare: bool = False
    """Whether it prints its table alone: it runs before anything is set up."""


FIGURES = {
    "peers": Figure(
        "compare.py",
        ("--rounds", "5", "--seconds", "0.5", "--plot", str(ROOT / "docs" / "performance.svg")),
        ("--rounds", "1", "--seconds", "0.01"),
    ),
    "options": Figure(
        "before.py", ("options", "--rounds", "7", "--games", "40"), ("options", "--rounds", "1", "--games", "1")
    ),
    "bots": Figure(
        "before.py",
        ("games", "--rounds", "5", "--games", "30", "--tries", "3"),
        ("games", "--rounds", "1", "--games", "1", "--tries", "1"),
    ),
    "traps": Figure("traps.py", ("--rounds", "15", "--before", BEFORE), ("--rounds", "1")),
    "compiling": Figure("compiling.py", ("--whole", BEFORE), ("--whole",)),
    "environments": Figure(
        "environments.py", ("--rounds", "9", "--seconds", "0.3"), ("--rounds", "1", "--seconds", "0.01")
    ),
    "core": Figure(
        "core.py", ("--rounds", "11", "--games", "40000"), ("--rounds", "1", "--games", "40", "--skip-bare")
    ),
    "server": Figure(
        "server_load.py",
        ("--rounds", "5", "--seconds", "6"),
        ("--rounds", "1", "--seconds", "1", "--tables", "5", "--skip-peer"),
    ),
    "browser": Figure("frames.py", ("--slow", "4", "--seconds", "30"), ("--slow", "1", "--seconds", "5")),
    "pages": Figure("lighthouse.py", (), ()),
    "first-start": Figure(
        "first_start.py", ("gcc", "libc6-dev", "python3-dev"), ("gcc", "libc6-dev", "python3-dev"), bare=True
    ),
}


def measured(figure: Figure, small: bool) -> str:
    """What stands between the markers."""
    arguments = figure.small if small else figure.arguments
    command = [sys.executable, str(ROOT / "bench" / figure.script), *arguments]
    if not figure.bare:
        command.append("--markdown")
    about = {key: value for key, value in machine().items() if key not in {"python", "compiler"}}
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise click.ClickException(f"{figure.script} failed; the page keeps what it had.")
    if not figure.bare:
        return done.stdout.strip() + "\n"
    words = ". ".join(f"{key}: {value}" for key, value in {**about, "load after": load()}.items())
    table = "\n".join(line for line in done.stdout.splitlines() if line.startswith("|"))
    return f"{words}\n\n{table}\n\nAgain, as root: python3 bench/{figure.script} {' '.join(arguments)}\n"


def put(page: str, name: str, block: str) -> str:
    """The page with this block."""
    first, last = (marker.format(name) for marker in MARKERS)
    place = re.compile(f"{re.escape(first)}.*?{re.escape(last)}", re.DOTALL)
    page, places = place.subn(lambda _: f"{first}\n{block}\n{last}", page)
    if places != 1:
        raise click.ClickException(f"The page has {places} places for {name}; it needs one.")
    return page


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(FIGURES)), metavar="[NAME]...")
@click.option("--small", is_flag=True, help="Measure as briefly as can be.")
@click.option("--page", default=PAGE, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(names: tuple[str, ...], small: bool, page: Path) -> None:
    """Measure the tables of docs/performance.md anew: NAMEs of them, or all.

    A table that cannot be measured here keeps its old figures, and the command ends with 1.
    """
    failed = []
    for name in names or FIGURES:
        put(page.read_text(), name, "")  # a page without a place for it is refused before anything is measured
    for name in names or FIGURES:
        click.echo(f"{name} …", err=True)
        try:
            block = measured(FIGURES[name], small)
        except click.ClickException as error:
            error.show()
            failed.append(name)
            continue
        page.write_text(put(page.read_text(), name, block))
    if failed:
        raise click.ClickException(f"Not measured: {', '.join(failed)}.")


if __name__ == "__main__":
    command()
