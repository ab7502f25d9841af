"""A name and a cat without being asked, changed in place; opponents chosen by their face; flipped cards."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Page, expect
from seats import hand
from test_pages import complaints, overflow
from test_room import friends

ME = re.compile("Your name and cat:|Dein Name und deine Katze:|Votre nom et votre chat")


def own_name(page: Page) -> str:
    """As the page shows it, on a button."""
    return page.locator("main .me strong").first.inner_text()


@pytest.mark.parametrize(
    ("language", "pattern"), [("en", r"[A-Z]\w+ [A-Z]\w+"), ("de", r"[A-Z]\w+"), ("fr", r"[A-Z]\w+ [A-Z]\w+")]
)
def test_a_name_and_a_cat_are_invented_in_the_readers_language(person: Person, language: str, pattern: str) -> None:
    page = person(language=language).page()
    name = own_name(page)
    assert re.fullmatch(pattern, name), name
    cat = page.locator("main .me svg").first.inner_html()
    page.reload()
    assert (own_name(page), page.locator("main .me svg").first.inner_html()) == (name, cat)


def test_the_host_and_a_guest_have_names_of_their_own_and_change_them_where_they_stand(person: Person) -> None:
    """Nothing is asked on the way to a table, and by code the name is asked for nowhere."""
    host, guest = person().page(), person(language="de", phone=True).page()
    host.get_by_role("button", name="Invite friends to HEATED").click()
    code = host.locator(".code").inner_text()
    expect(host.locator(".seats .own")).to_contain_text("host")
    guest.goto("/join")
    assert guest.locator("main input").count() == 1
    guest.get_by_label("Code").fill(code)
    guest.get_by_role("button", name="Mitspielen").or_(guest.locator("main form button.primary")).first.click()
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(guest.locator(".seats .own")).to_be_visible()
    invented = guest.locator(".seats .own .me strong").inner_text()
    assert invented != own_name(host)
    expect(host.locator(".seats")).to_contain_text(invented)
    # In the lobby, in place; everybody sees it.
    host.locator(".seats").get_by_role("button", name=ME).click()
    host.get_by_role("textbox", name="Your name").fill("Ada")
    host.get_by_label("Cat 4").check()
    host.get_by_role("button", name="Done").click()
    expect(guest.locator(".seats strong").get_by_text("Ada", exact=True)).to_be_visible()
    assert not complaints(host)
    guest.locator(".seats").get_by_role("button", name=ME).click()
    guest.get_by_role("textbox", name="Dein Name").fill("ada")
    guest.keyboard.press("Enter")
    expect(host.locator(".seats strong").get_by_text("ada 2", exact=True)).to_be_visible()
    assert overflow(guest) <= 0
    # The cat is the same for both.
    mine = host.locator(".seats .own .cat svg").first.inner_html()
    expect(guest.locator(".seats li").first.locator(".cat svg")).to_be_visible()
    assert guest.locator(".seats li").first.locator(".cat svg").inner_html() == mine
    # And during the game.
    host.get_by_role("button", name=re.compile("Fill")).click()
    host.get_by_role("button", name="Start the game").click()
    expect(hand(host)).to_be_visible()
    host.locator(".table").get_by_role("button", name=ME).click()
    host.get_by_role("textbox", name="Your name").fill("Saffron")
    host.keyboard.press("Enter")
    expect(host.get_by_role("dialog", name=ME)).to_have_count(0)
    expect(guest.locator(".table").get_by_text("Saffron").first).to_be_visible()
    host.goto("/")
    assert own_name(host) == "Saffron"


def test_opponents_are_chosen_by_their_face_and_cards_are_flipped(person: Person) -> None:
    page = person(name="Ada").page("/new/spicy")
    flip = page.get_by_role("checkbox", name="Copy Cat")
    flip.check()
    expect(page.get_by_text("Your own mix of settings.")).to_be_visible()
    page.get_by_role("checkbox", name="Spice Raider").check()
    expect(page.get_by_role("checkbox", name="Turn It Up!")).to_be_disabled()  # this printing plays with two
    flip.uncheck()
    page.locator("#seat-1-tiger").check()
    page.locator("#seat-2-person").check()
    expect(page.get_by_role("button", name="Open the table and invite")).to_be_visible()
    page.get_by_role("button", name="Open the table and invite").click()
    seats = page.locator(".seats li")
    expect(seats).to_have_count(4)
    expect(seats.nth(1)).to_contain_text("Tiger")
    expect(seats.nth(2)).to_contain_text("free")
    expect(seats.nth(3)).to_contain_text("Cat")
    expect(page.locator(".summary").first).to_contain_text("Spice Raider")
    page.get_by_role("button", name="Fill the free seat with a bot").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_header_and_rules_are_those_of_the_table(person: Person) -> None:
    (ada,), code = friends(person, "HEATED", names=("Ada",))
    nav = ada.get_by_role("navigation", name="Main menu")
    expect(nav.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/heated?table={code}")
    expect(nav.get_by_role("link", name="Cards")).to_have_attribute("href", "/cards/heated")
    ada.goto("/cards/heated")
    expect(nav.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/heated")


def seen(frames: list[dict[str, Any]]) -> dict[str, Any] | None:
    """What this person was last shown."""
    shown = [frame for frame in frames if frame.get("sights")]
    return shown[-1]["sights"][0] if shown else None


def situation(frames: list[dict[str, Any]]) -> str:
    """Whether it is this person's turn, or something of another's waits for their answer."""
    sight = seen(frames)
    if sight is None:
        return ""
    view = sight["view"]
    if view["waiting"]:
        return "asked" if view["seat"] in view["waiting"] else ""
    return "mine" if view["turn"] == view["seat"] else ""


WORDS = {"c": "chili", "w": "wasabi", "p": "pepper"}


@pytest.mark.parametrize("game", ["SPICY", "HEATED"])
def test_a_newcomer_plays_the_first_own_card_within_three_presses(person: Person, game: str) -> None:
    """From the start page, with nothing known before. Waiting for one's turn is no press."""
    page = person().page()
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(json.loads(frame))))
    fitting = None
    for _ in range(20):  # a player who is asked first, or holds no card that fits, has another story
        page.goto("/")
        frames.clear()
        page.get_by_role("button", name=f"Play {game} now").click()  # 1
        while not (now := situation(frames)):
            page.wait_for_timeout(100)
        if now == "asked":
            continue
        expect(page.locator(".table.mine")).to_be_visible()
        sight = seen(frames)
        assert sight is not None
        if game == "SPICY":
            true = set(sight["view"]["hand"]) & set(sight["options"].get("claims", []))
            fitting = next((f"{card[1:]} {WORDS[card[0]]}" for card in sorted(true)), None)
        else:
            numbers = [play["card"] for play in sight["options"].get("plays", []) if play["card"][1:].isdigit()]
            fitting = "can be chosen" if numbers else None
        if fitting:
            break
    assert fitting
    name = re.compile(r"^\w+ \d, " + fitting if game == "HEATED" else rf"^{fitting}")
    hand(page).get_by_role("button", name=name).first.click()  # 2
    page.locator(".picker .play, .chooser .primary").click()  # 3
    expect(page.locator(".picker, .chooser")).to_have_count(0)
    while not any(frame["type"] == "done" for frame in frames):
        page.wait_for_timeout(50)
