"""HEATED on the command line."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import click

from ..cli.game_command import Deal, Deck, GameCommand, Row, RuleTable
from ..cli.phrases import listing
from ..locales import Catalogue
from ..record import Live
from ..rulebook import Clause
from . import CARDS, MODES, Card, Heated, Match, Rules
from .clauses import table_values
from .kind import GAME
from .words import heated_card_words

if TYPE_CHECKING:
    from ..server.local import Opponents

__all__ = ["ROOM", "deal_rounds"]

FAMILIES: Final = ("number", "coloured", "black", "white")


class HeatedCommand(GameCommand):
    cards = ("mode", "add")
    more = {  # noqa: RUF012
        "cards": (
            click.option("--players", type=click.IntRange(GAME.fewest, GAME.most), help="HEATED.  [default: 4]"),
        ),
        "play": (
            click.option(
                "--rounds", type=click.IntRange(1, 99), metavar="N", help="HEATED: play a match of this many rounds."
            ),
        ),
    }

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        """If only `clause` is wanted and no mode is given, the first mode in which it applies."""
        if clause is not None and own.get("mode") is None:
            everything = (self.chosen({**own, "mode": mode, "house": "1,2,3,4,5,6"}) for mode in MODES)
            own = {**own, "mode": next((rules.mode for rules in everything if clause.applies(rules, players)), None)}
        return rule_table(words, players, self.chosen(own))

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        seats = own["players"] or 4
        rules = self.chosen(own)
        warnings = advice(words, rules, seats)
        deck = rules.deck_for(seats)
        return Deck(
            list(card_rows(words, deck)),
            {"mode": rules.mode, "add": list(rules.add), "players": seats},
            [words.say(f"heated-mode-{rules.mode}"), words.say("rules-players", players=seats)],
            others=list(expansion_rows(words, deck)),
            warnings=warnings,
        )

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        return deal_rounds(opponents, Match(names, seed, self.chosen(own, seed)), own["rounds"])

    def go_on(self, game: Any, live: Live | None, opponents: Opponents) -> Deal:
        live = live or Live()
        won = [live.totals.get(seat, 0) for seat in range(len(game.players))]
        if live.reason is not None:  # then the totals are those after this round
            won = [count - (seat in game.winners) for seat, count in enumerate(won)]
        return deal_rounds(opponents, Match.resumed(game, live.round, won), live.rounds)


def rule_table(words: Catalogue, players: int, rules: Rules) -> RuleTable:
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


def expansion_rows(words: Catalogue, deck: Counter[int]) -> Iterator[Row]:
    """The cards that `--add` could add to this deck."""
    for word, card in CARDS.items():
        if (card.expansion or card.extra) and not any(deck[kind] for kind in card.kinds):
            message = f"card-heated-{word}"
            cards = [Card(kind) for kind in card.kinds]
            titles = tuple(heated_card_words(words, each) for each in cards)
            none = (0,) * len(cards)
            yield Row("", tuple(map(str, cards)), titles, words.say(message), none, words.say(f"{message}.help"))


def advice(words: Catalogue, rules: Rules, players: int) -> list[str]:
    """The manual's advice against this deck, in the reader's language."""
    return [words.say(f"heated-advice-{word}") for word in rules.advice(players)]


# --- the terminal --------------------------------------------------------------------------------


def deal_rounds(opponents: Opponents, first: Match, rounds: int | None) -> Deal:
    """Deals one round of a match after the other; after the last, another match."""
    from .terminal.table import MatchTable  # noqa: PLC0415 - live tables take a moment that no other command needs

    matches = [first]
    dealt: list[Heated] = []

    def deal() -> MatchTable:
        match = matches[-1]
        if dealt and rounds is not None and match.number >= rounds:
            match = Match(match.players, secrets.randbits(32), match.rules)
            matches.append(match)
        elif dealt:
            match.next_round()
        dealt.append(match.round)
        return MatchTable(match, opponents, rounds)

    return deal


ROOM: Final = HeatedCommand
