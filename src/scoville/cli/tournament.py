"""`scoville tournament`: every bot against every bot."""

from __future__ import annotations

import json
import re
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from ..bots import bots_of
from ..core.amounts import how_many
from ..core.registry import game as game_of
from ..core.registry import games as all_games
from ..lab.ratings import Rating, need_library, rate
from ..lab.resuming import read_resumed
from ..lab.spec import RANDOM
from ..lab.tournament import MOST_DEALS, Tournament, reference_and
from .choices import OneOf, Written
from .output import echo_csv
from .progress import Counter, counting, stopping
from .simulate import page
from .table_options import (
    asking_option,
    chosen_rules,
    named_bots,
    resume_option,
    rule_options,
    run_options,
    workers_for,
)

__all__ = ["command"]

DEALS = 200
WIDEST = 50
"""Percentage points; a share can be no farther from its estimate than that and mean anything."""
FORESEEN_EVERY = 2.0
"""Seconds between two estimates of the deals that are still needed."""
COARSE = 0.02
"""A share whose interval reaches this far needs no decimals there."""


class PercentagePoints(Written[float]):
    """±0.5pp, 0.5pp or 0.5; a share of 1 inside the program."""

    name = "points"
    expects = f"a number of percentage points, more than 0 and less than {WIDEST}, as in ±0.5pp"

    def read(self, text: str) -> float | None:
        found = re.fullmatch(r"(?:±|\+-|\+/-)?\s*([0-9]{1,9}(?:\.[0-9]{1,6})?)\s*(?:pp|%)?", text, re.ASCII)
        return float(found[1]) / 100 if found and 0 < float(found[1]) < WIDEST else None


@click.command("tournament", short_help="Let every bot play against every bot.")
@click.argument("game", type=OneOf("game", all_games()))
@click.option(
    "--bots",
    metavar="A,B",
    help="The bots that play; `random` always joins them. Your own: my.py:Saint.  [default: all bots]",
)
@click.option("--without-random", is_flag=True, help="Only the named bots; the first has 1000 on the ladder.")
@click.option("--players", type=int, default=2, show_default=True, metavar="N")
@click.option("--deals", type=click.IntRange(1, MOST_DEALS), metavar="N", help=f"In every pairing.  [default: {DEALS}]")
@click.option(
    "--until", type=PercentagePoints(), metavar="±0.5pp", help="Stop a pairing once its interval is this narrow."
)
@click.option(
    "--mirrored", is_flag=True, help="Play each deal only in one seating and its mirror image: for slow bots."
)
@rule_options
@asking_option
@run_options
@resume_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the result as CSV.")
def command(
    game: str,
    bots: str | None,
    without_random: bool,
    players: int,
    deals: int | None,
    until: float | None,
    mirrored: bool,
    shuffle_asking: bool,
    seed: int | str | None,
    workers: int | None,
    engine: str,
    resume: Path | None,
    as_json: bool,
    as_csv: bool,
    **rules: Any,
) -> None:
    """Let every bot play against every other, each deal in every seating, or in two with --mirrored.

    Prints shares of wins with their 95 % intervals, and a ladder on which `random` always has 1000.
    """
    if as_json and as_csv:
        raise click.UsageError("--json and --csv do not go together.")
    game_of(game).check_players(players)
    written = None if resume is None else read_resumed(resume)
    if written is not None and seed is None and isinstance(kept := written.get("seed"), int | str):
        seed = kept
    named = named_bots(game, bots) if bots is not None else tuple(bot for bot in bots_of(game) if "@" not in bot)
    tournament = Tournament(
        game,
        players,
        chosen_rules(game, rules),
        named if without_random else reference_and(named),
        secrets.randbits(32) if seed is None else seed,
        deals or (DEALS if until is None else MOST_DEALS),
        until,
        mirrored,
        shuffle_asking,
        resume,
    )
    need_library()
    if written is not None:
        tournament.resume(written)
    else:
        tournament.save()  # fails at once if the file cannot be written
    total = None if until else tournament.deals * sum(pairing.games_each for pairing in tournament.pairings)
    before = sum(pairing.games for pairing in tournament.pairings)
    with stopping(resume) as interrupt, counting("Playing", total, before) as advance:
        foresee = advance if until is None else foreseeing(tournament, advance)
        tournament.run(workers_for(workers), engine, lambda: interrupt.wished, foresee)
    seconds = tournament.seconds
    ladder = rate(tournament.pairings)
    if as_json:
        result = tournament.as_json()
        rated = {"seconds": round(seconds, 3), "ladder": [rating.as_json() for rating in ladder]}
        click.echo(json.dumps({**result, **rated}))
    elif as_csv:
        write_csv(tournament, ladder)
    else:
        show(tournament, ladder, seconds)
    if not tournament.complete:
        go_on = "" if resume is None else f"; the same command goes on from {resume}"
        click.echo(f"scoville: stopped before every pairing was done{go_on}.", err=True)
        sys.exit(130)


def foreseeing(tournament: Tournament, advance: Counter) -> Callable[[int], None]:
    """Counts, and says now and then about how many deals are still needed."""
    said = -FORESEEN_EVERY

    def count(games: int) -> None:
        nonlocal said
        advance(games)
        if tournament.seconds - said >= FORESEEN_EVERY and (deals := tournament.deals_to_go()) is not None:
            said = tournament.seconds
            played = sum(pairing.games for pairing in tournament.pairings)
            advance.expect(f"Playing, about {how_many(deals, 'more deal')}", played + (tournament.games_to_go() or 0))

    return count


def show(tournament: Tournament, ladder: list[Rating], seconds: float) -> None:
    """Prints the ladder and the cross-table: the row's share of wins against the column."""
    console = page()
    games = sum(pairing.games for pairing in tournament.pairings)
    console.print(
        f"{tournament.game.upper()}, {tournament.players} players, seed {tournament.seed}: "
        f"{how_many(games, 'game')} in {seconds:.1f} s"
    )
    table = Table(box=None, pad_edge=False)
    for title in ("bot", "rating", "95 % interval", *(f"vs {rating.bot}" for rating in ladder)):
        table.add_column(title, justify="left" if title == "bot" else "right")
    rated = [bot for bot in tournament.bots if any(rating.bot == bot for rating in ladder)]
    anchor = RANDOM if RANDOM in rated else "".join(rated[:1])
    for rating in ladder:
        fixed = "fixed" if rating.bot == anchor else f"{rating.low:.0f} – {rating.high:.0f}"
        cells = [cell(tournament, rating.bot, column.bot) for column in ladder]
        table.add_row(rating.bot, f"{rating.value:.0f}", fixed, *cells)
    console.print(table)
    console.print("Shares of wins with their 95 % intervals; * is better beyond chance.")
    if tournament.until is not None:
        deals = ", ".join(f"{pairing.one}–{pairing.other} {pairing.deals}" for pairing in tournament.pairings)
        console.print(f"Deals played: {deals}.")


def write_csv(tournament: Tournament, ladder: list[Rating]) -> None:
    """A line for each pairing, as the first bot sees it, then one for each rating."""
    rows: list[tuple[object, ...]] = [("measure", "bot", "against", "deals", "games", "value", "low", "high")]
    for pairing in tournament.pairings:
        share = pairing.share().as_json().values() if pairing.deals else ("", "", "")
        rows.append(("win_share", pairing.one, pairing.other, pairing.deals, pairing.games, *share))
    rows += [("rating", one.bot, "", "", "", one.value, one.low, one.high) for one in ladder]
    echo_csv(rows)


def cell(tournament: Tournament, row: str, column: str) -> str:
    if row == column:
        return "–"
    if not tournament.deals_of(row, column):
        return "–"
    share = tournament.share_of(row, column)
    places = 0 if share.half >= COARSE else 1
    between = f"{100 * share.low:.{places}f}–{100 * share.high:.{places}f}"
    return f"{share.value:.1%} {between}{'*' if share.low > 0.5 else ''}"
