"""A setting is a field with its metadata; what every layer asks of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click
import pytest
from click.testing import CliRunner

from scoville import BadSettings, heated, spicy
from scoville.cli import scoville
from scoville.cli.setting_options import COMMANDS_OWN, SettingOption, option_name, read_options
from scoville.core import GameKind, registry
from scoville.core.settings import (
    check_settings,
    choice,
    flag,
    number,
    own,
    setting_values,
    settings_of,
    several,
)
from scoville.server.game_wire import rules_message


@dataclass(frozen=True, slots=True)
class Rules:
    """Of a game that nobody has written."""

    mode: str = choice("slow", ("slow", "quick", "odd"))
    hand: int = number(3, 1, 5)
    end: int | None = number(None, 10, 20)
    loud: bool = flag()
    cards: tuple[str, ...] = several(("x", "y", "z"), 2)
    numbers: tuple[int, ...] = several(lambda: range(1, 4), 3)
    seed: int = number(0, 0, 9)
    title: str = "any"
    free: tuple[int, ...] = ()
    deck: object = own(None)

    def __post_init__(self) -> None:
        check_settings(self, "nobody")


KIND = GameKind("nobody", heated.new, Rules, 2, 3, (), __name__)


def test_the_fields_are_the_settings() -> None:
    found = {setting.name: setting for setting in settings_of(Rules)}
    assert list(found) == ["mode", "hand", "end", "loud", "cards", "numbers", "seed", "title", "free", "deck"]
    assert [setting.kind for setting in found.values()] == [
        *("choice", "number", "number", "flag", "several", "several", "number", "text", "several", "own")
    ]
    assert found["end"].optional
    assert found["numbers"].choices == (1, 2, 3)
    assert (found["numbers"].numbers, found["cards"].numbers, found["free"].numbers) == (True, False, True)
    assert setting_values(Rules(cards=("x", "y"), loud=True)) == {
        **{"mode": "slow", "hand": 3, "end": "", "loud": "yes", "cards": "x, y"},
        **{"numbers": "", "seed": 0, "title": "any", "free": ""},
    }


def test_lists_become_tuples() -> None:
    wish: Any = ["x"]
    assert Rules(cards=wish) == Rules(cards=("x",))
    assert hash(Rules(cards=wish)) == hash(Rules(cards=("x",)))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"mode": "fast"}, '`mode` is one of slow, quick, odd, not "fast".'),
        ({"hand": 6}, "`hand` is a whole number from 1 to 5, not 6."),
        ({"hand": True}, '`hand` is a whole number from 1 to 5, not "True".'),
        ({"hand": None}, '`hand` is a whole number from 1 to 5, not "None".'),
        ({"end": 9}, "`end` is a whole number from 10 to 20, not 9."),
        ({"loud": 1}, "`loud` is true or false."),
        ({"cards": ("x", "q")}, '`cards` is one of x, y, z, not "q".'),
        ({"cards": ("x", "x")}, "`cards` names x twice."),
        ({"numbers": (True,)}, '`numbers` is one of 1, 2, 3, not "True".'),
        ({"numbers": (1.0,)}, '`numbers` is one of 1, 2, 3, not "1.0".'),
        ({"free": ("x",)}, '`free` is a whole number, not "x".'),
        ({"title": 3}, '`title` is a text, not "3".'),
    ],
)
def test_what_a_setting_may_not_be_is_said(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Rules(**wrong)
    assert str(refused.value) == says


def test_a_game_says_it_in_its_own_words() -> None:
    with pytest.raises(BadSettings, match="A hand has 1 to 15 cards, not 16"):
        spicy.Rules(hand=16)
    with pytest.raises(BadSettings, match='There are house rules 1 to 6, and no "7"'):
        heated.Rules(house=(7,))


def test_the_wire_has_a_field_for_each() -> None:
    message = rules_message(
        "nobody", Rules, own={"deck": ("deck", dict[str, int] | None, None)}, more=[("luck", int, 0)]
    )
    assert message.__struct_fields__ == (*(setting.name for setting in settings_of(Rules)), "luck")
    with pytest.raises(TypeError, match="no type for the setting deck"):
        rules_message("nobody", Rules)


def test_options_of_the_command_line_are_read_as_the_setting_needs_them() -> None:
    given = {
        "mode": "quick",
        "hand": 2,
        "end": None,
        "loud": True,
        "cards": "x, z",
        "numbers": "1,two",
        "nobody_seed": 4,
    }
    assert read_options(KIND, given) == {
        **{"mode": "quick", "hand": 2, "loud": True},
        **{"cards": ("x", "z"), "numbers": (1, "two"), "seed": 4},
    }


def test_games_may_share_the_name_of_a_setting() -> None:
    mode = next(setting for setting in settings_of(Rules) if setting.name == "mode")
    theirs = next(setting for setting in settings_of(heated.Rules) if setting.name == "mode")
    option = SettingOption("mode", [(registry.game("heated"), theirs), (KIND, mode)])
    assert isinstance(option.type, click.Choice)
    assert {"chaos", "quick"} <= set(option.type.choices)
    hand = next(setting for setting in settings_of(Rules) if setting.name == "hand")
    mixed = SettingOption("mode", [(registry.game("heated"), theirs), (KIND, hand)])
    assert mixed.type.name == "text"
    assert read_options(KIND, {"hand": "4"}) == {"hand": 4}


def test_no_setting_takes_the_name_of_an_option_of_a_command() -> None:
    """`--seed` stays the seed: the setting is `--nobody-seed`."""
    seed = next(setting for setting in settings_of(Rules) if setting.name == "seed")
    assert option_name(KIND, seed) == "nobody_seed"
    context = click.Context(scoville)
    for name in ("play", "simulate", "tournament", "learn", "exploit", "rules", "cards"):
        command = scoville.get_command(context, name)
        assert command is not None
        others = [param for param in command.params if not isinstance(param, SettingOption)]
        names = {str(param.name) for param in others}
        names |= {option.lstrip("-").replace("-", "_") for param in others for option in param.opts}
        assert names <= COMMANDS_OWN, name


def test_help_is_made_of_the_catalogue() -> None:
    told = " ".join(CliRunner().invoke(scoville, ["simulate", "--help"]).output.split())
    assert "SPICY: Cards in hand. How many are dealt, and drawn after a trophy; the books say 6. [default: 6]" in told
    assert "--heated-call [race|automatic]" in told
