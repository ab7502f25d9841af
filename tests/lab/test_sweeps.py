"""`balance --sweep`: any setting, the number of players or of a card, a part of a bot's name; and going on later."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from command_line import scoville
from installed import Run

from scoville.core import BadSettings, ScovilleError
from scoville.heated import Rules as HeatedRules
from scoville.lab.balance import compare
from scoville.lab.balance_json import as_rows
from scoville.lab.balance_run import LuckRun, StudyRun
from scoville.lab.balance_studies import Study
from scoville.lab.resuming import read_resumed
from scoville.lab.sweeps import Sweep, read_sweep, sweep_study
from scoville.spicy import Rules


def made(text: str, game: str = "spicy", bots: tuple[str, ...] = ("random",), **more: Any) -> Study:
    return sweep_study(game, read_sweep(text), bots, 1, **more)


def rules_of(study: Study, name: str) -> list[Any]:
    return [getattr(setting.specs[0].rules, name) for setting in study.settings]


# --- what can be swept ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("hand=4..6", ("4", "5", "6")),
        ("hand=4..9/3,6", ("4", "7", "6")),
        ("worlds-end=10, 20", ("10", "20")),
        ("variants=none,copy-cat+turn-it-up", ("none", "copy-cat+turn-it-up")),
    ],
)
def test_values_are_ranges_and_lists(text: str, values: tuple[str, ...]) -> None:
    assert read_sweep(text) == Sweep(text.partition("=")[0], values)


@pytest.mark.parametrize(
    "text", ["hand", "=4", "hand=", "hand=4", "hand=4,4", "hand=9..4", "hand=0..50", "hand=1..3/0"]
)
def test_what_is_no_sweep_is_refused(text: str) -> None:
    with pytest.raises(BadSettings):
        read_sweep(text)


def test_a_setting() -> None:
    study = made("hand=4..7")
    assert rules_of(study, "hand") == [4, 5, 6, 7]
    assert [setting.baseline for setting in study.settings] == ["hand 6", "hand 6", None, "hand 6"]
    assert [setting.at for setting in study.settings] == [4, 5, 6, 7]
    assert len({setting.specs[0].seed for setting in study.settings}) == 4
    assert rules_of(made("worlds-end=usual,20"), "worlds_end") == [None, 20]
    assert made("worlds-end=20,usual").settings[1].baseline is None
    assert rules_of(made("variants=none,copy-cat+turn-it-up"), "variants") == [(), ("copy-cat", "turn-it-up")]
    assert rules_of(made("open-deck=yes,no"), "open_deck") == [True, False]
    assert made("open-deck=yes,no").settings[1].baseline is None
    assert rules_of(made("mode=chaos,regular", "heated"), "mode") == ["chaos", "regular"]
    kept = made("hand=4,5", rules=Rules(worlds_end=9))
    assert rules_of(kept, "worlds_end") == [9, 9]


def test_players_cards_and_bots() -> None:
    study = made("players=2..4")
    assert [setting.players for setting in study.settings] == [2, 3, 4]
    assert study.settings[2].baseline is None
    study = made("card:draw4=0..8/4", "heated", players=3)
    decks = [setting.specs[0].rules.cards(3) for setting in study.settings]
    usual = HeatedRules().cards(3)
    changed = {kind for deck in decks for kind in {*deck, *usual} if deck[kind] != usual[kind]}
    assert len(changed) == 1
    assert study.settings[1].baseline is None, "as many as in the printed deck"
    study = made("thought=2,3", bots=("search:{thought}", "random"), players=2)
    assert [setting.specs[0].bots for setting in study.settings] == [("search:2", "random"), ("search:3", "random")]


def test_how_readily_a_bot_bluffs() -> None:
    study = made("bluff=0,300", bots=("cat:bluff={bluff}",), players=2)
    run = StudyRun(study, 30)
    run.run()
    found = compare(study, run.counts)
    honest, bold = (found.outcomes[setting.name, "bluffs"].estimate for setting in study.settings)
    assert honest.high < bold.low


def test_the_wins_of_every_bot_that_varies() -> None:
    study = made("bluff=0,60", bots=("cat:bluff={bluff}", "casual"), players=2)
    run = StudyRun(study, 4)
    run.run()
    found = compare(study, run.counts)
    for setting, bluff in zip(study.settings, (0, 60), strict=True):
        assert (setting.name, f"wins_cat:bluff={bluff}") in found.outcomes


@pytest.mark.parametrize(
    ("text", "game", "says"),
    [
        ("hnad=4..5", "spicy", "has no setting"),
        ("hand=0,4", "spicy", "1 to 15"),
        ("hand=four,5", "spicy", "1 to 15"),
        ("players=1,2", "spicy", "2 to 6"),
        ("players=two,3", "spicy", "whole number"),
        ("card:c1=1,2", "spicy", "cannot be counted out"),
        ("card:joker=1,2", "heated", "joker"),
        ("deck=1,2", "heated", "has no setting"),
    ],
)
def test_what_cannot_be_swept_gets_a_sentence(text: str, game: str, says: str) -> None:
    with pytest.raises(BadSettings) as raised:
        made(text, game)
    assert says in str(raised.value)


# --- interrupted and resumed -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [StudyRun, LuckRun])
def test_a_study_goes_on_as_if_it_had_never_stopped(tmp_path: Path, kind: Any) -> None:
    study = made("hand=3,4", bots=("casual",), players=2, rules=Rules(worlds_end=8))
    whole = kind(study, 12)
    whole.run(workers=2)
    file = tmp_path / "run.json"
    seen: list[int] = []
    for most in (1, 3, 10**6):
        part = kind(study, 12, file)
        if (written := read_resumed(file)) is not None:
            part.resume(written)
        part.run(stop=lambda most=most: len(seen) >= most, played=seen.append)
    assert part.complete
    assert part.counts == whole.counts
    assert sum(seen) == 24
    assert file.stat().st_size < 10_000
    longer = kind(study, 14, file)
    longer.resume(read_resumed(file) or {})
    assert longer.played == 24
    written = read_resumed(file)
    assert written is not None
    with pytest.raises(BadSettings, match="belongs to another run"):
        kind(made("hand=3,5", players=2), 12, file).resume(written)
    with pytest.raises(BadSettings, match="more than the 4 games"):
        kind(study, 4, file).resume(written)
    none: dict[str, Any] = {name: {} for name in whole.counts}
    spoilt: list[dict[str, Any]] = [{"seconds": "x"}, {"progress": {}}, {"progress": none}]
    for spoil in spoilt:
        with pytest.raises(ScovilleError, match="not a file to resume from"):
            kind(study, 12, file).resume({**written, **spoil})


# --- the command -----------------------------------------------------------------------------------------


def test_the_command_sweeps_resumes_and_prints_csv(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    arguments = ("balance", "spicy", "--sweep", "hand=3,4", "--players", "2", "--worlds-end", "8", "--games", "30")
    first = scoville(*arguments, "--seed", "5", "--resume", file, "--csv")
    assert (first.returncode, first.stderr) == (0, "")
    again = scoville(*arguments, "--resume", file, "--csv")
    assert again.stdout == first.stdout
    rows = list(csv.DictReader(first.stdout.splitlines()))
    assert {row["setting"] for row in rows} == {"hand 3", "hand 4"}
    lengths = [row for row in rows if row["measure"] == "length"]
    assert [row["at"] for row in lengths] == ["3", "4"]
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in lengths)
    assert {f"wins_at_place_{place}" for place in range(2)} <= {row["measure"] for row in rows}
    page = scoville(*arguments, "--seed", "5", "--resume", file)
    assert "What does hand change?" in page.stdout
    assert "wins by place" in page.stdout
    assert (
        "Again: scoville balance spicy --games 30 --players 2 --sweep hand=3,4 --worlds-end 8 --seed 5" in page.stdout
    )
    told = json.loads(scoville(*arguments, "--seed", "5", "--resume", file, "--json").stdout)
    assert [setting["at"] for setting in told["settings"]] == [3, 4]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("worlds-end", "--sweep", "hand=4,5"), "Choose a study or --sweep"),
        (("worlds-end", "--hand", "4"), "A study chooses its own rules"),
        (("--sweep", "hnad=4,5"), "Did you mean hand?"),
        (("--sweep", "hand=4,5", "--json", "--csv"), "do not go together"),
        (("--sweep", "hand=4,5", "--resume", "/nowhere/at/all.json"), "cannot be written"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("balance", "spicy", *arguments)
    assert done.returncode in {1, 2}
    assert says in done.stderr
    assert done.stdout == ""


def test_rows_have_one_width() -> None:
    study = made("players=2,3", rules=Rules(worlds_end=8))
    run = StudyRun(study, 30)
    run.run()
    assert len({len(row) for row in as_rows(compare(study, run.counts))}) == 1


def test_a_game_of_another_package(run: Run) -> None:
    told = run("-m", "scoville", "balance", "cheat", "--sweep", "most=1..3", "--games", "30", "--seed", "1")
    assert "What does most change?" in told
    told = run("-m", "scoville", "balance", "cheat", "--luck", "--games", "30", "--seed", "1", "--bots", "cat,random")
    assert "the deal explains" in told


def test_only_what_a_game_has_is_offered() -> None:
    for game, cards in (("spicy", False), ("heated", True)):
        with pytest.raises(BadSettings) as refused:
            sweep_study(game, read_sweep("zest=1,2"), ("casual",), 1)
        assert ("card:NAME" in str(refused.value)) is cards
