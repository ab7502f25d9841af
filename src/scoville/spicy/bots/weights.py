"""The numbers that the SPICY policy thinks with. All are whole, so that compiled and interpreted code think the same.

Values are in hundredths of a point, shares in thousandths. They were found in games of the policy against its
earlier versions and against `random` and `honest`: WEIGHTS with two players, MANY with four and six.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

__all__ = ["MANY", "WEIGHTS", "Odds", "Weights", "weights_for", "weights_from"]


class Odds(NamedTuple):
    """Compared with a true card, in hundredths of a logarithm, summed over what is seen of a claim."""

    number: tuple[int, ...]
    """From 1 to 10."""
    step: tuple[int, ...]
    """How far it goes up: 1 to 4, and more."""
    hand: tuple[int, ...]
    """The number of cards in the hand it was laid from: 1 to 3, and more."""
    leads: int


@dataclass(frozen=True, slots=True)
class Weights:
    # --- how a claim comes about: the belief -------------------------------------------------------------
    odds: tuple[Odds, Odds, Odds] = (
        Odds(
            (-228, -177, 148, -304, 136, -330, -310, 3, 125, -29),
            (-143, -186, -138, -218, -279),
            (-53, -177, -236, -498),
            -403,
        ),
        Odds(
            (118, 100, 14, -105, -21, -267, -218, 22, -23, 73), (-126, -5, -31, -63, -82), (30, -125, -123, -90), -163
        ),
        Odds(
            (85, -322, -303, -161, -261, 81, 113, -160, 223, 10),
            (68, -166, -246, -176, -176),
            (-137, -175, -150, -234),
            -126,
        ),
    )
    """How readily a player declares a card to be what it is not: a card right in nothing, in the number, in the spice.
    Fitted to what the policy did in games against itself."""
    seeming: tuple[Odds, Odds, Odds] = (
        Odds(
            (128, 242, -40, -203, -379, -222, -98, -278, -90, 198),
            (-184, -131, -106, -158, -163),
            (-78, -216, -217, -231),
            -175,
        ),
        Odds((29, 117, -24, -16, -105, -37, -9, -103, -20, 38), (-39, -45, -9, -25, -12), (48, -19, -20, -140), -323),
        Odds(
            (49, 157, 27, -112, -261, -215, -88, -227, -7, 149),
            (-129, -72, -50, -146, -134),
            (-155, -130, -129, -116),
            -105,
        ),
    )
    """The same as the others are expected to see it. A policy that knew better what they think would play differently,
    and they would learn that. So this is not counted but found by play, like everything below."""
    copy_true: int = 900
    copy_false: int = 40
    """How readily a card is copied with the same card, and with any other. With many players this is fitted too. With
    two the policy itself hardly ever copies falsely; this is for players who do."""
    copy_seems: int = 100
    """The latter, as the others are expected to see it."""
    record: int = 250
    """How many tenths of a revealed claim a player's record starts with, true and false."""

    # --- what a position is worth --------------------------------------------------------------------------
    hope: tuple[int, ...] = (704, 743, 451, 495, 304, 204, 122, 124, 132, 71, 25, 0, 0, 0, 0, 6)
    """The hope for a trophy soon, by cards in hand; it shrinks as the World's End comes near."""
    first_trophy: int = 1184
    """On top of its points, because the second wins the game."""
    near: int = 34
    """With fewer cards than this above the World's End, hopes shrink."""
    spread: int = 677
    """How uncertain the scores are at the very end, and what every card above the World's End adds."""
    spread_card: int = 52
    lead: int = 21
    """The value of leading a new stack."""

    # --- what a play is worth beyond that ------------------------------------------------------------------
    keep: tuple[int, ...] = (47, 61, 88, 37, 40, 31, 53, 118, 95, 144, 78, 161)
    """The value of cards in hand: by number, wild spice, wild number."""
    follow: int = 60
    """For every card left in hand that could truthfully follow."""
    claim: tuple[int, ...] = (-9, 26, 1, 31, -17, -11, 21, -31, 110, 57)
    """For the declared number: what it leaves to the next player."""
    paw: int = 60
    """For every card under the own paw."""
    swap: int = 70
    """The value of an unknown card when cards go under a 5."""
    passing: int = 196
    """The cost of a pass."""

    # --- how others doubt ------------------------------------------------------------------------------------
    doubt_even: int = 239
    """How often a card is challenged that seems just worth it."""
    doubt_slope: int = 1283
    doubt_least: int = 22
    doubt_most: int = 1382
    doubt_rate: int = 369
    """How often any card is challenged, and how many such cards a doubter's record starts with."""
    doubt_record: int = 2
    trait_slope: int = 828
    """How surely a challenger names the trait that seems worse."""
    margin: int = 230
    """What a challenge must gain over letting be."""
    last_help: int = 348
    """How far a player relies on those asked later to challenge a last card."""
    noise: int = 40
    """How much of a choice is noise."""


WEIGHTS = Weights()

MANY = Weights(
    odds=(
        Odds(
            (-203, 133, -47, 82, -132, -210, -271, 90, -264, -75),
            (-349, -180, -216, -165, 13),
            (-183, -208, -203, -303),
            163,
        ),
        Odds((-50, -16, 30, -42, -66, -101, -50, 123, -64, 57), (-56, 10, -16, -22, -94), (87, -53, -101, -111), -66),
        Odds(
            (-265, 143, -400, 69, -76, -50, -3, 25, 28, -67), (51, -44, -216, -252, -137), (-157, -129, -104, -208), -72
        ),
    ),
    seeming=(
        Odds(
            (-124, -79, -26, -150, -161, -96, -73, -82, -31, -40),
            (-65, -142, -133, -278, -244),
            (-57, -211, -267, -326),
            -23,
        ),
        Odds((-84, 15, -113, 22, -36, -5, 5, -36, 10, -34), (11, -50, -59, -86, -74), (38, -48, -73, -175), -162),
        Odds(
            (-307, -119, 191, -132, -275, -264, -155, 255, -210, 197),
            (-136, -104, -75, -212, -293),
            (-180, -218, -221, -200),
            -2,
        ),
    ),
    copy_true=900,
    copy_false=40,
    copy_seems=130,
    record=17,
    hope=(1929, 909, 316, 421, 195, 194, 182, 120, 123, 136, 15, 0, 4, 0, 0, 0),
    first_trophy=2121,
    near=7,
    spread=519,
    spread_card=36,
    lead=10,
    keep=(58, 41, 162, 25, 51, 52, 70, 84, 81, 197, 56, 157),
    follow=102,
    claim=(-63, 0, 14, 67, 16, 5, 18, 127, 21, -4),
    paw=60,
    swap=70,
    passing=247,
    doubt_even=52,
    doubt_slope=1110,
    doubt_least=22,
    doubt_most=1013,
    doubt_rate=48,
    doubt_record=11,
    trait_slope=538,
    margin=120,
    last_help=482,
    noise=54,
)


def weights_for(players: int) -> Weights:
    return WEIGHTS if players == 2 else MANY


def weights_from(numbers: Mapping[str, Any]) -> Weights:
    """The weights of a frozen version, as its file has them."""
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in numbers.items()
    }
    for name in ("odds", "seeming"):
        found[name] = tuple(
            Odds(tuple(row["number"]), tuple(row["step"]), tuple(row["hand"]), row["leads"]) for row in numbers[name]
        )
    return Weights(**found)
