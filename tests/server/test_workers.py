"""Work beside the server: a process that dies costs nobody else anything, and clients take turns."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from live_tables import running

from scoville import client
from scoville.server import protocol as p
from scoville.server import reviews
from scoville.server.bot_workers import answer
from scoville.server.companion import found_clauses, plan_answer
from scoville.server.faults import Faulty
from scoville.server.limits import JOB_SECONDS
from scoville.server.looking_back import look_back
from scoville.server.puzzles import check_answer, puzzle_page
from scoville.server.records import take_from
from scoville.server.replay import replay
from scoville.server.rules_page import rules_answer
from scoville.server.tournaments.seating import seat_round
from scoville.server.workers import MOST_EACH, Turns, WorkerDied, WorkerOverdue, Workers

RECORD = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo"]\nfirst = "Ada"\nactions = ["Ada passes", "Bo passes"]\n'


def note(log: str, line: str) -> None:
    """In a worker."""
    with Path(log).open("a") as file:
        file.write(f"{line}\n")


def kills(log: str) -> None:
    """In a worker: what the compiled rules once did with a position."""
    note(log, "killed")
    os.kill(os.getpid(), signal.SIGKILL)


def waits(log: str, line: str, for_file: str) -> str:
    note(log, line)
    while for_file and not Path(for_file).exists():
        time.sleep(0.005)
    return line


def for_ever() -> None:
    """In a worker: a search that does not end."""
    while True:
        time.sleep(0.01)


def for_ever_after_one(text: str, ply: int, seat: int | None) -> p.Reviewed:
    """In a worker, instead of thinking."""
    while ply == 1:
        time.sleep(0.01)
    return p.Reviewed(0, ply, (), ())


def deadly_after_one(text: str, ply: int, seat: int | None) -> p.Reviewed:
    """In a worker, instead of thinking."""
    if ply == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return p.Reviewed(0, ply, (), ())


def test_a_job_that_kills_its_process_is_tried_twice_and_never_again_and_others_get_their_answers(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        workers, log = Workers(2), str(tmp_path / "log")
        deaths: list[WorkerDied] = []
        workers.processes.died = deaths.append
        jobs = [workers.run("evil", kills, log), *(workers.run("good", waits, log, str(i), "") for i in range(4))]
        killed, *answered = await asyncio.gather(*jobs, return_exceptions=True)
        assert answered == ["0", "1", "2", "3"]
        assert isinstance(killed, Faulty)
        assert killed.id == "deadly"
        with pytest.raises(Faulty, match="will not try again"):
            await workers.run("somebody else", kills, log)
        assert Path(log).read_text().split().count("killed") == len(deaths) == 2
        workers.close()

    asyncio.run(main())


def test_a_position_that_kills_the_reviewer_is_counted_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "think", deadly_after_one)

    async def main() -> None:
        async with running(tmp_path / "db") as server:

            async def ask(ply: int) -> tuple[int, str]:
                try:
                    told = await client.post(server.url, "/api/review", {"origin": {"record": RECORD, "ply": ply}})
                except client.HttpFault as fault:
                    return fault.status, fault.fault["id"]
                return 200, told["ply"]

            assert await asyncio.gather(*map(ask, (1, 0, 2))) == [(500, "deadly"), (200, 0), (200, 2)]
            assert await ask(1) == (500, "deadly")
            assert server.hall.metrics.registry.get_sample_value("scoville_errors_total") == 2

    asyncio.run(main())


def test_a_job_without_an_end_is_ended_and_never_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JOB_SECONDS, "for_ever", 0.3)

    async def main() -> None:
        workers, log = Workers(1), str(tmp_path / "log")
        deaths: list[WorkerDied] = []
        workers.processes.died = deaths.append
        jobs = [workers.run("evil", for_ever), workers.run("good", waits, log, "good", "")]
        ended, answered = await asyncio.gather(*jobs, return_exceptions=True)
        assert answered == "good"  # by another process than the one that was busy for ever
        assert isinstance(ended, Faulty)
        assert ended.id == "overdue"
        assert "took too long" in str(ended)
        with pytest.raises(Faulty, match="took too long"):
            await workers.run("somebody else", for_ever)
        assert [type(death) for death in deaths] == [WorkerOverdue]  # once: it was not tried again
        workers.close()

    asyncio.run(main())


def test_a_review_without_an_end_is_counted_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JOB_SECONDS, "for_ever_after_one", 0.3)
    monkeypatch.setattr(reviews, "think", for_ever_after_one)

    async def main() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.post(server.url, "/api/review", {"origin": {"record": RECORD, "ply": 1}})
            assert (refused.value.status, refused.value.fault["id"]) == (500, "overdue")

            def counted(name: str) -> float | None:
                return server.hall.metrics.registry.get_sample_value(name, {"where": "reviewers"})

            assert counted("scoville_overdue_jobs_total") == counted("scoville_worker_deaths_total") == 1

    asyncio.run(main())


def test_every_kind_of_job_has_a_limit() -> None:
    kinds = {take_from, replay, rules_answer, reviews.think, look_back, puzzle_page, check_answer, answer}
    kinds |= {plan_answer, found_clauses, seat_round}
    assert set(JOB_SECONDS) == {work.__name__ for work in kinds}


def test_clients_take_turns_and_a_long_queue_is_refused() -> None:
    turns: Turns[int] = Turns()
    for number in range(MOST_EACH):
        turns.add("evil", number)
    with pytest.raises(Faulty, match="wait a moment"):
        turns.add("evil", 99)
    turns.add("good", 100)
    turns.add("good", 101)
    assert [turns.take()[1] for _ in range(5)] == [0, 100, 1, 101, 2]
    assert len(turns) == MOST_EACH - 3


def test_somebodys_many_jobs_let_anothers_pass(tmp_path: Path) -> None:
    async def main() -> None:
        workers, log, go = Workers(1), str(tmp_path / "log"), str(tmp_path / "go")
        evil = [asyncio.create_task(workers.run("evil", waits, log, f"evil{i}", go)) for i in range(MOST_EACH)]
        await asyncio.sleep(0)
        good = asyncio.create_task(workers.run("good", waits, log, "good", ""))
        await asyncio.sleep(0)
        Path(go).touch()
        await asyncio.gather(good, *evil)
        assert Path(log).read_text().split().index("good") <= 2
        workers.close()

    asyncio.run(main())
