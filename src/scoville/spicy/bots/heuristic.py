"""The policy as a player: it remembers, weighs its options, and does what seems best."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from ...bots.bot import Bot
from ...bots.temperament import Temperament
from ...core import Dice, Fact
from ...core.options import MOST_ACTIONS
from .. import Accept, Action, Card, Challenge, Claim, Copy, Pass, Play, Rules, Trait, View
from ..rules.codes import NUMBER, SPICE
from ..rules.state import State
from ..rules.tables import tables_for
from .belief import Knowledge
from .codes import CHALLENGE, COPY, LET_BE, PASS, PLAY
from .known import known_table, shared_knowledge
from .memory import Memory
from .policy import Policy
from .weights import Weights, weights_for

__all__ = ["HeuristicBot", "action_of", "made_policy", "policy_for"]

ACCEPTING, PASSING = Accept(), Pass()
CHALLENGES = {trait.code: Challenge(trait) for trait in Trait}


class _Made(threading.local):
    """Policies are slow to create and remember nothing between decisions, so the bots of one thread share them."""

    def __init__(self) -> None:
        self.policies: dict[tuple[Rules, Weights, int, int], Policy] = {}

    def policy(self, rules: Rules, weights: Weights, bluff: int, suspicion: int) -> Policy:
        key = rules, weights, bluff, suspicion
        made = self.policies.get(key)
        if made is None:
            made = Policy(tables_for(rules), weights)
            made.bluff = bluff
            made.belief.suspicion = suspicion
            if len(self.policies) == MOST_POLICIES:
                self.policies.clear()
            self.policies[key] = made
        return made


MOST_POLICIES = 24
TRUTHFUL = 80
"""In percent: how often a careless player that has a true card plays it."""
_made = _Made()


def made_policy(rules: Rules, weights: Weights, bluff: int, suspicion: int) -> Policy:
    """The policy of this thread with these inclinations, in percent."""
    return _made.policy(rules, weights, bluff, suspicion)


def policy_for(bot: Bot[Any, Any], rules: Rules, players: int) -> Policy | None:
    """The policy that decides all that a bot does; None if the bot does anything else."""
    if type(bot) is not HeuristicBot or bot.temperament.blunder:
        return None
    return made_policy(rules, bot.weights(players), bot.temperament.bluffing, bot.temperament.suspicion)


class HeuristicBot(Bot[View, Action]):
    def __init__(
        self,
        dice: Dice,
        temperament: Temperament | None = None,
        weights: Callable[[int], Weights] = weights_for,
    ) -> None:
        """`weights` by number of players."""
        self.dice = dice
        self.weights = weights
        self.temperament = temperament or Temperament()
        self.memory = Memory()
        self._policy: Policy | None = None

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        if not options:
            return None
        self.memory.look(view)
        careless = self.temperament.blunder > 0 and self.dice.below(100) < self.temperament.blunder
        if careless:
            return self._carelessly(view, options)
        return self._think(view, options)

    def _think(self, view: View, options: Sequence[Action]) -> Action | None:
        assert view.seat is not None
        policy = self.policy(view)
        table, knowledge, reacting = self.as_known(view, options)
        policy.decide(knowledge, table, view.seat, reacting, self.dice)
        under: tuple[Card, ...] = ()
        if policy.under1 >= 0 or policy.under2 >= 0:
            under = tuple(sorted([Card(card) for card in (policy.under1, policy.under2) if card >= 0]))
        return action_of(policy.act, policy.card, policy.claim, under, options)

    def policy(self, view: View) -> Policy:
        """Created for the rules of the first table it sits down at."""
        if self._policy is None:
            tempers = self.temperament
            self._policy = made_policy(view.rules, self.weights(len(view.players)), tempers.bluffing, tempers.suspicion)
        return self._policy

    def as_known(self, view: View, options: Sequence[Action]) -> tuple[State, Knowledge, bool]:
        """The table as it is known, who knows what, and whether this seat only reacts."""
        assert view.seat is not None
        table = known_table(view, self.memory)
        kinds = kinds_of(options)
        reacting = Pass not in kinds
        allow(table, view.seat, kinds)
        return table, shared_knowledge(view, self.memory), reacting

    def _carelessly(self, view: View, options: Sequence[Action]) -> Action | None:
        """As a beginner plays: mostly a true card if there is one, otherwise any card and any claim. It mostly lets
        another's card be."""
        plays = [option for option in options if isinstance(option, Play)]
        if plays:
            tables = tables_for(view.rules)
            true = [play for play in plays if tables.holds(play.card, play.claim, NUMBER | SPICE)]
            if true and self.dice.below(100) < TRUTHFUL * 100 // max(1, self.temperament.bluff):
                plays = true
            return plays[self.dice.below(len(plays))]
        if self.dice.below(1000) >= self.temperament.suspicion:
            return Accept() if Accept() in options else None
        return options[self.dice.below(len(options))]


def kinds_of(options: Sequence[Action]) -> set[type[Action]]:
    """The options are listed kind by kind."""
    kinds: set[type[Action]] = set()
    latest = None
    for option in options:
        if type(option) is not latest:
            latest = type(option)
            kinds.add(latest)
    return kinds


def allow(table: State, seat: int, kinds: set[type[Action]]) -> None:
    """Sets what this seat may do from its options: a bot that sat down late need not have seen why."""
    if Challenge not in kinds:
        table.doubters &= ~(1 << seat)
    if Copy not in kinds:
        table.copiers &= ~(1 << seat)


def action_of(act: int, card: int, claim: int, under: tuple[Card, ...], options: Sequence[Action]) -> Action | None:
    """The option that the policy means, without cards under it if those were not offered."""
    if act == LET_BE:
        return ACCEPTING if ACCEPTING in options else None
    if act == PASS:
        return PASSING
    if act == CHALLENGE:
        return CHALLENGES[claim]
    kind = Play if act == PLAY else Copy
    assert act in (PLAY, COPY)
    if len(options) == MOST_ACTIONS and under:  # there may be more options than are listed
        return Play(Card(card), Claim(claim), under) if act == PLAY else Copy(Card(card), under)
    best: Action | None = None
    for option in options:
        if type(option) is kind and option.card == card:
            if type(option) is Play and option.claim != claim:
                continue
            if option.under == under:
                return option
            if not option.under:
                best = option
    return best
