"""The cards of the expansion; the extra GHOST PEPPER SPRAY and TOO HOT are counted with the base ones."""

from __future__ import annotations

from .printed import BlackCard, WhiteCard
from .verbs import Program

__all__ = [
    "Blank",
    "Copy",
    "Gift",
    "GiveAndTake",
    "Mercy",
    "Reorganize",
    "SpiceMix",
    "SuperSwap",
    "TheFinish",
    "TooChili",
    "Trap",
    "UnitedWeFall",
]


class UnitedWeFall(BlackCard):
    word = "united"
    title = "UNITED WE FALL"
    text = "Everyone draws 2 cards, you too."
    expansion = 2
    clauses = ("H-UNITED", "H-HOUSE4")

    def enact(self, do: Program) -> None:
        do.everyone.draw(2)


class Gift(BlackCard):
    word = "gift"
    title = "GIFT"
    text = "Everyone else draws 1 card."
    expansion = 2
    clauses = ("H-GIFT",)

    def enact(self, do: Program) -> None:
        do.others.draw(1)


class Mercy(WhiteCard):
    word = "mercy"
    title = "MERCY"
    text = "Ends your draw, and your turn if it is yours."
    expansion = 2
    clauses = ("H-MERCY", "HR-MERCY", "H-MERCY-IDLE")

    def enact(self, do: Program) -> None:
        do.end_draw()


class Copy(WhiteCard):
    word = "copy"
    title = "COPY"
    text = "On your turn: acts exactly as the top card."
    expansion = 2
    clauses = ("H-COPY",)

    def enact(self, do: Program) -> None:
        do.copy_top()


class GiveAndTake(BlackCard):
    word = "give-take"
    title = "GIVE AND TAKE"
    text = "Give another player a card of your choice for a random one."
    expansion = 2
    clauses = ("H-GIVE",)
    stoppable = False

    def enact(self, do: Program) -> None:
        do.exchange_a_card()


class SuperSwap(BlackCard):
    word = "super-swap"
    title = "SUPER SWAP"
    text = "Take 2 cards, then trade hands with another player."
    expansion = 1
    clauses = ("H-SUPER", "H-HOUSE5")
    late_colour = True

    def enact(self, do: Program) -> None:
        do.player.draw(2)
        do.swap_hands()


class TheFinish(BlackCard):
    word = "finish"
    title = "THE FINISH"
    text = "Everyone discards down to 2 cards."
    expansion = 1
    clauses = ("H-FINISH",)
    late_colour = True

    def enact(self, do: Program) -> None:
        do.everyone.discard_down_to(2)


class Reorganize(BlackCard):
    word = "reorganize"
    title = "REORGANIZE"
    text = "Two players trade places."
    expansion = 1
    clauses = ("H-REORG",)

    def enact(self, do: Program) -> None:
        do.trade_places()


class SpiceMix(BlackCard):
    word = "spice-mix"
    title = "SPICE MIX"
    text = "All hands are shuffled together and dealt out again."
    expansion = 1
    clauses = ("H-MIX",)
    late_colour = True

    def enact(self, do: Program) -> None:
        do.mix_hands()


class TooChili(BlackCard):
    word = "too-chili"
    title = "TOO CHILI"
    text = "You slap; anyone else who slaps draws 1 card."
    expansion = 1
    clauses = ("H-CHILI",)

    def enact(self, do: Program) -> None:
        do.dare(1)


class Trap(WhiteCard):
    word = "trap"
    title = "TRAP"
    text = "Goes face up into the draw pile; whoever draws it draws 2 more."
    expansion = 1
    clauses = ("H-TRAP", "HR-TRAP")

    def enact(self, do: Program) -> None:
        do.set_trap()


class Blank(BlackCard):
    """The table decides what it does (blank.py); as printed it only changes the colour."""

    word = "blank"
    title = "BLANK"
    text = "What the table agrees on."
    expansion = 1
    clauses = ("H-BLANK",)
