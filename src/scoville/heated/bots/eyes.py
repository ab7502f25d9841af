"""A seat of HEATED as a network sees it: what the environment would show it, from its view and its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...bots.learned import Eyes, Question
from ...core import Fact
from ...core.options import Options
from .. import Action, Rules, View
from ..environment.choices import Choices
from ..environment.codec import (
    AT_DISCARD,
    AT_TRAP,
    CLIP,
    LET_BE,
    OBSERVATION,
)
from ..environment.observer import Observer
from ..rules.codes import FREE, KINDS
from ..rules.lister import action_of
from .known import counted
from .memory import Memory

__all__ = ["HeatedEyes"]

KNOWN: Final[tuple[Rules, ...]] = ()
"""The rules that the network was trained with."""


class HeatedQuestion(Question):
    def __init__(self, view: View, options: Sequence[Action], memory: Memory) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.memory = memory
        self.state = counted(view, options, memory)
        self.state.piles.empty_discards()  # only the counts are known, see `decisions`
        for seat, player in enumerate(view.players):
            if player.offers:  # nobody else sees which card; that there is one counts
                self.state.put_offer(seat, view.offered if seat == self.seat and view.offered is not None else 0)
        self.jumping = self.state.pending.phase == FREE and self.state.turn.seat != self.seat
        self.choices = Choices(self.state, False)
        self.observer = Observer(self.state)
        self.options = Options()
        self.seen = bytearray(OBSERVATION)

    def decisions(self) -> list[int]:
        self.seen = bytearray(OBSERVATION)  # an observer writes only what is not 0
        seen = memoryview(self.seen)
        self.observer.write(self.seat, seen)
        self.observer.write_question(self.seat, self.choices, self.jumping, seen)
        self._write_what_lies_open()
        self.options.n = 0
        self.choices.list_options(self.options, self.seat, True, self.jumping)
        return self.options.as_list()

    def _write_what_lies_open(self) -> None:
        """What the view or the memory knows better than the counted table."""
        seen, view = self.seen, self.view
        for card, count in self.memory.discards.items():
            if 0 <= card < KINDS and count > 0:
                seen[AT_DISCARD + card] = min(seen[AT_DISCARD + card] + count, CLIP)
        seen[AT_TRAP] = int(view.trap_on_top)

    def take(self, decision: int) -> bool:
        return self.choices.choose(self.seat, decision)

    def action(self) -> Action | None:
        draft = self.choices.draft
        return None if draft.option == LET_BE else action_of(self.state, self.seat, draft)


class HeatedEyes(Eyes):
    def __init__(self) -> None:
        self.memory = Memory()

    def sit_down(self, view: View) -> None:
        self.memory.look(view)

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def network_for(self, view: View) -> str | None:
        return "all" if view.rules in KNOWN else None

    def look(self, view: View, options: Sequence[Action]) -> HeatedQuestion:
        self.memory.look(view)
        return HeatedQuestion(view, options, self.memory)
