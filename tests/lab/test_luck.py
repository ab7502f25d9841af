"""Luck against skill: known parts of a made-up game are found, and the command says what they are."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from command_line import scoville

from scoville import spicy
from scoville.core import ScovilleError
from scoville.lab import TableSpec, play_game
from scoville.lab.balance_studies import Setting, usual_study
from scoville.lab.luck import PARTS, LuckCounts, count_deals, deal_sums, luck_of
from scoville.lab.measures import WHOLE
from scoville.lab.statistics import Estimate

SHORT = spicy.Rules(worlds_end=8)


def made_up(players: int, deals: int, cards: float, skill: float, chance: float, seed: int) -> dict[str, Estimate]:
    """The best sum of cards, skill and chance wins."""
    luck = np.random.default_rng(seed)
    able = skill * np.arange(players)
    counts = LuckCounts()
    for _ in range(deals):
        hands = cards * luck.normal(size=players)
        won = np.zeros((players, 2, players), np.int64)
        for turned in range(players):
            for again in range(2):
                sums = [
                    hands[seat] + able[(seat - turned) % players] + chance * luck.normal() for seat in range(players)
                ]
                won[turned, again, int(np.argmax(sums))] = WHOLE
        counts.add(deal_sums(won))
    return luck_of(counts)


def test_each_part_is_found_alone() -> None:
    """The largest part is the only one there is; the others are within their intervals of 0."""
    for index, (part, of) in enumerate({"deal": (1, 0, 1e-9), "players": (0, 1, 1e-9), "play": (0, 0, 1)}.items()):
        found = made_up(3, 120, *of, seed=index)
        assert found[part].value == pytest.approx(1, abs=0.06), part
        assert all(found[other].low < 0.03 for other in PARTS if other != part)
        assert all(0 <= one.low <= one.value <= one.high <= 1 for one in found.values())


def test_mixed_parts_agree_with_many_more_deals() -> None:
    few, many = made_up(3, 250, 1, 0.5, 1, seed=1), made_up(3, 4000, 1, 0.5, 1, seed=2)
    for part in PARTS:
        assert few[part].low - 0.02 <= many[part].value <= few[part].high + 0.02
    assert sum(one.value for one in many.values()) == pytest.approx(1, abs=0.01)


def test_counts_add_up_in_any_split() -> None:
    spec = TableSpec("spicy", 2, SHORT, ("casual", "random"), 1)
    setting = Setting("one", (spec,), None)
    whole, parts = count_deals(setting, 0, 5), LuckCounts()
    for start in range(5):
        parts.merge(count_deals(setting, start, start + 1))
    assert parts == whole
    assert LuckCounts.from_json(json.loads(json.dumps(whole.as_json()))) == whole
    with pytest.raises(ValueError, match="fit together"):
        LuckCounts.from_json({**whole.as_json(), "products": []})
    with pytest.raises(ScovilleError, match="Too few"):
        luck_of(count_deals(setting, 0, 1))


def test_the_same_deal_again_has_other_dice() -> None:
    spec = TableSpec("spicy", 3, SHORT, ("random", "casual", "random"), 1)
    records: list[Any] = []
    for again in (0, 1, 1, 2):
        seen: list[Any] = []
        play_game(spec, 0, lambda game, *happened, seen=seen: seen.append(game), again)
        records.append((seen[-1].setup, [act.action for act in seen[-1].history]))
    assert len({repr(setup) for setup, _ in records}) == 1
    assert records[1] == records[2]
    assert records[0][1] != records[1][1] != records[3][1]


def test_a_better_bot_is_skill_and_equal_bots_are_none() -> None:
    def parts(*bots: str) -> dict[str, Estimate]:
        study = usual_study("spicy", bots, 1, 2, spicy.Rules())
        return luck_of(count_deals(study.settings[0], 0, 20))

    assert parts("heuristic", "random")["players"].low > 0.3
    assert parts("random", "random")["players"].low < 0.05


def test_the_command_says_what_explains_the_result() -> None:
    arguments = ["balance", "spicy", "--luck", "--bots", "casual,random", "--players", "2", "--worlds-end", "8"]
    arguments += ["--games", "30", "--seed", "1", "--workers", "1"]
    done = scoville(*arguments)
    assert done.returncode == 0
    assert "2 players: the deal explains" in done.stdout
    told = json.loads(scoville(*arguments, "--json").stdout)["settings"][0]
    assert list(told["explains"]) == list(PARTS)
    assert told["deals"] == 30
    rows = scoville(*arguments, "--csv").stdout.splitlines()
    assert rows[0] == "setting,at,deals,explained_by,value,low,high"
    assert len(rows) == 1 + len(PARTS)
