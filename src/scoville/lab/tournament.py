"""Every bot against every other on duplicate deals: each deal in every seating, so that card luck cancels out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from .. import __version__
from ..core import BadSettings, ScovilleError, quote
from .arena import check_bots, play_game
from .engines import run_tasks
from .resuming import SAVED_EVERY, Done, check_same, write_resumed
from .spec import RANDOM, TableSpec, rules_as_json
from .statistics import LEVEL, Estimate, clustered_share, independent_games, look_level, wilson

__all__ = ["Pairing", "Tournament", "mirrors", "seatings"]

FIRST_LOOK: Final = 50
"""Deals before the first look at whether an interval is small enough; each further look doubles them."""
MOST_DEALS: Final = 1_000_000
FEWEST_TO_FORESEE: Final = 20
"""Deals of a pairing before its spread says how many more it needs."""
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
    """Two bots, and how often the first one had which share of the wins in a deal, all seatings together."""

    one: str
    other: str
    games_each: int
    shares: Counter[Fraction] = field(default_factory=Counter)
    level: float = LEVEL
    """The level of the interval: higher than asked if there was more than one look."""
    done: Done = field(default_factory=Done)
    """The deals that were played."""

    @property
    def deals(self) -> int:
        return self.shares.total()

    def by_deal(self) -> list[float]:
        """The shares, one for each deal, sorted."""
        return [float(share) for share in sorted(self.shares.elements())]

    @property
    def games(self) -> int:
        return self.deals * self.games_each

    @property
    def won(self) -> Fraction:
        """Games won by the first, with shared wins in parts."""
        return sum((share * count for share, count in self.shares.items()), Fraction(0)) * self.games_each

    def share(self) -> Estimate:
        return clustered_share(self.by_deal(), self.games_each, self.level)

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
    file: Path | None = None
    """Where progress is saved."""
    pairings: list[Pairing] = field(init=False)
    decisions: int = field(init=False, default=0)
    complete: bool = field(init=False, default=False)
    seconds: float = field(init=False, default=0.0)
    looks: int = field(init=False, default=1)
    """The number of the look that comes next."""
    open_ones: list[int] = field(init=False)
    """The pairings that are not done."""

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
        self.open_ones = list(range(len(self.pairings)))
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
        before, start = self.seconds, perf_counter()
        saved = start
        try:
            while self.open_ones and not stop():
                with closing(run_tasks(play, self._missing(), workers, engine, stop)) as results:
                    for (which, deal), (share, decisions) in results:
                        pairing = self.pairings[which]
                        pairing.shares[share] += 1
                        pairing.done.add(deal, deal + 1)
                        self.decisions += decisions
                        self.seconds = before + perf_counter() - start
                        played(pairing.games_each)
                        if perf_counter() - saved > SAVED_EVERY:
                            self.save()
                            saved = perf_counter()
                if stop():
                    break
                for which in self.open_ones:
                    self.pairings[which].level = LEVEL if self.until is None else look_level(self.looks)
                self.open_ones = [which for which in self.open_ones if not self._done(self.pairings[which])]
                self.looks += 1
        finally:
            self.seconds = before + perf_counter() - start
            self.save()
        self.complete = not self.open_ones
        if not self.complete and self.until is not None:
            for which in self.open_ones:  # an interrupted look is one more look
                self.pairings[which].level = look_level(self.looks)

    @property
    def reach(self) -> int:
        """The deals after which the next look comes."""
        return self.deals if self.until is None else min(FIRST_LOOK << self.looks - 1, self.deals)

    def _missing(self) -> Iterator[Task]:
        reach, which = self.reach, list(self.open_ones)
        done = {i: Done(self.pairings[i].done.ranges) for i in which}
        for deal in range(reach):
            for i in which:
                if deal not in done[i]:
                    yield i, deal

    def deals_to_go(self) -> int | None:
        """About how many deals the open pairings still need, if they go on as so far; None while too few are played."""
        if any(self.pairings[which].deals < FEWEST_TO_FORESEE for which in self.open_ones):
            return None
        return sum(self._reach_of(self.pairings[which]) - self.pairings[which].deals for which in self.open_ones)

    def games_to_go(self) -> int | None:
        """The same in games."""
        deals = self.deals_to_go()
        return None if deals is None else deals * self.pairings[0].games_each

    def _reach_of(self, pairing: Pairing) -> int:
        """The deals at the look at which the interval is likely to be narrow enough."""
        if self.until is None:
            return self.deals
        shares = pairing.by_deal()
        share, worth = sum(shares) / len(shares), independent_games(shares, pairing.games_each) / len(shares)
        look = self.looks
        while (reach := min(FIRST_LOOK << look - 1, self.deals)) < self.deals:
            games = worth * reach
            if reach >= pairing.deals and wilson(share * games, games, look_level(look)).half <= self.until:
                break
            look += 1
        return reach

    def _done(self, pairing: Pairing) -> bool:
        if self.until is None or pairing.deals >= self.deals:
            return True
        return pairing.share().half <= self.until

    # --- the file to resume from -----------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """What must be the same for a run to be continued."""
        return {
            "scoville": __version__,
            "tournament": self.game,
            "players": self.players,
            "rules": rules_as_json(self.rules),
            "bots": list(self.bots),
            "seed": self.seed,
            "deals": self.deals,
            "until": self.until,
            "mirrored": self.mirrored,
            "shuffled": self.shuffled,
        }

    def save(self) -> None:
        """Writes the whole file or nothing. Shares are counted, not listed, so that it stays short."""
        pairings = [
            {
                "done": pairing.done.ranges,
                "shares": {str(share): count for share, count in sorted(pairing.shares.items())},
                "level": pairing.level,
            }
            for pairing in self.pairings
        ]
        progress = {"seconds": self.seconds, "decisions": self.decisions, "looks": self.looks, "open": self.open_ones}
        write_resumed(self.file, {**self.about(), **progress, "pairings": pairings})

    def resume(self, written: Mapping[str, Any]) -> None:
        """Takes over an earlier run; raises BadSettings if it was a different one, ScovilleError for a damaged file."""
        check_same(self.file, written, self.about())
        try:
            seconds, decisions, looks = float(written["seconds"]), int(written["decisions"]), int(written["looks"])
            open_ones = [int(which) for which in written["open"]]
            found = [_pairing(*each) for each in zip(self.pairings, written["pairings"], strict=True)]
            right = 0 <= seconds < 1e12 and decisions >= 0 and 1 <= looks <= 64
            right = right and open_ones == sorted({*open_ones} & {*range(len(found))})
            right = right and all(one.deals == one.done.count and one.done.end <= self.deals for one in found)
        except (KeyError, TypeError, ValueError, ZeroDivisionError, AttributeError):
            right = False
        if not right:
            raise ScovilleError(f"{self.file} is not a file to resume from.")
        self.seconds, self.decisions, self.looks, self.open_ones = seconds, decisions, looks, open_ones
        self.pairings = found

    def share_of(self, one: str, other: str) -> Estimate:
        """The share of `one` against `other`, in whichever order they are paired."""
        pairing = self._paired(one, other)
        share = pairing.share()
        return share if pairing.one == one else Estimate(1 - share.value, 1 - share.high, 1 - share.low)

    def deals_of(self, one: str, other: str) -> int:
        """The deals these two have played."""
        return self._paired(one, other).deals

    def _paired(self, one: str, other: str) -> Pairing:
        for pairing in self.pairings:
            if {pairing.one, pairing.other} == {one, other}:
                return pairing
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
                    "share": pairing.share().as_json() if pairing.deals else None,
                    "better": pairing.better(),
                }
                for pairing in self.pairings
            ],
        }


def _pairing(pairing: Pairing, written: Mapping[str, Any]) -> Pairing:
    """A pairing as far as a file has it; ValueError if the file is wrong."""
    shares = Counter({Fraction(share): int(count) for share, count in written["shares"].items()})
    if any(not 0 <= share <= 1 or count < 1 for share, count in shares.items()):
        raise ValueError("a share is from 0 to 1")
    level = float(written["level"])
    if not LEVEL <= level < 1:
        raise ValueError("a level is that of a look")
    return Pairing(pairing.one, pairing.other, pairing.games_each, shares, level, Done(written["done"]))


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
