"""Moments nobody plans for: a start that cannot be dealt, a stop between two entries, everybody gone, bots alone."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from live_tables import Running, play_on, running, seated, wish_of
from seats import prepared
from test_clocks import calm

from scoville import client
from scoville.bots import BOTS, Bot, register_bot
from scoville.core import Dice
from scoville.core.speeds import SPEEDS
from scoville.record import read
from scoville.server.clock import ManualClock
from scoville.server.entries import Came, Chatted, Made, Muted, encode_body
from scoville.server.ledger import ANSWERS_KEPT, Ledger
from scoville.server.limits import SPECTATORS
from scoville.server.protocol import JoinTable, Settings
from scoville.server.shelf import IDLE
from scoville.server.store import Entry, StoreDown
from scoville.spicy import Accept, Pass

SHORT = {"worlds_end": 2}
TRIO = ("Ada", "Bo", "Cy")
SLAPS = prepared(
    "heated",
    'hands = { Ada = "b1 b-hot g4 g5", Bo = "b2 p3 y9 y8", Cy = "b4 p2 p4 y7" }\ntop = "b5"\nturn = "Ada"\n'
    'draw_pile = "y1 y2 y3 y4 y5 y6"',
    players=TRIO,
).replace("actions = []", 'actions = ["Ada plays b1 @248.5", "Cy plays b4 @249.0", "Bo plays b2 @250.0"]')
TWO_LEFT = prepared(
    "heated",
    'hands = { Ada = "b1 g4", Bo = "b2 p3 y9", Cy = "b4 p2 p4" }\ntop = "b5"\nturn = "Cy"\ndraw_pile = "y1 y2 y3 y4"',
    players=TRIO,
).replace("actions = []", 'actions = ["Cy plays b4", "Bo plays b2"]')
DOUBTED = prepared(
    "spicy",
    'hands = { Ada = "c1 c2", Bo = "p10 p2", Cy = "w2 w8" }\nstack = ["Cy w5 as c2"]\nturn = "Ada"',
    players=TRIO,
)


LAST_CARD = prepared(
    "spicy",
    'hands = { Ada = "c1 c2", Bo = "p10 p2", Cy = "c5" }\nstack = ["Bo c3 as c3"]\nturn = "Cy"\nworlds_end = 20',
    players=TRIO,
)


async def over(seats: list[client.Seat]) -> None:
    """A short game to its end."""
    await seats[0].until(lambda: seats[0].table["state"] == "playing" and seats[0].view.get("reason") is None)
    await play_on(seats, random.Random(1))
    for seat in seats:
        await seat.until(lambda seat=seat: seat.table["state"] == "over")  # type: ignore[misc]


async def be_far(server: Running, seat: client.Seat, trip: float = 0.3) -> None:
    """Makes the server believe that this line is slow: races wait for it."""
    table = await server.hall.table(seat.table["table"])
    line = table.connections[seat.welcome["person"]].line
    for _ in range(9):
        line.measured(trip)
    assert table.reach(but="") == trip / 2 + 2 * server.hall.load.patience


# --- starting ----------------------------------------------------------------------------------------------------


def test_whatever_is_turned_up_at_random_can_be_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            for _ in range(12):
                wish = wish_of(rules={"variants_at_random": 1, "ranks": 5})
                await client.make(server.url, {**wish, "seats": [{}, {"bot": "casual"}], "start": True})

    asyncio.run(play())


def test_nothing_is_kept_of_a_start_that_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault, match="Every seat"):
                await client.make(server.url, wish_of(seats=3, settings={"public": True}, start=True))
            assert (await client.get(server.url, "/api/tables"))["tables"] == []
            first_of_nobody = wish_of("heated", 3, settings={"first": 9}, origin={"record": SLAPS, "ply": 0})
            with pytest.raises(client.HttpFault, match="no such seat"):
                await client.make(server.url, first_of_nobody)

    asyncio.run(play())


def test_a_server_that_stopped_right_after_a_game_deals_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, rules=SHORT) as seats:
            await seats[0].wish("start")
            await over(seats)
            token = seats[0].token
        with closing(sqlite3.connect(tmp_path / "db")) as kept:
            assert kept.execute("DELETE FROM entries WHERE kind = 'prepared'").rowcount == 1
            kept.commit()
        async with running(tmp_path / "db") as server, client.Seat(server.url, token) as ada:
            await ada.until(lambda: ada.table["shuffle"]["commitment"])
            await ada.wish("start")
            await ada.until(lambda: ada.table["games"] == 2)

    asyncio.run(play())


def test_a_match_its_first_player_its_totals_and_its_records(tmp_path: Path) -> None:
    async def play() -> None:
        settings = {"rounds": 1, "first": 1}
        async with running(tmp_path / "db") as server, seated(server.url, rules=SHORT, settings=settings) as seats:
            ada, bo = seats
            for number in (1, 2, 3):  # every game is a match of its own: the host's choice counts each time
                await ada.wish("start")
                await ada.until(lambda number=number: ada.welcome and ada.table["games"] == number)  # type: ignore[misc]
                table = await server.hall.table(ada.table["table"])
                assert table.ledger.games[-1].game.setup.first == 1  # type: ignore[attr-defined]
                await over(seats)
            record = await server.hall.record(ada.table["table"], None)
            await ada.wish("change-settings", settings={**ada.table["settings"], "speed": "blitz"})
            assert await server.hall.record(ada.table["table"], None) == record
            await ada.wish("start")
            await ada.until(lambda: ada.table["games"] == 4)
            await bo.wish("leave")
            await over([ada])
            assert ada.table["seats"][1]["person"] is None
            assert ada.table["round"] == 1, "everybody can read how it ended"
            await ada.wish("set-bot", seat=1, bot="kitten")
            word = ada.table["seats"][1]["word"]
            await ada.wish("set-bot", seat=1, bot="cat")
            assert ada.table["seats"][1]["word"] == word
            assert (ada.table["round"], ada.table["totals"]) == (0, [0, 0])

    asyncio.run(play())


def test_who_has_no_seat_leaves_a_table_without_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        settings = {"spectators": False}
        async with running(tmp_path / "db") as server, seated(server.url, settings=settings) as (ada, bo):
            await bo.wish("stand", seat=1)
            await ada.wish("set-bot", seat=1, bot="casual")
            await ada.wish("start")
            await bo.until(lambda: bo.bye is not None)
            assert bo.bye is not None
            assert bo.bye["reason"] == "no-spectators"

    asyncio.run(play())


# --- a game taken up -----------------------------------------------------------------------------------------------


def test_a_game_that_is_taken_up_says_so_and_its_time_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        origin, clock = {"record": SLAPS, "ply": 3}, ManualClock()
        async with (
            running(tmp_path / "db", clock=clock) as server,
            seated(server.url, "heated", 3, origin=origin) as (ada, bo, cy),
        ):
            table = await server.hall.table(ada.table["table"])
            assert (ada.table["taken_up"], ada.table["shuffle"]["commitment"]) == (True, "")
            with pytest.raises(client.Refusal, match="nothing is shuffled"):
                await ada.wish("nonce", nonce="mine")
            others = {**ada.table["settings"], "rules": {"game": "heated", "house": [1]}}
            with pytest.raises(client.Refusal, match="by its rules"):
                await ada.wish("change-settings", settings=others)
            await ada.wish("start")
            await cy.until(lambda: cy.sights)
            await ada.play("plays b-hot")
            for seat in (bo, ada, bo, cy):  # Bo twice, which changes nothing
                await seat.until(lambda seat=seat: seat.view["phase"] == "slaps")  # type: ignore[misc]
                clock.advance(0.1)
                await calm(table)
                await seat.play("slaps")
            await ada.until(lambda: ada.verdicts)
            (verdict,) = ada.verdicts
            assert [line["seat"] for line in verdict["lines"]] == [1, 0, 2]
            first, second, third = (line["behind"] for line in verdict["lines"])
            assert first == 0
            assert (second, third) == (100, 300)
            assert verdict["by"] == "time"
            assert [fact["seat"] for fact in ada.facts if fact["fact"] == "last-to-slap"] == [2]

    asyncio.run(play())


def test_the_record_of_a_game_taken_up_at_its_very_beginning_claims_no_shuffle(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            async with seated(server.url, rules=SHORT) as seats:
                await seats[0].wish("start")
                await over(seats)
                first = await server.hall.record(seats[0].table["table"], None)
            async with seated(server.url, origin={"record": first, "ply": 0}) as seats:
                await seats[0].wish("start")
                await over(seats)
                again = read(await server.hall.record(seats[0].table["table"], None)).live
                assert again is not None
                assert (again.commitment, again.secret) == (None, None)
                assert not seats[0].table["taken_up"], "the next game is shuffled"
                assert seats[0].table["shuffle"]["commitment"]
                assert seats[0].table["shuffle"]["revealed"] is None

    asyncio.run(play())


# --- who is there --------------------------------------------------------------------------------------------------


def test_who_comes_is_told_the_clock_that_starts_with_them(tmp_path: Path) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock, seed=1, threads=0) as server:
            wish = wish_of(settings={"speed": "blitz", "first": 0})
            made = await client.make(server.url, {**wish, "seats": [{}, {"bot": "casual"}], "start": True})
            async with client.Seat(server.url, made["token"]) as ada:
                assert ada.welcome["clock"]["turn_left"] == SPEEDS["blitz"].turn * 1000

    asyncio.run(play())


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_a_bot_stands_in_for_who_does_not_come_back_after_a_restart(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        settings = {"speed": "relaxed", "first": 0}
        clock = ManualClock()
        async with (
            running(tmp_path / "db", clock=clock, threads=0) as server,
            seated(server.url, game, settings=settings) as (ada, bo),
        ):
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
            token = ada.token
        async with (
            running(tmp_path / "db", clock=clock, threads=0) as server,
            client.Seat(server.url, token) as ada,
        ):
            table = await server.hall.table(ada.table["table"])
            clock.advance(SPEEDS["relaxed"].grace - 0.1)
            await calm(table)
            assert not ada.table["seats"][1]["stood_in"]
            clock.advance(0.2)
            await ada.until(lambda: ada.table["seats"][1]["stood_in"])

    asyncio.run(play())


def test_bots_alone_play_for_who_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            wish = {**wish_of(settings={"speed": "blitz"}, rules=SHORT), "watch": True, "start": True}
            made = await client.make(server.url, {**wish, "seats": [{"bot": "kitten:300%"}] * 2})
            async with client.Seat(server.url, made["token"]) as ada:
                await ada.until(lambda: ada.seq > 2)

    asyncio.run(play())


def test_when_the_last_person_has_gone_the_next_is_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish_of())
            async with client.Seat(server.url, made["token"]) as ada:
                await ada.wish("leave")
            other = await client.join(server.url, made["code"], "Bo")
            async with client.Seat(server.url, other["token"]) as bo:
                assert bo.welcome["host"]
                await bo.wish("set-bot", seat=1, bot="casual")

    asyncio.run(play())


def test_people_who_never_came_make_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish_of())
            table = await server.hall.table(made["table"])
            for _ in range(SPECTATORS + 5):
                await server.hall.join(made["table"], JoinTable(name="Bo"))
            assert sum(not guest.gone for guest in table.ledger.guests.values()) == SPECTATORS + 2
            assert [place.person is None for place in table.ledger.places] == [False, False]

    asyncio.run(play())


def test_who_is_muted_stays_so_and_nothing_is_kept_of_it(tmp_path: Path) -> None:
    """It lasts while the table is open, for any client; after that the client sends it again."""

    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url) as (ada, bo):
            token, person = ada.token, bo.welcome["person"]
            await bo.wish("chat", text="hello")
            ledger = (await server.hall.table(ada.table["table"])).ledger
            kept = ledger.number
            for muted in (True, False) * 20:
                await ada.wish("mute", person=person, muted=muted)
            await ada.wish("mute", person=person, muted=True)
            assert (ledger.number, len(await server.hall.store.entries(ledger.table))) == (kept, kept)
            assert ada.muted == [person]
            async with client.Seat(server.url, token) as again:
                assert again.welcome["muted"] == [person]
        async with running(tmp_path / "db") as server:
            ada = client.Seat(server.url, token)
            ada.muted = [person, "nobody"]
            await ada.open()
            assert ada.welcome["muted"] == [person]
            assert not ada.chat
            await ada.close()

    asyncio.run(play())


def test_a_table_that_an_earlier_version_kept_with_mutes_still_opens() -> None:
    settings = msgspec.convert({"rules": {"game": "spicy"}, "seats": 2}, Settings)
    bodies: list[Any] = [
        Made(code="ABCDEF", settings=settings, secret="s"),
        Came(person="a", name="Ada"),
        Came(person="b", name="Bo"),
    ]
    bodies += [Muted(person="b", muted=True, by="a", id="1")]
    ledger = Ledger("t")
    ledger.replay([Entry("t", i, "", 0.0, encode_body(body)) for i, body in enumerate(bodies, start=1)])
    assert ledger.muted == {"a": {"b"}}


# --- the list -------------------------------------------------------------------------------------------------------


def test_the_list_shows_tables_somebody_could_find(tmp_path: Path) -> None:
    async def play() -> None:
        async def listed(server: Running) -> int:
            return len((await client.get(server.url, "/api/tables"))["tables"])

        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock, threads=0) as server:
            async with seated(server.url, seats=3, settings={"public": True}) as seats:
                assert await listed(server) == 1
                token = seats[0].token
            while any(table.connections for table in server.hall.tables.values()):
                await asyncio.sleep(0.01)
            clock.advance(IDLE + 1)
            await server.hall.shelf.put_away()
            assert await listed(server) == 0
            async with client.Seat(server.url, token):
                assert await listed(server) == 1
        async with running(tmp_path / "db") as server:
            assert await listed(server) == 0
            async with client.Seat(server.url, token):
                assert await listed(server) == 1

    asyncio.run(play())


def test_a_database_that_is_away_once_stops_no_putting_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.server.shelf.SWEEP", 0.05)

    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock, threads=0) as server:
            for _ in range(2):
                await client.make(server.url, wish_of())
            append = server.hall.store.append
            failed: list[int] = []

            async def fail_once(*arguments: Any) -> None:
                if not failed:
                    failed.append(1)
                    raise StoreDown
                await append(*arguments)

            monkeypatch.setattr(server.hall.store, "append", fail_once)
            clock.advance(IDLE + 1)
            async with asyncio.timeout(300):
                while server.hall.tables:
                    await asyncio.sleep(0.02)
            assert failed

    asyncio.run(play())


# --- wishes one after the other --------------------------------------------------------------------------------------


@pytest.mark.parametrize("far", [False, True])
def test_nobody_overtakes_themselves(tmp_path: Path, far: bool) -> None:
    """Ada lays her last card but one and calls at once. If the card waits for Cy's slow line, so does the call."""

    async def play() -> None:
        origin = {"record": TWO_LEFT, "ply": 2}
        async with running(tmp_path / "db") as server, seated(server.url, "heated", 3, origin=origin) as (ada, bo, cy):
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
            if far:
                await be_far(server, cy)
            seq = ada.seq
            await asyncio.gather(ada.play("plays b1", seq=seq), ada.play("calls", seq=seq))
            await bo.until(lambda: len(bo.facts) >= 2)
            told = [fact["fact"] for fact in bo.facts]
            assert told.index("card-played") < told.index("heated-called")
            assert bo.view["uncalled"] == []

    asyncio.run(play())


@asynccontextmanager
async def doubting(folder: Path) -> AsyncIterator[tuple[Running, client.Seat]]:
    """Bo may challenge, and what he does waits for Cy's slow line."""
    origin = {"record": DOUBTED, "ply": 0}
    async with running(folder / "db") as server, seated(server.url, "spicy", 3, origin=origin) as (ada, bo, cy):
        await ada.wish("start")
        await bo.until(lambda: bo.sights)
        await be_far(server, cy)
        yield server, bo


def test_many_copies_of_a_challenge_are_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with doubting(tmp_path) as (_, bo):
            seq = bo.seq
            wishes = [bo.play(f"challenges {trait}", seq=seq) for trait in ("number", "spice", "number", "number")]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert not isinstance(answers[0], Exception)
            assert all(isinstance(answer, client.StaleAction) for answer in answers[1:])
            assert bo.verdicts == []

    asyncio.run(play())


def test_the_answer_to_what_is_held_goes_where_the_person_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with doubting(tmp_path) as (server, bo):
            message = {"type": "play", "id": "mine", "seq": bo.seq, "action": "challenges number"}
            await bo.send(message)
            async with client.Seat(server.url, bo.token) as other:
                answer = await other.play("challenges number", seq=message["seq"], id="mine")  # type: ignore[arg-type]
                assert answer["type"] == "done"

    asyncio.run(play())


def test_what_waits_behind_another_wish_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with doubting(tmp_path) as (server, bo):
            table = await server.hall.table(bo.table["table"])
            await bo.send({"type": "play", "id": "first", "seq": bo.seq, "action": "challenges number"})
            for _ in range(3):
                await bo.send({"type": "play", "id": "then", "seq": bo.seq, "action": "challenges spice"})
            await bo.wish("chat", text="there")  # read after them
            assert table.dealer is not None
            assert [wished.id for wished in table.dealer.later] == ["then"]

    asyncio.run(play())


def test_what_was_done_is_not_forgotten_for_what_others_do(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url) as (ada, bo):
            table = await server.hall.table(ada.table["table"])
            await ada.wish("chat", text="once", id="mine")
            for i in range(ANSWERS_KEPT + 50):
                said = Chatted(person=bo.welcome["person"], text="b", by="bo", id=str(i))
                table.post(partial(table.keep, said))  # type: ignore[arg-type]
            await bo.until(lambda: str(ANSWERS_KEPT + 49) in table.ledger.answers.get("bo", ()))  # the last of them
            assert len(table.ledger.answers["bo"]) == ANSWERS_KEPT
            chatted = table.ledger.chatted
            await ada.wish("chat", text="once", id="mine")
            assert table.ledger.chatted == chatted

    asyncio.run(play())


def test_whoever_asks_whose_turn_it_is_draws_at_a_shared_screen_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            wish = wish_of("heated", rules={"house": [1]}, settings={"first": 0})
            made = await client.make(server.url, {**wish, "seats": [{"name": "Ada"}, {"name": "Bo"}], "start": True})
            async with client.Seat(server.url, made["token"]) as both:
                await both.wish("chat", text="Whose turn is it?")
                await both.until(lambda: "turn-asked" in [fact["fact"] for fact in both.facts])

    asyncio.run(play())


def test_people_at_one_screen_answer_one_after_the_other(tmp_path: Path) -> None:
    """The window is as long as for that many answers, and no longer for a player who could answer."""

    async def play() -> None:
        origin = {"record": LAST_CARD, "ply": 0}
        async with running(tmp_path / "db") as server:
            wish = wish_of("spicy", 3, origin=origin)
            shared = {**wish, "seats": [{"name": "Ada"}, {"name": "Bo"}, {}]}
            made = await client.make(server.url, shared)
            other = await client.join(server.url, made["table"], "Cy")
            async with client.Seat(server.url, made["token"]) as both, client.Seat(server.url, other["token"]) as cy:
                await both.wish("start")
                await cy.until(lambda: cy.sights)
                await cy.play("plays c5 as c4")
                assert cy.clock["window"] == 2 * SPEEDS["live"].window * 1000

    asyncio.run(play())


# --- somebody's own bot --------------------------------------------------------------------------------------------


class Gone(Bot[Any, Any]):
    fails = ""

    def __init__(self, dice: Dice) -> None:
        if self.fails == "made":
            raise ZeroDivisionError

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        if self.fails == "asked":
            sys.exit()
        return Pass() if Pass() in options else Accept() if Accept() in options else None


@pytest.mark.parametrize("fails", ["made", "asked", "not there"])
def test_a_bot_that_fails_costs_nobody_their_table(tmp_path: Path, fails: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gone, "fails", "")
    register_bot("spicy", "gone", Gone)

    async def play() -> None:
        wish = {**wish_of(settings={"speed": "blitz", "first": 1}), "seats": [{}, {"bot": "gone"}]}
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish)
        if fails == "not there":
            del BOTS["spicy", "gone"]
        monkeypatch.setattr(Gone, "fails", fails)
        async with running(tmp_path / "db") as server, client.Seat(server.url, made["token"]) as ada:
            await ada.wish("start")
            await ada.until(lambda: ada.view.get("turn") == 0)  # it has done something, or somebody for it

    try:
        asyncio.run(play())
    finally:
        BOTS.pop(("spicy", "gone"), None)
