"""What a seat cannot see makes no difference to any byte it is sent, to spectators or to the log (docs/protocol.md).

A thousand pairs of each game, 300 where the rules are interpreted; for more:
`python tests/server/secrets_pairs.py --pairs 100000`.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import secrets_pairs
from browsers import Browser
from databases import OwnPostgres
from kills import Server
from live_tables import play_on, seated, wish_of
from places import OwnNats
from secrets_pairs import compare_pairs
from sizes import sized

from scoville import client
from scoville.core import combine
from scoville.server import attendance, live, protocol
from scoville.server.ledger import Ledger
from scoville.server.shown import Shown
from scoville.server.store import open_store

PAIRS = sized(1_000, 10_000, interpreted=300)


@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_what_a_seat_cannot_see_changes_no_byte(name: str) -> None:
    found = asyncio.run(compare_pairs(name, PAIRS))
    assert found.pairs == PAIRS
    assert found.different > PAIRS * 0.95  # the pairs really are two
    assert found.compared > PAIRS * 2


def leak_hand(sight: Any, game: Any, seat: int | None) -> None:
    other = 0 if seat != 0 else 1
    sight.view.winners = (sum(game.hand(other)),)


def leak_next(sight: Any, game: Any, seat: int | None) -> None:
    pile = game.deck if hasattr(game, "deck") else game.draw_pile
    sight.view.waiting = (*sight.view.waiting, int(pile[0])) if pile else ()


@pytest.mark.parametrize("leak", [leak_hand, leak_next])
@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_the_comparison_finds_a_leak(name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison would prove nothing if it could not."""

    class Leaking:
        def __init__(self, game: Any, facts: Any, asked: Any) -> None:
            self.game = game
            self.shown = Shown(game, facts, asked)

        def of(self, seat: int | None) -> Any:
            sight = msgspec.json.decode(msgspec.json.encode(self.shown.of(seat)), type=protocol.Sight)
            leak(sight, self.game, seat)
            return sight

    for module in (live, attendance):
        monkeypatch.setattr(module, "Shown", Leaking)
    with pytest.raises(AssertionError, match="one world was told"):
        asyncio.run(compare_pairs(name, 20))


def test_the_comparison_finds_a_leak_into_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    class Logging(live.LiveTable):
        def tell_update(self, *arguments: Any, **named: Any) -> None:
            super().tell_update(*arguments, **named)
            assert self.dealer is not None
            self.hall.log.info("update", number=sum(self.dealer.game.hand(0)))  # type: ignore[attr-defined]

    monkeypatch.setattr(secrets_pairs, "LiveTable", Logging)
    with pytest.raises(AssertionError, match="one world was told"):
        asyncio.run(compare_pairs("spicy", 50))


async def play_and_knock(servers: Sequence[Server], secrets: set[str], answers: list[str]) -> None:
    """Plays whole games, then tries every kind of wrong access. Collects what is secret and what was answered.

    Tables are at the first server; sockets are at all of them by turns, and whoever knocks does so at the last.
    """
    home, server = servers[0], servers[-1]
    at = [each.url for each in servers[::-1]]

    async def refused(path: str, body: Any, **headers: str) -> None:
        with pytest.raises(client.HttpFault) as error:
            await client.post(server.url, path, body, **headers)
        answers.append(str(error.value.fault))

    for each in servers:
        await each.answers()
        await client.get(each.url, "/healthz")
    tables = []
    for game in ("spicy", "heated"):
        async with seated(home.url, game, 3, at, settings={"speed": "blitz"}) as seats:
            secrets.update(seat.token for seat in seats)
            tables.append(seats[0].table["table"])
            await seats[1].wish("nonce", nonce="rain-42")
            await seats[0].wish("start")
            await play_on(seats, random.Random(5))
            for seat in seats[:2]:
                for message in ({"type": "play"}, '{"type":"play","action":"' + seat.token, b"\xff\x00"):
                    await seat.send(message)
                with pytest.raises(client.Refusal) as error:
                    await seat.play("plays w5 as c2")
                answers.append(str(error.value.fault))
    async with Browser(server.url) as ada:
        phrase = await ada.keep("Ada")
        secrets.update((phrase, ada.http.cookies["scoville-me"]))
        answers.append(str(await ada.get("/api/me")))
        answers.append(str(await ada.get("/api/me/export")))
        made = await ada.make()
        secrets.add((await ada.post(f"/api/me/tables/{made['table']}/key"))["token"])
    await refused("/api/me/enter", {"phrase": f"{phrase[:-1]}x"})
    await refused("/api/me/enter", {"phrase": "lusab babad gutih tugad mudof sakat zanan pabik"})
    token = min(secrets - {phrase})
    await refused("/api/tables", {"name": token, "settings": token})
    await refused(f"/api/tables/{token}/join", {"name": "Eve"})
    await refused("/api/tables", wish_of(), authorization=f"Bearer {token}x")
    stranger = client.Seat(server.url, token + "x")
    await stranger.open()
    answers.append(str(stranger.bye))
    answers += [str(await client.get(each.url, "/metrics")) for each in servers]
    answers.append(str(await client.get(server.url, f"/api/tables/{tables[0]}")))
    for each in servers:
        each.kill()
    store = open_store(server.database)
    await store.open(cluster=len(servers) > 1)
    for table in tables:
        ledger = Ledger(table)
        ledger.replay(await store.entries(table))
        secrets.add(ledger.secret)  # of the shuffle that comes next
        for played in ledger.games:
            secrets.update((played.secret, combine(played.secret, played.nonces)))
    await store.close()


def no_secret_is_told(servers: Sequence[Server], *more: str) -> list[str]:
    """Real servers with everything logged that they can log; `more` are secrets, too. Returns what was answered."""
    secrets: set[str] = set()
    answers: list[str] = []
    for server in servers:
        server.start()
    try:
        asyncio.run(asyncio.wait_for(play_and_knock(servers, secrets, answers), 1200))
    finally:
        for server in servers:
            server.kill()
    log = "".join(server.log.read_text() for server in servers)
    assert '"table made"' in log
    assert len(secrets) >= 6 + 2 + 4
    secrets.update(more)
    revealed = re.compile("'revealed': '[0-9a-f]+'")  # a finished game's secret is everybody's
    for secret in secrets:
        assert secret not in log
        assert not any(secret in revealed.sub("", answer) for answer in answers)
    cards = re.compile(r"\b([cwp]([1-9]|10)|[bgpy][0-9]|[bgpy]-(cool|hot|swap|reverse|draw2)|draw4)\b")
    for line in log.splitlines():
        assert not cards.search(re.sub(r'"(table|person|timestamp)": "[^"]*"', "", line)), line
    return answers


def test_logs_metrics_and_refusals_hold_no_secret(tmp_path: Path) -> None:
    no_secret_is_told([Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--log-level", "debug")])


def test_nor_do_those_of_two_servers(postgres: OwnPostgres, nats: OwnNats, tmp_path: Path) -> None:
    """With tables at one and sockets at both. NATS has a password, which nobody is told either."""
    database = asyncio.run(postgres.new_database())
    options = ("--nats", nats.url, "--log-level", "debug")
    servers = [Server(database, tmp_path / name, *options) for name in ("one", "two")]
    answers = no_secret_is_told(servers, nats.password)
    relayed = [float(found) for found in re.findall(r"\nscoville_cluster_relayed_frames_total (\S+)", "".join(answers))]
    assert max(relayed) > 100  # the games really went through both
