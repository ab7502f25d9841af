"""The files of the browser's client, and its page for every other address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from .faults import Faulty
from .files import send_file, send_page
from .hosting import host_of, language_of
from .names import is_table_id, is_table_name
from .preview import with_preview
from .store import StoreDown

if TYPE_CHECKING:
    from .app import App

__all__ = ["STATIC", "Pages"]

STATIC: Final = Path(__file__).parent / "static"
LONGEST_PATH: Final = 250
"""No file system knows longer names, and none of our pages has one."""


class Pages:
    def __init__(self, app: App) -> None:
        self.app = app
        self._hall = app.hall

    async def page(self, request: Request) -> Response:
        """A file of the browser's client. Every other address gets its page, which reads the address itself."""
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Faulty("unknown-route")
        if "\0" in path or len(path.encode(errors="replace")) > LONGEST_PATH:
            raise Faulty("unknown-route")
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            lasting = path.startswith("assets/")  # their names contain a hash of their content
            cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return await send_file(file, request, cache)
        if path.startswith("assets/"):
            raise Faulty("unknown-route")
        index = STATIC / "index.html"
        if not index.is_file():
            return Response(
                "The browser's client is not built; run `python3 dev.py setup`.\n", 503, media_type="text/plain"
            )
        game, begun = await self._played_at(path, request)
        shown = with_preview(
            index.read_text(encoding="utf-8"),
            language=language_of(request.scope),
            site=f"{self.app.hosting.scheme(request.scope)}://{host_of(request.scope)}",
            path=path,
            game=game,
            static=STATIC,
            begun=begun,
        )
        return send_page(shown, request, {"cache-control": "no-cache"})

    async def _played_at(self, path: str, request: Request) -> tuple[str | None, bool]:
        """The game of the table a page is about, and whether it has begun. A wrong code counts as a
        guess. After too many guesses, or while the
        database is down, the page is served without naming a game."""
        found = re.fullmatch(r"t/([0-9A-Za-z]{6,24})", path)
        address, now = self.app.address(request), self._hall.clock.now()
        if found is None or not is_table_name(found[1]):
            return None, False
        name = found[1]
        guessed = not is_table_id(name)
        if guessed and not self.app.guesses.take(address, now):
            return None, False
        try:
            row = await self._hall.store.row(**{"code": name.upper()} if name.isalpha() else {"table": name})
        except StoreDown:
            row = None
        else:
            if guessed and row is None:
                self.app.guesses.wrong(address)
            elif guessed:
                self.app.guesses.give_back(address, now)
        return (None, False) if row is None else (row.game, row.state != "lobby")
