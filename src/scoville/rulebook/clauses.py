"""What a clause and a rulebook are, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, Protocol

from ..core import registry

__all__ = ["Clause", "Condition", "Rulebook", "Values"]

USUAL_PLAYERS: Final = 4
Values = dict[str, str | int]
"""The values on which the texts of a table depend."""


class Condition(Protocol):
    """Where a clause applies."""

    def holds(self, rules: Any, players: int) -> bool:
        """Whether it applies at a table with these rules and this many players."""

    def needs(self) -> list[tuple[str, tuple[str, ...]]]:
        """The same for people: a message of the catalogues (`applies-<id>`) and what it names; empty if it always
        applies."""


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    section: str
    books: tuple[str, ...]
    """The printings that contain it; empty for our own ruling."""
    condition: Condition
    related: tuple[str, ...] = ()

    @property
    def ruling(self) -> bool:
        return not self.books

    def applies(self, rules: Any, players: int) -> bool:
        return self.condition.holds(rules, players)


class Rulebook:
    """All clauses of one game, in reading order. Refuses a duplicate id, and a relation to a clause that does not
    exist."""

    def __init__(
        self,
        game: str,
        values: Callable[[Any, int], Values],
        clauses: Iterable[Clause],
        *,
        example: Callable[[Clause], tuple[Any, int]] | None = None,
        whole: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.example = example
        """Rules and a number of players with which a clause can be explained; the usual ones where there is none."""
        self.whole: Mapping[str, str] = whole or {}
        """Values that make a text say all it can, also of other cards that are not in play."""
        self.values = values
        """The values for a table with these rules and this many players; BadSettings if there can be none."""
        self._clauses: dict[str, Clause] = {}
        for clause in clauses:
            if clause.id in self._clauses:
                raise ValueError(f"there are two clauses {clause.id}")
            self._clauses[clause.id] = clause
        for clause in self:
            for other in clause.related:
                if other not in self._clauses or other == clause.id:
                    raise ValueError(f"{clause.id} is related to {other}, which is no other clause")

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def find(self, id: str) -> Clause | None:
        """A clause by its id, in any case."""
        return self._clauses.get(id.upper())

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._clauses)

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(clause.section for clause in self))

    def related(self, clause: Clause) -> tuple[str, ...]:
        """The clauses it names and those that name it, in reading order."""
        return tuple(other.id for other in self if other.id in clause.related or clause.id in other.related)

    def in_full(self, clause: Clause) -> Values:
        """What the text of a clause varies with where nobody has said by what rules they play."""
        kind = registry.game(self.game)
        players = max(kind.fewest, min(USUAL_PLAYERS, kind.most))
        rules, players = self.example(clause) if self.example else (kind.rules(), players)
        return {**self.values(rules, players), **self.whole}

    def near(self, id: str) -> list[str]:
        """Ids similar to this one."""
        wanted = id.upper().replace("_", "-")
        found = [known for known in self.ids if wanted and wanted in known]
        return list(dict.fromkeys((*found, *get_close_matches(wanted, self.ids, 3))))[:4]
