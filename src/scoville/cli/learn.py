"""`scoville learn`: trains a network to play."""

from __future__ import annotations

import json
import re
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from ..core import BadSettings, ScovilleError, quote
from ..core.amounts import how_many, size
from ..core.needs import Missing
from ..core.registry import game as game_of
from ..core.registry import games as all_games
from ..environments.room import environment_of
from .choices import OneOf
from .lists import split
from .progress import counting, stopping
from .table_options import check_named_bots, chosen_rules, engine_option, rollouts_option, rule_options

__all__ = ["command"]

AGAINST = "self=40,past=20,heuristic=40"
DECISIONS = 2_000_000


@click.command("learn", short_help="Train a network to play a game.")
@click.argument("game", type=OneOf("game", all_games()))
@click.option(
    "--players", default="2", show_default=True, metavar="N,N", help="Numbers of players, at equally many tables."
)
@click.option("--varied", is_flag=True, help="With these rules and, at other tables, with the game's variants in turn.")
@click.option(
    "--against",
    default=AGAINST,
    show_default=True,
    metavar="NAME=WEIGHT,…",
    help="Opponents: `self`, `past` (earlier selves), `exploiter` (learns beside it, only against it) and bots.",
)
@click.option("--imitate", metavar="BOT:N,…", help="First watch bots, each for N decisions, and learn to do the same.")
@click.option(
    "--decisions", type=click.IntRange(1), default=DECISIONS, show_default=True, metavar="N", help="How long to train."
)
@click.option("--tables", type=click.IntRange(1, 4096), default=128, show_default=True, metavar="N")
@click.option("--width", type=click.IntRange(8, 512), default=128, show_default=True, metavar="N", help="Of a layer.")
@click.option("--rate", type=click.FloatRange(1e-6, 1e-1), default=5e-4, show_default=True, help="Learning rate.")
@click.option(
    "--entropy", type=click.FloatRange(0, 1), default=0.02, show_default=True, help="How much trying out is worth."
)
@click.option("--entropy-last", type=click.FloatRange(0, 1), help="The same at the end.  [default: half of it]")
@click.option(
    "--hold",
    type=click.FloatRange(0, 1000),
    default=0.0,
    show_default=True,
    help="How strongly each round is held near the policy before it (magnetic mirror descent).",
)
@click.option(
    "--average",
    type=click.FloatRange(0, 0.9999),
    default=0.0,
    show_default=True,
    help="Write a running mean of the network; this much of it stays in every round.",
)
@click.option(
    "--steps", type=click.IntRange(1, 4096), default=128, show_default=True, metavar="N", help="Decisions per round."
)
@click.option("--batch", type=click.IntRange(1), default=2048, show_default=True, metavar="N")
@click.option(
    "--trace", type=click.FloatRange(0, 1), default=0.95, show_default=True, help="λ: how far a result reaches back."
)
@click.option("--seed", type=click.IntRange(0), help="Train the same again.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, metavar="FILE", help="The network (.npz)."
)
@click.option("--resume", is_flag=True, help="Go on where FILE stopped.")
@click.option(
    "--start",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar="FILE",
    help="Begin with the networks of another training (its .state, or its .npz without what it knew of all cards).",
)
@rollouts_option
@engine_option
@rule_options
def command(
    game: str,
    players: str,
    varied: bool,
    against: str,
    imitate: str | None,
    decisions: int,
    tables: int,
    width: int,
    rate: float,
    entropy: float,
    entropy_last: float | None,
    hold: float,
    average: float,
    steps: int,
    batch: int,
    trace: float,
    seed: int | None,
    out: Path,
    resume: bool,
    start: Path | None,
    rollouts: int,
    engine: str,
    **rules: Any,
) -> None:
    """Train a network by playing against itself, its past and other bots (PPO).

    Besides FILE this writes FILE.state, from which --resume goes on, FILE.json with all numbers, and FILE.svg with the
    learning curve. Play with the network: --bots learned:FILE.
    """
    state, notes, picture = files_beside(out, resume)
    chosen = chosen_rules(game, rules)
    numbers = read_players(game, players)
    first = read_imitation(imitate)
    check_named_bots(game, [name for name, _ in first])
    try:
        from ..learn.curve import draw_curve  # noqa: PLC0415 - PyTorch takes seconds to load
        from ..learn.ppo import Plan  # noqa: PLC0415
        from ..learn.rolling import crewed  # noqa: PLC0415
        from ..learn.tables import read_mix  # noqa: PLC0415
        from ..learn.training import Task, Training  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(f"Learning needs {error.name}", "learn") from None
    task = Task(
        game,
        numbers,
        tuple(environment_of(game).varied(chosen)) if varied else (chosen,),
        read_mix(against),
        secrets.randbits(32) if seed is None else seed,
        first,
        tables,
        width,
        Plan(
            steps=steps,
            batch=batch,
            rate=rate,
            trace=trace,
            entropy_first=entropy,
            entropy_last=entropy / 2 if entropy_last is None else entropy_last,
            hold=hold,
            average=average,
        ),
    )
    training = Training(task)
    if resume:
        training.resume(state)
    elif start is not None:
        training.start_from(start)
    title = f"{game.upper()}, {' '.join(map(str, task.players))} players, seed {task.seed}"
    told = len(training.curve)

    def write() -> None:
        training.export(out)
        training.save(state)
        report = {
            "game": game,
            "players": task.players,
            "varied": varied,
            "against": task.against,
            "imitate": imitate,
            "start": None if start is None else start.name,
            "tables": tables,
            "width": width,
            "rate": rate,
            "entropy": entropy,
            "entropy_last": task.plan.entropy_last,
            "hold": hold,
            "average": average,
            "steps": steps,
            "batch": batch,
            "trace": trace,
            "seed": task.seed,
            "decisions": training.decisions,
            "seconds": round(training.seconds, 1),
            "curve": [asdict(point) for point in training.curve],
        }
        notes.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
        picture.write_text(draw_curve(title, training.curve, ("self",)), encoding="utf-8")

    with (
        stopping(under_way="this round of training") as interrupt,
        counting("Learning", decisions, training.decisions) as advance,
    ):
        before = training.decisions
        if not resume and first:
            training.begin(lambda done, same: None)
            who = ", then ".join(f"{bot} for {how_many(count, 'decision')}" for bot, count in first)
            click.echo(f"Imitated {who}: {training.seconds:.0f} s of processor time.")

        def report(now: Training) -> None:
            nonlocal before, told
            advance(now.decisions - before)
            before = now.decisions
            for point in now.curve[told:]:
                scores = ", ".join(f"{name} {share:.0%}" for name, (share, _) in point.scores.items() if name != "self")
                click.echo(f"{point.decisions:>10,} decisions  {point.seconds:6.0f} s  {scores}")
                write()
            told = len(now.curve)

        with crewed(training, rollouts, engine):
            training.run(decisions, report, lambda: interrupt.wished)
    write()
    click.echo(f"{title}: {how_many(training.decisions, 'decision')} in {training.seconds:.0f} s of processor time.")
    click.echo(f"Wrote {out} ({size(out.stat().st_size)}), {state.name}, {notes.name} and {picture.name}.")
    if training.decisions < decisions:
        click.echo("scoville: stopped before the end; --resume goes on.", err=True)
        sys.exit(130)


def files_beside(out: Path, resume: bool) -> tuple[Path, Path, Path]:
    """The state of a training, its numbers and its curve."""
    if not out.parent.is_dir():
        raise ScovilleError(f"There is no folder {out.parent} to write the network to.")
    state = out.with_name(f"{out.name}.state")
    if resume and not state.is_file():
        raise ScovilleError(f"There is no {state} to go on from.")
    return state, out.with_name(f"{out.name}.json"), out.with_name(f"{out.name}.svg")


def read_players(game: str, text: str) -> tuple[int, ...]:
    found = split(text)
    if not found or not all(re.fullmatch("[0-9]{1,2}", part, re.ASCII) for part in found):
        raise BadSettings.plain(f"--players is a list of numbers like 2,4, not {quote(text)}.")
    numbers = tuple(sorted({int(part) for part in found}))
    for number in numbers:
        game_of(game).check_players(number)
    return numbers


def read_imitation(text: str | None) -> tuple[tuple[str, int], ...]:
    found = []
    for part in split(text) if text else []:
        bot, _, count = part.rpartition(":")
        if not bot or not re.fullmatch("[1-9][0-9]{0,8}", count, re.ASCII):
            raise BadSettings.plain(f"--imitate is a bot and a number like heuristic:200000, not {quote(part)}.")
        found.append((bot, int(count)))
    return tuple(found)
