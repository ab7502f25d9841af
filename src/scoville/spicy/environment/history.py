"""Replays the public history of a game of SPICY with a new deal of the cards that a seat cannot see.

Every arrangement of the hidden cards that fits what the seat has seen is equally likely; what others chose to
play is not weighed. It works only for sequenced play: a challenge that came while the arbiter asked somebody else
cannot be replayed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ...core import BadSettings, Dice
from .. import Rules, Trait
from ..redeal import Redeal
from ..rules.cards import CLAIMS
from ..rules.notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARD_REVEALED,
    NOTE_CARDS_ADDED,
    NOTE_CARDS_DRAWN,
    NOTE_CHALLENGED,
    NOTE_LAST_CARD_ACCEPTED,
    NOTE_PASSED,
)
from ..rules.state import State
from ..rules.tables import tables_for
from .codec import ACCEPT, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, COPY, ENOUGH, LET_BE, PASS, PLAY, UNDER
from .luck import DEALT, DECIDED, UNKNOWN, Row, SpicyLuck

__all__ = ["another_world", "world_from"]

_CHALLENGES = {
    Trait.NUMBER.code: CHALLENGE_NUMBER,
    Trait.SPICE.code: CHALLENGE_SPICE,
    Trait.WRONG.code: CHALLENGE_WRONG,
}


def another_world(luck: SpicyLuck, seat: int, dice: Dice) -> SpicyLuck:
    """A table at which `seat` knows the same and the same seat is asked the same. Not while luck is asked."""
    found = world_from(luck.rules, luck.players, luck.first, luck.seen[seat], seat, dice)
    arbiter = luck.table.arbiter
    while found.mover != luck.mover or found.table.arbiter.reacting() != arbiter.reacting():
        found.decide(LET_BE)
    return found


def world_from(rules: Rules, players: int, first: int, rows: Sequence[Row], seat: int, dice: Dice) -> SpicyLuck:
    """A table at which `seat` has seen these rows."""
    world = _World(rules, players, rows, seat, dice)
    luck = SpicyLuck(rules, players, first)
    for to in list(luck.to_come):
        luck.tell(world.gets[to].popleft())
    _Replay(luck, world, seat).play(rows)
    return luck


class _World:
    """Who gets which cards, and which card is played each time, by seat."""

    def __init__(self, rules: Rules, players: int, rows: Sequence[Row], seat: int, dice: Dice) -> None:
        self.plays: list[deque[int]] = [deque() for _ in range(players)]
        self.gets: list[deque[int]] = [deque() for _ in range(players)]
        laid: list[list[list[int]]] = [[] for _ in range(players)]  # by seat: a card, and how many it had before
        got = [rules.hand] * players
        top: list[int] = []
        unseen = list(rules.cards)
        for kind, by, x, _, _ in rows:
            if kind in {DEALT, NOTE_CARDS_DRAWN} and by == seat:
                self.gets[seat].append(x)
                unseen[x] -= 1
            if kind == NOTE_CARDS_DRAWN:
                got[by] += 1
            elif kind == NOTE_CARD_PLAYED:
                top = [x, got[by]]
                laid[by].append(top)
            elif kind == NOTE_CARDS_ADDED:
                laid[by].append([x, got[by]])
            elif kind == NOTE_CARD_REVEALED and top[0] == UNKNOWN:
                top[0] = x
                unseen[x] -= 1
        redeal = Redeal(State(tables_for(rules), players), seat)
        for card, count in enumerate(unseen):
            redeal.set_pool(card, count)
        hidden = redeal.shuffled_pool(dice)
        for other in range(players):
            for one in laid[other]:
                if one[0] == UNKNOWN:
                    one[0] = hidden.pop()
                self.plays[other].append(one[0])
            if other != seat:
                self._give(other, laid[other], got[other], hidden, dice)

    def _give(self, other: int, laid: list[list[int]], got: int, hidden: list[int], dice: Dice) -> None:
        """Gives a player cards so that each laid card came before it was laid; which of those cards it was is open."""
        gets = [UNKNOWN] * got
        for card, before in laid:
            free = [i for i in range(before) if gets[i] == UNKNOWN]
            gets[free[dice.below(len(free))]] = card
        self.gets[other].extend(hidden.pop() if card == UNKNOWN else card for card in gets)


class _Replay:
    def __init__(self, luck: SpicyLuck, world: _World, seat: int) -> None:
        self.luck = luck
        self.world = world
        self.seat = seat
        self.chosen: list[int] = []
        """Decisions of the own seat that are part of a play and already done."""

    def play(self, rows: Sequence[Row]) -> None:
        for i, (kind, by, x, y, z) in enumerate(rows):
            if kind == DECIDED:
                if not self.luck.table.choices.stage:
                    self._ask(by, reacting=x < PLAY)
                self.luck.decide(x)
                if x != LET_BE:
                    self.chosen.append(x)
            elif kind == NOTE_CARD_PLAYED:
                added = 0
                while i + 1 + added < len(rows) and rows[i + 1 + added][0] == NOTE_CARDS_ADDED:
                    added += 1
                self._lay(by, y, bool(z), added)
            elif kind == NOTE_PASSED:
                self._do(by, PASS)
            elif kind == NOTE_CHALLENGED:
                self._do(by, _CHALLENGES[y])
            elif kind == NOTE_LAST_CARD_ACCEPTED:
                self._do(by, ACCEPT)

    def _lay(self, by: int, claim: int, copy: bool, added: int) -> None:
        plays = self.world.plays[by]
        card = plays.popleft()
        under = sorted(plays.popleft() for _ in range(added))
        decisions = [COPY + card if copy else PLAY + card * CLAIMS + claim, *(UNDER + more for more in under)]
        for decision in decisions[len(self.chosen) :] if by == self.seat else decisions:
            self._do(by, decision)
        if self.luck.table.choices.stage:
            self._do(by, ENOUGH)
        self.chosen = []

    def _do(self, by: int, decision: int) -> None:
        if not self.luck.table.choices.stage:
            self._ask(by, reacting=decision != PASS and decision < PLAY)
        self.luck.decide(decision)
        for to in list(self.luck.to_come):
            self.luck.tell(self.world.gets[to].popleft())

    def _ask(self, by: int, reacting: bool) -> None:
        """Lets all seats that are asked before let things be. A seat that may react and has the turn reacts at once."""
        for _ in range(2 * self.luck.players):
            mover = self.luck.mover
            if mover == by and (reacting or not self.luck.table.arbiter.reacting()):
                return
            if not self.luck.table.arbiter.reacting() or self.luck.table.state.last_waits:
                break
            self.luck.decide(LET_BE)
        raise BadSettings.plain("This game was not played in sequence, so it cannot be replayed here.")
