"""The special action cards of the base game."""

from __future__ import annotations

from .printed import BlackCard, WhiteCard
from .verbs import Program

__all__ = ["AdjustSpiceLevel", "Apocalypse", "Draw4", "FairPlay", "GettingHeated", "GhostPepperSpray", "NoThanks"]


class AdjustSpiceLevel(BlackCard):
    word = "adjust"
    title = "ADJUST SPICE LEVEL"
    text = "Choose the colour play goes on with."
    count = 4
    clauses = ("H-ADJUST",)
    stoppable = False


class Draw4(BlackCard):
    word = "draw4"
    title = "DRAW 4"
    text = "Four cards for whoever is next, who may put another DRAW 4 on it instead."
    count = 4
    clauses = ("H-DRAW4",)

    def enact(self, do: Program) -> None:
        do.next_player_faces(4)


class GettingHeated(BlackCard):
    word = "getting-heated"
    title = "GETTING HEATED"
    text = "A player you name draws 2 cards; anyone may put another GETTING HEATED on it."
    count = 4
    clauses = ("H-HEATED2",)

    def enact(self, do: Program) -> None:
        do.target_faces(2)


class GhostPepperSpray(BlackCard):
    word = "ghost"
    title = "GHOST PEPPER SPRAY"
    text = "Number all other players from 1; each draws as many cards."
    count = 1
    expansion = 1
    clauses = ("H-GHOST", "H-MORE")

    def enact(self, do: Program) -> None:
        do.others_draw_their_number()


class Apocalypse(BlackCard):
    word = "apocalypse"
    title = "APOCALYPSE"
    text = "Every other player discards a card of the colour you name or draws 1."
    count = 2
    clauses = ("H-APOC",)

    def enact(self, do: Program) -> None:
        do.others_discard_the_colour_or_draw(1)


class FairPlay(BlackCard):
    word = "fair-play"
    title = "FAIR PLAY"
    text = "Name a player: whichever of you has more cards discards down to the other's number."
    count = 2
    clauses = ("H-FAIR",)
    late_colour = True

    def enact(self, do: Program) -> None:
        do.level_with_target()


class NoThanks(WhiteCard):
    word = "no-thanks"
    title = "NO, THANKS"
    text = "Sit out your turn, or shrug off an action aimed at you."
    count = 4
    clauses = ("H-NT-TURN", "HR-NT-TURN", "H-NT-OUT", "H-NT-STACK", "H-NT-EXP", "HR-NT-OWN")

    def enact(self, do: Program) -> None:
        do.cancel()
