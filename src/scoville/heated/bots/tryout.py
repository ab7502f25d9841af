"""An imagined table on which a search tries one option after another.

Ordinary Python; with a C compiler Cython builds this very file, because a search comes here thousands of times for
every decision.
"""

from __future__ import annotations

from ...core.dice import Dice
from ..rules.actions import Action, Play
from ..rules.arbiter import Arbiter
from ..rules.codes import FREE, NO_CARD, NO_COLOUR, RUNNING
from ..rules.performing import BEYOND, perform
from ..rules.state import State
from ..rules.verbs import play
from .outlook import Outlook
from .policy import Policy

__all__ = ["Move", "Tryout"]


class Move:
    """An option in numbers, so that nobody reads it again for every table."""

    def __init__(self, option: Action | None) -> None:
        self.option = option
        self.plays = type(option) is Play
        self.card = NO_CARD
        self.colour = NO_COLOUR
        self.giving = NO_CARD
        self.at = 0
        self.named = 0
        self.on = [0] * 10
        if type(option) is Play:
            self.card = option.card
            self.colour = NO_COLOUR if option.colour is None else option.colour.code
            self.giving = NO_CARD if option.giving is None else option.giving
            self.at = min(option.at or 0, BEYOND)
            self.named = len(option.on)
            for i in range(self.named):
                self.on[i] = option.on[i]


class Tryout:
    """The table is the same one every time: creating another takes longer than copying the cards."""

    def __init__(self, world: State) -> None:
        self.state = world.clone()
        self.dice = Dice(1, 2, 3, 4)
        self.arbiter = Arbiter(self.state, self.dice)

    def begin(self, world: State, a: int, b: int, c: int, d: int) -> None:
        """Sets up `world` with this luck."""
        self.state.copy_from(world)
        self.dice.a = a + 1
        self.dice.b = b
        self.dice.c = c
        self.dice.d = d
        self.arbiter.begin()
        if self.state.pending.phase != FREE:
            self.arbiter.jumped_about = 0  # nobody has been asked yet whether to jump in

    def do(self, seat: int, move: Move) -> None:
        if move.plays:
            for i in range(move.named):
                self.state.name_order(i, move.on[i])
            play(
                self.state,
                seat,
                move.card,
                move.colour,
                move.on[0],
                move.on[1],
                move.giving,
                move.at,
            )
        elif move.option is not None:
            perform(self.state, seat, move.option)

    def run(self, seat: int, policy: Policy, most: int) -> float:
        """Plays on for `most` decisions; returns the share of the win of `seat`, or -1 if the game has not ended."""
        policy.play_on(self.arbiter, self.state, self.dice, most)
        if self.state.reason == RUNNING:
            return -1.0
        won = 0
        for other in range(self.state.n):
            won += self.state.won >> other & 1
        return 1.0 * (self.state.won >> seat & 1) / won

    def foresee(self, seat: int, policy: Policy, most: int, outlook: Outlook) -> float:
        """Plays on for `most` decisions; returns what `outlook` thinks of the chances of `seat`."""
        policy.play_on(self.arbiter, self.state, self.dice, most)
        return outlook.chance(self.state, seat)
