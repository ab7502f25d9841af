"""Who stands where, with tie-breaks."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final

from .field import BYE, Field

__all__ = ["Standing", "standing_steps", "standings"]

PORTION: Final = 50
"""Tables or people in a step."""


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
    steps = standing_steps(field)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: list[Standing] = end.value
            return found


def standing_steps(field: Field) -> Generator[None, None, list[Standing]]:
    """The same in steps of about a millisecond, so that a server can do other things between them.

    Scores are counted as whole numbers of a unit that every table's score is a multiple of: adding fractions takes ten
    times as long.
    """
    unit = lcm(*{table.most for past in field.rounds for table in past.tables})
    yield
    scores = {entrant.id: 0 for entrant in field.entrants}
    wins, played, byes = dict.fromkeys(scores, 0), dict.fromkeys(scores, 0), dict.fromkeys(scores, 0)
    for past in field.rounds:
        for person in past.byes:
            scores[person] = scores.get(person, 0) + int(BYE * unit)
            byes[person] = byes.get(person, 0) + 1
        for number, table in enumerate(past.tables, start=1):
            if number % PORTION == 0:
                yield
            worth = unit // table.most
            best = 0 if table.places is None else min(table.places.values())
            for person in table.people:
                beaten = table.beaten(person)
                scores[person] = scores.get(person, 0) + beaten * worth
                if table.places is not None:
                    played[person] = played.get(person, 0) + 1
                    wins[person] = wins.get(person, 0) + (beaten > 0 and table.places[person] == best)
        yield
    met, against = dict.fromkeys(scores, 0), dict.fromkeys(scores, 0)
    for past in field.rounds:
        for person in past.byes:
            met[person] += 1
            against[person] += scores[person]
        for number, table in enumerate(past.tables, start=1):
            if number % PORTION == 0:
                yield
            whole = sum([scores[person] for person in table.people])
            for person in table.people:
                met[person] += len(table.people) - 1
                against[person] += whole - scores[person]
        yield
    common = lcm(*{times for times in met.values() if times})  # so that means compare as whole numbers, too
    key = {
        person: (score, against[person] * (common // met[person]) if met[person] else 0, wins.get(person, 0))
        for person, score in scores.items()
    }
    yield
    ratings = {entrant.id: entrant.rating for entrant in field.entrants}
    order = sorted(scores, key=lambda person: (key[person], ratings.get(person, 0.0), person), reverse=True)
    ranks: dict[tuple[int, int, int], int] = {}
    found = []
    for number, person in enumerate(order, start=1):
        if number % PORTION == 0:
            yield
        score, strength, won = key[person]
        means = Fraction(score, unit), Fraction(strength, unit * common)
        rank = ranks.setdefault(key[person], number)
        found.append(Standing(person, rank, *means, won, played.get(person, 0), byes.get(person, 0)))
    return found
