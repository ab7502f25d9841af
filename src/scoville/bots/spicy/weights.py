"""The numbers the SPICY policy thinks with. All are whole, so that compiled and interpreted think the same.

Worths are in hundredths of a point, shares in thousandths; what is said in wins is meant for two players and
shrinks with more, who share the win. They were found by play of the policy against its own
earlier selves and against `random` and `honest`: WEIGHTS with two players, MANY with four and six.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["BELIEF", "MANY", "WEIGHTS", "Weights", "weights_for"]


@dataclass(frozen=True, slots=True)
class Weights:
    # --- how a claim comes about: the belief -------------------------------------------------------------
    truth_step: tuple[int, ...] = (0, 59, 41, 44, 31, 37, 39, 50, 36, 20)
    """By how far a true claim goes up; a lead or a wrap counts from 0."""
    bluff_step: tuple[int, ...] = (0, 77, 85, 73, 36, 20, 46, 46, 48, 15)
    bluff_number: tuple[int, ...] = (723, 424, 841, 839, 1472, 691, 876, 1021, 737, 316)
    """How often whoever has nothing true to say bluffs rather than passes, by the number claimed."""
    bluff_anyway: int = 364
    """How often one bluffs who could tell the truth."""
    half_spice: int = 820
    """How a bluff is made: with the spice right, with the number right, with neither."""
    half_number: int = 3273
    fully_false: int = 386
    copy_true: int = 900
    copy_false: int = 30
    record: int = 5
    """How many tenths of a revealed claim a player's record starts with, true and false."""

    # --- what a position is worth --------------------------------------------------------------------------
    hope: tuple[int, ...] = (704, 743, 451, 417, 304, 204, 122, 124, 132, 71, 25, 0, 0, 0, 0, 0)
    """Of a trophy soon, by cards in hand; less as the World's End comes near."""
    first_trophy: int = 506
    """Beyond its points: the second wins the game."""
    near: int = 14
    """With fewer cards above the World's End, hopes shrink."""
    spread: int = 467
    """How uncertain the scores are at the very end, and what every card above the World's End adds."""
    spread_card: int = 80
    lead: int = 19
    """What it is worth to lead a new stack."""

    # --- what a play is worth beyond that ------------------------------------------------------------------
    keep: tuple[int, ...] = (47, 34, 88, 37, 40, 44, 53, 118, 95, 144, 78, 161)
    """Of cards in hand: by number, wild spice, wild number."""
    follow: int = 30
    """For every card left in hand that could truly follow."""
    claim: tuple[int, ...] = (-9, 26, 1, 14, -39, -11, 21, -17, 47, 86)
    """Of the number declared: what it leaves to the next player."""
    paw: int = 60
    """Of every card under one's own paw."""
    swap: int = 70
    """What an unknown card is worth when cards go under a 5."""
    passing: int = 112
    """What a pass costs."""

    # --- how others doubt ------------------------------------------------------------------------------------
    doubt_even: int = 330
    """How often a card is challenged that seems just worth it."""
    doubt_slope: int = 772
    doubt_least: int = 19
    doubt_most: int = 1023
    doubt_rate: int = 346
    """How often a card is challenged at all, and how many such cards a doubter's record starts with."""
    doubt_record: int = 2
    trait_slope: int = 964
    """How surely a challenger names the trait that seems worse."""
    margin: int = 849
    """What a challenge must gain beyond letting be, in hundred-thousandths of a win."""
    last_help: int = 500
    """How far one relies on those asked later to challenge a last card."""
    noise: int = 10
    """How much of a choice is mood, in thousandths of a win."""


WEIGHTS = Weights()

MANY = Weights(
    truth_step=(0, 73, 72, 90, 47, 19, 42, 57, 47, 33),
    bluff_step=(0, 27, 56, 58, 50, 18, 26, 83, 64, 24),
    bluff_number=(452, 462, 501, 762, 1039, 613, 567, 1356, 385, 193),
    bluff_anyway=204,
    half_spice=496,
    half_number=3612,
    fully_false=512,
    copy_true=900,
    copy_false=30,
    record=12,
    hope=(1848, 707, 303, 404, 187, 186, 175, 115, 118, 94, 15, 0, 0, 0, 0, 0),
    first_trophy=946,
    near=14,
    spread=616,
    spread_card=67,
    lead=29,
    keep=(58, 30, 162, 25, 40, 40, 52, 46, 80, 197, 45, 157),
    follow=29,
    claim=(-48, 0, 31, 67, 1, 5, 18, 63, 15, -4),
    paw=60,
    swap=70,
    passing=105,
    doubt_even=295,
    doubt_slope=288,
    doubt_least=43,
    doubt_most=1343,
    doubt_rate=305,
    doubt_record=2,
    trait_slope=303,
    margin=1728,
    last_help=500,
    noise=10,
)


def weights_for(players: int) -> Weights:
    return WEIGHTS if players == 2 else MANY


BELIEF = replace(
    WEIGHTS,
    truth_step=(0, 72, 100, 69, 38, 22, 46, 36, 37, 24),
    bluff_step=(0, 32, 62, 28, 11, 22, 17, 44, 62, 100),
    bluff_number=(1881, 1855, 1798, 1840, 1862, 1866, 1877, 1872, 1879, 1877),
    bluff_anyway=883,
    half_spice=1242,
    half_number=2000,
    fully_false=851,
    record=10,
)
"""What was counted in games of the policy against itself: what `search` imagines by, and what is told to people.

The policy itself plays better by the numbers above, which mislead whoever relies on them."""
