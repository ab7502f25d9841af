"""`deploy/nats.conf`, run as it is but for its certificate and passwords: TLS, users, permissions."""

from __future__ import annotations

import asyncio
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import nats as nats_client
import pytest
import trustme
from databases import OwnPostgres
from live_tables import wish_of
from places import free_port, nats_server, place, thinking

from scoville import client

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nats.conf"
PASSWORDS = {"PASSWORD-OF-THE-SERVERS": "s3rvers", "PASSWORD-OF-THE-WORKERS": "w0rkers"}


class ExampleNats:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        authority = trustme.CA()
        own = authority.issue_cert("127.0.0.1")
        own.private_key_pem.write_to_path(str(folder / "key.pem"))
        for number, part in enumerate(own.cert_chain_pems):
            part.write_to_path(str(folder / "cert.pem"), append=number > 0)
        self.authority = folder / "authority.pem"
        authority.cert_pem.write_to_path(str(self.authority))
        text = EXAMPLE.read_text().replace("0.0.0.0:4222", f"127.0.0.1:{self.port}").replace("/etc/nats", str(folder))
        for placeholder, password in PASSWORDS.items():
            assert placeholder in text
            text = text.replace(placeholder, password)
        config = folder / "nats.conf"
        config.write_text(text)
        self.process = subprocess.Popen([nats_server(), "-c", str(config)], stderr=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return f"tls://scoville:s3rvers@127.0.0.1:{self.port}"

    @property
    def workers(self) -> str:
        return f"tls://thinker:w0rkers@127.0.0.1:{self.port}"

    async def answers(self) -> None:
        while True:
            assert self.process.poll() is None
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.02)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def test_servers_and_workers_with_the_example(
    postgres: OwnPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(nats: Any) -> None:
        await nats.answers()
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 2))
            joined = await client.join(two.url, made["code"], "Bo")
            async with client.Seat(one.url, made["token"]) as ada, client.Seat(two.url, joined["token"]) as bo:
                await ada.wish("start")
                await bo.until(lambda: bool(bo.sights))
                await bo.wish("chat", text="over TLS")
            with thinking(nats.workers, SSL_CERT_FILE=str(nats.authority)):
                thinkers = two.hall.cluster.thinkers  # type: ignore[union-attr]
                number = 0
                while not thinkers.jobs["done"]:  # on a busy machine NATS may not know the worker yet
                    number += 1
                    await client.get(two.url, f"/api/puzzles/spicy/{number}")
                assert set(thinkers.jobs) <= {"done", "none"}
        await may_not_listen(nats)

    monkeypatch.setenv("SSL_CERT_FILE", "")  # restored afterwards
    with closing(ExampleNats(tmp_path)) as nats:
        monkeypatch.setenv("SSL_CERT_FILE", str(nats.authority))
        asyncio.run(asyncio.wait_for(story(nats), 600))


async def may_not_listen(nats: ExampleNats) -> None:
    """A worker's password opens the queue of jobs and nothing else, and nobody comes in without TLS."""
    refused: list[str] = []

    async def wrong(error: Exception) -> None:
        refused.append(str(error).lower())

    line = await nats_client.connect(nats.workers, error_cb=wrong)
    forbidden = ["scoville.think", "scoville.to.*", "scoville.beat", "scoville.ask.*", "scoville.thought.>", ">"]
    for subject in forbidden:
        await line.subscribe(subject)
    await line.publish("scoville.beat", b"")
    await line.publish("scoville.to.somebody", b"")
    while len(refused) < len(forbidden) + 2:
        await asyncio.sleep(0.02)
    assert all("permissions violation" in error for error in refused)
    await line.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", nats.port)
    assert b'"tls_required":true' in await reader.readline()
    writer.write(b'CONNECT {"user":"scoville","pass":"s3rvers"}\r\nPING\r\n')
    assert b"PONG" not in await reader.read()
    writer.close()
