"""A table with several people: inviting, chat, a line that breaks, another device, one screen for two."""

from __future__ import annotations

import json
import re

from people import Person
from playwright.sync_api import Page, expect
from seats import Line, hand


def friends(person: Person, game: str = "SPICY", names: tuple[str, ...] = ("Ada", "Bo")) -> tuple[list[Page], str]:
    """A lobby with these people, the first its host; and its code."""
    host = person(name=names[0]).page()
    host.get_by_role("button", name=f"Invite friends to {game}").click()
    code = host.locator(".code").inner_text()
    pages = [host]
    for name in names[1:]:
        page = person(name=name).page(f"/t/{code}")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
        pages.append(page)
    return pages, code


def fill_with_bots(host: Page, seats: tuple[int, ...]) -> None:
    for seat in seats:
        host.locator(f"#bot-{seat}-kitten").check()
        expect(host.locator(f"#mood-{seat}")).to_be_visible()


def start(host: Page) -> None:
    host.get_by_role("button", name="Start the game").click()


def test_friends_come_by_link_and_play_with_bots(person: Person) -> None:
    (ada, bo), code = friends(person)
    expect(bo.get_by_text("Waiting for 2 more people.")).to_be_visible()
    fill_with_bots(ada, (2, 3))
    expect(bo.get_by_text("The host can start the game.")).to_be_visible()
    start(ada)
    for page in (ada, bo):
        expect(hand(page).get_by_role("button")).to_have_count(6)
    watcher = person(name="Cy").page(f"/t/{code}")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.get_by_text("Ada").first).to_be_visible()
    expect(hand(watcher)).to_have_count(0)


def test_the_host_sends_somebody_away(person: Person) -> None:
    (ada, bo), _ = friends(person)
    ada.get_by_role("button", name="Send Bo away").click()
    expect(bo.get_by_role("heading", name="The host has sent you away")).to_be_visible()


def test_a_table_found_by_its_code(person: Person) -> None:
    (_,), code = friends(person, names=("Ada",))
    page = person(name="Bo").page("/join")
    page.get_by_label("Code").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="Ada invites you to SPICY")).to_be_visible()


def test_settings_are_changed_in_the_lobby(person: Person) -> None:
    (ada, bo), _ = friends(person)
    ada.get_by_role("button", name="Change").click()
    ada.get_by_label("As at a real table").first.check()
    ada.get_by_role("button", name="Save").click()
    expect(bo.locator(".summary").first).to_contain_text("As at a real table")


def test_chat_and_quick_phrases_in_the_readers_language(person: Person) -> None:
    (ada,), code = friends(person, names=("Ada",))
    bo = person(language="de", name="Bo").page(f"/t/{code}")
    bo.get_by_role("button", name="Hinsetzen").click()
    ada.get_by_label("Say something").fill("hi there")
    ada.get_by_role("button", name="Send", exact=True).click()
    expect(bo.get_by_role("log", name="Chat")).to_contain_text("hi there")
    ada.get_by_role("button", name="Well played!").click()
    expect(bo.get_by_role("log", name="Chat")).to_contain_text("Gut gespielt!")


def test_a_page_that_is_loaded_again_is_where_it_was(person: Person) -> None:
    page = person().page()
    page.get_by_role("button", name="Play SPICY now").click()
    expect(hand(page).get_by_role("button")).to_have_count(6)
    page.reload()
    expect(hand(page).get_by_role("button")).not_to_have_count(0)
    page.goto("/")
    page.get_by_role("link", name=re.compile(r"SPICY · [A-Z]{6,}")).click()
    expect(hand(page)).to_be_visible()


def test_a_broken_line_is_told_heals_itself_and_loses_nothing(person: Person) -> None:
    someone = person(name="Ada")
    someone.context.clock.install()
    line = Line(someone.context)
    page = someone.page()
    page.get_by_role("button", name="Invite friends to SPICY").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    line.cut()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # it cannot heal itself before the button is pressed
    page.get_by_label("Say something").fill("sent into the dark")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("log", name="Chat")).not_to_contain_text("sent into the dark")
    line.up = True
    page.get_by_role("button", name="now", exact=True).click()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    said = page.get_by_role("log", name="Chat").get_by_text("sent into the dark")
    expect(said).to_have_count(1)
    page.clock.resume()
    line.cut()  # once more, and it heals itself: what is confirmed is not sent again
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    line.up = True
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(said).to_have_count(1)


def test_another_device_takes_over_and_gives_back(person: Person) -> None:
    first = person(name="Ada").page()
    first.get_by_role("button", name="Play HEATED now").click()
    expect(hand(first)).to_be_visible()
    kept = json.loads(first.evaluate("localStorage['scoville-tables']"))[0]
    second = person().seat(kept)
    expect(hand(second)).to_be_visible()
    assert "key" not in second.url
    expect(first.get_by_role("heading", name="You play on another device")).to_be_visible()
    first.get_by_role("button", name="Play here instead").click()
    expect(hand(first)).to_be_visible()
    expect(second.get_by_role("heading", name="You play on another device")).to_be_visible()


def test_two_at_one_screen_have_a_curtain_between_them(person: Person) -> None:
    (ada,), _ = friends(person, names=("Ada",))
    ada.get_by_text("Somebody plays with you on this screen").click()
    ada.get_by_label("Their name").fill("Bo")
    ada.get_by_role("button", name="Add", exact=True).click()
    expect(ada.get_by_role("strong").or_(ada.locator("strong")).get_by_text("Bo")).to_be_visible()
    fill_with_bots(ada, (2, 3))
    start(ada)
    curtain = ada.get_by_role("dialog", name=re.compile("Hand the screen to (Ada|Bo)"))
    expect(curtain).to_be_visible(timeout=600_000)  # the bots may come first
    expect(hand(ada)).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(hand(ada)).to_be_visible()
