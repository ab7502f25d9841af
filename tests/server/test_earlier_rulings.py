"""Tables stored before a ruling was made precise open again as they were played."""

from __future__ import annotations

from scoville.heated.wire import HeatedRules
from scoville.server.entries import Acted, Body, BotSet, Made, Started, encode_body
from scoville.server.ledger import Ledger
from scoville.server.protocol import Settings
from scoville.server.store import Entry

RECORD = """
format  = 1
game    = "heated"
players = ["Ada", "Bo", "Cy"]
first   = "Ada"

[rules]
mode = "chaos"

[position]
hands = { Ada = "united g1 g2", Bo = "g3 g4", Cy = "p1 p2" }
top = "b5"
draw_pile = "y3 y4 y5 y6 y7 y8"
direction = "left"
"""


def test_HR_MERCY_a_table_stored_without_the_answer_of_the_card_s_player_opens() -> None:
    bodies: list[Body] = [
        Made(code="ABCD", settings=Settings(rules=HeatedRules(mode="chaos"), seats=3), secret="00", record=RECORD),
        *(BotSet(seat=i, bot="casual", name=name) for i, name in enumerate(("Ada", "Bo", "Cy"))),
        Started(first=0),
        Acted(seat=0, action="plays united green", at=1.0),
        Acted(seat=1, action="accepts", at=2.0),
        Acted(seat=2, action="accepts", at=3.0),
        Acted(seat=1, action="plays g3", at=4.0),
    ]
    ledger = Ledger("t")
    ledger.replay([Entry("t", i, str(b.__struct_config__.tag), 0.0, encode_body(b)) for i, b in enumerate(bodies, 1)])
    game = ledger.games[0].game
    assert [str(card) for card in game.hand(0)] == ["g1", "g2", "y7", "y8"]  # type: ignore[attr-defined]
    assert str(game.top) == "g3"  # type: ignore[attr-defined]
