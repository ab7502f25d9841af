"""The next round of a tournament."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from .field import Entrant, Field, Round, Seated
from .seating import REPEAT, best_seating
from .standings import standings

__all__ = ["round_robin", "rounds_for", "swiss", "table_sizes"]

UNIT: Final = 120
"""Scores are multiples of 1/120: tables have 2 to 6 seats, and a tie counts half."""
LARGEST: Final = 6


def table_sizes(people: int, size: int, fewest: int = 2) -> tuple[list[int], int]:
    """The sizes of the tables, as near to `size` as possible and none larger, and how many people have a bye.

    Sizes differ by one at most. People have a bye only if a table would have less than `fewest` seats.
    """
    for byes in range(people + 1):
        tables = -(-(people - byes) // size)
        if not tables:
            return [], byes
        small, more = divmod(people - byes, tables)
        if small >= fewest:
            return [small + 1] * more + [small] * (tables - more), byes
    return [], people


def swiss(field: Field, size: int, fewest: int = 2) -> Round:
    """The next round: people with near scores meet, and nobody meets twice while that can be avoided.

    The objective is the sum over every two people at one table of the square of the difference of their scores; among
    seatings equal in that, of the difference of their ranks; each time two people have met costs more than all of that.
    """
    order = _ranked(field)
    scores = field.scores()
    points = {entrant.id: int(scores[entrant.id] * UNIT) for entrant in order}

    def cost(one: str, other: str, apart: int) -> int:
        return min(REPEAT // 4096, (points[one] - points[other]) ** 2 * 4 + min(apart, 3))

    return _seat(field, order, size, fewest, cost)


def round_robin(field: Field, size: int, fewest: int = 2) -> Round:
    """The next round: people meet whom they have met least.

    At tables of two with the same people throughout this is the circle method, and everybody meets everybody once in as
    few rounds as possible. At larger tables, and after late entries, the objective is the sum over every two people at
    one table of how often they have met.
    """
    order = sorted(field.playing(), key=lambda entrant: (-entrant.rating, entrant.id))
    steady = all(entrant.since == 1 and entrant.until is None for entrant in field.entrants)
    if size == 2 and steady and len(order) > 1:
        return _circle(order, field.next)
    return _seat(field, order, size, fewest, lambda one, other, apart: 0)


def rounds_for(people: int, size: int, robin: bool) -> int:
    """Rounds that are enough: to meet everybody, or for one person to win every table."""
    if people < 2:
        return 0
    if robin:
        return people - 1 + people % 2 if size == 2 else -(-(people - 1) // (size - 1))
    rounds, alone = 0, 1
    while alone < people:
        alone *= size
        rounds += 1
    return max(3, rounds) if people > size else 1


def _ranked(field: Field) -> list[Entrant]:
    """Everybody who plays, the best first."""
    playing = {entrant.id: entrant for entrant in field.playing()}
    return [playing[standing.id] for standing in standings(field) if standing.id in playing]


def _seat(field: Field, order: list[Entrant], size: int, fewest: int, cost: Callable[[str, str, int], int]) -> Round:
    if not 2 <= size <= LARGEST:
        raise ValueError("A table of a tournament has 2 to 6 seats.")
    sizes, count = table_sizes(len(order), size, fewest)
    byes = _byes(field, order, count)
    people = [entrant.id for entrant in order if entrant.id not in byes]
    met = field.met()
    costs = [[0] * len(people) for _ in people]
    for one, other in combinations(range(len(people)), 2):
        a, b = people[one], people[other]
        times = met[(a, b) if a < b else (b, a)]
        costs[one][other] = costs[other][one] = REPEAT * times + cost(a, b, other - one)
    tables = best_seating(sizes, costs) if sizes else []
    return Round(tuple(Seated(tuple(people[number] for number in table)) for table in tables), tuple(sorted(byes)))


def _byes(field: Field, order: list[Entrant], count: int) -> set[str]:
    """The lowest in the standings who have had the fewest."""
    had = field.byes()
    lowest = [entrant.id for entrant in reversed(order)]
    return set(sorted(lowest, key=had.__getitem__)[:count])


def _circle(order: list[Entrant], round: int) -> Round:
    """One person stays, everybody else moves on by one place in each round."""
    people: list[str | None] = [entrant.id for entrant in order]
    if len(people) % 2:
        people.append(None)
    turning = people[1:]
    turn = (round - 1) % len(turning)
    circle = [people[0], *turning[turn:], *turning[:turn]]
    tables, byes = [], []
    for number in range(len(circle) // 2):
        one, other = circle[number], circle[-1 - number]
        if one is None or other is None:
            byes += [person for person in (one, other) if person is not None]
        else:
            tables.append(Seated((one, other)))
    return Round(tuple(tables), tuple(byes))
