"""The rules as one table plays them, for a page: which clauses apply, and the values on which their texts depend."""

from __future__ import annotations

from typing import Any

import msgspec

from ..rulebook import Clause, Rulebook, rulebook_of
from .game_wire import wire_of
from .protocol import ReadRules, RulesClause, RulesMessage, RulesPage, RulesSection, Settings
from .umpire import umpire_of

__all__ = ["rules_answer", "rules_page"]


def rules_answer(wish: bytes) -> bytes:
    """The page as JSON, from a wish as JSON: other forms of another package's rules cannot be sent to a process."""
    return msgspec.json.encode(rules_page(msgspec.json.decode(wish, type=ReadRules)))


def rules_page(wish: ReadRules) -> RulesPage:
    """Raises BadSettings if this many players cannot play by these rules."""
    rules: RulesMessage = wish.rules
    game = str(rules.__struct_config__.tag)
    rules = wire_of(game).before_the_deal(rules)
    settings = Settings(rules, seats=wish.players)
    umpire = umpire_of(game)
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
