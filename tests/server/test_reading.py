"""A player who still looks at a reveal: the bots of the table wait for them, up to a limit. Nothing else waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated
from test_bot_pace import RULES, Forgetful, Mute, rest

from scoville import client
from scoville.core import CLOCK, Fact
from scoville.core.speeds import SPEEDS
from scoville.server import protocol as p
from scoville.server.clock import ManualClock
from scoville.server.entries import BotSet, Came, Made, Sat, Started, encode_body
from scoville.server.hall import Hall
from scoville.server.ledger import Ledger
from scoville.server.live import LiveTable
from scoville.server.mailbox import Job
from scoville.server.store import Entry

LIMIT = SPEEDS["live"].reading


class Evening:
    """One at seat 0, Two at seat 1, bots round them, on the test's clock."""

    def __init__(self, game: str = "spicy", speed: str = "live", seats: int = 4) -> None:
        self.clock = ManualClock()
        hall = Hall(Forgetful(), self.clock, seed=7, threads=0)  # type: ignore[arg-type]
        settings = p.Settings(RULES[game](), seats=seats, speed=speed, stand_in=False)
        bodies: list[Any] = [Made(code="ABCDEF", settings=settings, secret="ab" * 32)]
        for seat, person in enumerate(("one", "two")):
            bodies += [Came(person=person, name=person), Sat(person=person, seat=seat, name=person)]
        bodies += [BotSet(seat=seat, bot="cat", name=f"B{seat}") for seat in range(2, seats)]
        bodies.append(Started(first=2))
        ledger = Ledger("table")
        ledger.replay([Entry("table", i, "x", 1.0, encode_body(body)) for i, body in enumerate(bodies, 1)])
        self.table = LiveTable(hall, ledger)
        assert ledger.played is not None
        self.played = ledger.played
        self.lines = {person: Mute(self.clock) for person in ("one", "two")}
        self.told: list[tuple[float, bool]] = []
        """When something was published, and whether it was a reveal."""
        tell = self.table.tell_update

        def tell_update(facts: list[Fact], *more: Any, published: bool = True, **named: Any) -> None:
            if published:
                self.told.append((self.clock.now(), self.played.umpire.story(facts) > 0))
            tell(facts, *more, published=published, **named)

        self.table.tell_update = tell_update  # type: ignore[method-assign, assignment]

    async def sit_down(self) -> None:
        for person, line in self.lines.items():
            line.person = person
            await self.do(lambda line=line: self.table.attendance.attend(line, 0))  # type: ignore[misc]

    async def do(self, job: Job) -> None:
        self.table.post(job)
        await rest()

    async def say(self, person: str, message: p.ClientMessage) -> None:
        await self.do(lambda: self.table.wishes.answer(self.lines[person], message, self.clock.now()))

    async def wait(self, person: str, waits: bool = True, seq: int | None = None) -> None:
        seq = self.played.seq if seq is None else seq
        await self.say(person, p.Wait(id=f"{self.clock.now()}{waits}{person}", seq=seq, waits=waits))

    @property
    def dealer(self) -> Any:
        assert self.table.dealer is not None
        return self.table.dealer

    async def ring(self) -> None:
        bell = self.clock.next_bell()
        assert bell is not None
        self.clock.advance(max(0.0, bell - self.clock.now()))
        await rest()

    async def until_told(self) -> float:
        """When the next thing is published."""
        count = len(self.told)
        while len(self.told) == count:
            await self.ring()
        return self.told[-1][0]

    async def until_reveal(self) -> None:
        """Until a reveal after which a bot goes on."""
        while True:
            await self.until_told()
            if self.told[-1][1] and self.played.game.turn is not None and self.played.game.turn > 1:
                return


async def after_reveal(what: Callable[[Evening], Awaitable[None]]) -> float:
    """How long after a reveal has been shown a bot acts, if this happens in between."""
    evening = Evening()
    await evening.sit_down()
    await evening.until_reveal()
    shown = evening.dealer.told_at
    await what(evening)
    return float(await evening.until_told() - shown)


async def nothing(evening: Evening) -> None:
    return


def test_bots_wait_until_the_reader_goes_on() -> None:
    """As long as the reader reads, and then as long as without a reader."""

    async def read(evening: Evening) -> None:
        await evening.wait("one")
        assert evening.dealer.clock().readers == (0,)
        evening.clock.advance(evening.dealer.told_at + 7 - evening.clock.now())
        await rest()
        await evening.wait("one", waits=False)
        assert evening.dealer.clock().readers == ()

    assert asyncio.run(after_reveal(read)) == pytest.approx(asyncio.run(after_reveal(nothing)) + 7)


def test_a_reader_who_never_goes_on_holds_the_bots_no_longer_than_the_limit() -> None:
    async def read(evening: Evening) -> None:
        await evening.wait("one")
        await evening.wait("two")

    usual = asyncio.run(after_reveal(nothing))
    assert asyncio.run(after_reveal(read)) == pytest.approx(usual + LIMIT)


def test_one_waits_once_for_a_reveal() -> None:
    """Who has gone on, and who asks for an old reveal or for no reveal at all, holds nobody."""

    async def ask_again(evening: Evening) -> None:
        await evening.wait("one", seq=evening.played.seq - 1)
        await evening.wait("one", seq=evening.played.seq + 1)
        assert not evening.dealer.readers.people
        await evening.wait("one")
        await evening.wait("one", waits=False)
        await evening.wait("one")
        assert not evening.dealer.readers.people

    assert asyncio.run(after_reveal(ask_again)) == pytest.approx(asyncio.run(after_reveal(nothing)))


def test_a_reader_who_is_gone_holds_nobody() -> None:
    async def go(evening: Evening) -> None:
        await evening.wait("one")
        await evening.do(lambda: evening.table.attendance.depart(evening.lines["one"]))

    assert asyncio.run(after_reveal(go)) == pytest.approx(asyncio.run(after_reveal(nothing)))


def test_people_and_clocks_do_not_wait_and_who_acts_ends_it() -> None:
    async def body() -> None:
        evening = Evening()
        await evening.sit_down()
        while not (evening.told and evening.told[-1][1] and evening.played.game.turn == 1):
            await evening.until_told()
            await evening.say(
                "two", p.Play(id=f"{len(evening.told)}", seq=evening.played.seq, action="challenges spice")
            )
        dealer = evening.dealer
        ends = dealer.turn_at
        await evening.wait("one")
        assert dealer.turn_at == ends == dealer.told_at + SPEEDS["live"].turn
        card = evening.played.game.view(1).hand[0]
        await evening.say("two", p.Play(id="x", seq=evening.played.seq, action=f"plays {card} as c1"))
        assert evening.told[-1][0] == evening.clock.now()
        assert not dealer.readers.people
        assert await evening.until_told() < evening.told[-2][0] + LIMIT

    asyncio.run(body())


@pytest.mark.parametrize("reads", [True, False])
def test_a_long_game_with_a_reader_who_never_goes_on(reads: bool) -> None:
    """At blitz in HEATED: no reveal holds the table beyond the limit, and no bot loses a window by waiting."""

    async def body() -> None:
        evening = Evening("heated", "blitz", seats=5)
        await evening.sit_down()
        game, limits, expired = evening.played.game, 0, 0
        keep = evening.table.keep

        async def keep_and_look(*bodies: Any, **named: Any) -> Any:
            nonlocal expired
            if getattr(bodies[0], "seat", None) == CLOCK:
                expired += 1
                assert set(game.waiting) <= {0, 1}, "every bot has answered in time"
            return await keep(*bodies, **named)

        evening.table.keep = keep_and_look  # type: ignore[method-assign]
        while len(evening.told) < 150 and not game.over:
            await evening.ring()
            if game.over:
                break
            if reads and evening.told and evening.told[-1][1]:
                await evening.wait("one")
            readers = evening.dealer.readers
            if readers.people:
                assert evening.clock.now() < readers.until <= evening.told[-1][0] + 1.5 + SPEEDS["blitz"].reading
                limits += 1
        assert expired >= 5
        assert limits >= 5 * reads

    asyncio.run(body())


def test_over_a_real_socket(tmp_path: Path) -> None:
    """Whoever has a seat may ask; there must be a reveal to wait for; a spectator is refused."""

    async def body() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, _):
            with pytest.raises(client.Refusal) as before:
                await ada.wish("wait", seq=0)
            assert before.value.id == "not-playing"
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            with pytest.raises(client.StaleAction):
                await ada.wish("wait", seq=1)
            assert (await ada.wish("wait", seq=1, waits=False))["type"] == "done"
            token = (await client.join(server.url, ada.table["table"], "Eve"))["token"]
            async with client.Seat(server.url, token) as eve:
                with pytest.raises(client.Refusal) as refused:
                    await eve.wish("wait", seq=1)
                assert refused.value.id == "not-seated"

    asyncio.run(body())
