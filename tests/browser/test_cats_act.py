"""The cats act, and it can be heard: after a lie that was believed, when challenged, with a trophy, asleep."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from seats import Seated, hand, hold, prepared

LIE = prepared("spicy", 'hands = { Ada = "c1 c2 c9", Bo = "w2 w3 w4" }\nturn = "Ada"\nworlds_end = 20')
LAST = prepared("spicy", 'hands = { Ada = "c1", Bo = "w2 w3 w4" }\nturn = "Ada"\nworlds_end = 20')
WATCH = """() => {
  window.moods = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const whose = target.closest(".own-place") ? "own" : "other";
      if (target.dataset.mood) window.moods.push(`${whose} ${target.dataset.mood}`);
    }
  }).observe(document.body, { subtree: true, attributeFilter: ["data-mood"] });
}"""
"""A mood may be gone when a test looks: every one is written down."""
LISTEN = """() => {
  window.heard = [];
  const listen = (node, method) => {
    const real = node.prototype[method];
    node.prototype[method] = function (...given) {
      window.heard.push(Math.round(this.frequency.value));
      return real.apply(this, given);
    };
  };
  listen(OscillatorNode, "start");
  listen(BiquadFilterNode, "connect");
}"""
"""Writes down the frequencies of what the browser's own audio is given to play."""
HISS, SLEEP = 6500, "asleep"


def play(page: Page, name: str, said: str) -> None:
    hand(page).get_by_role("button", name=name).click()
    page.locator(".claims").get_by_role("button", name=said, exact=True).click()
    page.get_by_role("button", name="play it").click()


def moods(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.moods")
    return found


def switch_sounds(page: Page) -> None:
    page.get_by_label("Preferences").click()
    page.get_by_label("Sounds").click()
    page.keyboard.press("Escape")


def test_who_lied_and_was_believed_smirks_for_nobody_else(seated: Seated) -> None:
    ada, bo = seated(LIE, speed="relaxed")
    ada.evaluate(WATCH)
    bo.evaluate(WATCH)
    play(ada, "9 chili", "1 chili")
    expect(bo.get_by_role("button", name="Wrong number!")).to_be_visible()
    play(bo, "2 wasabi", "2 chili")
    expect(ada.locator('.own-place svg[data-mood="smirk"]').first).to_be_visible()
    expect(bo.locator(".others .seat").first).to_be_visible()
    assert not [mood for mood in moods(bo) if mood == "other smirk"]  # whoever sees it would know


def test_who_is_challenged_bristles_and_both_feel_how_it_ended(seated: Seated) -> None:
    ada, bo = seated(LIE, speed="relaxed")
    ada.evaluate(WATCH)
    bo.evaluate(WATCH)
    play(ada, "9 chili", "1 chili")
    hold(bo.get_by_role("button", name="Wrong number!"))
    expect(bo.locator('.own-place svg[data-mood="smirk"]').first).to_be_visible()
    expect(ada.locator('.own-place svg[data-mood="sad"]').first).to_be_visible()
    assert "own bristle" in moods(ada)
    assert "other bristle" in moods(bo)


def test_a_trophy_is_paraded(seated: Seated) -> None:
    ada, bo = seated(LAST, speed="relaxed")
    play(ada, "1 chili", "1 chili")
    hold(bo.get_by_role("button", name="Accept"))
    for page, place in ((ada, ".own-place"), (bo, ".others")):
        expect(page.locator(f"{place} svg .cup").first).to_be_visible()


def test_who_has_gone_sleeps(seated: Seated) -> None:
    ada, bo = seated(LIE, speed="relaxed")
    expect(ada.locator(".others .seat svg").first).to_be_visible()
    expect(ada.locator(f'.others svg[data-mood="{SLEEP}"]')).to_have_count(0)
    bo.goto("about:blank")
    expect(ada.locator(f'.others svg[data-mood="{SLEEP}"] .snore')).to_be_visible()


def test_a_challenge_is_heard_and_one_switch_silences_the_table(seated: Seated) -> None:
    ada, bo = seated(LIE, speed="relaxed")
    for page in (ada, bo):
        page.evaluate(LISTEN)
    switch_sounds(bo)  # the tests begin with silence
    play(ada, "9 chili", "1 chili")
    hold(bo.get_by_role("button", name="Wrong number!"))
    expect(bo.locator('.own-place svg[data-mood="smirk"]').first).to_be_visible()
    bo.wait_for_timeout(50)
    heard: list[int] = bo.evaluate("window.heard")
    assert HISS in heard  # the cat
    assert len(set(heard)) > 3  # the card, the challenge, who was right
    assert ada.evaluate("window.heard") == []
    switch_sounds(bo)
    before = len(bo.evaluate("window.heard"))
    ada.get_by_role("button", name="Well played!").click()  # would be heard as chat
    expect(bo.locator(".others .says")).to_have_text("Well played!")
    assert len(bo.evaluate("window.heard")) == before
