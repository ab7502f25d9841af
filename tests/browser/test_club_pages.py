"""Three people in three languages go through a club and a round of a tournament."""

from __future__ import annotations

import re
from fractions import Fraction

from people import Person
from playwright.sync_api import Page, expect
from robots import SPICY_ROBOT
from test_pages import complaints, overflow


def keep(page: Page, name: str, language: str) -> None:
    """Keeps a profile; `test_my_pages.py` does it by hand."""
    kept = """([name, language]) => fetch("/api/me/phrase", {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({name, language, cat: 3})
    }).then((answer) => answer.status)"""
    assert page.evaluate(kept, [name, language]) == 201


def looks_good(page: Page) -> None:
    assert not complaints(page)
    assert overflow(page) <= 0


def found_club(ada: Page) -> tuple[str, str]:
    """Ada founds a club and writes house rules. Returns its address and the invitation."""
    ada.get_by_role("link", name="Clubs and tournaments").click()
    ada.get_by_label("Found a club").fill("Thursday club")
    ada.get_by_role("button", name="Found it").click()
    expect(ada.get_by_role("heading", name="Thursday club")).to_be_visible()
    looks_good(ada)
    ada.get_by_role("link", name="New house rules for HEATED").click()
    ada.get_by_label("What are they called?").fill("Quick and mean")
    ada.locator("#set-speed").select_option("blitz")
    ada.get_by_role("button", name="Save").click()
    expect(ada.locator(".preset", has_text="Quick and mean")).to_contain_text("blitz")
    club = ada.url
    invitation = ada.get_by_label("Whoever has this link can join").input_value()
    assert invitation.startswith(f"{club}#invite=")
    return club, invitation


def open_tournament(ada: Page, bo: Page, cy: Page) -> None:
    """Two at a table, so one of the three has a bye."""
    ada.get_by_role("link", name="New tournament of SPICY").click()
    ada.get_by_label("What is it called?").fill("Friday cup")
    ada.locator("#set-seats").fill("2")
    ada.locator("#set-seats").blur()
    ada.get_by_text("All settings").click()
    ada.get_by_label("Own depth of the World's End card").check()
    above = ada.get_by_role("spinbutton", name="Cards above the World's End card")
    above.fill("12")
    above.press("Tab")
    looks_good(ada)
    ada.get_by_role("button", name="Open the tournament").click()
    expect(ada.get_by_role("heading", name="Friday cup")).to_be_visible()
    for page, enter in ((bo, "Mitspielen"), (cy, "Participer")):
        page.reload()
        page.get_by_role("link", name="Friday cup").click()
        page.get_by_role("button", name=enter).click()
        looks_good(page)
    ada.get_by_role("button", name="Take part").click()
    expect(ada.locator("tbody tr")).to_have_count(3)
    ada.get_by_role("row", name="Bo").get_by_role("button").click()
    expect(ada.locator("tbody tr")).to_have_count(2)
    ada.get_by_role("button", name="Let Bo back in").click()
    expect(ada.locator("tbody tr")).to_have_count(3)
    ada.get_by_role("button", name="Start the first round").click()
    expect(ada.get_by_text("Round 1 of 3").first).to_be_visible()


def come_to_the_table(ada: Page, bo: Page, cy: Page) -> tuple[str, list[Page]]:
    """Two are called to their table, where the game starts by itself as soon as both are there."""
    calls = {ada: "Go to my table", bo: "Zu meinem Tisch", cy: "Aller à ma table"}
    free = {ada: "You have a bye", bo: "Freilos. Es zählt", cy: "Vous êtes exempt"}
    players = []
    for page in (ada, bo, cy):
        call, bye = page.get_by_role("button", name=calls[page]), page.get_by_text(free[page])
        expect(call.or_(bye).first).to_be_visible()
        players += [page] if call.is_visible() else []
        looks_good(page)
    assert len(players) == 2
    first, second = players
    cup = first.url
    first.get_by_role("button", name=calls[first]).click()
    first.wait_for_url(re.compile("/t/[A-Z]+$"))
    expect(first.locator("main a[href^='/tournaments/']")).to_be_visible()
    expect(first.get_by_role("button", name=re.compile("Stand up|Aufstehen|Se lever"))).to_have_count(0)
    looks_good(first)
    second.get_by_role("button", name=calls[second]).click()
    for page in players:
        expect(page.locator(".shell")).to_be_visible()
    assert first.url == second.url
    return cup, players


def test_three_people_found_a_club_and_play_a_round(person: Person) -> None:
    watched = person(name="Ada"), person(name="Bo", language="de", phone=True), person(name="Cyprienne", language="fr")
    ada, bo, cy = (one.page() for one in watched)
    for page, name, language in ((ada, "Ada", "en"), (bo, "Bo", "de"), (cy, "Cyprienne", "fr")):
        keep(page, name, language)
    club, invitation = found_club(ada)

    cy.goto(club)
    expect(cy.get_by_text("réservé à ses membres")).to_be_visible()
    for page, button in ((bo, "Dem Club beitreten"), (cy, "Rejoindre le club")):
        page.goto("/")
        page.goto(invitation)
        page.get_by_role("button", name=button).click()
        expect(page.locator("#people-title + ul li")).to_have_count(2 if page is bo else 3)
        page.wait_for_url(club)
        looks_good(page)
    expect(bo.get_by_role("button", name="Spielen")).to_be_visible()
    expect(bo.get_by_text("Leute einladen")).to_have_count(0)

    open_tournament(ada, bo, cy)
    cup, players = come_to_the_table(ada, bo, cy)

    # The organiser decides the table: the standings follow on every screen, and everybody reads who did it.
    ada.goto(cup)
    ada.get_by_role("button", name="Decide").click()
    ada.locator("form select").nth(1).select_option("0")
    ada.get_by_role("button", name="Save the result").click()
    expect(ada.locator("li.panel", has_text="Table 1")).to_contain_text("forfeit")
    third = next(page for page in (ada, bo, cy) if page not in players)
    third.goto(cup)
    expect(third.locator("tbody tr .score").nth(0)).to_have_text("1")
    expect(third.locator("tbody tr .score").nth(2)).to_have_text("0")
    third.locator("details.panel summary").click()
    expect(third.locator(".log")).to_contain_text("1 –")
    looks_good(third)

    # The room sees the club and the tournament; a TV needs no profile for the latter.
    room = person().page(f"{cup}?screen")
    expect(room.get_by_role("img")).to_be_visible()
    expect(room.locator("header").get_by_text("Friday cup")).to_be_visible()
    expect(room.locator("nav")).to_have_count(0)
    looks_good(room)

    # The next round begins by itself. When its game is over, the screen in the room shows what it counts.
    expect(room.get_by_text("Round 2 of 3").first).to_be_visible()
    for page in (ada, bo, cy):
        page.goto(cup)
    _, players = come_to_the_table(ada, bo, cy)
    for page in players:
        page.evaluate(SPICY_ROBOT)
    expect(room.get_by_text("Round 3 of 3").first).to_be_visible()
    scores = [Fraction(text.replace("½", ".5")) for text in room.locator("tbody .score").all_inner_texts()]
    assert sum(scores) == 5  # a table and a bye in each of two rounds, and the bye of the third

    ada.goto(f"{club}?screen")
    expect(ada.get_by_text("Scan to join the club")).to_be_visible()
    expect(ada.get_by_text("Friday cup")).to_be_visible()
    looks_good(ada)


def test_a_guest_reads_what_clubs_need(person: Person) -> None:
    watched = person(language="de")
    page = watched.page("/clubs")
    expect(page.get_by_role("heading", name="Clubs und Turniere")).to_be_visible()
    expect(page.get_by_role("link", name="Profil behalten")).to_be_visible()
    expect(page.get_by_text("einen Club gründen")).to_be_visible()
    looks_good(page)
    watched.check()  # nothing was asked for that a guest may not have


def test_a_wrong_code_is_refused_in_a_sentence(person: Person) -> None:
    watched = person()
    watched.forgiven = ("404",)
    page = watched.page("/join")
    for wrong, why in (
        ("ABC", "at least six letters"),
        ("ABC1234", "at least six letters"),
        ("ABCDEFGH", "no such table"),
    ):
        page.locator("#code").fill(wrong)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text(why)
    page.locator("#code").fill("ABCDEF")
    expect(page.get_by_role("alert")).to_have_count(0)
