"""Where a state notes what happened, as small ints, while somebody listens.

The hot core knows no objects. It notes (kind, seat, three numbers), and the game in front of
it turns the notes into facts. A state without a journal pays one comparison per note.
"""

from __future__ import annotations

from .errors import Fault

__all__ = ["Journal"]

CAPACITY = 4096
WIDTH = 5


class Journal:
    """The notes of one action, as small ints. `drain` returns them and clears the journal.

    A note too many raises `Fault`: a missing fact would be a lie.
    """

    def __init__(self) -> None:
        self.length = 0
        self.notes = [0] * 4096  # CAPACITY, written out: Cython sizes arrays from literals

    def note(self, kind: int, seat: int, x: int, y: int, z: int) -> None:
        if self.length + WIDTH > CAPACITY:  # no action notes so much, and a missing fact would be a lie
            raise Fault("core/journal.py: the journal is full")
        self.notes[self.length] = kind
        self.notes[self.length + 1] = seat
        self.notes[self.length + 2] = x
        self.notes[self.length + 3] = y
        self.notes[self.length + 4] = z
        self.length += WIDTH

    def drain(self) -> list[tuple[int, int, int, int, int]]:
        rows = []
        i = 0
        while i < self.length:
            rows.append((self.notes[i], self.notes[i + 1], self.notes[i + 2], self.notes[i + 3], self.notes[i + 4]))
            i += WIDTH
        self.length = 0
        return rows
