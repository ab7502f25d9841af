"""The settings of a SPICY table: edition, SPICE IT UP cards, manners, World's End."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core import BadSettings, stream
from ...core.settings import check_settings, choice, flag, number, settings_of, several
from .cards import COPIES, COPIES_OF_A_NUMBER, COPIES_OF_A_WILD, RANKS, SPICES, count_cards
from .editions import DEFAULT_EDITION, EDITIONS, Edition
from .variants import VARIANTS

__all__ = [
    "GUIDED",
    "MANNERS",
    "MOST_PLAYERS",
    "MOST_VARIANTS",
    "SIZES",
    "TABLETOP",
    "Rules",
    "below_worlds_end",
    "random_variants",
]

FEWEST_PLAYERS: Final = 2  # SR-PLAYERS
MOST_PLAYERS: Final = 6
MOST_VARIANTS: Final = 6  # as many as any edition has
HAND: Final = 6  # S-DEAL, S-REFILL
LARGEST_HAND: Final = 15
TROPHIES: Final = 3  # S-OTHER, S-END-3RD
GUIDED: Final = "guided"
TABLETOP: Final = "tabletop"
MANNERS: Final = (GUIDED, TABLETOP)
SMALLER: Final = "smaller"
"""Settings for exact methods and quick learning; the defaults are the printed cards (S-CARDS, S-OTHER)."""


def below_worlds_end(players: int) -> int:
    """SR-END-AT: how many of the 100 spicy cards lie below the World's End card at the start."""
    return 60 if players == 2 else 40 if players <= 4 else 16


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays by. Wrong settings are refused here, so every object of this type can be played."""

    edition: str = choice(DEFAULT_EDITION, EDITIONS, names="spicy-edition-{}")
    variants: tuple[str, ...] = several(VARIANTS, MOST_VARIANTS, names="spicy-variant-{}", helps="terminal-does-{}")
    manners: str = choice(GUIDED, MANNERS, fixed=True)
    worlds_end: int | None = number(None, 1, 100, begin=30)
    """How many cards lie above the World's End card; None means as many as SR-END-AT says."""
    worlds_end_jitter: int = number(0, 0, 100)
    open_deck: bool = flag()
    """Whether everybody sees how many cards are left above the World's End card."""
    hand: int = number(HAND, 1, LARGEST_HAND)
    """How many cards are dealt, and drawn after a trophy. The books say 6; other numbers are for studies."""
    ranks: int = number(RANKS, 1, RANKS, group=SMALLER)
    """The highest number. After it the numbers begin again (S-WRAP)."""
    spices: int = number(SPICES, 1, SPICES, group=SMALLER)
    """1 is chili alone, 2 are chili and wasabi."""
    copies: int = number(COPIES_OF_A_NUMBER, 1, COPIES_OF_A_NUMBER, group=SMALLER)
    """How many there are of every number in every spice."""
    wilds: int = number(COPIES_OF_A_WILD, 0, COPIES_OF_A_WILD, group=SMALLER)
    """How many wild spices there are, and as many wild numbers."""
    trophies: int = number(TROPHIES, 1, TROPHIES, group=SMALLER)
    """The last of them ends the game (S-END-3RD), and more than half of them win it at once (S-END-2ND)."""

    def __post_init__(self) -> None:
        check_settings(self, "spicy")  # SR-UP-N: each SPICE IT UP card exists once
        if len(self.variants) > self.printed.most_variants:
            raise BadSettings(
                "too-many-variants", edition=self.edition, most=self.printed.most_variants, count=len(self.variants)
            )
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


SIZES: Final = ("hand", *(setting.name for setting in settings_of(Rules) if setting.group == SMALLER))
"""The settings that make a game smaller than the printed one."""


def random_variants(seed: int | str, count: int = 1, ranks: int = RANKS) -> tuple[str, ...]:
    """Return SPICE IT UP cards turned up at random from the seed (S-UP-1).

    Only cards that change something in a game of `ranks` numbers are turned up.
    """
    names = [name for name in VARIANTS if VARIANTS[name].needs <= ranks]
    if not 0 <= count <= len(names):
        raise BadSettings("variant-count", all=len(names), count=count)
    dice = stream(seed, "spice-it-up")
    return tuple(names.pop(dice.below(len(names))) for _ in range(count))
