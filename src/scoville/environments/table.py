"""What the environments need of a table, whichever game is played at it.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..core.dice import Dice
from ..core.options import Options
from ..core.seeds import Seeds

__all__ = ["Table"]

NOBODY = -1


class Table:
    """A game in sequenced play with numbered decisions. Only the seat asked decides.

    Each game has a table of its own, which answers all of the first part. It extends this class and no other: `Loop`
    calls tables of any game through it, in C without a look-up. No ABC: C classes have no metaclass.
    """

    def __init__(self, players: int, actions: int, observation: int) -> None:
        if type(self) is Table:
            raise TypeError("a table is one of a game")
        self.players = players
        self.actions = actions  # how many decisions have an id
        self.observation = observation  # how many numbers a seat observes
        self.mover = NOBODY  # who is asked now; NOBODY once the game is over
        self.options = Options()  # what `list_options` has listed
        self.seen: memoryview | None = None  # where `show` writes
        self.mask: memoryview | None = None

    # --- what a game answers --------------------------------------------------------------------

    def new_game(self, seeds: Seeds, index: int) -> None:
        """Game `index` of these seeds is dealt here."""

    def list_options(self, seat: int) -> None:
        """Everything `seat` may choose if it is asked now, into `options`."""

    def act(self, decision: int) -> None:
        """The seat asked decides; it must be one of its options."""

    def write_observation(self, seat: int, out: memoryview, at: int) -> None:
        """What `seat` may know, and nothing else, into `observation` numbers of `out` from `at` on."""

    def winners(self) -> int:
        """The winning seats as bits; 0 while the game runs."""
        return 0

    def waiting(self) -> int:
        """Who could answer now, as bits: the seat asked, and those who will be asked the same thing after it."""
        return 0

    def question(self) -> int:
        """A number for what is asked of those who wait: another once that has changed."""
        return 0

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """All that `seat` does not know as it might be for all it knows."""

    # --- what follows from it ---------------------------------------------------------------------

    def list_these(self, decisions: list[int]) -> None:
        """For a table that lists in Python: these are the options now."""
        self.options.n = 0
        for decision in decisions:
            self.options.add(decision)

    def option(self, i: int) -> int:
        return self.options.item(i)

    def decisions(self) -> list[int]:
        """What the seat asked may decide."""
        self.list_options(self.mover)
        return self.options.as_list()

    def has_option(self, decision: int) -> bool:
        """Whether the options listed last hold it."""
        return self.options.has(decision)

    def try_act(self, decision: int) -> bool:
        """The seat asked decides; False and nothing has changed if it may not."""
        if self.mover < 0:
            return False
        self.list_options(self.mover)
        if not self.has_option(decision):
            return False
        self.act(decision)
        return True

    def write_mask(self, seat: int, out: memoryview, at: int) -> None:
        """1 for every decision `seat` may take now, 0 for all others: all 0 for a seat that is not asked."""
        for i in range(self.actions):
            out[at + i] = 0
        if seat == self.mover:
            self.list_options(seat)
            options = self.options  # read once: in C a byte written might be any of it
            for i in range(options.n):
                out[at + options.items[i]] = 1

    def attach(self, seen: memoryview, mask: memoryview) -> None:
        """Buffers for `show`, of the sizes of an observation and a mask."""
        self.seen = seen
        self.mask = mask

    def show(self, seat: int) -> None:
        """What `seat` observes and may do, into the buffers attached."""
        assert self.seen is not None
        assert self.mask is not None
        self.write_observation(seat, self.seen, 0)
        self.write_mask(seat, self.mask, 0)

    def reward(self, seat: int) -> float:
        """Once the game is over: 1 for a winner alone, the losers pay it in equal shares, and winners share it."""
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
