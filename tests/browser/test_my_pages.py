"""A profile in a real browser: kept with a passkey (Chromium's virtual authenticator) or a phrase, by two people."""

from __future__ import annotations

import asyncio
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from chromium import serving
from people import Person, Watched
from playwright.sync_api import Page, expect
from seats import hand
from test_pages import complaints, overflow

from scoville.server.store import open_store

sys.path.append(str(Path(__file__).parents[1] / "server"))
from my_pages import fill


def passkeys(page: Page) -> None:
    """A device that has passkeys and says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        **{"protocol": "ctap2", "transport": "internal", "hasResidentKey": True},
        **{"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True},
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def keep_by_phrase(page: Page) -> str:
    page.get_by_role("button", name="recovery phrase").click()
    words = page.locator(".phrase li")
    expect(words).to_have_count(8)
    phrase = " ".join(words.all_inner_texts())
    page.locator(".phrase button").click()
    expect(page.locator(".phrase")).to_have_count(0)
    return phrase


def test_a_passkey_keeps_a_profile_and_signs_in_again(person: Person, site: str) -> None:
    here = site.replace("127.0.0.1", "localhost")
    watched = person(name="Ada")
    page = watched.page(f"{here}/me")
    passkeys(page)
    page.get_by_role("button", name="Keep it with a passkey").click()
    expect(page.get_by_role("heading", name="Ways to sign in")).to_be_visible()
    expect(page.get_by_text("Passkey: Chrome")).to_be_visible()
    assert not complaints(page)
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_role("button", name="Keep it with a passkey")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Ways to sign in")).to_be_visible()
    phrase = keep_by_phrase(page)

    # Another person, without a passkey, is not let in by any words; with the right ones this is Ada's second device.
    other = person(name="Bo", language="de", phone=True)
    other.forgiven = ("401",)
    phone = other.page("/me")
    expect(phone.get_by_text("HTTPS")).to_be_visible()
    expect(phone.get_by_role("button", name=re.compile("Passkey"))).to_have_count(0)
    phone.locator("#phrase").fill("lusab babad gutih tugad mudof sakat zanan pabik")
    phone.get_by_role("button", name="Mit der Phrase anmelden").click()
    expect(phone.get_by_role("alert")).to_contain_text("gehört hier niemandem")
    phone.locator("#phrase").fill(phrase.upper())
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="Ways to sign in")).to_be_visible()  # in Ada's language
    expect(phone.get_by_text("this device", exact=True)).to_have_count(1)
    assert overflow(phone) <= 0
    assert not complaints(phone)
    phone.get_by_role("button", name="Sign out everywhere").click()
    expect(phone.get_by_role("button", name="Sign in with the phrase")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Keep it with a passkey")).to_be_visible()


def test_a_seat_of_mine_is_found_on_another_device_and_all_is_erased(person: Person) -> None:
    home = person(name="Ada").page("/")
    home.get_by_role("button", name=re.compile("Play SPICY", re.I)).first.click()
    expect(home).to_have_url(re.compile("/t/"))
    code = home.url.rpartition("/")[2].partition("?")[0]
    home.goto("/me")
    phrase = keep_by_phrase(home)
    away = person(name="Bo").page("/me")
    away.locator("#phrase").fill(phrase)
    away.get_by_role("button", name="Sign in with the phrase").click()
    away.get_by_role("link", name="My games").click()
    expect(away.get_by_text("There are no games here yet")).to_be_visible()
    away.get_by_role("button", name=code).click()
    expect(away).to_have_url(re.compile(f"/t/{code}"))
    expect(hand(away)).to_be_visible()

    away.goto("/me")
    away.get_by_role("button", name="Erase everything").click()
    sure = away.get_by_role("button", name="Erase everything", exact=True)
    expect(sure).to_be_disabled()
    away.locator("#sure").fill("Ada")
    sure.click()
    expect(away.get_by_role("button", name="Keep it with a recovery phrase")).to_be_visible()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server of its own, whose database these tests fill."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as site:
        yield folder, site


def with_games(watched: Watched, played: tuple[Path, str], count: int = 64) -> Page:
    """A page of somebody who has finished this many games."""
    folder, site = played
    page = watched.page(f"{site}/me")
    page.locator("section.panel .row button").first.click()
    expect(page.locator(".phrase li")).to_have_count(8)
    page.locator(".phrase button").click()
    told = page.evaluate("fetch('/api/me').then((answer) => answer.json())")

    async def write() -> None:
        store = open_store(f"sqlite:///{folder / 'live.db'}")
        await store.open(alone=False)
        await fill(store, told["profile"]["person"], told["profile"]["name"], count, 1_790_000_000.0)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own here
        beside.submit(asyncio.run, write()).result()
    return page


@pytest.mark.parametrize(
    ("language", "theme", "phone"), [("en", "light", False), ("de", "dark", True), ("fr", "dark", False)]
)
def test_my_games_and_my_play(person: Person, played: tuple[Path, str], language: str, theme: str, phone: bool) -> None:
    page = with_games(person(name="Ada", language=language, theme=theme, phone=phone), played)
    page.goto(f"{played[1]}/me/games")
    games = page.locator("li.game")
    expect(games).to_have_count(30)
    page.get_by_role("button", name=re.compile("More games|Mehr Partien|Plus de parties")).click()
    expect(games).to_have_count(60)
    page.locator("select").nth(2).select_option("won")
    expect(page.locator("li.game:not(.won)")).to_have_count(0)
    expect(games).not_to_have_count(0)
    expect(games.first.locator("a").last).to_have_attribute("href", re.compile("/review/[0-9a-f]{24}/1"))
    assert overflow(page) <= 0
    assert not complaints(page)
    page.goto(f"{played[1]}/me/play")
    expect(page.locator(".measures")).to_have_count(2)
    expect(page.locator("svg[role=img]")).to_be_visible()
    expect(page.locator(".favourites .card svg").first).to_be_visible()
    page.locator("button[aria-pressed]").nth(1).press("Enter")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    assert overflow(page) <= 0
    assert not complaints(page)
