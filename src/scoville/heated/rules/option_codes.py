"""The numbers of HEATED's options, the stages of a choice, and what `options.list_options` can list."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

# Trained agents depend on those below ACTIONS: never renumber them. Seats are counted from the own seat.
SEATS: Final = 10
LET_BE: Final = 0  # do not jump in; if reaction time counts: do not call
ACCEPT: Final = 1  # do not react to what is pending, for good
DRAW: Final = 2
DRAW_ONE: Final = 3  # only one card of a draw, while the seat holds a MERCY
ASK: Final = 4  # for help
DECLINE: Final = 5  # to help
TAKE_NOTHING: Final = 6
SLAP: Final = 7
CALL: Final = 8  # HEATED!
LATER: Final = 9  # name the colour after the effect (H-LATE-COLOUR)
COLOUR: Final = 10  # + colour
ON: Final = 14  # + seat: the target of a card
TAKE: Final = 24  # + seat: whose card to take as help
PLAY: Final = 34  # + card
OFFER: Final = 130  # + card
DISCARD: Final = 226  # + card
GIVE: Final = 322  # + card
PLACE: Final = 418  # + how many cards of the draw pile lie above it
ACTIONS: Final = 919  # the environments use 10 more, for reaction times
WONDER: Final = 929  # whose turn it is
DRAW_SOME: Final = 930  # + how many cards of a draw, from 2
OPTIONS_END: Final = 1431

# What a seat decides next, of what it has begun.
OPEN: Final = 0  # nothing: it has chosen nothing yet, or everything
A_COLOUR: Final = 1
A_PLAYER: Final = 2
THE_OTHER: Final = 3
IN_ORDER: Final = 4
A_CARD: Final = 5
WHERE: Final = 6

# What `list_options` lists besides what an asked seat decides.
LETTING_BE: Final = 1  # also LET_BE, because an arbiter asks it to jump in
REFLEXES: Final = 2  # slaps, calls and questions that change something
IDLE: Final = 4  # those that change nothing, and pauses in a draw without a MERCY
