"""What the commands of the laboratory ask for a table: rules, bots, seed, workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from .. import heated, spicy
from ..bots import request_bot
from ..core import BadSettings
from ..heated.rules import AUTOMATIC, RACE
from ..lab.engines import ENGINES, cores
from ..spicy.rules import GUIDED, MANNERS
from .lists import house_rules, split
from .seed import Seed

__all__ = [
    "asking_option",
    "bots_by_seat",
    "chosen_rules",
    "named_bots",
    "rule_options",
    "run_options",
    "size_options",
    "workers_for",
]

Command = TypeVar("Command", bound=Callable[..., Any])

SIZES = (
    click.option("--hand", type=int, metavar="N", help="SPICY: how many cards are dealt, and drawn after a trophy."),
    click.option("--ranks", type=int, metavar="N", help="SPICY, smaller: the highest number."),
    click.option("--spices", type=int, metavar="N", help="SPICY, smaller: how many spices."),
    click.option("--copies", type=int, metavar="N", help="SPICY, smaller: how many of every card."),
    click.option("--wilds", type=int, metavar="N", help="SPICY, smaller: how many wild spices, and wild numbers."),
    click.option("--trophies", type=int, metavar="N", help="SPICY, smaller: how many trophies."),
)
RULES = (
    click.option("--edition", type=click.Choice(list(spicy.EDITIONS)), help="SPICY: which printed rules."),
    click.option("--variants", metavar="A,B", help="SPICY: SPICE IT UP cards."),
    click.option("--manners", type=click.Choice(MANNERS), help=f"SPICY: how offences are met.  [default: {GUIDED}]"),
    click.option("--worlds-end", type=int, metavar="N", help="SPICY: how many cards lie above the World's End card."),
    click.option("--worlds-end-jitter", type=int, metavar="N", help="SPICY: by how many cards it may be shifted."),
    *SIZES,
    click.option("--mode", type=click.Choice(list(heated.MODES)), help="HEATED: which deck."),
    click.option("--add", metavar="A,B", help="HEATED: cards of the expansion added to it."),
    click.option("--house", metavar="1,2", help="HEATED: house rules."),
    click.option("--heated-call", type=click.Choice([RACE, AUTOMATIC]), help="HEATED: how HEATED! is called."),
    click.option("--no-thanks-ends-turn", is_flag=True, default=None, help="HEATED: a cancelled draw ends the turn."),
    click.option("--reaction-cards-oblige", is_flag=True, default=None, help="HEATED: WHITE cards count as playable."),
)
asking_option = click.option(
    "--shuffle-asking", is_flag=True, help="SPICY: who is asked about a card first is shuffled from the seed."
)
RUN = (
    click.option("--seed", type=Seed(), help="Plays the same games again."),
    click.option(
        "--workers", type=click.IntRange(1, 4096), metavar="N", help="How many play at once.  [default: all cores]"
    ),
    click.option(
        "--engine", type=click.Choice(ENGINES), default=ENGINES[0], show_default=True, help="Where games are played."
    ),
)
HEATED_ONLY = {"mode", "add", "house", "heated_call", "no_thanks_ends_turn", "reaction_cards_oblige"}


def size_options(command: Command) -> Command:
    return _with(SIZES, command)


def rule_options(command: Command) -> Command:
    return _with(RULES, command)


def run_options(command: Command) -> Command:
    return _with(RUN, command)


def _with(options: Sequence[Callable[[Command], Command]], command: Command) -> Command:
    for option in reversed(options):
        command = option(command)
    return command


def chosen_rules(game: str, chosen: dict[str, Any]) -> spicy.Rules | heated.Rules:
    """The rules of the options that were given; one that belongs to the other game is refused."""
    given = {name: value for name, value in chosen.items() if value is not None}
    for name in given:
        if (name in HEATED_ONLY) != (game == "heated"):
            raise click.UsageError(f"--{name.replace('_', '-')} is not an option of {game.upper()}.")
    for name in ("variants", "add"):
        if name in given:
            given[name] = split(given[name])
    if "house" in given:
        given["house"] = house_rules(given["house"])
    return heated.Rules(**given) if game == "heated" else spicy.Rules(**given)


def named_bots(game: str, text: str) -> tuple[str, ...]:
    """The bots a command names; some are there only once they are asked for."""
    named = split(text)
    for bot in named:
        request_bot(game, bot)
    return named


def bots_by_seat(game: str, text: str, players: int) -> tuple[str, ...]:
    """Fewer bots than seats take turns: with a,b four seats are a, b, a, b."""
    named = named_bots(game, text)
    if not named:
        raise BadSettings("--bots names at least one bot.")
    if len(named) > players:
        raise BadSettings(f"--bots names {len(named)} bots for {players} players.")
    return tuple(named[seat % len(named)] for seat in range(players))


def workers_for(chosen: int | None) -> int:
    return chosen or cores()
