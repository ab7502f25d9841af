# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""SPICY as messages. What all seats see is put together once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..core import Fact
from . import Card, Claim, Spicy, Trait
from .cards import CLAIMS, NO_CLAIM
from .codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, SEAT_SHIFT
from .facts import LastCardAccepted
from .tables import Tables
from .wire import SpicyLaidCard, SpicyOptions, SpicyPlayer, SpicyView, spicy_facts

__all__ = ["ROOM", "SpicySights", "spicy_options"]

_FACTS: Final[dict[str, Any]] = dict(spicy_facts())
_NONE: Final = SpicyOptions()
_CARDS: Final = tuple(str(Card(i)) for i in range(32))
_CLAIMS: Final = tuple(str(Claim(i)) for i in range(CLAIMS))
_encode = msgspec.json.Encoder().encode
_CARD_WORDS: Final = tuple(_encode(word) for word in _CARDS)
_SIGHT: Final = b'{"game":"spicy","facts":%b,"view":{"seat":%b,"hand":[%b],"stack":[%b],"answered":%b%b,"options":%b}'
"""Of which the middle, all of a view that is not the seat's own, is the same for everybody."""
_VIEW_OF_NOBODY: Final = b'{"seat":null,"hand":[],"stack":[],"answered":false'


class SpicySights:
    """The game as it is now and what has just happened, for one seat after the other.

    A seat sees what `Spicy.view` shows it, which a test compares; it is written here a second time because a table
    with four seats would otherwise put the same stack together four times for every card that is played.
    """

    def __init__(self, game: Spicy, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        state = self._state = game.state
        self._game = game
        self._facts = facts
        self._answered = set(asked).difference(game.waiting) if asked else set()
        self._laid = [_laid(state.card_at(1, i)) for i in range(state.stack_n)]
        self._laid_by = {laid[0] for laid in self._laid}
        self._hidden_stack = b",".join([laid[1] for laid in self._laid])
        players = [
            _player(state.hand_size(i), state.points_of(i), state.trophies_of(i), state.score(i))
            for i in range(state.n)
        ]
        reason: Any = game.reason
        common = SpicyView(
            seat=None,
            hand=(),
            stack=(),
            answered=False,
            players=msgspec.Raw(b"[" + b",".join(players) + b"]"),  # type: ignore[arg-type]
            deck=state.deck_n,
            above_worlds_end=state.deck_n - state.below if game.rules.open_deck else None,
            turn=None if reason else state.turn,
            waiting=tuple(asked),
            paw=None if state.paw() < 0 else state.paw(),
            reason=reason,
            winners=game.winners if reason else (),
            variants=game.rules.variants,
        )
        self._common = _encode(common).removeprefix(_VIEW_OF_NOBODY)
        self._told_of = {getattr(fact, "seat", None) for fact in facts}
        self._said_to_others = self._said(None)

    def of(self, seat: int | None) -> Any:
        """A SpicySight, encoded already (msgspec.Raw): it is there to be sent.

        What one seat knows is hidden from all others alike, so that these are told the same; and only the beginning
        of a view is a seat's own.
        """
        state = self._state
        if seat is None:
            own = b"null", b"", self._hidden_stack, b"false", self._common, b"{}"
            return msgspec.Raw(_SIGHT % (self._said_to_others, *own))
        stack = self._hidden_stack
        if seat in self._laid_by:
            stack = b",".join([laid[2] if laid[0] == seat else laid[1] for laid in self._laid])
        hand = b",".join([_CARD_WORDS[state.nth_card(seat, i)] for i in range(state.hand_size(seat))])
        answered = b"true" if seat in self._answered else b"false"
        said = self._said(seat) if seat in self._told_of else self._said_to_others
        own = b"%d" % seat, hand, stack, answered, self._common, _encoded_options(self._game, seat)
        return msgspec.Raw(_SIGHT % (said, *own))

    def _said(self, seat: int | None) -> bytes:
        said = []
        for fact in self._facts:
            if isinstance(fact, LastCardAccepted) and fact.seat != seat:
                continue  # declining is never published
            seen: Any = fact.seen_by(seat)
            kind = _FACTS[type(seen).__name__]
            said.append(_encode(kind(*[_word(getattr(seen, field)) for field in kind.__struct_fields__])))
        return b"[" + b",".join(said) + b"]"


@lru_cache(maxsize=16384)
def _player(hand: int, points: int, trophies: int, score: int) -> bytes:
    return _encode(SpicyPlayer(hand, points, trophies, score))


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
    options = _fold(*_known(game, seat))
    if rules.tabletop:
        hand = state.hand_size(seat)
        options.bad_claims = state.may_play(seat) and hand > 0
        options.announces = hand == 1 and (options.passes or options.copies is not None)
        piles = [game.players[i] for i in range(len(game.players)) if state.points_of(i)]
        options.peeks = (*(("stack",) if state.stack_n else ()), *piles)
    return options


_Known = tuple[Tables, int, int, bool, bool, bool, bool, bool, bool]


def _known(game: Spicy, seat: int) -> _Known:
    """All that what may be done by the printed rules follows from."""
    state, rules = game.state, game.rules
    return (
        state.tables,
        state.claim,
        state.hand_size(seat),
        state.may_play(seat),
        state.may_challenge(seat),
        state.may_copy(seat),
        state.copied,
        state.last_waits,
        rules.tabletop and rules.printed.blind_loses,
    )


def _fold(
    tables: Tables,
    claim: int,
    hand: int,
    may_play: bool,
    may_challenge: bool,
    may_copy: bool,
    copied: bool,
    last_waits: bool,
    may_forget_trait: bool,
) -> SpicyOptions:
    options = SpicyOptions()
    if may_play:
        options.passes = True
        if hand:
            options.claims = _claims(tables, claim)
            options.under = min(tables.most_under(Claim("c5")), hand - 1)
    if may_challenge:
        options.challenges = ("wrong",) if copied else ("number", "spice")
        if may_forget_trait and not copied:
            options.challenges = ("number", "spice", "blind")
        options.accepts = last_waits
    if may_copy and hand and claim != NO_CLAIM:
        options.copies = _CLAIMS[claim]
        options.copy_under = min(tables.most_under(claim), hand - 1)
    return options


@lru_cache(maxsize=16384)
def _folded(known: _Known) -> bytes:
    return _encode(_fold(*known))


def _encoded_options(game: Spicy, seat: int) -> bytes:
    """As `spicy_options`; by the printed rules the same few come up again and again."""
    if game.rules.tabletop or game.state.reason:
        return _encode(spicy_options(game, seat))
    return _folded(_known(game, seat))


ROOM: Final = SpicySights
