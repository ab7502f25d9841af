"""HEATED in numbers: the id of every decision, and the fields of an observation.

A card is played in steps: the card, then whatever it needs: the colour, whom it is played on, the card to give, the
place in the draw pile. A discard of several cards is one decision for each, in card order. Seats are counted from
the own seat, clockwise by number; 0 is the own seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import Refused, quote
from ...environments.fields import Decision, Field, offsets
from ...environments.reactions import DELAYS, delay_decisions, delay_words
from .. import Accept, Action, Ask, Card, Decline, Discard, Draw, Name, Offer, Play, Slap, Take
from ..rules.cards import COLOUR_LIST
from ..rules.codes import KINDS, MOST_CARDS
from ..rules.option_codes import (
    A_CARD,
    A_COLOUR,
    A_PLAYER,
    ACCEPT,
    ACTIONS,
    ASK,
    CALL,
    COLOUR,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_ONE,
    GIVE,
    IN_ORDER,
    LATER,
    LET_BE,
    OFFER,
    ON,
    OPEN,
    PLACE,
    PLAY,
    SEATS,
    SLAP,
    TAKE,
    TAKE_NOTHING,
    THE_OTHER,
    WHERE,
)

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "ASK",
    "A_CARD",
    "A_COLOUR",
    "A_PLAYER",
    "CALL",
    "COLOUR",
    "DECISIONS",
    "DECLINE",
    "DISCARD",
    "DRAW",
    "DRAW_ONE",
    "FIELDS",
    "GIVE",
    "IN_ORDER",
    "LATER",
    "LET_BE",
    "OBSERVATION",
    "OFFER",
    "ON",
    "OPEN",
    "PLACE",
    "PLAY",
    "SEATS",
    "SLAP",
    "TAKE",
    "TAKE_NOTHING",
    "THE_OTHER",
    "TIMED_ACTIONS",
    "WHERE",
    "describe",
    "encode",
    "factors",
]

# --- decisions --------------------------------------------------------------------------------

DELAY: Final = ACTIONS  # + how late to react; only if reaction time is part of the game
TIMED_ACTIONS: Final = ACTIONS + DELAYS

DECISIONS: Final = (
    Decision(LET_BE, 1, "asked to jump in: do not; with `reactions` also: do not call"),
    Decision(ACCEPT, 1, "do not react to what waits for answers (or, to a TOO CHILI, do not slap)"),
    Decision(DRAW, 1, "draw: all of a pending draw, or until a card is playable"),
    Decision(DRAW_ONE, 1, "draw one card of a draw; while one holds a MERCY"),
    Decision(ASK, 1, "ask for help"),
    Decision(DECLINE, 1, "offer nothing to the player who asks for help"),
    Decision(TAKE_NOTHING, 1, "take none of the cards offered"),
    Decision(SLAP, 1, "slap (a TOO CHILI; a TOO HOT is a reflex, or with `reactions` a delay)"),
    Decision(CALL, 1, "call HEATED!; only with `reactions`, else it is a reflex"),
    Decision(LATER, 1, "name the colour after the effect"),
    Decision(COLOUR, 4, f"{COLOUR} + colour: name it ({', '.join(COLOUR_LIST)})"),
    Decision(ON, SEATS, f"{ON} + seat: whom the card is played on; for a numbering, who is next"),
    Decision(TAKE, SEATS, f"{TAKE} + seat: take the card this seat offers"),
    Decision(PLAY, KINDS, f"{PLAY} + card: play it; what it needs is asked for next"),
    Decision(OFFER, KINDS, f"{OFFER} + card: offer it as help"),
    Decision(DISCARD, KINDS, f"{DISCARD} + card: discard it; the next is not before it in card order"),
    Decision(GIVE, KINDS, f"{GIVE} + card: give it (GIVE AND TAKE)"),
    Decision(PLACE, MOST_CARDS + 1, f"{PLACE} + cards: put the TRAP below this many cards of the draw pile"),
    delay_decisions(DELAY),
)
"""Cards are numbers 0–39 (colour · 10 + number), coloured actions from 40 (+ colour · 8), special cards from 72."""

_WORDS: Final = (
    "let be",
    "accept",
    "draw",
    "draw one",
    "ask for help",
    "decline",
    "take nothing",
    "slap",
    "call",
    "later",
)


def describe(decision: int) -> str:
    """A decision in words: `play b3`, `on seat +2`."""
    if not 0 <= decision < TIMED_ACTIONS:
        raise ValueError(f"HEATED has the decisions 0 to {TIMED_ACTIONS - 1}, not {quote(str(decision))}.")
    if decision < COLOUR:
        return _WORDS[decision]
    if decision < ON:
        return f"name {COLOUR_LIST[decision - COLOUR]}"
    if decision < PLAY:
        at, verb = (ON, "on") if decision < TAKE else (TAKE, "take from")
        return f"{verb} seat +{decision - at}"
    for at, verb in ((PLAY, "play"), (OFFER, "offer"), (DISCARD, "discard"), (GIVE, "give")):
        if decision < at + KINDS:
            return f"{verb} {card_name(decision - at)}"
    return delay_words(decision - DELAY) if decision >= DELAY else f"with {decision - PLACE} cards above it"


def card_name(kind: int) -> str:
    """A card as it is written; a number for a kind that no card has yet."""
    try:
        return str(Card(kind))
    except Refused:
        return f"card {kind}"


def encode(action: Action | None, seat: int, players: int) -> list[int]:
    """The decisions that make up an action of `seat`; None means not to jump in. They include what the table no longer
    asks for (the last of several in an order).
    """

    def plus(base: int, other: int) -> int:
        return base + (other - seat) % players

    match action:
        case None:
            return [LET_BE]
        case Accept():
            return [ACCEPT]
        case Draw():
            return [DRAW] if action.count is None else [DRAW_ONE] * action.count
        case Ask():
            return [ASK]
        case Decline():
            return [DECLINE]
        case Take():
            return [TAKE_NOTHING if action.whose is None else plus(TAKE, action.whose)]
        case Slap():
            return [SLAP]
        case Name():
            return [COLOUR + action.colour.code]
        case Offer():
            return [OFFER + action.card]
        case Discard():
            return [DISCARD + card for card in sorted(action.cards)]
        case Play():
            return _encode_play(action, [plus(ON, other) for other in action.on])
    raise ValueError("A call is a reflex here, and nobody wonders.")


def _encode_play(action: Play, on: Sequence[int]) -> list[int]:
    found = [PLAY + action.card]
    if action.colour is not None:
        found.append(COLOUR + action.colour.code)
    found += on
    if action.giving is not None:
        found.append(GIVE + action.giving)
    if action.at is not None:
        found.append(PLACE + action.at)
    return found


def factors(decision: int) -> tuple[int, ...]:
    """The parts of a decision for a learning program: each is a part of its own, except places in the draw pile, which
    are taken together where they are far down."""
    if decision < PLACE:
        return (decision,)
    if decision < ACTIONS:
        return (PLACE + (decision - PLACE).bit_length(),)
    return (PLACE + MOST_CARDS.bit_length() + 1 + decision - ACTIONS,)


# What is decided besides the stages of a choice.
HOW_LATE: Final = 7

# What several are asked at once if reaction time counts.
NO_RACE: Final = 0
SLAPPING: Final = 1
CALLING: Final = 2
JUMPING: Final = 3

# --- what a seat observes -----------------------------------------------------------------------

PLAYER_WIDTH: Final = 10
STAGES: Final = HOW_LATE
CLIP: Final = 255
"""Larger numbers are written as this one."""

FIELDS: Final = (
    Field("hand", KINDS, CLIP, "own cards: how many of each kind"),
    Field(
        "discard",
        KINDS,
        CLIP,
        "the discard pile, its top too: how many of each kind; all saw them go there",
    ),
    Field("top", KINDS, 1, "the top discard, one of 96"),
    Field("colour", 4, 1, f"the colour in play: {', '.join(COLOUR_LIST)}"),
    Field("to_the_left", 1, 1, "play goes clockwise"),
    Field(
        "players",
        SEATS * PLAYER_WIDTH,
        CLIP,
        "for each seat, from the own by number: is there, cards in hand, has the turn, is waited for, offers a card, "
        "cards still to discard, has not called HEATED!, faces the pending draw, played the card that waits, places "
        "away in the direction of play",
    ),
    Field("pending", 1, CLIP, "cards of the pending draw"),
    Field("begun", 1, 1, "part of it has been drawn"),
    Field("pile", 1, CLIP, "cards in the draw pile"),
    Field("trap_on_top", 1, 1, "a TRAP lies face up on it"),
    Field("phase", 7, 1, "what play waits for: the turn, answers, slaps, discards, offers, a choice of them, a colour"),
    Field("acting", KINDS, 1, "the card that waits for answers, slaps or discards, one of 96"),
    Field("jump_in", 1, 1, "the top card may be jumped in on"),
    Field("asked", 1, 1, "one is asked now"),
    Field("reacting", 1, 1, "one is asked to jump in (or to call), and may let be"),
    Field("duty", 4, 1, "on the own turn, one must: anything, play a card drawn, play the card taken, draw on"),
    Field(
        "stage",
        STAGES,
        1,
        "what one is asked belongs to a choice already begun: a colour, a player, the other player, the next in the "
        "order, a card to give or discard, a place, how late one reacts",
    ),
    Field("chosen", KINDS, 1, "at such a stage: the card one is about to play"),
    Field("chosen_colour", 4, 1, "at such a stage: the colour named"),
    Field(
        "chosen_seats",
        SEATS,
        SEATS,
        "at such a stage: 1 for the player named first, 2 for the second …, from the own seat",
    ),
    Field("chosen_discards", KINDS, CLIP, "at such a stage: cards chosen to discard, how many of each kind"),
)

_AT: Final = offsets(FIELDS)
AT_HAND: Final = _AT["hand"]
AT_DISCARD: Final = _AT["discard"]
AT_TOP: Final = _AT["top"]
AT_COLOUR: Final = _AT["colour"]
AT_LEFT: Final = _AT["to_the_left"]
AT_PLAYERS: Final = _AT["players"]
AT_PENDING: Final = _AT["pending"]
AT_BEGUN: Final = _AT["begun"]
AT_PILE: Final = _AT["pile"]
AT_TRAP: Final = _AT["trap_on_top"]
AT_PHASE: Final = _AT["phase"]
AT_ACTING: Final = _AT["acting"]
AT_JUMP: Final = _AT["jump_in"]
AT_ASKED: Final = _AT["asked"]
AT_REACTING: Final = _AT["reacting"]
AT_DUTY: Final = _AT["duty"]
AT_STAGE: Final = _AT["stage"]
AT_CHOSEN: Final = _AT["chosen"]
AT_CHOSEN_COLOUR: Final = _AT["chosen_colour"]
AT_CHOSEN_SEATS: Final = _AT["chosen_seats"]
AT_CHOSEN_DISCARDS: Final = _AT["chosen_discards"]
OBSERVATION: Final = sum(field.size for field in FIELDS)
