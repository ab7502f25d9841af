"""What `dump` writes, `load` reads: the same game, to the bit."""

from __future__ import annotations

import tomllib
from itertools import combinations

import pytest

import scoville
from scoville import spicy
from scoville.core import CLOCK, Expire
from scoville.record import dump, load, picture, read, say
from scoville.spicy import EDITIONS, VARIANTS, Accept, Card, Challenge, Claim, Copy, Pass, Peek, Play, Rules, Trait

HEAD = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo", "Cy"]\n'

RULES = [
    "",
    *(f'edition = "{edition}"' for edition in EDITIONS),
    *(f'variants = ["{variant}"]' for variant in VARIANTS),
    'variants = ["copy-cat", "we-love-chili"]',
    'variants = ["we-love-chili", "copy-cat"]',
    "variants = []",
    'manners = "guided"',
    'manners = "tabletop"',
    "worlds_end = 1",
    "worlds_end = 82",
    "worlds_end_jitter = 5",
    "open_deck = true",
    "open_deck = false",
    'edition = "fr"\nvariants = ["turn-it-up", "copy-cat", "spice-raider"]\nmanners = "tabletop"\n'
    "worlds_end = 20\nworlds_end_jitter = 3\nopen_deck = true",
]
POSITIONS = [
    "",
    "hands = {}",
    'hands = { Bo = "c1 c1 c1 *n" }',
    'hands = { Ada = "w5", Bo = "p10 *n", Cy = "*s *s *s *s *s" }',
    'deck = ""',
    'deck = "w3 p2 p2 *s *n c10"',
    "worlds_end = 5",
    "points = { Ada = 3, Cy = 12 }",
    "points = { Ada = 0 }",
    "trophies = { Bo = 1, Cy = 1 }",
    'stack = ["Ada w5 as c2", "Bo p3 as c4"]',
    "stack = []",
    'turn = "Cy"',
    'hands = { Ada = "w5" }\ndeck = "w3"\nworlds_end = 30\npoints = { Bo = 2 }\ntrophies = { Cy = 1 }\n'
    'stack = ["Cy *s as p1"]\nturn = "Bo"',
]


def same(one: scoville.record.record.AnyGame, other: scoville.record.record.AnyGame) -> None:
    assert picture(other) == picture(one)
    assert other.history == one.history
    assert dump(other) == dump(one)


@pytest.mark.parametrize("rules", RULES)
def test_rules(rules: str) -> None:
    game = load(f"{HEAD}seed = 4\n[rules]\n{rules}\n")
    again = load(dump(game))
    same(game, again)
    assert isinstance(game, spicy.Spicy)
    assert isinstance(again, spicy.Spicy)
    assert again.rules == game.rules
    for key, value in tomllib.loads(rules).items():
        found = getattr(game.rules, key)
        assert (list(found) if isinstance(found, tuple) else found) == value


@pytest.mark.parametrize("position", POSITIONS)
def test_position(position: str) -> None:
    game = load(f"{HEAD}seed = 4\n[position]\n{position}\n")
    same(game, load(dump(game)))


def test_position_with_a_copy() -> None:
    game = load(
        f'{HEAD}[rules]\nvariants = ["copy-cat"]\n[position]\nstack = ["Ada w5 as c2", "Bo copy p3 as c2"]\n'
        'turn = "Cy"\n'
    )
    same(game, load(dump(game)))
    assert [laid["copy"] for laid in picture(game)["stack"]] == [False, True]


@pytest.mark.parametrize(
    "seed", ["0", "7", "-7", "123456789012345678901234567890", '"0"', '"ff"', '"DEADbeef00"', '"' + "a" * 256 + '"']
)
def test_seed(seed: str) -> None:
    game = load(f"{HEAD}seed = {seed}\n")
    again = load(dump(game))
    same(game, again)
    assert f"= {seed}\n" in dump(game)


def test_seeds_give_different_games() -> None:
    pictures = [picture(load(f"{HEAD}seed = {seed}\n")) for seed in ("0", "7", "-7", '"ff"', '"DEADbeef00"')]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_no_seed_is_the_same_game_each_time() -> None:
    assert picture(load(HEAD)) == picture(load(HEAD))


@pytest.mark.parametrize("first", ['first = "Ada"\n', 'first = "Cy"\n', ""])
def test_first(first: str) -> None:
    game = load(f"{HEAD}{first}seed = 2\n")
    same(game, load(dump(game)))
    assert first.replace(" ", "") in dump(game).replace(" ", "")


def test_the_position_is_filled_as_the_contract_says() -> None:
    game = load(f'{HEAD}[position]\nhands = {{ Bo = "c1 w5" }}\ndeck = "w3 p2"\npoints = {{ Cy = 4 }}\n')
    found = picture(game)
    assert found["players"]["Bo"]["hand"] == ["c1", "w5"]
    assert [len(found["players"][name]["hand"]) for name in ("Ada", "Bo", "Cy")] == [6, 2, 6]
    assert found["deck"][:2] == ["w3", "p2"]
    assert len(found["deck"]) == 100 - 14 - 4
    assert found["players"]["Cy"]["points"] == 4


TIMED = [
    ("Ada plays w5 as c1 @0", 0.0),
    ("Bo passes @1.5", 1.5),
    ("Cy passes @12.345", 12.345),
    ("Ada passes @999999999", 999999999.0),
    ("clock expires @1000.000000001", 1000.000000001),
    ("Bo challenges spice", None),
]


def test_times_are_kept() -> None:
    actions = ", ".join(f'"{text}"' for text, _ in TIMED)
    game = load(f'{HEAD}first = "Ada"\nactions = [{actions}]\n[position]\nhands = {{ Ada = "w5 c1", Bo = "p10 *n" }}\n')
    assert [act.time for act in game.history] == [time for _, time in TIMED]
    same(game, load(dump(game)))


def test_small_times_are_written_without_an_exponent() -> None:
    game = load(f'{HEAD}first = "Ada"\nactions = ["Ada passes @0.000000001"]\n')
    assert "@0.000000001" in dump(game)
    same(game, load(dump(game)))


ACTIONS = [
    (0, Play(Card("w5"), Claim("c2")), "Ada plays w5 as c2"),
    (0, Play(Card("*s"), Claim("p10"), last=True), "Ada plays *s as p10 last"),
    (1, Play(Card("w5"), Claim("c5"), (Card("p1"), Card("*n"))), "Bo plays w5 as c5 with p1 *n"),
    (1, Copy(Card("w5")), "Bo copies w5"),
    (2, Copy(Card("w5"), (Card("p1"),), True), "Cy copies w5 with p1 last"),
    (2, Pass(), "Cy passes"),
    *((2, Challenge(trait), f"Cy challenges {trait.value}") for trait in Trait),
    (2, Accept(), "Cy accepts"),
    (2, Peek(), "Cy peeks stack"),
    (2, Peek(1), "Cy peeks Bo"),
    (CLOCK, Expire(), "clock expires"),
]


@pytest.mark.parametrize(("seat", "action", "text"), ACTIONS, ids=[text for _, _, text in ACTIONS])
def test_every_action_is_written_as_the_contract_says(seat: int, action: spicy.Action, text: str) -> None:
    assert say(load(HEAD), seat, action) == text


def test_every_action_is_read() -> None:
    game = load(
        f"""{HEAD}first = "Ada"
actions = [
  "Ada plays w5 as c1", "Cy peeks stack", "Bo peeks Cy", "Bo copies p10", "Cy plays w1 as c5 with w3 w2",
  "Ada copies c9 with c8", "clock expires",
]
[rules]
variants = ["copy-cat", "change-your-luck"]
manners = "tabletop"
[position]
hands = {{ Ada = "w5 c9 c8", Bo = "p10 *n", Cy = "w1 w2 w3 w4" }}
points = {{ Cy = 1 }}
"""
    )
    assert [act.action for act in game.history] == [
        Play(Card("w5"), Claim("c1")),
        Peek(),
        Peek(2),
        Copy(Card("p10")),
        Play(Card("w1"), Claim("c5"), (Card("w3"), Card("w2"))),
        Copy(Card("c9"), (Card("c8"),)),
        Expire(),
    ]
    same(game, load(dump(game)))


def test_a_played_game_and_its_record_go_on_alike() -> None:
    game = spicy.new(["Ada", "Bo"], "c0ffee", Rules(variants=("copy-cat",)), first=1)
    game.apply("Bo", game.legal("Bo")[1])
    game.apply("Ada", Pass(), 3.25)
    again = load(dump(game))
    same(game, again)
    for one in (game, again):
        one.apply("Ada", Challenge(Trait.NUMBER))
    same(game, again)


def test_reading_does_not_play() -> None:
    record = read(f'{HEAD}first = "Ada"\nactions = ["Ada passes", "Bo passes"]\n')
    assert record.game.history == []
    assert len(record.actions) == 2
    assert [len(game.history) for game, _, _ in record.steps()] == [1, 2]
    assert len(record.play().history) == 2
    assert record.game.history == []
