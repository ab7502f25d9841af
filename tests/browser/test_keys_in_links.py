"""A link that carries a key: it is checked, its person is asked, and no seat is lost."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Locator, Page, expect
from test_room import friends


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage['scoville-tables']"))
    return found


def sits_as(page: Page, name: str) -> None:
    """The seat of that name is one's own."""
    own = page.get_by_role("listitem").filter(has_text="Stand up")
    expect(own).to_have_count(1)
    expect(own.locator("strong")).to_have_text(name)


def forgiving(person: Person, code: str, name: str = "Bo") -> Page:
    """Somebody seated whose browser may complain of answers that say no."""
    watched = person(name=name)
    watched.forgiven = ("status of 404", "status of 403")
    page = watched.page(f"/t/{code}")
    page.get_by_role("button", name="Sit down").click()
    sits_as(page, name)
    return page


def asked(page: Page) -> Locator:
    return page.get_by_role("dialog")


def test_a_wrong_key_keeps_the_seat(person: Person) -> None:
    (_,), code = friends(person, names=("Ada",))
    bo = forgiving(person, code)
    before = kept(bo)[0]["token"]
    bo.goto("/")
    bo.goto(f"/t/{code}#key=wrong")
    expect(asked(bo)).to_contain_text("This link opens no seat")
    expect(asked(bo)).to_contain_text("You keep the seat you have")
    asked(bo).get_by_role("button", name="Stay Bo").click()
    sits_as(bo, "Bo")
    bo.reload()
    sits_as(bo, "Bo")
    assert [one["token"] for one in kept(bo)] == [before]


def test_a_strangers_key_asks_first_and_there_is_a_way_back(person: Person) -> None:
    (ada, bo), code = friends(person)
    key = kept(ada)[0]["token"]
    link = f"/t/{code}#key={key}"
    bo.evaluate("address => (location.href = address)", link)  # pasted where one sits: no page is loaded
    expect(asked(bo)).to_contain_text("Go on as Ada?")
    expect(asked(bo)).to_contain_text(f"This link gives you the seat of Ada at the SPICY table {code}.")
    expect(asked(bo)).to_contain_text("At this table you are Bo.")
    assert "key" not in bo.url
    asked(bo).get_by_role("button", name="Stay Bo").click()
    expect(asked(bo)).to_have_count(0)
    sits_as(bo, "Bo")
    sits_as(ada, "Ada")  # nobody has taken it over
    bo.evaluate("address => (location.href = address)", link)
    expect(asked(bo)).to_be_visible()
    bo.keyboard.press("Escape")
    expect(asked(bo)).to_have_count(0)
    bo.reload()  # what was not accepted is forgotten
    sits_as(bo, "Bo")
    assert key not in [one["token"] for one in kept(bo)]

    bo.evaluate("address => (location.href = address)", link)
    asked(bo).get_by_role("button", name="Go on as Ada").click()
    sits_as(bo, "Ada")
    expect(ada.get_by_role("heading", name="You play on another device")).to_be_visible()
    bo.reload()
    sits_as(bo, "Ada")
    bo.get_by_role("button", name="Back to Bo").click()
    sits_as(bo, "Bo")
    bo.reload()
    sits_as(bo, "Bo")
    expect(bo.get_by_role("button", name="Back to Ada")).to_be_visible()


def test_a_browser_without_a_seat_is_asked_too(person: Person) -> None:
    (ada,), code = friends(person, names=("Ada",))
    link = f"/t/{code}#key={kept(ada)[0]['token']}"
    page = person(name="Bo").page(link)
    asked(page).get_by_role("button", name="No, thanks").click()
    page.get_by_role("button", name="Sit down").click()
    sits_as(page, "Bo")
    sits_as(ada, "Ada")


def test_a_key_to_another_table_leads_there_and_leaves_this_one_alone(person: Person) -> None:
    (ada,), code = friends(person, names=("Ada",))
    (bo,), other = friends(person, names=("Bo",))
    bo.goto(f"/t/{other}#key={kept(ada)[0]['token']}")
    expect(asked(bo)).to_contain_text(f"table {code}")
    asked(bo).get_by_role("button", name="Go on as Ada").click()
    expect(bo).to_have_url(re.compile(f"/t/{code}$"))
    sits_as(bo, "Ada")
    bo.goto(f"/t/{other}")
    sits_as(bo, "Bo")


def test_who_was_sent_away_does_not_come_back_with_the_same_browser(person: Person) -> None:
    (ada,), code = friends(person, names=("Ada",))
    bo = forgiving(person, code)
    ada.get_by_role("button", name="Send Bo away").click()
    expect(bo.get_by_role("heading", name="The host has sent you away")).to_be_visible()
    bo.goto(f"/t/{code}")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("alert")).to_have_text("The host has sent you away.")


def test_the_host_locks_the_table(person: Person) -> None:
    (ada, bo), code = friends(person)
    ada.get_by_role("button", name="Lock the table").click()
    expect(bo.get_by_text("Locked: nobody new can come in.")).to_be_visible()
    cy = person(name="Cy").page(f"/t/{code}")
    expect(cy.get_by_text("The host has locked this table")).to_be_visible()
    expect(cy.get_by_role("button", name="Sit down")).to_have_count(0)
    bo.reload()
    sits_as(bo, "Bo")
    ada.get_by_role("button", name="Unlock the table").click()
    cy.reload()
    cy.get_by_role("button", name="Sit down").click()
    sits_as(cy, "Cy")


@pytest.mark.parametrize(("language", "title"), [("de", "Als Ada weiterspielen?"), ("fr", "Continuer en tant que Ada")])
def test_the_question_on_a_phone_in_other_languages(person: Person, language: str, title: str) -> None:
    (ada,), code = friends(person, names=("Ada",))
    page = person(language=language, name="Bo", phone=True).page(f"/t/{code}#key={kept(ada)[0]['token']}")
    expect(asked(page)).to_contain_text(title)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
