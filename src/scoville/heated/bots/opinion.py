"""What a network thinks of every option of a seat in HEATED. It plays alone as `learned`; `search` listens to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.learned import read_network
from .. import Action, Name
from ..rules.codes import NAMING
from ..rules.state import State
from .glance import Glance
from .glance_size import GLANCE
from .trained import NETWORKS

if TYPE_CHECKING:
    from ...bots.network import Network

__all__ = ["FILE", "UNIT", "Opinion", "considered", "load_opinion"]

FILE: Final = NETWORKS / "options.npz"
UNIT: Final = 20
"""A rating of 1 is one part of this many of a chance to win, times 4, divided by the number of players."""


class Opinion:
    def __init__(self, network: Network) -> None:
        self.network = network
        self.glance = Glance()

    def rate(self, state: State, seat: int, options: list[Action | None], lacks: dict[int, int]) -> list[int]:
        """What each option is worth, in units of 2^-10. `state` is the table as the seat knows it, `lacks` what it
        remembers of the others."""
        self.glance.set_lacks(lacks, state.n)
        return self.ratings(state, seat, options)

    def ratings(self, state: State, seat: int, options: list[Action | None]) -> list[int]:
        """The same, with what the glance was told to remember."""
        import numpy as np  # noqa: PLC0415 - already loaded with the network

        out = bytearray(len(options) * GLANCE)
        self.glance.write(state, seat, options, memoryview(out))
        parts = self.network.rate_rows(np.frombuffer(out, np.uint8).reshape(-1, GLANCE))
        worth: list[int] = parts[:, 0].tolist()
        return worth


def considered(state: State, options: list[Action | None]) -> list[Action | None]:
    """Without naming a colour before the effect is over, if there is anything else: the hand will change first."""
    if state.pending.phase == NAMING:
        return options
    return [option for option in options if type(option) is not Name] or options


def load_opinion() -> Opinion:
    """Raises Missing without NumPy."""
    return Opinion(read_network(FILE))
