"""HEATED as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core import Fact
from . import CARDS, Card, Colour, Heated, View, codes
from .cards import COLOUR_LIST
from .state import State
from .wire import (
    HeatedFact,
    HeatedOptions,
    HeatedPending,
    HeatedPlayer,
    HeatedPlayOption,
    HeatedSight,
    HeatedView,
    heated_facts,
)

__all__ = ["ROOM", "HeatedSights", "heated_options"]

_FACTS: Final[dict[str, Any]] = dict(heated_facts())
_NONE: Final = HeatedOptions()
_WORDS: Final = {kind: str(Card(kind)) for card in CARDS.values() for kind in card.kinds}
_COLOURS: Final = tuple(colour.value for colour in COLOUR_LIST)
_NEEDS: Final[dict[int, Any]] = {
    codes.NOTHING: "nothing",
    codes.A_TARGET: "target",
    codes.A_TARGET_AND_A_CARD: "target-and-card",
    codes.TWO_PLAYERS: "two-players",
    codes.ALL_OTHERS: "order",
    codes.A_PLACE: "place",
}


class HeatedSights:
    """The game as it is now and what has just happened, for one seat after the other."""

    def __init__(self, game: Heated, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        self._game = game
        self._facts = facts
        self._asked = tuple(asked)

    def of(self, seat: int | None) -> HeatedSight:
        game = self._game
        said: list[HeatedFact] = []
        for fact in self._facts:
            seen: Any = fact.seen_by(seat)
            message = _FACTS[type(seen).__name__]
            said.append(message(*[_word(getattr(seen, field)) for field in message.__struct_fields__]))
        options = _NONE if seat is None else heated_options(game, seat)
        return HeatedSight(tuple(said), _shown(game.view(seat), seat, self._asked), options)


def _shown(view: View, seat: int | None, asked: Sequence[int]) -> HeatedView:
    pending = view.pending
    return HeatedView(
        seat=seat,
        hand=_words(view.hand),
        players=tuple([HeatedPlayer(p.hand, p.offers, p.discards) for p in view.players]),
        order=view.order,
        direction=view.direction,  # type: ignore[arg-type]
        top=_word(view.top),
        colour=view.colour.value,
        pending=None if pending is None else HeatedPending(pending.card, pending.count, pending.on),  # type: ignore[arg-type]
        draw_pile=view.draw_pile,
        trap_on_top=view.trap_on_top,
        discard=view.discard,
        turn=view.turn,
        waiting=tuple(asked),
        answered=seat in asked and seat not in view.waiting,
        phase=view.phase,  # type: ignore[arg-type]
        acting=_word(view.acting),
        acting_by=view.acting_by,
        offered=_word(view.offered),
        uncalled=view.uncalled,
        jump_in=view.jump_in,
        reason=view.reason,  # type: ignore[arg-type]
        winners=view.winners,
    )


def _words(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([_WORDS[card] for card in cards])


def _word(value: Any) -> Any:
    """A card as a record writes it; everything else as it is."""
    if isinstance(value, Card):
        return _WORDS[value]
    if isinstance(value, Colour):
        return value.value
    return tuple([_word(item) for item in value]) if isinstance(value, tuple) else value


# --- options -------------------------------------------------------------------------------------------


def heated_options(game: Heated, seat: int) -> HeatedOptions:
    """Everything `legal(seat)` lists, folded together; a test unfolds it again."""
    state = game.state
    if state.reason:
        return _NONE
    options = HeatedOptions()
    tables = state.tables
    hand = game.hand(seat)
    kinds = list(dict.fromkeys(hand))
    asked = state.is_asked(seat)
    options.plays = tuple([_play(state, seat, card, hand) for card in kinds if state.can_play(seat, card)])
    options.accepts = state.can_accept(seat)
    options.asks = state.can_ask(seat)
    if state.can_draw(seat):
        options.draws = True
        if any(tables.role_of(card) == codes.MERCY for card in kinds):
            options.draws_up_to = (state.pend_n or 2) - 1
    if state.unnamed == seat:
        options.names = _COLOURS
    if state.phase == codes.OFFERS and asked and seat != state.turn:
        options.declines = True
        options.offers = _words(kinds)
    if state.can_take(seat):
        options.takes_nothing = True
        options.takes = tuple([other for other in range(state.n) if state.offer_of(other) != codes.NO_CARD])
    if asked and (due := state.discards_due(seat)):
        colour = state.must_colour
        options.discards = due
        options.discard_from = _words([card for card in hand if colour < 0 or tables.colour_of(card) == colour])
    options.slaps = tables.house3 or (state.phase == codes.SLAPS and asked)
    options.calls = tables.house2 or bool(state.liable)
    options.wonders = tables.house1
    return options


def _play(state: State, seat: int, card: int, hand: tuple[Card, ...]) -> HeatedPlayOption:
    """What has to be named with a card; nothing with the one that ends the game (H-WIN)."""
    tables = state.tables
    option = HeatedPlayOption(_WORDS[card], out_of_turn=state.phase != codes.FREE or seat != state.turn)
    acts = state.top if tables.role_of(card) == codes.COPY else card
    if state.goes_out(seat, acts):
        return option
    if tables.colour_of(acts) == codes.NO_COLOUR and not tables.is_white(acts):
        option.colours = _COLOURS
        option.late_colour = bool(tables.is_late(acts))
    needs = tables.needs_of(acts)
    option.needs = _NEEDS[needs]
    if needs == codes.TWO_PLAYERS or (needs == codes.A_TARGET and tables.first_op(acts) == codes.HEAT):  # H-HEATED2
        option.targets = tuple(range(state.n))
    elif needs in {codes.A_TARGET, codes.A_TARGET_AND_A_CARD, codes.ALL_OTHERS}:
        option.targets = tuple([other for other in range(state.n) if other != seat])
    if needs == codes.A_TARGET_AND_A_CARD:
        left = list(hand)
        left.remove(Card(card))
        option.giving = _words(list(dict.fromkeys(left)))
    if needs == codes.A_PLACE:
        option.places = state.pile_n
    return option


ROOM: Final = HeatedSights
