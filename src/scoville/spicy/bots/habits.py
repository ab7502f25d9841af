"""How each seat plays, learned from what everybody saw: whether it looks at its cards, how readily it challenges.

Two habits are distinguished: blind claims (any card as anything) and rash answers to a card (a challenge two times
in three, whatever it is). These habits make a few kinds of players. With every revealed card and every answer, the
chance that a seat is each of them is updated.
"""

from __future__ import annotations

from ..rules.codes import NUMBER, SPICE
from .codes import EVERYBODY, MILLION

__all__ = ["Habits"]

# The kinds of players: the prior chance of each (in millionths), the share of its cards that it lays blindly,
# and the share of its answers that are rash (in thousandths).
KINDS_OF_PLAYERS = 5
FIRST = (760_000, 40_000, 30_000, 20_000, 150_000)
BLIND = (30, 970, 500, 30, 970)
RASH = (30, 30, 30, 970, 970)
LEAST = 1000  # nothing is ever ruled out, because people change
SURE = MILLION - KINDS_OF_PLAYERS * LEAST
# In thousandths: how revealed cards turn out that were laid blindly or with care; how often rash and calm players
# challenge.
BLIND_FALSE, BLIND_NUMBER, BLIND_SPICE, BLIND_TRUE = 540, 110, 315, 35
SEEN_FALSE, SEEN_NUMBER, SEEN_SPICE, SEEN_TRUE = 120, 280, 340, 260
RASH_CHALLENGE, CALM_CHALLENGE = 667, 100


class Habits:
    def __init__(self) -> None:
        self.told = [0] * 6  # challenges of this seat's cards that the card survived
        self.lied = [0] * 6
        self.asked = [0] * 6  # cards of others that this seat let be or challenged
        self.doubted = [0] * 6
        self.likely = [0] * 30  # [seat * 5 + kind of player]
        self.blindly = [0] * 5
        self.rashly = [0] * 5
        for kind in range(KINDS_OF_PLAYERS):
            self.blindly[kind] = BLIND[kind]
            self.rashly[kind] = RASH[kind]
            for seat in range(EVERYBODY):
                self.likely[seat * KINDS_OF_PLAYERS + kind] = FIRST[kind]

    def clone(self) -> Habits:
        other = Habits.__new__(Habits)
        other.blindly = self.blindly[:]
        other.rashly = self.rashly[:]
        other.copy_from(self)
        return other

    def copy_from(self, other: Habits) -> None:
        self.told = other.told[:]
        self.lied = other.lied[:]
        self.asked = other.asked[:]
        self.doubted = other.doubted[:]
        self.likely = other.likely[:]

    def blind(self, seat: int) -> int:
        """The share of this seat's claims that are made blindly, in millionths."""
        share = 0
        for kind in range(KINDS_OF_PLAYERS):
            share += self.likely[seat * KINDS_OF_PLAYERS + kind] * self.blindly[kind]
        return share // 1000

    def rash(self, seat: int) -> int:
        """The share of this seat's answers that are given without thinking, in millionths."""
        share = 0
        for kind in range(KINDS_OF_PLAYERS):
            share += self.likely[seat * KINDS_OF_PLAYERS + kind] * self.rashly[kind]
        return share // 1000

    def note_let_be(self, by: int) -> None:
        """The next card lies on a card of `by`, so nobody has challenged that one."""
        for seat in range(EVERYBODY):
            if seat != by:
                self.note_answer(seat, 1000 - RASH_CHALLENGE, 1000 - CALM_CHALLENGE)

    def note_challenge(self, by: int, challenger: int) -> None:
        """The players between the two were asked before the challenger, or were slower."""
        seat = by + 1 if by + 1 < EVERYBODY else 0
        while seat not in (challenger, by):
            self.note_answer(seat, 1000 - RASH_CHALLENGE, 1000 - CALM_CHALLENGE)
            seat = seat + 1 if seat + 1 < EVERYBODY else 0
        self.doubted[challenger] += 1
        self.note_answer(challenger, RASH_CHALLENGE, CALM_CHALLENGE)

    def note_answer(self, seat: int, if_rash: int, if_calm: int) -> None:
        """Updates the kinds of a seat by how likely its answer is from a rash and from a calm player."""
        self.asked[seat] += 1
        for kind in range(KINDS_OF_PLAYERS):
            share = self.rashly[kind]
            self.likely[seat * KINDS_OF_PLAYERS + kind] *= share * if_rash + (1000 - share) * if_calm
        self.level(seat)

    def note_revealed(self, by: int, truth: int, holds: bool) -> None:
        """Notes a revealed card of `by`: which traits are right, and whether the challenged one is."""
        if holds:
            self.told[by] += 1
        else:
            self.lied[by] += 1
        if truth == NUMBER | SPICE:
            if_blind, if_seen = BLIND_TRUE, SEEN_TRUE
        elif truth == SPICE:
            if_blind, if_seen = BLIND_SPICE, SEEN_SPICE
        elif truth == NUMBER:
            if_blind, if_seen = BLIND_NUMBER, SEEN_NUMBER
        else:
            if_blind, if_seen = BLIND_FALSE, SEEN_FALSE
        for kind in range(KINDS_OF_PLAYERS):
            share = self.blindly[kind]
            self.likely[by * KINDS_OF_PLAYERS + kind] *= share * if_blind + (1000 - share) * if_seen
        self.level(by)

    def level(self, seat: int) -> None:
        """Makes the chances of a seat add up to one again."""
        every = 0
        for kind in range(KINDS_OF_PLAYERS):
            every += self.likely[seat * KINDS_OF_PLAYERS + kind]
        every = every // SURE + 1
        for kind in range(KINDS_OF_PLAYERS):
            i = seat * KINDS_OF_PLAYERS + kind
            self.likely[i] = LEAST + self.likely[i] // every
