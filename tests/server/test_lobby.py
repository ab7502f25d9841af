"""Before, between and after games: seats, bots, settings, totals, spectators, hot seats, chat, records, going on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from live_tables import play_on, running, seated, wish_of

from scoville import client
from scoville.record import load, read
from scoville.server.names import LETTERS, clean_name, new_code, word_for


def test_a_table_is_made_found_by_code_joined_changed_and_started(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            mine = await client.make(server.url, wish_of("spicy", seats=3, settings={"public": True}))
            assert (len(mine["code"]), mine["seats"]) == (6, [0])
            other = await client.join(server.url, mine["code"].lower(), "Zoë 🌶")
            listed = await client.get(server.url, "/api/tables")
            assert [(one["code"], one["free"], one["host"]) for one in listed["tables"]] == [(mine["code"], 1, "Ada")]
            async with client.Seat(server.url, mine["token"]) as ada, client.Seat(server.url, other["token"]) as zoe:
                assert [seat["word"] for seat in ada.table["seats"]] == ["Ada", "Zoe", None]
                assert ada.table["seats"][1]["name"] == "Zoë 🌶"
                with pytest.raises(client.Refusal, match="Every seat"):
                    await ada.wish("start")
                with pytest.raises(client.Refusal, match="Only the host"):
                    await zoe.wish("set-bot", seat=2, bot="casual")
                for bot in ("nobody", "cat:nobody", "cat:bold:0%", "search:60000ms", "casual:bold"):
                    with pytest.raises(client.Refusal, match="no such bot"):
                        await ada.wish("set-bot", seat=2, bot=bot)
                await ada.wish("set-bot", seat=2, bot="cat:bold:150%")
                with pytest.raises(client.Refusal, match="taken"):
                    await ada.wish("set-bot", seat=1, bot="casual")
                await ada.wish("set-bot", seat=2, bot="casual")
                settings = ada.table["settings"]
                settings["rules"]["variants"] = ["copy-cat"]
                settings["speed"] = "blitz"
                await ada.wish("change-settings", settings=settings)
                settings["rules"]["variants"] = ["copy-cat", "no-such-card"]
                with pytest.raises(client.Refusal, match="SPICE IT UP"):
                    await ada.wish("change-settings", settings=settings)
                await zoe.wish("stand", seat=1)
                await zoe.wish("sit", seat=1, name="Zo")
                commitment = ada.table["shuffle"]["commitment"]
                await ada.wish("start")
                await zoe.until(lambda: zoe.sights)
                assert ada.table["shuffle"]["commitment"] == commitment
                assert ada.table["state"] == "playing"
                with pytest.raises(client.Refusal, match="during a game"):
                    await zoe.wish("stand", seat=1)
                await zoe.wish("leave")
                await ada.until(lambda: ada.table["seats"][1]["stood_in"])

    asyncio.run(play())


@pytest.mark.parametrize(
    "settings",
    [
        {"rules": {"game": "spicy"}, "seats": 7},
        {"rules": {"game": "spicy", "edition": "xx"}},
        {"rules": {"game": "spicy", "variants_at_random": 6}},
        {"rules": {"game": "heated", "deck": {"b1": 3}}},
        {"rules": {"game": "heated", "blank": "nothing"}},
        {"rules": {"game": "heated", "house": [1, 1]}},
        {"rules": {"game": "spicy"}, "first": 5},
    ],
)
def test_settings_nobody_can_play_with_are_one_sentence(tmp_path: Path, settings: dict[str, Any]) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.make(server.url, {"name": "Ada", "settings": settings})
            assert (refused.value.status, refused.value.fault["id"]) == (400, "bad-settings")
            assert refused.value.fault["sentence"].endswith(".")
            assert not server.hall.tables

    asyncio.run(play())


def test_against_bots_in_one_request_then_a_rematch_with_running_totals(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", seed=4, threads=0) as server:
            bots = [{}, {"bot": "casual"}, {"bot": "random"}]
            rules = {"worlds_end": 3}
            wish = wish_of("spicy", 3, start=True, rules=rules, settings={"speed": "blitz"}) | {"seats": bots}
            mine = await client.make(server.url, wish)
            async with client.Seat(server.url, mine["token"]) as ada:
                await ada.until(lambda: ada.sights)
                totals = [0, 0, 0]
                for number in (1, 2):
                    await play_on([ada], random.Random(number))
                    await ada.until(lambda: ada.table["state"] == "over")
                    totals = [a + b for a, b in zip(totals, ada.facts[-1]["scores"], strict=True)]
                    assert ada.table["totals"] == totals
                    assert (ada.table["round"], ada.table["games"]) == (number, number)
                    if number == 1:
                        await ada.wish("start")
                        await ada.until(lambda: ada.table["games"] == 2)
                        await ada.until(lambda: ada.view["reason"] is None)

    asyncio.run(play())


def test_spectators_see_what_is_public_and_do_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "heated", 2) as (ada, _):
            eve = await client.join(server.url, ada.table["table"], "Eve", watch=True)
            async with client.Seat(server.url, eve["token"]) as watching:
                await ada.wish("start")
                await watching.until(lambda: watching.sights)
                assert (watching.view["seat"], watching.view["hand"], watching.options) == (None, [], {})
                with pytest.raises(client.Refusal, match="no seat"):
                    await watching.play("draws")

    asyncio.run(play())


def test_a_hot_seat_has_several_seats_on_one_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            wish = wish_of("spicy", 2, settings={"first": 1}) | {"seats": [{}, {"name": "Bo"}], "start": True}
            mine = await client.make(server.url, wish)
            assert mine["seats"] == [0, 1]
            async with client.Seat(server.url, mine["token"]) as both:
                assert [sight["view"]["seat"] for sight in both.sights] == [0, 1]
                with pytest.raises(client.Refusal, match="which of your seats"):
                    await both.play("passes")
                await both.play("passes", seat=1)
                assert both.view["turn"] == 0

    asyncio.run(play())


def test_chat_phrases_mute_and_limits(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            await ada.wish("chat", text="  <b>hi</b>\u202e  there ")
            await bo.until(lambda: bo.chat)
            assert bo.chat[0]["text"] == "<b>hi</b> there"
            await bo.wish("chat", phrase="so-spicy")
            await bo.wish("mute", person=ada.welcome["person"])
            await ada.wish("chat", text="nobody hears this")
            for fields in ({}, {"text": "x", "phrase": "ouch"}, {"text": "\u200b"}):
                with pytest.raises(client.Refusal):
                    await ada.wish("chat", **fields)
            refused = 0
            for number in range(10):
                try:
                    await ada.wish("chat", text=str(number))
                except client.Refusal as refusal:
                    refused += refusal.id == "too-much-chat"
            assert refused >= 3
            assert [line.get("phrase") for line in bo.chat] == [None, "so-spicy"]

    asyncio.run(play())


@pytest.mark.parametrize(
    "question", ["Whose turn is it?", "wer ist dran", "À qui le tour ?!", "Sag mal: WER IST DRAN?"]
)
def test_H_HOUSE1_the_table_listens_in_every_language(tmp_path: Path, question: str) -> None:
    async def play() -> None:
        async with (
            running(tmp_path / "db") as server,
            seated(server.url, "heated", 2, rules={"house": [1]}) as (ada, bo),
        ):
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
            before = len(bo.view["hand"])
            await bo.wish("chat", text="my turn is it not")
            assert not any(fact["fact"] == "turn-asked" for fact in bo.facts)
            await bo.wish("chat", text=question)
            await bo.until(lambda: len(bo.view["hand"]) == before + 1)
            assert any(fact["fact"] == "turn-asked" for fact in bo.facts)

    asyncio.run(play())


def test_a_finished_game_is_a_record_and_any_point_of_it_a_new_table(tmp_path: Path) -> None:
    async def play() -> None:
        rules = {"worlds_end": 8}
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2, rules=rules) as seats:
            table = seats[0].table["table"]
            with pytest.raises(client.HttpFault):
                await client.get(server.url, f"/api/tables/{table}/games/last/record")
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            with pytest.raises(client.HttpFault) as early:
                await client.get(server.url, f"/api/tables/{table}/games/1/record")
            assert early.value.fault["id"] == "not-over"
            await play_on(seats, random.Random(2))
            await seats[0].until(lambda: seats[0].table["state"] == "over")
            text = await client.get(server.url, f"/api/tables/{table}/games/1/record")
            record = read(text)
            assert load(text).over
            assert " @" in str(record.actions[0])
            ply = len(record.actions) // 2
            wish = wish_of("spicy", 2, start=True) | {"seats": [{}, {"bot": "casual"}]}
            for origin in ({"table": table, "ply": ply}, {"record": text, "ply": ply}):
                again = await client.make(server.url, wish | {"origin": origin})
                ledger = (await server.hall.table(again["table"])).ledger
                assert len(ledger.games[0].game.history) == ply
                assert [str(act.action) for act in ledger.games[0].game.history] == [
                    str(act.action) for act in load(text).history[:ply]
                ]
                assert ledger.games[0].game.players == ("Ada", "Ancho")
            for origin in (
                {"ply": 1},
                {"table": table, "ply": 9999},
                {"record": "x", "ply": 0},
                {"table": "?", "ply": 0},
            ):
                with pytest.raises(client.HttpFault):
                    await client.make(server.url, wish | {"origin": origin})

    asyncio.run(play())


PREPARED = """
format = 1
game = "spicy"
players = ["You", "Cat"]
first = "You"
seed = 7

[position]
hands = { You = "c1 w5", Cat = "p10 *n" }
deck = "w3 p2 p2"
worlds_end = 3
stack = ["Cat w5 as c2"]
turn = "You"
"""


def test_a_table_can_begin_with_a_prepared_position(tmp_path: Path) -> None:
    """As the tutorial does: a record that has not been played yet, one person, bots."""

    async def play() -> None:
        async with running(tmp_path / "db") as server:
            wish = wish_of("spicy", 2, start=True) | {"seats": [{}, {"bot": "casual", "name": "Tom"}]}
            mine = await client.make(server.url, wish | {"origin": {"record": PREPARED, "ply": 0}})
            async with client.Seat(server.url, mine["token"]) as you:
                await you.until(lambda: you.sights)
                assert you.view["hand"] == ["c1", "w5"]
                assert [laid["claim"] for laid in you.view["stack"]] == ["c2"]
                assert you.options["challenges"] == ["number", "spice"]
                await you.play("challenges number")
                revealed = next(fact for fact in you.facts if fact["fact"] == "card-revealed")
                assert (revealed["card"], revealed["holds"]) == ("w5", False)

    asyncio.run(play())


def test_a_point_of_a_record_is_reviewed_by_the_strongest_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            wish = {"origin": {"record": PREPARED, "ply": 0}}
            told = await client.post(server.url, "/api/review", wish)
            assert (told["seat"], told["ply"]) == (0, 0)
            assert [claim["claim"] for claim in told["claims"]] == ["c2"]
            actions = [option["action"] for option in told["options"]]
            assert "challenges number" in actions
            assert await client.post(server.url, "/api/review", wish) == told  # thought about once
            with pytest.raises(client.HttpFault) as refused:
                await client.post(server.url, "/api/review", wish | {"seat": 5})
            assert refused.value.status == 400

    asyncio.run(play())


def test_a_table_nobody_attends_is_put_away_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        from scoville.server import shelf

        async with running(tmp_path / "db") as server:
            async with seated(server.url, "heated", 2, settings={"public": True}) as (ada, bo):
                await ada.wish("start")
                await bo.until(lambda: bo.sights)
                hand = bo.view["hand"]
                monkeypatch.setattr(shelf, "IDLE", -1.0)
                await server.hall.shelf.put_away()
                assert server.hall.tables  # somebody is there
            while any(table.connections for table in server.hall.tables.values()):
                await asyncio.sleep(0.01)
            await server.hall.shelf.put_away()
            assert not server.hall.tables
            assert (await client.get(server.url, "/api/tables"))["tables"] == []
            async with client.Seat(server.url, bo.token) as back:
                assert back.view["hand"] == hand

    asyncio.run(play())


def test_codes_have_no_letters_that_are_taken_for_others() -> None:
    assert not set(LETTERS) & set("ILOQ01")
    assert {len(new_code()) for _ in range(50)} == {6}


def test_every_name_gets_a_word_a_record_can_tell_apart() -> None:
    taken: set[str] = set()
    for name in ("Ada", "Ada", "ada b.", "Zoë", "😀", "clock", "1st", "nothing", "<script>", "x" * 24, "x" * 24):
        word = word_for(clean_name(name), taken)
        assert word not in taken
        taken.add(word)
    assert {"Ada", "Ada2", "ada_b", "Zoe", "Guest", "clock2", "st", "nothing2", "script"} <= taken
