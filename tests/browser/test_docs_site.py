"""The documentation site: built as `dev.py docs` builds it, every link and anchor checked, nothing from elsewhere."""

from __future__ import annotations

import fcntl
import functools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Request, expect

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"[\"'`](https?://[^\s\"'`]*)")
"""One that a script could ask for; those in comments are in no quotation marks."""
NOT_LOADED = (
    "https://unpkg.com/mermaid",  # only for a page with a diagram of that kind
    "https://unpkg.com/resize-observer-polyfill",  # only for browsers of before 2020
    "https://api.github.com",  # only with the address of a repository
    "https://${e}/api/v4/projects/",  # the same of GitLab
)
"""Addresses in Material's script that are fetched only where a page asks for it; no page of ours does."""


def mkdocs(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder of the site; several processes that test build it once."""
    sys.path.insert(0, str(ROOT))
    import dev

    shared = tmp_path_factory.getbasetemp()
    shared = shared if worker_id == "master" else shared.parent
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "site.built").exists():
            done = mkdocs(*dev.BUILD_SITE, "--site-dir", str(shared / "site"))
            assert done.returncode == 0, done.stdout  # a link or an anchor that leads nowhere, a page in no menu
            (shared / "site.built").touch()
    return shared / "site"


class Loads(HTMLParser):
    """What a page makes a browser load: everything it names but what a reader may follow."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.diagrams = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.diagrams |= "mermaid" in (given.get("class") or "").split()
        names = ["src", "srcset", "data", "poster", *(["href"] if tag == "link" else [])]
        self.found += [value for name in names if (value := given.get(name))]
        self.found += re.findall(r"url\(([^)]*)\)", given.get("style") or "")


def test_every_page_is_there(built: Path) -> None:
    pages = {page.relative_to(built).as_posix() for page in built.rglob("*.html")}
    wanted = {page.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert wanted | {"contributing.html", "changelog.html"} <= pages
    assert len(wanted) > 25


def test_nothing_comes_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        assert loads.found
        assert [one for one in loads.found if re.match(r"\s*['\"]?(https?:)?//", one)] == [], page.name
        assert not loads.diagrams, page.name
    for style in built.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert re.findall(r"(?:url\(|@import)\s*['\"]?\s*(?:https?:)?//[^)]*", text) == [], style.name
    scripts = {one for script in built.rglob("*.js") for one in ADDRESS.findall(script.read_text(encoding="utf-8"))}
    assert any(one.startswith(NOT_LOADED[0]) for one in scripts), "the search for addresses finds none"
    assert {one for one in scripts if not one.startswith(NOT_LOADED)} == set()


@pytest.mark.parametrize("link", ["nowhere.md", "index.md#nowhere", "../nowhere.py"])
def test_a_link_that_leads_nowhere_is_found(link: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Here\n\n[there]({link})\n")
    (tmp_path / "mkdocs.yml").write_text(
        f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: docs\nsite_dir: site\nnav: [index.md]\nplugins: []\n"
        f"hooks: [{ROOT / 'docs/site/hooks.py'}]\n\n"
        "not_in_nav: '*'\n"
    )
    done = mkdocs("-m", "mkdocs", "build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml"))
    assert done.returncode != 0
    assert "nowhere" in done.stdout, done.stdout


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def visited(built: Path, browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page of the site over HTTP, and what it asked others for."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(built)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    own = f"http://127.0.0.1:{server.server_port}/"
    context = browser.new_context(base_url=own, viewport={"width": 390, "height": 780}, locale="en")
    page = context.new_page()
    foreign: list[str] = []

    def asked(request: Request) -> None:
        if not request.url.startswith((own, "data:", "blob:")):
            foreign.append(request.url)

    page.on("request", asked)
    yield page, foreign
    context.close()
    server.shutdown()


def test_search_works_without_a_network(visited: tuple[Page, list[str]]) -> None:
    page, foreign = visited
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("index.html")
    page.locator(".md-search__input").fill("copy cat")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    assert foreign == []


def test_every_section_fits_a_phone_in_light_and_dark(visited: tuple[Page, list[str]]) -> None:
    page, foreign = visited
    colours = set()
    for address in ("index.html", "bots.html", "reference/heated.html"):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.goto(address)
            page.evaluate("localStorage.clear()")  # it holds the colours of the first visit
            page.reload()
            expect(page.locator("h1").first).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, address
            colours.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(colours) == 2
    assert foreign == []


def test_the_picture_that_moves_is_small_and_moves() -> None:
    picture = ROOT / "docs" / "play.webp"
    assert picture.stat().st_size < 400_000
    with Image.open(picture) as film:
        assert getattr(film, "n_frames", 1) > 20
