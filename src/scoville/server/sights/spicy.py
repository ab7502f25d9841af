"""SPICY as messages. What all seats see is put together once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...core import Fact
from ...spicy import Card, Claim, Rules, Spicy, Trait
from ...spicy.cards import CLAIMS, NO_CLAIM
from ...spicy.codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, SEAT_SHIFT
from ...spicy.facts import LastCardAccepted
from ...spicy.tables import tables_for
from ..protocol import SpicyLaidCard, SpicyOptions, SpicyPlayer, SpicySight, SpicyView, spicy_facts

__all__ = ["SpicySights", "spicy_options"]

_FACTS: Final[dict[str, Any]] = dict(spicy_facts())
_NONE: Final = SpicyOptions()
_CARDS: Final = tuple(str(Card(i)) for i in range(32))
_CLAIMS: Final = tuple(str(Claim(i)) for i in range(CLAIMS))
_encode = msgspec.json.Encoder().encode


class SpicySights:
    """The game as it is now and what has just happened, for one seat after the other.

    A seat sees what `Spicy.view` shows it, which a test compares; it is written here a second time because a table
    with four seats would otherwise put the same stack together four times for every card that is played.
    """

    def __init__(self, game: Spicy, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        state = self._state = game.state
        self._game = game
        self._facts = facts
        self._asked = tuple(asked)
        self._waiting = game.waiting
        self._reason = game.reason
        self._winners = game.winners if self._reason else ()
        self._laid = [_laid(state.card_at(1, i)) for i in range(state.stack_n)]
        players = [
            SpicyPlayer(state.hand_size(i), state.points_of(i), state.trophies_of(i), state.score(i))
            for i in range(state.n)
        ]
        self._players: Any = msgspec.Raw(_encode(players))
        self._told: dict[tuple[int, bool], bytes] = {}

    def of(self, seat: int | None) -> SpicySight:
        """Its facts, stack and players are encoded already (msgspec.Raw): it is there to be sent."""
        state, game = self._state, self._game
        stack: Any = msgspec.Raw(
            b"[" + b",".join([own if by == seat else hidden for by, hidden, own in self._laid]) + b"]"
        )
        view = SpicyView(
            seat=seat,
            hand=() if seat is None else tuple([_CARDS[state.nth_card(seat, i)] for i in range(state.hand_size(seat))]),
            players=self._players,
            deck=state.deck_n,
            above_worlds_end=state.deck_n - state.below if game.rules.open_deck else None,
            stack=stack,
            turn=None if self._reason else state.turn,
            waiting=self._asked,
            answered=seat in self._asked and seat not in self._waiting,
            paw=None if state.paw() < 0 else state.paw(),
            reason=self._reason,  # type: ignore[arg-type]
            winners=self._winners,
            variants=game.rules.variants,
        )
        return SpicySight(self._said(seat), view, _NONE if seat is None else spicy_options(game, seat))

    def _said(self, seat: int | None) -> Any:
        said = []
        for i, fact in enumerate(self._facts):
            if isinstance(fact, LastCardAccepted) and fact.seat != seat:
                continue  # declining is never published
            key = (i, getattr(fact, "seat", None) == seat)  # others know equally little of what one seat knows
            message = self._told.get(key)
            if message is None:
                seen: Any = fact.seen_by(seat)
                kind = _FACTS[type(seen).__name__]
                message = _encode(kind(*[_word(getattr(seen, field)) for field in kind.__struct_fields__]))
                self._told[key] = message
            said.append(message)
        return msgspec.Raw(b"[" + b",".join(said) + b"]")


@lru_cache(maxsize=65536)
def _laid(code: int) -> tuple[int, bytes, bytes]:
    """Of a card of the stack: whose it is, and how others and how its player see it."""
    by, claim, copy = code >> SEAT_SHIFT & 7, code >> CLAIM_SHIFT & CARD_MASK, bool(code >> COPY_SHIFT)
    hidden = SpicyLaidCard(by, None, _CLAIMS[claim] if claim < CLAIMS else None, copy)
    own = msgspec.structs.replace(hidden, card=_CARDS[code & CARD_MASK])
    return by, _encode(hidden), _encode(own)


def _word(value: Any) -> Any:
    """A card or claim as a record writes it; everything else as it is."""
    if isinstance(value, Card | Claim):
        return str(value)
    if isinstance(value, Trait):
        return value.value
    return tuple([_word(item) for item in value]) if isinstance(value, tuple) else value


@lru_cache(maxsize=4096)
def _claims(rules: Rules, top: int) -> tuple[str, ...]:
    tables = tables_for(rules)
    return tuple(_CLAIMS[claim] for claim in range(CLAIMS) if tables.fits(claim, top))


def spicy_options(game: Spicy, seat: int) -> SpicyOptions:
    """Everything `legal(seat)` lists, folded together; a test unfolds it again."""
    state, rules = game.state, game.rules
    if state.reason:
        return _NONE
    options = SpicyOptions()
    hand = state.hand_size(seat)
    tables = state.tables
    if state.may_play(seat):
        options.passes = True
        if hand:
            options.claims = _claims(rules, state.claim)
            options.bad_claims = rules.tabletop
            options.under = min(tables.most_under(Claim("c5")), hand - 1)
    if state.may_challenge(seat):
        if state.copied:
            options.challenges = ("wrong",)
        elif rules.tabletop and rules.printed.blind_loses:
            options.challenges = ("number", "spice", "blind")
        else:
            options.challenges = ("number", "spice")
        options.accepts = state.last_waits
    if state.may_copy(seat) and hand and state.claim != NO_CLAIM:
        options.copies = _CLAIMS[state.claim]
        options.copy_under = min(tables.most_under(state.claim), hand - 1)
    if rules.tabletop:
        options.announces = hand == 1 and (options.passes or options.copies is not None)
        piles = [game.players[i] for i in range(len(game.players)) if state.points_of(i)]
        options.peeks = (*(("stack",) if state.stack_n else ()), *piles)
    return options
