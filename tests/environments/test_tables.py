"""What every table of the environments answers."""

from __future__ import annotations

import pytest

from scoville import heated, spicy
from scoville.core import BadSettings
from scoville.core.seeds import Seeds
from scoville.environments.table import Table
from scoville.environments.tables import in_words, make_tables, seats_at
from scoville.heated.environment.table import HeatedTable
from scoville.spicy.environment.table import SpicyTable

ANSWERED = (
    *("new_game", "list_options", "act", "fill_observation", "winners", "waiting", "question", "deal_anew"),
    *("clone", "copy_from"),
)


def test_a_table_is_one_of_a_game() -> None:
    with pytest.raises(TypeError, match="a table is one of a game"):
        Table(2, 1, 1)


@pytest.mark.parametrize("table", [SpicyTable, HeatedTable])
@pytest.mark.parametrize("method", ANSWERED)
def test_a_game_answers_itself(table: type[Table], method: str) -> None:
    assert method in vars(table)


@pytest.mark.parametrize("table", [SpicyTable, HeatedTable])
def test_a_table_has_parts_and_extends_nothing_but_the_interface(table: type[Table]) -> None:
    assert table.__mro__ == (table, Table, object)


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_decisions_are_what_may_be_done_and_outcomes_are_paid_by_the_losers(game: str) -> None:
    table = make_tables(game, 1, 3, None, timed=False)[0]
    table.new_game(Seeds(1), 0)
    while table.mover >= 0:
        mask = bytearray(table.actions)
        table.write_mask(table.mover, memoryview(mask))
        decisions = table.decisions()
        assert sorted(decisions) == [i for i, allowed in enumerate(mask) if allowed]
        table.act(decisions[-1])
    assert sum(table.outcome()) == pytest.approx(0)
    assert max(table.outcome()) > 0


@pytest.mark.parametrize(
    ("game", "rules", "why"),
    [
        ("chess", None, "there are spicy, heated"),
        ("spicy", heated.Rules(), "These are not rules of SPICY."),
        ("heated", spicy.Rules(), "These are not rules of HEATED."),
    ],
)
def test_rules_of_another_game_are_refused(game: str, rules: spicy.Rules | heated.Rules | None, why: str) -> None:
    with pytest.raises(BadSettings, match=why):
        make_tables(game, 1, 2, rules, timed=False)
    with pytest.raises(BadSettings, match=why):
        seats_at(game, 2, rules, 0)


def test_what_was_given_as_a_decision_in_words() -> None:
    assert in_words("spicy", 2, 10) == "2 (pass)"
    assert in_words("spicy", 10, 10) == '"10"'
    assert in_words("heated", None, 10) == '"None"'
