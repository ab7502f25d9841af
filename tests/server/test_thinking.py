"""`scoville think`: workers that think for servers over NATS, and what happens when one of them dies."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import nats as nats_client
import pytest
from databases import OwnPostgres
from live_tables import Running, choose, wish_of
from places import OwnNats, place, thinking
from test_workers import RECORD

from scoville import client
from scoville.server import bots_at_table
from scoville.server.bot_workers import Question, answer
from scoville.server.cluster import jobs
from scoville.server.cluster.jobs import Unreadable, pack_job, read_answer, read_job, write_answer
from scoville.server.cluster.thinkers import Thinkers
from scoville.server.players import asking
from scoville.server.puzzles import puzzle_page
from scoville.spicy.bots import SearchBot


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 600))


def thinkers_of(server: Running) -> Thinkers:
    assert server.hall.cluster is not None
    return server.hall.cluster.thinkers


async def review(server: Running, number: int) -> Any:
    """A game that nobody has asked about yet, after its first action."""
    record = RECORD.replace("Ada", f"Ada{number}")
    return await client.post(server.url, "/api/review", {"origin": {"record": record, "ply": 1}})


async def by_worker(thinkers: Thinkers, ask: Callable[[], Awaitable[Any]]) -> Any:
    """Asks until a worker has answered: on a busy machine one may be silent so long that the server thinks itself."""
    while True:
        done = thinkers.jobs["done"]
        answer = await ask()
        if thinkers.jobs["done"] > done:
            return answer


def tigers(**settings: Any) -> dict[str, Any]:
    """Ada and a tiger, who begin at once."""
    return {**wish_of("spicy", 2, settings=settings, start=True), "seats": [{"name": "Ada"}, {"bot": "tiger"}]}


def end(worker: subprocess.Popen[bytes]) -> None:
    """As a machine that loses its power."""
    os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


def test_a_worker_that_is_killed_costs_one_thought(postgres: OwnPostgres, nats: OwnNats) -> None:
    """A server without workers thinks by itself, with one it does not. `kill -9` in the middle of a review: the review
    is answered all the same."""

    async def story() -> None:
        async with place(postgres, nats, 1) as (server,):
            thinkers, numbers = thinkers_of(server), count()
            alone = await review(server, next(numbers))
            assert dict(thinkers.jobs) == {"none": 1}

            async def too_far() -> None:
                with pytest.raises(client.HttpFault) as refused:
                    await client.post(server.url, "/api/review", {"origin": {"record": RECORD, "ply": 99}})
                assert refused.value.fault["id"] == "no-ply"

            async def solve() -> None:
                page = await client.get(server.url, "/api/puzzles/spicy/1")
                assert page == msgspec.json.decode(puzzle_page("spicy", 1, server.hall.clock.now()))
                solved = await client.post(server.url, "/api/puzzles/spicy/1", {"answer": page["answers"][0]})
                assert solved["best"] in page["answers"]

            while not thinkers.jobs["lost"]:  # a worker may be done before it is killed
                with thinking(nats.url) as worker:
                    found = await by_worker(thinkers, lambda: review(server, next(numbers)))
                    assert set(found) == set(alone)
                    await by_worker(thinkers, too_far)
                    thinkers.begun = lambda worker=worker: end(worker)  # type: ignore[misc]
                    assert (await review(server, next(numbers)))["ply"] == 1
                    thinkers.begun = lambda: None
            with thinking(nats.url) as worker:
                await by_worker(thinkers, solve)
                worker.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(worker.wait, 600) == 0
            nobody = thinkers.jobs["none"]
            await client.get(server.url, "/api/puzzles/spicy/2")
            assert thinkers.jobs["none"] == nobody + 1

    run(story)


def test_a_tigers_moves_come_from_workers_and_go_on_when_they_are_killed(
    postgres: OwnPostgres, nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "takes", lambda *how: 3.0)  # time enough for thoughts, also on a busy machine
    monkeypatch.setattr(bots_at_table, "lead_time", lambda thinks: 3.0)

    async def story() -> None:
        async with place(postgres, nats, 1) as (server,):
            thinkers = thinkers_of(server)
            made = await client.make(server.url, tigers(speed="blitz"))
            ada, luck = client.Seat(server.url, made["token"]), random.Random(3)

            async def play_until(holds: Callable[[], bool]) -> None:
                while not holds():
                    action = choose(ada, luck)
                    if action is not None:
                        with suppress(client.StaleAction, client.Refusal):
                            await ada.play(action)
                    if ada.view.get("reason") is not None:
                        await ada.wish("start")
                    await asyncio.sleep(0.02)

            async with ada:
                live = server.hall.tables[made["table"]]
                with thinking(nats.url) as worker:
                    await play_until(lambda: thinkers.jobs["done"] >= 1)
                    thinkers.begun = lambda: end(worker)
                    await play_until(lambda: worker.poll() is not None)
                thinkers.begun = lambda: None
                await play_until(lambda: thinkers.jobs["lost"] + thinkers.jobs["late"] + thinkers.jobs["none"] > 0)
                before = live.ledger.number
                await play_until(lambda: live.ledger.number > before + 1)
                assert server.hall.metrics.registry.get_sample_value("scoville_errors_total") == 0

    run(story)


def test_a_worker_sees_what_the_seat_may_see_and_no_subject_says_anything(
    postgres: OwnPostgres, nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spy at NATS reads the question of a tiger: its view and its facts, and none of the table's secrets."""
    monkeypatch.setattr(bots_at_table, "takes", lambda *how: 600.0)  # it acts only after we have looked
    monkeypatch.setattr(bots_at_table, "lead_time", lambda thinks: 600.0)

    async def story() -> None:
        heard: list[Any] = []
        spy = await nats_client.connect(nats.url)

        async def hear(message: Any) -> None:
            heard.append(message)

        await spy.subscribe("scoville.think", queue="thinkers", cb=hear)
        await spy.flush()
        async with place(postgres, nats, 1) as (server,):
            made = await client.make(server.url, tigers(first=1))
            async with client.Seat(server.url, made["token"]):
                while not heard:
                    await asyncio.sleep(0.02)
                live = server.hall.tables[made["table"]]
                assert live.dealer is not None
                game = live.dealer.game
                work, (question, seconds) = read_job(heard[0].data)
                assert work is answer
                assert 0 < seconds <= question.thinks
                assert not game.history  # nobody has acted since it was asked
                assert question.view == asking(game.view(1), live.dealer.played.asked)
                assert question.first == game.anew().view(1)
                assert question.view != asking(game.view(0), live.dealer.played.asked)
                facts = [fact.seen_by(1) for fact in live.dealer.played.facts]
                assert [fact for portion in question.seen for fact in pickle.loads(portion)] == facts
                secrets = [live.ledger.secret, live.dealer.played.secret, made["token"], made["table"], made["code"]]
                for secret in secrets:
                    assert secret
                    assert secret.encode() not in heard[0].data
                    assert secret not in heard[0].reply
                    assert secret not in question.seed
        await spy.close()

    run(story)


class Evil:
    def __reduce__(self) -> Any:
        return os.system, ("true",)


def question_with(**fields: Any) -> Question:
    plain = {"game": "spicy", "bot": "tiger", "seed": "1", "luck": "x", "first": None, "seen": ()}
    return Question(**{**plain, "view": None, "options": [], "thinks": 1.0, "due": 0.0, **fields})


@pytest.mark.parametrize(
    "question",
    [
        question_with(view=Evil()),
        question_with(seen=(pickle.dumps([Evil()]),)),
        question_with(view=SearchBot),
        question_with(view=os.path.join),
        7,
    ],
)
def test_a_pickle_that_is_no_value_of_a_game_is_not_read(question: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    monkeypatch.setattr(os, "system", called.append)
    packed = msgspec.msgpack.encode(["answer", pickle.dumps(question), 1.0])
    with pytest.raises(Unreadable):
        read_job(packed)
    with pytest.raises(Unreadable):
        read_answer(answer, pickle.dumps(Evil()))
    assert called == []


def test_jobs_and_answers_survive_the_way() -> None:
    for name, job in jobs.JOBS.items():
        with pytest.raises(Unreadable):
            read_job(msgspec.msgpack.encode([name, b"\x01"]))
        with pytest.raises(Unreadable):
            read_answer(job.work, b"\xc1")
    work = jobs.JOBS["think"].work
    assert read_job(pack_job(work, ("text", 3, None))) == (work, ("text", 3, None))
    assert read_answer(answer, write_answer(answer, None)) is None
    for nonsense in (b"", b"\x01", msgspec.msgpack.encode(["nothing", b""]), msgspec.msgpack.encode(["think"])):
        with pytest.raises(Unreadable):
            read_job(nonsense)
