"""`scoville balance`: what a rule changes, measured in many games between bots."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.table import Table
from rich.text import Text

from ..bots import bots_of
from ..core import ScovilleError
from ..core.needs import Missing
from ..core.registry import game as game_of
from ..core.registry import games as all_games
from ..lab.balance import Findings, Outcome, compare, places
from ..lab.balance_json import as_json, as_rows
from ..lab.balance_run import LuckRun, StudyRun
from ..lab.balance_studies import Study, studies_of, study, usual_study
from ..lab.luck import PARTS, Lucks, lucks
from ..lab.measures import Measure
from ..lab.report_words import alike, amount, between, method, played, sentences
from ..lab.resuming import read_resumed
from ..lab.sweeps import read_sweep, sweep_study
from .choices import OneOf
from .lists import split
from .output import Output, echo_csv
from .progress import counting, stopping
from .table_options import chosen_rules, resume_option, rule_options, run_options, workers_for

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
@click.option(
    "--sweep",
    metavar="NAME=VALUES",
    help="Instead of a study: let a setting, `players`, `card:NAME` or `{NAME}` in --bots take these values (4..8).",
)
@click.option(
    "--luck",
    is_flag=True,
    help="How much of the result the deal explains, and how much the players. --games are then deals.",
)
@rule_options
@run_options
@resume_option
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a report (HTML).")
@click.option("--json", "to_json", is_flag=True, help="Print JSON.")
@click.option("--csv", "to_csv", is_flag=True, help="Print CSV.")
def command(
    game: str,
    study_name: str | None,
    games: int,
    bots: str | None,
    players: int | None,
    sweep: str | None,
    luck: bool,
    seed: int | str | None,
    workers: int | None,
    engine: str,
    resume: Path | None,
    out: Path | None,
    to_json: bool,
    to_csv: bool,
    **rules: Any,
) -> None:
    """Play a study's settings against its baseline and report what differs by more than chance.

    With neither STUDY, --sweep nor --luck, list the studies of a game.
    """
    if to_json and to_csv:
        raise click.UsageError("--json and --csv do not go together.")
    if study_name is None and sweep is None and not luck:
        _list_studies(game)
        return
    if study_name is not None and sweep is not None:
        raise click.UsageError("Choose a study or --sweep.")
    chosen = chosen_rules(game, rules)
    if study_name is not None and chosen != game_of(game).rules():
        raise click.UsageError("A study chooses its own rules; options for them go with --sweep or --luck alone.")
    written = None if resume is None else read_resumed(resume)
    if seed is None:
        kept = None if written is None else written.get("seed")
        seed = kept if isinstance(kept, int | str) else secrets.randbits(32)
    wanted = _wanted(game, study_name, sweep, bots, seed, players, chosen)
    write = None if out is None else _writer(out, luck)
    made = (LuckRun if luck else StudyRun)(wanted, games, resume)
    made.more = {"seed": seed}
    if written is not None:
        made.resume(written)
    else:
        made.save()  # fails at once if the file cannot be written
    with stopping(resume) as interrupt, counting("Playing", games * len(wanted.settings), made.played) as advance:
        made.run(workers_for(workers), engine, lambda: interrupt.wished, advance)
    if not made.complete:
        go_on = "" if resume is None else f" The same command goes on from {resume}."
        click.echo(f"scoville: Interrupted; this is what was played so far.{go_on}", err=True)
    again = _again(click.get_current_context())
    if "--seed" not in again:
        again += f" --seed {seed}"
    findings: Any = lucks(wanted, made.counts) if isinstance(made, LuckRun) else compare(wanted, made.counts)
    if not findings.counts:
        raise ScovilleError("Too few games were played to say anything.")
    if out is not None and write is not None:
        write(out, findings, again)
        click.echo(f"The report is in {out}.", err=True)  # not among the figures: they may go into a file
    if to_json:
        content = findings.as_json(seed) if luck else as_json(findings, seed)
        click.echo(json.dumps(content, indent=2, ensure_ascii=False))
    elif to_csv:
        echo_csv(findings.as_rows() if luck else as_rows(findings))
    else:
        show_luck(findings, again) if luck else _show(findings, again)
    if not made.complete:
        sys.exit(130)


def _wanted(
    game: str, name: str | None, sweep: str | None, bots: str | None, seed: int | str, players: int | None, rules: Any
) -> Study:
    names = split(bots) if bots is not None else (_usual_bot(game),)
    if sweep is not None:
        return sweep_study(game, read_sweep(sweep), names, seed, players, rules)
    if name is not None:
        return study(game, name, names, seed, players)
    return usual_study(game, names, seed, players, rules)


def _usual_bot(game: str) -> str:
    return "casual" if "casual" in bots_of(game) else "random"


def _writer(out: Path, luck: bool) -> Callable[[Path, Any, str], None]:
    """Reports errors before anything is played."""
    if not out.parent.is_dir():
        raise ScovilleError(f"There is no folder {out.parent} to write the report to.")
    try:
        from ..lab.report import write, write_luck  # noqa: PLC0415 - a plotting library that no other command needs
    except ModuleNotFoundError as error:
        raise Missing(f"The report needs {error.name}", "lab") from None
    return write_luck if luck else write


def _again(ctx: click.Context) -> str:
    """The command that reproduces the numbers: what was given, without what does not change them."""
    words = ["scoville", "balance"]
    for param in ctx.command.params:
        value = ctx.params.get(param.name or "")
        given = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if not given or value is None or param.name in {"workers", "engine", "resume", "out", "to_json", "to_csv"}:
            continue
        if isinstance(param, click.Argument):
            words.append(str(value))
        elif getattr(param, "is_flag", False):
            words.append(max(param.opts, key=len))
        else:
            words += [max(param.opts, key=len), str(value)]
    return shlex.join(words)


def _list_studies(game: str) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, plan in studies_of(game).items():
        table.add_row(f"[bold]{name}[/]", plan.question)
    Output().print(table)


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
    wide.print()
    wide.print(_places(findings))
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


def _places(findings: Findings) -> Table:
    """Who wins, by place from the starter on."""
    most = max(setting.players for setting in findings.study.settings if setting.name in findings.counts)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("wins by place", "starts", *(f"place {place + 1}" for place in range(1, most))):
        table.add_column(title)
    for setting in findings.study.settings:
        if setting.name in findings.counts:
            found = places(findings.counts[setting.name], setting.players)
            cells = [f"{100 * one.value:.1f} % ({100 * one.low:.0f}–{100 * one.high:.0f})" for one in found]
            table.add_row(Text(setting.name, style="bold" if setting.baseline is None else ""), *cells)
    return table


def show_luck(found: Lucks, again: str) -> None:
    """Prints what explains the result at each setting."""
    console = Output()
    wide = console if console.width >= NARROWEST or console.is_terminal else Output(width=NARROWEST)
    wide.print("[bold]How much of the result is luck?[/]")
    wide.print(found.played(), highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("explained by", *PARTS.values()):
        table.add_column(title)
    for name, parts in found.counts.items():
        cells = [f"{one.value:.1%} ({100 * one.low:.1f} to {100 * one.high:.1f})" for one in parts.values()]
        table.add_row(Text(name), *cells)
    wide.print()
    wide.print(table)
    wide.print()
    for line in found.words():
        wide.print(Text(line))
    wide.print(Text(found.method(), style="dim"))
    wide.print(Text(f"Again: {again}", style="dim"), soft_wrap=True)


def _cell(outcome: Outcome | None) -> Text:
    if outcome is None:
        return Text("–")
    got, measure = outcome.estimate, outcome.measure
    text = Text(f"{amount(measure, got.value)} ({between(measure, got.low, got.high)})")
    if outcome.significant and outcome.against is not None:
        more = outcome.against.value > 0
        text.append(" ▲" if more else " ▼", style="green" if more else "magenta")
    return text
