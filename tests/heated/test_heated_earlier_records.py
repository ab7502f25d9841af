"""Records of whole games from before HR-MERCY asked a card's own player are read as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoville import BadRecord, load
from scoville.core import Act
from scoville.heated import Accept, Heated
from scoville.record import read

RECORD = Path(__file__).with_name("apocalypse-of-ten.toml")
ANSWER = '  "P3 accepts",\n'
"""Of the player of UNITED WE FALL, whom nobody asked once."""


def test_HR_MERCY_a_whole_game_without_the_answer_of_the_card_s_player_is_read() -> None:
    text = RECORD.read_text()
    head, _, tail = text.rpartition(ANSWER)
    earlier = head + tail
    game, plies = read(earlier).plies()
    assert isinstance(game, Heated)
    assert game.history == load(text).history
    assert len(game.history) == len(read(earlier).actions) + 1
    assert plies[-1] == len(game.history)
    assert game.history[plies[28]] == Act(3, Accept())  # before P2, who plays a card that was drawn


def test_HR_MERCY_in_a_position_nothing_is_added() -> None:
    scenario = """
        format = 1
        game = "heated"
        players = ["Ada", "Bo", "Cy"]
        first = "Ada"
        actions = ["Ada plays united green", "Bo accepts", "Cy accepts", "Bo plays g3"]
        [rules]
        mode = "chaos"
        [position]
        hands = { Ada = "united g1 g2", Bo = "g3 g4", Cy = "p1 p2" }
        top = "b5"
        direction = "left"
    """
    with pytest.raises(BadRecord) as refused:
        load(scenario)
    assert refused.value.at == 3
