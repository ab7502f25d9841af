"""HEATED on the wire: facts, view, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

import msgspec

from ..core import Fact
from ..core.options import Options
from ..server.fact_wire import FactMessage, FactWire
from ..server.game_wire import GameWire, Word, rules_message
from ..server.parts import CardWord, Part, SeatNumber
from . import CARDS, BlankCard, Card, Heated, Rules
from .rules.cards import COLOUR_LIST
from .rules.choice import Choice, seat_from
from .rules.codes import FREE
from .rules.facts import (
    CardPlayed,
    CardsDrawn,
    Direction,
    EffectCancelled,
    HeatedCalled,
    LastToSlap,
    PenaltyDue,
    Reason,
    Slapped,
)
from .rules.option_codes import (
    A_COLOUR,
    A_PLAYER,
    ACCEPT,
    ASK,
    CALL,
    COLOUR,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_ONE,
    DRAW_SOME,
    GIVE,
    IN_ORDER,
    LATER,
    OFFER,
    ON,
    OPEN,
    PLACE,
    PLAY,
    REFLEXES,
    SLAP,
    TAKE,
    TAKE_NOTHING,
    THE_OTHER,
    WHERE,
    WONDER,
)
from .rules.options import list_options
from .rules.state import State
from .rules.view import OwnView

__all__ = [
    "FACTS",
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
    "heated_options",
]

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
ColourWord = Literal["blue", "green", "purple", "yellow"]


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


HeatedRules = rules_message(
    "heated",
    Rules,
    own={
        "deck": (
            "deck",
            Annotated[dict[Word, Annotated[int, msgspec.Meta(ge=0, le=400)]], msgspec.Meta(max_length=200)],
            msgspec.field(default_factory=dict),
        ),
        "blank": ("blank", Word | BlankRules | None, None),
    },
)


FACTS: Final = FactWire("Heated", "scoville.heated", {Card: CardWord})
if TYPE_CHECKING:
    HeatedFact = FactMessage
else:
    HeatedFact = FACTS.any


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
    direction: Direction
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
    """Everybody asked who has not yet answered in public; who has declined stays secret."""
    answered: bool
    """Whether this seat itself has declined what everybody is asked."""
    phase: Literal["answers", "slaps", "discards", "offers", "choice", "colour"] | None
    """What blocks play; null while the turn goes on."""
    acting: CardWord | None
    """The card that waits for answers, slaps or discards."""
    acting_by: SeatNumber | None
    acting_on: tuple[SeatNumber, ...]
    """The players it hits: those named with it, in that order (a GHOST PEPPER SPRAY numbers them from 1), or those who
    have lost its race."""
    offered: CardWord | None
    """The card this seat offers as help."""
    uncalled: tuple[SeatNumber, ...]
    """The players who can be caught not having called HEATED!"""
    jump_in: bool
    """Whether a player who holds the same card can still jump in on the top card."""
    reason: Reason | None
    winners: tuple[SeatNumber, ...]


class HeatedPlayOption(Part, omit_defaults=True):
    """A card that may be played now and what has to be named with it, in this order on the wire.

    `plays CARD [COLOUR] [on WORD …] [giving CARD] [at PLACE]`
    """

    card: CardWord
    colours: tuple[ColourWord, ...] = ()
    """Name one of these."""
    late_colour: bool = False
    """The colour may also be left open and named after the effect (`names COLOUR`)."""
    needs: Literal["nothing", "target", "target-and-card", "two-players", "order", "place"] = "nothing"
    """target: `on` one of `targets`; target-and-card: also `giving` one of `giving`; two-players: `on` two different of
    `targets`; order: `on` all of `targets` in an order (the first draws 1, the next 2 …); place: `at` 0 to `places`."""
    targets: tuple[SeatNumber, ...] = ()
    giving: tuple[CardWord, ...] = ()
    places: int = 0
    out_of_turn: bool = False
    """It is a jump-in or an answer: it would be played out of turn."""


class HeatedOptions(Part, omit_defaults=True):
    """Everything this seat may do now. What is missing is not possible or has no effect."""

    plays: tuple[HeatedPlayOption, ...] = ()
    draws: bool = False
    """`draws`: takes the pending draw, or draws until a card is playable."""
    draws_up_to: int = 0
    """`draws N`, N from 1 to this: takes only this many of the pending draw for now."""
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
    """`discards CARD …`: exactly this many of `discard_from`."""
    discard_from: tuple[CardWord, ...] = ()
    """The cards of the hand that may be discarded, each as often as it is held."""
    slaps: bool = False
    """`slaps`. It is due while `view.phase` is `slaps` and this seat is in `view.waiting`. With house rule 3 it can be
    done at any time, and is punished if it is not due; so is every slap at a TOO CHILI."""
    calls: bool = False
    """`calls`: HEATED! With house rule 2 also when nobody has to: that is punished (`view.uncalled` is then empty)."""
    accepts: bool = False
    """`accepts`: does not answer the acting card, or takes what has come. It is not published."""
    wonders: bool = False
    """`wonders`: says "Whose turn is it?", which house rule 1 punishes. A chat line that asks it does the same."""


class HeatedSight(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="heated"):
    """What one seat sees happen, sees and may do."""

    facts: tuple[HeatedFact, ...]
    view: HeatedView
    options: HeatedOptions


# --- options -------------------------------------------------------------------------------------------

_NONE: Final = HeatedOptions()
_WORDS: Final = {kind: str(Card(kind)) for card in CARDS.values() for kind in card.kinds}
_COLOURS: Final[tuple[ColourWord, ...]] = tuple(cast(ColourWord, colour.value) for colour in COLOUR_LIST)
_NOTHING: Final = Choice()
"""Never changed."""
_PLAIN: Final = {
    ACCEPT: "accepts",
    ASK: "asks",
    DECLINE: "declines",
    TAKE_NOTHING: "takes_nothing",
    SLAP: "slaps",
    CALL: "calls",
    WONDER: "wonders",
    DRAW: "draws",
}


def heated_options(game: Heated, seat: int) -> HeatedOptions:
    """The options of the rules, each with everything that follows it in compact form; a test unfolds it."""
    state, listed = game.state, Options()
    list_options(listed, state, seat, _NOTHING, REFLEXES)
    if not listed.n:
        return _NONE
    options = HeatedOptions()
    plays, names, offers, takes = [], [], [], []
    for option in listed.as_list():
        if option in _PLAIN:
            setattr(options, _PLAIN[option], True)
        elif PLAY <= option < OFFER:
            plays.append(_play(state, seat, option, listed))
        elif option == DRAW_ONE or option >= DRAW_SOME:
            options.draws_up_to = max(1, option - DRAW_SOME)
        elif option < ON:
            names.append(_COLOURS[option - COLOUR])
        elif option < PLAY:
            takes.append(seat_from(state, seat, option - TAKE))
        elif option < DISCARD:
            offers.append(_WORDS[option - OFFER])
        elif not options.discards:
            _fold_discards(options, game, seat)
    options.plays, options.names, options.offers, options.takes = (
        tuple(plays),
        tuple(names),
        tuple(offers),
        tuple(takes),
    )
    return options


def _play(state: State, seat: int, option: int, steps: Options) -> HeatedPlayOption:
    """What has to be named with a card, step by step; all steps of a stage lead to the same next ones."""
    play = HeatedPlayOption(_WORDS[option - PLAY], out_of_turn=state.pending.phase != FREE or seat != state.turn.seat)
    choice = Choice()
    choice.advance(state, seat, option)
    targets: set[int] = set()
    while (stage := choice.stage) != OPEN:
        list_options(steps, state, seat, choice, 0)
        every = steps.as_list()
        if stage == A_COLOUR:
            play.late_colour = LATER in every
            play.colours = tuple([_COLOURS[step - COLOUR] for step in every if step != LATER])
        elif stage == WHERE:
            play.needs, play.places = "place", every[-1] - PLACE
        elif every[0] >= GIVE:
            play.needs, play.giving = "target-and-card", tuple([_WORDS[step - GIVE] for step in every])
        else:
            play.needs = _NEEDS[stage]
            targets.update([seat_from(state, seat, step - ON) for step in every])
        choice.advance(state, seat, every[0])
    if choice.named_n:
        play.needs = "order"
        targets.update([choice.named_at(i) for i in range(choice.named_n)])
    play.targets = tuple(sorted(targets))
    return play


_NEEDS: Final[dict[int, Any]] = {A_PLAYER: "target", THE_OTHER: "two-players", IN_ORDER: "order"}


def _fold_discards(options: HeatedOptions, game: Heated, seat: int) -> None:
    """Cards are chosen in card order: beginning with the lowest meets all that may be discarded."""
    steps, choice = Options(), Choice()
    cards: set[int] = set()
    while not choice.is_whole():
        list_options(steps, game.state, seat, choice, 0)
        every = [step for step in steps.as_list() if DISCARD <= step < GIVE]
        cards.update([step - DISCARD for step in every])
        choice.advance(game.state, seat, every[0])
        options.discards += 1
    options.discard_from = tuple([_WORDS[card] for card in game.hand(seat) if card in cards])


class HeatedWire(GameWire):
    settings = Rules
    rules = HeatedRules
    sight = HeatedSight
    own = OwnView._fields
    facts = FACTS

    def options(self, game: Heated, seat: int | None) -> HeatedOptions:
        return _NONE if seat is None else heated_options(game, seat)

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {**super().choices(), "cards": tuple(CARDS)}

    def deeds(self, game: Heated, steps: Iterable[Sequence[Fact]]) -> list[dict[str, dict[str, int]]]:
        """Cards drawn, slaps, calls, and what was done out of turn."""
        found: list[dict[str, dict[str, int]]] = [
            {
                "cards": {"drawn": 0, "penalties": 0},
                "slaps": {"all": 0, "last": 0},
                "calls": {"own": 0, "others": 0},
                "reactions": {"played": 0, "refused": 0},
            }
            for _ in game.players
        ]
        for fact in (fact for facts in steps for fact in facts):
            match fact:
                case CardsDrawn():
                    found[fact.seat]["cards"]["drawn"] += len(fact.cards)
                case PenaltyDue():
                    found[fact.seat]["cards"]["penalties"] += fact.count
                case Slapped(race=True):
                    found[fact.seat]["slaps"]["all"] += 1
                case LastToSlap(race=True):
                    found[fact.seat]["slaps"]["last"] += 1
                case HeatedCalled():
                    found[fact.seat]["calls"]["own" if fact.own else "others"] += 1
                case EffectCancelled():
                    found[fact.seat]["reactions"]["refused"] += 1
                case CardPlayed():
                    found[fact.seat]["reactions"]["played"] += fact.out_of_turn
        return found

    def read(self, setting: str, value: Any) -> Any:
        return BlankCard(**msgspec.structs.asdict(value)) if isinstance(value, BlankRules) else value

    def write(self, setting: str, value: Any) -> Any:
        if isinstance(value, BlankCard):
            return BlankRules(**{name: getattr(value, name) for name in BlankRules.__struct_fields__})
        return {str(card): count for card, count in value} if setting == "deck" else value


ROOM: Final = HeatedWire()
