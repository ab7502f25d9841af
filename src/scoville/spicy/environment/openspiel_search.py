"""OpenSpiel's information-set Monte Carlo tree search, playing SPICY from what its seat has seen.

The search, with class and parameters, is OpenSpiel's. Ours is what it runs on: redealt worlds, the table and random
playouts in the compiled core. It follows sequenced play from the first action; elsewhere it cannot search and
lets things be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import thread_time
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from ...bots import Bot
from ...core import BadSettings, Dice, Fact
from .. import Accept, Action, Pass, View
from ..rules.arbiter import random_decision
from ..rules.facts import CardPlayed, CardRevealed, CardsAdded, CardsDrawn, Challenged, LastCardAccepted, Passed
from ..rules.notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARD_REVEALED,
    NOTE_CARDS_ADDED,
    NOTE_CARDS_DRAWN,
    NOTE_CHALLENGED,
    NOTE_LAST_CARD_ACCEPTED,
    NOTE_PASSED,
)
from .codec import ENOUGH, LET_BE, OBSERVATION, decode
from .history import world_from
from .luck import DEALT, UNKNOWN, Row
from .table import SpicyTable

__all__ = ["IsmctsBot"]

UCT_C: Final = 1.0
"""How much it explores; wins are 1, losses -1 at most."""

_TYPE: Final = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
_GAME: Final = SimpleNamespace(get_type=lambda: _TYPE)


class _Asked:
    """A table as OpenSpiel's search needs it; the deck is shuffled, so there are no chance nodes."""

    def __init__(self, table: SpicyTable) -> None:
        self.table = table
        self.seen = bytearray(OBSERVATION)

    def get_game(self) -> Any:
        return _GAME

    def current_player(self) -> int:
        return int(self.table.mover)

    def is_terminal(self) -> bool:
        return int(self.table.mover) < 0

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return self.table.decisions()

    def apply_action(self, decision: int) -> None:
        self.table.act(decision)

    def returns(self) -> list[float]:
        return self.table.outcome()

    def observation_string(self) -> bytes:
        self.table.write_observation(self.table.mover, memoryview(self.seen))
        return bytes(self.seen)


class _Playouts:
    """OpenSpiel's evaluator: uniform priors, and one random game to the end in the core."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def prior(self, asked: _Asked) -> list[tuple[int, float]]:
        options = asked.legal_actions()
        return [(option, 1 / len(options)) for option in options]

    def evaluate(self, asked: _Asked) -> list[float]:
        table = asked.table.clone()
        if table.choices.stage:
            table.act(ENOUGH)
        state, arbiter = table.state, table.arbiter
        while (seat := arbiter.seat()) >= 0:
            random_decision(arbiter, state, seat, self.dice)
        return table.outcome()


class _Search(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search with its own stop: at the number of simulations, or when this thread has used its time."""

    def __init__(self, dice: Dice, seconds: float | None, simulations: int | None) -> None:
        luck = np.random.RandomState(dice.word())
        super().__init__(_GAME, _Playouts(dice), UCT_C, simulations, random_state=luck, use_observation_string=True)
        self.seconds = seconds

    def run_search(self, asked: _Asked) -> list[tuple[int, float]]:
        until = thread_time() + (self.seconds or 0)
        found: list[tuple[int, float]]
        if self.seconds is None or len(asked.legal_actions()) == 1:
            found = super().run_search(asked)
            return found
        self.reset()
        self._root_node = self.create_new_node(asked)
        simulations = 0
        while simulations < 2 or thread_time() < until:  # the first one only creates the root
            self.run_simulation(self.sample_root_state(asked))
            simulations += 1
        found = self.get_final_policy(asked, self._root_node)
        return found  # typed here, because OpenSpiel has no types


class IsmctsBot(Bot[View, Action]):
    def __init__(self, dice: Dice, seconds: float | None, simulations: int | None) -> None:
        self.dice = dice
        self.search = _Search(dice, seconds, simulations)
        self.rows: list[Row] = []

    def notice(self, fact: Fact) -> None:
        self.rows += _rows(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        seat = view.seat
        assert seat is not None
        try:
            table = self._table(view, seat, reacting=Pass() not in options)
        except BadSettings:  # not sequenced play, or not from the first action on
            return Accept() if Accept() in options else Pass() if Pass() in options else None

        def another(asked: _Asked, player: int) -> _Asked:
            world = asked.table.clone()
            world.deal_anew(player, self.dice)
            return _Asked(world)

        self.search.set_resampler(another)
        decisions = [self._step(table)]
        while table.choices.stage and table.mover == seat:
            decisions.append(self._step(table))
        action = decode(decisions, last=False)
        if action is None or action in options:
            return action
        return decode(decisions, last=True)

    def _step(self, table: SpicyTable) -> int:
        """Takes one decision at the table if the choice is not complete: cards under a 5 are separate decisions."""
        decision = int(self.search.step(_Asked(table)))
        table.choose(decision)
        return decision

    def _table(self, view: View, seat: int, reacting: bool) -> SpicyTable:
        own = [row for row in self.rows if row[1] == seat]
        dealt = Counter(map(int, view.hand))
        dealt.update(row[2] for row in own if row[0] in {NOTE_CARD_PLAYED, NOTE_CARDS_ADDED})
        dealt.subtract(row[2] for row in own if row[0] == NOTE_CARDS_DRAWN)
        if dealt.total() != view.rules.hand or min(dealt.values()) < 0:
            raise BadSettings.plain("This hand was not dealt so.")
        rows = [(DEALT, seat, card, 0, 0) for card in sorted(dealt.elements())] + self.rows
        first = self.rows[0][1] if self.rows else seat
        luck = world_from(view.rules, len(view.players), first, rows, seat, self.dice)
        for _ in range(2 * luck.players):
            if luck.mover == seat and luck.table.arbiter.reacting() == reacting:
                return luck.table
            luck.decide(LET_BE)
        raise BadSettings.plain("Somebody else would be asked here.")


def _rows(fact: Fact) -> list[Row]:
    """A fact as rows of what was seen, without those that have no consequence."""
    match fact:
        case CardPlayed():
            return [
                (
                    NOTE_CARD_PLAYED,
                    fact.seat,
                    UNKNOWN if fact.card is None else int(fact.card),
                    int(fact.claim),
                    int(fact.copy),
                )
            ]
        case CardsAdded() | CardsDrawn():
            kind = NOTE_CARDS_ADDED if isinstance(fact, CardsAdded) else NOTE_CARDS_DRAWN
            return [(kind, fact.seat, UNKNOWN if card is None else int(card), 0, 0) for card in fact.cards]
        case Passed():
            return [(NOTE_PASSED, fact.seat, 0, 0, 0)]
        case Challenged():
            return [(NOTE_CHALLENGED, fact.seat, fact.against, fact.trait.code, 0)]
        case CardRevealed():
            return [(NOTE_CARD_REVEALED, fact.seat, int(fact.card), int(fact.claim), int(fact.holds))]
        case LastCardAccepted():
            return [(NOTE_LAST_CARD_ACCEPTED, fact.seat, 0, 0, 0)]
    return []
