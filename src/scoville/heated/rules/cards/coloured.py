"""The coloured action cards. Each goes only on its colour or on its own kind (H-COL-MATCH)."""

from __future__ import annotations

from .printed import ColouredCard
from .verbs import Program

__all__ = ["CoolOff", "Draw2", "Reverse", "Swap", "TooHot"]


class CoolOff(ColouredCard):
    word = "cool"
    title = "COOL OFF"
    text = "The next player's turn is skipped."
    count = 2
    clauses = ("H-COOL", "HR-SKIP-JUMP")
    stoppable = False

    def enact(self, do: Program) -> None:
        do.skip()


class Reverse(ColouredCard):
    word = "reverse"
    title = "REVERSE"
    text = "Play turns round."
    count = 2
    clauses = ("H-REVERSE",)
    stoppable = False

    def enact(self, do: Program) -> None:
        do.reverse()


class Draw2(ColouredCard):
    word = "draw2"
    title = "DRAW 2"
    text = "Two cards for whoever is next, who may put another DRAW 2 on it instead."
    count = 2
    clauses = ("H-DRAW2", "H-STACK2", "H-STACK-OVER")

    def enact(self, do: Program) -> None:
        do.next_player_faces(2)


class TooHot(ColouredCard):
    word = "hot"
    title = "TOO HOT"
    text = "Everyone slaps; the last to slap draws 2 cards."
    count = 1
    expansion = 1
    clauses = ("H-TOOHOT", "HR-SLAP", "H-JUMP-HOT", "H-MORE")

    def enact(self, do: Program) -> None:
        do.race(last=2, tied=1)


class Swap(ColouredCard):
    word = "swap"
    title = "SWAP"
    text = "Trade hands with another player."
    count = 1
    clauses = ("H-SWAP", "H-CALL-SWAP")

    def enact(self, do: Program) -> None:
        do.swap_hands()
