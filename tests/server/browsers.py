"""A browser without a page: it keeps the server's cookie and sends its Origin."""

from __future__ import annotations

from typing import Any

import httpx
from live_tables import wish_of

from scoville import client


class Browser:
    def __init__(self, url: str, origin: str | None = None) -> None:
        """As localhost, where passkeys work without HTTPS."""
        self.url = url.replace("127.0.0.1", "localhost")
        self.origin = self.url if origin is None else origin
        self.http = httpx.AsyncClient(base_url=self.url, headers={"origin": self.origin}, timeout=600)

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> Any:
        return self._read(await self.http.post(path, json=body))

    async def get(self, path: str, **query: Any) -> Any:
        return self._read(await self.http.get(path, params=query or None))

    def _read(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise client.HttpFault(answer.status_code, answer.json())
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    # --- what people do ---------------------------------------------------------------------------

    async def keep(self, name: str, **more: Any) -> str:
        """Keeps a profile by a recovery phrase. Returns the phrase."""
        return str((await self.post("/api/me/phrase", name=name, **more))["phrase"])

    async def profile(self) -> str:
        return str((await self.get("/api/me"))["profile"]["person"])

    async def make(self, game: str = "spicy", seats: int = 2, **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = await self.post("/api/tables", **wish_of(game, seats, **more))
        return made

    async def join(self, table: str, name: str) -> dict[str, Any]:
        joined: dict[str, Any] = await self.post(f"/api/tables/{table}/join", name=name)
        return joined
