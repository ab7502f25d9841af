"""Measures the tables of the documents anew and writes them there.

python bench/figures.py                  # all of them, which takes hours: leave the machine alone meanwhile
python bench/figures.py peers compiling  # these
python bench/figures.py --small core     # as short as can be, to see that it works: its figures mean nothing
python bench/figures.py --list           # their names, pages and commands

A table stands between two markers that name it. Only what is between them changes: people write the text around it.
A table of docs/performance.md comes from a script of this folder, with the machine, its load, the commit and the
command to repeat it. On the other pages the commands stand above the table, between the markers, and those are run.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from builds import BEFORE, ROOT
from rows import commit, load, machine

DOCS = ROOT / "docs"
PAGE = DOCS / "performance.md"
QUOTING = tuple(DOCS / name for name in ("bots.md", "exact.md", "environments.md"))
"""Pages whose blocks begin with their own commands."""
MARKERS = "<!-- figures: {} -->\n", "<!-- end of {} -->\n"


@dataclass(frozen=True)
class Quoted:
    """One block of another page: the commands above its table."""

    page: Path
    commands: tuple[str, ...]


@dataclass(frozen=True)
class Figure:
    """One block of docs/performance.md: a script of this folder and its arguments."""

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
    "pages": Figure("lighthouse.py", ("--runs", "2"), ()),
    "first-start": Figure(
        "first_start.py", ("gcc", "libc6-dev", "python3-dev"), ("gcc", "libc6-dev", "python3-dev"), bare=True
    ),
}


def quoted(pages: Sequence[Path] = QUOTING) -> dict[str, Quoted]:
    """The blocks of the other pages by name."""
    first, last = (re.escape(marker).replace(r"\{\}", "{}") for marker in MARKERS)
    block = re.compile(first.format(r"(\S+)") + "(.*?)" + last.format(r"\1"), re.DOTALL)
    found: dict[str, Quoted] = {}
    for page in pages:
        for name, text in block.findall(page.read_text()):
            if name in found or name in FIGURES:
                raise click.ClickException(f"{page.name} has a second table called {name}.")
            found[name] = Quoted(page, tuple(re.findall(r"^    ((?:scoville|python) .+)$", text, re.M)))
    return found


def run_quoted(block: Quoted, small: bool) -> str:
    """The commands, the commit, and what they print; tables with the same head become one."""
    told: list[str] = []
    for command in block.commands:
        program, *arguments = shlex.split(shorter(command) if small else command)
        called = [sys.executable, *(["-m", "scoville"] if program == "scoville" else []), *arguments]
        done = subprocess.run(called, check=False, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        if done.returncode:
            raise click.ClickException(f"{command!r} failed; the page keeps what it had.")
        lines = done.stdout.strip().splitlines()
        if not any(line.startswith("|") for line in lines):
            lines = ["```", *lines, "```"]
        if lines[0].startswith("|") and lines[0] in told:
            told += lines[2:]
        else:
            told += ["", *lines] if told else lines
    commands = "\n".join(f"    {command}" for command in block.commands)
    return f"{commands}\n\nCommit {commit().split()[1]}:\n\n" + "\n".join(told) + "\n"


def shorter(command: str) -> str:
    """The same with as few games as can be."""
    few = re.sub(r"--(deals|samples) \d+", r"--\1 1", command)
    return re.sub(r"(baselines\.py \w+) \d+", r"\1 2", few)


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
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--small", is_flag=True, help="Measure as briefly as can be.")
@click.option("--list", "only_list", is_flag=True, help="Print the names, with pages and commands.")
@click.option(
    "--page",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Write there instead, to a page with the same markers.",
)
def command(names: tuple[str, ...], small: bool, only_list: bool, page: Path | None) -> None:
    """Measure the tables of the documents anew: NAMEs of them, or all.

    A table that cannot be measured here keeps its old figures, and the command ends with 1.
    """
    elsewhere = quoted()
    known = [*FIGURES, *elsewhere]
    if only_list:
        for name in known:
            print_name(name, elsewhere)
        return
    for name in names:
        if name not in known:
            raise click.UsageError(f"There is no table {name!r}; --list shows those there are.")
    wanted = {name: page or (elsewhere[name].page if name in elsewhere else PAGE) for name in names or known}
    for name, where in wanted.items():
        put(where.read_text(), name, "")  # a page without a place for it is refused before anything is measured
    failed = []
    for name, where in wanted.items():
        click.echo(f"{name} …", err=True)
        try:
            block = run_quoted(elsewhere[name], small) if name in elsewhere else measured(FIGURES[name], small)
        except click.ClickException as error:
            error.show()
            failed.append(name)
            continue
        where.write_text(put(where.read_text(), name, block))
    if failed:
        raise click.ClickException(f"Not measured: {', '.join(failed)}.")


def print_name(name: str, elsewhere: dict[str, Quoted]) -> None:
    if name in elsewhere:
        click.echo(f"{name} ({elsewhere[name].page.name})")
        for called in elsewhere[name].commands:
            click.echo(f"    {called}")
    else:
        figure = FIGURES[name]
        click.echo(f"{name} ({PAGE.name})\n    python bench/{figure.script} {shlex.join(figure.arguments)}".rstrip())


if __name__ == "__main__":
    command()
