"""What comes before a request: endless and half-sent ones, idle lines, too many of them, names that are not ours."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from live_tables import Running, running, wish_of

from scoville import client
from scoville.core import BadSettings
from scoville.server.gate import LARGEST_HEAD, Gate, Patience
from scoville.server.hosting import Hosting
from scoville.server.serve import _loop_factory
from scoville.server.telling import Seldom, get_log, set_up_logs

QUICK = Patience(request=10, idle=10, answer=1.5, linger=1.5)
"""Answers come much sooner than this, even on a busy machine."""
ASK = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"


def run(story: Callable[[], Awaitable[None]]) -> None:
    """In the loop that serves: its transports differ from asyncio's."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(story())  # type: ignore[arg-type]


@asynccontextmanager
async def line(here: Running, source: str = "127.0.0.1") -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    port = int(here.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server ends the line."""
    heard = b""
    with suppress(ConnectionError):
        while chunk := await reader.read(65536):
            heard += chunk
    return heard


async def say(here: Running, first: bytes, again: bytes = b"") -> bytes:
    """Sends `first`, then `again` for ever; returns the answers until the line ends."""
    async with line(here) as (reader, writer):
        listening = asyncio.create_task(rest(reader))
        writer.write(first)
        with suppress(ConnectionError):
            while again and not listening.done():
                writer.write(again)
                await writer.drain()
                await asyncio.sleep(0)
        return await listening


async def gets_in(here: Running, source: str = "127.0.0.1") -> bool:
    async with line(here, source) as (reader, writer):
        writer.write(ASK)
        with suppress(ConnectionError):
            return (await reader.readline()).startswith(b"HTTP/1.1 200")
    return False


async def counted(here: Running, lines: int) -> bool:
    return here.hall.metrics.registry.get_sample_value("scoville_sockets") == lines


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    while not await so():
        await asyncio.sleep(0.01)


def test_requests_that_never_end_are_cut_off_with_an_answer(tmp_path: Path) -> None:
    post = b"POST /api/rules HTTP/1.1\r\nhost: localhost\r\n"
    said = {
        "endless headers": (b"GET / HTTP/1.1\r\n", b"x-more: " + b"x" * 4000 + b"\r\n"),
        "an endless header": (b"GET / HTTP/1.1\r\nx-more: ", b"x" * 4000),
        "an endless address": (b"GET /", b"x" * 4000),
        "long headers at once": (b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"x" * LARGEST_HEAD + b"\r\n\r\n", b""),
        "half a head": (b"GET / HTTP/1.1\r\nhost: loc", b""),
        "half a body": (post + b"content-length: 100\r\n\r\n{", b""),
        "half a head after an answer": (ASK + b"GET /", b""),
        "a body nobody reads": (b"GET /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n", b""),
        "an endless body": (post + b"content-length: 999999999\r\n\r\n", b"x" * 65536),
        "nothing": (b"", b""),
        "nothing after an answer": (ASK, b""),
    }

    async def story() -> None:
        with structlog.testing.capture_logs() as lines:
            async with running(tmp_path / "db", gate=lambda hall: Gate(Hosting(), hall.metrics, 50, QUICK)) as here:
                answers = await asyncio.gather(*(say(here, *words) for words in said.values()))
                await until(lambda: gets_in(here))
                count = here.hall.metrics.registry.get_sample_value
                assert count("scoville_turned_away_total", {"reason": "head-too-large"}) == 4
                assert count("scoville_errors_total") == 0
        status = dict(zip(said, [answer.split(b"\r\n")[0][9:12] for answer in answers], strict=True))
        assert status == {
            **dict.fromkeys(list(said)[:4], b"431"),
            **dict.fromkeys(["half a head", "half a body"], b"408"),
            **dict.fromkeys(["half a head after an answer", "a body nobody reads", "nothing after an answer"], b"200"),
            "an endless body": b"413",
            "nothing": b"",
        }
        assert [answer.count(b"HTTP/1.1") for answer in answers].count(1) == len(said) - 1  # nobody gets two
        away = [entry["reason"] for entry in lines if entry["event"] == "turned away"]
        assert len(away) == len(set(away)), "one line for each reason, however often it was"
        assert {"head-too-large", "too-slow"} <= set(away)

    run(story)


def test_who_takes_in_nothing_of_the_answers_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", gate=lambda hall: Gate(Hosting(), hall.metrics, 50, QUICK)) as here:
            async with line(here) as (_, writer):  # nobody reads: a little is taken in, then nothing more
                writer.write(ASK * 3000)
                await until(lambda: counted(here, 1))
                await until(lambda: counted(here, 0))
            assert await gets_in(here)

    run(story)


def test_a_little_that_is_never_read_keeps_no_line_open(tmp_path: Path) -> None:
    """Closing an idle line waits until all is sent: what is left may be too little to stop the next answer."""

    class Narrow(Gate):
        def enter(self, transport: Any) -> Any:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            return super().enter(transport)

    async def story() -> None:
        quick = Patience(request=10, idle=1.5, answer=1.5, linger=1.5)
        async with running(tmp_path / "db", gate=lambda hall: Narrow(Hosting(), hall.metrics, 50, quick)) as here:
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.setblocking(False)
                await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", int(here.url.rpartition(":")[2])))
                await asyncio.get_running_loop().sock_sendall(deaf, ASK * 8)
                await until(lambda: counted(here, 1))
                await until(lambda: counted(here, 0))
            assert await gets_in(here)

    run(story)


def test_a_body_that_comes_in_time_is_waited_for_while_the_answer_is_thought_about(tmp_path: Path) -> None:
    """The last part of a body is no head of another request, and a client that waits for an answer is not idle."""

    async def story() -> None:
        body = json.dumps({"rules": {"game": "spicy"}, "players": 3}).encode()
        head = f"POST /api/rules HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n\r\n".encode()
        async with running(tmp_path / "db") as here, line(here) as (reader, writer):
            protocol: list[Any] = []
            for part in (head[:20], head[20:], body[:9], body[9:]):
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.02)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            protocol = [one for one in here.server.server_state.connections if one.transport is not None]
            assert [(one._timer, one._head) for one in protocol] == [(None, 0)]

    run(story)


def test_one_address_takes_no_others_place_and_a_full_server_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        hosting = Hosting(sockets_each=5)
        async with running(tmp_path / "db", hosting, gate=lambda hall: Gate(hosting, hall.metrics, 8)) as here:
            lines = [line(here) for _ in range(5)]
            for one in lines:
                await one.__aenter__()
            await until(lambda: counted(here, 5))
            async with line(here) as (reader, _):
                answer = await rest(reader)
            assert answer.startswith(b"HTTP/1.1 429")
            assert b"too many connections from this address" in answer
            assert await gets_in(here, "127.0.0.2")
            await until(lambda: counted(here, 5))
            async with line(here, "127.0.0.3"), line(here, "127.0.0.3"), line(here, "127.0.0.3"):
                await until(lambda: counted(here, 8))
                async with line(here, "127.0.0.4") as (reader, _):
                    assert (await rest(reader)).startswith(b"HTTP/1.1 503")
            for one in lines:
                await one.__aexit__(None, None, None)
            await until(lambda: gets_in(here))
            made = await client.make(here.url, wish_of())
            async with client.Seat(here.url, made["token"]):
                await until(lambda: counted(here, 1))
            await until(lambda: counted(here, 0))  # a line that became a socket is counted until it ends

    run(story)


def test_behind_a_proxy_sockets_are_counted_by_whom_it_names(tmp_path: Path) -> None:
    async def story() -> None:
        hosting = Hosting(behind_proxy=True, sockets_each=2)
        async with running(tmp_path / "db", hosting) as here:
            upgrade = b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            upgrade += b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nx-forwarded-for: "
            said = []
            async with line(here) as one, line(here) as two, line(here) as three, line(here) as four:
                for (reader, writer), name in ((one, b"1"), (two, b"1"), (three, b"1"), (four, b"2")):
                    writer.write(upgrade + b"192.0.2." + name + b"\r\n\r\n")
                    said.append((await reader.readline())[9:12])
            assert said == [b"101", b"101", b"429", b"101"]

    run(story)


# --- names -------------------------------------------------------------------------------------------------

OURS = (
    *("localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "box", "box:8000"),
    *("box.local", "play.localhost", "tables.home.arpa", "tables.example", "Tables.Example.", "tables.example:443", ""),
)
OTHERS = (
    *("evil.example", "www.tables.example", "127.0.0.1.evil.example", "localhost.evil.example", "tables.example.evil"),
    *("box.local.evil", "a b", "evil.example@localhost", "[evil.example]", "[::1].evil.example", "ünl.local"),
)


def test_the_server_answers_to_its_own_names_only() -> None:
    here = Hosting(host_names=("Tables.Example",))
    assert [name for name in OURS if not here.answers_to(name)] == []
    assert [name for name in OTHERS if here.answers_to(name)] == []
    assert here.listening_on("box.example").answers_to("box.example:8000")
    assert here.listening_on("box.example").answers_to("tables.example")
    assert here.listening_on("0.0.0.0") is here.listening_on("::1") is here
    for name in ("https://tables.example", "tables.example:80", "", "a b"):
        with pytest.raises(BadSettings, match="host name"):
            Hosting(host_names=(name,))


def test_a_page_that_makes_its_own_name_lead_here_gets_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", Hosting(host_names=("tables.example",))) as here:
            made = await client.make(here.url, wish_of(settings={"public": True}))
            socket = "\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13"
            socket += "\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
            for path, more in (("/api/tables", ""), ("/", "\r\naccept-language: de-CH,de;q=0.9"), ("/ws", socket)):
                said = []
                for host in ("tables.example", "evil.example"):
                    async with line(here) as (reader, writer):
                        lines = f"GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}{more}\r\n\r\n"
                        writer.write(lines.encode())
                        said.append(await reader.readuntil(b"\r\n\r\n"))
                        said.append(await reader.read(9999) if host == "evil.example" else b"")
                assert said[0][9:12] in {b"200", b"101"}
                assert said[2][9:12] == b"421"
                assert (b"unknown-host" in said[3]) != (path == "/")
                assert (b"Unter diesem Namen" in said[3]) == (path == "/")
                assert made["code"].encode() not in said[3]

    run(story)


# --- the log -----------------------------------------------------------------------------------------------


def test_what_opens_a_table_is_not_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[str, ...]:
        async with running(tmp_path / "db") as here:
            made = await client.make(here.url, wish_of())
            live = await here.hall.table(made["table"])
            for path in (f"/api/tables/{made['table']}", f"/t/{made['code']}", f"/api/tables/{made['table']}/x"):
                with suppress(client.HttpFault):
                    await client.get(here.url, path)
            await say(here, f"GET /api/tables/{made['table']} HTTP/9\r\n\r\n".encode())
            async with client.Seat(here.url, made["token"]) as seat:
                live.post(lambda: 1 // 0)  # type: ignore[arg-type, return-value]  # a mistake of ours
                await seat.until(lambda: seat.bye is not None)
            asyncio.get_running_loop().call_exception_handler(
                {"message": f"Exception in callback x('{made['table']}')", "exception": ValueError(made["token"])}
            )
            return made["table"], made["code"], made["token"]

    set_up_logs("debug")
    try:
        secret = asyncio.run(story())
    finally:
        structlog.reset_defaults()
    log = capsys.readouterr().err
    lines = [json.loads(entry) for entry in log.splitlines()]
    assert {"table made", "mistake", "Exception in callback x"} <= {entry["event"] for entry in lines}
    assert len({entry["table"] for entry in lines if "table" in entry}) == 1  # lines of one table belong together
    assert [word for word in secret if word in log] == []


@pytest.mark.parametrize(
    ("form", "terminal", "text"),
    [(None, True, True), (None, False, False), ("json", True, False), ("text", False, True)],
)
def test_a_terminal_shows_readable_lines(
    form: str | None, terminal: bool, text: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Errors(io.StringIO):
        def isatty(self) -> bool:
            return terminal

    errors = Errors()
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setenv("NO_COLOR", "1")
    set_up_logs("info", form)
    try:
        get_log().info("table made", table="abc", game="\x1b[2Jspicy", token="secret")
    finally:
        structlog.reset_defaults()
    line = errors.getvalue()
    assert line.count("\n") == 1
    assert "secret" not in line
    assert "\x1b" not in line
    if text:
        assert re.match(
            r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \[info +\] table made +game=\ufffd\[2Jspicy table=\w{12}$", line
        )
    else:
        assert json.loads(line)["event"] == "table made"


def test_what_happens_often_is_said_seldom() -> None:
    said: list[tuple[str, int]] = []
    seldom = Seldom(lambda what, times: said.append((what, times)), every=60)
    for now in (0, 1, 2, 59):
        seldom.note("a", now)
    seldom.note("b", 3)
    seldom.note("a", 61)
    assert said == [("a", 1), ("b", 1), ("a", 4)]


def test_an_error_of_a_library_is_logged_once_a_minute_however_often_it_comes() -> None:
    set_up_logs()
    uvicorn = logging.getLogger("uvicorn.error")
    with structlog.testing.capture_logs() as lines:
        for _ in range(1000):
            uvicorn.error("Invalid UTF-8 sequence received from client.")
        uvicorn.error("Something else.")
    assert [(one["event"], one["log_level"], one["number"]) for one in lines] == [
        ("Invalid UTF-8 sequence received from client.", "error", 1),
        ("Something else.", "error", 1),
    ]
