"""Options that the laboratory's commands share for a table: rules, bots, seed, workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ..bots import make_bot, request_bot
from ..core import BadSettings, stream
from ..core.amounts import how_many
from ..lab.engines import ENGINES, cores
from ..lab.spec import RANDOM
from .choices import OneOf
from .game_command import command_of, game_options, own_options
from .lists import split
from .seed import Seed

__all__ = [
    "asking_option",
    "bots_by_seat",
    "chosen_rules",
    "engine_option",
    "named_bots",
    "resume_option",
    "rollouts_option",
    "rule_options",
    "run_options",
    "workers_for",
]

Command = TypeVar("Command", bound=Callable[..., Any])

asking_option = click.option(
    "--shuffle-asking",
    is_flag=True,
    help="Shuffle the order in which seats are asked about a card, if the game allows it.",
)
resume_option = click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save progress there; the same command continues from it.",
)
engine_option = click.option(
    "--engine",
    type=OneOf("engine", ENGINES),
    default=ENGINES[0],
    show_default=True,
    help="Where to play the games.",
)
rollouts_option = click.option(
    "--rollouts",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="How many workers play for the learner; another number is another training.",
)
RUN = (
    click.option("--seed", type=Seed(), help="Play the same games again."),
    click.option(
        "--workers", type=click.IntRange(1, 4096), metavar="N", help="How many processes to use.  [default: all cores]"
    ),
    engine_option,
)


def rule_options(command: Command) -> Command:
    return game_options("lab")(command)


def run_options(command: Command) -> Command:
    return _with(RUN, command)


def _with(options: Sequence[Callable[[Command], Command]], command: Command) -> Command:
    for option in reversed(options):
        command = option(command)
    return command


def chosen_rules(game: str, chosen: dict[str, Any]) -> Any:
    """The rules that the given options make; an option of another game is refused."""
    return command_of(game).chosen(own_options(game, "lab", chosen))


def named_bots(game: str, text: str) -> tuple[str, ...]:
    """The bots that a command names; some are created only when asked for."""
    named = split(text)
    for bot in named:
        request_bot(game, bot)
    return named


def check_named_bots(game: str, names: Sequence[str]) -> None:
    """Raises BadSettings if one of them does not exist."""
    for bot in named_bots(game, ",".join(names)):
        if bot != RANDOM:
            make_bot(game, bot, stream(0, "check"))


def bots_by_seat(game: str, text: str, players: int) -> tuple[str, ...]:
    """Fewer bots than seats take turns: with a,b four seats are a, b, a, b."""
    named = named_bots(game, text)
    if not named:
        raise BadSettings.plain("--bots names at least one bot.")
    if len(named) > players:
        raise BadSettings.plain(f"--bots names {how_many(len(named), 'bot')} for {how_many(players, 'player')}.")
    return tuple(named[seat % len(named)] for seat in range(players))


def workers_for(chosen: int | None) -> int:
    return chosen or cores()
