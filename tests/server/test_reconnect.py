"""Coming back: missed facts, the same answer to a resend, stale actions, a second device, a restarted server."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from live_tables import Running, choose, running, seated

from scoville import client


async def miss_and_come_back(server: Running) -> None:
    async with seated(server.url, "spicy", 2) as (ada, bo):
        await ada.wish("start")
        await bo.until(lambda: bo.sights)
        seen = bo.seq
        await bo.close()
        for text in ("passes",) if ada.view["turn"] == 0 else ():
            await ada.play(text)
        if ada.view["turn"] == 1:  # it is Bo's turn, or was from the start
            again = client.Seat(server.url, bo.token, seen=seen)
            await again.open()
            assert again.view["hand"] == bo.view["hand"]
            assert again.seq == ada.seq
            told = [fact["fact"] for fact in again.facts]
            assert told == (["passed", "cards-drawn"] if ada.seq > seen else [])
            assert all(card is None for fact in again.facts if fact["fact"] == "cards-drawn" for card in fact["cards"])
            await again.close()


@pytest.mark.parametrize("seed", range(3))
def test_who_comes_back_gets_the_facts_they_missed(tmp_path: Path, seed: int) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", seed=seed) as server:
            await miss_and_come_back(server)

    asyncio.run(play())


def test_a_resend_gets_the_same_answer_and_is_done_once_even_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            running(tmp_path / "db") as server,
            seated(server.url, "spicy", 2, settings={"first": 0}) as (ada, bo),
        ):
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            answer = await ada.play("passes", id="once")
            seq, token, table = ada.seq, ada.token, ada.table["table"]
            assert await ada.play("passes", id="once") == answer
            with pytest.raises(client.Refusal) as refused:
                await ada.play("passes", id="twice")
            with pytest.raises(client.Refusal) as again:
                await ada.play("passes", id="twice")
            assert again.value.fault == refused.value.fault
            assert refused.value.id == "out-of-turn"
            await bo.until(lambda: bo.seq == seq)  # told at the same moment, so perhaps a little later
            assert ada.seq == seq
        async with running(tmp_path / "db") as server:
            back = client.Seat(server.url, token)
            await back.open()
            assert await back.play("passes", id="once") == answer
            assert back.seq == seq
            assert len((await server.hall.table(table)).ledger.games[-1].game.history) == 1
            await back.close()

    asyncio.run(play())


def test_a_stale_challenge_is_not_done_and_says_what_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 3, settings={"first": 0}) as seats:
            ada, bo, cy = seats
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            await ada.play(f"plays {ada.view['hand'][0]} as c1")
            await cy.until(lambda: cy.options.get("challenges"))
            old = cy.seq
            await bo.until(lambda: bo.options.get("claims"))
            await bo.play(f"plays {bo.view['hand'][0]} as c2")
            with pytest.raises(client.StaleAction) as stale:
                await cy.play("challenges spice", seq=old)
            assert stale.value.seq == old + 1
            assert [fact["fact"] for fact in cy.facts][-1] == "card-played"
            await cy.play("passes")  # its turn: decided on the newest

    asyncio.run(play())


def test_a_pass_does_not_outdate_a_challenge(tmp_path: Path) -> None:
    """S-ANYTIME: the top card can be challenged after any number of passes."""

    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 3, settings={"first": 0}) as seats:
            ada, bo, cy = seats
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            await ada.play(f"plays {ada.view['hand'][0]} as c1")
            await cy.until(lambda: cy.options.get("challenges"))
            old = cy.seq
            await bo.until(lambda: bo.options.get("passes"))
            await bo.play("passes")
            await cy.play("challenges spice", seq=old)
            await ada.until(lambda: any(fact["fact"] == "card-revealed" for fact in ada.facts))

    asyncio.run(play())


def test_a_second_device_takes_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            phone = client.Seat(server.url, bo.token)
            await phone.open()
            await bo.until(lambda: bo.bye is not None)
            assert bo.bye is not None
            assert bo.bye["reason"] == "taken-over"
            await ada.wish("start")
            await phone.until(lambda: phone.sights)
            assert phone.view["seat"] == 1
            await phone.close()

    asyncio.run(play())


def test_a_restarted_server_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        before: list[Any] = []
        async with running(tmp_path / "db") as server, seated(server.url, "heated", 3) as seats:
            await seats[0].wish("start")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.sights)  # type: ignore[misc]
            luck = random.Random(5)
            for _ in range(12):
                acted = False
                for seat in seats:
                    action = choose(seat, luck)
                    if action is not None and not acted:
                        with suppress(client.StaleAction, client.Refusal):
                            await seat.play(action)
                        acted = True
                        await asyncio.sleep(0.02)
            newest = max(seat.seq for seat in seats)
            for seat in seats:
                await seat.until(lambda seat=seat: seat.seq >= newest)  # type: ignore[misc]
            before = [(seat.token, seat.seq, seat.view) for seat in seats]
            assert before[0][1] > 2
        async with running(tmp_path / "db") as server:
            for token, seq, view in before:
                seat = client.Seat(server.url, token)
                await seat.open()
                assert (seat.seq, seat.view) == (seq, view)
                await seat.close()

    asyncio.run(play())
