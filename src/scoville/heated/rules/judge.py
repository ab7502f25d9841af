"""The one judge of HEATED: whether an action is allowed now, and if not, why.

The state decides what a card or a turn allows; this module has the sentences, and what has to be
named with a card.
"""

from __future__ import annotations

from collections import Counter
from typing import Never

from ...core import CLOCK, Expire, Refused
from . import codes
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .cards import COLOUR_LIST, Card
from .state import State

__all__ = ["judge"]


def judge(state: State, players: tuple[str, ...], seat: int, action: Action | Expire) -> None:
    """Raises Refused with the reason; or returns, and then the action will be done."""
    if isinstance(action, Expire) != (seat == CLOCK):
        refuse("not-the-clock")
    if isinstance(action, Expire):
        return  # with nothing open it changes nothing
    if state.reason:
        refuse("over")
    match action:
        case Play():
            _judge_play(state, players, seat, action)
        case Name():
            if state.pending.unnamed != seat:
                refuse("nothing-to-name")
        case Draw():
            _judge_draw(state, players, seat, action.count)
        case Ask():
            _judge_ask(state, players, seat)
        case Offer():
            _judge_offer(state, seat)
            _judge_held(state, seat, (action.card,))
        case Decline():
            _judge_offer(state, seat)
        case Take():
            _judge_take(state, players, seat, action.whose)
        case Discard():
            _judge_discard(state, seat, action.cards)
        case Accept():
            if not state.can_accept(seat):
                refuse("slap-instead" if state.is_race() and state.is_asked(seat) else "nothing-to-accept")
        case Slap() | Call() | Wonder():
            pass  # without reason it does nothing, or what a house rule says
        case _:
            refuse("no-action")


def refuse(id: str, **values: str | int) -> Never:
    raise Refused(id, game="heated", **values)


def _judge_held(state: State, seat: int, cards: tuple[Card, ...]) -> None:
    for card, count in Counter(cards).items():
        if count > state.held(seat, card):
            refuse("not-held", card=str(card))


def _judge_free(state: State, players: tuple[str, ...], seat: int) -> None:
    """Nothing blocks play, and it is the seat's turn."""
    turn = players[state.turn.seat]
    match state.pending.phase:
        case codes.ANSWERS:
            refuse("waits")
        case codes.SLAPS:
            refuse("waits-for-slaps")
        case codes.DISCARDS:
            refuse("waits-for-discards")
        case codes.OFFERS | codes.CHOICE:
            refuse("waits-for-help", turn=turn)
        case codes.NAMING:
            refuse("waits-for-colour", who=players[state.pending.unnamed])
    if seat != state.turn.seat:
        refuse("out-of-turn", turn=turn)


# --- playing -----------------------------------------------------------------------------------


def _judge_play(state: State, players: tuple[str, ...], seat: int, action: Play) -> None:
    _judge_held(state, seat, (action.card,))
    if not state.can_play(seat, action.card):
        _refuse_play(state, players, seat, action.card)
    _judge_named(state, seat, action)


def _refuse_play(state: State, players: tuple[str, ...], seat: int, card: Card) -> Never:
    """The reason why `state.can_play` said no."""
    role = state.tables.role_of(card)
    if role == codes.NO_THANKS and state.pending.phase == codes.ANSWERS:
        refuse("own-card" if seat == state.effect.by else "nothing-to-cancel")
    if role == codes.MERCY and state.pending.phase == codes.ANSWERS:
        refuse("no-draw-to-end")
    if state.pending.phase == codes.FREE and seat != state.turn.seat:
        if role == codes.NO_THANKS:
            refuse("nothing-to-cancel")
        if role == codes.MERCY:
            refuse("no-draw-to-end")
        if role == codes.COPY:
            refuse("copy-turn-only")
        if card == state.piles.top:
            refuse("jump-in-over")
        refuse("no-jump-in", card=str(card), turn=players[state.turn.seat])
    _judge_free(state, players, seat)
    match state.turn.duty:
        case codes.PLAY_TAKEN:
            refuse("must-play-taken")
        case codes.PLAY_DRAWN if role in {codes.NO_THANKS, codes.MERCY}:
            refuse("must-play-drawn")
        case codes.DRAW_ON if state.can_draw(seat):
            refuse("must-draw-on")
    if state.pending.begun:
        refuse("draw-begun")
    if state.pending.draws:
        refuse("faces-draw", count=state.pending.draws)
    if role == codes.MERCY:
        refuse("mercy-not-needed")
    refuse("no-match", card=str(card), colour=COLOUR_LIST[state.piles.colour], top=str(Card(state.piles.top)))


def _judge_named(state: State, seat: int, action: Play) -> None:
    """Checks that everything the card needs is named and nothing else. The card that ends the game needs nothing
    (H-WIN)."""
    card = str(action.card)
    tables = state.tables
    role = tables.role_of(action.card)
    acts = state.piles.top if role == codes.COPY else action.card
    last = state.goes_out(seat, acts)
    names_colour = tables.colour_of(acts) == codes.NO_COLOUR and not tables.is_white(acts)
    if action.colour is None and names_colour and not tables.is_late(acts) and not last:
        refuse("needs-colour", card=card)
    if action.colour is not None and not names_colour:
        refuse("no-colour", card=card)
    needs = tables.needs_of(acts)
    if action.on or not last:
        _judge_on(state, seat, needs, acts, card, action.on)
    if action.giving is not None and needs != codes.A_TARGET_AND_A_CARD:
        refuse("no-giving", card=card)
    if needs == codes.A_TARGET_AND_A_CARD and not last:
        if action.giving is None:
            refuse("needs-giving", card=card)
        _judge_held(state, seat, (action.card, action.giving))
    elif action.giving is not None:
        refuse("no-giving", card=card)
    if action.at is not None and needs != codes.A_PLACE:
        refuse("no-place", card=card)
    if action.at is not None and (isinstance(action.at, bool) or action.at < 0):
        refuse("bad-place")
    if action.at is None and needs == codes.A_PLACE and not last:
        refuse("needs-place", card=card)


def _judge_on(state: State, seat: int, needs: int, acts: int, card: str, on: tuple[int, ...]) -> None:
    if any(isinstance(other, bool) or not 0 <= other < state.n for other in on):
        refuse("no-target", card=card)
    match needs:
        case codes.A_TARGET | codes.A_TARGET_AND_A_CARD:
            if len(on) != 1:
                refuse("needs-target", card=card)
            if on[0] == seat and state.tables.first_op(acts) != codes.HEAT:  # H-HEATED2: any player
                refuse("not-oneself", card=card)
        case codes.TWO_PLAYERS:
            if len(on) != 2 or on[0] == on[1]:
                refuse("needs-two", card=card)
        case codes.ALL_OTHERS:
            if sorted(on) != [other for other in range(state.n) if other != seat]:
                refuse("needs-order", card=card)
        case _:
            if on:
                refuse("no-target", card=card)


# --- drawing, help, discards -----------------------------------------------------------------------


def _judge_draw(state: State, players: tuple[str, ...], seat: int, count: int | None) -> None:
    if not state.can_draw(seat):
        _judge_free(state, players, seat)
        match state.turn.duty:
            case codes.PLAY_TAKEN:
                refuse("must-play-taken")
            case codes.PLAY_DRAWN:
                refuse("must-play-drawn")
        refuse("cannot-draw")
    if count is None:
        return
    most = state.pending.draws or max(1, state.piles.draw_pile_n + state.piles.discard_n)
    if isinstance(count, bool) or not 1 <= count <= most:
        refuse("draw-count", count=most)


def _judge_ask(state: State, players: tuple[str, ...], seat: int) -> None:
    if state.can_ask(seat):
        return
    _judge_free(state, players, seat)
    if state.turn.helped:
        refuse("asked-before")
    if state.pending.draws and state.tables.house6 and not state.pending.begun and not state.turn.drew:
        refuse("holds-stack")
    if state.turn.drew or state.pending.draws:
        refuse("drawn-before")
    refuse("cannot-ask")


def _judge_offer(state: State, seat: int) -> None:
    if state.pending.phase != codes.OFFERS or seat == state.turn.seat:
        refuse("nobody-asks")
    if not state.is_asked(seat):
        refuse("offered-before")


def _judge_take(state: State, players: tuple[str, ...], seat: int, whose: int | None) -> None:
    if state.pending.phase not in {codes.OFFERS, codes.CHOICE}:
        refuse("nobody-asks")
    if seat != state.turn.seat:
        refuse("not-the-asker")
    if not state.can_take(seat):
        refuse("offers-open")
    if whose is None:
        return
    if isinstance(whose, bool) or not 0 <= whose < state.n:
        refuse("no-offer", whose=f"Seat {whose}")
    if state.offer_of(whose) == codes.NO_CARD:
        refuse("no-offer", whose=players[whose])


def _judge_discard(state: State, seat: int, cards: tuple[Card, ...]) -> None:
    due = state.discards_due(seat) if state.is_asked(seat) else 0
    if not due:
        refuse("no-discard")
    if len(cards) != due:
        refuse("discard-count", count=due)
    _judge_held(state, seat, cards)
    if state.pending.discard_colour >= 0 and any(
        state.tables.colour_of(card) != state.pending.discard_colour for card in cards
    ):
        refuse("discard-colour", colour=COLOUR_LIST[state.pending.discard_colour])
