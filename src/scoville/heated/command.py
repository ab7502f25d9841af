"""HEATED on the command line."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import click

from ..cli.game_command import Deal, Deck, GameCommand, Row, RuleTable
from ..cli.lists import house_rules, split
from ..cli.phrases import listing
from ..cli.terminal.table import Opponents
from ..locales import Catalogue, catalogue
from ..rulebook import Clause
from . import CARDS, MODES, Card, Heated, Match, Rules
from .clauses import table_values
from .rules import AUTOMATIC, FEWEST_PLAYERS, MOST_PLAYERS, RACE
from .terminal.table import HeatedTable
from .words import heated_card_words

__all__ = ["ROOM", "deal_rounds"]

FAMILIES: Final = ("number", "coloured", "black", "white")
ADVICE: Final = ("spice-mix", "ghost")
"""Cards the manual gives advice on: messages `heated-advice-<word>`."""


class HeatedCommand(GameCommand):
    lab = (
        click.option("--mode", type=click.Choice(list(MODES)), help="HEATED: which deck."),
        click.option("--add", metavar="A,B", help="HEATED: cards of the expansion added to it."),
        click.option("--house", metavar="1,2", help="HEATED: house rules."),
        click.option("--heated-call", type=click.Choice([RACE, AUTOMATIC]), help="HEATED: how HEATED! is called."),
        click.option(
            "--no-thanks-ends-turn", is_flag=True, default=None, help="HEATED: a cancelled draw ends the turn."
        ),
        click.option(
            "--reaction-cards-oblige", is_flag=True, default=None, help="HEATED: WHITE cards count as playable."
        ),
    )
    rules = (
        click.option("--mode", type=click.Choice(MODES), help="HEATED: the deck that is played."),
        click.option(
            "--add", metavar="A,B", help="HEATED: cards of the expansion added to the mode, as in spice-mix,ghost."
        ),
        click.option("--house", metavar="1,2", help="HEATED: house rules, 1 to 6."),
        click.option("--call", type=click.Choice((RACE, AUTOMATIC)), help="HEATED: who calls HEATED!"),
    )
    cards = (
        click.option("--mode", type=click.Choice(MODES), help="HEATED: the deck that is played.  [default: regular]"),
        click.option(
            "--add", metavar="A,B", help="HEATED: cards of the expansion added to the mode, as in spice-mix,ghost."
        ),
        click.option("--players", type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS), help="HEATED.  [default: 4]"),
    )
    play = (
        click.option("--mode", type=click.Choice(MODES), help="HEATED: which deck.  [default: regular]"),
        click.option("--house", metavar="1,2,…", help="HEATED: house rules, separated by commas."),
        click.option(
            "--add", metavar="A,B", help="HEATED: cards of the expansion added to the mode, as in spice-mix,ghost."
        ),
        click.option("--call", type=click.Choice((RACE, AUTOMATIC)), help="HEATED: who calls HEATED!  [default: race]"),
        click.option("--rounds", type=click.IntRange(1, 99), metavar="N", help="HEATED: a match of so many rounds."),
    )

    def lab_rules(self, own: Mapping[str, Any]) -> Rules:
        given = dict(own)
        if "add" in given:
            given["add"] = split(given["add"])
        if "house" in given:
            given["house"] = house_rules(given["house"])
        return Rules(**given)

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        return rule_table(words, players, clause=clause, **own)

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        seats = own["players"] or 4
        rules = chosen_rules(own["mode"], own["add"])
        warnings = advice(words, rules, seats)
        return Deck(
            list(card_rows(words, rules.deck_for(seats))),
            {"mode": rules.mode, "add": list(rules.add), "players": seats},
            [words.say(f"heated-mode-{rules.mode}"), words.say("rules-players", players=seats)],
            warnings=warnings,
        )

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        rules = chosen_rules(own["mode"], own["add"], own["house"], own["call"])
        return deal_rounds(names, opponents, rules, seed, own["rounds"])


def chosen_rules(mode: str | None, add: str | None, house: str | None = None, call: str | None = None) -> Rules:
    """BadSettings if there is no such table. House rules are written `1,4`."""
    numbers = house_rules(house)
    return Rules(mode or Rules().mode, add=split(add), house=numbers, heated_call=call or RACE)


def rule_table(
    words: Catalogue,
    players: int,
    mode: str | None,
    add: str | None,
    house: str | None,
    call: str | None,
    clause: Clause | None = None,
) -> RuleTable:
    """If only `clause` is asked for and no mode, the first mode in which it applies."""
    if clause is not None and mode is None:
        everything = (chosen_rules(name, add, "1,2,3,4,5,6", call) for name in MODES)
        mode = next((rules.mode for rules in everything if clause.applies(rules, players)), None)
    rules = chosen_rules(mode, add, house, call)
    values = table_values(rules, players)
    numbers = listing(words, [str(number) for number in sorted(rules.house)])
    head = (
        words.say("rules-players", players=players),
        words.say(f"heated-mode-{rules.mode}"),
        words.say("heated-deck", count=values["deck"]),
        words.say("heated-house", numbers=numbers) if numbers else words.say("heated-no-house"),
        words.say(f"heated-call-{rules.heated_call}"),
    )
    return RuleTable(rules, values, head, "heated-rules-more")


# --- cards ---------------------------------------------------------------------------------------


def card_rows(words: Catalogue, deck: Counter[int]) -> Iterator[Row]:
    """One row for all numbers, one for each other printed card, by family."""

    def row(family: str, message: str, title: str, kinds: Iterable[int]) -> Row:
        cards = [Card(kind) for kind in sorted(kinds) if deck[kind]]
        titles = tuple(heated_card_words(words, card) for card in cards)
        counts = tuple(deck[card] for card in cards)
        return Row(family, tuple(map(str, cards)), titles, title, counts, words.say(f"{message}.help"))

    for family in FAMILIES:
        printed = [card for card in CARDS.values() if card.family == family and any(deck[k] for k in card.kinds)]
        if family == "number" and printed:
            kinds = [kind for card in printed for kind in card.kinds]
            yield row(family, "card-heated-number", words.say("card-heated-numbers"), kinds)
        else:
            for card in printed:
                message = f"card-heated-{card.word}"
                yield row(family, message, words.say(message), card.kinds)


def advice(words: Catalogue, rules: Rules, players: int) -> list[str]:
    """The manual's advice against this deck, in the reader's language."""
    english = {catalogue("en").say(f"heated-advice-{word}"): f"heated-advice-{word}" for word in ADVICE}
    return [words.say(english[warning]) if warning in english else warning for warning in rules.warnings(players)]


# --- the terminal --------------------------------------------------------------------------------


def deal_rounds(
    names: tuple[str, ...], opponents: Opponents, rules: Rules, first_seed: int | str, rounds: int | None
) -> Deal:
    """Round after round of a match; after its last, another match."""
    matches = [Match(names, first_seed, rules)]
    dealt: list[Heated] = []

    def deal() -> HeatedTable:
        match = matches[-1]
        if dealt and rounds is not None and len(match.played) + 1 >= rounds:
            match = Match(names, secrets.randbits(32), rules)
            matches.append(match)
        elif dealt:
            match.next_round()
        dealt.append(match.round)
        return HeatedTable(match, 0, opponents.seated(match.round.setup.seed), opponents.pace, rounds)

    return deal


ROOM: Final = HeatedCommand
