"""A home screen can keep the app; without a line it says so, and nothing old is ever shown; links have a picture."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from people import Person
from playwright.sync_api import expect
from seats import post

PNG = b"\x89PNG\r\n"


def fetch(address: str, **headers: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
        return answer.headers["content-type"], answer.read()


def test_manifest_and_icons(site: str) -> None:
    page = fetch(f"{site}/")[1].decode()
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    kind, raw = fetch(f"{site}/manifest.webmanifest")
    manifest = json.loads(raw)
    assert kind.startswith("application/manifest+json")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        kind, raw = fetch(site + icon["src"])
        assert kind.startswith(icon["type"])
        assert raw.startswith(PNG) or raw.startswith(b"<svg")


@pytest.mark.parametrize(("language", "title"), [("en", "You are offline"), ("de", "Du bist offline")])
def test_without_a_line_a_page_says_so_and_nothing_was_kept(person: Person, language: str, title: str) -> None:
    someone = person(language=language, workers="allow")
    someone.forgiven = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "503")
    page = someone.page("/rules/spicy")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # from now on it stands between page and server
    assert page.evaluate("caches.keys()") == []  # no code and no answer can be old
    someone.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    someone.context.set_offline(False)
    page.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/tables$"))
    expect(page.locator("#app h1")).to_be_visible()


def test_a_link_to_a_table_has_a_picture_and_a_sentence_and_names_nobody(site: str) -> None:
    wish = {"name": "Ada <b>", "settings": {"rules": {"game": "heated"}, "seats": 4}}
    key = post(f"{site}/api/tables", wish)
    page = fetch(f"{site}/t/{key['code'].lower()}", **{"accept-language": "de-CH, en"})[1].decode()
    tags = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page))
    assert tags["og:title"] == "Eine Partie HEATED"
    assert tags["og:image"] == f"{site}/og/heated.png"
    assert tags["og:description"]
    kind, raw = fetch(tags["og:image"])
    assert (kind, raw[:6]) == ("image/png", PNG)
    assert "Ada" not in page
    assert key["token"] not in page
    nowhere = fetch(f"{site}/t/ZZZZZZ")[1].decode()
    assert 'content="Scoville"' in nowhere
    assert f'content="{site}/og/scoville.png"' in nowhere
