"""Levels: the terms in which a player chooses an opponent."""

from __future__ import annotations

import pytest

from scoville.bots import LEVELS, TEMPERAMENTS, make_bot, quickness_of, room_of
from scoville.core import BadSettings, stream
from scoville.heated.bots import HeatedSearchBot
from scoville.spicy.bots import HeuristicBot, SearchBot


@pytest.mark.parametrize("game", ["spicy", "heated"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mood", TEMPERAMENTS)
def test_every_level_has_every_temperament(game: str, level: str, mood: str) -> None:
    bot = make_bot(game, f"{level}:{mood}", stream(1, "bot"))
    thinks_long = isinstance(bot, SearchBot | HeatedSearchBot)
    assert thinks_long == (level == "tiger")
    temperament = vars(bot)["temperament"]
    assert temperament.bluff == TEMPERAMENTS[mood].bluff
    assert temperament.suspicion == TEMPERAMENTS[mood].suspicion
    assert temperament.blunder == room_of(game).blunder[level]


def test_without_a_temperament_it_is_even() -> None:
    bot = make_bot("spicy", "cat", stream(1, "bot"))
    assert isinstance(bot, HeuristicBot)
    assert bot.temperament.bluff == bot.temperament.suspicion == 100


def test_a_higher_level_is_quicker_and_more_careful() -> None:
    for game in ("spicy", "heated"):
        kitten, cat, tiger = (room_of(game).blunder[level] for level in LEVELS)
        assert kitten > cat > tiger
    assert quickness_of("kitten") < quickness_of("cat:bold") < quickness_of("tiger")
    assert quickness_of("random") == 100


def test_how_quick_it_is_can_be_said() -> None:
    assert quickness_of("cat:150%") == 150
    assert quickness_of("tiger:bold:60%") == 60
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
