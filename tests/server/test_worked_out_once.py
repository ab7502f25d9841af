"""What an action at a live table does not cost: it is worked out once, and what need not wait makes no task."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, Histogram, generate_latest

from scoville.core import registry
from scoville.core.game import Game
from scoville.server.clock import ManualClock
from scoville.server.mailbox import Mailbox
from scoville.server.played import PlayedGame
from scoville.server.telling import PlainHistogram


def played(game: str) -> PlayedGame:
    names = ("Ada", "Bo", "Cy")
    made = registry.game(game).new(names, 7, first=0)
    return PlayedGame(made, number=1, round=1, begun=0.0, secret="00", nonces=(None,) * 3, names=names, bots={}, seq=1)


def seen(live: PlayedGame) -> list[Any]:
    return [live.game.view(seat) for seat in (None, 0, 1, 2)]


def chosen(live: PlayedGame, luck: random.Random) -> tuple[int, Any]:
    seat = luck.choice(live.game.may_act())
    return seat, luck.choice(live.game.legal(seat))


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_a_rehearsed_action_is_taken_over_and_changes_nothing_before(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, plain, luck = played(game), played(game), random.Random(5)
    for step in range(80):
        if live.game.over:
            break
        (seat, action), at = chosen(live, luck), step / 10
        before = seen(live), list(live.game.history)
        live.rehearse(seat, action, at)
        assert (seen(live), list(live.game.history)) == before
        told = plain.apply(seat, action, at)
        with monkeypatch.context() as patched:
            patched.setattr(Game, "apply", None)  # it would be worked out a second time
            assert live.apply(seat, action, at) == told
        assert seen(live) == seen(plain)
        assert live.game.history == plain.game.history


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_rehearsal_of_another_action_or_moment_is_not_taken_over(game: str) -> None:
    live, plain, luck = played(game), played(game), random.Random(6)
    while max(len(live.game.legal(seat)) for seat in range(3)) < 2:
        seat, action = chosen(live, luck)
        live.apply(seat, action, 0.5)
        plain.apply(seat, action, 0.5)
    seat = next(seat for seat in range(3) if len(live.game.legal(seat)) > 1)
    one, other = luck.sample(live.game.legal(seat), 2)
    live.rehearse(seat, one, 1.0)
    assert live.apply(seat, other, 1.0) == plain.apply(seat, other, 1.0)
    seat, action = chosen(live, luck)
    live.rehearse(seat, action, 2.0)
    assert live.apply(seat, action, 3.0) == plain.apply(seat, action, 3.0)
    assert (seen(live), live.game.history) == (seen(plain), plain.game.history)


def test_what_need_not_wait_is_done_at_once_and_in_order() -> None:
    done: list[str] = []
    broke: list[Exception] = []

    async def tick() -> None:
        done.append("tick")

    async def story() -> None:
        gate = asyncio.Event()
        mailbox = Mailbox(ManualClock(), tick, lambda: None, broke.append)

        def now(name: str) -> None:
            done.append(name)

        def first() -> None:
            mailbox.post(lambda: now("posted by first"))
            mailbox.do(lambda: now("done by first"))
            now("first")

        async def slow() -> None:
            await gate.wait()
            now("slow")

        def waits() -> Awaitable[None]:
            now("begins")
            return slow()

        mailbox.do(first)
        assert done == ["first"]  # at once, and nothing comes between its beginning and its end
        await asyncio.sleep(0)
        assert done == ["first", "posted by first", "done by first"]
        mailbox.do(waits)
        mailbox.do(lambda: now("after"))
        assert done[3:] == ["begins"]
        gate.set()
        await mailbox.finish(60)
        assert done[3:] == ["begins", "slow", "after"]
        mailbox.do(lambda: 1 // 0)  # type: ignore[arg-type, return-value]
        assert [type(error) for error in broke] == [ZeroDivisionError]

    asyncio.run(story())


def test_a_plain_histogram_says_what_prometheus_would() -> None:
    ends, values = (0.001, 0.01, 1, 5), (0.0005, 0.001, 0.005, 0.5, 2.0, 7.0, 0.01)
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    plain = PlainHistogram("scoville_keeping_seconds", "How long", ends)
    ours.register(plain)
    full = Histogram("scoville_keeping_seconds", "How long", buckets=ends, registry=theirs)
    for value in values:
        plain.observe(value)
        full.observe(value)

    def said(found: CollectorRegistry) -> list[str]:
        return [line for line in generate_latest(found).decode().splitlines() if "_created" not in line]

    assert said(ours) == said(theirs)
