"""How to set up the printed games, and how their points are counted: everything as the rules have it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scoville import heated, spicy
from scoville.bots import make_bot
from scoville.companion import GameCompanion, Pad, Plan, Sheet, companion_of, tally
from scoville.core import BadSettings, GameKind, registry, stream
from scoville.heated import MODES
from scoville.lab.sequence import sequence_of
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy import EDITIONS, VARIANTS

CASES = json.loads((Path(__file__).parent / "pads.json").read_text(encoding="utf-8"))
SEEDS = [f"{number:x}" for number in range(30)]


def plan(game: str, players: int = 4, seed: str = "5eed", /, **asked: str) -> Plan:
    return companion_of(game).plan(players, seed, asked)


def drawn(seed: str = "5eed", /, **asked: str) -> tuple[str, ...]:
    return tuple(card.card for card in plan("spicy", 4, seed, **asked).drawn)


def sheet(told: dict[str, Any]) -> Sheet:
    counts = {column: tuple(counts) for column, counts in told["counts"].items()}
    return Sheet(counts, told["ending"], tuple(told["named"]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_the_worlds_end_card_goes_where_a_dealt_game_has_it(players: int, edition: str) -> None:
    game = spicy.new([f"P{i}" for i in range(players)], 1, spicy.Rules(edition))
    values = plan("spicy", players, edition=edition).values
    assert values["worlds_end"] == game.above_worlds_end
    assert values["below"] == len(game.deck) - game.above_worlds_end
    assert values["hand"] == len(game.hand(0))
    assert values["deck"] == len(game.deck)
    assert (values["below"], values["hand"], values["cards"]) == ({2: 60, 3: 40, 4: 40}.get(players, 16), 6, 100)


def test_an_edition_says_how_many_cards_and_who_starts() -> None:
    for name, most in {"en": 3, "de": 2, "fr": 6, "en-revised": 2}.items():
        asks = {ask.name: ask for ask in plan("spicy", edition=name).asks}
        assert asks["edition"].value == name
        assert (asks["draw"].value, asks["draw"].high) == (1, most)
        assert len(plan("spicy", edition=name).drawn) == 1
        assert len(plan("spicy", edition=name, draw="6").drawn) == most
        assert plan("spicy", edition=name, draw="0").drawn == ()
        assert "spice-it-up" not in plan("spicy", edition=name, draw="0").steps
    assert plan("spicy", edition="fr").values["first"] == "ate-spicy-last"
    assert plan("spicy", edition="de").values["first"] == "youngest"


def test_every_card_and_every_starter_is_drawn_by_some_seed_and_the_same_by_the_same() -> None:
    assert {name for seed in SEEDS for name in drawn(seed)} == set(VARIANTS)
    assert {plan("heated", 3, seed).first for seed in SEEDS} == {0, 1, 2}
    assert plan("spicy", 4, "a", draw="2") == plan("spicy", 4, "a", draw="2")
    starters = {plan("spicy", lot=seed).first for seed in SEEDS}
    assert starters == {0, 1, 2, 3}
    assert {plan("spicy", lot=seed).drawn for seed in SEEDS} == {plan("spicy").drawn}  # another lot draws no other card


def test_cards_can_be_chosen_but_not_more_than_the_edition_allows() -> None:
    assert drawn(variants="copy-cat,turn-it-up") == ("turn-it-up", "copy-cat")
    with pytest.raises(BadSettings, match="2"):
        plan("spicy", edition="de", variants="copy-cat,turn-it-up,spice-raider")
    with pytest.raises(BadSettings, match="nonsense"):
        plan("spicy", variants="nonsense")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 4, 6, 7, 10])
def test_the_cards_to_take_out_of_the_box_are_the_deck_of_the_mode(players: int, mode: str) -> None:
    made = plan("heated", players, mode=mode)
    deck = heated.Rules(mode=mode).deck_for(players)
    assert sum(row.count for row in made.pack) == deck.total() == made.values["deck"]
    assert all(0 <= row.count <= row.box for row in made.pack)
    assert sum(row.box for row in made.pack) == 133 + 22
    by_title = {row.title: row for row in made.pack}
    assert by_title["card-heated-numbers"].count == 80
    assert by_title["card-heated-hot"].count == sum(deck[kind] for kind in heated.CARDS["hot"].kinds)


def test_modes_differ_as_the_manual_says() -> None:
    def count(title: str, players: int, mode: str, **more: str) -> int:
        found = {row.title: row.count for row in plan("heated", players, mode=mode, **more).pack}
        return found[f"card-heated-{title}"]

    assert count("mercy", 6, "tried-and-tested") == 2
    assert count("mercy", 7, "tried-and-tested") == 0
    assert count("hot", 6, "tried-and-tested") == 8
    assert count("spice-mix", 5, "chaos") == 1
    assert count("spice-mix", 6, "chaos") == 0
    assert count("spice-mix", 6, "chaos", add="spice-mix") == 1
    assert plan("heated", 6, mode="chaos", add="spice-mix").warnings == ("live-warning-spice-mix",)
    assert count("draw4", 4, "speed-run") == 0


def test_only_what_a_mode_lacks_can_be_added() -> None:
    def offered(**asked: str) -> tuple[str, ...]:
        return next(ask.choices for ask in plan("heated", **asked).asks if ask.name == "add")

    assert "spice-mix" in offered(mode="never-ending")
    assert "trap" not in offered(mode="never-ending")
    assert "trap" in offered(mode="never-ending", add="trap")  # to be taken out again
    assert all("blank" not in offered(mode=mode) for mode in MODES)


@pytest.mark.parametrize("case", CASES)
def test_points_and_winners(case: dict[str, Any]) -> None:
    """The page reckons the same: web/tests/companion.test.ts reads the same file."""
    pad = plan(case["game"], case["players"]).pad
    found = pad.standing(sheet(case["sheet"]), case["players"])
    assert (list(found.points), found.ending, list(found.winners)) == (case["points"], case["over"], case["winners"])


@pytest.mark.parametrize("players", range(2, 7))
def test_the_pad_counts_as_a_played_game_does(players: int) -> None:
    """Whole games by chance: at the end the pad says the points and the winners that the rules say."""
    reasons = set()
    for seed in range(12):
        names = [f"P{i}" for i in range(players)]
        game = spicy.new(names, seed)
        bots = {seat: make_bot("spicy", "random", stream(seed, f"bot-{seat}")) for seat in range(players)}
        sequence_of("spicy").play(game, bots, stream(seed, "random"), lambda *happened: None)
        seen = game.view(0).players
        counts = {
            "trophies": tuple(player.trophies for player in seen),
            "won": tuple(player.points for player in seen),
            "hand": tuple(player.hand for player in seen),
        }
        pad = plan("spicy", players).pad
        found = pad.standing(Sheet(counts, game.reason if game.reason == "worlds-end" else ""), players)
        assert (found.points, found.ending, found.winners) == (game.scores, game.reason, game.winners)
        reasons.add(found.ending)
    assert reasons


def test_the_pads_of_the_page_are_those_of_the_rules() -> None:
    spicy_pad, heated_pad = plan("spicy").pad, plan("heated").pad
    assert [(one.name, one.worth, one.stock, one.during) for one in spicy_pad.columns] == [
        ("trophies", 10, 3, True),
        ("won", 1, 100, False),
        ("hand", -1, 100, False),
    ]
    assert [(one.name, one.kind, one.count) for one in spicy_pad.endings] == [
        ("second-trophy", "each", 2),
        ("third-trophy", "all", 3),
        ("worlds-end", "said", 0),
    ]
    assert [(one.name, one.worth, one.stock) for one in heated_pad.columns] == [("hand", -1, 133)]
    assert (spicy_pad.next_first, heated_pad.next_first) == ("rule", "winner")


def test_counts_stay_within_what_there_is() -> None:
    pad = plan("spicy", 2).pad
    empty = Sheet()
    assert pad.add(empty, "won", 0, -1, 2) is empty
    assert pad.add(empty, "trophies", 0, 4, 2) is empty
    full = pad.add(pad.add(empty, "trophies", 0, 1, 2), "trophies", 1, 2, 2)
    assert full.counts == {"trophies": (1, 2)}
    assert not pad.may_add(full, "trophies", 0, 1, 2)
    assert pad.may_add(full, "trophies", 0, -1, 2)


def test_several_games_add_up_and_a_shared_win_counts_for_all() -> None:
    pad = plan("heated", 3).pad
    sheets = [sheet(case["sheet"]) for case in CASES if case["game"] == "heated"]
    assert tally(pad, sheets, 3).wins == (1, 0, 3)


def test_any_other_game_has_a_companion_too() -> None:
    kind = registry.game("spicy")
    plain = GameCompanion(GameKind("other", kind.new, type("Rules", (), {}), 2, 5, (), kind.folder, {}))
    pad = plain.pad(None, 3)
    assert isinstance(pad, Pad)
    found = pad.standing(Sheet({"points": (3, 7, 7)}, "over"), 3)
    assert found.winners == (1, 2)
    assert pad.add(Sheet(), "points", 0, -5, 3).counts == {"points": (-5, 0, 0)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_column_and_ending_has_its_words(language: str) -> None:
    words = catalogue(language)

    def said(game: str, id: str, **values: str | int) -> str:
        own = f"companion-{game}-{id}"
        return words.say(own if words.has(own) else f"companion-{id}", **values)

    plans = [plan("spicy", players, edition=edition) for edition in EDITIONS for players in (2, 6)]
    plans += [plan("heated", players, mode=mode) for mode in MODES for players in (2, 10)]
    for made in plans:
        for step in made.steps:
            assert said(made.game, f"step-{step}", **made.values).strip()
        for ask in made.asks:
            assert said(made.game, f"ask-{ask.name}")
        for column in made.pad.columns:
            assert said(made.game, f"column-{column.name}")
        for ending in made.pad.endings:
            assert said(made.game, f"ending-{ending.name}")
            if ending.kind in {"said", "named"}:
                assert said(made.game, f"ending-{ending.name}.button")
        for row in made.pack:
            assert words.say(row.title)
        for card in made.drawn:
            assert card.step in made.steps
            assert words.say(card.title) != words.say(card.help)
        for warning in made.warnings:
            assert words.say(warning)


@pytest.mark.parametrize(("game", "players"), [("spicy", 1), ("spicy", 7), ("heated", 11), ("heated", 0)])
def test_so_many_cannot_play(game: str, players: int) -> None:
    with pytest.raises(BadSettings):
        plan(game, players)


def test_a_mode_there_is_not() -> None:
    with pytest.raises(BadSettings, match="regular"):
        plan("heated", mode="nonsense")
