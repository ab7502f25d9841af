"""The settings of a SPICY table: edition, SPICE IT UP cards, manners, World's End."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core import BadSettings, quote, stream
from .cards import COPIES, COPIES_OF_A_NUMBER, COPIES_OF_A_WILD, RANKS, SPICES, count_cards
from .editions import DEFAULT_EDITION, EDITIONS, Edition
from .variants import VARIANTS

__all__ = ["GUIDED", "MANNERS", "MOST_PLAYERS", "TABLETOP", "Rules", "below_worlds_end", "random_variants"]

FEWEST_PLAYERS: Final = 2  # SR-PLAYERS
MOST_PLAYERS: Final = 6
HAND: Final = 6  # S-DEAL, S-REFILL
LARGEST_HAND: Final = 15
TROPHIES: Final = 3  # S-OTHER, S-END-3RD
GUIDED: Final = "guided"
TABLETOP: Final = "tabletop"
MANNERS: Final = (GUIDED, TABLETOP)


def below_worlds_end(players: int) -> int:
    """SR-END-AT: how many of the 100 spicy cards lie below the World's End card at the start."""
    return 60 if players == 2 else 40 if players <= 4 else 16


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays by. Checked when made: an object of this type can be played."""

    edition: str = DEFAULT_EDITION
    variants: tuple[str, ...] = ()
    manners: str = GUIDED
    worlds_end: int | None = None
    """How many cards lie above the World's End card; None is as many as SR-END-AT says."""
    worlds_end_jitter: int = 0
    open_deck: bool = False
    """Whether everybody sees how many cards are left above the World's End card."""
    hand: int = HAND
    """How many cards are dealt, and drawn after a trophy. The books say 6; another number is for studies."""
    # A smaller game, for exact methods and quick learning; the defaults are the printed cards (S-CARDS, S-OTHER).
    ranks: int = RANKS
    """The highest number. After it the numbers begin again (S-WRAP)."""
    spices: int = SPICES
    """1 is chili alone, 2 are chili and wasabi."""
    copies: int = COPIES_OF_A_NUMBER
    """How many there are of every number in every spice."""
    wilds: int = COPIES_OF_A_WILD
    """How many wild spices there are, and as many wild numbers."""
    trophies: int = TROPHIES
    """The last of them ends the game (S-END-3RD), and more than half of them win it at once (S-END-2ND)."""

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise BadSettings("edition", edition=quote(str(self.edition)), known=", ".join(EDITIONS))
        if self.manners not in MANNERS:
            raise BadSettings("manners", known=", ".join(MANNERS), manners=quote(str(self.manners)))
        object.__setattr__(self, "variants", tuple(self.variants))
        for i, name in enumerate(self.variants):
            if name not in VARIANTS:
                raise BadSettings("variant", variant=quote(str(name)), known=", ".join(VARIANTS))
            if name in self.variants[:i]:
                raise BadSettings("variant-twice", variant=name)  # SR-UP-N
        if len(self.variants) > self.printed.most_variants:
            raise BadSettings(
                "too-many-variants", edition=self.edition, most=self.printed.most_variants, count=len(self.variants)
            )
        if self.worlds_end is not None and not 1 <= self.worlds_end <= 100:
            raise BadSettings("worlds-end")
        if not 0 <= self.worlds_end_jitter <= 100:
            raise BadSettings("worlds-end-jitter")
        if not 1 <= self.hand <= LARGEST_HAND:
            raise BadSettings("hand", most=LARGEST_HAND, count=self.hand)
        self._check_size()

    def _check_size(self) -> None:
        for key, count, fewest, most in (
            ("ranks", self.ranks, 1, RANKS),
            ("spices", self.spices, 1, SPICES),
            ("copies", self.copies, 1, COPIES_OF_A_NUMBER),
            ("wilds", self.wilds, 0, COPIES_OF_A_WILD),
            ("trophies", self.trophies, 1, TROPHIES),
        ):
            if not fewest <= count <= most:
                raise BadSettings(f"size-{key}", fewest=fewest, most=most, count=count)
        for name in self.variants:
            if VARIANTS[name].needs > self.ranks:
                raise BadSettings("variant-idle", variant=name, needs=VARIANTS[name].needs, ranks=self.ranks)

    @property
    def printed(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def tabletop(self) -> bool:
        return self.manners == TABLETOP

    @property
    def cards(self) -> tuple[int, ...]:
        """How many spicy cards there are of every kind."""
        return count_cards(self.ranks, self.spices, self.copies, self.wilds)

    @property
    def winning_trophies(self) -> int:
        """S-END-2ND: more than half of them."""
        return self.trophies // 2 + 1

    def draw_deck(self, players: int) -> int:
        """How many cards are left once all hands are dealt."""
        return sum(self.cards) - self.hand * players

    def below_worlds_end(self, players: int) -> int:
        """SR-END-AT. In a smaller deck it lies as deep in proportion to the draw deck as in the printed one."""
        printed = below_worlds_end(players)
        if self.cards == COPIES:
            return printed
        return self.draw_deck(players) * printed // (sum(COPIES) - HAND * players)


def random_variants(seed: int | str, count: int = 1, ranks: int = RANKS) -> tuple[str, ...]:
    """S-UP-1: SPICE IT UP cards turned up at random from the seed, of those that change something in a smaller game."""
    names = [name for name in VARIANTS if VARIANTS[name].needs <= ranks]
    if not 0 <= count <= len(names):
        raise BadSettings("variant-count", all=len(names), count=count)
    dice = stream(seed, "spice-it-up")
    return tuple(names.pop(dice.below(len(names))) for _ in range(count))
