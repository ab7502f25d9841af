"""What SPICY counts about a player: bluffs, who believed them, and how often a doubt was right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core import AnyGame, Fact
from ..server.tallies import Counts, Measure, Tallies
from .rules.codes import WRONG
from .rules.facts import CardPlayed, CardRevealed, CardTakenBack, Challenged

__all__ = ["ROOM"]


class SpicyTallies(Tallies):
    measures = (
        Measure("bluffs", "share"),
        Measure("believed", "share"),
        Measure("challenges", "share"),
        Measure("doubted", "share"),
        Measure("lies", "favourite", "claim"),
    )

    def counters(self, game: AnyGame) -> Sequence[Counts]:
        return [
            {"bluffs": [0, 0], "believed": [0, 0], "challenges": [0, 0], "doubted": [0, 0], "lies": {}}
            for _ in game.players
        ]

    def note(self, counts: Sequence[Counts], game: AnyGame, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        tables = game.state.tables  # type: ignore[attr-defined]
        challenger = None
        for fact in facts:
            match fact:
                case CardPlayed():
                    mine = counts[fact.seat]
                    assert fact.card is not None  # all of it is known once the game is over
                    lie = not tables.holds(fact.card, fact.claim, WRONG)
                    _add(mine["bluffs"], lie)
                    _add(mine["doubted"], False)
                    if lie:
                        _add(mine["believed"], True)  # until somebody catches it
                        claim = str(fact.claim)
                        mine["lies"][claim] = mine["lies"].get(claim, 0) + 1
                case CardTakenBack():
                    mine = counts[fact.seat]
                    mine["bluffs"][1] -= 1
                    mine["doubted"][1] -= 1
                    if fact.card is not None and not tables.holds(fact.card, fact.claim, WRONG):
                        mine["bluffs"][0] -= 1
                        mine["believed"][0] -= 1
                        mine["believed"][1] -= 1
                case Challenged():
                    challenger = fact.seat
                case CardRevealed():
                    theirs = counts[fact.seat]
                    theirs["doubted"][0] += 1
                    if not fact.holds:
                        theirs["believed"][0] -= 1
                    if challenger is not None:
                        _add(counts[challenger]["challenges"], not fact.holds)


def _add(share: list[int], hit: bool) -> None:
    share[0] += hit
    share[1] += 1


ROOM: Final = SpicyTallies()
