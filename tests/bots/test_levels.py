"""Levels: the terms in which a player chooses an opponent."""

from __future__ import annotations

import pytest

from scoville.bots import LEVELS, TEMPERAMENTS, make_bot, quickness_of, room_of
from scoville.bots.adapting import AdaptingBot
from scoville.core import BadSettings, stream
from scoville.lab.temperaments import measure
from scoville.spicy.bots import HeuristicBot

STRENGTHS = [name for name, level in LEVELS.items() if not level.adapts]


@pytest.mark.parametrize("game", ["spicy", "heated"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mood", TEMPERAMENTS)
def test_every_level_has_every_temperament(game: str, level: str, mood: str) -> None:
    bot = make_bot(game, f"{level}:{mood}", stream(1, "bot"))
    assert (bot.thinks > 0) == (LEVELS[level].budget is not None)
    assert isinstance(bot, AdaptingBot) == LEVELS[level].adapts
    temperament = vars(bot)["temperament"]
    assert temperament.bluff == TEMPERAMENTS[mood].bluff
    assert temperament.suspicion == TEMPERAMENTS[mood].suspicion
    assert temperament.blunder == room_of(game).blunder.get(level, 0)


def test_without_a_temperament_it_is_even() -> None:
    bot = make_bot("spicy", "cat", stream(1, "bot"))
    assert isinstance(bot, HeuristicBot)
    assert bot.temperament.bluff == bot.temperament.suspicion == 100


def test_a_higher_level_is_quicker_and_more_alert() -> None:
    for alert in (False, True):
        quick = [quickness_of(level, alert) for level in STRENGTHS]
        assert quick == sorted(set(quick))
    assert quickness_of("kitten", alert=True) < quickness_of("kitten"), "a child watches its own cards"
    assert quickness_of("lion", alert=True) > quickness_of("lion"), "a shark watches the others"
    assert quickness_of("random") == quickness_of("random", alert=True) == 100


def test_a_careless_level_is_more_careful_than_the_one_below() -> None:
    """Where both think in the same way."""
    for game in ("spicy", "heated"):
        blunder = room_of(game).blunder
        assert blunder["kitten"] > blunder["cat"] > blunder["lynx"]
        assert blunder["tiger"] > blunder["lion"] == 0


def test_the_lower_levels_are_frank() -> None:
    """A bot that bluffs with most of its cards is punished by anybody who doubts."""
    lynx, plain = measure("spicy", ("lynx", "heuristic"), 2, 20, "5a1")
    assert lynx.rate("bluffs") < plain.rate("bluffs") - 0.1


def test_the_tomcat_makes_a_game_of_it() -> None:
    """Against a weak player it wins less than its good half does, but it does not give the game away."""
    against_weak, _ = measure("spicy", ("tomcat", "kitten"), 2, 60, "5a1")
    good, _ = measure("spicy", ("learned", "kitten"), 2, 60, "5a1")
    assert 0.3 < against_weak.share().value < good.share().value - 0.05


def test_how_quick_it_is_can_be_said() -> None:
    assert quickness_of("cat:150%") == 150
    assert quickness_of("tiger:bold:60%") == 60
    assert quickness_of("tiger:65%", alert=True) == LEVELS["tiger"].alertness // 2
    bot = make_bot("spicy", "cat:bold:150%", stream(1, "bot"))
    assert vars(bot)["temperament"].bluff == TEMPERAMENTS["bold"].bluff
    with pytest.raises(BadSettings, match="quickness is 10 to 1000 percent"):
        make_bot("heated", "cat:5%", stream(1, "bot"))


def test_an_unknown_temperament_is_one_sentence() -> None:
    with pytest.raises(BadSettings, match=r'^There is no temperament "grim"; there are even, bold, wary, sly\.$'):
        make_bot("spicy", "cat:grim", stream(1, "bot"))


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("cat:bold:wary", "A bot has one temperament, not both bold and wary."),
        ("cat:even:bold", "A bot has one temperament, not both even and bold."),
        ("kitten:150%:20%", "A bot has one quickness, not both 150% and 20%."),
        ("cat:bluff=99999", "A bot's bluff is 0 to 1000 percent, not 99999."),
        ("cat:bluff=100+suspicion=1001", "A bot's suspicion is 0 to 1000 percent, not 1001."),
        ("cat:", 'Nothing follows the colon in "cat:".'),
        ("casual:", 'Nothing follows the colon in "casual:".'),
    ],
)
def test_a_setting_is_said_once_and_not_left_out(bot: str, says: str) -> None:
    with pytest.raises(BadSettings) as refused:
        make_bot("spicy", bot, stream(1, "bot"))
    assert str(refused.value) == says
    with pytest.raises(BadSettings):
        quickness_of(bot)  # a live table asks this way
