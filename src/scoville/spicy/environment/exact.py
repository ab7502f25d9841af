"""The exact ruler: a two-player SPICY so small that every history can be counted.

`build_tree` unrolls it from the real rules. `solve` finds a near-equilibrium by CFR+ (regret matching that keeps only
gains, players in turn, with more weight on later iterations). `exploitability` says exactly how much a best opponent
wins against a policy. A policy is one array: a probability for every choice of every information set of both seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, Final, Never

import numpy as np
import numpy.typing as npt

from ...core import BadSettings
from .. import Rules
from .luck import SpicyLuck

__all__ = ["RULER", "Tree", "build_tree", "solve"]

Numbers = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

RULER: Final = Rules(ranks=2, spices=2, copies=1, wilds=1, hand=2, trophies=1, worlds_end=2)
"""The game bots are measured on: c1 c2 w1 w2 and both wild cards, hands of 2, two cards to draw, one trophy wins."""
MOST_NODES: Final = 2_000_000
CHANCE: Final = -1
LEAF: Final = -2


@dataclass(frozen=True, slots=True)
class Level:
    """The nodes of one depth and their links to the level above. All nodes of an information set are on one level."""

    nodes: slice
    parents: Indices
    """By node: its parent."""
    choices: Indices
    """By node: the choice that led to it; 0 if luck decided."""
    movers: Indices
    """By node: the seat that made that choice, or CHANCE."""
    firsts: Indices
    """Where the children of each parent begin, among these nodes."""
    with_children: Indices
    """The parents that have children."""
    sets: slice
    """The information sets of the nodes of the level above."""


class Tree:
    """A whole game. `seat_of_set`, `options_of_set` and `at_set` describe its information sets."""

    def __init__(self, rules: Rules, unrolled: _Unrolled) -> None:
        self.rules = rules
        depth = np.array(unrolled.depth)
        order = np.argsort(depth, kind="stable")  # keeps siblings together
        place = np.empty_like(order)
        place[order] = np.arange(len(order))
        parent = np.array(unrolled.parent)[order]
        self.parent = np.where(parent < 0, 0, place[parent])
        self.mover = np.array(unrolled.mover)[order]
        self.odds = np.array(unrolled.odds)[order]
        self.leaf_value = np.array(unrolled.value)[order]
        self._number_sets(unrolled, depth[order], np.array(unrolled.set_of_node)[order], np.array(unrolled.nth)[order])
        self._cut_levels(depth[order])

    def _number_sets(self, unrolled: _Unrolled, depth: Indices, set_of_node: Indices, nth: Indices) -> None:
        """Numbers information sets in the order of their levels, with their choices one after the other."""
        count = len(unrolled.at_set)
        level = np.full(count, -1)
        inside = set_of_node >= 0
        level[set_of_node[inside]] = depth[inside]
        if (level[set_of_node[inside]] != depth[inside]).any():
            raise AssertionError("an information set lies on two levels")
        order = np.argsort(level, kind="stable")
        place = np.empty_like(order)
        place[order] = np.arange(count)
        self.set_level = level[order]
        self.at_set: list[SpicyLuck] = [unrolled.at_set[i] for i in order]
        """One history in the set; the others look the same to its seat."""
        self.options_of_set: list[list[int]] = [unrolled.options_of_set[i] for i in order]
        self.seat_of_set = np.array([luck.mover for luck in self.at_set])
        sizes = np.array([len(options) for options in self.options_of_set])
        self.first_choice = np.concatenate(([0], np.cumsum(sizes)))
        self.set_of_choice = np.repeat(np.arange(count), sizes)
        self.seat_of_choice = self.seat_of_set[self.set_of_choice]
        self.set_of_node = np.where(inside, place[set_of_node], -1)
        above = self.set_of_node[self.parent]
        self.choice = np.where(above >= 0, self.first_choice[above] + nth, 0)

    def _cut_levels(self, depth: Indices) -> None:
        self.levels: list[Level] = []
        bounds = np.searchsorted(depth, np.arange(depth[-1] + 2))
        for d in range(1, depth[-1] + 1):
            nodes = slice(bounds[d], bounds[d + 1])
            parents = self.parent[nodes]
            with_children, firsts = np.unique(parents, return_index=True)
            sets = slice(*np.searchsorted(self.set_level, [d - 1, d]))
            self.levels.append(
                Level(nodes, parents, self.choice[nodes], self.mover[parents], firsts, with_children, sets)
            )

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def sets(self) -> int:
        return len(self.at_set)

    # --- reckoning -----------------------------------------------------------------------------------

    def uniform(self) -> Numbers:
        """The policy in which every choice is equally likely."""
        sizes = np.diff(self.first_choice)
        return 1.0 / sizes[self.set_of_choice]

    def reach(self, policy: Numbers, without: int) -> Numbers:
        """How likely each node is through luck and all seats except one."""
        found = np.ones(self.nodes)
        for level in self.levels:
            step = np.where(level.movers == CHANCE, self.odds[level.nodes], policy[level.choices])
            step[level.movers == without] = 1.0
            found[level.nodes] = found[level.parents] * step
        return found

    def own_reach(self, policy: Numbers) -> Numbers:
        """How likely each information set is through its own seat."""
        found = np.ones((2, self.nodes))
        for level in self.levels:
            for seat in (0, 1):
                step = np.where(level.movers == seat, policy[level.choices], 1.0)
                found[seat, level.nodes] = found[seat, level.parents] * step
        inside = self.set_of_node >= 0
        reached = np.empty(self.sets)
        reached[self.set_of_node[inside]] = found[self.mover[inside], np.flatnonzero(inside)]
        return reached

    def worths(self, policy: Numbers, seat: int, best: bool = False) -> tuple[Numbers, Numbers, float]:
        """The value of each choice of `seat`, weighed by how likely the rest makes it; its policy; the game's value.

        With `best`, its policy is the best against the given one.
        """
        value = self.reach(policy, without=seat) * self.leaf_value * (1 if seat == 0 else -1)
        worth = np.zeros(len(policy))
        played = policy.copy() if best else policy
        for level in reversed(self.levels):
            below = value[level.nodes]
            own = level.movers == seat
            np.add.at(worth, level.choices[own], below[own])
            if best and own.any():
                self._choose_best(worth, played, level.sets, seat)
            weighed = np.where(own, played[level.choices] * below, below)
            value[level.with_children] = np.add.reduceat(weighed, level.firsts)
        return worth, played, float(value[0])

    def _choose_best(self, worth: Numbers, played: Numbers, sets: slice, seat: int) -> None:
        for s in range(sets.start, sets.stop):
            if self.seat_of_set[s] == seat:
                span = slice(self.first_choice[s], self.first_choice[s + 1])
                played[span] = 0.0
                played[span.start + int(np.argmax(worth[span]))] = 1.0

    def value(self, policy: Numbers) -> float:
        """The value of the game to seat 0 if both play like this: 1 is a win, -1 a loss."""
        return self.worths(policy, 0)[2]

    def best_response(self, policy: Numbers, seat: int) -> float:
        """The most that `seat` can win against the other's part of a policy."""
        return self.worths(policy, seat, best=True)[2]

    def exploitability(self, policy: Numbers) -> float:
        """What a best opponent wins above the value of the game, averaged over both seats: 0 is an equilibrium."""
        return (self.best_response(policy, 0) + self.best_response(policy, 1)) / 2


def solve(tree: Tree, iterations: int) -> Numbers:
    """A near-equilibrium: the average policy of CFR+."""
    regret = np.zeros(len(tree.set_of_choice))
    total = np.zeros_like(regret)
    policy = tree.uniform()
    even = policy.copy()
    for t in range(1, iterations + 1):
        for seat in (0, 1):
            worth, _, _ = tree.worths(policy, seat)
            mean = np.bincount(tree.set_of_choice, worth * policy, minlength=tree.sets)
            own = tree.seat_of_choice == seat
            regret = np.where(own, np.maximum(regret + worth - mean[tree.set_of_choice], 0.0), regret)
            policy = _normal(regret, tree, even)
        total += t * tree.own_reach(policy)[tree.set_of_choice] * policy
    return _normal(total, tree, even)


def _normal(weights: Numbers, tree: Tree, otherwise: Numbers) -> Numbers:
    """Weights as probabilities; `otherwise` where all are 0."""
    sums = np.bincount(tree.set_of_choice, weights, minlength=tree.sets)[tree.set_of_choice]
    return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), otherwise)


# --- unrolling ------------------------------------------------------------------------------------------


def _refuse() -> Never:
    raise BadSettings.plain(f"This game has more than {MOST_NODES:,} histories: too many to count.")


class _Unrolled:
    """Nodes in the order of discovery, as columns."""

    def __init__(self) -> None:
        self.parent: list[int] = []
        self.depth: list[int] = []
        self.mover: list[int] = []
        self.odds: list[float] = []
        self.value: list[float] = []
        self.set_of_node: list[int] = []
        self.nth: list[int] = []
        """The index of a node among its parent's choices."""
        self.set_of: dict[Any, int] = {}
        self.at_set: list[SpicyLuck] = []
        self.options_of_set: list[list[int]] = []

    def add(self, parent: int, depth: int, mover: int, odds: float, nth: int) -> int:
        if len(self.parent) == MOST_NODES:
            _refuse()
        self.parent.append(parent)
        self.depth.append(depth)
        self.mover.append(mover)
        self.odds.append(odds)
        self.value.append(0.0)
        self.set_of_node.append(-1)
        self.nth.append(nth)
        return len(self.parent) - 1


def build_tree(rules: Rules = RULER, first: int = 0) -> Tree:
    """Every history of a game of two, seat `first` starting, in sequenced play (SR-RACE)."""
    unrolled = _Unrolled()
    waiting: list[tuple[SpicyLuck, int, int, float, int]] = [(SpicyLuck(rules, 2, first), -1, 0, 1.0, 0)]
    while waiting:
        luck, parent, depth, odds, nth = waiting.pop()
        if luck.over or luck.ends:
            node = unrolled.add(parent, depth, LEAF, odds, nth)
            unrolled.value[node] = luck.outcome()[0]
        elif luck.luck:
            node = unrolled.add(parent, depth, CHANCE, odds, nth)
            waiting += [(after, node, depth + 1, share, 0) for after, share in _draws(luck)]
        else:
            node = unrolled.add(parent, depth, luck.mover, odds, nth)
            known = luck.known(luck.mover)
            if known not in unrolled.set_of:
                unrolled.set_of[known] = len(unrolled.at_set)
                unrolled.at_set.append(luck)
                unrolled.options_of_set.append(luck.options())
            number = unrolled.set_of_node[node] = unrolled.set_of[known]
            for i, option in enumerate(unrolled.options_of_set[number]):
                after = luck.clone()
                after.decide(option)
                waiting.append((after, node, depth + 1, 1.0, i))
    return Tree(rules, unrolled)


def _draws(luck: SpicyLuck) -> Iterator[tuple[SpicyLuck, float]]:
    """All that luck can decide at once: the order of cards a seat gets together does not matter, so they are one
    draw."""
    shares: list[int] = []
    for i, seat in enumerate(luck.to_come):
        if i == 0 or seat != luck.to_come[i - 1]:
            shares.append(0)
        shares[-1] += 1
    kinds = sum(there > 0 for there in luck.left)
    if (
        prod(comb(kinds - sum(shares[:i]), share) for i, share in enumerate(shares) if kinds >= sum(shares))
        > MOST_NODES
    ):
        _refuse()
    ways: list[tuple[list[int], list[int], int]] = [([], luck.left, 1)]
    for share in shares:
        ways = [
            (told + list(cards), rest, weight * count)
            for told, left, weight in ways
            for cards, rest, count in _handfuls(left, share)
        ]
    total = sum(weight for _, _, weight in ways)
    for told, _, weight in ways:
        after = luck.clone()
        for card in told:
            after.tell(card)
        yield after, weight / total


def _handfuls(left: list[int], count: int) -> Iterator[tuple[tuple[int, ...], list[int], int]]:
    """Every selection of this many cards, what is left then, and in how many ways it comes."""
    kinds = [kind for kind, there in enumerate(left) if there]
    for cards in combinations_with_replacement(kinds, count):
        taken = {kind: cards.count(kind) for kind in set(cards)}
        if all(taken[kind] <= left[kind] for kind in taken):
            rest = [there - taken.get(kind, 0) for kind, there in enumerate(left)]
            yield cards, rest, prod(comb(left[kind], taken[kind]) for kind in taken)
