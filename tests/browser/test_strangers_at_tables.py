"""Strangers in real browsers: public tables to watch, mute, block and report that follow a person, rated games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from chromium import serving
from people import Person, Watched
from playwright.sync_api import Page, expect
from seats import post
from test_my_pages import keep_by_phrase, passkeys
from test_pages import complaints, overflow


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server of its own: what its host announces and locks is nobody else's."""
    folder = tmp_path_factory.mktemp("own")
    with serving(folder) as site:
        yield folder, site


def admin(folder: Path, *words: str) -> str:
    """Beside the running server, as its host types it."""
    command = [sys.executable, "-m", "scoville", "admin", *words, "--db", f"sqlite:///{folder / 'live.db'}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def keep(watched: Watched, site: str) -> Page:
    page = watched.page(f"{site}/me")
    keep_by_phrase(page)
    return page


def open_chat(page: Page) -> None:
    chat = page.get_by_role("button", name=re.compile("^Chat"))
    if chat.count() and chat.first.is_visible():
        chat.first.click()


def test_public_tables_are_found_watched_and_locked(person: Person, own: tuple[Path, str]) -> None:
    folder, site = own
    rules = {"rules": {"game": "spicy"}, "public": True}
    open_table = post(f"{site}/api/tables", {"name": "Ada", "settings": {**rules, "seats": 3}})
    post(f"{site}/api/tables", {"name": "Shy", "settings": {**rules, "seats": 3, "spectators": False}})
    heated = {"rules": {"game": "heated"}, "public": True, "seats": 2, "spectators": False}
    hidden = {"name": "Hidden", "settings": heated, "seats": [{}, {"bot": "cat"}], "start": True}
    post(f"{site}/api/tables", hidden)
    running = {"name": "Flo", "settings": {**rules, "seats": 2}, "seats": [{}, {"bot": "cat"}], "start": True}
    playing = post(f"{site}/api/tables", running)
    notice = admin(folder, "announce", "Tea at five.").strip()

    page = person().page(f"{site}/tables")
    tables = page.locator("ul.list > li")
    expect(tables).to_have_count(3)
    expect(page.get_by_text("Hidden")).to_have_count(0)  # nobody could sit down or watch there
    expect(page.get_by_text("Tea at five.")).to_be_visible()
    expect(page.get_by_role("link", name="Watch")).to_have_count(2)
    assert not complaints(page)
    page.get_by_role("button", name="With a free seat").click()
    expect(tables).to_have_count(2)
    page.get_by_role("button", name="To watch").press("Enter")
    expect(tables).to_have_count(2)
    expect(page.get_by_text("No spectators")).to_have_count(0)
    page.get_by_label("Game").select_option("heated")
    expect(page.get_by_text("No such public table")).to_be_visible()
    page.go_back()

    watcher = person(language="fr", theme="dark", phone=True).page(f"{site}/tables?to=watch")
    watcher.locator(f"a[href='/t/{playing['code']}?watch']").click()
    watcher.get_by_role("button", name="Regarder").click()
    expect(watcher.locator("[class*=felt]").first).to_be_visible()
    assert overflow(watcher) <= 0

    # The host of the server locks the open table: it is listed no more, and newcomers read why.
    admin(folder, "ban", "table", open_table["code"])
    page.goto(f"{site}/tables?to=sit")
    expect(tables).to_have_count(1)
    late = person(language="de")
    late.forgiven = ("403",)
    visitor = late.page(f"{site}/t/{open_table['code']}")
    expect(visitor.get_by_role("alert")).to_be_visible()
    assert "closed-table" not in visitor.get_by_role("alert").inner_text()
    admin(folder, "withdraw", notice)
    page.goto(site)
    expect(page.get_by_role("heading", name="SPICY")).to_be_visible()
    expect(page.get_by_text("Tea at five.")).to_have_count(0)


def test_mute_block_and_report_follow_a_person(person: Person, own: tuple[Path, str]) -> None:
    folder, site = own
    ada, eve, guest = person(name="Ada"), person(name="Eve"), person(name="Gus")
    home, other = keep(ada, site), keep(eve, site)
    home.goto(f"{site}/new/spicy")
    home.goto(site)
    home.get_by_role("button", name=re.compile("Invite")).first.click()
    home.wait_for_url(re.compile("/t/[A-Z]+"))
    code = home.url.rpartition("/")[2].partition("?")[0]
    for page in (other, guest.page(f"{site}/t/{code}")):
        page.goto(f"{site}/t/{code}")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)

    open_chat(home)
    home.locator("summary", has_text="Mute").click()
    home.get_by_role("button", name="Mute Eve").click()
    expect(
        home.get_by_role("button", name="Unmute Eve").or_(home.locator("button[aria-pressed=true]")).first
    ).to_be_visible()
    home.get_by_role("button", name="Block or report").click()
    expect(home.get_by_role("button", name="Block Gus")).to_have_count(0)  # a guest can be reported, not blocked
    home.get_by_role("button", name="Report Eve").click()
    home.get_by_label("What is it about?").select_option("chat")
    home.get_by_label("What happened?").fill("rude words")
    home.get_by_role("button", name="Send to the host").click()
    expect(home.get_by_text("Thank you.")).to_be_visible()
    assert "rude words" in admin(folder, "reports")
    home.get_by_role("button", name="Block Eve").click()
    expect(home.get_by_text("Eve is blocked.")).to_be_visible()
    assert not complaints(home)

    # At Ada's next table Eve is refused; the profile lists her, and lifts it.
    home.goto(site)
    home.get_by_role("button", name=re.compile("Invite")).first.click()
    home.wait_for_url(re.compile("/t/[A-Z]+"))
    eve.forgiven = ("403",)
    other.goto(home.url)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("alert")).to_be_visible()
    home.goto(f"{site}/me")
    expect(home.get_by_role("heading", name="Muted and blocked")).to_be_visible()
    home.get_by_role("button", name="Lift it for Eve").click()
    expect(home.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("button", name="Sit down")).to_have_count(0)

    # A guest reads what a profile would allow.
    away = guest.page(f"{site}/t/{code}")
    open_chat(away)
    away.locator("summary", has_text="Mute").click()
    away.get_by_role("button", name="Block or report").click()
    expect(away.get_by_text("People who keep their profile can also block")).to_be_visible()


def test_a_rated_game_says_what_leaving_costs_before_it_does(person: Person, own: tuple[Path, str]) -> None:
    _, site = own
    here = site.replace("127.0.0.1", "localhost")
    people = [person(name=name, phone=name == "Bo") for name in ("Ada", "Bo")]
    pages = []
    for watched in people:
        page = watched.page(f"{here}/me")
        passkeys(page)
        page.get_by_role("button", name="Keep it with a passkey").click()
        expect(page.get_by_role("heading", name="Ways to sign in")).to_be_visible()
        page.goto(f"{here}/match/spicy")
        page.locator(".agree input").nth(1).check()
        expect(page.get_by_text("you count as last")).to_be_visible()
        page.locator("label.count", has_text=re.compile(r"^\s*2\s*$")).click()
        pages.append(page)
    for page in pages:
        page.get_by_role("button", name="Find a table").click()
    for page in pages:
        page.wait_for_url(re.compile("/t/[A-Z]+$"))
    ada, bo = pages
    expect(bo.locator("[class*=felt]").first).to_be_visible()
    expect(ada.locator("[class*=felt]").first).to_be_visible()


def test_several_passkeys_and_devices(person: Person, own: tuple[Path, str]) -> None:
    """Two devices with a passkey each, one of them signed out from the other, and the last way in that stays."""
    _, site = own
    here = site.replace("127.0.0.1", "localhost")
    first = person(name="Ada").page(f"{here}/me")
    passkeys(first)
    first.get_by_role("button", name="Keep it with a passkey").click()
    phrase = keep_by_phrase(first)
    second = person(name="Bo", language="de").page(f"{here}/me")
    passkeys(second)
    second.locator("#phrase").fill(phrase)
    second.keyboard.press("Tab")
    second.keyboard.press("Enter")
    expect(second.get_by_text("this device", exact=True)).to_be_visible()
    second.get_by_role("button", name="Add a passkey").click()
    expect(second.get_by_text("Passkey: Chrome")).to_have_count(2)
    second.get_by_role("button", name="Sign out here").click()
    second.get_by_role("button", name="Sign in with a passkey").click()  # by the second passkey
    expect(second.get_by_text("Passkey: Chrome")).to_have_count(2)
    second.get_by_role("button", name="Sign out", exact=True).first.click()
    first.reload()
    expect(first.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    first.get_by_role("button", name="Sign in with a passkey").click()  # by the first one
    expect(first.get_by_text("Passkey: Chrome")).to_have_count(2)
    first.get_by_role("button", name="Remove").first.click()
    expect(first.get_by_text("Passkey: Chrome")).to_have_count(1)
    with first.expect_download() as coming:
        first.get_by_role("link", name="Take everything along").click()
    assert coming.value.suggested_filename == "scoville-me.json"
    first.get_by_role("button", name="Sign out everywhere").click()
    second.reload()
    expect(second.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
