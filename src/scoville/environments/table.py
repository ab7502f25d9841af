# cython: wraparound=False
"""What the environments need from a table of any game.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..core.dice import Dice
from ..core.options import Options
from ..core.seeds import Seeds

__all__ = ["Table"]

NOBODY = -1


class Table:
    """A game in sequenced play with numbered decisions. Only the asked seat decides.

    Each game has its own table, which implements all methods of the first part. It extends this class and no other:
    `Loop` calls tables of any game through it, in C without a look-up. It is no ABC because C classes have no
    metaclass.
    """

    def __init__(self, players: int, actions: int, observation: int) -> None:
        if type(self) is Table:
            raise TypeError("a table is one of a game")
        self.players = players
        self.actions = actions  # how many decisions have an id
        self.observation = observation  # how many numbers a seat observes
        self.mover = NOBODY  # the asked seat; NOBODY once the game is over
        self.options = Options()  # filled by `list_options`
        self.seen = memoryview(bytearray())  # where `show` writes, once `attach` has set them
        self.mask = memoryview(bytearray())

    # --- what a game answers --------------------------------------------------------------------

    def new_game(self, seeds: Seeds, index: int) -> None:
        """Deals game `index` of these seeds."""

    def list_options(self, seat: int) -> None:
        """Lists everything `seat` may choose if it is asked now, into `options`."""

    def act(self, decision: int) -> None:
        """Takes a decision of the asked seat; it must be one of its options."""

    def fill_observation(self, seat: int, out: memoryview) -> None:
        """Writes what `seat` may know, and nothing else, into `out`, which has `observation` numbers, all of them 0."""

    def winners(self) -> int:
        """The winning seats as bits; 0 while the game runs."""
        return 0

    def waiting(self) -> int:
        """The seats that could answer now, as bits: the asked one, and those that will be asked the same thing after
        it."""
        return 0

    def question(self) -> int:
        """A number for what the waiting seats are asked; it changes when the question does."""
        return 0

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Deals everything `seat` does not know again, in a way that fits what it knows."""

    # --- what follows from it ---------------------------------------------------------------------

    def write_observation(self, seat: int, out: memoryview) -> None:
        """The same, whatever stands there."""
        clear(out)
        self.fill_observation(seat, out)

    def list_these(self, decisions: list[int]) -> None:
        """For a table that lists in Python: sets the options."""
        self.options.n = 0
        for decision in decisions:
            self.options.add(decision)

    def option(self, i: int) -> int:
        return self.options.item(i)

    def decisions(self) -> list[int]:
        """What the asked seat may decide."""
        self.list_options(self.mover)
        return self.options.as_list()

    def has_option(self, decision: int) -> bool:
        """Whether the last list of options contains it."""
        return self.options.has(decision)

    def try_act(self, decision: int) -> bool:
        """Takes a decision of the asked seat; if it is illegal, returns False and changes nothing."""
        if self.mover < 0:
            return False
        self.list_options(self.mover)
        if not self.has_option(decision):
            return False
        self.act(decision)
        return True

    def write_mask(self, seat: int, out: memoryview) -> None:
        """1 for every decision `seat` may take now, 0 for all others; all 0 for a seat that is not asked."""
        clear(out)
        if seat == self.mover:
            self.list_options(seat)
            options = self.options  # read once, because in C a written byte might alias it
            for i in range(options.n):
                out[options.items[i]] = 1

    def attach(self, seen: memoryview, mask: memoryview) -> None:
        """Sets the buffers for `show`, with the sizes of an observation and a mask."""
        self.seen = seen
        self.mask = mask

    def show(self, seat: int) -> None:
        """Writes what `seat` observes and may do into the attached buffers."""
        self.write_observation(seat, self.seen)
        self.write_mask(seat, self.mask)

    def reward(self, seat: int) -> float:
        """Once the game is over: 1 for a single winner, shared by several; the losers pay it in equal shares."""
        won = self.winners()
        count = 0
        for other in range(self.players):
            count += won >> other & 1
        if count == 0:
            return 0.0
        share = 1.0 * self.players / count if won >> seat & 1 else 0.0
        return (share - 1.0) / (self.players - 1)

    def outcome(self) -> list[float]:
        """The rewards by seat."""
        return [self.reward(seat) for seat in range(self.players)]


def clear(out: memoryview) -> None:
    """Makes every number 0."""
    for i in range(len(out)):
        out[i] = 0
