"""HEATED on the wire: facts, view, options."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Final, Literal

import msgspec

from ..server.game_wire import GameWire
from ..server.parts import CardWord, Part, SeatNumber, kebab
from . import CARDS, HOUSE_RULES, MODES, BlankCard, Rules
from .rules import AUTOMATIC, RACE

__all__ = [
    "HEATED_FACTS",
    "ROOM",
    "BlankRules",
    "HeatedFact",
    "HeatedOptions",
    "HeatedPending",
    "HeatedPlayOption",
    "HeatedPlayer",
    "HeatedRules",
    "HeatedSight",
    "HeatedView",
    "heated_facts",
]

Word = Annotated[str, msgspec.Meta(max_length=40)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
ColourWord = Literal["blue", "green", "purple", "yellow"]
Reason = Literal["went-out", "gave-last-card", "discarded-last-card", "dry"]


class BlankRules(Part):
    """HEATED's BLANK as a card of the table's own (H-BLANK)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    colour: Literal["black", "white"] = "black"
    text: Annotated[str, msgspec.Meta(max_length=400)] = ""
    everyone_draws: Few = 0
    others_draw: Few = 0
    next_draws: Few = 0
    target_draws: Few = 0
    player_draws: Few = 0
    everyone_discards: Few = 0
    others_discard: Few = 0
    next_discards: Few = 0
    target_discards: Few = 0
    player_discards: Few = 0
    reverse: bool = False
    skip: bool = False


class HeatedRules(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="heated"):
    """The rules of a HEATED table; see docs/record.md."""

    mode: Word = "regular"
    deck: Annotated[dict[Word, Annotated[int, msgspec.Meta(ge=0, le=400)]], msgspec.Meta(max_length=200)] = (
        msgspec.field(default_factory=dict)
    )
    """A deck of one's own instead of a mode, by card and count."""
    add: Annotated[tuple[Word, ...], msgspec.Meta(max_length=40)] = ()
    """What is added to a mode of the expansion."""
    house: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=6)] = ()
    heated_call: Literal["race", "automatic"] = "race"
    reaction_cards_oblige: bool = False
    no_thanks_ends_turn: bool = False
    blank: Word | BlankRules | None = None
    """Left out, a stand-in for the named card, or a card of the table's own."""


class _Fact(
    msgspec.Struct,
    forbid_unknown_fields=True,
    tag_field="fact",
    tag=lambda name: kebab(name.removeprefix("Heated")),
):
    """Something that has happened. What this seat may not know is null."""


class HeatedCardPlayed(_Fact):
    """`acts` is what it acts as: the top card for a COPY, else itself; `on` the players named with it."""

    seat: SeatNumber
    card: CardWord
    acts: CardWord
    out_of_turn: bool
    on: tuple[SeatNumber, ...]


class HeatedColourNamed(_Fact):
    seat: SeatNumber
    colour: ColourWord


class HeatedCardsDrawn(_Fact):
    seat: SeatNumber
    cards: tuple[CardWord | None, ...]


class HeatedPenaltyDue(_Fact):
    """The cards drawn next are a penalty."""

    seat: SeatNumber
    count: int


class HeatedTrapSprung(_Fact):
    seat: SeatNumber


class HeatedMercyDrawn(_Fact):
    seat: SeatNumber


class HeatedEffectCancelled(_Fact):
    """By NO THANKS, for this seat."""

    seat: SeatNumber
    card: CardWord


class HeatedTurnSkipped(_Fact):
    seat: SeatNumber


class HeatedPlayReversed(_Fact):
    direction: Literal["right", "left"]


class HeatedPassed(_Fact):
    """With nothing to play and nothing to draw."""

    seat: SeatNumber


class HeatedHelpAsked(_Fact):
    seat: SeatNumber


class HeatedCardOffered(_Fact):
    """Face down."""

    seat: SeatNumber
    card: CardWord | None


class HeatedCardTaken(_Fact):
    """As help; giver and taker know the card."""

    seat: SeatNumber
    card: CardWord | None
    giver: SeatNumber


class HeatedNothingTaken(_Fact):
    seat: SeatNumber


class HeatedCardsDiscarded(_Fact):
    """Openly, to the bottom of the discard pile."""

    seat: SeatNumber
    cards: tuple[CardWord, ...]


class HeatedSlapped(_Fact):
    seat: SeatNumber


class HeatedLastToSlap(_Fact):
    """Or, at a TOO CHILI, who slapped although nobody had to."""

    seat: SeatNumber


class HeatedHeatedCalled(_Fact):
    """`own` if the caller had to call it."""

    seat: SeatNumber
    own: bool


class HeatedTurnAsked(_Fact):
    """House rule 1: "Whose turn is it?" """

    seat: SeatNumber


class HeatedHandsSwapped(_Fact):
    seat: SeatNumber
    other: SeatNumber


class HeatedCardsExchanged(_Fact):
    """Only the two know the cards."""

    seat: SeatNumber
    given: CardWord | None
    got: CardWord | None
    other: SeatNumber


class HeatedPlacesTraded(_Fact):
    seat: SeatNumber
    other: SeatNumber


class HeatedHandsMixed(_Fact):
    """New hands by seat; null for a seat that kept its own. Everybody sees how many cards."""

    seat: SeatNumber
    hands: tuple[tuple[CardWord | None, ...] | None, ...]


class HeatedDiscardReshuffled(_Fact):
    count: int


class HeatedGameEnded(_Fact):
    reason: Reason
    winners: tuple[SeatNumber, ...]


HeatedFact = (
    HeatedCardPlayed
    | HeatedColourNamed
    | HeatedCardsDrawn
    | HeatedPenaltyDue
    | HeatedTrapSprung
    | HeatedMercyDrawn
    | HeatedEffectCancelled
    | HeatedTurnSkipped
    | HeatedPlayReversed
    | HeatedPassed
    | HeatedHelpAsked
    | HeatedCardOffered
    | HeatedCardTaken
    | HeatedNothingTaken
    | HeatedCardsDiscarded
    | HeatedSlapped
    | HeatedLastToSlap
    | HeatedHeatedCalled
    | HeatedTurnAsked
    | HeatedHandsSwapped
    | HeatedCardsExchanged
    | HeatedPlacesTraded
    | HeatedHandsMixed
    | HeatedDiscardReshuffled
    | HeatedGameEnded
)
HEATED_FACTS = HeatedFact.__args__


class HeatedPlayer(Part):
    """What everybody sees of a player (H-COUNTS)."""

    hand: int
    offers: bool
    """Whether a card lies face down before them, as help."""
    discards: int
    """How many cards they still have to discard."""


class HeatedPending(Part):
    """A draw not yet taken."""

    card: Literal["draw2", "draw4", "getting-heated"]
    count: int
    on: SeatNumber


class HeatedView(Part):
    """The table as one seat knows it; `seat` is null for a spectator, who has no hand."""

    seat: SeatNumber | None
    hand: tuple[CardWord, ...]
    players: tuple[HeatedPlayer, ...]
    order: tuple[SeatNumber, ...]
    """The seats in seating order, clockwise, from the first place."""
    direction: Literal["right", "left"]
    """`right` is counter-clockwise, the direction a game starts in."""
    top: CardWord
    colour: ColourWord
    pending: HeatedPending | None
    draw_pile: int
    trap_on_top: bool
    discard: int
    """How many cards lie below the top."""
    turn: SeatNumber | None
    waiting: tuple[SeatNumber, ...]
    """Everybody asked who has not yet answered in public; who has declined is not told."""
    answered: bool
    """Whether this seat itself has declined what everybody is asked."""
    phase: Literal["answers", "slaps", "discards", "offers", "choice", "colour"] | None
    """What blocks play; null while the turn goes on."""
    acting: CardWord | None
    """The card that waits for answers, slaps or discards."""
    acting_by: SeatNumber | None
    offered: CardWord | None
    """The card this seat offers as help."""
    uncalled: tuple[SeatNumber, ...]
    """Who can be caught not having called HEATED!"""
    jump_in: bool
    """Whether the card on top can still be jumped in on, by whoever holds the same."""
    reason: Reason | None
    winners: tuple[SeatNumber, ...]


class HeatedPlayOption(Part, omit_defaults=True):
    """A card that may be played now and what has to be named with it, in this order on the wire.

    `plays CARD [COLOUR] [on WORD …] [giving CARD] [at PLACE]`
    """

    card: CardWord
    colours: tuple[ColourWord, ...] = ()
    """One of these is named."""
    late_colour: bool = False
    """It may also be left open and named after the effect (`names COLOUR`)."""
    needs: Literal["nothing", "target", "target-and-card", "two-players", "order", "place"] = "nothing"
    """target: `on` one of `targets`; target-and-card: also `giving` one of `giving`; two-players: `on` two different of
    `targets`; order: `on` all of `targets` in an order (the first draws 1, the next 2 …); place: `at` 0 to `places`."""
    targets: tuple[SeatNumber, ...] = ()
    giving: tuple[CardWord, ...] = ()
    places: int = 0
    out_of_turn: bool = False
    """It is a jump-in, or an answer: it would be played although it is not this seat's turn."""


class HeatedOptions(Part, omit_defaults=True):
    """All this seat may do now. What is missing is not possible or does nothing."""

    plays: tuple[HeatedPlayOption, ...] = ()
    draws: bool = False
    """`draws`: takes the pending draw, or draws until a card is playable."""
    draws_up_to: int = 0
    """`draws N`, N from 1 to this: takes only so many of the pending draw for now."""
    asks: bool = False
    """`asks`: for help instead of drawing (H-HELP)."""
    names: tuple[ColourWord, ...] = ()
    """`names COLOUR`."""
    offers: tuple[CardWord, ...] = ()
    """`offers CARD`."""
    declines: bool = False
    """`declines`: offers nothing. It is not published."""
    takes: tuple[SeatNumber, ...] = ()
    """`takes WORD`."""
    takes_nothing: bool = False
    """`takes nothing`."""
    discards: int = 0
    """`discards CARD …`: exactly so many of `discard_from`."""
    discard_from: tuple[CardWord, ...] = ()
    """The cards of the hand that may go, each as often as it is held."""
    slaps: bool = False
    """`slaps`. It is due while `view.phase` is `slaps` and this seat is in `view.waiting`. With house rule 3 it can be
    done at any time, and is punished where it is not due; so is every slap at a TOO CHILI."""
    calls: bool = False
    """`calls`: HEATED! With house rule 2 also where nobody has to: that is punished (`view.uncalled` is then empty)."""
    accepts: bool = False
    """`accepts`: answers nothing to the card that acts, or takes what has come. It is not published."""
    wonders: bool = False
    """`wonders`: says "Whose turn is it?", which house rule 1 punishes. A chat line that asks it does the same."""


class HeatedSight(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="heated"):
    """What one seat sees happen, then sees, then may do."""

    facts: tuple[HeatedFact, ...]
    view: HeatedView
    options: HeatedOptions


def heated_facts() -> dict[str, type[_Fact]]:
    """By the name of the rules' own fact."""
    return {fact.__name__.removeprefix("Heated"): fact for fact in HEATED_FACTS}


class HeatedWire(GameWire):
    rules = HeatedRules
    sight = HeatedSight

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {
            "mode": tuple(MODES),
            "add": tuple(word for word, card in CARDS.items() if card.expansion or card.extra),
            "house": tuple(map(str, HOUSE_RULES)),
            "heated_call": (RACE, AUTOMATIC),
            "cards": tuple(CARDS),
        }

    def read_rules(self, rules: Any, seed: str) -> Rules:
        assert isinstance(rules, HeatedRules)
        blank = rules.blank
        own = BlankCard(**msgspec.structs.asdict(blank)) if isinstance(blank, BlankRules) else blank
        return Rules(deck=rules.deck, blank=own, **{name: getattr(rules, name) for name in _SAME})

    def write_rules(self, rules: Rules) -> HeatedRules:
        blank: Any = rules.blank
        if isinstance(blank, BlankCard):
            blank = BlankRules(**{name: getattr(blank, name) for name in BlankRules.__struct_fields__})
        deck = {str(card): count for card, count in rules.own_deck}
        return HeatedRules(deck=deck, blank=blank, **{name: getattr(rules, name) for name in _SAME})


_SAME: Final = tuple(field.name for field in dataclasses.fields(Rules) if field.name not in {"deck", "blank"})
"""What the rules and their message write the same."""
ROOM: Final = HeatedWire()
