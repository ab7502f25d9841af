"""The questions a table asks of the rules, with the answers of the base game.

Each SPICE IT UP card (variants.py) receives the answer so far and may change it. The answers
are written into tables once, at the start of a game (tables.py).
"""

from __future__ import annotations

from .cards import RANKS, WILD_NUMBER, WILD_SPICE, Card, Claim, Spice

__all__ = ["claims_on", "low_claims", "number_holds", "spice_holds"]


def low_claims(spice: Spice) -> frozenset[Claim]:
    """1, 2 and 3 of a spice: what a stack can begin with."""
    return frozenset(Claim(f"{spice[0]}{number}") for number in (1, 2, 3))


def claims_on(top: Claim | None, highest: int = RANKS) -> frozenset[Claim]:
    """What may be declared on `top`; None is an empty stack. Numbers above the highest are still included here."""
    if top is None:  # S-LEAD
        return frozenset().union(*map(low_claims, Spice))
    if top.number == highest:  # S-WRAP
        return low_claims(top.spice)
    return frozenset(Claim(top + step) for step in range(1, 11 - top.number))  # S-FOLLOW


def number_holds(card: Card, claim: Claim) -> bool:
    """Whether the declared number is right when judged."""
    if card == WILD_NUMBER:  # S-WILD-NUMBER
        return True
    return card.number == claim.number  # a wild spice has no number: S-WILD-SPICE


def spice_holds(card: Card, claim: Claim) -> bool:
    """Whether the declared spice is right when judged."""
    if card == WILD_SPICE:  # S-WILD-SPICE
        return True
    return card.spice == claim.spice  # a wild number has no spice: S-WILD-NUMBER
