"""Requests over HTTP: who may ask what, and that no request is a mistake of ours."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from live_tables import Running, running, seated, wish_of

from scoville import client
from scoville.core import BadSettings
from scoville.server.clock import ManualClock
from scoville.server.hosting import Hosting
from scoville.server.names import hash_token


async def ask(here: Running, raw: bytes) -> tuple[int, dict[str, str], bytes]:
    """One request as it is, and the whole answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]))
    writer.write(raw)
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 600)).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:]) if name}
    body = await reader.readexactly(int(headers.get("content-length", "0"))) if not raw.startswith(b"HEAD") else b""
    writer.close()
    return int(head[0].split()[1]), headers, body


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    said = {"host": "localhost", "content-length": str(len(body)), **headers}
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in said.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


def mistakes(here: Running) -> float | None:
    return here.hall.metrics.registry.get_sample_value("scoville_errors_total")


ODD = {
    "/%00": "unknown-route",
    "/assets/%00x": "unknown-route",
    "/" + "x" * 300: "unknown-route",
    "/" + "%F0%9F%8C%B6" * 80: "unknown-route",
    "/api/tables/%00": "unknown-table",
    "/api/tables/%00%00%00%00%00%00": "unknown-table",
    "/api/tables/ABCDE%C4%B0": "unknown-table",
    "/api/tables/" + "x" * 24: "unknown-table",
    "/api/tables/%00/games/1/record": "unknown-table",
}


def test_odd_addresses_are_not_found_and_no_mistake_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            row = here.hall.store.row

            async def looked_for(**asked: Any) -> Any:
                assert "\0" not in str(asked), "a database may not know how to look for that"
                return await row(**asked)

            monkeypatch.setattr(here.hall.store, "row", looked_for)
            for path, why in ODD.items():
                status, _, body = await ask(here, request("GET", path))
                assert (status, json.loads(body)["id"]) == (404, why), path
            assert mistakes(here) == 0

    asyncio.run(main())


def test_who_goes_away_while_asking_is_no_mistake_of_ours(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            for _ in range(3):
                _, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]))
                writer.write(request("POST", "/api/tables", b"{", **{"content-length": "4000"}))
                await writer.drain()
                lines = here.server.server_state.connections
                while not any(getattr(line, "cycle", None) for line in lines):  # until its headers have been read
                    await asyncio.sleep(0.01)
                writer.close()
                while lines:
                    await asyncio.sleep(0.01)
            await client.get(here.url, "/api/games")
            assert mistakes(here) == 0

    asyncio.run(main())


def test_a_mistake_of_ours_is_called_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        async with running(tmp_path / "db") as here:
            monkeypatch.setattr(here.hall.readers, "run", broken)
            body = json.dumps({"rules": {"game": "spicy"}, "players": 3}).encode()
            status, _, said = await ask(here, request("POST", "/api/rules", body))
            assert (status, json.loads(said)["id"]) == (500, "mistake")
            assert mistakes(here) == 1

    asyncio.run(main())


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("DELETE", "/api/rules", {"POST"}),
        ("PUT", "/", {"GET", "HEAD"}),
    ],
)
def test_another_method_is_refused_with_those_that_are_not(
    tmp_path: Path, method: str, path: str, allowed: set[str]
) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            status, headers, body = await ask(here, request(method, path))
            assert (status, json.loads(body)["id"]) == (405, "wrong-method")
            assert set(headers["allow"].split(", ")) == allowed
            assert headers["x-content-type-options"] == "nosniff"

    asyncio.run(main())


def test_a_wrong_method_counts_as_a_request(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", Hosting(tables_each=1), clock=ManualClock()) as here:
            answers = [(await ask(here, request("POST", "/healthz")))[0] for _ in range(27)]
            assert answers == [405] * 25 + [429] * 2

    asyncio.run(main())


# --- the metrics -----------------------------------------------------------------------------------------


def asked_from(address: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (address, 1234), "headers": named}


def test_the_metrics_are_told_on_the_same_machine_only() -> None:
    here = Hosting()
    assert here.may_watch(asked_from("127.0.0.1"))
    assert here.may_watch(asked_from("::1"))
    assert not here.may_watch(asked_from("192.0.2.7"))
    assert not here.may_watch({"client": None, "headers": []})
    # a proxy that nobody told us of
    for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip"):
        assert not here.may_watch(asked_from("127.0.0.1", **{header: "127.0.0.1"}))
    assert not Hosting(behind_proxy=True).may_watch(asked_from("127.0.0.1"))
    assert Hosting(behind_proxy=True, open_metrics=True).may_watch(asked_from("192.0.2.7"))


def test_the_metrics_are_told_to_a_key_and_refused_in_words(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", Hosting(behind_proxy=True)) as here:
            with pytest.raises(client.HttpFault) as refused:
                await client.get(here.url, "/metrics")
            assert (refused.value.status, refused.value.fault["id"]) == (403, "metrics-closed")
            with pytest.raises(client.HttpFault) as refused:
                await client.get(here.url, "/metrics", authorization="Bearer no")
            assert refused.value.status == 401
            await here.hall.store.add_key("watcher", hash_token("key"), 0.0, ["metrics"])
            assert "scoville_tables" in await client.get(here.url, "/metrics", authorization="Bearer key")

    asyncio.run(main())


def test_a_key_does_what_its_scopes_say_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", Hosting(behind_proxy=True)) as here:
            await here.hall.store.add_key("bot", hash_token("plays"), 0.0)  # no scope said: it plays
            await here.hall.store.add_key("watcher", hash_token("watches"), 0.0, ["metrics"])
            with pytest.raises(client.HttpFault) as refused:
                await client.get(here.url, "/metrics", authorization="Bearer plays")
            assert (refused.value.status, refused.value.fault["id"]) == (403, "key-scope")
            made = await client.make(here.url, wish_of("spicy"), key="plays")
            for asked in (
                client.make(here.url, wish_of("spicy"), key="watches"),
                client.join(here.url, made["code"], "Bo", key="watches"),
            ):
                with pytest.raises(client.HttpFault) as refused:
                    await asked
                assert (refused.value.status, refused.value.fault["id"]) == (403, "key-scope")

    asyncio.run(main())


LAST_CARD = """
format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = ["Ada plays w1 as c1 last"]

[position]
hands = { Ada = "w1", Bo = "p10 p9", Cy = "c2 c3" }
deck = "w3 p2 p2 p4 p5 p6 p7"
"""
COUNTED = ("scoville_actions", "scoville_keeping", "scoville_refused", "scoville_stale", "scoville_races")


def test_nothing_counted_tells_of_a_secret_answer(tmp_path: Path) -> None:
    """Nobody else learns that a last card was accepted until the window closes."""

    async def counted(here: Running) -> list[str]:
        told = await client.get(here.url, "/metrics")
        return [line for line in told.splitlines() if line.startswith(COUNTED) and "_created" not in line]

    async def main() -> None:
        origin = {"record": LAST_CARD, "ply": 1}
        async with (
            running(tmp_path / "db") as here,
            seated(here.url, "spicy", 3, origin=origin) as (ada, bo, cy),
        ):
            await ada.wish("start")
            for seat in (bo, cy):
                await seat.until(lambda seat=seat: seat.options.get("accepts"))  # type: ignore[misc]
            before = await counted(here)
            await bo.play("accepts")
            assert await counted(here) == before
            await cy.play("accepts")  # now it is over, for everybody to see
            assert await counted(here) != before

    asyncio.run(main())


# --- who asks ----------------------------------------------------------------------------------------------


def test_whom_a_proxy_names_counts_only_behind_a_proxy() -> None:
    asked = asked_from("192.0.2.1", x_forwarded_for="198.51.100.9, 203.0.113.5")
    assert Hosting().address(asked) == "192.0.2.1"
    assert Hosting(behind_proxy=True).address(asked) == "203.0.113.5"  # the first one anybody can write
    asked["headers"].append((b"x-forwarded-for", b"203.0.113.6"))
    assert Hosting(behind_proxy=True).address(asked) == "203.0.113.6"
    assert Hosting(behind_proxy=True).address(asked_from("192.0.2.1")) == "192.0.2.1"
    assert Hosting(behind_proxy=True).address(asked_from("192.0.2.1", x_forwarded_for="?" * 900)) == "?" * 64


def test_a_household_has_one_address() -> None:
    home = {Hosting().address(asked_from(f"2001:db8:1:2::{i:x}")) for i in range(5)}
    assert len(home) == 1
    assert Hosting().address(asked_from("2001:db8:1:3::1")) not in home
    assert Hosting().address(asked_from("::ffff:192.0.2.1")) == "192.0.2.1"


@pytest.mark.parametrize(("behind_proxy", "made"), [(False, 1), (True, 4)])
def test_a_limit_is_not_evaded_by_a_header(tmp_path: Path, behind_proxy: bool, made: int) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", Hosting(behind_proxy=behind_proxy, tables_each=1)) as here:
            body = json.dumps(wish_of("spicy")).encode()
            asked = [request("POST", "/api/tables", body, x_forwarded_for=f"192.0.2.{i}") for i in range(4)]
            assert [(await ask(here, raw))[0] for raw in asked].count(201) == made

    asyncio.run(main())


# --- pages of other addresses --------------------------------------------------------------------------------


def test_a_page_of_another_address_may_ask_if_it_is_listed(tmp_path: Path) -> None:
    async def main() -> None:
        friend, stranger = "https://tables.example", "https://evil.example"
        async with running(tmp_path / "db", Hosting(origins=(friend,))) as here:
            before: dict[str, Any] = {
                "access_control_request_method": "POST",
                "access_control_request_headers": "content-type",
            }
            status, headers, _ = await ask(here, request("OPTIONS", "/api/tables", origin=friend, **before))
            assert (status, headers["access-control-allow-origin"]) == (200, friend)
            body = json.dumps(wish_of("spicy")).encode()
            status, headers, _ = await ask(here, request("POST", "/api/tables", body, origin=friend))
            assert (status, headers["access-control-allow-origin"]) == (201, friend)
            assert "origin" in headers["vary"].lower()
            status, headers, _ = await ask(here, request("GET", "/api/games", origin=friend))
            assert headers["access-control-allow-origin"] == friend
            status, headers, _ = await ask(here, request("OPTIONS", "/api/tables", origin=stranger, **before))
            assert status == 400
            assert "access-control-allow-origin" not in headers
            status, headers, _ = await ask(here, request("POST", "/api/tables", body, origin=stranger))
            assert status == 403
            assert "access-control-allow-origin" not in headers
        async with running(tmp_path / "db") as here:
            status, headers, _ = await ask(here, request("GET", "/api/games", origin=friend))
            assert "access-control-allow-origin" not in headers

    asyncio.run(main())


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert Hosting(origins=("https://Tables.Example/", "http://localhost:5173")).origins == (
        "https://tables.example",
        "http://localhost:5173",
    )
    for said in (
        "tables.example",
        "https://tables.example/play",
        "ftp://x",
        "https://",
        "*",
        "https://u@x",
        "http://[",
    ):
        with pytest.raises(BadSettings):
            Hosting(origins=(said,))


# --- reading records -----------------------------------------------------------------------------------------


def test_a_record_that_goes_wrong_later_is_refused_where_it_is_thought_about(tmp_path: Path) -> None:
    async def main() -> None:
        record = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo"]\nfirst = "Ada"\n'
        record += 'actions = ["Ada passes", "Ada sings"]\n'
        async with running(tmp_path / "db") as here:
            with pytest.raises(client.HttpFault) as refused:
                await client.post(here.url, "/api/review", {"origin": {"record": record, "ply": 0}})
            assert (refused.value.status, refused.value.fault["message"]) == (400, "bad-action")
            assert mistakes(here) == 0

    asyncio.run(main())
