"""The best way to seat people at tables, by a cost for every two at one table.

Tables of two are a minimum-weight perfect matching, found by the blossom algorithm. For larger tables finding the best
seating is NP-hard: up to 12 people all of them are looked through, larger fields are improved by exchanging two people
of near tables until no exchange helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from ..core import stream

__all__ = ["REPEAT", "Costs", "best_seating", "cost_of", "exact", "match", "search"]

Costs = Sequence[Sequence[int]]
"""By two numbers of people, who are numbered by their standing; the same in both directions."""
REPEAT: Final = 10**9
"""The cost of each time two people have met. Nothing else costs as much: the other costs of a round are below it."""
EXACT: Final = 12
"""People up to whom every seating is looked at."""
NEAR: Final = 24
"""Neighbours in the standings, on either side, among whom somebody's opponent is looked for first."""
REACH: Final = 5
"""Tables, on either side, with which people are exchanged."""
SMALL: Final = 64
"""People up to whom the search starts several times."""
STARTS: Final = 5
SMALL_STARTS: Final = 40
PASSES: Final = 12

Tables = list[list[int]]


def cost_of(tables: Sequence[Sequence[int]], costs: Costs) -> int:
    """The objective: the costs of every two people at one table, added up."""
    return sum(costs[one][other] for table in tables for one, other in combinations(table, 2))


def match(costs: Costs) -> Tables:
    """Pairs of least cost; the number of people is even.

    Near neighbours who have not met are tried first. If they cannot all be paired, people farther away are, and those
    who have met only if nothing else is possible.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - half a second that only a round needs

    people, reach = len(costs), NEAR
    while True:
        repeats = reach >= people
        graph = Graph()
        graph.add_nodes_from(range(people))
        for one in range(people):
            for other in range(one + 1, min(people, one + reach + 1)):
                cost = costs[one][other]
                if repeats or cost < REPEAT:
                    graph.add_edge(one, other, weight=-cost)
        found = max_weight_matching(graph, maxcardinality=True)
        if 2 * len(found) == people:
            return sorted(sorted(pair) for pair in found)
        reach *= 4


def best_seating(sizes: Sequence[int], costs: Costs) -> Tables:
    """Tables of these sizes, which fit everybody."""
    if all(size == 2 for size in sizes):
        return match(costs)
    if len(costs) <= EXACT:
        return exact(sizes, costs)
    return search(sizes, costs)


def search(sizes: Sequence[int], costs: Costs) -> Tables:
    """A good seating: the best that several starts lead to. The first start is the order of the standings; the others
    move everybody a little up or down in it."""
    best = improve(in_order(sizes), costs)
    least = cost_of(best, costs)
    luck = stream(len(costs), "seating")  # the same field is seated in the same way
    for start in range(SMALL_STARTS if len(costs) <= SMALL else STARTS):
        shift = max(sizes) * (1 + start % 4)
        moved = sorted(
            range(len(costs)), key=[2 * person + luck.below(4 * shift) for person in range(len(costs))].__getitem__
        )
        again = improve([[moved[person] for person in table] for table in in_order(sizes)], costs)
        if (cost := cost_of(again, costs)) < least:
            best, least = again, cost
    return best


def in_order(sizes: Sequence[int]) -> Tables:
    """The best at the first table, and so on."""
    tables, first = [], 0
    for size in sizes:
        tables.append(list(range(first, first + size)))
        first += size
    return tables


def exact(sizes: Sequence[int], costs: Costs) -> Tables:
    """The best of all seatings."""

    @cache
    def rest(free: int, left: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        people = [person for person in range(len(costs)) if free >> person & 1]
        best: tuple[int, tuple[tuple[int, ...], ...]] | None = None
        for size in set(left):
            after = list(left)
            after.remove(size)
            for others in combinations(people[1:], size - 1):
                table = (people[0], *others)
                own = cost_of([table], costs)
                if best is not None and own >= best[0]:
                    continue
                cost, tables = rest(free & ~sum(1 << person for person in table), tuple(after))
                if best is None or own + cost < best[0]:
                    best = (own + cost, (table, *tables))
        assert best is not None
        return best

    return [list(table) for table in rest((1 << len(costs)) - 1, tuple(sorted(sizes)))[1]]


def improve(start: Sequence[Sequence[int]], costs: Costs) -> Tables:
    """Exchanges two people of near tables while that lowers the cost. If people still meet again, any two tables
    exchange."""
    tables = [list(table) for table in start]
    for reach in (REACH, len(tables)):
        for _ in range(PASSES):
            changed = False
            for one in range(len(tables)):
                for other in range(one + 1, min(len(tables), one + reach + 1)):
                    if reach == REACH or max(_worst(tables[one], costs), _worst(tables[other], costs)) >= REPEAT:
                        changed |= _exchange(tables[one], tables[other], costs)
            if not changed:
                break
        if all(_worst(table, costs) < REPEAT for table in tables):
            break
    return tables


def _worst(table: list[int], costs: Costs) -> int:
    return max(costs[one][other] for one, other in combinations(table, 2))


def _exchange(one: list[int], other: list[int], costs: Costs) -> bool:
    """The best exchange of two people, if one helps."""
    here = [[costs[a][b] for b in one] for a in one + other]
    there = [[costs[a][b] for b in other] for a in one + other]
    with_one, with_other = [sum(row) for row in here], [sum(row) for row in there]
    split = len(one)
    best, which = 0, None
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            both = 2 * costs[a][b]
            gain = with_one[i] + with_other[split + j] - (with_other[i] + with_one[split + j] - both)
            if gain > best:
                best, which = gain, (i, j)
    if which is None:
        return False
    i, j = which
    one[i], other[j] = other[j], one[i]
    return True
