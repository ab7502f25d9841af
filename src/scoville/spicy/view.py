"""What one seat may know of a SPICY table. A field is hidden until somebody shows it here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .cards import CLAIMS, KINDS, Card, Claim
from .codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, SEAT_SHIFT
from .rules import Rules
from .state import State

__all__ = ["LaidCard", "PlayerView", "View", "hand_of", "laid_cards", "look"]


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card of the stack. `card` is None for who does not know it; `claim` is None for cards added under a 5."""

    by: int
    card: Card | None
    claim: Claim | None
    copy: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    name: str
    hand: int
    points: int
    trophies: int
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat knows it; `seat` is None for a spectator, who has no hand."""

    seat: int | None
    rules: Rules
    hand: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    deck: int
    above_worlds_end: int | None
    """How many cards can still be drawn: known only where the deck is open."""
    stack: tuple[LaidCard, ...]
    turn: int | None
    waiting: tuple[int, ...]
    paw: int | None
    reason: str | None
    winners: tuple[int, ...]

    @property
    def top(self) -> LaidCard | None:
        return self.stack[-1] if self.stack else None


_player = lru_cache(maxsize=4096)(PlayerView)
_CARDS: Final = tuple(map(Card, range(KINDS)))
_LAID: Final[dict[int, LaidCard]] = {}
"""By the state's number for a laid card, and the same with the card hidden: made when first needed, then shared."""
HIDDEN: Final = 1 << 14


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    return tuple([_CARDS[kind] for kind in state.hand_list(seat)])


def _laid_card(code: int) -> LaidCard:
    made = _LAID.get(code)
    if made is None:
        claim = code >> CLAIM_SHIFT & CARD_MASK
        made = _LAID[code] = LaidCard(
            by=code >> SEAT_SHIFT & 7,
            card=None if code & HIDDEN else _CARDS[code & CARD_MASK],
            claim=Claim(claim) if claim < CLAIMS else None,
            copy=bool(code >> COPY_SHIFT & 1),
        )
    return made


def laid_cards(state: State) -> tuple[LaidCard, ...]:
    """The whole stack, bottom first, all cards open."""
    return tuple([_laid_card(state.card_at(1, i)) for i in range(state.stack_n)])


def _seen_cards(state: State, seat: int | None) -> tuple[LaidCard, ...]:
    """The stack as `seat` knows it: its own cards."""
    me = -1 if seat is None else seat
    found = []
    for i in range(state.stack_n):
        code = state.card_at(1, i)
        found.append(_laid_card(code if code >> SEAT_SHIFT & 7 == me else code & ~CARD_MASK | HIDDEN))
    return tuple(found)


def look(
    state: State,
    seat: int | None,
    rules: Rules,
    names: tuple[str, ...],
    waiting: tuple[int, ...],
    reason: str | None,
    winners: tuple[int, ...],
) -> View:
    """The one place where a view is made."""
    players = [
        _player(name, state.hand_size(i), state.points_of(i), state.trophies_of(i), state.score(i))
        for i, name in enumerate(names)
    ]
    return View(  # by position: names would cost as much again
        seat,
        rules,
        () if seat is None else hand_of(state, seat),
        tuple(players),
        state.deck_n,
        state.deck_n - state.below if rules.open_deck else None,
        _seen_cards(state, seat),
        None if reason else state.turn,
        waiting,
        None if state.paw() < 0 else state.paw(),
        reason,
        winners,
    )
