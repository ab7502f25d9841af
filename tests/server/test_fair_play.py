"""Mute and block follow a person, reports reach the host, bans hold, and the host's tool does it all."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser
from click.testing import CliRunner
from live_tables import idle, running

from scoville import client
from scoville.cli import scoville
from scoville.server.faults import Faulty
from scoville.server.names import clean_name, forbid_names
from scoville.server.people.fair import MOST_REPORTS


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    return str(no.value.fault["id"])


def admin(db: str, *words: str) -> str:
    """Beside the running server, as the host would type it."""
    told = CliRunner().invoke(scoville, ["admin", *words, "--db", db])
    assert told.exit_code == 0, told.output + repr(told.exception)
    return told.output


def test_a_muted_person_is_muted_at_every_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as bo:
            await ada.keep("Ada")
            await bo.keep("Bo")
            first = await bo.make(name="Bo")
            wish = ada.post("/api/me/blocks", kind="mute", table=first["table"], person=first["person"])
            assert await refused(wish) == "unknown-person", "whoever is not at the table learns nobody's profile"
            assert await refused(ada.get(f"/api/people/{await bo.profile()}/ratings")) == "unknown-profile"
            assert (await bo.get(f"/api/people/{await bo.profile()}/ratings"))["name"] == "Bo"
            await ada.join(first["table"], "Ada")
            told = await ada.post("/api/me/blocks", kind="mute", table=first["table"], person=first["person"])
            assert told == {"blocks": [{"profile": await bo.profile(), "kind": "mute", "name": "Bo"}]}

            second = await ada.make()
            async with client.Seat(server.url, second["token"]) as here:
                joined = await bo.join(second["table"], "Bo")
                async with client.Seat(server.url, joined["token"]) as there:
                    await there.wish("chat", text="hello")
                    await idle(await server.hall.table(second["table"]))
                    await here.wish("chat", text="anybody?")
                    assert [line["text"] for line in here.chat] == ["anybody?"]
                    assert [line["text"] for line in there.chat] == ["hello", "anybody?"]

            assert (await ada.post("/api/me/blocks", kind="none", profile=await bo.profile()))["blocks"] == []
            me = await ada.profile()
            assert await refused(ada.post("/api/me/blocks", kind="block", profile=me)) == "bad-request"
            assert await refused(ada.post("/api/me/blocks", kind="block", profile="nobody")) == "unknown-profile"
            async with Browser(server.url) as guest:
                joined = await guest.join(first["table"], "Cy")
            wish = ada.post("/api/me/blocks", kind="mute", table=first["table"], person=joined["person"])
            assert await refused(wish) == "guest-there"

    run(story())


def test_a_blocked_person_cannot_come_to_my_tables(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as bo:
            await ada.keep("Ada")
            await bo.keep("Bo")
            await ada.post("/api/me/blocks", kind="block", profile=await bo.profile())
            mine, theirs = await ada.make(), await bo.make(name="Bo")
            assert await refused(bo.join(mine["table"], "Bo")) == "blocked"
            await ada.join(theirs["table"], "Ada")

    run(story())


def test_reports_and_bans_with_the_hosts_tool(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as eve:
            await ada.keep("Ada")
            phrase = await eve.keep("Eve\u202e")
            made = await eve.make(name="Eve")
            await ada.join(made["table"], "Ada")
            about = {"table": made["table"], "person": made["person"], "reason": "chat"}
            number = (await ada.post("/api/me/reports", **about, words="rude\u001b[31m words"))["report"]
            for _ in range(MOST_REPORTS - 1):
                await ada.post("/api/me/reports", **about)
            assert await refused(ada.post("/api/me/reports", **about)) == "too-many-reports"

            eves = await eve.profile()

            def act() -> None:
                listed = admin(database, "reports")
                assert number in listed
                assert eves in listed
                assert "\u001b" not in listed
                assert "rude" in listed
                assert eves in admin(database, "people", "eve")
                assert "Nobody." in admin(database, "people", "%")
                assert "reported 10 times" in admin(database, "person", eves)
                admin(database, "ban", "person", eves, "--for", "30d", "--because", "rude")
                admin(database, "close", number)
                assert number not in admin(database, "reports")
                assert eves in admin(database, "bans")

            await asyncio.to_thread(act)
            assert (await eve.get("/api/me"))["profile"] is None, "signed out everywhere"
            assert await refused(eve.post("/api/me/enter", phrase=phrase)) == "banned"
            await asyncio.to_thread(admin, database, "unban", "person", eves)
            await eve.post("/api/me/enter", phrase=phrase)
            await asyncio.to_thread(admin, database, "ban", "table", made["code"])
            assert await refused(ada.join(made["table"], "Ada")) == "closed-table"
            await asyncio.to_thread(admin, database, "ban", "address", "127.0.0.1")
            assert await refused(ada.make()) == "banned"
            await asyncio.to_thread(admin, database, "unban", "address", "127.0.0.1")
            await ada.make()

            notice = (await asyncio.to_thread(admin, database, "announce", "Tea at five.", "--for", "1d")).strip()
            assert [one["words"] for one in (await ada.get("/api/announcements"))["announcements"]] == ["Tea at five."]
            await asyncio.to_thread(admin, database, "withdraw", notice)
            assert (await ada.get("/api/announcements"))["announcements"] == []
            log = await asyncio.to_thread(admin, database, "log")
            assert [word in log for word in ("ban person", "close report", "announce", "withdraw")] == [True] * 4

    run(story())


@pytest.mark.parametrize(
    "words",
    [
        ["person", "nobody"],
        ["ban", "person", "nobody"],
        ["ban", "table", "ABCDEF"],
        ["ban", "cat", "x"],
        ["unban", "person", "nobody"],
        ["close", "nothing"],
        ["withdraw", "nothing"],
        ["announce", " "],
        ["ban", "address", "192.0.2.1", "--for", "soon"],
    ],
)
def test_the_tool_refuses_in_a_sentence(tmp_path: Path, words: list[str]) -> None:
    async def story() -> None:
        async with running(tmp_path / "db"):
            pass

    run(story())
    told = CliRunner().invoke(scoville, ["admin", *words, "--db", f"sqlite:///{tmp_path / 'db'}"])
    assert told.exit_code != 0
    assert "Traceback" not in told.output


def test_the_tool_makes_no_database(tmp_path: Path) -> None:
    told = CliRunner().invoke(scoville, ["admin", "people", "--db", f"sqlite:///{tmp_path / 'none'}"])
    assert told.exit_code != 0
    assert not list(tmp_path.iterdir())


@pytest.fixture
def filtered() -> Iterator[None]:
    forbid_names(["grobian", "Nazi"])
    yield
    forbid_names([])


@pytest.mark.usefixtures("filtered")
@pytest.mark.parametrize("name", ["Grobian", "GROBIAN 7", "gr0bian", "G r o b i a n", "xNаzix"])
def test_a_name_with_a_forbidden_word_is_refused(name: str) -> None:
    with pytest.raises(Faulty) as no:
        clean_name(name)
    assert no.value.id == "name-forbidden"


@pytest.mark.usefixtures("filtered")
def test_other_names_are_not() -> None:
    assert clean_name("Robin") == "Robin"
