"""The balance studies of HEATED."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..core import BadSettings, Refused
from ..lab.balance_studies import PLAYERS, Plan, Row, Studies, beside
from . import CARDS, MODES, Card, Rules
from .rules.modes import DEFAULT_MODE, deck_of

__all__ = ["ROOM"]


def _modes(players: int | None) -> list[Row]:
    return beside(DEFAULT_MODE, [(mode, (Rules(mode),)) for mode in MODES], players or PLAYERS)


def _house(players: int | None) -> list[Row]:
    """Rules 4 and 5 are about cards of the expansion, so they have a baseline with these."""
    rows = []
    for baseline, add, numbers in ((DEFAULT_MODE, (), (1, 2, 3, 6)), (_WITH, ("united", "super-swap"), (4, 5))):
        alone: list[tuple[str, tuple[Rules, ...]]] = [(baseline, (Rules(add=add),))]
        alone += [(f"house rule {number}", (Rules(add=add, house=(number,)),)) for number in numbers]
        rows += beside(baseline, alone, players or PLAYERS)
    return rows


_WITH: Final = "with UNITED WE FALL, SUPER SWAP"


def _cards(players: int | None) -> list[Row]:
    """Removes every action card from the regular deck, and adds every card of the expansion, one at a time."""
    n = players or PLAYERS
    settings: list[tuple[str, tuple[Rules, ...]]] = [(DEFAULT_MODE, (Rules(),))]
    for card in CARDS.values():
        if card.count and card.family != "number":
            deck = {
                str(Card(kind)): count for kind, count in deck_of(DEFAULT_MODE, n).items() if kind not in card.kinds
            }
            settings.append((f"without {card.title}", (Rules(deck=deck),)))
    for word, card in CARDS.items():
        if card.expansion and word != "blank":
            settings.append((f"with {'more ' if card.count else ''}{card.title}", (Rules(add=(word,)),)))
    return beside(DEFAULT_MODE, settings, n)


class HeatedStudies(Studies):
    """Any card can be counted out anew: the deck then is the table's own."""

    def count_of(self, rules: Rules, players: int, card: str) -> int:
        return rules.cards(players)[_kinds(card)[0]]

    def with_card(self, rules: Rules, players: int, card: str, count: int) -> Rules:
        deck = {str(Card(kind)): number for kind, number in rules.cards(players).items()}
        deck |= dict.fromkeys((str(Card(kind)) for kind in _kinds(card)), count)
        return replace(rules, mode=DEFAULT_MODE, add=(), deck=deck)


def _kinds(card: str) -> tuple[int, ...]:
    """The kinds of a card by its name (`draw4`), or of one colour alone (`b-cool`, `y7`)."""
    if card in CARDS:
        return tuple(CARDS[card].kinds)
    try:
        return (int(Card(card)),)
    except Refused as error:
        raise BadSettings("deck-card", why=error) from error


ROOM: Final = HeatedStudies(
    {
        "modes": Plan("What do the modes change?", _modes),
        "house": Plan(
            "What does each house rule change?",
            _house,
            "House rules 1 to 3 punish what bots never do; 4 and 5 are compared with a deck that has the cards they "
            "are about.",
        ),
        "cards": Plan("What does a single card change when it is taken out of the regular deck or put in?", _cards),
    }
)
