"""Games per second between bots, as `simulate` and `tournament` play them, in processor time; two sources in turn.

python bench/bot_games.py                                  # these sources
python bench/bot_games.py --before FOLDER --rounds 5       # and those of another working tree, compiled
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from time import process_time

import click
from builds import ROOT, Measuring, importing


def answer() -> None:
    """Runs in a process of one build: reads one job per line and answers with games and seconds of processor time."""
    from scoville import heated, spicy  # noqa: PLC0415
    from scoville.lab.arena import play_game  # noqa: PLC0415 — from the build that PYTHONPATH names
    from scoville.lab.spec import TableSpec  # noqa: PLC0415

    print(json.dumps(True), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
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


@click.command()
@click.option("--before", type=click.Path(exists=True, path_type=Path), help="Another working tree to compare with.")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100))
@click.option("--games", default=30, show_default=True, type=click.IntRange(1), help="Games 0 and on of the seed 7.")
@click.option("--tries", default=4, show_default=True, type=click.IntRange(1), help="Of each game the fastest counts.")
@click.option("--bot", default="heuristic", show_default=True)
@click.option("--only", type=click.Choice(["spicy", "heated"]))
def command(before: Path | None, rounds: int, games: int, tries: int, bot: str, only: str | None) -> None:
    """Measure games of four bots per second."""
    sources = {"before": before / "src"} if before else {}
    sources["now"] = ROOT / "src"
    running = {n: Measuring([sys.executable, __file__, "--answer"], importing(path)) for n, path in sources.items()}
    for game in [only] if only else ["spicy", "heated"]:
        speeds: dict[str, list[float]] = {name: [] for name in running}
        for _ in range(rounds):
            for name, process in running.items():
                speeds[name].append(process.per_second({"game": game, "bot": bot, "games": games, "tries": tries}))
        said = [
            f"{name} {median(found):.1f} ({', '.join(f'{x:.0f}' for x in found)})" for name, found in speeds.items()
        ]
        if before:
            ratios = [a / b for a, b in zip(speeds["now"], speeds["before"], strict=True)]
            said.append(f"ratio {median(ratios):.2f} ({min(ratios):.2f} – {max(ratios):.2f})")
        click.echo(f"{game}, games of {bot}/s: " + "; ".join(said))
    for process in running.values():
        process.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        command()
