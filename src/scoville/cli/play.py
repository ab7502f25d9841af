"""`scoville play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import heated, spicy
from ..bots import make_bot, quickness_of
from ..bots.pace import check_quickness
from ..core import BadSettings, ScovilleError, check_names, stream
from ..heated.rules import AUTOMATIC, RACE
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..spicy.rules import GUIDED, MANNERS
from .lists import split
from .rule_tables import heated_rules
from .seed import Seed
from .terminal.opponent import Opponent
from .terminal.table import SPEEDS, Pace

if TYPE_CHECKING:
    from .terminal.app import AnyTable

__all__ = ["command", "seat_names"]

PLAYERS = {
    "spicy": (spicy.rules.FEWEST_PLAYERS, spicy.rules.MOST_PLAYERS),
    "heated": (heated.rules.FEWEST_PLAYERS, heated.rules.MOST_PLAYERS),
}
OWN = {"spicy": ("edition", "variants", "manners"), "heated": ("mode", "house", "add", "call", "rounds")}
"""Options that only one game has."""
BOT_NAMES = (
    *("Ancho", "Cayenne", "Serrano", "Poblano", "Habanero", "Pasilla"),
    *("Jalapeno", "Guajillo", "Chipotle", "Piquin"),
)
"""Chilis; one more than there are other players, in case the person is called like one of them."""
Deal = Callable[[], "AnyTable"]


def seat_names(person: str, players: int) -> list[str]:
    """The person sits in seat 0."""
    return [person, *(name for name in BOT_NAMES if name != person)][:players]


@click.command("play", short_help="Play against bots in the terminal.")
@click.argument("game", type=click.Choice(["spicy", "heated"]), default="spicy")
@click.option(
    "--players", type=click.IntRange(2, 10), default=4, show_default=True, metavar="N", help="You and the bots."
)
@click.option(
    "--bots",
    default="cat",
    show_default=True,
    metavar="A,B",
    help="Who you play against: kitten, cat or tiger, with a mood as in cat:bold; fewer than seats take turns.",
)
@click.option("--name", help="Your name at the table.")
@click.option(
    "--edition", type=click.Choice(list(spicy.EDITIONS)), help="SPICY: which printed rules.  [default: en-revised]"
)
@click.option("--variants", help="SPICY: SPICE IT UP cards, separated by commas, or 'random' for one.")
@click.option("--manners", type=click.Choice(MANNERS), help="SPICY.  [default: guided]")
@click.option("--mode", type=click.Choice(heated.MODES), help="HEATED: which deck.  [default: regular]")
@click.option("--house", metavar="1,2,…", help="HEATED: house rules, separated by commas.")
@click.option("--add", metavar="A,B", help="HEATED: cards of the expansion added to the mode, as in spice-mix,ghost.")
@click.option("--call", type=click.Choice((RACE, AUTOMATIC)), help="HEATED: who calls HEATED!  [default: race]")
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N", help="HEATED: a match of so many rounds.")
@click.option("--seed", type=Seed(), help="Deals the same cards again.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table.")
@click.option(
    "--speed", type=click.Choice(list(SPEEDS)), default="relaxed", show_default=True, help="How fast bots act."
)
@click.option(
    "--quickness",
    type=int,
    default=100,
    show_default=True,
    metavar="PERCENT",
    help="How quick the bots are as people go: 200 takes half as long.",
)
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the record there.")
def command(
    game: str,
    players: int,
    bots: str,
    name: str | None,
    edition: str | None,
    variants: str | None,
    manners: str | None,
    mode: str | None,
    house: str | None,
    add: str | None,
    call: str | None,
    rounds: int | None,
    seed: int | str | None,
    lang: str | None,
    speed: str,
    quickness: int,
    save: Path | None,
) -> None:
    """Play SPICY or HEATED in the terminal against bots."""
    words = catalogue(lang or (spicy.EDITIONS[edition].language if edition else preferred_language()))
    given = click.get_current_context().params
    other = "heated" if game == "spicy" else "spicy"
    for option in OWN[other]:
        if given[option] is not None:
            raise ScovilleError(words.say(f"terminal-{other}-only", option=f"--{option}"))
    person = _person(words) if name is None else name
    fewest, most = PLAYERS[game]
    if players > most:
        raise click.BadParameter(
            f"{game.upper()} is for {fewest} to {most} players, not {players}.", param_hint="--players"
        )
    names = check_names(seat_names(person, players), fewest, most)
    from .table_options import bots_by_seat  # noqa: PLC0415 - the laboratory takes a moment

    opponents = Opponents(game, bots_by_seat(game, bots, players - 1), check_quickness(quickness), SPEEDS[speed])
    opponents.seated(0)  # says what is wrong before anything is drawn
    first_seed = secrets.randbits(32) if seed is None else seed
    if game == "spicy":
        rules_for = _spicy_rules(edition or spicy.Rules().edition, variants or "", manners or GUIDED)
        deal = _deal_spicy(names, opponents, rules_for, first_seed)
    else:
        deal = _deal_heated(names, opponents, heated_rules(mode, add, house, call), first_seed, rounds)
    if save is not None and not save.parent.is_dir():
        raise ScovilleError(words.say("terminal-no-folder", folder=str(save.parent)))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise ScovilleError(words.say("terminal-no-terminal"))
    overwrite = save is not None and save.exists()
    if overwrite:
        click.confirm(words.say("terminal-overwrite", file=str(save)), abort=True)
    _play(words, deal, save, overwrite)


def _person(words: Catalogue) -> str:
    """The user's name if it can be a player's."""
    user = (os.environ.get("USER") or os.environ.get("USERNAME") or "").capitalize()
    try:
        check_names([user], 1, 1)
    except BadSettings:
        return words.say("terminal-guest")
    return user if len(user) <= 12 else words.say("terminal-guest")


@dataclass(frozen=True, slots=True)
class Opponents:
    """Who plays against the person, who has seat 0, and at what pace."""

    game: str
    bots: tuple[str, ...]
    quickness: int
    """Percent, of what is each bot's own."""
    pace: Pace

    def seated(self, seed: int | str) -> dict[int, Opponent]:
        return {
            seat: Opponent(
                seat,
                make_bot(self.game, bot, stream(seed, f"bot-{seat}")),
                stream(seed, f"pace-{seat}"),
                quickness_of(bot) * self.quickness // 100,
            )
            for seat, bot in enumerate(self.bots, 1)
        }


# --- SPICY ---------------------------------------------------------------------------------------------


def _spicy_rules(edition: str, variants: str, manners: str) -> Callable[[int | str], spicy.Rules]:
    """The rules for a seed: SPICE IT UP cards may be turned up from it (S-UP-1)."""

    def rules_for(seed: int | str) -> spicy.Rules:
        if variants.strip() == "random":
            return spicy.Rules(edition, spicy.random_variants(seed), manners)
        return spicy.Rules(edition, tuple(sorted(split(variants), key=_printed_order)), manners)

    return rules_for


def _printed_order(variant: str) -> int:
    return list(spicy.VARIANTS).index(variant) if variant in spicy.VARIANTS else len(spicy.VARIANTS)


def _deal_spicy(
    names: tuple[str, ...],
    opponents: Opponents,
    rules_for: Callable[[int | str], spicy.Rules],
    first_seed: int | str,
) -> Deal:
    rules_for(first_seed)  # says what is wrong before anything is drawn
    seeds = [first_seed]

    def deal() -> AnyTable:
        from ..spicy.terminal.table import SpicyTable  # noqa: PLC0415 - Textual, as below

        seed = seeds.pop() if seeds else secrets.randbits(32)
        game = spicy.new(names, seed, rules_for(seed))
        return SpicyTable(game, 0, opponents.seated(seed), stream(seed, "arbiter"), opponents.pace)

    return deal


# --- HEATED --------------------------------------------------------------------------------------------


def _deal_heated(
    names: tuple[str, ...], opponents: Opponents, rules: heated.Rules, first_seed: int | str, rounds: int | None
) -> Deal:
    """Round after round of a match; after its last, another match."""
    matches = [heated.Match(names, first_seed, rules)]
    dealt: list[heated.Heated] = []

    def deal() -> AnyTable:
        from ..heated.terminal.table import HeatedTable  # noqa: PLC0415

        match = matches[-1]
        if dealt and rounds is not None and len(match.played) + 1 >= rounds:
            match = heated.Match(names, secrets.randbits(32), rules)
            matches.append(match)
        elif dealt:
            match.next_round()
        dealt.append(match.round)
        return HeatedTable(match, 0, opponents.seated(match.round.setup.seed), opponents.pace, rounds)

    return deal


def _play(words: Catalogue, deal: Deal, save: Path | None, overwrite: bool) -> None:
    from .terminal.app import PlayApp  # noqa: PLC0415 - Textual takes a moment that no other command needs

    app = PlayApp(deal, words, save, overwrite)
    try:
        app.run()
    finally:
        saved = app.write()
        if saved is not None:
            click.echo(words.say("terminal-saved-as", file=str(saved)))
