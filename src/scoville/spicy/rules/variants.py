"""The six SPICE IT UP cards: one small class each, overriding the questions it changes.

A method receives the answer so far and returns the new one, so the cards can be combined freely.
Registration refuses a second card of the same name and a method that no table asks for.
"""

from __future__ import annotations

from typing import ClassVar

from .cards import Card, Claim, Spice
from .claims import low_claims

__all__ = ["VARIANTS", "SpiceItUp"]


class SpiceItUp:
    """The questions that a SPICE IT UP card may answer; by default every answer stays as it is."""

    name: ClassVar[str]
    """The name in a record; the catalogues hold the printed titles."""
    clauses: ClassVar[tuple[str, ...]]
    needs: ClassVar[int] = 1
    """The highest number a deck must have for the card to change anything."""

    def claims_on(self, top: Claim | None, answer: frozenset[Claim]) -> frozenset[Claim]:
        """What may be declared on `top`; None is an empty stack."""
        return answer

    def number_holds(self, card: Card, claim: Claim, answer: bool) -> bool:
        """Whether the declared number is right when judged."""
        return answer

    def lays_paw(self, claim: Claim, answer: bool) -> bool:
        """Whether declaring it wins the stack as soon as the next card is played."""
        return answer

    def cards_under(self, claim: Claim, answer: int) -> int:
        """How many more cards may be put under a card with this claim."""
        return answer

    def may_copy(self, answer: bool) -> bool:
        """Whether a declaration may be copied, also out of turn."""
        return answer

    def __init_subclass__(cls) -> None:
        for hook in vars(cls):
            if not hook.startswith("_") and hook not in vars(SpiceItUp) and hook not in SpiceItUp.__annotations__:
                raise TypeError(f"{cls.__name__}.{hook}: no table asks this question")
        if any(other.name == cls.name for other in VARIANTS.values()):
            raise TypeError(f"there is a SPICE IT UP card {cls.name} already")
        VARIANTS[cls.name] = cls()


VARIANTS: dict[str, SpiceItUp] = {}
"""The SPICE IT UP cards, by name.

The order is that in which they amend the rules: We Love Chili asks which low numbers are possible, so it comes after
Start It Up, which adds some (SR-START-CHILI).
"""


class StartItUp(SpiceItUp):
    name = "start-it-up"
    clauses = ("S-START", "SR-START-CHILI")
    needs = 9  # after the highest, the numbers begin again anyway

    def claims_on(self, top: Claim | None, answer: frozenset[Claim]) -> frozenset[Claim]:
        return answer | low_claims(top.spice) if top is not None and top.number >= 8 else answer


class WeLoveChili(SpiceItUp):
    name = "we-love-chili"
    clauses = ("S-CHILI", "SR-START-CHILI")

    def claims_on(self, top: Claim | None, answer: frozenset[Claim]) -> frozenset[Claim]:
        low = {claim.number for claim in answer if claim.number <= 3}
        return answer | {claim for claim in low_claims(Spice.CHILI) if claim.number in low}


class SpiceRaider(SpiceItUp):
    name = "spice-raider"
    clauses = ("S-RAIDER", "SR-RAIDER")
    needs = 4

    def lays_paw(self, claim: Claim, answer: bool) -> bool:
        return answer or claim.number == 4


class ChangeYourLuck(SpiceItUp):
    name = "change-your-luck"
    clauses = ("S-LUCK", "SR-LUCK")
    needs = 5

    def cards_under(self, claim: Claim, answer: int) -> int:
        return 2 if claim.number == 5 else answer


class TurnItUp(SpiceItUp):
    name = "turn-it-up"
    clauses = ("S-TURN-UP",)
    needs = 9

    def number_holds(self, card: Card, claim: Claim, answer: bool) -> bool:
        return answer or {card.number, claim.number} == {6, 9}


class CopyCat(SpiceItUp):
    name = "copy-cat"
    clauses = ("S-COPY", "SR-COPY-EN", "S-COPY-WRONG", "S-COPY-ONLY", "SR-COPY-FX", "SR-COPY-FORGOT", "SR-BLIND-COPY")

    def may_copy(self, answer: bool) -> bool:
        return True
