"""What HEATED counts about a player: slaps and how quick they were, calls, cards drawn as penalties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core import AnyGame, Fact
from ..server.tallies import Counts, Measure, Tallies
from .rules.facts import CardPlayed, CardsDrawn, EffectCancelled, HeatedCalled, LastToSlap, Slapped

__all__ = ["ROOM"]


class HeatedTallies(Tallies):
    measures = (
        Measure("slaps", "time"),
        Measure("last", "share"),
        Measure("called", "share"),
        Measure("jumps", "share"),
        Measure("refused", "count"),
        Measure("drawn", "count"),
        Measure("cards", "favourite", "card"),
    )

    def counters(self, game: AnyGame) -> Sequence[Counts]:
        return [
            {
                **{"slaps": [0, 0, 0], "last": [0, 0], "called": [0, 0], "jumps": [0, 0]},
                **{"refused": [0, 1], "drawn": [0, 1], "cards": {}},
            }
            for _ in game.players
        ]

    def note(self, counts: Sequence[Counts], game: AnyGame, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        raced = False
        for fact in facts:
            match fact:
                case CardPlayed():
                    mine = counts[fact.seat]
                    mine["jumps"][0] += fact.out_of_turn
                    mine["jumps"][1] += 1
                    word = str(fact.card)
                    mine["cards"][word] = mine["cards"].get(word, 0) + 1
                case CardsDrawn():
                    counts[fact.seat]["drawn"][0] += len(fact.cards)
                case EffectCancelled():
                    counts[fact.seat]["refused"][0] += 1
                case HeatedCalled():
                    counts[fact.seat]["called"][0] += fact.own
                    counts[fact.seat]["called"][1] += 1
                case Slapped(race=True):
                    raced = True
                    counts[fact.seat]["last"][1] += 1
                case LastToSlap(race=True):
                    counts[fact.seat]["last"][0] += 1
        if raced:
            self._time(counts[seat]["slaps"], game)

    def _time(self, mine: list[int], game: AnyGame) -> None:
        """The milliseconds since the card that everybody slaps at, where the record has times."""
        history = game.history
        back = len(history) - 1
        slap = history[back].action
        while back > 0 and type(history[back].action) is type(slap):
            back -= 1
        begun, now = history[back].time, history[-1].time
        if begun is None or now is None:
            return
        took = round((now - begun) * 1000)
        mine[0] += took
        mine[1] += 1
        mine[2] = took if not mine[2] else min(mine[2], took)


ROOM: Final = HeatedTallies()
