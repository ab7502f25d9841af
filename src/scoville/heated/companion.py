"""HEATED with the printed cards: which of them a mode plays with, and rounds that are won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ..companion.pad import Column, Ending, Pad
from ..companion.room import Ask, GameCompanion, PackRow
from ..core import BadSettings
from ..core.speeds import TIE
from ..rulebook.clauses import USUAL_PLAYERS
from . import CARDS, Card, Rules
from .rules.cards import PrintedCard

__all__ = ["ROOM", "HeatedCompanion"]

FAMILIES: Final = ("number", "coloured", "black", "white")


class HeatedCompanion(GameCompanion):
    settings = ("mode", "add")

    def asks(self, rules: Rules, asked: Mapping[str, str]) -> tuple[Ask, ...]:
        mode, add = super().asks(rules, asked)
        # BLANK is whatever a table says, and cards of one's own are not printed.
        printed = tuple(word for word in add.choices if CARDS[word].expansion and _adds(word, rules))
        return mode, Ask(add.name, add.kind, add.value, printed, add.names, high=len(printed))

    def steps(self, rules: Rules) -> tuple[str, ...]:
        return ("pack", "deal", "flip", "first", "direction", "call")

    def values(self, rules: Rules, players: int) -> dict[str, str | int]:
        return {"tie": round(TIE * 1000)}  # milliseconds, for the referee of TOO HOT

    def pack(self, rules: Rules, players: int) -> tuple[PackRow, ...]:
        deck = rules.deck_for(players)
        rows = []
        for family in FAMILIES:
            cards = [card for card in CARDS.values() if card.family == family and _in_box(card)]
            if family == "number":
                rows.append(_row("card-heated-numbers", family, cards, deck))
            else:
                rows += [_row(f"card-heated-{card.word}", family, [card], deck) for card in cards]
        return tuple(rows)

    def warnings(self, rules: Rules, players: int) -> tuple[str, ...]:
        return tuple(f"live-warning-{word}" for word in rules.advice(players))

    def pad(self, rules: Rules, players: int) -> Pad:
        """H-WIN, HR-DRY: a player who gets rid of all cards wins the round; if nothing is left to draw, the one with
        the fewest does."""
        cards = rules.deck_for(players).total()
        return Pad(
            (Column("hand", -1, cards),),
            (Ending("out", "named"), Ending("dry", "said")),
            next_first="winner",  # H-FIRST
        )


def _in_box(card: PrintedCard) -> int:
    return (card.count + card.expansion) * len(card.kinds)


def _row(title: str, family: str, cards: list[PrintedCard], deck: Counter[int]) -> PackRow:
    kinds = [kind for card in cards for kind in card.kinds]
    return PackRow(str(Card(kinds[-1])), title, sum(deck[kind] for kind in kinds), sum(map(_in_box, cards)), family)


def _adds(word: str, rules: Rules) -> bool:
    """Whether the card can be added and is not in the deck of this mode anyway."""
    if word in rules.add:
        return True
    try:
        more = replace(rules, add=(*rules.add, word))
    except BadSettings:
        return False
    return more.cards(USUAL_PLAYERS) != rules.cards(USUAL_PLAYERS)


ROOM: Final = HeatedCompanion
