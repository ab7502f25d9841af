"""The answers of a table's rules, computed once so that play only looks them up."""

from __future__ import annotations

from functools import cache, lru_cache

from .cards import CLAIMS, KINDS, NO_CLAIM, Card, Claim
from .claims import claims_on, number_holds, spice_holds
from .settings import Rules
from .variants import VARIANTS

__all__ = ["Tables", "lay_tables", "tables_for"]


class Tables:
    """Flat integer tables, by claim (NO_CLAIM is the empty stack) or by card and claim."""

    def __init__(self) -> None:
        self.claims = [0] * (31 * 30)  # [top * 30 + i]: the i-th claim that may follow
        self.claims_n = [0] * 31  # [top]: how many may follow
        self.truth = [0] * (32 * 30)  # [card * 30 + claim]: 1 if the number holds + 2 if the spice holds
        self.paw = [0] * 31  # [claim]: whether its player lays a paw on the stack
        self.under = [0] * 31  # [claim]: how many more cards may go under it
        self.copying = False
        self.luck = False  # whether cards may go under some claim
        self.tabletop = False  # whether offences are accepted and punished
        self.blind_loses = False  # whether a challenge may name no trait (S-NO-TRAIT)
        self.deck = [0] * 100  # every spicy card, unshuffled
        self.cards = 0  # how many of them there are
        self.hand = 0  # cards dealt, and drawn after a trophy
        self.trophies = 0  # how many there are
        self.winning_trophies = 0  # how many win at once

    def fits(self, claim: int, top: int) -> bool:
        """Whether `claim` may be declared on `top`."""
        for i in range(self.claims_n[top]):
            if self.claims[top * 30 + i] == claim:
                return True
        return False

    def holds(self, card: int, claim: int, traits: int) -> bool:
        """Whether all of `traits` (1 number, 2 spice, 3 both) are right."""
        return self.truth[card * 30 + claim] & traits == traits

    def most_under(self, claim: int) -> int:
        return self.under[claim]

    def set_claims(self, top: int, claims: list[int]) -> None:
        self.claims_n[top] = len(claims)
        for i, claim in enumerate(claims):
            self.claims[top * 30 + i] = claim

    def set_deck(self, cards: list[int]) -> None:
        self.cards = len(cards)
        for i, card in enumerate(cards):
            self.deck[i] = card

    def set_truth(self, card: int, claim: int, traits: int) -> None:
        self.truth[card * 30 + claim] = traits

    def set_effects(self, claim: int, paw: bool, under: int) -> None:
        self.paw[claim] = paw
        self.under[claim] = under


@cache
def lay_tables(variants: frozenset[str]) -> Tables:
    """The tables for some SPICE IT UP cards, otherwise as printed; any number of them, whatever the edition."""
    return _lay(variants, Rules())


@lru_cache(maxsize=256)
def tables_for(rules: Rules) -> Tables:
    """Shared by all games with these rules, and never written again."""
    return _lay(frozenset(rules.variants), rules)


def _lay(variants: frozenset[str], size: Rules) -> Tables:
    amend = [variant for name, variant in VARIANTS.items() if name in variants]
    cards = size.cards
    tables = Tables()
    tables.set_deck([kind for kind in range(KINDS) for _ in range(cards[kind])])
    tables.hand = size.hand
    tables.trophies = size.trophies
    tables.winning_trophies = size.winning_trophies
    for top in range(NO_CLAIM + 1):
        claim = None if top == NO_CLAIM else Claim(top)
        follow = claims_on(claim, size.ranks)
        for variant in amend:
            follow = variant.claims_on(claim, follow)
        tables.set_claims(top, sorted(claim for claim in follow if cards[claim]))
    for claim in map(Claim, range(CLAIMS)):
        paw, under = False, 0
        for variant in amend:
            paw, under = variant.lays_paw(claim, paw), variant.cards_under(claim, under)
        tables.set_effects(claim, paw, under)
        for card in map(Card, range(KINDS)):
            number = number_holds(card, claim)
            for variant in amend:
                number = variant.number_holds(card, claim, number)
            tables.set_truth(card, claim, number + 2 * spice_holds(card, claim))
    for variant in amend:
        tables.copying = variant.may_copy(tables.copying)
    for each in range(CLAIMS):
        tables.luck = tables.luck or tables.most_under(each) > 0
    tables.tabletop = size.tabletop
    tables.blind_loses = size.printed.blind_loses
    return tables
