"""Numbers the state and the game in front of it share: traits, reasons for the end, kinds of notes."""

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

# Kinds of notes in the journal; the comment says what their three numbers are.
PLAYED: Final = 1  # card, claim, 1 if it is a copy
ADDED: Final = 2  # card
DRAWN: Final = 3  # card
PASSED: Final = 4
CHALLENGED: Final = 5  # challenged seat, trait
REVEALED: Final = 6  # card, claim, 1 if the challenged traits hold
STACK_WON: Final = 7  # number of cards
RAIDED: Final = 8  # number of cards
ACCEPTED: Final = 9
TROPHY: Final = 10
LAST: Final = 11
TAKEN_BACK: Final = 12  # card, claim, 1 if the turn ended with it
PEEKED: Final = 13  # card, whose points pile or -1 for the stack
ENDED: Final = 14  # reason

# One laid card in one number: card + claim * 32 + seat * 1024 + copy * 8192.
CARD_MASK: Final = 31
CLAIM_SHIFT: Final = 5
SEAT_SHIFT: Final = 10
COPY_SHIFT: Final = 13
