"""The balance studies of SPICY."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from ..lab.balance_studies import PLAYERS, Plan, Row, beside
from . import EDITIONS, VARIANTS, Rules
from .rules.editions import DEFAULT_EDITION
from .rules.settings import HAND, below_worlds_end

__all__ = ["ROOM"]

FEWEST_ABOVE: Final = 12
"""With fewer cards above the World's End card there is hardly a game."""


def _variants(count: int) -> Callable[[int | None], list[Row]]:
    def rows(players: int | None) -> list[Row]:
        cards = [(" + ".join(names), (Rules(variants=names),)) for names in combinations(VARIANTS, count)]
        return beside("no card", [("no card", (Rules(),)), *cards], players or PLAYERS)

    return rows


def _worlds_end(players: int | None) -> list[Row]:
    """SR-END-AT: the three heights of the printed card, each with a deeper and a higher one."""
    rows = []
    for n in (2, PLAYERS, 6) if players is None else (players,):
        deck = 100 - HAND * n
        below = below_worlds_end(n)
        higher = min(below * 3 // 2, deck - FEWEST_ABOVE)
        settings = [
            (_height(n, cards), (Rules(worlds_end=None if cards == below else deck - cards),))
            for cards in (below, below // 2, higher)
        ]
        rows += beside(_height(n, below), settings, n)
    return rows


def _height(players: int, below: int) -> str:
    default = " (default)" if below == below_worlds_end(players) else ""
    return f"{players} players, {below} below{default}"


def _hand_size(players: int | None) -> list[Row]:
    """Fewer and more cards than the books deal, with the usual number to draw before the World's End."""
    n = players or PLAYERS
    above = 100 - HAND * n - below_worlds_end(n)
    settings = [(f"{hand} cards", (Rules(hand=hand, worlds_end=above),)) for hand in (HAND, 4, 5, 7, 8)]
    return beside(f"{HAND} cards", settings, n)


def _editions(players: int | None) -> list[Row]:
    """Each alone, then with as many SPICE IT UP cards as it allows: every selection equally often."""
    settings: list[tuple[str, tuple[Rules, ...]]] = []
    for name in dict.fromkeys((DEFAULT_EDITION, *EDITIONS)):
        settings.append((name, (Rules(name),)))
    for name, edition in EDITIONS.items():
        choices = combinations(VARIANTS, edition.most_variants)
        settings.append((f"{name}, {edition.most_variants} cards", tuple(Rules(name, cards) for cards in choices)))
    return beside(DEFAULT_EDITION, settings, players or PLAYERS)


ROOM: Final = {
    "variants": Plan("What does each SPICE IT UP card change?", _variants(1)),
    "pairs": Plan("What does each pair of SPICE IT UP cards change?", _variants(2)),
    "worlds-end": Plan(
        "What does the height of the World's End card do to the length of the game and to who wins?",
        _worlds_end,
        "A setting is named by how many cards lie below the World's End card: half of the default, and one and a "
        f"half times it, as far as {FEWEST_ABOVE} cards remain above.",
    ),
    "hand-size": Plan(
        "What do larger and smaller hands change?",
        _hand_size,
        "The books deal 6 cards and draw as many after a trophy. The same number of cards can be drawn before the "
        "World's End in every setting.",
    ),
    "editions": Plan(
        "Do the editions play differently?",
        _editions,
        "Bots keep the rules, so that editions differ only in how many SPICE IT UP cards they allow: "
        "all choices of that many are played equally often.",
    ),
}
