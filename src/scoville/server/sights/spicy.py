"""SPICY as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from ...core import Fact
from ...spicy import Card, Claim, Rules, Spicy, Trait
from ...spicy.cards import CLAIMS, NO_CLAIM
from ...spicy.facts import LastCardAccepted
from ...spicy.tables import tables_for
from ..protocol import SpicyFact, SpicyLaidCard, SpicyOptions, SpicyPlayer, SpicySight, SpicyView, spicy_facts

__all__ = ["spicy_options", "spicy_sight"]

_FACTS: Final[dict[str, Any]] = dict(spicy_facts())
_NONE: Final = SpicyOptions()
_CARDS: Final = tuple(str(Card(i)) for i in range(32))
_CLAIMS: Final = tuple(str(Claim(i)) for i in range(CLAIMS))


def spicy_sight(game: Spicy, seat: int | None, facts: Sequence[Fact], asked: Sequence[int]) -> SpicySight:
    view = game.view(seat)
    shown = SpicyView(
        seat=seat,
        hand=tuple([_CARDS[card] for card in view.hand]),
        players=tuple([SpicyPlayer(p.hand, p.points, p.trophies, p.score) for p in view.players]),
        deck=view.deck,
        above_worlds_end=view.above_worlds_end,
        stack=tuple(
            [
                SpicyLaidCard(
                    laid.by,
                    None if laid.card is None else _CARDS[laid.card],
                    None if laid.claim is None else _CLAIMS[laid.claim],
                    laid.copy,
                )
                for laid in view.stack
            ]
        ),
        turn=view.turn,
        waiting=tuple(asked),
        answered=seat in asked and seat not in view.waiting,
        paw=view.paw,
        reason=view.reason,  # type: ignore[arg-type]
        winners=view.winners,
    )
    return SpicySight(_said(facts, seat), shown, _NONE if seat is None else spicy_options(game, seat))


def _said(facts: Sequence[Fact], seat: int | None) -> tuple[SpicyFact, ...]:
    said = []
    for fact in facts:
        if isinstance(fact, LastCardAccepted) and fact.seat != seat:
            continue  # declining is never published
        seen: Any = fact.seen_by(seat)
        message = _FACTS[type(seen).__name__]
        said.append(message(*[_word(getattr(seen, field)) for field in message.__struct_fields__]))
    return tuple(said)


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
