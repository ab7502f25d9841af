"""Who stands where, with tie-breaks."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .field import Field

__all__ = ["Standing", "standings"]


@dataclass(frozen=True, slots=True)
class Standing:
    id: str
    rank: int
    """From 1; people whom no tie-break parts share it."""
    score: Fraction
    opponents: Fraction
    """The first tie-break: the mean score of everybody met, each as often as met. A bye counts as oneself."""
    wins: int
    """The second: tables won, alone or with others."""
    played: int
    byes: int


def standings(field: Field) -> list[Standing]:
    """Everybody, the best first. The rating decides nothing but the order among equals."""
    scores = field.scores()
    against: dict[str, list[Fraction]] = {person: [] for person in scores}
    wins, played, byes = dict.fromkeys(scores, 0), dict.fromkeys(scores, 0), dict.fromkeys(scores, 0)
    for past in field.rounds:
        for person in past.byes:
            against[person].append(scores[person])
            byes[person] += 1
        for table in past.tables:
            for person in table.people:
                against[person] += [scores[other] for other in table.people if other != person]
                if table.places is not None:
                    played[person] += 1
                    wins[person] += table.score(person) > 0 and table.places[person] == min(table.places.values())
    strength = {person: sum(met, Fraction(0)) / len(met) if met else Fraction(0) for person, met in against.items()}
    ratings = {entrant.id: entrant.rating for entrant in field.entrants}
    key = {person: (scores[person], strength[person], wins[person]) for person in scores}
    order = sorted(scores, key=lambda person: (key[person], ratings.get(person, 0.0), person), reverse=True)
    ranks: dict[tuple[Fraction, Fraction, int], int] = {}
    for number, person in enumerate(order, start=1):
        ranks.setdefault(key[person], number)
    return [
        Standing(person, ranks[key[person]], *key[person], played=played[person], byes=byes[person]) for person in order
    ]
