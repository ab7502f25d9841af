"""A player of HEATED that tries its better options on many imagined tables, played to the end by the policy.

`mixed.py` has the one that does not assume that everybody plays like this. Every option meets the same tables with the
same luck, so that only the choice differs. Whenever a share of the budget is spent, the worse half of the options is
dropped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Final, Self

from ...bots.temperament import Temperament
from ...bots.thinking import Budget, OptionValue
from ...core import Dice
from .. import Action, Arbiter, Card, Name, Play, View
from ..redeal import Redeal
from ..rules import codes
from ..rules.state import State
from .heuristic import HeatedHeuristicBot, weighing
from .known import KnownTable
from .outlook import Outlook
from .policy import Policy
from .tryout import Move, Tryout

__all__ = ["HeatedSearchBot"]

MOST: Final = 10
"""How many options are tried."""
OF_A_CARD: Final = 3
"""How many ways to play the same card are tried."""
CLEARLY: Final = 40
"""A colour this much worse at first sight is not tried: a few imagined tables say little about which to name."""
FAR: Final = 60
"""Decisions per player before a playout is judged by the hands: the Never-ending Game may not end."""
DOUBT: Final = 0.5
"""By how many standard errors an option must beat the favourite at first sight."""


@dataclass(slots=True)
class Tried:
    """An option and its results."""

    option: Action | None
    move: Move
    total: float = 0.0
    squares: float = 0.0
    times: int = 0
    dropped: bool = False

    @classmethod
    def of(cls, option: Action | None) -> Self:
        return cls(option, Move(option))

    @property
    def mean(self) -> float:
        return self.total / self.times if self.times else 0.0

    @property
    def error(self) -> float:
        """The standard error of `mean`."""
        if self.times < 2:
            return 0.5
        spread = max(0.0, self.squares / self.times - self.mean**2)
        return float((spread / (self.times - 1)) ** 0.5)


class HeatedSearchBot(HeatedHeuristicBot):
    least_gain = 0.0
    """In chances to win: by how much, at least, an option must beat the favourite at first sight."""

    def __init__(
        self,
        dice: Dice,
        setting: str = "",
        temperament: Temperament | None = None,
        weights: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(dice, temperament, weights)
        self.budget = Budget.read(setting)
        self.thinks = self.budget.seconds
        self.others = weighing(weights)
        self._tryout: Tryout | None = None

    def hurry(self, seconds: float) -> None:
        self.budget = self.budget.within(seconds)

    def _consider(self, view: View, options: Sequence[Action]) -> Action | None:
        if self.budget.milliseconds == 0:
            return super()._consider(view, options)
        choices = self.candidates(view, options)
        if len(choices) == 1 or _wins(view, choices[0]):
            return choices[0]
        found = self.compare(view, options, choices, self.budget)
        favourite = next(value for value in found if value.option == choices[0])
        return found[0].option if self.prefers(found[0], favourite) else choices[0]

    def prefers(self, best: OptionValue, favourite: OptionValue) -> bool:
        """Whether an option that proved best is taken instead of the favourite at first sight."""
        return best.chance - favourite.chance >= max(self.least_gain, DOUBT * best.error)

    def candidates(self, view: View, options: Sequence[Action], most: int = MOST) -> list[Action | None]:
        """The options that look best at first sight, best first: not too many, and not all with one card."""
        rated = sorted(self._rated(view, options), key=lambda pair: -pair[0])
        chosen: list[Action | None] = []
        cards: dict[Card, int] = {}
        for worth, option in rated:
            if isinstance(option, Play):
                cards[option.card] = cards.get(option.card, 0) + 1
                if cards[option.card] > OF_A_CARD:
                    continue
            elif isinstance(option, Name) and worth < rated[0][0] - CLEARLY:
                continue
            chosen.append(option)
        return chosen[:most]

    def compare(
        self,
        view: View,
        options: Sequence[Action],
        choices: Sequence[Action | None],
        budget: Budget,
        kept: Action | None = None,
    ) -> list[OptionValue]:
        """The choices with their values, best first; `kept` is never dropped."""
        start, played = thread_time(), 0
        redeal = self.imagine(view, options)
        tried = [Tried.of(choice) for choice in choices]
        rounds = max(1, (len(tried) - 1).bit_length())
        left = tried[:]
        for turn in range(rounds):
            if budget.milliseconds is None:
                assert budget.playouts is not None
                worlds = max(1, (budget.playouts - played) // (rounds - turn) // len(left))
                self._try(redeal, left, worlds)
                played += worlds * len(left)
            else:
                until = start + budget.milliseconds / 1000 * (turn + 1) / rounds
                while thread_time() < until:
                    self._try(redeal, left, 1)
            left.sort(key=self.worse)
            for one in left[max(2, (len(left) + 1) // 2) :]:
                one.dropped = kept is None or one.option != kept
            left = [one for one in left if not one.dropped]
        order = sorted(tried, key=lambda one: (one.dropped, self.worse(one)))
        return [OptionValue(one.option, one.mean, one.error, one.times) for one in order]

    def worse(self, one: Tried) -> float:
        """The order of the options while they are compared: the lowest number is the best."""
        return -one.mean

    def imagine(self, view: View, options: Sequence[Action]) -> Redeal:
        """Tables as they could be, by what this bot knows."""
        return KnownTable(view, options, self.memory).redeal()

    def play_as(self) -> Policy:
        """How everybody plays on at the next imagined table."""
        return self.others

    def draw_luck(self) -> list[int]:
        """The luck of one imagined table: every option meets the same."""
        return [self.dice.word() for _ in range(4)]

    def begin(self, world: State, luck: Sequence[int]) -> tuple[State, Dice, Arbiter]:
        """An imagined table on which an option can be tried."""
        state = world.clone()
        dice = Dice(luck[0] + 1, luck[1], luck[2], luck[3])
        arbiter = Arbiter(state, dice)
        if state.pending.phase != codes.FREE:
            arbiter.jumped_about = 0  # nobody has been asked yet whether to jump in
        return state, dice, arbiter

    def foresight(self) -> tuple[int, Outlook | None]:
        """How many decisions per player an imagined table is played on, and what then says who will win, if anything
        does."""
        return FAR, None

    def _try(self, redeal: Redeal, left: Sequence[Tried], worlds: int) -> None:
        if self._tryout is None:
            self._tryout = Tryout(redeal.known)
        seat, tryout = redeal.seat, self._tryout
        players = redeal.known.n
        reach, outlook = self.foresight()
        for _ in range(worlds):
            world = redeal.deal(self.dice)
            a, b, c, d = self.draw_luck()
            others = self.play_as()
            for one in left:
                tryout.begin(world, a, b, c, d)
                tryout.do(seat, one.move)
                if outlook is not None:
                    value = tryout.foresee(seat, others, reach * players, outlook)
                else:
                    value = tryout.run(seat, others, reach * players)
                    if value < 0:
                        value = worth(tryout.state, seat)
                one.total += value
                one.squares += value * value
                one.times += 1


def _wins(view: View, option: Action | None) -> bool:
    return isinstance(option, Play) and len(view.hand) == 1 and not view.rules.house


def worth(state: State, seat: int) -> float:
    """1 for a win, a share for a shared one; if the game goes on, an estimate by the number of cards."""
    if state.reason:
        return (state.won >> seat & 1) / state.won.bit_count()
    chances = [1 / (1 + state.hand_size(other)) ** 2 for other in range(state.n)]
    return chances[seat] / sum(chances)
