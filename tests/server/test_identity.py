"""Who may do what: wrong, old and foreign tokens, other people's seats, on every route and message type."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from live_tables import Running, idle, running, seated, wish_of

from scoville import client
from scoville.server import protocol

WISHES: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0},
    "stand": {"seat": 0},
    "kick": {"person": "HOST"},
    "lock": {},
    "set-pace": {"pace": 200},
    "rename": {"name": "Eve", "seat": 0},
    "set-bot": {"seat": 0, "bot": "casual"},
    "change-settings": {"settings": {"rules": {"game": "spicy"}}},
    "nonce": {"nonce": "abc", "seat": 0},
    "start": {},
    "play": {"action": "passes", "seq": 1, "seat": 0},
    "let-be": {"seq": 1, "seat": 0},
    "why": {"action": "passes", "seat": 0},
}
HARMLESS = {"hello", "pong", "leave", "chat", "mute", "wait"}
"""What people may say for themselves."""


def test_every_message_type_is_tried() -> None:
    kinds = {member.__struct_config__.tag for member in protocol.ClientMessage.__args__}
    assert kinds == set(WISHES) | HARMLESS


async def state_of(server: Running, table: str) -> tuple[int, Any]:
    live = await server.hall.table(table)
    dealer = live.dealer
    return live.ledger.number, None if dealer is None else (dealer.turn_at, dealer.window_at, len(dealer.game.history))


@pytest.mark.parametrize("kind", WISHES)
@pytest.mark.parametrize("who", ["spectator", "other seat"])
def test_nobody_acts_for_another(tmp_path: Path, kind: str, who: str) -> None:
    """During a game: every wish that names seat 0 or needs the host is refused, and nothing moves, clocks included."""

    async def play() -> None:
        async with (
            running(tmp_path / "db") as server,
            seated(server.url, "spicy", 2, settings={"first": 0}) as (ada, bo),
        ):
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            table = ada.table["table"]
            token = bo.token
            if who == "spectator":
                token = (await client.join(server.url, table, "Eve"))["token"]
            async with client.Seat(server.url, token) as seat:
                await idle(await server.hall.table(table))
                before = await state_of(server, table)
                fields = {
                    key: ada.welcome["person"] if value == "HOST" else value for key, value in WISHES[kind].items()
                }
                with pytest.raises(client.Refusal):
                    await seat.wish(kind, **fields)
                assert await state_of(server, table) == before

    asyncio.run(play())


@pytest.mark.parametrize("token", ["", "wrong", "x" * 32, "\ud800", "a" * 65])
def test_a_wrong_token_opens_nothing(tmp_path: Path, token: str) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, _):
            before = await state_of(server, ada.table["table"])
            stranger = client.Seat(server.url, token)
            await stranger.open()
            assert stranger.welcome == {}
            assert stranger.bye is not None
            assert stranger.bye["reason"] in {"unknown-token", "bad-message"}
            await stranger.close()
            assert await state_of(server, ada.table["table"]) == before

    asyncio.run(play())


def test_a_message_before_hello_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            for kind, fields in WISHES.items():
                stranger = client.Seat(server.url, "x")
                stranger.send, hello = _no_hello(stranger, {"type": kind, "id": "1", **fields})  # type: ignore[method-assign]
                del hello
                await stranger.open()
                assert stranger.bye is not None
                assert stranger.bye["reason"] == "no-hello", kind
                await stranger.close()

    asyncio.run(play())


def _no_hello(seat: client.Seat, instead: dict[str, Any]) -> tuple[Any, Any]:
    send = seat.send

    async def say(message: Any) -> None:
        await send(instead if message.get("type") == "hello" else message)

    return say, send


def test_an_old_token_is_worth_nothing(tmp_path: Path) -> None:
    """The token of a person who has left or was sent away."""

    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 3) as (ada, bo, cy):
            await bo.wish("leave")
            await ada.wish("kick", person=cy.welcome["person"])
            for seat in (bo, cy):
                again = client.Seat(server.url, seat.token)
                await again.open()
                assert again.bye is not None
                assert again.bye["reason"] == "unknown-token"
                await again.close()
            assert [place["person"] for place in ada.table["seats"]][1:] == [None, None]

    asyncio.run(play())


def test_a_foreign_token_opens_only_its_own_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, _):
            theirs = await client.make(server.url, wish_of("spicy"))
            async with client.Seat(server.url, theirs["token"]) as seat:
                assert seat.table["table"] != ada.table["table"]
                with pytest.raises(client.Refusal):
                    await seat.wish("kick", person=ada.welcome["person"])

    asyncio.run(play())


def test_tokens_are_long_and_kept_only_as_hashes(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as seats:
            tokens = [seat.token for seat in seats]
            assert all(len(token) * 6 >= 128 for token in tokens)
            entries = await server.hall.store.entries(seats[0].table["table"])
        kept = b"".join(entry.body for entry in entries) + b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert not any(token.encode() in kept for token in tokens)

    asyncio.run(play())


def test_a_page_of_another_site_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            for path in ("/api/tables", "/api/tables/ABCDEF/join"):
                with pytest.raises(client.HttpFault) as refused:
                    await client.post(server.url, path, wish_of("spicy"), origin="http://evil.example")
                assert refused.value.status == 403
            own = await client.post(server.url, "/api/tables", wish_of("spicy"), origin=server.url)
            assert len(own["code"]) == 6
            from websockets.asyncio.client import connect
            from websockets.exceptions import InvalidStatus

            with pytest.raises(InvalidStatus):
                await connect(
                    server.url.replace("http", "ws") + "/ws", additional_headers={"Origin": "http://evil.example"}
                )

    asyncio.run(play())


def test_no_page_may_run_what_stands_in_it(tmp_path: Path) -> None:
    async def play() -> None:
        import urllib.request

        async with running(tmp_path / "db") as server:
            answer = await asyncio.to_thread(urllib.request.urlopen, server.url + "/api/games")
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            msgspec.json.decode(answer.read(), type=protocol.Games)

    asyncio.run(play())


def test_a_wrong_api_key_is_refused_and_a_right_one_marks_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        from scoville.server.names import hash_token

        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.make(server.url, wish_of("spicy"), key="wrong")
            assert refused.value.status == 401
            await server.hall.store.add_key("robot", hash_token("right"), 0.0)
            mine = await client.make(server.url, wish_of("spicy"), key="right")
            table = await client.get(server.url, f"/api/tables/{mine['code']}")
            assert [person["bot"] for person in table["people"]] == [True]

    asyncio.run(play())
