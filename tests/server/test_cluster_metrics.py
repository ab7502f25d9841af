"""`/metrics` of servers that form one place."""

from __future__ import annotations

import asyncio
from typing import Any

from databases import OwnPostgres
from live_tables import Running, idle, wish_of
from places import OwnNats, place

from scoville import client

FIGURES = (
    *("owned_tables", "takeovers_total", "fenced_total", "handed_over_total", "far_sockets", "far_people", "servers"),
    *("nats_lag_seconds", "nats_up", "relayed_frames_total"),
)


async def read(server: Running) -> dict[str, float]:
    """As Prometheus reads them."""
    text = await client.get(server.url, "/metrics")
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def of_cluster(read: dict[str, float]) -> dict[str, float]:
    return {name: read[f"scoville_cluster_{name}"] for name in FIGURES}


def test_every_server_shows_what_it_owns_relays_and_waits_for(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        async with place(postgres, nats, 1) as (two,):
            async with place(postgres, nats, 1, two.hall.store._url) as (one,):  # type: ignore[attr-defined]
                while any(len(each.hall.cluster.living) < 2 for each in (one, two)):  # type: ignore[union-attr]
                    await asyncio.sleep(0.02)
                made = await client.make(one.url, wish_of("spicy", 2, settings={"first": 0}))
                joined = await client.join(two.url, made["table"], "Bo")
                ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
                await ada.open()
                await bo.open()
                await ada.wish("start")
                await bo.until(lambda: bool(bo.sights))
                here, there = await read(one), await read(two)
                assert {**of_cluster(here), "nats_lag_seconds": 0, "relayed_frames_total": 0} == {
                    **dict.fromkeys(FIGURES, 0.0),
                    **{"owned_tables": 1, "far_people": 1, "servers": 2, "nats_up": 1},
                }
                assert {**of_cluster(there), "nats_lag_seconds": 0} == {
                    **dict.fromkeys(FIGURES, 0.0),
                    **{"far_sockets": 1, "servers": 2, "nats_up": 1},
                }
                for found in (here, there):
                    assert 0 < found["scoville_cluster_nats_lag_seconds"] < 60
                    assert 0 < found["scoville_store_lag_seconds"] < 60
                await idle(one.hall.tables[made["table"]])
                before = (await read(one))["scoville_cluster_relayed_frames_total"]
                assert before > 0
                await bo.wish("chat", text="nobody counts who hears it")
                assert (await read(one))["scoville_cluster_relayed_frames_total"] == before
                await ada.play("passes")
                await bo.until(lambda: bo.seq == ada.seq)
                assert (await read(one))["scoville_cluster_relayed_frames_total"] == before + 1
            await bo.wish("chat", text="at Two now")  # One is gone
            after = await read(two)
            assert after["scoville_cluster_owned_tables"] == 1
            assert after["scoville_cluster_takeovers_total"] == 0  # it was given up in good order
            assert after["scoville_cluster_pause_seconds_count"] == 1
            assert one.hall.cluster.handed_over == 1  # type: ignore[union-attr]
            await bo.close()

    asyncio.run(asyncio.wait_for(story(), 600))


def test_an_answer_that_is_not_published_moves_no_figure(postgres: OwnPostgres, nats: OwnNats) -> None:
    """Bo is asked whether to accept a last card and does so: nobody may learn of it before the others have answered."""

    async def story() -> None:
        record = (
            'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo", "Cy"]\nfirst = "Ada"\n'
            '[position]\nhands = { Ada = "c1", Bo = "c2 c3", Cy = "c4 c5" }\n'
        )
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, {**wish_of("spicy", 3), "origin": {"record": record, "ply": 0}})
            tokens = [made["token"]]
            for name in ("Bo", "Cy"):
                tokens.append((await client.join(two.url, made["table"], name))["token"])
            seats = [client.Seat(server.url, token) for server, token in zip((one, two, two), tokens, strict=True)]
            for seat in seats:
                await seat.open()
            ada, bo, cy = seats
            await ada.wish("start")
            await bo.until(lambda: bool(bo.sights))
            await ada.play("plays c1 as c1")
            await bo.until(lambda: bool(bo.options.get("accepts")))
            await cy.until(lambda: bool(cy.options.get("accepts")))
            live = one.hall.tables[made["table"]]
            await idle(live)
            before = [counted(await read(server)) for server in (one, two)]
            await bo.play("accepts")
            await idle(live)
            after = [counted(await read(server)) for server in (one, two)]
            assert [set(now.items()) ^ set(then.items()) for now, then in zip(after, before, strict=True)] == [
                set()
            ] * 2
            await cy.play("accepts")
            await idle(live)
            assert counted(await read(one)) != before[0]
            for seat in seats:
                await seat.close()

    asyncio.run(asyncio.wait_for(story(), 600))


def counted(found: dict[str, float]) -> dict[str, Any]:
    """What does not change by itself."""
    alone = ("lag", "patience", "process_", "python_", "queue", "mailbox", "descriptors", "_created", "sockets")
    return {name: value for name, value in found.items() if not any(part in name for part in alone)}
