"""`scoville simulate`: many games at one table, between bots."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from textwrap import wrap
from time import perf_counter
from typing import Any

import click
from rich.table import Table

from ..core.amounts import how_many, size
from ..core.registry import game as game_of
from ..core.registry import games as all_games
from ..lab.dataset import Dataset, head_of, parts_of
from ..lab.resuming import read_resumed
from ..lab.simulate import Simulation
from ..lab.spec import RANDOM, TableSpec
from .choices import OneOf
from .output import Output, echo_csv
from .progress import counting, stopping
from .table_options import (
    asking_option,
    bots_by_seat,
    chosen_rules,
    resume_option,
    rule_options,
    run_options,
    workers_for,
)

__all__ = ["command", "result_page"]


@click.command("simulate", short_help="Play many games between bots and count.")
@click.argument("game", type=OneOf("game", all_games()))
@click.option("--players", type=int, default=4, show_default=True, metavar="N")
@click.option("--games", type=click.IntRange(1, 10**12), default=10_000, show_default=True, metavar="N")
@click.option(
    "--bots",
    default=RANDOM,
    show_default=True,
    metavar="A,B",
    help="One bot per seat, or fewer, which then take turns. Your own: my.py:Saint.",
)
@rule_options
@asking_option
@run_options
@resume_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Also write every decision there (.jsonl, .jsonl.gz, .parquet). An existing file is replaced.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the result as CSV.")
def command(
    game: str,
    players: int,
    games: int,
    bots: str,
    shuffle_asking: bool,
    seed: int | str | None,
    workers: int | None,
    engine: str,
    resume: Path | None,
    out: Path | None,
    as_json: bool,
    as_csv: bool,
    **rules: Any,
) -> None:
    """Play many games between bots and count who wins and how long it takes.

    The same seed gives the same result with any number of workers. Ctrl+C prints what is done so far.
    """
    if as_json and as_csv:
        raise click.UsageError("--json and --csv do not go together.")
    game_of(game).check_players(players)
    if out is not None and resume is not None:
        raise click.UsageError("--out goes on from its own parts; leave --resume out.")
    written = read_resumed(resume) if resume is not None else None if out is None else read_resumed(head_of(out))
    if seed is None:
        kept = None if written is None else written.get("seed")
        seed = kept if isinstance(kept, int | str) else secrets.randbits(32)
    spec = TableSpec(game, players, chosen_rules(game, rules), bots_by_seat(game, bots, players), seed, shuffle_asking)
    run = Simulation(spec, games, file=resume)
    if written is not None and out is None:
        run.resume(written)
    elif resume is not None:
        run.save()  # fails at once if the file cannot be written
    crew = workers_for(workers)
    if out is not None:
        write_dataset(run, out, crew, engine)
    else:
        with stopping(resume) as interrupt, counting("Playing", games, run.tally.games) as advance:
            run.run(crew, engine, lambda: interrupt.wished, lambda tally: advance(tally.games))
    if as_json:
        click.echo(json.dumps({**run.as_json(), "workers": crew, "engine": engine}))
    elif as_csv:
        write_csv(run.as_json())
    else:
        result_page(run)
    if not run.complete:
        kept = resume if out is None else parts_of(out)
        go_on = "" if kept is None else f"; the same command goes on from {kept}"
        click.echo(f"scoville: stopped after {run.tally.games:,} of {how_many(games, 'game')}{go_on}.", err=True)
        sys.exit(130)


def write_dataset(run: Simulation, out: Path, workers: int, engine: str) -> None:
    """Plays the same games with every decision written down."""
    data = Dataset(run.spec, run.games, out)
    data.prepare()
    replaced = ", in place of an older file" if out.exists() else ""
    start = perf_counter()
    with stopping(data.parts) as interrupt, counting("Playing", data.games, data.tally.games) as advance:
        data.run(workers, engine, lambda: interrupt.wished, advance)
    run.tally, run.seconds = data.tally, perf_counter() - start
    if data.complete:
        rows = f"{how_many(data.tally.decisions, 'decision')} of {how_many(data.games, 'game')}"
        click.echo(f"Wrote {rows} to {out} ({size(out.stat().st_size)}){replaced}.", err=True)


def page() -> Output:
    console = Output(highlight=False, markup=False, emoji=False)
    console.width = max(console.width, 80) if console.is_terminal else 100
    return console


def share_text(share: dict[str, float]) -> tuple[str, str]:
    return f"{share['value']:.2%}", f"{share['low']:.2%} – {share['high']:.2%}"


def number_text(number: float) -> str:
    return f"{number:,}" if isinstance(number, int) else f"{number:,.1f}"


def result_page(run: Simulation) -> None:
    """Prints the result for people."""
    result = run.as_json()
    console = page()
    rules = ", ".join(f"{name} {_listed(value)}" for name, value in result["rules"].items()) or "usual rules"
    head = f"{result['game'].upper()}, {result['players']} players, {rules}, seed {result['seed']}"
    _line(console, "", head, 0)
    table = Table(box=None, pad_edge=False)
    for title in ("seat", "bot", "wins", "share", "95 % interval"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    wins, shares = result["wins"], result["win_share"]
    for seat, bot in enumerate(result["bots"]):
        table.add_row(str(seat), bot, number_text(wins["by_seat"][seat]), *share_text(shares["by_seat"][seat]))
    if len(wins["by_bot"]) > 1:
        table.add_section()
        for bot, won in wins["by_bot"].items():
            table.add_row("all", bot, number_text(won), *share_text(shares["by_bot"][bot]))
    console.print(table)
    length = result["length"]
    quantiles = ", ".join(f"{percent} % {value}" for percent, value in length["quantiles"].items())
    _line(console, "length", f"{length['mean']:.2f} actions on average ({length['low']:.2f} – {length['high']:.2f})")
    _line(console, "", f"quantiles {quantiles}")
    ends = ", ".join(f"{reason} {count / max(result['games'], 1):.1%}" for reason, count in result["reasons"].items())
    _line(console, "ended by", f"{ends}, shared wins {wins['shared'] / max(result['games'], 1):.1%}")
    played = (
        f"{how_many(result['games'], 'game')}, {how_many(result['decisions'], 'decision')} in {result['seconds']:.1f} s"
    )
    _line(console, "played", f"{played}, {result['decisions_per_second']:,} decisions per second")


def _listed(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


LABEL = 10
"""Columns before the numbers."""


def _line(console: Output, label: str, text: str, indent: int = LABEL) -> None:
    """Breaks the line between numbers, never within one, and indents the rest below the first."""
    parts = [part.replace(" ", "\xa0") for part in text.split(", ")]  # "95 % 97" stays together
    for i, line in enumerate(wrap(", ".join(parts), console.width - indent, break_on_hyphens=False)):
        console.print((label if i == 0 else "").ljust(indent) + line.replace("\xa0", " "), soft_wrap=True)


def write_csv(result: dict[str, Any]) -> None:
    """One line per number, with its interval if it has one."""
    rows: list[tuple[object, ...]] = [("measure", "of", "value", "low", "high")]
    rows += [(name, "", result[name], "", "") for name in ("games", "decisions", "seconds", "decisions_per_second")]
    for kind, keys in (("by_seat", range(result["players"])), ("by_bot", result["wins"]["by_bot"])):
        for key in keys:
            share = result["win_share"][kind][key]
            rows.append((f"wins_{kind}", key, result["wins"][kind][key], "", ""))
            rows.append((f"win_share_{kind}", key, share["value"], share["low"], share["high"]))
    length = result["length"]
    rows.append(("length_mean", "", length["mean"], length["low"], length["high"]))
    rows += [("length_quantile", percent, value, "", "") for percent, value in length["quantiles"].items()]
    rows += [("reason", reason, count, "", "") for reason, count in result["reasons"].items()]
    echo_csv(rows)
