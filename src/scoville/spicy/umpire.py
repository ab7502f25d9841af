# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""SPICY at a live table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from .. import spicy
from ..core import BadSettings
from ..server.protocol import RulesMessage, Settings, SpicyRules
from ..server.umpire import AnyGame, Occasion, Umpire, What, Window
from . import Accept, Challenge, Copy, Pass, Peek, Play, Spicy
from .bots.options import proper_options
from .rules import FEWEST_PLAYERS, MOST_PLAYERS

__all__ = ["SpicyUmpire"]


class SpicyUmpire(Umpire):
    fewest = FEWEST_PLAYERS
    most = MOST_PLAYERS

    # --- beginning and end -------------------------------------------------------------------

    def _rules(self, rules: RulesMessage, seed: str) -> spicy.Rules:
        assert isinstance(rules, SpicyRules)
        variants = rules.variants
        if rules.variants_at_random:
            if variants:
                raise BadSettings("SPICE IT UP cards are chosen or turned up at random, not both.", "variants-both")
            variants = spicy.random_variants(seed, rules.variants_at_random, rules.ranks)
        return spicy.Rules(
            edition=rules.edition,
            variants=variants,
            manners=rules.manners,
            worlds_end=rules.worlds_end,
            worlds_end_jitter=rules.worlds_end_jitter,
            open_deck=rules.open_deck,
            hand=rules.hand,
            ranks=rules.ranks,
            spices=rules.spices,
            copies=rules.copies,
            wilds=rules.wilds,
            trophies=rules.trophies,
        )

    def check(self, settings: Settings) -> None:
        names = [f"P{i}" for i in range(settings.seats)]
        spicy.new(names, 0, self._rules(settings.rules, "0"), first=settings.first)

    def warnings(self, settings: Settings) -> tuple[str, ...]:
        return ()

    def deal(self, rules: RulesMessage, words: Sequence[str], seed: str, first: int | None) -> Spicy:
        return spicy.new(words, seed, self._rules(rules, seed), first=first)

    def points(self, game: AnyGame) -> tuple[int, ...]:
        assert isinstance(game, Spicy)
        return game.scores

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
        return Pass()  # S-PASS: always allowed, and tells nothing

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

    def favoured(self, game: AnyGame, seat: int, action: Any) -> bool:
        return False

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

    def offered(self, game: AnyGame, occasion: Occasion) -> list[Any]:
        assert isinstance(game, Spicy)
        return list(proper_options(game, occasion.seat, reacting=occasion.kind == "react"))

    def forced(self, game: AnyGame, seat: int, options: Sequence[Any]) -> Any:
        return Accept() if game.waiting else Pass()
