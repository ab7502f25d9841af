"""Every bot against every other on duplicate deals: each deal in every seating, so that card luck cancels out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from itertools import combinations
from typing import Any, Final

from ..core import BadSettings, quote
from .arena import check_bots, play_game
from .engines import run_tasks
from .spec import RANDOM, TableSpec
from .statistics import LEVEL, Estimate, clustered_share, look_level

__all__ = ["Pairing", "Tournament", "mirrors", "seatings"]

FIRST_LOOK: Final = 50
"""Deals before the first look at whether an interval is small enough; each further look doubles them."""
MOST_DEALS: Final = 1_000_000
WHOLE_SEATINGS: Final = 6
"""Up to this many players, every seating is played."""

Task = tuple[int, int]  # number of the pairing, number of the deal


@cache
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where, 0 or 1 by seat: half of the seats each; with an odd number the odd seat goes to each equally
    often.

    Every such seating; with many players, those where the two alternate or sit in blocks, in every rotation.
    """
    if players <= WHOLE_SEATINGS:
        found = [
            tuple(int(seat in ones) for seat in range(players))
            for count in sorted({players // 2, players - players // 2})
            for ones in combinations(range(players), count)
        ]
        return tuple(found)
    patterns = [tuple(seat % 2 for seat in range(players)), tuple(int(seat < players // 2) for seat in range(players))]
    patterns += [tuple(1 - bot for bot in pattern) for pattern in patterns]
    turned = [pattern[i:] + pattern[:i] for pattern in patterns for i in range(players)]
    return tuple(dict.fromkeys(turned))


@cache
def mirrors(players: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every seating together with its mirror image, in which the two bots swap places."""
    pairs = {frozenset((seating, tuple(1 - bot for bot in seating))): None for seating in seatings(players)}
    return tuple(tuple(sorted(pair)) for pair in pairs)


def seatings_of(deal: int, players: int, mirrored: bool) -> tuple[tuple[int, ...], ...]:
    """The seatings in which a deal is played: all, or one with its mirror image, a different one for the next deal."""
    if not mirrored:
        return seatings(players)
    return mirrors(players)[deal % len(mirrors(players))]


@dataclass(slots=True)
class Pairing:
    """Two bots, and the first one's share of the wins in each deal, all seatings together."""

    one: str
    other: str
    games_each: int
    shares: dict[int, Fraction] = field(default_factory=dict)
    level: float = LEVEL
    """The level of the interval: higher than asked if there was more than one look."""

    @property
    def deals(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> int:
        return self.deals * self.games_each

    @property
    def won(self) -> Fraction:
        """Games won by the first, with shared wins in parts."""
        return sum(self.shares.values(), Fraction(0)) * self.games_each

    def share(self) -> Estimate:
        return clustered_share([float(self.shares[deal]) for deal in sorted(self.shares)], self.games_each, self.level)

    def better(self) -> str | None:
        """The bot that is better beyond chance."""
        share = self.share()
        return self.one if share.low > 0.5 else self.other if share.high < 0.5 else None


@dataclass(slots=True)
class Tournament:
    game: str
    players: int
    rules: Any
    bots: Sequence[str]
    seed: int | str
    deals: int = MOST_DEALS
    """Deals in every pairing; with `until`, at most this many."""
    until: float | None = None
    """A pairing is done once its interval is no wider than this each way."""
    mirrored: bool = False
    """Play each deal only in one seating and its mirror image: more deals in the same time, for slow games."""
    shuffled: bool = False
    """As in `TableSpec`."""
    pairings: list[Pairing] = field(init=False)
    decisions: int = field(init=False, default=0)
    complete: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadSettings.plain("A tournament needs at least two bots.")
        for i, bot in enumerate(self.bots):
            if bot in self.bots[:i]:
                raise BadSettings.plain(f"The bot {quote(bot)} is named twice.")
        if self.deals < 1:
            raise BadSettings.plain("Play at least one deal.")
        if self.until is not None and not 0 < self.until < 0.5:
            raise BadSettings.plain("--until is more than 0 and less than 50 percentage points.")
        each = len(seatings_of(0, self.players, self.mirrored)) if 2 <= self.players <= 10 else 0
        self.pairings = [Pairing(one, other, each) for one, other in combinations(self.bots, 2)]
        for pairing in self.pairings:
            check_bots(self.spec(pairing))

    def spec(self, pairing: Pairing) -> TableSpec:
        """The pairing's table; its bots are seated anew for every game."""
        bots = tuple((pairing.one, pairing.other)[seat % 2] for seat in range(self.players))
        return TableSpec(self.game, self.players, self.rules, bots, self.seed, self.shuffled)

    def run(
        self,
        workers: int = 1,
        engine: str = "processes",
        stop: Callable[[], bool] = lambda: False,
        played: Callable[[int], None] = lambda games: None,
    ) -> None:
        """Plays until every pairing is done or `stop` says so; `played` is called with the games of every deal."""
        play = partial(_play, [self.spec(pairing) for pairing in self.pairings], self.mirrored)
        looks = 1
        reach = self.deals if self.until is None else min(FIRST_LOOK, self.deals)
        open_ones = list(range(len(self.pairings)))
        while open_ones and not stop():
            tasks = self._missing(open_ones, reach)
            for (which, deal), (share, decisions) in run_tasks(play, tasks, workers, engine, stop):
                self.pairings[which].shares[deal] = share
                self.decisions += decisions
                played(self.pairings[which].games_each)
            if stop():
                break
            for which in open_ones:
                self.pairings[which].level = LEVEL if self.until is None else look_level(looks)
            open_ones = [which for which in open_ones if not self._done(self.pairings[which])]
            looks += 1
            reach = min(2 * reach, self.deals)
        self.complete = not open_ones
        if not self.complete and self.until is not None:
            for which in open_ones:  # an interrupted look is one more look
                self.pairings[which].level = look_level(looks)

    def _missing(self, which: list[int], reach: int) -> Iterator[Task]:
        for deal in range(reach):
            for i in which:
                if deal not in self.pairings[i].shares:
                    yield i, deal

    def _done(self, pairing: Pairing) -> bool:
        if self.until is None or pairing.deals >= self.deals:
            return True
        return pairing.share().half <= self.until

    def share_of(self, one: str, other: str) -> Estimate:
        """The share of `one` against `other`, in whichever order they are paired."""
        for pairing in self.pairings:
            if {pairing.one, pairing.other} == {one, other}:
                share = pairing.share()
                return share if pairing.one == one else Estimate(1 - share.value, 1 - share.high, 1 - share.low)
        raise BadSettings.plain(f"{quote(one)} does not play against {quote(other)}.")

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "complete": self.complete,
            "games": sum(pairing.games for pairing in self.pairings),
            "decisions": self.decisions,
            "until": self.until,
            "mirrored": self.mirrored,
            "pairings": [
                {
                    "bots": [pairing.one, pairing.other],
                    "deals": pairing.deals,
                    "games": pairing.games,
                    "share": pairing.share().as_json(),
                    "better": pairing.better(),
                }
                for pairing in self.pairings
            ],
        }


def _play(specs: Sequence[TableSpec], mirrored: bool, task: Task) -> tuple[Fraction, int]:
    """Plays one deal of one pairing in its seatings: the first bot's share of the wins, and all decisions."""
    which, deal = task
    spec = specs[which]
    pair = (spec.bots[0], spec.bots[1])
    won = Fraction(0)
    decisions = 0
    tables = seatings_of(deal, spec.players, mirrored)
    for seating in tables:
        result = play_game(spec.seated(tuple(pair[bot] for bot in seating)), deal)
        decisions += result.decisions
        won += Fraction(sum(seating[seat] == 0 for seat in result.winners), len(result.winners))
    return won / len(tables), decisions


def reference_and(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots, together with the one whose rating is fixed."""
    return tuple(bots) if RANDOM in bots else (*bots, RANDOM)
