"""A list of options: what a seat may do, as plain ints written by a game's `list_options`."""

from __future__ import annotations

__all__ = ["MOST_ACTIONS", "Options", "kept"]

MOST_ACTIONS = 200
"""No list of whole actions is longer. If there are more, each game documents which it lists."""


class Options:
    """`n` options in `items`. Callers that list often reuse one."""

    def __init__(self) -> None:
        self.n = 0
        self.drawn = 0  # the place of one that was drawn, which somebody will ask for
        self.items = [0] * 1200

    def add(self, option: int) -> None:
        self.items[self.n] = option
        self.n += 1

    def draw(self, i: int) -> int:
        """The i-th option, which is chosen."""
        self.drawn = i
        return self.items[i]

    def has(self, option: int) -> bool:
        if self.drawn < self.n and self.items[self.drawn] == option:
            return True
        for i in range(self.n):
            if self.items[i] == option:
                return True
        return False

    def item(self, i: int) -> int:
        return self.items[i]

    def as_list(self) -> list[int]:
        return [self.items[i] for i in range(self.n)]


def kept(i: int, count: int, room: int) -> bool:
    """Whether the i-th of `count` things is among the `room` that are kept, which are spread evenly over all."""
    return room >= count or (i + 1) * room // count > i * room // count
