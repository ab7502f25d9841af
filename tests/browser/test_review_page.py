"""Looking at games again in a real browser: your own record, its moments, one seat's view, the bot's beliefs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import Page, expect
from test_pages import complaints, overflow, rest

from scoville import dump, heated, spicy
from scoville.lab import TableSpec, play_game
from scoville.spicy.bots.explain import CLAIMS_MARGIN, MARGIN

SPICY = """format = 1
game = "spicy"
players = ["Ada", "Bo"]
first = "Ada"
seed = 7
actions = [
  "Ada plays w5 as c1",
  "Bo plays p10 as c8",
  "Ada challenges spice",
]
[position]
hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2" }
worlds_end = 20
"""
HEATED = """format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
seed = 7
actions = ["Ada plays b-swap on Bo", "Bo accepts"]
[position]
hands = { Ada = "b-swap g1 p2", Bo = "g4 g5", Cy = "y1 y2" }
top = "b3"
turn = "Ada"
"""


def look(page: Page, record: str) -> None:
    page.get_by_label("Or paste the record").fill(record)
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator(".controls .count")).to_be_visible()


def told(page: Page, text: str) -> None:
    expect(page.locator(".controls .told")).to_contain_text(text)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pasted_record_step_by_step(person: Person, theme: str) -> None:
    page = person(theme=theme, phone=theme == "dark").page("/review")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not complaints(page)
    look(page, SPICY)
    told(page, "The cards are dealt.")
    page.get_by_role("button", name="One step on").click()
    told(page, "Ada plays 5 wasabi as 1 chili.")
    page.get_by_role("button", name="Next challenge").click()
    told(page, "Ada challenges Bo: wrong spice!")
    page.keyboard.press("ArrowLeft")
    told(page, "Bo plays a card: 8 chili.")  # without spoilers
    page.get_by_role("slider").fill("0")
    told(page, "The cards are dealt.")
    assert overflow(page) <= 0
    rest(page)
    assert not complaints(page)


def test_the_bot_says_how_often_a_claim_was_true(person: Person) -> None:
    page = person().page("/review")
    look(page, SPICY)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    thoughts = page.get_by_role("region", name="What the strongest bot thinks")
    expect(thoughts).to_contain_text(re.compile(r"The 8 was true \d+\s% of the time, chili \d+\s%"))
    expect(thoughts).to_contain_text("wrong spice!")
    expect(thoughts).to_contain_text("played")  # what Ada did
    margins = rf"may be off by {MARGIN:.0%}, its beliefs about claims by {CLAIMS_MARGIN:.0%}"
    thoughts.get_by_text(re.compile(margins.replace("%", r"\s%"))).click()
    expect(thoughts).to_contain_text(re.compile(r"It takes Bo to play .*like the bot learned \(\d+\s%\)"))
    expect(page.locator(".belief")).to_contain_text(re.compile(r"number true \d+\s%, spice \d+\s%"))
    page.get_by_label("Seen by").select_option("watch")
    expect(thoughts).to_contain_text("What Ada could believe")
    expect(thoughts).not_to_contain_text("What Ada could do")  # it would tell Ada's cards
    thoughts.get_by_role("checkbox").uncheck()
    expect(page.locator(".belief")).to_have_count(0)


def test_a_link_to_a_moment_carries_the_record(person: Person) -> None:
    page = person().page("/review")
    look(page, SPICY)
    page.get_by_label("Seen by").select_option("open")
    page.get_by_role("button", name="To the end").click()
    told(page, "Bo loses the challenge")
    other = person().page()
    other.goto(page.url)
    told(other, "Bo loses the challenge")
    expect(other.get_by_label("Seen by")).to_have_value("open")
    expect(other.get_by_role("region", name="All hands").locator(":scope > .hand")).to_have_count(2)


def test_what_happened_is_a_list_of_places_to_go(person: Person) -> None:
    page = person(language="de").page("/review")
    page.get_by_label("Oder füge die Aufzeichnung ein").fill(HEATED)
    page.get_by_role("button", name="Ansehen", exact=True).click()
    page.get_by_role("button", name="Nächster großer Moment").click()
    expect(page.locator(".controls .count")).to_have_text("2 / 2")
    page.get_by_role("list").get_by_role("button", name="Ada spielt").click()
    expect(page.locator(".controls .count")).to_have_text("1 / 2")
    assert overflow(page) <= 0


def test_the_list_shows_where_one_is_also_when_the_bot_takes_its_room(person: Person) -> None:
    records: list[str] = []
    spec = TableSpec("spicy", 4, spicy.Rules(), ("casual",) * 4, 3)
    play_game(spec, 0, lambda game, seat, action, facts: records.append(dump(game)))
    page = person().page("/review")
    look(page, records[30])
    for _ in range(9):
        page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(re.compile(r"wins (about |less than )?\d+"))).not_to_have_count(0)
    expect(page.locator('[aria-current="step"]')).to_be_in_viewport()


def test_play_on_from_a_record_waits_keeps_the_log_and_leads_back(person: Person) -> None:
    page = person(name="Ada").page("/review")
    look(page, SPICY)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_label("Seen by").select_option("1")
    told(page, "Bo plays 10 pepper as 8 chili.")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]{6,}$"))
    hand = page.get_by_label("Your hand", exact=True)
    expect(hand.get_by_role("button", name="wild number")).to_be_visible()
    log = page.get_by_role("log", name="What happened")
    expect(log).to_contain_text("plays 10 pepper as 8 chili")  # what Bo did before, with Bo's eyes
    expect(log.get_by_role("listitem")).to_have_count(2)  # it is the bot's turn, and it waits
    held = page.get_by_role("region", name="Nobody moves before you do")
    expect(held).to_be_visible()
    assert not complaints(page)
    held.get_by_role("button", name="Go on").click()
    expect(held).to_have_count(0)
    expect(log.get_by_role("listitem")).not_to_have_count(2)
    page.get_by_label("Menu", exact=True).click()
    page.get_by_role("link", name="Back to the review").click()
    told(page, "Bo plays 10 pepper as 8 chili.")
    expect(page.get_by_label("Seen by")).to_have_value("1")


@pytest.mark.parametrize(("game", "language", "theme"), [("spicy", "en", "light"), ("heated", "de", "dark")])
def test_a_review_opens_with_turning_points_and_everybodys_chances(
    person: Person, game: str, language: str, theme: str
) -> None:
    records: list[str] = []
    rules = {"spicy": spicy.Rules(), "heated": heated.Rules()}[game]
    spec = TableSpec(game, 3, rules, ("cat",) * 3, 5)
    play_game(spec, 0, lambda now, seat, action, facts: records.append(dump(now)))
    page = person(language=language, theme=theme, phone=theme == "dark").page("/review")
    page.locator("textarea").fill(records[-1])
    page.locator("form button").click()
    glance = page.locator("div.glance").last
    expect(glance.locator("dl")).to_be_visible()
    expect(glance.locator("progress")).to_have_count(0)
    expect(glance.get_by_role("img")).to_have_accessible_name(re.compile(r"100\s%"))
    turns = glance.locator(".turns button")
    assert 1 <= turns.count() <= 3
    expect(turns.first).to_contain_text(re.compile(r"\d+\s% (to|auf) \d+\s%"))
    if game == "spicy":
        expect(glance.locator("dl")).to_contain_text(re.compile(r"Bluffs\s*\d+ told · \d+ believed · \d+ caught"))
    glance.locator("summary").click()
    expect(glance.get_by_role("row")).not_to_have_count(0)
    assert overflow(page) <= 0
    assert not complaints(page)
    turns.first.click()  # leads to the step before, where something else could have been done
    expect(page.locator(".controls .count")).not_to_have_text(re.compile("^0 /"))
    expect(page.locator('[aria-current="step"]')).to_be_attached()


def test_an_option_says_how_sure_the_bot_is(person: Person) -> None:
    """What the server could not find out is not shown as a number."""
    page = person().page("/review")
    options = [
        {"action": "challenges spice", "chance": 0.5, "low": 0.49, "high": 0.51, "playouts": 9000, "known": True},
        {"action": "challenges number", "chance": 0.3, "low": 0.2, "high": 0.4, "playouts": 80, "known": True},
        {"action": "passes", "chance": 0, "low": 0, "high": 0.18, "playouts": 20, "known": True},
        {"action": "plays c1 as c9", "chance": 0, "low": 0, "high": 0.6, "playouts": 2, "known": False},
    ]
    answer = {"seat": 0, "ply": 2, "claims": [], "options": options}
    page.route("**/api/review", lambda route: route.fulfill(json=answer))
    look(page, SPICY)
    page.get_by_role("slider").fill("2")
    shown = page.get_by_role("region", name="What the strongest bot thinks").get_by_role("listitem")
    expect(shown).to_have_text(
        [
            re.compile(r"wrong spice!.*wins 50\s%"),
            re.compile(r"wins about 30\s% \(20–40\)"),
            re.compile(r"wins less than 18\s%"),
            re.compile(r"hardly tried$"),
        ]
    )
    expect(shown.last).not_to_contain_text("%")


def test_a_record_is_chosen_as_a_file(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(HEATED, encoding="utf-8")
    page = person().page("/review")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.locator(".controls .count")).to_have_text("0 / 2")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'Nobody here is called "Cy".'),
        ("de", 'Hier heißt niemand "Cy".'),
        ("fr", 'Personne ici ne s’appelle "Cy".'),
    ],
)
def test_what_is_no_record_is_told_in_a_sentence(person: Person, language: str, sentence: str) -> None:
    someone = person(language=language)
    someone.forgiven = ("400",)
    page = someone.page("/review")
    for text in ("nonsense", "format = 1", SPICY.replace("Ada challenges", "Cy challenges")):
        page.locator("textarea").fill(text)
        with page.expect_response("**/api/replay") as answer:
            page.locator("form button").click()
        assert answer.value.status == 400
        expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.locator(".controls")).to_have_count(0)


def test_a_damaged_link_is_told(person: Person) -> None:
    page = person().page("/review#r=AAAA")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")


def test_a_long_game_comes_in_pages_and_is_shown_whole(person: Person) -> None:
    """Slaps at nothing: each draws cards, so that 1,000 of them fill more than one answer."""
    slaps = ",".join(f'"{who} slaps"' for _ in range(250) for who in ("Ada", "Bo", "Cy", "Di"))
    players = '["Ada", "Bo", "Cy", "Di"]'
    page = person().page("/review")
    page.get_by_label("Or paste the record").fill(
        f'format = 1\ngame = "heated"\nplayers = {players}\nseed = 1\nactions = [{slaps}]\n[rules]\nhouse = [3]\n'
    )
    asked: list[int] = []
    page.on("request", lambda request: asked.append(1) if request.url.endswith("/api/replay") else None)
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator(".controls .count")).to_have_text("0 / 1000")
    assert len(asked) > 2  # one to see whether it can be read, then the pages
