"""HEATED at a live table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from msgspec import structs

from ..core import Fact, stream
from ..server.protocol import RulesMessage, Settings
from ..server.umpire import AnyGame, Occasion, Umpire, What, Window
from . import Accept, Ask, Call, Decline, Draw, Heated, Play, Slap, Wonder
from .bots.options import heated_options
from .chat import asks_whose_turn
from .rules import codes
from .rules.facts import EffectCancelled, HandsMixed, HandsSwapped, LastToSlap, PenaltyDue, PlacesTraded, TrapSprung
from .rules.settings import AUTOMATIC
from .wire import ROOM as WIRE

__all__ = ["ROOM", "HeatedUmpire"]

CLOSED_BY_CLOCK = {codes.ANSWERS, codes.SLAPS, codes.OFFERS}
STORIES: Final[Mapping[type[Fact], float]] = {
    LastToSlap: 1.5,
    HandsMixed: 1.5,
    HandsSwapped: 1.0,
    PlacesTraded: 1.0,
    TrapSprung: 1.0,
    PenaltyDue: 1.0,
    EffectCancelled: 0.5,
}


class HeatedUmpire(Umpire):
    times_count = True  # those of slaps: HR-SLAP

    # --- beginning and end -------------------------------------------------------------------

    def warnings(self, settings: Settings) -> tuple[str, ...]:
        advice = WIRE.read_rules(settings.rules, "0").advice(settings.seats)
        return tuple(f"live-warning-{word}" for word in advice)

    def standing(self, game: AnyGame) -> tuple[int, ...]:
        """A player with fewer cards has done better."""
        return tuple(-game.state.hand_size(seat) for seat in range(len(game.players)))  # type: ignore[attr-defined]

    def next_first(self, game: AnyGame, seed: str) -> int:
        """H-FIRST: the winner of the last round; among several the seed decides."""
        return game.winners[stream(seed, "first-of-winners").below(len(game.winners))]

    # --- what is published, what gets stale ----------------------------------------------------

    def situations(self, game: AnyGame) -> Mapping[str, Hashable]:
        state = game.state  # type: ignore[attr-defined]
        owner = (state.turn.seat, state.hand_size(state.turn.seat), state.turn.duty, state.turn.drew)
        turn: Hashable = (
            *owner,
            state.pending.phase,
            state.turn.landed,
            state.pending.draws,
            state.pending.begun,
            state.pending.unnamed,
        )
        if state.pending.phase == codes.ANSWERS:  # another's NO THANKS does not make an answer stale
            turn = (
                state.pending.phase,
                state.effect.acts,
                state.effect.by,
                state.pending.draws,
                state.pending.on,
                state.pending.begun,
            )
        return {
            "turn": turn,
            "call": (state.turn.landed, state.calls.uncalled),
            "slap": (state.turn.landed, state.pending.phase),
        }

    def situation_of(self, action: Any) -> str | None:
        match action:
            case Call():
                return "call"
            case Slap():
                return "slap"
            case Wonder():
                return None
        return "turn"

    def outlives_own(self, action: Any) -> bool:
        return isinstance(action, Call)  # H-CALL: it is called after one's own card

    def slaps(self, action: Any) -> bool:
        return isinstance(action, Slap)

    def overheard(self, game: AnyGame, text: str) -> Any | None:
        """House rule 1 listens to the chat."""
        assert isinstance(game, Heated)
        return Wonder() if game.state.tables.house1 and asks_whose_turn(text) else None

    def bystanders(self, game: AnyGame) -> tuple[Hashable, tuple[int, ...]] | None:
        """H-JUMP: jumping in is possible until the next player acts. Nobody waits for it, because everybody would be
        asked about every card."""
        return None

    def reflexes(self, game: AnyGame) -> Mapping[int, Any]:
        """HR-CALL-MODE, HR-SLAP: the call is made for its player, and everybody slaps."""
        state = game.state  # type: ignore[attr-defined]
        if state.calls.uncalled:
            return {seat: Call() for seat in range(state.n) if state.calls.uncalled >> seat & 1}
        return dict.fromkeys(game.waiting, Slap()) if state.pending.phase == codes.SLAPS else {}

    def unhurried(self, rules: RulesMessage) -> RulesMessage:
        return structs.replace(rules, heated_call=AUTOMATIC)

    def declines(self, action: Any) -> bool:
        return isinstance(action, Accept | Decline)

    def asked(self, game: AnyGame, before: tuple[int, ...], seat: int, published: bool) -> tuple[int, ...]:
        """During a window, only seats that have answered in public are left out. Discards and slaps lie open."""
        waiting = game.waiting
        state = game.state  # type: ignore[attr-defined]
        hidden = state.pending.phase in {codes.ANSWERS, codes.OFFERS} or state.is_dare()
        if not waiting or not hidden or not set(waiting) <= set(before):
            return waiting
        shown = set(before) - ({seat} if published else set())
        return tuple(sorted(shown | set(waiting)))

    # --- time ------------------------------------------------------------------------------------

    def window(self, game: AnyGame) -> tuple[Window, Hashable] | None:
        state = game.state  # type: ignore[attr-defined]
        if state.pending.phase not in CLOSED_BY_CLOCK:
            return None
        return (
            "slaps" if state.pending.phase == codes.SLAPS else "window",
            (state.pending.phase, state.effect.acts, state.turn.seat, state.pending.draws),
        )

    def pressed(self, game: AnyGame) -> tuple[int, ...]:
        state = game.state  # type: ignore[attr-defined]
        if state.pending.phase in CLOSED_BY_CLOCK or game.turn is None:
            return ()
        return game.waiting if state.pending.phase == codes.DISCARDS else (game.turn,)

    def unasked(self, game: AnyGame) -> tuple[int, Any] | None:
        assert isinstance(game, Heated)
        return game.unasked()

    def lingers(self, game: AnyGame) -> float:
        return 0.0  # nothing is doubted; jumping in is quick

    def story(self, facts: Sequence[Fact]) -> float:
        return max((STORIES.get(type(fact), 0.0) for fact in facts), default=0.0)

    # --- races -------------------------------------------------------------------------------------

    def contends(self, game: AnyGame, seat: int, action: Any) -> What | None:
        state = game.state  # type: ignore[attr-defined]
        match action:
            case Slap():
                return "slaps" if state.pending.phase == codes.SLAPS else None
            case Call():
                return "calls" if state.calls.uncalled else None
            case Play() | Draw() | Ask():
                return (
                    "plays"
                    if state.calls.uncalled or state.calls.jump_in or state.pending.phase == codes.ANSWERS
                    else None
                )
        return None

    def favoured(self, game: AnyGame, seat: int, action: Any) -> bool:
        return isinstance(action, Call) and bool(game.state.calls.uncalled >> seat & 1)  # type: ignore[attr-defined]

    # --- bots ----------------------------------------------------------------------------------------

    def occasions(self, game: AnyGame, seat: int) -> list[Occasion]:
        state = game.state  # type: ignore[attr-defined]
        if state.reason:
            return []
        found = []
        if state.calls.uncalled:
            found.append(Occasion(seat, "call", ("call", state.turn.landed, state.calls.uncalled), must=False))
        about = (state.turn.landed, state.pending.phase, state.turn.seat)
        if game.waiting:
            if seat in game.waiting:
                found.append(Occasion(seat, "answer", about, must=True))
        elif game.turn == seat:
            found.append(Occasion(seat, "turn", self.situations(game)["turn"], must=True))
        elif state.calls.jump_in and state.pending.phase == codes.FREE:
            found.append(Occasion(seat, "react", about, must=False))
        return found

    def offered(self, game: AnyGame, occasion: Occasion) -> list[Any]:
        assert isinstance(game, Heated)
        if occasion.kind == "call":
            return [Call()] if game.state.calls.uncalled else []
        return list(heated_options(game, occasion.seat))


ROOM: Final = HeatedUmpire
