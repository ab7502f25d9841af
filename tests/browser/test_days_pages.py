"""A game at people's own pace in a real browser: made by its host, left by everybody, found in the list of turns."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from chromium import serving
from people import Person, Watched
from playwright.sync_api import Page, expect
from seats import hand, hold
from test_my_pages import keep_by_phrase
from test_pages import complaints, overflow

sys.path.append(str(Path(__file__).parents[1] / "server"))
from push_service import Device, PushService


def kept(watched: Watched, server: str = "") -> Page:
    page = watched.page(f"{server}/me")
    keep_by_phrase(page)
    return page


def make_table(page: Page, server: str = "", seats: int = 3) -> str:
    """Ada makes a table with eight hours for a move, where she begins. Returns its address."""
    page.goto(f"{server}/new/spicy?public")
    page.locator("#set-seats").fill(str(seats))
    page.locator("#set-seats").blur()
    page.locator("#set-speed").select_option("days")
    expect(page.get_by_text("a bot plays until you are back")).to_be_visible()
    page.locator("#set-hours").select_option("8")
    page.get_by_text("All settings").click()
    page.locator("#set-first").select_option("0")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_text("8 hours").first).to_be_visible()
    return page.url


def lead(page: Page) -> None:
    hand(page).get_by_role("button").first.click()
    page.locator(".picker .claim").first.click()
    page.locator(".picker .play").click()


def test_a_game_at_ones_own_pace(person: Person) -> None:
    pages = [kept(person(name=name, phone=name == "Cy")) for name in ("Ada", "Bo", "Cy")]
    ada, bo, cy = pages
    address = make_table(ada)
    for page in (bo, cy):
        page.goto(address)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text("8 hours").first).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    lead(ada)
    expect(ada.get_by_text("The others may still challenge this card.")).to_be_visible()
    expect(bo.get_by_text("You are next. First the others may challenge this card.")).to_be_visible()
    expect(bo.get_by_role("button", name="pass")).to_be_disabled()
    expect(cy.get_by_text("Ada has played. Challenge the card, or let it be.")).to_be_visible()
    assert overflow(cy) <= 0

    for page in pages:
        page.goto("/")
    mine = cy.get_by_role("heading", name="It is your turn (1)")
    expect(mine).to_be_visible()
    expect(cy.locator(".turns li")).to_contain_text("Your answer to a card, in 4 hours")
    assert not complaints(cy)
    assert overflow(cy) <= 0
    expect(ada.get_by_role("heading", name="SPICY", exact=True)).to_be_visible()
    expect(ada.locator(".turns")).to_have_count(0)

    cy.locator(".turns button").click()
    hold(cy.get_by_role("button", name="let it be"))
    expect(cy.get_by_text("You let it be")).to_have_count(0)  # everybody has: Bo is on turn
    cy.goto("/me/games")
    expect(cy.get_by_role("heading", name="My games")).to_be_visible()
    expect(cy.locator(".turns")).to_have_count(0)

    bo.goto("/me/games")
    expect(bo.locator(".turns li")).to_contain_text("Your move, in 8 hours")
    bo.locator(".turns button").click()
    hold(bo.get_by_role("button", name="pass"))
    expect(bo.get_by_text("Cy").first).to_be_visible()
    cy.goto("/")
    expect(mine).to_be_visible()


PUSHES = """
((subscription) => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true };
  let on = null;
  PushManager.prototype.subscribe = async () => (on = made);
  PushManager.prototype.getSubscription = async () => on;
})(%s);
"""
"""The browser of the tests has no push service and allows no notifications."""


def shown_by_worker(page: Page, site: str, told: dict[str, str]) -> list[str]:
    """What the service worker shows when the push service brings this."""
    (worker,) = page.context.service_workers
    worker.evaluate(
        "() => { registration.showNotification = (title, { body, data }) => (self.told = [title, body, data]); }"
    )
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    push = {"origin": site, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", push)
    shown: list[str] | None = None
    while shown is None:
        page.wait_for_timeout(50)
        shown = worker.evaluate("self.told ?? null")
    return shown


def test_a_device_is_told_that_it_is_ones_turn(person: Person, tmp_path: Path) -> None:
    """All but the subscription is real: the server, our push service, the service worker."""
    with PushService(secure=False) as service, serving(tmp_path, more=("--push-anywhere",)) as site:
        here = site.replace("127.0.0.1", "localhost")
        device = Device(service)
        wish = device.wish
        keys = {"endpoint": wish["endpoint"], "keys": {"p256dh": wish["key"], "auth": wish["auth"]}}
        ada = person(name="Ada", workers="allow")
        ada.context.add_init_script(PUSHES % json.dumps(keys))
        page = kept(ada, here)
        page.get_by_role("button", name="Tell me on this device").click()
        expect(page.locator("section[aria-labelledby=push-title] li")).to_contain_text("this device")
        bo = kept(person(name="Bo"), here)
        address = make_table(bo, here, seats=2)
        page.goto(address)
        page.get_by_role("button", name="Sit down").click()
        bo.get_by_role("button", name="Start the game").click()
        expect(hand(page).get_by_role("button").first).to_be_visible()
        page.goto(f"{here}/")
        lead(bo)
        for _ in range(6000):  # as long as a test may hang
            if device.received:
                break
            page.wait_for_timeout(100)
        (told,) = device.received
        assert told["body"] == "It is your turn."
        assert told["url"] == f"/t/{address.rpartition('/')[2]}?mine"
        assert shown_by_worker(page, here, told) == [told["title"], told["body"], told["url"]]

        # A device without a key to the seat: the link leads there all the same.
        page.evaluate("localStorage.removeItem('scoville-tables')")
        page.goto(here + told["url"])
        expect(hand(page).get_by_role("button").first).to_be_visible()
        for one in (page, bo):
            one.close()
