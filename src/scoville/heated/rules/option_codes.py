"""The numbers of HEATED's options, the stages of a choice, and what `options.list_options` is asked for."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

# Trained agents know those below ACTIONS by heart: never renumber them. Seats are counted from one's own.
SEATS: Final = 10
LET_BE: Final = 0  # do not jump in; where reaction time counts: do not call
ACCEPT: Final = 1  # do not react to what is pending, for good
DRAW: Final = 2
DRAW_ONE: Final = 3  # only one card of a draw, while one holds a MERCY
ASK: Final = 4  # for help
DECLINE: Final = 5  # to help
TAKE_NOTHING: Final = 6
SLAP: Final = 7
CALL: Final = 8  # HEATED!
LATER: Final = 9  # name the colour after the effect (H-LATE-COLOUR)
COLOUR: Final = 10  # + colour
ON: Final = 14  # + seat: whom a card is played on
TAKE: Final = 24  # + seat: whose card to take as help
PLAY: Final = 34  # + card
OFFER: Final = 130  # + card
DISCARD: Final = 226  # + card
GIVE: Final = 322  # + card
PLACE: Final = 418  # + how many cards of the draw pile lie above it
ACTIONS: Final = 919  # 10 more are the environments': how late one reacts
WONDER: Final = 929  # whose turn it is
DRAW_SOME: Final = 930  # + how many cards of a draw, from 2
OPTIONS_END: Final = 1431

# What a seat decides next of what it has begun.
OPEN: Final = 0  # nothing: it has chosen nothing yet, or all
A_COLOUR: Final = 1
A_PLAYER: Final = 2
THE_OTHER: Final = 3
IN_ORDER: Final = 4
A_CARD: Final = 5
WHERE: Final = 6

# What `list_options` lists besides what a seat that is asked decides.
LETTING_BE: Final = 1  # LET_BE: an arbiter asks it to jump in
REFLEXES: Final = 2  # slaps, calls and questions that change something
IDLE: Final = 4  # those that change nothing, and pauses in a draw without a MERCY
