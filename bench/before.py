"""How much faster these sources are than those of another commit: options as objects, games of bots, lock-step.

python bench/before.py options                       # every option listed as an object, one chosen and applied
python bench/before.py games --before FOLDER         # games of bots, beside another compiled working tree
python bench/before.py steps --games 100             # 100 steps of 1,024 tables in lock-step

Both builds take turns in one run. A commit is built in `.cache/commits`, once.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from time import process_time
from typing import Any

import click
import environment_jobs
from builds import BEFORE, ROOT, Measuring, importing, tree_of
from rich.console import Console
from rows import Report, Row, Told, figure, machine, ratio, ratios, spread, take_turns, tell

NOW = "now"
OPTIONS: dict[str, dict[str, Any]] = {
    "SPICY": {"game": "spicy", "above": 36, "variants": []},
    "HEATED": {"game": "heated", "mode": "regular"},
}
"""The jobs of `bench/measure.py`, of which every commit brings its own."""


def answer() -> None:
    """In a process of one build: a job a line, answered with games (or decisions) and seconds of processor time."""
    from scoville import heated, spicy  # noqa: PLC0415
    from scoville.lab.arena import play_game  # noqa: PLC0415 — from the build that PYTHONPATH names
    from scoville.lab.spec import TableSpec  # noqa: PLC0415

    print(json.dumps(True), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        if "steps" in job:
            done = environment_jobs.in_lock_step(job["game"], 4, job["seed"], job["steps"], process_time)
            print(json.dumps(done), flush=True)
            continue
        rules = {"spicy": spicy, "heated": heated}[job["game"]].Rules()
        spec = TableSpec(job["game"], 4, rules, (job["bot"],) * 4, 7)
        seconds = 0.0
        for index in range(job["games"]):
            tries = []
            for _ in range(job["tries"]):
                start = process_time()
                play_game(spec, index)
                tries.append(process_time() - start)
            seconds += min(tries)
        print(json.dumps([job["games"], seconds]), flush=True)


def measure(what: str, before: str, rounds: int, games: int, tries: int, bot: str, talk: Console) -> Report:
    about = machine()
    trees = {before: tree_of(before, talk), NOW: ROOT}
    scripts = {
        name: [str(tree / "bench" / "measure.py")] if what == "options" else [__file__, "--answer"]
        for name, tree in trees.items()
    }
    running = {name: Measuring([sys.executable, *scripts[name]], importing(trees[name] / "src")) for name in trees}

    def run(process: Measuring, job: dict[str, Any], number: int) -> float:
        if what == "options":
            return process.per_second({**job, "what": what, "players": 4, "count": games, "seed": number})
        if what == "steps":
            return process.per_second({"game": job["game"], "steps": games, "seed": number})
        return process.per_second({"game": job["game"], "bot": bot, "games": games, "tries": tries})

    rows = [
        Row(f"{game} {name}", "/s", partial(run, process, job))
        for game, job in OPTIONS.items()
        for name, process in running.items()
    ]
    by_name = {row.name: row for row in take_turns(rows, rounds, talk)}
    for process in running.values():
        process.close()
    lines = []
    for game in OPTIONS:
        old, new = by_name[f"{game} {before}"], by_name[f"{game} {NOW}"]
        times = ratios(new, old)
        lines.append([game, figure(old.median), figure(new.median), ratio(times), spread(times)])
    each, how = "options as objects, decisions/s", "by the clock"
    options = f"--rounds {rounds} --games {games}"
    if what == "games":
        each, how = f"games of four {bot}/s", f"processor time, each game the fastest of {tries}"
        options += f" --tries {tries} --bot {bot}"
    if what == "steps":
        each, how = "1,024 tables in lock-step, decisions/s", "processor time"
    told = Told([each, before, NOW, "ratio", "spread"], lines, frozenset({1, 2, 3, 4}))
    again = f"Medians of {rounds} rounds of {games} {'steps' if what == 'steps' else 'games'}, {how}. "
    again += f"Again: python bench/before.py {what} {options}"
    figures = {"figures": [{"name": row.name, "rounds": row.rounds} for row in by_name.values()]}
    return Report(what, about, [told], f"{again} --before {before}", figures)


@click.command()
@click.argument("what", type=click.Choice(["options", "games", "steps"]))
@click.option("--before", default=BEFORE, show_default=True, help="A commit, or a compiled working tree.")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100))
@click.option(
    "--games", default=30, show_default=True, type=click.IntRange(1), help="Games, or steps, in one measurement."
)
@click.option("--tries", default=4, show_default=True, type=click.IntRange(1), help="Of each game the fastest counts.")
@click.option("--bot", default="heuristic", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(
    what: str, before: str, rounds: int, games: int, tries: int, bot: str, as_json: bool, as_markdown: bool
) -> None:
    """Measure these sources beside those of another commit."""
    tell([measure(what, before, rounds, games, tries, bot, Console(stderr=True))], as_json, as_markdown)


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        command()
