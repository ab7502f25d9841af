# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""SPICY as messages. What all seats see is put together once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...core import Fact
from ...spicy import Card, Claim, Spicy, Trait
from ...spicy.cards import CLAIMS, NO_CLAIM
from ...spicy.codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, SEAT_SHIFT
from ...spicy.facts import LastCardAccepted
from ...spicy.tables import Tables
from ..protocol import SpicyLaidCard, SpicyOptions, SpicyPlayer, SpicySight, SpicyView, spicy_facts

__all__ = ["SpicySights", "spicy_options"]

_FACTS: Final[dict[str, Any]] = dict(spicy_facts())
_NONE: Final = SpicyOptions()
_CARDS: Final = tuple(str(Card(i)) for i in range(32))
_CLAIMS: Final = tuple(str(Claim(i)) for i in range(CLAIMS))
_encode = msgspec.json.Encoder().encode
_CARD_WORDS: Final = tuple(_encode(word) for word in _CARDS)
_OWN: Final = b'{"seat":%b,"hand":%b,"stack":%b,"answered":%b'
_OWN_OF_NOBODY: Final = _OWN % (b"null", b"[]", b"[]", b"false")
"""How a view begins: with what is the seat's own."""


class SpicySights:
    """The game as it is now and what has just happened, for one seat after the other.

    A seat sees what `Spicy.view` shows it, which a test compares; it is written here a second time because a table
    with four seats would otherwise put the same stack together four times for every card that is played.
    """

    def __init__(self, game: Spicy, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        state = self._state = game.state
        self._game = game
        self._facts = facts
        self._answered = set(asked).difference(game.waiting)
        self._laid = [_laid(state.card_at(1, i)) for i in range(state.stack_n)]
        self._laid_by = {by for by, _, _ in self._laid}
        self._hidden_stack = _array([hidden for _, hidden, _ in self._laid])
        reason: Any = game.reason
        common = SpicyView(
            seat=None,
            hand=(),
            stack=(),
            answered=False,
            players=tuple(
                [
                    SpicyPlayer(state.hand_size(i), state.points_of(i), state.trophies_of(i), state.score(i))
                    for i in range(state.n)
                ]
            ),
            deck=state.deck_n,
            above_worlds_end=state.deck_n - state.below if game.rules.open_deck else None,
            turn=None if reason else state.turn,
            waiting=tuple(asked),
            paw=None if state.paw() < 0 else state.paw(),
            reason=reason,
            winners=game.winners if reason else (),
            variants=game.rules.variants,
        )
        self._common = _encode(common).removeprefix(_OWN_OF_NOBODY)
        self._told_of = {getattr(fact, "seat", None) for fact in facts}
        self._said_to_others: Any = self._said(None)

    def of(self, seat: int | None) -> SpicySight:
        """Its facts and view are encoded already (msgspec.Raw): it is there to be sent.

        What one seat knows is hidden from all others alike, so that these are told the same; and only the beginning
        of a view is a seat's own.
        """
        state = self._state
        stack = self._hidden_stack
        if seat in self._laid_by:
            stack = _array([own if by == seat else hidden for by, hidden, own in self._laid])
        hand = [] if seat is None else [_CARD_WORDS[state.nth_card(seat, i)] for i in range(state.hand_size(seat))]
        answered = seat in self._answered
        view: Any = msgspec.Raw(_OWN % (_encode(seat), _array(hand), stack, _encode(answered)) + self._common)
        said = self._said(seat) if seat in self._told_of else self._said_to_others
        return SpicySight(said, view, _NONE if seat is None else spicy_options(self._game, seat))

    def _said(self, seat: int | None) -> Any:
        said = []
        for fact in self._facts:
            if isinstance(fact, LastCardAccepted) and fact.seat != seat:
                continue  # declining is never published
            seen: Any = fact.seen_by(seat)
            kind = _FACTS[type(seen).__name__]
            said.append(_encode(kind(*[_word(getattr(seen, field)) for field in kind.__struct_fields__])))
        return msgspec.Raw(_array(said))


def _array(items: list[bytes]) -> bytes:
    return b"[" + b",".join(items) + b"]"


@lru_cache(maxsize=65536)
def _laid(code: int) -> tuple[int, bytes, bytes]:
    """Of a card of the stack: whose it is, and how others and how its player see it."""
    by, claim, copy = code >> SEAT_SHIFT & 7, code >> CLAIM_SHIFT & CARD_MASK, bool(code >> COPY_SHIFT)
    hidden = SpicyLaidCard(by, None, _CLAIMS[claim] if claim < CLAIMS else None, copy)
    own = msgspec.structs.replace(hidden, card=_CARDS[code & CARD_MASK])
    return by, _encode(hidden), _encode(own)


def _word(value: Any) -> Any:
    """A card or claim as a record writes it; everything else as it is."""
    kind = type(value)
    if kind is Card:
        return _CARDS[value]
    if kind is Claim:
        return _CLAIMS[value]
    if kind is Trait:
        return value.value
    return tuple([_word(item) for item in value]) if kind is tuple else value


@lru_cache(maxsize=4096)
def _claims(tables: Tables, top: int) -> tuple[str, ...]:
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
            options.claims = _claims(tables, state.claim)
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
