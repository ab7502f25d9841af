"""Limits on what is stored, sent and left unread: for each person, for all at a table and for all at one address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest
from live_tables import running, seated

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.entries import Body
from scoville.server.faults import Faulty
from scoville.server.hosting import Hosting
from scoville.server.limits import EACH, TOGETHER, Allowance
from scoville.server.protocol import JoinTable
from scoville.server.unread import MOST_EACH, PIECE, Unread


def test_many_lines_of_one_address_together_are_a_flood_and_who_says_little_there_is_not_cut_off(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        hosting = Hosting(tables_each=3)  # 60 messages at once from one address
        clock = ManualClock()
        async with (
            running(tmp_path / "db", hosting, clock=clock) as server,
            seated(server.url, "spicy", 2) as (ada, bo),
        ):
            flood = [ada.send({"type": "mute", "id": str(i), "person": "x"}) for i in range(58)]
            await asyncio.gather(*flood, return_exceptions=True)
            more = [bo.send({"type": "mute", "id": str(i), "person": "x"}) for i in range(58)]
            await asyncio.gather(*more, return_exceptions=True)
            await bo.until(lambda: bo.bye is not None)
            assert bo.bye is not None
            assert bo.bye["reason"] == "too-fast"
            async with client.Seat(server.url, bo.token) as again:
                await again.wish("chat", phrase="hello")

    asyncio.run(play())


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_every_kind_of_entry_has_a_limit_that_hosts_can_read() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    kinds = [str(body.__struct_config__.tag) for body in get_args(Body)]
    assert [kind for kind in kinds if f"`{kind}`" not in text] == []


def test_one_person_and_all_together_may_do_only_so_much_and_spectators_cost_players_nothing() -> None:
    for kind in EACH:
        allowance = Allowance()
        many = [allowance.take(kind, "one", False, 0.0) for _ in range(1000)]
        assert many.count(True) == EACH[kind][1]
        crowd = [allowance.take(kind, f"{i % 40}", False, 0.0) for i in range(10_000)]
        assert many.count(True) + crowd.count(True) <= TOGETHER[kind][1] + 40
        assert allowance.take(kind, "player", True, 0.0)


def test_forty_spectators_who_talk_leave_the_players_their_words_and_the_database_its_size(tmp_path: Path) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock) as server, seated(server.url, "spicy", 2) as (ada, bo):
            table = ada.table["table"]
            ledger = (await server.hall.table(table)).ledger
            came = [await server.hall.join(table, JoinTable(name="Guest", watch=True)) for _ in range(40)]
            crowd = [client.Seat(server.url, joined.token) for joined in came]
            for seat in crowd:
                await seat.open()
            before = ledger.number
            answers: list[object] = []
            for _ in range(8):  # all at once, a reader that gets no processor time would be cut off as too slow
                said = [seat.wish("chat", phrase="hello") for seat in crowd]
                answers += await asyncio.gather(*said, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, client.Refusal)]
            assert {answer.id for answer in refused} == {"too-much-chat"}
            assert ledger.number - before == len(answers) - len(refused) < 100
            await bo.wish("chat", text="still here")
            for seat in crowd:
                await seat.close()

    asyncio.run(play())


def test_a_table_with_too_many_entries_takes_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, _):
            (await server.hall.table(ada.table["table"])).ledger.number = 200_000
            with pytest.raises(client.Refusal, match="make a new one"):
                await ada.wish("chat", phrase="hello")
            with pytest.raises(client.HttpFault) as full:
                await client.join(server.url, ada.table["table"], "Cy")
            assert (full.value.status, full.value.fault["id"]) == (409, "worn-out")

    asyncio.run(play())


# --- what is not read -----------------------------------------------------------------------------------------------


def test_answers_that_nobody_reads_do_not_pile_up() -> None:
    async def main() -> None:
        unread, goes, sent = Unread(), asyncio.Event(), []

        async def send(message: Any) -> None:
            sent.append(len(message.get("body", b"")))
            await goes.wait()

        async def answer(client: str) -> None:
            with unread.one_more(client) as under_way:
                response = under_way.of(b"x" * (3 * PIECE + 1), "application/json")
            await response({}, None, send)  # type: ignore[arg-type]

        answers = [asyncio.create_task(answer("slow")) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Faulty, match="wait a moment"):
            await answer("slow")
        goes.set()
        await answer("another")
        await asyncio.gather(*answers)
        assert max(sent) == PIECE
        assert sum(sent) == (MOST_EACH + 1) * (3 * PIECE + 1)
        await answer("slow")
        with pytest.raises(Faulty, match="no such seat"), unread.one_more("slow"):
            raise Faulty("no-seat")  # a question with a bad answer is over, too
        assert not vars(unread)["_by_client"]

    asyncio.run(main())
