"""`scoville puzzles`: positions with one clearly best answer, to solve; or a search for more of them."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..bots.puzzles import read_puzzles, write_puzzles
from ..core.amounts import how_many
from ..core.registry import games as all_games
from ..lab.puzzles import find_puzzles, give_reasons
from ..locales import LANGUAGES, catalogue, preferred_language
from .choices import OneOf
from .progress import counting, stopping
from .puzzle_page import show_puzzles

__all__ = ["command"]


@click.command("puzzles", short_help="Solve puzzles, or search games of bots for more.")
@click.argument("game", type=OneOf("game", all_games()), required=False)
@click.argument("number", type=int, required=False)
@click.option("--answer", type=int, metavar="N", help="Answer at once, without a key.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.  [default: yours]")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Search for puzzles instead."
)
@click.option(
    "--count",
    "wanted",
    type=click.IntRange(1, 10_000),
    default=120,
    show_default=True,
    metavar="N",
    help="With --out: how many to find.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="With --out: the same seed finds the same ones.")
@click.option("--reasons", "anew", is_flag=True, help="With --out: only measure the reasons of FILE's puzzles anew.")
def command(
    game: str | None,
    number: int | None,
    answer: int | None,
    lang: str | None,
    out: Path | None,
    wanted: int,
    seed: int,
    anew: bool,
) -> None:
    """Solve the puzzle of the day, or the one with a NUMBER, as in the browser: a position in which one answer is
    clearly the best.

    With --out, search games between bots for more. Each puzzle is a line of FILE. If the file exists, the search
    continues from there, so Ctrl+C loses nothing.
    """
    if out is None:
        show_puzzles(catalogue(lang or preferred_language()), game, number, answer)
    elif game is None:
        raise click.UsageError(f"Name the game to search for puzzles; there are {', '.join(all_games())}.")
    elif anew:
        _measure_reasons(game, out)
    else:
        _search(game, out, wanted, seed)


def _measure_reasons(game: str, out: Path) -> None:
    known = list(read_puzzles(out))
    with counting("Measuring", len(known), 0) as advance:
        for i, old in enumerate(known):
            known[i] = give_reasons(game, old)
            advance(1)
    write_puzzles(out, known, anew=True)
    told = sum(bool(one.reasons) for one in known)
    click.echo(f"{how_many(len(known), 'puzzle')} in {out}; {told:,} with a reason that can be measured.")


def _search(game: str, out: Path, wanted: int, seed: int) -> None:
    known = list(read_puzzles(out))
    games = 0
    with stopping(out, "this game") as interrupt, counting("Searching", wanted, len(known)) as advance:
        search = find_puzzles(game, seed, known)
        while len(known) < wanted and not interrupt.wished:
            games += 1
            if (puzzle := next(search)) is not None:
                write_puzzles(out, [puzzle])
                known.append(puzzle)
                advance(1)
    click.echo(f"Searched {how_many(games, 'game')}; {out} has {how_many(len(known), 'puzzle')}.")
    if len(known) < wanted:
        click.echo(f"scoville: stopped after {len(known)} of {wanted}; the same command goes on from {out}.", err=True)
        sys.exit(130)
