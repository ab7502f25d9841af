"""SPICY in numbers: the id of every decision, and the fields of an observation.

A decision is one id. Cards put under a 5 (Change Your Luck) are separate decisions that follow the play, so one
action of the rules is one id or a few: `encode` and `decode` translate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import quote
from ...environments.fields import Decision, Field, offsets
from ...environments.reactions import DELAYS, delay_decisions, delay_words
from .. import VARIANTS, Accept, Action, Card, Challenge, Claim, Copy, Pass, Play, Rules, Trait
from ..rules.cards import CLAIMS, KINDS, RANKS, WILD_NUMBER, WILD_SPICE
from ..rules.option_codes import (
    ACCEPT,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    ENOUGH,
    LET_BE,
    OFFENCES,
    PASS,
    PLAY,
    UNDER,
)

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "CHALLENGE_NUMBER",
    "CHALLENGE_SPICE",
    "CHALLENGE_WRONG",
    "COPY",
    "DECISIONS",
    "ENOUGH",
    "FIELDS",
    "LET_BE",
    "OBSERVATION",
    "PASS",
    "PLAY",
    "PRINTED_COPIES",
    "RECKONED",
    "SEATS",
    "TIMED_ACTIONS",
    "UNDER",
    "copy_factors",
    "decode",
    "describe",
    "encode",
    "factors",
    "variant_bits",
]

SEATS: Final = 6
"""Fields by player have room for this many; the seat that looks comes first, the others follow clockwise."""

# --- decisions --------------------------------------------------------------------------------

ACTIONS: Final = OFFENCES  # offences are not possible here
DELAY: Final = ACTIONS  # + how late to react; only if reaction time is part of the game
TIMED_ACTIONS: Final = ACTIONS + DELAYS

DECISIONS: Final = (
    Decision(LET_BE, 1, "asked about the top card: let it be, neither challenge nor copy it"),
    Decision(ACCEPT, 1, "asked about a last card: accept it, for good"),
    Decision(PASS, 1, "on one's turn: pass and draw a card"),
    Decision(CHALLENGE_NUMBER, 1, "challenge the number of the top card"),
    Decision(CHALLENGE_SPICE, 1, "challenge the spice of the top card"),
    Decision(CHALLENGE_WRONG, 1, "challenge a copy: wrong!"),
    Decision(ENOUGH, 1, "no more cards under the 5 (Change Your Luck)"),
    Decision(COPY, KINDS, f"{COPY} + card: copy the top claim with this card (Copy Cat)"),
    Decision(UNDER, KINDS, f"{UNDER} + card: put it under the 5; the second is not before the first in card order"),
    Decision(PLAY, KINDS * CLAIMS, f"{PLAY} + card · {CLAIMS} + claim: play this card and claim this"),
    delay_decisions(DELAY),
)
"""Cards are 0–29 (numbers 1–10 of chili, wasabi, pepper), 30 wild spice, 31 wild number; claims 0–29 likewise."""

_TRAITS: Final = {
    CHALLENGE_NUMBER: Trait.NUMBER,
    CHALLENGE_SPICE: Trait.SPICE,
    CHALLENGE_WRONG: Trait.WRONG,
}
_WORDS: Final = {LET_BE: "let be", ACCEPT: "accept", PASS: "pass", ENOUGH: "enough"}


def describe(decision: int) -> str:
    """A decision in words: `play w5 as c2`."""
    if not 0 <= decision < TIMED_ACTIONS:
        raise ValueError(f"SPICY has the decisions 0 to {TIMED_ACTIONS - 1}, not {quote(str(decision))}.")
    if decision >= DELAY:
        return delay_words(decision - DELAY)
    if decision in _TRAITS:
        return f"challenge {_TRAITS[decision]}"
    if decision in _WORDS:
        return _WORDS[decision]
    if decision < UNDER:
        return f"copy with {Card(decision - COPY)}"
    if decision < PLAY:
        return f"put {Card(decision - UNDER)} under it"
    card, claim = divmod(decision - PLAY, CLAIMS)
    return f"play {Card(card)} as {Claim(claim)}"


def encode(action: Action | None, may_add: bool = False) -> list[int]:
    """The decisions that make up an action; None lets the top card be.

    `may_add`: whether the table asks for (more) cards under this one, which ends with ENOUGH; see `decode`.
    """
    match action:
        case None:
            return [LET_BE]
        case Accept():
            return [ACCEPT]
        case Pass():
            return [PASS]
        case Challenge():
            return [next(decision for decision, trait in _TRAITS.items() if trait is action.trait)]
        case Play():
            first = PLAY + action.card * CLAIMS + action.claim
        case Copy():
            first = COPY + action.card
        case _:
            raise ValueError("This breaks a rule: the environments offer only what is proper.")
    return [first, *(UNDER + card for card in sorted(action.under)), *([ENOUGH] if may_add else [])]


def decode(ids: Sequence[int], last: bool = False) -> Action | None:
    """The action that decisions make up; None lets the top card be. `last` announces a last card."""
    first = ids[0]
    under = tuple(Card(decision - UNDER) for decision in ids[1:] if decision != ENOUGH)
    if first == LET_BE:
        return None
    if first == ACCEPT:
        return Accept()
    if first == PASS:
        return Pass()
    if first in _TRAITS:
        return Challenge(_TRAITS[first])
    if COPY <= first < UNDER:
        return Copy(Card(first - COPY), under, last)
    if PLAY <= first < ACTIONS:
        card, claim = divmod(first - PLAY, CLAIMS)
        return Play(Card(card), Claim(claim), under, last)
    raise ValueError(f"No action begins with the decision {quote(str(first))}.")


def factors(decision: int) -> tuple[int, ...]:
    """The parts of a decision for a learning program: a play is its card, its claim, and what is true of the claim for
    this number; every other decision is a part of its own."""
    if not PLAY <= decision < ACTIONS:
        return (decision if decision < PLAY else decision - ACTIONS + PLAY + KINDS + CLAIMS + 4 * RANKS,)
    card, claim = divmod(decision - PLAY, CLAIMS)
    return PLAY + card, PLAY + KINDS + claim, PLAY + KINDS + CLAIMS + _truth(card, claim)


def copy_factors(card: int, claim: int) -> tuple[int, ...]:
    """The parts of a copy of this claim: its card, and what is true of the claim for this number."""
    return COPY + card, PLAY + KINDS + CLAIMS + 4 * RANKS + DELAYS + _truth(card, claim)


def _truth(card: int, claim: int) -> int:
    """Whether number and spice are true of this claim, and its number: one of 40."""
    number = card == WILD_NUMBER or (card < CLAIMS and card % RANKS == claim % RANKS)
    spice = card == WILD_SPICE or (card < CLAIMS and card // RANKS == claim // RANKS)
    return (2 * number + spice) * RANKS + claim % RANKS


# What the asked seat decides: the whole, or the next step of what it has begun.
OPEN: Final = 0
CARDS_UNDER: Final = 1
HOW_LATE: Final = 2

# --- what a seat observes -----------------------------------------------------------------------

LONGEST_HISTORY: Final = 8
PLAYER_WIDTH: Final = 8
LAID_WIDTH: Final = 11
VARIANTS_N: Final = len(VARIANTS)

FIELDS: Final = (
    Field("hand", KINDS, 100, "own cards: how many of each kind, in card order (c1–c10, w1–w10, p1–p10, *s, *n)"),
    Field("gone", KINDS, 100, "cards known to be laid or won: how many of each kind one has laid or seen revealed"),
    Field("own_laid", KINDS, 100, "own cards in the stack that lies now: how many of each kind"),
    Field(
        "players",
        SEATS * PLAYER_WIDTH,
        100,
        "for each seat, from the own clockwise: is there, cards in hand, points, trophies, has the turn, played the "
        "top card, its paw lies on the stack, may still challenge the top card",
    ),
    Field("claim", CLAIMS, 1, "what was claimed with the top card, one of 30; all 0 on an empty stack"),
    Field("copied", 1, 1, "the top card is a copy"),
    Field("last_waits", 1, 1, "the top card is a last card and waits to be accepted"),
    Field("stack", 1, 100, "cards in the stack"),
    Field("deck", 1, 100, "cards in the deck"),
    Field("above", 1, 100, "cards above World's End where the deck is open, else 0"),
    Field("asked", 1, 1, "one is asked now"),
    Field("reacting", 1, 1, "one is asked about the top card, and may let it be"),
    Field("stage", HOW_LATE, 1, "what one is asked is: a card to put under the one chosen; how late one reacts"),
    Field("chosen", KINDS, 1, "at such a stage: the card one is about to play"),
    Field("chosen_claim", CLAIMS, 1, "at such a stage: what one is about to claim with it"),
    Field("chosen_under", KINDS, 2, "at such a stage: the cards put under it so far"),
    Field("chosen_trait", 3, 1, "at such a stage: one is about to challenge number, spice, or a copy"),
    Field(
        "history",
        LONGEST_HISTORY * LAID_WIDTH,
        10,
        f"the last {LONGEST_HISTORY} cards of the stack, the top one first: number claimed (0 if put under a card), "
        "spice claimed (one of 3), by whom (one of 6, from the own seat clockwise), is a copy",
    ),
    Field("variants", VARIANTS_N, 1, f"SPICE IT UP cards in force: {', '.join(VARIANTS)}"),
)

_AT: Final = offsets(FIELDS)
AT_HAND: Final = _AT["hand"]
AT_GONE: Final = _AT["gone"]
AT_OWN_LAID: Final = _AT["own_laid"]
AT_PLAYERS: Final = _AT["players"]
AT_CLAIM: Final = _AT["claim"]
AT_COPIED: Final = _AT["copied"]
AT_LAST_WAITS: Final = _AT["last_waits"]
AT_STACK: Final = _AT["stack"]
AT_DECK: Final = _AT["deck"]
AT_ABOVE: Final = _AT["above"]
AT_ASKED: Final = _AT["asked"]
AT_REACTING: Final = _AT["reacting"]
AT_STAGE: Final = _AT["stage"]
AT_CHOSEN: Final = _AT["chosen"]
AT_CHOSEN_CLAIM: Final = _AT["chosen_claim"]
AT_CHOSEN_UNDER: Final = _AT["chosen_under"]
AT_CHOSEN_TRAIT: Final = _AT["chosen_trait"]
AT_HISTORY: Final = _AT["history"]
AT_VARIANTS: Final = _AT["variants"]
OBSERVATION: Final = sum(field.size for field in FIELDS)
PRINTED_COPIES: Final = 3
"""Of each card in the printed deck."""
RECKONED: Final = 11 + PRINTED_COPIES
"""How many more numbers a network is told, which follow from an observation: see reckoning.py."""


def variant_bits(rules: Rules) -> int:
    """The SPICE IT UP cards of a table, one bit each in the order of VARIANTS."""
    return sum(1 << i for i, name in enumerate(VARIANTS) if name in rules.variants)
