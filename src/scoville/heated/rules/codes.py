"""Numbers that the state and the game in front of it share: colours, ops, phases."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

# A card's kind. Every family has room for cards added later.
NUMBERS: Final = 0  # + colour * 10 + number
COLOURED: Final = 40  # + colour * 8 + which action
SPECIAL: Final = 72  # + which card
KINDS: Final = 96
WORDS: Final = 2  # a set of kinds as bits: 64 per word, kind 0 the lowest of the first word
NO_CARD: Final = -1
FACE_UP: Final = 128  # added to a TRAP that lies face up in the draw pile

NO_COLOUR: Final = -1
OPS: Final = 8  # the longest program a card may have
ROOM: Final = 512  # a ring of this size holds any pile
MOST_CARDS: Final = 500  # the largest deck

# What a card is for, if its program does not say so.
ORDINARY: Final = 0
NO_THANKS: Final = 1
MERCY: Final = 2
COPY: Final = 3
TRAP: Final = 4

# What must be named with a card.
NOTHING: Final = 0
A_TARGET: Final = 1
ALL_OTHERS: Final = 2  # in an order
TWO_PLAYERS: Final = 3
A_TARGET_AND_A_CARD: Final = 4
A_PLACE: Final = 5  # in the draw pile

# The ops of a program: (op, who, number).
STACK: Final = 1  # the next player faces `number` cards, stacked on what is pending
HEAT: Final = 2  # the target faces `number` cards, stacked
DRAW: Final = 3
DRAW_NUMBERED: Final = 4
DISCARD: Final = 5
DISCARD_TO: Final = 6
DISCARD_COLOUR: Final = 7  # or draw `number`
LEVEL: Final = 8
SWAP: Final = 9
EXCHANGE: Final = 10
PLACES: Final = 11
MIX: Final = 12
RACE: Final = 13  # the last to slap draws `number`, several last draw `who` each
DARE: Final = 14  # a player who slaps draws `number`
REVERSE: Final = 15
SKIP: Final = 16

# The players an op affects.
EVERYONE: Final = 1
OTHERS: Final = 2
NEXT: Final = 3
TARGET: Final = 4
PLAYER: Final = 5

# What play waits for.
FREE: Final = 0  # the player whose turn it is
ANSWERS: Final = 1
SLAPS: Final = 2
DISCARDS: Final = 3
OFFERS: Final = 4
CHOICE: Final = 5  # of an offer, by the asker
NAMING: Final = 6  # a colour

# What the player whose turn it is must do.
ANYTHING: Final = 0
PLAY_DRAWN: Final = 1  # a playable card, after drawing for one
PLAY_TAKEN: Final = 2  # the card taken as help
DRAW_ON: Final = 3  # the help did not help

# Why the game ended.
RUNNING: Final = 0
WENT_OUT: Final = 1
GAVE: Final = 2
DISCARDED: Final = 3
DRY: Final = 4

# What a seat does by reflex in sequenced play.
SLAPPED: Final = 0
CALLS: Final = 1
