"""`scoville bench`: runs a benchmark of the project's folder `bench`, which a wheel does not carry."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import click

__all__ = ["command"]

BENCH = Path(__file__).resolve().parents[3] / "bench"


@click.command("bench", context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("what", type=click.Choice(["core"]))
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def command(what: str, arguments: tuple[str, ...]) -> None:
    """Measure how fast the rules core is; `scoville bench core --help` says how."""
    if not (BENCH / f"{what}.py").is_file():
        raise click.ClickException("the benchmarks lie in the folder bench of the project's sources, not in a wheel.")
    sys.path.insert(0, str(BENCH))
    benchmark: click.Command = importlib.import_module(what).command
    benchmark.main(list(arguments), prog_name=f"scoville bench {what}")
