"""What a table looks like in its crowded moments, at 60×20, 80×24 and 120×40, in every language."""

from __future__ import annotations

import re
from itertools import product

import heated_terminal
import pytest
import spicy_terminal
from terminal_tables import Person, seen_rows

from scoville import compiled
from scoville.heated.words import heated_card_words
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy.words import card_words, claim_words

SIZES = [(60, 20), (80, 24), (120, 40)]
NAMES = ("Ada", "Cayenne", "Serrano", "Habanero", "Poblano", "Pasilla", "Jalapeno", "Guajillo", "Chipotle", "Piquin")

once = set(zip(SIZES, sorted(LANGUAGES), strict=True))
enough = pytest.mark.skipif(
    not compiled, reason="screens are the same without a compiler: there each size and each language is seen once"
)
everywhere = pytest.mark.parametrize(
    ("size", "lang"),
    [pytest.param(*seen, marks=() if seen in once else enough) for seen in product(SIZES, LANGUAGES)],
)


def whole(at: Person, *said: str) -> None:
    """All of it is to be seen, nothing else is cut, and every picture stays inside its frame."""
    rows = seen_rows(at.app)
    screen = "\n".join(rows)
    assert [len(row) for row in rows] == [at.app.size.width] * at.app.size.height, screen
    shown = _flat(re.sub("[│┃▁-█▊▎]", " ", screen))
    for each in map(_flat, said):
        assert each in shown, f"{each!r} is not in\n{screen}"
    for row in rows:
        assert not re.match(r"[│┃ ]*[;:!?](?!\S)", row), f"a line begins with a sign:\n{screen}"
        assert not re.search(r"\S…(?! )", row), f"a word is cut:\n{screen}"
    if at.front() is at.screen:
        _frames_are_closed(rows, screen)


def _frames_are_closed(rows: list[str], screen: str) -> None:
    """Below each upper corner its side goes down, cell by cell, to a lower corner: nothing is drawn over it."""
    for y, row in enumerate(rows):
        for x, corner in enumerate(row):
            if corner in "╭┏╮┓":
                down = y + 1
                while rows[down][x] in "│┃":
                    down += 1
                assert rows[down][x] in "╰┗╯┛", f"the frame at row {y}, column {x} is broken:\n{screen}"


def _flat(text: str) -> str:
    return " ".join(text.split())


def top_row(at: Person) -> str:
    return seen_rows(at.app)[0]


# --- SPICY ------------------------------------------------------------------------------------------------------


@everywhere
def test_spicy_choosing_with_spice_it_up_cards(size: tuple[int, int], lang: str) -> None:
    words = catalogue(lang)
    say = words.say
    both = ("copy-cat", "change-your-luck")

    async def steps(at: spicy_terminal.At) -> None:
        top = at.screen._view().top
        assert top is not None
        assert top.claim is not None
        claim = claim_words(words, top.claim)
        titles = [say(f"spicy-variant-{name}") for name in both]
        deck = [say("terminal-deck", count=at.game.view(0).deck), say("terminal-worlds-end")]
        whole(at, claim, *titles, *deck, say("terminal-declares", name="Cy"), say("terminal-copy"))
        assert re.match(r" SPICY +\S", top_row(at)), "the deck keeps its distance"
        if size >= (80, 24):
            whole(at, *(say(f"terminal-does-{name}") for name in both))
        await at.press("n")
        whole(at, say("terminal-confirm-number", name="Cy", claim=claim), say("terminal-back"))
        await at.press("escape", "c")
        whole(at, say("terminal-pick-copy"), say("terminal-pick"))
        await at.press("escape", "1")
        card = at.screen.draft.hand[0]
        whole(at, say("terminal-declare", card=card_words(words, card)), say("terminal-declare-how"))
        await at.press("enter")
        whole(at, say("terminal-pick-under", count=0), say("terminal-put-under"))
        await at.press("2")
        whole(at, say("terminal-pick-under", count=1))

    rules = 'variants = ["copy-cat", "change-your-luck"]'
    record = spicy_terminal.record("c5 c6 w6 p7 p8 *s", stack='"Cy w4 as c4"', rules=rules)
    spicy_terminal.sit(record, steps, size=size, lang=lang)


@everywhere
def test_spicy_a_challenge_is_told(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say

    async def steps(at: spicy_terminal.At) -> None:
        await at.press("n", "enter")
        revealed = at.screen.reveal
        assert revealed is not None
        card = card_words(at.app.words, revealed.revealed.card)
        claim = claim_words(at.app.words, revealed.revealed.claim)
        whole(
            at,
            say("terminal-revealed", card=card),
            say("terminal-right", claim=claim, trait="number"),
            say("terminal-takes", name="Cy", count=1),
            say("terminal-your-lead"),
        )

    spicy_terminal.sit(spicy_terminal.record("c5 c6", stack='"Cy w4 as c4"'), steps, size=size, lang=lang)


@everywhere
def test_spicy_with_offences_to_choose_from(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say

    async def steps(at: spicy_terminal.At) -> None:
        whole(at, say("terminal-your-turn"), *(say(f"terminal-{key}") for key in ("peek", "challenge-blind", "pass")))
        await at.press("k")
        whole(at, say("terminal-pick-peek"), say("terminal-the-stack"))
        await at.press("escape", "b")
        whole(at, say("terminal-offence-s-no-trait"))

    rules = 'manners = "tabletop"'
    record = spicy_terminal.record("c5 c6", stack='"Bo w1 as w1", "Cy w2 as w2"', rules=rules)
    spicy_terminal.sit(record, steps, size=size, lang=lang)


@everywhere
def test_spicy_ends_with_everybodys_score(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say
    hands = {
        "Ada": "c2",
        "Cayenne": "p10 *n c1",
        "Serrano": "c4 c3 w1",
        "Habanero": "c9",
        "Poblano": "c8",
        "Pasilla": "c7",
    }
    held = ", ".join(f'{name} = "{hand}"' for name, hand in hands.items())

    async def steps(at: spicy_terminal.At) -> None:
        await at.press("p", "enter")
        await at.until(lambda: at.front() is not at.screen)
        await at.pilot.pause()
        heads = [say(f"terminal-{head}") for head in ("won-cards", "trophies", "in-hand", "score")]
        keys = [say(f"terminal-{key}") for key in ("again", "save", "look", "quit")]
        whole(at, *hands, *heads, *keys, say("terminal-you-win"), say("terminal-ended-worlds-end"))

    record = f"""
format = 1
game = "spicy"
players = [{", ".join(f'"{name}"' for name in hands)}]
[position]
hands = {{ {held} }}
deck = "p1 p2"
stack = ["Serrano c1 as c1", "Cayenne w6 as c2"]
turn = "Ada"
points = {{ Ada = 6, Cayenne = 4 }}
worlds_end = 1
"""
    spicy_terminal.sit(record, steps, size=size, lang=lang)


# --- HEATED -----------------------------------------------------------------------------------------------------


@everywhere
def test_heated_choosing_a_colour_and_an_order(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say
    colours = [say("heated-colour", colour=colour) for colour in ("blue", "green", "purple", "yellow")]

    async def steps(at: heated_terminal.At) -> None:
        card = next(i for i, card in enumerate(at.screen.draft.hand) if str(card) == "ghost")
        title = heated_card_words(at.app.words, at.screen.draft.hand[card])
        await at.press(str(card + 1))
        whole(at, say("terminal-heated-which-colour"), *colours, say("terminal-heated-choosing", card=title))
        await at.press("2")
        whole(at, say("terminal-heated-which-next", number=1), "Bo", "Cy")
        await at.press("2")
        what = f"{title} · {colours[1]} · 1 Cy 2 Bo"
        whole(at, say("terminal-heated-confirm-play", what=what), say("terminal-do-it"))

    hand = "b1 b-swap g-draw2 ghost give-take reorganize mercy no-thanks"
    heated_terminal.sit(heated_terminal.record(hand), steps, size=size, lang=lang)


@everywhere
@pytest.mark.parametrize("card", ["b-swap on Ada", "b-hot"])
def test_heated_a_window_is_open(card: str, size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say

    async def steps(at: heated_terminal.At) -> None:
        acting = at.screen._view().acting
        assert acting is not None
        name = heated_card_words(at.app.words, acting)
        if card == "b-hot":
            whole(at, say("terminal-heated-slap-now", card=name), say("terminal-heated-slap"), say("terminal-asked"))
        else:
            whole(at, say("terminal-heated-answer", name="Bo", card=name), say("terminal-heated-accept"))

    bo, played = card.partition(" ")[0] + " g2 g3", f'"Bo plays {card}"'
    record = heated_terminal.record("b1 no-thanks", turn="Bo", bo=bo, actions=played)
    heated_terminal.sit(record, steps, size=size, lang=lang)


@everywhere
def test_heated_ends_at_a_table_of_ten(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say
    held = ", ".join(f'{name} = "{"g" if i else "b"}{i % 9 + 1}"' for i, name in enumerate(NAMES))

    async def steps(at: heated_terminal.At) -> None:
        whole(at, *NAMES, say("terminal-heated-your-turn"))
        await at.press("1", "enter")
        await at.until(lambda: at.front() is not at.screen)
        await at.pilot.pause()
        keys = [say("terminal-heated-next-round"), *(say(f"terminal-{key}") for key in ("save", "look", "quit"))]
        whole(at, *NAMES, *keys, say("terminal-heated-rounds-won"), say("terminal-you-win"))

    record = f"""
format = 1
game = "heated"
players = [{", ".join(f'"{name}"' for name in NAMES)}]
[position]
hands = {{ {held} }}
top = "b5"
turn = "Ada"
"""
    heated_terminal.sit(record, steps, size=size, lang=lang)


def test_a_dialog_that_is_too_long_scrolls_and_keeps_its_keys() -> None:
    say = catalogue("en").say
    names = NAMES[:10]
    held = ", ".join(f'{name} = "{"g" if i else "b"}{i % 9 + 1}"' for i, name in enumerate(names))

    async def steps(at: heated_terminal.At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: at.front() is not at.screen)
        await at.pilot.pause()
        whole(at, say("terminal-heated-next-round"), say("terminal-quit"))
        assert "Piquin" not in "\n".join(seen_rows(at.app))
        await at.press(*["down"] * 8)
        whole(at, "Piquin", say("terminal-heated-next-round"))

    record = f"""
format = 1
game = "heated"
players = [{", ".join(f'"{name}"' for name in names)}]
[position]
hands = {{ {held} }}
top = "b5"
turn = "Ada"
"""
    heated_terminal.sit(record, steps, size=(60, 16))
