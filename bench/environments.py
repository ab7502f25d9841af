"""How fast the environments are, and beside other card games to learn: random play, all in turn on one core.

`scoville bench environments` or `python bench/environments.py`.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import click
from builds import Build, Failed, Measuring
from compare import SECONDS, VENV, ready
from contestants import PEERS, Contestant, Run, peer_rows, settle, start
from environment import Environment
from rich.console import Console
from rows import Report, Row, Told, as_figures, figure, load, machine, ratios, say, spread, stay_on_one_core, take_turns
from rows import tell as tell_all

import scoville

BESIDE = ("PettingZoo", "RLCard")
LOCK_STEP = "Scoville {}, 1,024 tables in lock-step"
SINGLE = "Scoville {}, PettingZoo"
"""The mask is read as the peers' driver reads theirs; the ratios refer to this row."""
AS_BOOLEANS = "Scoville {}, PettingZoo, mask read as booleans"
WANTED = 5
"""Times as many steps as any of theirs."""


def our_rows(ours: Build) -> list[Contestant]:
    def by(what: str, of: str) -> Run:
        def run(amount: int, number: int) -> tuple[float, float, float]:
            steps, took = ours.measure(
                {"game": "environments", "what": what, "of": of, "players": 4, "count": amount, "seed": number}
            )
            return steps, took, amount

        return run

    c = "C" if ours.compiled else "Python"
    rows = []
    for game in ("spicy", "heated"):
        rows.append(Contestant(LOCK_STEP.format(game.upper()), "ours", c, by("vector", game)))
        rows.append(Contestant(SINGLE.format(game.upper()), "ours", "Python", by("pettingzoo", game)))
        rows.append(Contestant(AS_BOOLEANS.format(game.upper()), "ours", "Python", by("booleans", game)))
    return rows


def results(rows: list[Row], contestants: dict[str, Contestant]) -> list[dict[str, Any]]:
    by_name = {row.name: row for row in rows}
    figures = []
    for told in as_figures(rows):
        told["loop"] = contestants[told["name"]].loop
        told["side"] = contestants[told["name"]].side
        for game in ("SPICY", "HEATED"):
            single = by_name.get(SINGLE.format(game))
            told[f"{game.lower()}_times"] = None if single is None else median(ratios(single, by_name[told["name"]]))
        figures.append(told)
    return sorted(figures, key=lambda told: -float(told["median"]))


def table(figures: list[dict[str, Any]]) -> Told:
    def times(told: dict[str, Any], game: str) -> str:
        value = told[f"{game}_times"]
        return f"{value:.1f}" if told["side"] == "peer" and value is not None else ""

    return Told(
        ["random play, one core", "steps/s", "spread", "SPICY ÷ it", "HEATED ÷ it", "loop in"],
        [
            [
                told["name"],
                figure(told["median"]),
                spread(told["rounds"]),
                times(told, "spicy"),
                times(told, "heated"),
                told["loop"],
            ]
            for told in figures
        ],
        frozenset({1, 2, 3, 4}),
    )


def measure(rounds: int, seconds: float, environment: Environment, anew: bool, talk: Console) -> Report:
    about = machine()
    peers = settle(tuple(peer for peer in PEERS if peer.name in BESIDE), environment, anew, talk)
    versions = environment.versions([peer.package for peer in peers])
    stay_on_one_core()
    ours = Build(Path(scoville.__file__).parents[1])
    if not ours.compiled:
        say(talk, "The rules core is not compiled: our rows show it interpreted.")
    contestants = our_rows(ours)
    processes: list[Measuring] = [ours]
    for peer in peers:
        try:
            process = start(peer, environment)
        except Failed as failed:
            say(talk, f"{peer.name} is left out: {failed.message}")
        else:
            processes.append(process)
            contestants += peer_rows(peer, process)
    contestants = [each for each in contestants if "game alone" not in each.name]  # shows no player anything
    say(talk, "Finding how long each takes …")
    contestants = ready(contestants, seconds, talk)
    rows = take_turns([Row(each.name, "steps/s", each.per_second) for each in contestants], rounds, talk)
    for each in processes:
        each.close()
    about["load after"] = load()
    about["peers"] = ", ".join(f"{name} {version}" for name, version in versions.items()) or "none"
    figures = results(rows, {each.name: each for each in contestants})
    again = (
        f"Medians of {rounds} rounds of about {seconds:g} s a row; wanted is {WANTED} times each of theirs. "
        f"Again: scoville bench environments --rounds {rounds} --seconds {seconds:g}"
    )
    return Report("environments", about, [table(figures)], again, {"versions": versions, "figures": figures})


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1, 1000), help="Rounds to take medians of.")
@click.option(
    "--seconds",
    default=SECONDS,
    show_default=True,
    type=click.FloatRange(0.01, 600),
    help="How long a measurement takes.",
)
@click.option("--environment", default=VENV, type=click.Path(path_type=Path), help="Where the peers are installed.")
@click.option("--anew", is_flag=True, help="Install all peers anew.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(rounds: int, seconds: float, environment: Path, anew: bool, as_json: bool, as_markdown: bool) -> None:
    """Measure the environments, beside other libraries' card games to learn."""
    talk = Console(stderr=True)
    tell_all([measure(rounds, seconds, Environment(environment), anew, talk)], as_json, as_markdown)


if __name__ == "__main__":
    command()
