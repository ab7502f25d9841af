"""All benchmarks, one after the other: `scoville bench`."""

from __future__ import annotations

from pathlib import Path

import click
import compare
import core
import environments
from builds import LIMIT
from environment import Environment
from rich.console import Console
from rows import tell


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of.")
@click.option(
    "--plot",
    default=compare.PLOT,
    type=click.Path(path_type=Path),
    callback=compare.a_picture,
    help="An SVG or PNG file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the tables for docs/performance.md.")
def command(rounds: int, plot: Path, as_json: bool, as_markdown: bool) -> None:
    """Measure the rules cores, then our games and our environments beside those of other libraries.

    Each alone has more options: scoville bench core, scoville bench peers, scoville bench environments.
    """
    talk = Console(stderr=True)
    reports = [
        core.measure(rounds, core.GAMES, LIMIT, False, talk),
        compare.measure(rounds, compare.SECONDS, (), Environment(compare.VENV), False, plot, talk),
        environments.measure(rounds, compare.SECONDS, Environment(compare.VENV), False, talk),
    ]
    tell(reports, as_json, as_markdown)


if __name__ == "__main__":
    command()
