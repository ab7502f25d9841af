"""SPICY with the printed cards: which SPICE IT UP cards, how deep the World's End card lies, what points are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ..companion.pad import Column, Ending, Pad
from ..companion.room import Ask, DrawnCard, GameCompanion
from . import VARIANTS, Rules, random_variants
from .rules.codes import SECOND_TROPHY, THIRD_TROPHY, WORLDS_END
from .rules.game import REASONS
from .rules.settings import TABLETOP
from .rules.state import State
from .rules.tables import tables_for

__all__ = ["ROOM", "SpicyCompanion"]


class SpicyCompanion(GameCompanion):
    settings = ("edition", "variants")

    def rules(self, asked: Mapping[str, str], seed: str) -> Rules:
        """Cards that nobody has chosen are drawn: one, or as many as people want and the edition allows (S-UP-N)."""
        rules: Rules = replace(super().rules(asked, seed), manners=TABLETOP)
        if asked.get("variants"):
            return rules
        count = min(_wanted(asked), rules.printed.most_variants)
        return replace(rules, variants=random_variants(seed, count))

    def asks(self, rules: Rules, asked: Mapping[str, str]) -> tuple[Ask, ...]:
        edition, variants = super().asks(rules, asked)
        most = rules.printed.most_variants
        chosen = rules.variants if asked.get("variants") else ()
        return (
            edition,
            Ask("draw", "number", min(_wanted(asked), most), low=0, high=most),
            Ask("variants", "several", chosen, variants.choices, variants.names, high=most),
        )

    def steps(self, rules: Rules) -> tuple[str, ...]:
        spiced = ("spice-it-up",) if rules.variants else ()
        return ("deal", "worlds-end", "trophies", *spiced, "first", "last-card")

    def values(self, rules: Rules, players: int) -> dict[str, str | int]:
        return {"cards": sum(rules.cards), "trophies": rules.trophies, "count": len(rules.variants)}

    def drawn(self, rules: Rules) -> tuple[DrawnCard, ...]:
        return tuple(
            DrawnCard(name, f"spicy-variant-{name}", f"terminal-does-{name}", "spice-it-up")
            for name in sorted(rules.variants, key=list(VARIANTS).index)
        )

    def pad(self, rules: Rules, players: int) -> Pad:
        """S-SCORE, S-END-2ND, S-END-3RD, S-END-WORLD, S-TIE. What a card is worth, the rules themselves say."""
        cards = sum(rules.cards)
        return Pad(
            (
                Column("trophies", _worth(rules, lambda state: state.put_trophy(0)), rules.trophies, during=True),
                Column("won", _worth(rules, lambda state: state.put_won(0, 0)), cards),
                Column("hand", _worth(rules, lambda state: state.put_hand(0, 0)), cards),
            ),
            (
                Ending(REASONS[SECOND_TROPHY], "each", "trophies", rules.winning_trophies),
                Ending(REASONS[THIRD_TROPHY], "all", "trophies", rules.trophies),
                Ending(REASONS[WORLDS_END], "said"),
            ),
        )


def _wanted(asked: Mapping[str, str]) -> int:
    """How many SPICE IT UP cards to draw; the books begin with one (S-UP-1)."""
    text = asked.get("draw", "1")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 1


def _worth(rules: Rules, put: Callable[[State], None]) -> int:
    state = State(tables_for(rules), 2)
    before = state.score(0)
    put(state)
    return state.score(0) - before


ROOM: Final = SpicyCompanion
