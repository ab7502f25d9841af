"""Worlds a seat of SPICY cannot tell from the real one: the same public history with other hidden cards, played again.

Every arrangement of the hidden cards that fits what the seat has seen is as likely as another; what others chose to
play is not weighed. Only for sequenced play: a challenge that came while the arbiter asked somebody else cannot be
played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ...core import BadSettings, Dice
from .. import Rules, Trait
from ..cards import CLAIMS
from ..codes import ACCEPTED, ADDED, CHALLENGED, DRAWN, PASSED, PLAYED, REVEALED
from .codec import ACCEPT, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, COPY, ENOUGH, LET_BE, PASS, PLAY, UNDER
from .luck import DEALT, DECIDED, UNKNOWN, Row, SpicyLuck

__all__ = ["another_world", "imagine"]

_CHALLENGES = {
    Trait.NUMBER.code: CHALLENGE_NUMBER,
    Trait.SPICE.code: CHALLENGE_SPICE,
    Trait.WRONG.code: CHALLENGE_WRONG,
}


def _shuffle(cards: list[int], dice: Dice) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def another_world(luck: SpicyLuck, seat: int, dice: Dice) -> SpicyLuck:
    """A table at which `seat` knows the same and the same seat is asked the same. Not while luck is asked."""
    found = imagine(luck.rules, luck.players, luck.first, luck.seen[seat], seat, dice)
    arbiter = luck.table.arbiter
    while found.mover != luck.mover or found.table.arbiter.reacting() != arbiter.reacting():
        found.decide(LET_BE)
    return found


def imagine(rules: Rules, players: int, first: int, rows: Sequence[Row], seat: int, dice: Dice) -> SpicyLuck:
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
        laid: list[list[list[int]]] = [[] for _ in range(players)]  # by seat: a card, and how many it had got before
        got = [rules.hand] * players
        top: list[int] = []
        unseen = list(rules.cards)
        for kind, by, x, _, _ in rows:
            if kind in {DEALT, DRAWN} and by == seat:
                self.gets[seat].append(x)
                unseen[x] -= 1
            if kind == DRAWN:
                got[by] += 1
            elif kind == PLAYED:
                top = [x, got[by]]
                laid[by].append(top)
            elif kind == ADDED:
                laid[by].append([x, got[by]])
            elif kind == REVEALED and top[0] == UNKNOWN:
                top[0] = x
                unseen[x] -= 1
        hidden = [kind for kind, count in enumerate(unseen) for _ in range(count)]
        _shuffle(hidden, dice)
        for other in range(players):
            for card in laid[other]:
                if card[0] == UNKNOWN:
                    card[0] = hidden.pop()
                self.plays[other].append(card[0])
            if other != seat:
                self._give(other, laid[other], got[other], hidden, dice)

    def _give(self, other: int, laid: list[list[int]], got: int, hidden: list[int], dice: Dice) -> None:
        """A card that was laid came before; which of the cards until then it was is open."""
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
        """Decisions of the own seat that are part of a play and done already."""

    def play(self, rows: Sequence[Row]) -> None:
        for i, (kind, by, x, y, z) in enumerate(rows):
            if kind == DECIDED:
                if not self.luck.table.stage:
                    self._ask(by, reacting=x < PLAY)
                self.luck.decide(x)
                if x != LET_BE:
                    self.chosen.append(x)
            elif kind == PLAYED:
                added = 0
                while i + 1 + added < len(rows) and rows[i + 1 + added][0] == ADDED:
                    added += 1
                self._lay(by, y, bool(z), added)
            elif kind == PASSED:
                self._do(by, PASS)
            elif kind == CHALLENGED:
                self._do(by, _CHALLENGES[y])
            elif kind == ACCEPTED:
                self._do(by, ACCEPT)

    def _lay(self, by: int, claim: int, copy: bool, added: int) -> None:
        plays = self.world.plays[by]
        card = plays.popleft()
        under = sorted(plays.popleft() for _ in range(added))
        decisions = [COPY + card if copy else PLAY + card * CLAIMS + claim, *(UNDER + more for more in under)]
        for decision in decisions[len(self.chosen) :] if by == self.seat else decisions:
            self._do(by, decision)
        if self.luck.table.stage:
            self._do(by, ENOUGH)
        self.chosen = []

    def _do(self, by: int, decision: int) -> None:
        if not self.luck.table.stage:
            self._ask(by, reacting=decision != PASS and decision < PLAY)
        self.luck.decide(decision)
        for to in list(self.luck.to_come):
            self.luck.tell(self.world.gets[to].popleft())

    def _ask(self, by: int, reacting: bool) -> None:
        """All who are asked before let things be. Whoever may react and has the turn as well reacts at once."""
        for _ in range(2 * self.luck.players):
            mover = self.luck.mover
            if mover == by and (reacting or not self.luck.table.arbiter.reacting()):
                return
            if not self.luck.table.arbiter.reacting() or self.luck.table.state.last_waits:
                break
            self.luck.decide(LET_BE)
        raise BadSettings.plain("What was seen here did not happen in sequenced play, so it cannot be played again.")
