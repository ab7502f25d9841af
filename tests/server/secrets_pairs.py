"""Pairs of live games that differ only in what one seat cannot see, played side by side through the table's own code.

Two tables, the same to the byte for one seat and for spectators. Everything both are sent, and everything that is
logged, is compared after each wish, until the rules themselves show something hidden; then the next pair begins there.
`python tests/server/secrets_pairs.py --pairs 100000` looks at more of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("", "properties", "heated", "server")]

from heated_walks import choose as choose_heated  # noqa: E402
from test_views import dealt_anew as spicy_anew  # noqa: E402
from test_views import in_other_hand  # noqa: E402

from scoville import heated, spicy  # noqa: E402
from scoville.core import CLOCK, Expire, Fact, Journal, Refused, stream  # noqa: E402
from scoville.heated import HOUSE_RULES, MODES  # noqa: E402
from scoville.heated.redeal import unseen_by  # noqa: E402
from scoville.heated.wire import HeatedRules  # noqa: E402
from scoville.record import say  # noqa: E402
from scoville.record.record import AnyGame, read_action  # noqa: E402
from scoville.server import live  # noqa: E402
from scoville.server import protocol as p  # noqa: E402
from scoville.server.around import Wished  # noqa: E402
from scoville.server.clock import ManualClock  # noqa: E402
from scoville.server.cluster.bus import Bus  # noqa: E402
from scoville.server.cluster.members import Members  # noqa: E402
from scoville.server.cluster.relay import FarConnection, Hop  # noqa: E402
from scoville.server.connection import Connection  # noqa: E402
from scoville.server.dealer import Dealer  # noqa: E402
from scoville.server.entries import Came, Made, Sat, Started, encode_body  # noqa: E402
from scoville.server.hall import Hall  # noqa: E402
from scoville.server.ledger import Ledger  # noqa: E402
from scoville.server.live import LiveTable  # noqa: E402
from scoville.server.played import PlayedGame  # noqa: E402
from scoville.server.store import Entry  # noqa: E402
from scoville.spicy import EDITIONS, VARIANTS, Accept, Challenge, Pass, Play, Spicy, Trait  # noqa: E402
from scoville.spicy.wire import SpicyRules  # noqa: E402

SECRET = "5ec7e7" * 10 + "beef"
live.new_secret = lambda: SECRET  # type: ignore[attr-defined] # chance would be a difference, too
LONGEST = 5
"""Actions of one pair."""
SHOWS = {
    *("CardRevealed", "CardsDrawn", "Peeked", "CardTaken", "CardsExchanged", "HandsMixed", "MercyDrawn", "TrapSprung"),
    *("DiscardReshuffled", "GameEnded", "HandsSwapped", "StackRaided", "PenaltyDue", "Passed", "TurnSkipped"),
}
"""The facts by which the rules show a seat something new, or let a hidden card decide what follows."""


class Forgetful:
    """A store that stores nothing: nothing here compares it."""

    async def append(self, entries: Sequence[Entry], row: Any = None, tokens: Any = (), *more: Any) -> None:
        return


class Heard(Connection):
    """A person's line; every byte for it is recorded."""

    def __init__(self, clock: ManualClock, person: str) -> None:
        super().__init__(clock)
        self.person = person
        self._heard: list[bytes] = []

    def tell(self, raw: bytes, wait: float = 0.0) -> None:
        self._heard.append(raw)

    def heard(self) -> list[bytes]:
        """Since it was asked for last."""
        heard, self._heard = self._heard, []
        return heard


class HeardFar(FarConnection):
    """The same for somebody whose socket is at another server: what goes over NATS is put down, byte by byte."""

    def __init__(self, clock: ManualClock, person: str) -> None:
        self.bus = Bus("", "me", Members("me", 0.0))
        super().__init__(clock, self.bus, "peer", 1, Hop())
        self.person = person

    def heard(self) -> list[bytes]:
        waiting = self.bus.waiting_for("peer")
        heard = [msgspec.msgpack.encode(item) for item in waiting]
        waiting.clear()
        return heard


class Log:
    """What the server would log."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def _line(self, event: str, **about: Any) -> None:
        self.lines.append(f"{event} {sorted(about.items())}")

    info = warning = error = debug = _line


class World:
    """One of the two tables: a person on the seat, others elsewhere, and a spectator."""

    def __init__(self, name: str, players: int, seat: int | None, rules: p.RulesMessage, far: bool = False) -> None:
        self.clock = ManualClock()
        self.hall = Hall(Forgetful(), self.clock, seed=1, threads=0)  # type: ignore[arg-type]
        self.log = Log()
        self.hall.log = self.log
        settings = p.Settings(rules, seats=players, speed="live")
        bodies: list[Any] = [
            Made(code="ABCDEF", settings=settings, secret=SECRET),
            Came(person="one", name="One"),
            Came(person="others", name="Others"),
            Came(person="watcher", name="Watcher"),
        ]
        for i in range(players):
            person = "one" if i == seat else "others"
            bodies.append(Sat(person=person, seat=i, name=f"Player{i}"))
        self.ledger = Ledger("table")
        entries = [Entry("table", i, "x", 1.0, encode_body(body)) for i, body in enumerate((*bodies, Started()), 1)]
        self.ledger.replay(entries)
        self.table = LiveTable(self.hall, self.ledger)
        line = HeardFar if far else Heard
        self.one: Heard | HeardFar = line(self.clock, "one")
        self.watcher: Heard | HeardFar = line(self.clock, "watcher")

    async def begin(self, game: AnyGame, seq: int) -> None:
        """The same table with another game on it; everybody is welcomed to it."""
        names = tuple(game.players)
        played = PlayedGame(game, 1, 1, self.clock.now() - 100.0, SECRET, (None,) * len(names), names, {}, seq)
        self.ledger.games[:] = [played]
        self.ledger.totals, self.ledger.nonces, self.ledger.secret = (0,) * len(names), [None] * len(names), SECRET
        table = self.table
        table.connections.clear()
        table.dealer = Dealer(table, played)
        await table.attendance.attend(self.one, 0)
        await table.attendance.attend(self.watcher, 0)

    async def act(self, seat: int, action: Any, number: int) -> None:
        """A wish of the seat's person arrives as bytes; what others do goes to the dealer at once."""
        dealer = self.table.dealer
        assert dealer is not None
        if seat in self.ledger.seats_of("one"):
            text = say(dealer.game, seat, action).partition(" ")[2]
            await self.wish(text, number)
        else:
            await dealer.wish(Wished(seat, action, self.clock.now(), "others", f"o{number}"))
        self.clock.advance(0.25)

    async def wish(self, text: str, number: int) -> None:
        rest = self.table.wishes.answer(self.one, p.Play(f"id{number}", self.ledger.seq, text), self.clock.now())
        if rest is not None:
            await rest

    def told(self) -> tuple[list[bytes], list[bytes], list[str]]:
        lines, self.log.lines = self.log.lines, []
        return self.one.heard(), self.watcher.heard(), lines


class Pairs:
    """Counts what was compared; raises AssertionError if two worlds could be told apart."""

    def __init__(self, name: str, seed: int, far: bool = False) -> None:
        """`far`: the sockets are at another server."""
        self.name = name
        self.far = far
        self.luck = Random(seed)
        self.pairs = 0
        self.compared = 0
        self.bytes = 0
        self.different = 0
        """Pairs whose hidden cards really differ."""

    async def run(self, pairs: int) -> None:
        while self.pairs < pairs:
            await self._whole_game(pairs)

    async def _whole_game(self, most: int) -> None:
        luck = self.luck
        players = luck.randint(2, 6 if self.name == "spicy" else 7)
        seat = luck.choice([None, *range(players)])
        game = self._new_game(players)
        worlds = [World(self.name, players, seat, MESSAGE[self.name](), self.far) for _ in range(2)]
        number = 0
        while not game.over and number < 300 and self.pairs < most:
            twin = self._dealt_anew(game, seat)
            self.different += hidden(game) != hidden(twin)
            await worlds[0].begin(game, number)
            await worlds[1].begin(twin, number)
            self.pairs += 1
            self._compare(worlds, "welcome")
            for _ in range(LONGEST):
                number += 1
                text = luck.choice(NONSENSE)
                if luck.random() < 0.15 and seat is not None and refused(game, seat, text):
                    for world in worlds:
                        await world.wish(text, number)
                    self._compare(worlds, text)
                    number += 1
                who, action, answer = self._next(game, twin, seat)
                if answer is None:
                    break
                shown = shows(game, twin, who, action, answer, seat)
                await worlds[0].act(who, action, number)
                await worlds[1].act(who, answer, number)
                if shown:
                    for world in worlds:
                        world.told()
                    break
                self._compare(worlds, f"{who} {action}")
                if game.over:
                    break

    def _new_game(self, players: int) -> AnyGame:
        luck = self.luck
        names = [f"Player{i}" for i in range(players)]
        seed = luck.getrandbits(64)
        if self.name == "spicy":
            edition = luck.choice(list(EDITIONS))
            most = EDITIONS[edition].most_variants
            variants = luck.sample(list(VARIANTS), luck.randint(0, min(most, 3)))
            manners = luck.choice(["guided", "tabletop"])
            rules = spicy.Rules(edition=edition, variants=tuple(variants), manners=manners)
            if luck.random() < 0.2:
                size = {"ranks": luck.randint(4, 9), "spices": luck.randint(2, 3), "wilds": luck.randint(0, 4)}
                rules = spicy.Rules(edition, (), manners, hand=3, trophies=luck.randint(1, 3), **size)  # type: ignore[arg-type]
            return spicy.new(names, seed, rules)
        house = tuple(rule for rule in HOUSE_RULES if luck.random() < 0.2)
        call = luck.choice(["race", "automatic"])
        return heated.new(names, seed, heated.Rules(mode=luck.choice(MODES), house=house, heated_call=call))

    def _dealt_anew(self, game: AnyGame, seat: int | None) -> AnyGame:
        if isinstance(game, Spicy):
            return spicy_anew(game, seat, self.luck)
        twin = game.clone()
        assert isinstance(twin, heated.Heated)
        redeal = unseen_by(twin.state, -1 if seat is None else seat, discards=True)
        twin.state = redeal.deal(stream(self.luck.getrandbits(64), "anew"))
        twin.state.journal = Journal()
        return twin

    def _next(self, game: AnyGame, twin: AnyGame, seat: int | None) -> tuple[int, Any, Any]:
        """Who does what, and what looks the same in the other world; None if nobody there can do it."""
        luck = self.luck
        if isinstance(game, Spicy):
            assert isinstance(twin, Spicy)
            who, action = self._spicy_choice(game)
            answer = action if who == seat else in_other_hand(twin, who, action, luck)
            return who, action, answer if twin.accepts(who, answer) else None
        assert isinstance(game, heated.Heated)
        for _ in range(6):
            who, action = choose_heated(game, luck)
            if twin.accepts(who, action):
                return who, action, action
            assert who != seat, f"the seat could tell: {action}"
        return who, action, None

    def _spicy_choice(self, game: Spicy) -> tuple[int, Any]:
        luck = self.luck
        if luck.random() < 0.03:
            return CLOCK, Expire()
        if game.waiting and luck.random() < 0.8:
            return luck.choice(game.waiting), Accept()
        turn = game.turn
        assert turn is not None
        if luck.random() < 0.08:
            who = luck.randrange(len(game.players))
            action = Challenge(luck.choice(list(Trait)))
            if game.accepts(who, action):
                return who, action
        for _ in range(12):
            play = Play(luck.choice(game.hand(turn)), spicy.Claim(luck.randrange(30)))
            if game.accepts(turn, play) and luck.random() < 0.9:
                return turn, play
        return (CLOCK, Expire()) if game.waiting else (turn, Pass())

    def _compare(self, worlds: list[World], what: str) -> None:
        one, other = (world.told() for world in worlds)
        assert one == other, f"{self.name}, {what}: one world was told\n{first_difference(one, other)}"
        self.compared += 1
        self.bytes += sum(len(raw) for raw in (*one[0], *one[1]))


def first_difference(one: Any, other: Any) -> str:
    a, b = repr(one), repr(other)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, at - 200) : at + 200]}…\nthe other\n…{b[max(0, at - 200) : at + 200]}…"


MESSAGE: dict[str, Any] = {"spicy": SpicyRules, "heated": HeatedRules}
NONSENSE = (
    *("plays c5 as w11", "plays w5 as c2", "plays *s as p3", "copies c1", "challenges number", "challenges wrong"),
    *(
        "accepts",
        "passes",
        "peeks Player1",
        "peeks stack",
        "plays b7",
        "plays no-thanks",
        "plays draw4 green",
        "draws 9",
    ),
    *("draws 1", "slaps", "calls", "wonders", "takes Player0", "offers g3", "discards y1 y2", "names blue", "asks"),
)


def refused(game: AnyGame, seat: int, text: str) -> bool:
    try:
        return not game.accepts(seat, read_action(game, text))
    except Refused:
        return True


def hidden(game: AnyGame) -> Any:
    hands = [game.hand(seat) for seat in range(len(game.players))]  # type: ignore[attr-defined]
    return hands, game.deck if isinstance(game, Spicy) else game.draw_pile  # type: ignore[attr-defined]


def shows(game: AnyGame, twin: AnyGame, who: int, action: Any, answer: Any, seat: int | None) -> bool:
    """Whether the rules show the seat something by this: the facts it sees differ, and by one that may.

    Hands that change owners show themselves: their fact names no card.
    """
    one = seen(game.clone().apply(who, action), seat)
    two = seen(twin.clone().apply(who, answer), seat)
    for a, b in zip(one, two, strict=False):
        if a != b:
            assert type(a).__name__ in SHOWS, f"{a} tells something"
            assert type(b).__name__ in SHOWS, f"{b} tells something"
            return True
        if type(a).__name__ == "HandsSwapped" and seat in {a.seat, a.other}:  # type: ignore[attr-defined]
            return True
    if len(one) != len(two):
        more = (one if len(one) > len(two) else two)[min(len(one), len(two))]
        assert type(more).__name__ in SHOWS, f"{more} tells something"
        return True
    return False


def seen(facts: list[Fact], seat: int | None) -> list[Fact]:
    return [fact.seen_by(seat) for fact in facts]


async def compare_pairs(name: str, pairs: int, seed: int = 1) -> Pairs:
    found = Pairs(name, seed)
    await found.run(pairs)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=100_000, help="of each game")
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    for name in ("spicy", "heated"):
        found = asyncio.run(compare_pairs(name, options.pairs, options.seed))
        print(
            f"{name}: {found.pairs} pairs, {found.different} of them with other hidden cards, {found.compared} moments,"
        )
        print(f"  {found.bytes / 1e6:.1f} MB the same")


if __name__ == "__main__":
    main()
