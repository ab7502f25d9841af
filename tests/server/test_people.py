"""Profiles that people keep: by a phrase or a passkey, on several devices, and nobody else's."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from authenticator import Passkey
from browsers import Browser
from fuzzing import ASKED, MINE
from live_tables import running

from scoville import client
from scoville.server.app import App
from scoville.server.clock import ManualClock
from scoville.server.hosting import Hosting
from scoville.server.people.identity import SESSION_LASTS
from scoville.server.people.passkeys import Site
from scoville.server.people.phrases import WORDS, hash_phrase, new_phrase, tidy_phrase
from scoville.server.people.routes import PeopleRoutes


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    return str(no.value.fault["id"])


def test_a_phrase_has_128_bits_and_is_read_however_it_is_typed() -> None:
    phrases = {new_phrase() for _ in range(200)}
    assert len(phrases) == 200
    for phrase in phrases:
        assert [len(word) for word in phrase.split()] == [5] * WORDS
        assert tidy_phrase(phrase) == phrase
        assert tidy_phrase(" " + phrase.upper().replace(" ", "-\n")) == phrase
    assert 16 * WORDS == 128
    assert tidy_phrase("lusab babad") is None
    assert tidy_phrase("a" * 5 * WORDS) is None
    assert hash_phrase("x") != hash_phrase("y")


@pytest.mark.parametrize(
    ("scheme", "host", "passkeys"),
    [
        ("http", "localhost:8000", "yes"),
        ("http", "192.168.1.7:8000", "insecure"),
        ("http", "box.local", "insecure"),
        ("https", "tables.example", "yes"),
        ("https", "tables.example:8443", "yes"),
        ("https", "192.0.2.1", "address"),
        ("https", "[2001:db8::1]:8443", "address"),
        ("http", "", "insecure"),
    ],
)
def test_where_browsers_allow_passkeys(scheme: str, host: str, passkeys: str) -> None:
    assert Site(scheme, host).passkeys == passkeys


def test_a_guest_is_nobody_and_plays(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as guest:
            told = await guest.get("/api/me")
            assert told == {**told, "profiles": True, "profile": None, "devices": [], "passkeys": "yes"}
            await guest.make()
            assert not guest.http.cookies
            assert await refused(guest.post("/api/me", name="Eve")) == "not-signed-in"
            assert await server.hall.store.query("SELECT * FROM people") == []

    run(story())


def test_a_profile_is_kept_by_a_phrase_and_opened_on_another_device(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as home, Browser(server.url) as phone:
            phrase = await home.keep("Ada", cat=3, language="de")
            mine = (await home.get("/api/me"))["profile"]
            assert (mine["name"], mine["cat"], mine["language"]) == ("Ada", 3, "de")
            assert await refused(phone.post("/api/me/enter", phrase=new_phrase())) == "wrong-phrase"
            there = await phone.post("/api/me/enter", phrase=phrase.upper())
            assert there["profile"] == mine
            await phone.post("/api/me", name="Ada L.", cat=4)
            told = await home.get("/api/me")
            assert (told["profile"]["name"], told["profile"]["cat"]) == ("Ada L.", 4)
            assert [device["here"] for device in told["devices"]].count(True) == 1
            assert len(told["devices"]) == 2

            renewed = (await home.post("/api/me/phrase", name="Ada"))["phrase"]
            async with Browser(server.url) as third:
                assert await refused(third.post("/api/me/enter", phrase=phrase)) == "wrong-phrase"
                await third.post("/api/me/enter", phrase=renewed)

            await phone.post("/api/me/leave")
            assert (await phone.get("/api/me"))["profile"] is None
            assert (await home.get("/api/me"))["profile"] is not None
            await home.post("/api/me/leave", everywhere=True)
            assert (await home.get("/api/me"))["profile"] is None
            assert await server.hall.store.query("SELECT * FROM sessions") == []

    run(story())


def test_a_profile_is_kept_by_passkeys(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as home, Browser(server.url) as phone:
            first, second = Passkey(home.url), Passkey(home.url)
            me = {"name": "Bo", "language": "fr", "cat": 1}
            options = (await home.post("/api/me/passkey", **me))["options"]
            answer = first.made(options)
            told = await home.post("/api/me/passkey/made", credential=answer, keep=me)
            assert told["profile"]["name"] == "Bo"
            assert told["profile"]["person"].encode() == first.person
            again = await refused(home.post("/api/me/passkey/made", credential=answer, keep=me))
            assert again == "bad-passkey", "a challenge is answered once"

            options = (await home.post("/api/me/passkey", **me))["options"]
            assert [one["id"] for one in options["excludeCredentials"]] == [told["keys"][0]["id"]]
            told = await home.post("/api/me/passkey/made", credential=second.made(options))
            assert len(told["keys"]) == 2

            options = (await phone.post("/api/me/enter/passkey"))["options"]
            entered = await phone.post("/api/me/enter/signed", credential=second.signed(options, "localhost"))
            assert entered["profile"] == told["profile"]

            dropped = await phone.post("/api/me/passkey/drop", id=told["keys"][1]["id"])
            assert [key["id"] for key in dropped["keys"]] == [told["keys"][0]["id"]]
            options = (await phone.post("/api/me/enter/passkey"))["options"]
            signed = second.signed(options, "localhost")
            assert await refused(phone.post("/api/me/enter/signed", credential=signed)) == "unknown-passkey"
            assert await refused(phone.post("/api/me/passkey/drop", id=told["keys"][0]["id"])) == "last-credential"

    run(story())


def test_a_passkey_of_somewhere_or_somebody_else_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as home:
            me = {"name": "Bo"}
            elsewhere = Passkey("https://evil.example")
            options = (await home.post("/api/me/passkey", **me))["options"]
            wrong = home.post("/api/me/passkey/made", credential=elsewhere.made(options), keep=me)
            assert await refused(wrong) == "bad-passkey"

            mine = Passkey(home.url)
            options = (await home.post("/api/me/passkey", **me))["options"]
            await home.post("/api/me/passkey/made", credential=mine.made(options), keep=me)
            await home.post("/api/me/leave")
            thief = Passkey(home.url)
            thief.id = mine.id
            options = (await home.post("/api/me/enter/passkey"))["options"]
            stolen = home.post("/api/me/enter/signed", credential=thief.signed(options, "localhost"))
            assert await refused(stolen) == "bad-passkey"
            deep = [urlsafe_b64encode(b"[" * size).decode() for size in (6000, 40_000)]
            malformed: list[dict[str, Any]] = [{"response": {"clientDataJSON": one}} for one in deep]
            malformed += [{}, {"rawId": 3}, {"response": {"clientDataJSON": "x"}}, {"response": []}]
            for rubbish in malformed:
                assert await refused(home.post("/api/me/enter/signed", credential=rubbish)) == "bad-passkey"
            assert (await home.get("/api/me"))["profile"] is None
        async with running(tmp_path / "db") as server, Browser(server.url, server.url) as plain:
            plain.http.base_url = plain.http.base_url.copy_with(host="127.0.0.1")
            assert (await plain.get("/api/me"))["passkeys"] == "insecure"
            assert await refused(plain.post("/api/me/passkey", name="Bo")) == "passkeys-insecure"

    run(story())


def test_the_cookie_cannot_be_read_and_other_pages_cannot_use_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as home:
            answer = await home.http.post("/api/me/phrase", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "path=/api" in cookie
            assert "secure" not in cookie, "over plain HTTP no browser would keep it"
            assert answer.headers["cache-control"] == "no-store"
            for origin in ("http://evil.example", "http://x.localhost:1", "null"):
                headers = {"origin": origin}
                refusal = await home.http.post("/api/me", json={"name": "Eve"}, headers=headers)
                assert refusal.status_code == 403, origin
                told = (await home.http.get("/api/me", headers=headers)).json()
                assert told["profile"] is None, origin
            assert (await home.get("/api/me"))["profile"]["name"] == "Ada"

    run(story())


def test_secrets_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as home:
            phrase = await home.keep("Ada")
            token = home.http.cookies["scoville-me"]
            assert len(token) * 6 >= 128
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert phrase.encode() not in kept
        assert phrase.replace(" ", "").encode() not in kept
        assert token.encode() not in kept
        assert hash_phrase(phrase) in kept

    run(story())


def test_a_browser_that_never_comes_back_is_signed_out(tmp_path: Path) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock) as server, Browser(server.url) as home:
            await home.keep("Ada")
            clock.advance(SESSION_LASTS - 10)
            assert (await home.get("/api/me"))["profile"] is not None
            clock.advance(SESSION_LASTS - 10)
            assert (await home.get("/api/me"))["profile"] is not None, "a visit counts"
            clock.advance(SESSION_LASTS + 10)
            assert (await home.get("/api/me"))["profile"] is None

    run(story())


def test_a_person_has_few_sessions_and_an_address_makes_few_profiles(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", clock=ManualClock()) as server:
            async with Browser(server.url) as home:
                phrase = await home.keep("Ada")
                for _ in range(25):
                    await home.post("/api/me/enter", phrase=phrase)
                assert len((await home.get("/api/me"))["devices"]) == 20
            told = []
            for _ in range(22):
                async with Browser(server.url) as other:
                    try:
                        await other.keep("Bo")
                    except client.HttpFault as no:
                        told.append(no.fault["id"])
            assert told == ["too-fast"] * 3

    run(story())


OPEN = {
    *("/api/me", "/api/me/phrase", "/api/me/passkey", "/api/me/passkey/made", "/api/announcements"),
    *("/api/me/turns", "/api/me/enter", "/api/me/enter/passkey", "/api/me/enter/signed"),
}
"""Routes for people who are not signed in yet. Only reading `/api/me` is open: to change it one has to be somebody.
The turns of a guest are an empty list."""


def test_every_route_of_a_profile_is_fuzzed_and_closed_to_guests_and_other_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as guest, Browser(server.url) as ada:
            await ada.keep("Ada")
            routes = PeopleRoutes(App(server.hall, Hosting())).routes()
            assert {path for method, path, _ in routes if method == "POST"} == set(MINE)
            assert {path for method, path, _ in routes if method == "GET"} == set(ASKED)
            for method, path, _ in routes:
                body = {key: "0" * 24 if value == "{t}" else value for key, value in MINE.get(path, {}).items()}
                there = path.replace("{table}", "0" * 24).replace("{t}", "0" * 24)
                if (method, path) != ("GET", "/api/me") and (path not in OPEN or path == "/api/me"):
                    asked = guest.post(there, **body) if method == "POST" else guest.get(there)
                    assert await refused(asked) == "not-signed-in", path
                if method == "POST":
                    answer = await ada.http.post(there, json=body, headers={"origin": "http://evil.example"})
                    assert answer.status_code == 403, path
                else:
                    answer = await ada.http.get(there, headers={"origin": "http://evil.example"})
                    assert "Ada" not in answer.text, path

    run(story())


def test_guests_only_keeps_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", guests_only=True) as server, Browser(server.url) as home:
            assert (await home.get("/api/me"))["profiles"] is False
            for path in ("/api/me/phrase", "/api/me/passkey"):
                assert await refused(home.post(path, name="Ada")) == "guests-only"
            assert await refused(home.post("/api/me/enter", phrase="x")) == "guests-only"
            assert await refused(home.post("/api/me", name="Ada")) == "guests-only"
            await home.make()

    run(story())
