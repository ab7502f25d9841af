"""The balance studies of HEATED."""

from __future__ import annotations

from typing import Final

from ..lab.balance_studies import PLAYERS, Plan, Row, beside
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


ROOM: Final = {
    "modes": Plan("What do the modes change?", _modes),
    "house": Plan(
        "What does each house rule change?",
        _house,
        "House rules 1 to 3 punish what bots never do; 4 and 5 are compared with a deck that has the cards they "
        "are about.",
    ),
    "cards": Plan("What does a single card change when it is taken out of the regular deck or put in?", _cards),
}
