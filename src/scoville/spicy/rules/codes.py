"""Numbers that the state and the game in front of it share: traits, reasons for the end."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

# What a challenge names. The first three are sets of traits: number 1, spice 2, both 3.
NUMBER: Final = 1
SPICE: Final = 2
WRONG: Final = 3
BLIND: Final = 4

# Why the game ended.
RUNNING: Final = 0
SECOND_TROPHY: Final = 1
THIRD_TROPHY: Final = 2
WORLDS_END: Final = 3

# One laid card in one number: card + claim * 32 + seat * 1024 + copy * 8192.
CARD_MASK: Final = 31
CLAIM_SHIFT: Final = 5
SEAT_SHIFT: Final = 10
COPY_SHIFT: Final = 13

# What a redeal hides.
IN_PILE: Final = -1  # in place of a position in the stack: the card was won
ANY: Final = -1  # in place of a claim: there is no belief about it
