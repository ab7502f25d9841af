"""`scoville balance`: what a rule changes, measured in many games between bots."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from ..bots import bots_of
from ..core import ScovilleError
from ..core.needs import Missing
from ..core.registry import games as all_games
from ..lab.balance import Counts, Findings, Outcome, compare
from ..lab.balance_json import as_json
from ..lab.balance_run import run
from ..lab.balance_studies import Study, studies_of, study
from ..lab.engines import Interrupt
from ..lab.measures import Measure
from ..lab.report_words import alike, amount, between, method, played, sentences
from .choices import OneOf
from .lists import split
from .output import Output
from .simulate import counting
from .table_options import run_options, workers_for

__all__ = ["command"]

FEWEST_GAMES = 30
"""Normal intervals need at least this many."""
NARROWEST = 100
"""Columns if the output is not a terminal."""
CELL = 27


@click.command("balance", short_help="Study what a rule changes.")
@click.argument("game", type=OneOf("game", all_games()))
@click.argument("study_name", metavar="[STUDY]", required=False)
@click.option(
    "--games", type=click.IntRange(FEWEST_GAMES), default=400, show_default=True, metavar="N", help="At each setting."
)
@click.option("--bots", help="Names, separated by commas; they take the seats in turn.  [default: casual]")
@click.option("--players", type=int, metavar="N", help="Number of players, if the study leaves it open.")
@run_options
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a report (HTML).")
@click.option("--json", "to_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    study_name: str | None,
    games: int,
    bots: str | None,
    players: int | None,
    seed: int | str | None,
    workers: int | None,
    engine: str,
    out: Path | None,
    to_json: bool,
) -> None:
    """Play a study's settings against its baseline and report what differs by more than chance.

    Without STUDY, list the studies of a game.
    """
    if study_name is None:
        _list_studies(game)
        return
    names = split(bots) if bots is not None else (_usual_bot(game),)
    seed = secrets.randbits(32) if seed is None else seed
    wanted = study(game, study_name, names, seed, players)
    write = None if out is None else _writer(out)
    counts = _play(wanted, games, workers_for(workers), engine)
    complete = all(one.games == games for one in counts.values())
    findings = compare(wanted, counts)
    if not complete:
        click.echo("scoville: Interrupted; this is what was played so far.", err=True)
    if not findings.counts:
        raise ScovilleError("Too few games were played to say anything.")
    again = _again(game, study_name, games, names, players, seed)
    if out is not None and write is not None:
        write(out, findings, again)
        click.echo(f"The report is in {out}.", err=True)  # not among the figures: they may go into a file
    if to_json:
        click.echo(json.dumps(as_json(findings, seed), indent=2, ensure_ascii=False))
    else:
        _show(findings, again)
    if not complete:
        sys.exit(130)


def _usual_bot(game: str) -> str:
    return "casual" if "casual" in bots_of(game) else "random"


def _writer(out: Path) -> Callable[[Path, Findings, str], None]:
    """Reports errors before anything is played."""
    if not out.parent.is_dir():
        raise ScovilleError(f"There is no folder {out.parent} to write the report to.")
    try:
        from ..lab.report import write  # noqa: PLC0415 - a plotting library that no other command needs
    except ModuleNotFoundError as error:
        raise Missing(f"The report needs {error.name}", "lab") from None
    return write


def _again(game: str, study_name: str, games: int, bots: tuple[str, ...], players: int | None, seed: int | str) -> str:
    """The command that reproduces the numbers."""
    table = "" if players is None else f" --players {players}"
    return f"scoville balance {game} {study_name} --games {games} --bots {','.join(bots)}{table} --seed {seed}"


def _list_studies(game: str) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, plan in studies_of(game).items():
        table.add_row(f"[bold]{name}[/]", plan.question)
    Output().print(table)


def _play(wanted: Study, games: int, workers: int, engine: str) -> dict[str, Counts]:
    with Interrupt() as interrupt, counting("Playing", games * len(wanted.settings)) as advance:
        return run(wanted, games, workers, engine, lambda: interrupt.wished, advance)


# --- in the terminal ---------------------------------------------------------------------------------


def _show(findings: Findings, again: str) -> None:
    console = Output()
    wide = console if console.width >= NARROWEST or console.is_terminal else Output(width=NARROWEST)
    wide.print(f"[bold]{findings.study.question}[/]")
    wide.print(played(findings), highlight=False)
    if findings.study.note:
        wide.print(findings.study.note, highlight=False)
    name = max(len(setting) for setting in findings.counts)
    columns = max((wide.width - name) // CELL, 1)
    for i in range(0, len(findings.measures), columns):
        wide.print()
        wide.print(_table(findings, findings.measures[i : i + columns]))
    for setting, lines in sentences(findings):
        if lines:
            wide.print()
            wide.print(Text(setting.name, style="bold"))
        for line in lines:
            wide.print(Text(f"  {line}"))
    for line in alike(findings):
        wide.print()
        wide.print(Text(line))
    wide.print()
    wide.print(Text(f"▲ ▼ differs from the baseline. {method(findings)}", style="dim"))
    wide.print(Text(f"Again: {again}", style="dim"), soft_wrap=True)


def _table(findings: Findings, measures: Sequence[Measure]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for measure in measures:
        table.add_column(measure.title, justify="left", max_width=CELL - 2)
    for setting in findings.study.settings:
        if setting.name in findings.counts:
            cells = [findings.outcomes.get((setting.name, measure.name)) for measure in measures]
            style = "bold" if setting.baseline is None else ""
            table.add_row(Text(setting.name, style=style), *map(_cell, cells))
    return table


def _cell(outcome: Outcome | None) -> Text:
    if outcome is None:
        return Text("–")
    got, measure = outcome.estimate, outcome.measure
    text = Text(f"{amount(measure, got.value)} ({between(measure, got.low, got.high)})")
    if outcome.significant and outcome.against is not None:
        more = outcome.against.value > 0
        text.append(" ▲" if more else " ▼", style="green" if more else "magenta")
    return text
