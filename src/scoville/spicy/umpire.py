"""SPICY at a live table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from ..core import Fact
from ..server.umpire import AnyGame, Occasion, Umpire, What, Window
from . import Accept, Challenge, Copy, Pass, Peek, Play, Spicy
from .rules.facts import CardRevealed, StackRaided, TrophyTaken

__all__ = ["ROOM", "SpicyUmpire"]

STORIES: Final[Mapping[type[Fact], float]] = {CardRevealed: 3.6, TrophyTaken: 1.5, StackRaided: 1.0}
"""A challenge: suspense, the card turns over, people read the outcome (web/src/games/spicy/stage.svelte.ts)."""


class SpicyUmpire(Umpire):
    # --- beginning and end -------------------------------------------------------------------

    def points(self, game: AnyGame) -> tuple[int, ...]:
        assert isinstance(game, Spicy)
        return game.scores

    def standing(self, game: AnyGame) -> tuple[int, ...]:
        return self.points(game)

    # --- what is published, what gets stale ----------------------------------------------------

    def situations(self, game: AnyGame) -> Mapping[str, Hashable]:
        state = game.state  # type: ignore[attr-defined]
        top = (state.played, state.stack_n > 0)
        return {"top": top, "turn": (*top, state.turn, state.last_waits)}

    def situation_of(self, action: Any) -> str | None:
        match action:
            case Challenge() | Copy() | Accept():
                return "top"  # S-ANYTIME: passes do not matter
            case Peek():
                return None
        return "turn"

    def bystanders(self, game: AnyGame) -> tuple[Hashable, tuple[int, ...]] | None:
        """S-ANYTIME: whoever may challenge or copy the last card, also after others have passed."""
        state = game.state  # type: ignore[attr-defined]
        if state.last_waits or state.reason or not state.stack_n:
            return None
        seats = [seat for seat in range(state.n) if state.may_challenge(seat) or state.may_copy(seat)]
        return ("top", state.played), tuple(seat for seat in seats if seat != state.turn)

    def declines(self, action: Any) -> bool:
        return isinstance(action, Accept)

    def asked(self, game: AnyGame, before: tuple[int, ...], seat: int, published: bool) -> tuple[int, ...]:
        state = game.state  # type: ignore[attr-defined]
        if not state.last_waits:
            return ()
        return tuple(other for other in range(state.n) if other != state.by)  # S-LAST-WAIT: all others

    # --- time ------------------------------------------------------------------------------------

    def window(self, game: AnyGame) -> tuple[Window, Hashable] | None:
        state = game.state  # type: ignore[attr-defined]
        return ("window", state.played) if state.last_waits else None

    def pressed(self, game: AnyGame) -> tuple[int, ...]:
        return () if game.turn is None or game.waiting else (game.turn,)

    def late(self, game: AnyGame, seat: int) -> Any | None:
        return Pass()  # S-PASS: always allowed, and reveals nothing

    def lingers(self, game: AnyGame) -> float:
        """A new card can be doubted and a revealed one is looked at. After a pass everybody has seen the card."""
        last = game.history[-1].action if game.history else None
        return 1.0 if isinstance(last, Play | Copy) else 0.5 if isinstance(last, Challenge) else 0.0

    def story(self, facts: Sequence[Fact]) -> float:
        return max((STORIES.get(type(fact), 0.0) for fact in facts), default=0.0)

    # --- races -------------------------------------------------------------------------------------

    def contends(self, game: AnyGame, seat: int, action: Any) -> What | None:
        if not game.state.stack_n:  # type: ignore[attr-defined]
            return None
        match action:
            case Challenge():
                return "challenges"
            case Copy():
                return "copies"
            case Play():
                return "plays"
        return None

    # --- bots ----------------------------------------------------------------------------------------

    def occasions(self, game: AnyGame, seat: int) -> list[Occasion]:
        state = game.state  # type: ignore[attr-defined]
        found = []
        if state.last_waits:
            if state.may_challenge(seat):
                found.append(Occasion(seat, "answer", ("last", state.played), must=True))
        elif not state.reason:
            if state.turn == seat:
                found.append(Occasion(seat, "turn", self.situations(game)["turn"], must=True))
            if state.stack_n and (state.may_challenge(seat) or state.may_copy(seat)):
                found.append(Occasion(seat, "react", ("top", state.played), must=False))
        return found


ROOM: Final = SpicyUmpire
