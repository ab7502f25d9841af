"""Our speed beside the peers': random play, decisions per second, all in turn on one core.

`scoville bench peers` or `python bench/compare.py`. The peers live in an environment of their own, `.cache/peers-venv`.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import click
from builds import LIMIT, ROOT, Build, Failed, Measuring, compile_limit
from contestants import (
    HEATED,
    PEERS,
    PLOTTING,
    SPICY,
    Contestant,
    our_rows,
    peer_rows,
    settle,
    start,
    the_limit,
    whole_commands,
)
from environment import Environment
from rich.console import Console
from rows import (
    Report,
    Row,
    Told,
    as_figures,
    figure,
    load,
    machine,
    ratios,
    say,
    spread,
    stay_on_one_core,
    take_turns,
    tell,
)

import scoville

VENV = ROOT / ".cache" / "peers-venv"
PLOT = ROOT / ".cache" / "peers.svg"
SECONDS = 1.0


def ready(contestants: list[Contestant], seconds: float, talk: Console) -> list[Contestant]:
    """The contestants that can be measured."""
    able = []
    for contestant in contestants:
        try:
            contestant.calibrate(seconds)
        except Failed as failed:
            say(talk, f"{contestant.name} is left out: {failed.message}")
        else:
            able.append(contestant)
    return able


def results(rows: list[Row], contestants: dict[str, Contestant]) -> list[dict[str, Any]]:
    """The fastest first, with how many times faster our two games are, round by round."""
    by_name = {row.name: row for row in rows}
    figures = []
    for told in as_figures(rows):
        contestant = contestants[told["name"]]
        told |= {"side": contestant.side, "loop": contestant.loop, "length": contestant.length}
        for name, of in (("spicy", SPICY), ("heated", HEATED)):
            told[f"{name}_times"] = median(ratios(by_name[of], by_name[told["name"]])) if of in by_name else None
        figures.append(told)
    return sorted(figures, key=lambda told: -float(told["median"]))


def times(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def table(figures: list[dict[str, Any]]) -> Told:
    head = [
        "random play, one core",
        "decisions/s",
        "spread",
        "SPICY ÷ it",
        "HEATED ÷ it",
        "decisions a game",
        "loop in",
    ]
    lines = [
        [
            told["name"],
            figure(told["median"]),
            spread(told["rounds"]),
            times(told["spicy_times"]),
            times(told["heated_times"]),
            f"{told['length']:.1f}",
            told["loop"],
        ]
        for told in figures
    ]
    return Told(head, lines, frozenset({1, 2, 3, 4, 5}))


def draw(environment: Environment, report: Report, file: Path, talk: Console) -> None:
    if PLOTTING not in environment.versions([PLOTTING]):
        say(talk, f"No plot: {PLOTTING} is not installed.")
        return
    picture = {
        "rows": [{**told, "figure": figure(told["median"])} for told in report.figures["figures"]],
        "title": "Scoville beside its peers",
        "note": f"{report.about['machine']}, {report.about['date']}",
        "file": str(file.absolute()),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    command = [str(environment.python), str(ROOT / "bench" / "peers" / "plot.py")]
    done = subprocess.run(command, input=json.dumps(picture), check=False, capture_output=True, text=True)
    if done.returncode:
        say(talk, f"No plot: {(done.stderr.splitlines() or ['it failed'])[-1]}")
    else:
        say(talk, f"The plot: {file}")


def measure(
    rounds: int, seconds: float, only: tuple[str, ...], environment: Environment, anew: bool, plot: Path, talk: Console
) -> Report:
    about = machine()
    peers = settle(tuple(peer for peer in PEERS if not only or peer.name in only), environment, anew, talk)
    versions = environment.versions([peer.package for peer in peers])
    stay_on_one_core()
    with tempfile.TemporaryDirectory() as scratch:
        program, why_not = compile_limit(LIMIT, Path(scratch))
        if why_not:
            say(talk, why_not)
        ours = Build(Path(scoville.__file__).parents[1])
        if not ours.compiled:
            say(talk, "The rules core is not compiled: our rows show it interpreted.")
        contestants = [*our_rows(ours), *whole_commands(ours, seconds)]
        if program is not None:
            contestants.append(the_limit(program))
        processes: list[Measuring] = [ours]
        for peer in peers:
            try:
                processes.append(start(peer, environment))
            except Failed as failed:
                say(talk, f"{peer.name} is left out: {failed.message}")
            else:
                contestants += peer_rows(peer, processes[-1])
        say(talk, "Finding how long each takes …")
        contestants = ready(contestants, seconds, talk)
        rows = [Row(each.name, "decisions/s", each.per_second) for each in contestants]
        rows = take_turns(rows, rounds, talk)
        for process in processes:
            process.close()
    about["load after"] = load()
    about["peers"] = ", ".join(f"{name} {version}" for name, version in versions.items()) or "none"
    figures = results(rows, {each.name: each for each in contestants})
    again = (
        f"Medians of {rounds} rounds of about {seconds:g} s a row. "
        f"Again: scoville bench peers --rounds {rounds} --seconds {seconds:g}"
    )
    report = Report("peers", about, [table(figures)], again, {"versions": versions, "figures": figures})
    draw(environment, report, plot, talk)
    return report


def a_picture(_context: click.Context, _parameter: click.Parameter, file: Path) -> Path:
    if file.suffix not in {".svg", ".png"}:
        raise click.BadParameter("the picture is an .svg or .png file.")
    return file


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of.")
@click.option(
    "--seconds",
    default=SECONDS,
    show_default=True,
    type=click.FloatRange(0.01, 600),
    help="How long a measurement takes.",
)
@click.option(
    "--only",
    multiple=True,
    type=click.Choice([peer.name for peer in PEERS], case_sensitive=False),
    help="Only this peer; may be repeated.",
)
@click.option("--environment", default=VENV, type=click.Path(path_type=Path), help="Where the peers are installed.")
@click.option("--anew", is_flag=True, help="Install all peers anew.")
@click.option("--plot", default=PLOT, type=click.Path(path_type=Path), callback=a_picture, help="An SVG or PNG file.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(
    rounds: int,
    seconds: float,
    only: tuple[str, ...],
    environment: Path,
    anew: bool,
    plot: Path,
    as_json: bool,
    as_markdown: bool,
) -> None:
    """Measure our games beside those of other libraries, each peer in random play."""
    talk = Console(stderr=True)
    tell([measure(rounds, seconds, only, Environment(environment), anew, plot, talk)], as_json, as_markdown)


if __name__ == "__main__":
    command()
