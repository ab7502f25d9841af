"""A line that breaks in the middle of a game: people are told, it heals itself, and everything counts once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from chromium import serving
from people import Person
from playwright.sync_api import Page, expect
from seats import Line, Seated, hand, hold, log, prepared, told

SPICY = prepared(
    "spicy", 'hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2" }\nstack = ["Bo p3 as w4"]\nturn = "Ada"\nworlds_end = 20'
)
HEATED = prepared("heated", 'hands = { Ada = "b3 g7 y1 y5", Bo = "b2 g4 p5" }\ntop = "b7"\nturn = "Ada"')
BROKEN = "The connection is lost"
FAILED = ("WebSocket connection to",)
"""What a browser writes to its console if nobody answers."""


def names(page: Page) -> list[str]:
    """What is in the hand, as it is read out."""
    cards = hand(page).get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return sorted(str(card) for card in cards)


@pytest.mark.parametrize("begin", [SPICY, HEATED], ids=["spicy", "heated"])
def test_the_network_goes_and_comes_back_in_the_middle_of_a_game(seated: Seated, begin: str) -> None:
    ada, bo = seated(begin, speed="relaxed", forgiven=FAILED)
    before = names(ada)
    prompt = ada.locator(".prompt").first.inner_text()
    ada.context.set_offline(True)
    expect(ada.get_by_text(BROKEN)).to_be_visible()
    expect(bo.get_by_text(BROKEN)).to_have_count(0)
    ada.context.set_offline(False)
    expect(ada.get_by_text(BROKEN)).to_have_count(0)
    assert names(ada) == before
    expect(ada.locator(".prompt").first).to_have_text(prompt)


def test_a_card_played_into_the_dark_looks_so_and_counts_once(seated: Seated) -> None:
    """The server gets the wish, but its answer is lost: after the reconnect the same wish comes again."""
    ada, bo = seated(HEATED, speed="relaxed")
    line = Line(ada.context)
    ada.reload()
    expect(hand(ada).get_by_role("button")).to_have_count(4)
    line.deaf = True
    card = hand(ada).get_by_role("button", name="blue 3")
    card.click()
    ada.get_by_role("button", name="Play blue 3").click()
    expect(ada.locator(".prompt")).to_have_text("Sent …")
    expect(hand(ada).locator(".sent")).to_have_count(1)
    expect(told(bo, "Ada plays blue 3")).to_have_count(1)
    line.cut()
    expect(ada.get_by_text(BROKEN)).to_be_visible()
    expect(hand(ada).locator(".sent")).to_have_count(1)  # still not confirmed
    line.up = True
    expect(ada.get_by_text(BROKEN)).to_have_count(0)
    expect(hand(ada).get_by_role("button")).to_have_count(3)
    expect(ada.locator(".prompt")).not_to_have_text("Sent …")
    plays = [json.loads(sent)["id"] for sent in line.sent if '"type":"play"' in sent]
    assert len(plays) == 2
    assert len(set(plays)) == 1
    hand(bo).get_by_role("button", name="blue 2").click()
    bo.get_by_role("button", name="Play blue 2").click()
    for page in (ada, bo):
        expect(log(page)).to_contain_text("Bo plays blue 2")
    expect(told(bo, "Ada plays blue 3")).to_have_count(1)
    expect(hand(ada).get_by_role("button")).to_have_count(3)


def test_a_challenge_while_the_line_is_down_is_sent_once_it_is_back(seated: Seated) -> None:
    ada, bo = seated(SPICY, speed="relaxed")
    line = Line(ada.context)
    ada.reload()
    expect(ada.get_by_role("button", name="Wrong number!")).to_be_enabled()
    line.cut()
    hold(ada.get_by_role("button", name="Wrong number!"))
    expect(ada.get_by_role("button", name="Wrong number!")).to_have_attribute("aria-busy", "true")
    expect(told(bo, "challenges")).to_have_count(0)
    line.up = True
    for page in (ada, bo):
        expect(told(page, "Ada challenges Bo")).to_have_count(1)
        expect(told(page, "Ada takes the stack")).to_have_count(1)


def test_the_server_is_started_anew_in_the_middle_of_a_game(tmp_path: Path, seated: Seated, person: Person) -> None:
    with serving(tmp_path) as address:
        ada, bo = seated(HEATED, server=address, speed="relaxed", forgiven=FAILED)
        hand(ada).get_by_role("button", name="blue 3").click()
        ada.get_by_role("button", name="Play blue 3").click()
        expect(told(bo, "Ada plays blue 3")).to_have_count(1)
        hands = [names(page) for page in (ada, bo)]
    for page in (ada, bo):
        expect(page.get_by_text(BROKEN)).to_be_visible()
    hand(bo).get_by_role("button", name="blue 2").click()
    bo.get_by_role("button", name="Play blue 2").click()
    expect(bo.locator(".prompt")).to_have_text("Sent …")
    with serving(tmp_path, port=int(address.rpartition(":")[2])):
        for page in (ada, bo):
            expect(page.get_by_text(BROKEN)).to_have_count(0)
        expect(told(ada, "Bo plays blue 2")).to_have_count(1)
        expect(hand(bo).get_by_role("button")).to_have_count(len(hands[1]) - 1)
        expect(hand(ada).get_by_role("button")).to_have_count(len(hands[0]))
        for page in (ada, bo):
            page.context.close()
