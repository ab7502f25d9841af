"""`scoville puzzles`: positions with one clearly best answer, taken from games between bots."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..bots.puzzles import read_puzzles, write_puzzles
from ..core.registry import games as all_games
from ..lab.engines import Interrupt
from ..lab.puzzles import find_puzzles, give_reasons
from .choices import OneOf
from .simulate import counting

__all__ = ["command"]


@click.command("puzzles", short_help="Search games of bots for puzzles.")
@click.argument("game", type=OneOf("game", all_games()))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, metavar="FILE")
@click.option("--count", "wanted", type=click.IntRange(1, 10_000), default=120, show_default=True, metavar="N")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed finds the same puzzles.")
@click.option("--reasons", "anew", is_flag=True, help="Only measure the reasons of the puzzles in FILE anew.")
def command(game: str, out: Path, wanted: int, seed: int, anew: bool) -> None:
    """Search games between bots for positions in which one answer is clearly the best.

    Each puzzle is a line of FILE. If the file exists, the search continues from there, so Ctrl+C loses nothing.
    """
    known = list(read_puzzles(out))
    if anew:
        with counting("Measuring", len(known), 0) as advance:
            for i, old in enumerate(known):
                known[i] = give_reasons(game, old)
                advance(1)
        write_puzzles(out, known, anew=True)
        told = sum(bool(one.reasons) for one in known)
        click.echo(f"{len(known)} puzzles in {out}; {told} have a reason that can be measured.")
        return
    games = 0
    with Interrupt() as interrupt, counting("Searching", wanted, len(known)) as advance:
        search = find_puzzles(game, seed, known)
        while len(known) < wanted and not interrupt.wished:
            games += 1
            if (puzzle := next(search)) is not None:
                write_puzzles(out, [puzzle])
                known.append(puzzle)
                advance(1)
    click.echo(f"{len(known)} puzzles in {out}; {games} games were searched.")
    if len(known) < wanted:
        click.echo(f"scoville: stopped after {len(known)} of {wanted}; the same command goes on from {out}.", err=True)
        sys.exit(130)
