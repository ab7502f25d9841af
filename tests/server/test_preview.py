"""The head of a page as a messenger reads it: which game, never who; and no way to guess codes by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live_tables import running, wish_of

from scoville import client
from scoville.server import pages
from scoville.server.hosting import Hosting
from scoville.server.preview import with_preview

HTML = "<html><head><title>Scoville</title></head><body></body></html>"


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one page, whatever is built."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(HTML)
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def test_a_game_without_a_picture_or_a_title_has_the_sites(tmp_path: Path) -> None:
    page = with_preview(HTML, language="fr", site="https://a.example", path="t/X", game="old<maid", static=tmp_path)
    assert "Une partie de old&lt;maid" in page
    assert 'content="https://a.example/og/scoville.png"' in page


def test_a_page_tells_the_game_and_too_many_wrong_codes_make_it_tell_nothing(tmp_path: Path, static: Path) -> None:
    (static / "og").mkdir()
    (static / "og" / "spicy.png").write_bytes(b"")

    async def play() -> None:
        async with running(tmp_path / "db", Hosting(host_names=("a.example",))) as server:
            mine = await client.make(server.url, wish_of("spicy", name="Ada"))
            for name in (mine["code"], mine["code"].lower(), mine["table"]):
                page = await client.get(server.url, f"/t/{name}")
                assert "A game of SPICY" in page
                assert f"{server.url}/og/spicy.png" in page
                assert "Ada" not in page
            for path in ("/", "/t/ZZZZZZ", "/t/nothing-like-it", "/rules/spicy"):
                assert "A game of" not in await client.get(server.url, path)
            for _ in range(40):
                assert "A game of" not in await client.get(server.url, "/t/ZZZZZZ")
            assert "A game of" not in await client.get(server.url, f"/t/{mine['code']}")  # and it is still a page

    asyncio.run(play())


def test_behind_a_proxy_the_address_is_the_one_the_browser_asked_for(tmp_path: Path, static: Path) -> None:
    async def play() -> None:
        headers = {"x-forwarded-proto": "https", "host": "a.example"}
        for behind, scheme in ((True, "https"), (False, "http")):
            hosting = Hosting(host_names=("a.example",), behind_proxy=behind)
            async with running(tmp_path / f"db{behind}", hosting) as server:
                page = await client.get(server.url, "/", **headers)
                assert f'content="{scheme}://a.example/og/scoville.png"' in page

    asyncio.run(play())
