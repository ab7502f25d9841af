"""A player that weighs like the heuristic, then tries its better choices in many imagined worlds.

Here everybody else is taken to play by the same policy, as the frozen tiger does it. `mixed.py` has the search that
assumes less.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import thread_time

from ...bots.temperament import Temperament
from ...bots.thinking import Budget, OptionValue
from ...core import Dice
from .. import Accept, Action, Challenge, Copy, Pass, Play, View
from ..rules.cards import NO_CLAIM
from ..rules.tables import tables_for
from .belief import Belief
from .codes import CHALLENGE, COPY, LET_BE, PASS, PLAY
from .heuristic import HeuristicBot, allow, kinds_of
from .known import shared_knowledge
from .search import Search
from .unknown import redeal_of
from .weights import Weights, weights_for

__all__ = ["SearchBot"]

PLAYS = 10
"""How many of the best-looking plays are tried; options that are not plays always are."""
FIRST_THOUGHT = 3.0
"""The weight of the policy's own estimate beside the playouts: it learns faster how the opponents play."""
MOST_COMPARED = 200
"""A `Search` has room for this many choices."""
STACKS_MORE = 3
"""A playout ends once this many challenges are settled."""


class SearchBot(HeuristicBot):
    def __init__(
        self,
        dice: Dice,
        setting: str = "",
        temperament: Temperament | None = None,
        weights: Callable[[int], Weights] = weights_for,
    ) -> None:
        super().__init__(dice, temperament, weights)
        self.budget = Budget.read(setting)
        self.thinks = self.budget.seconds
        self._belief: Belief | None = None

    def hurry(self, seconds: float) -> None:
        self.budget = self.budget.within(seconds)

    def _think(self, view: View, options: Sequence[Action]) -> Action | None:
        if self.budget.milliseconds == 0:
            return super()._think(view, options)
        choices = self.candidates(view, options)
        if len(choices) == 1:
            return choices[0]
        thoughts = self.first_thoughts(view, options)
        best: Action | None = self.compare(view, options, choices, self.budget, thoughts)[0].option
        return best

    def first_thoughts(self, view: View, options: Sequence[Action]) -> dict[tuple[int, int, int], float]:
        """The policy's own estimates, by act, card and claim (of a challenge: trait)."""
        assert view.seat is not None
        table, knowledge, reacting = self.as_known(view, options)
        policy = self.policy(view)
        policy.weigh(knowledge, table, view.seat, reacting)
        return {
            (policy.option(i, 0), policy.option(i, 1), policy.option(i, 2)): policy.option_value(i) / 1e6
            for i in range(policy.options)
        }

    def belief(self, view: View) -> Belief:
        """Its true beliefs about claims, without its temperament."""
        if self._belief is None:
            weights = self.weights(len(view.players))
            self._belief = Belief(tables_for(view.rules), weights, weights.odds, weights.copy_false)
        return self._belief

    def choices(self, options: Sequence[Action]) -> list[Action | None]:
        """All options, and letting be if that is possible."""
        waits = not any(isinstance(option, Pass | Accept) for option in options)
        return [*options, None] if waits else list(options)

    def candidates(self, view: View, options: Sequence[Action]) -> list[Action | None]:
        """All options that are not plays, and the plays and copies that the policy likes best."""
        assert view.seat is not None
        table, knowledge, reacting = self.as_known(view, options)
        policy = self.policy(view)
        policy.weigh(knowledge, table, view.seat, reacting)
        liked = {
            (policy.option(i, 0), policy.option(i, 1), policy.option(i, 2)): (
                policy.option_value(i),
                policy.option(i, 3),
            )
            for i in range(policy.options)
            if policy.option(i, 0) in (PLAY, COPY)
        }
        plays: list[tuple[int, int, Action]] = []
        others: list[Action | None] = []
        for i, option in enumerate(self.choices(options)):
            if not isinstance(option, Play | Copy):
                others.append(option)
                continue
            act, card, claim, under1, under2 = told(option)
            value, under = liked[act, card, table.claim if act == COPY else claim]
            if under1 < 0 or under in (1 + under1 + 64 * (1 + under2), 1 + under2 + 64 * (1 + under1)):
                plays.append((-value, i, option))
        return [*others, *(option for _, _, option in sorted(plays, key=lambda play: play[:2])[:PLAYS])]

    def compare(
        self,
        view: View,
        options: Sequence[Action],
        choices: Sequence[Action | None],
        budget: Budget,
        thoughts: Mapping[tuple[int, int, int], float] | None = None,
        kept: Action | None = None,
    ) -> list[OptionValue]:
        """The choices with their values, best first; `thoughts` count towards which is best, and `kept` is
        never dropped."""
        start = thread_time()
        search = self.search(view, options)
        add_all(search, choices)
        liked = [0.0] * len(choices)
        if thoughts is not None:
            on = search.redeal.table.claim
            for i, (act, card, claim, _, _) in enumerate(map(told, choices)):
                said = on if act == COPY else claim
                liked[i] = thoughts[act, card, NO_CLAIM if said < 0 else said]

        def value(i: int) -> float:
            return search.mean(i) + FIRST_THOUGHT * liked[i]

        return halve(search, choices, budget, value, start, kept)

    def search(self, view: View, options: Sequence[Action]) -> Search:
        """The worlds that may be, without a choice to try yet."""
        assert view.seat is not None
        knowledge = shared_knowledge(view, self.memory)
        redeal = redeal_of(view, self.memory, self.belief(view), knowledge, self.suspicions(view))
        kinds = kinds_of(options)
        allow(redeal.table, view.seat, kinds)
        search = Search(self.policy(view), redeal, knowledge, Pass not in kinds, self.dice, STACKS_MORE)
        self.assume(search, view)
        return search

    def suspicions(self, view: View) -> list[int] | None:
        """How readily each seat is taken to bluff, in percent; None if all are taken to play by the policy."""
        return None

    def top_truths(self, view: View) -> tuple[float, float, float] | None:
        """How likely the top claim is true in both, in its number, in its spice, if a network played it. None if nobody
        can say."""
        return None

    def assume(self, search: Search, view: View) -> None:
        """Says how the others may play; as it is, they all play by the policy."""


def add_all(search: Search, choices: Sequence[Action | None]) -> None:
    """Adds the choices to compare."""
    for choice in choices:
        act, card, claim, under1, under2 = told(choice)
        search.add(act, card, search.redeal.table.claim if act == COPY else claim, under1, under2)


def halve(
    search: Search,
    choices: Sequence[Action | None],
    budget: Budget,
    value: Callable[[int], float],
    start: float,
    kept: Action | None = None,
) -> list[OptionValue]:
    """Successive halving by the value of each choice so far, which has begun at `start`; `kept` is never dropped."""

    def worse(i: int) -> tuple[float, int]:
        return -value(i), i

    left = list(range(len(choices)))
    rounds = max(1, (len(choices) - 1).bit_length())
    for turn in range(rounds):
        if budget.milliseconds is None:
            assert budget.playouts is not None
            share = (budget.playouts - search.playouts) // (rounds - turn)
            search.run(max(1, share // len(left)))
        else:
            until = start + budget.milliseconds / 1000 * (turn + 1) / rounds
            while thread_time() < until:
                search.run(1)
        left.sort(key=worse)
        better = max(2, (len(left) + 1) // 2)
        for i in left[better:]:
            if kept is None or choices[i] != kept:
                search.drop(i)
        left = [i for i in left if not search.dropped(i)]
    order = sorted(range(len(choices)), key=lambda i: (search.dropped(i), worse(i)))
    return [
        OptionValue(choices[i], search.mean(i), (search.spread(i) / max(1, search.times(i))) ** 0.5, search.times(i))
        for i in order
    ]


def told(option: Action | None) -> tuple[int, int, int, int, int]:
    """An option as the policy encodes it: act, card, claim or trait, cards under it."""
    match option:
        case Play():
            return (PLAY, option.card, option.claim, *under(option))
        case Copy():
            return (COPY, option.card, -1, *under(option))
        case Challenge():
            return (CHALLENGE, -1, option.trait.code, -1, -1)
        case Pass():
            return (PASS, -1, -1, -1, -1)
        case _:
            return (LET_BE, -1, -1, -1, -1)


def under(option: Play | Copy) -> tuple[int, int]:
    first, second = (*option.under, -1, -1)[:2]
    return int(first), int(second)
