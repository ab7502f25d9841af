"""The rules as one table plays them, for a page: which clauses apply, and the values their texts vary with."""

from __future__ import annotations

from typing import Any

import msgspec

from ..rulebook import Clause, Rulebook, rulebook_of
from .protocol import (
    GameName,
    ReadRules,
    RulesClause,
    RulesMessage,
    RulesPage,
    RulesSection,
    Settings,
    SpicyRules,
)
from .umpires import UMPIRES

__all__ = ["rules_page"]


def rules_page(wish: ReadRules) -> RulesPage:
    """BadSettings if so many cannot play by these rules."""
    rules: RulesMessage = wish.rules
    game: GameName = "spicy" if isinstance(rules, SpicyRules) else "heated"
    if isinstance(rules, SpicyRules):  # cards not yet turned up change nothing yet
        rules = msgspec.structs.replace(rules, variants_at_random=0)
    settings = Settings(rules, seats=wish.players)
    umpire = UMPIRES[game]
    umpire.check(settings)
    dealt: Any = umpire.deal(rules, [f"P{i}" for i in range(wish.players)], "0", 0)
    played = dealt.rules
    book = rulebook_of(game)
    applying = [clause for clause in book if clause.applies(played, wish.players)]
    return RulesPage(
        game=game,
        values=book.values(played, wish.players),
        sections=tuple(
            RulesSection(section, tuple(_clause(book, one) for one in applying if one.section == section))
            for section in book.sections
            if any(one.section == section for one in applying)
        ),
        warnings=umpire.warnings(settings),
    )


def _clause(book: Rulebook, clause: Clause) -> RulesClause:
    return RulesClause(clause.id, clause.ruling, clause.books, book.related(clause))
