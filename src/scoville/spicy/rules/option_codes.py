"""The numbers of SPICY's options, and of what `options.list_options` can list."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

# Trained agents depend on those below OFFENCES: never renumber them.

LET_BE: Final = 0  # when asked about the top card: neither challenge nor copy it
ACCEPT: Final = 1  # when asked about a last card: the same, for good (S-LAST-WAIT)
PASS: Final = 2
CHALLENGE_NUMBER: Final = 3
CHALLENGE_SPICE: Final = 4
CHALLENGE_WRONG: Final = 5  # of a copy (S-COPY-WRONG)
ENOUGH: Final = 6  # no more cards go under the 5
COPY: Final = 7  # + card
UNDER: Final = 39  # + card
PLAY: Final = 71  # + card * CLAIMS + claim
OFFENCES: Final = 1031  # the environments use 10 more, for reaction times
CHALLENGE_BLIND: Final = 1041  # S-NO-TRAIT
PEEK_STACK: Final = 1042  # S-NO-PEEK
PEEK: Final = 1043  # + seat
SILENT_COPY: Final = 1049  # + card: S-LAST-FORGOT
SILENT_PLAY: Final = 1081  # + card * CLAIMS + claim: S-LAST-FORGOT
OPTIONS_END: Final = 2041

# What `list_options` lists.
REACTIONS: Final = 1  # answers to the top card
TURN: Final = 2  # what else the player on turn may do
LETTING_BE: Final = 4  # also LET_BE, because an arbiter asks about the top card
IMPROPER: Final = 8  # also what is punished (`tabletop`)
PROPER: Final = REACTIONS + TURN
EVERYTHING: Final = PROPER + IMPROPER

# A choice: option + 1, and the cards under it, each + 1.
NOTHING: Final = 0
FIRST_MASK: Final = 4095
UNDER1_SHIFT: Final = 12
UNDER2_SHIFT: Final = 18
CARD_MASK: Final = 63
WHOLE: Final = 1 << 24
