"""The settings of a HEATED table: deck, house rules, how HEATED! is called, what BLANK is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from ...core import BadSettings, Refused
from ...core.settings import check_settings, choice, flag, own, several
from .blank import BlankCard
from .cards import CARDS, Card
from .codes import MOST_CARDS
from .modes import DEFAULT_MODE, MODES, deck_of

__all__ = ["AUTOMATIC", "FEWEST_PLAYERS", "HAND", "HOUSE_RULES", "MOST_PLAYERS", "RACE", "Rules"]

FEWEST_PLAYERS: Final = 2  # HR-PLAYERS
MOST_PLAYERS: Final = 10
HAND: Final = 7  # H-DEAL
RACE: Final = "race"
AUTOMATIC: Final = "automatic"
HOUSE_RULES: Final = (1, 2, 3, 4, 5, 6)
"""The numbers of the house rules, each a switch in `Rules`."""


def _can_be_added() -> list[str]:
    return [word for word, card in CARDS.items() if card.expansion or card.extra]


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays by. Wrong settings are refused here; `new` checks the deck for the number of players."""

    mode: str = choice(DEFAULT_MODE, MODES, names="heated-mode-{}")
    deck: Mapping[str, int] | tuple[tuple[Card, int], ...] = own(())
    """A deck of your own instead of a mode, by card and count; stored as sorted pairs."""
    add: tuple[str, ...] = several(_can_be_added, 40, names="card-heated-{}", helps="card-heated-{}.help")
    """Cards of the expansion that are added to a mode, as in ("spice-mix", "ghost")."""
    house: tuple[int, ...] = several(HOUSE_RULES, 6, names="clause-H-HOUSE{}.title", helps="clause-H-HOUSE{}")
    heated_call: str = choice(RACE, (RACE, AUTOMATIC), fixed=True)
    reaction_cards_oblige: bool = flag()
    """HR-WHITE-IDLE: whether holding NO THANKS or MERCY counts as having a playable card."""
    no_thanks_ends_turn: bool = flag()
    """HR-NT-TURN."""
    blank: str | BlankCard | None = own(None)  # noqa: RUF009 - a field
    """H-BLANK: left out, a stand-in for the named card, or a card of the table's own."""

    def __post_init__(self) -> None:
        check_settings(self, "heated")
        object.__setattr__(self, "deck", _own_deck(self.deck))
        if self.deck and (self.add or self.mode != DEFAULT_MODE):
            raise BadSettings("deck-or-mode")
        if "blank" in self.add and self.blank is None:
            raise BadSettings("blank-undefined")
        if isinstance(self.blank, str):
            try:
                stand_in = Card(self.blank)
            except Refused as error:
                raise BadSettings("blank-card", why=error) from error
            if stand_in == Card("blank"):
                raise BadSettings("blank-itself")
        elif self.blank is not None and not isinstance(self.blank, BlankCard):
            raise BadSettings("blank-kind")
        if self.blank is None and Card("blank") in dict(self.own_deck):
            raise BadSettings("deck-blank")

    @property
    def own_deck(self) -> tuple[tuple[Card, int], ...]:
        return cast(tuple[tuple[Card, int], ...], self.deck)

    def cards(self, players: int) -> Counter[int]:
        """How many of each kind are in play."""
        if self.deck:
            return Counter({int(card): count for card, count in self.own_deck})
        deck = deck_of(self.mode, players, self.add)
        if self.blank is not None:  # a table that defines BLANK plays with it
            deck[Card("blank")] = 1
        return deck

    def deck_for(self, players: int) -> Counter[int]:
        """The same; raises BadSettings if this many cannot play with it (H-M-OWN)."""
        deck = self.cards(players)
        if deck.total() < HAND * players + 1:
            raise BadSettings("too-few-heated", cards=deck.total(), hand=HAND, players=players)
        if not any(self.is_coloured(kind) for kind in deck):
            raise BadSettings("deck-colourless")
        return deck

    def is_coloured(self, kind: int) -> bool:
        if isinstance(self.blank, str) and kind == Card("blank"):
            kind = Card(self.blank)
        return Card(kind).colour is not None

    def warnings(self, players: int) -> list[str]:
        """The manual's advice against this deck with this many players. It is never a refusal."""
        return [_WARNINGS[word] for word in self.advice(players)]

    def advice(self, players: int) -> tuple[str, ...]:
        """The cards that the manual advises against with this many players (H-M-OWN)."""
        deck = self.cards(players)
        found = {"spice-mix": players > 5 and deck[Card("spice-mix")], "ghost": players > 6 and deck[Card("ghost")] > 1}
        return tuple(word for word, against in found.items() if against)


_WARNINGS: Final = {
    "spice-mix": "With more than 5 players the manual advises against SPICE MIX: games get very long.",
    "ghost": "With more than 6 players the manual advises against the extra GHOST PEPPER SPRAY: "
    "the draw pile may run out.",
}


def _own_deck(given: Mapping[str, int] | tuple[tuple[Card, int], ...]) -> tuple[tuple[Card, int], ...]:
    pairs = tuple(given.items()) if isinstance(given, Mapping) else tuple(given)
    deck: dict[Card, int] = {}
    for word, count in pairs:
        try:
            card = Card(word)
        except Refused as error:
            raise BadSettings("deck-card", why=error) from error
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise BadSettings("deck-count", card=str(card))
        if card in deck:
            raise BadSettings("deck-twice", card=str(card))
        deck[card] = count
    if sum(deck.values()) > MOST_CARDS:
        raise BadSettings("deck-most", most=MOST_CARDS)
    if pairs and not any(deck.values()):
        raise BadSettings("deck-empty")
    return tuple((card, deck[card]) for card in sorted(deck) if deck[card])
