"""`scoville bench`: runs a benchmark of the project's folder `bench`, which a wheel does not carry."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import click

__all__ = ["command"]

BENCH = Path(__file__).resolve().parents[3] / "bench"
MODULES = {
    "core": "core",
    "peers": "compare",
    "environments": "environments",
    "server": "server_load",
    "browser": "frames",
    "pages": "lighthouse",
}


@click.command("bench", context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("arguments", metavar="[core|peers|environments|server|browser|pages]", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> None:
    """Measure how fast the rules, the live server and the tables in the browser are."""
    name, module, rest = "scoville bench", "both", list(arguments)
    if rest and not rest[0].startswith("-"):
        what = rest.pop(0)
        if what not in MODULES:
            raise click.UsageError(f"There is no benchmark {what!r}; there are {', '.join(MODULES)}.")
        name, module = f"{name} {what}", MODULES[what]
    if not (BENCH / f"{module}.py").is_file():
        raise click.ClickException("the benchmarks lie in the folder bench of the project's sources, not in a wheel.")
    sys.path.insert(0, str(BENCH))
    benchmark: click.Command = importlib.import_module(module).command
    benchmark.main(rest, prog_name=name)
