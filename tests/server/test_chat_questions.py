"""Hall rule 1 (H-HOUSE1) listens to the chat: what is the question, and what only sounds like it."""

from __future__ import annotations

import pytest

from scoville.heated.chat import asks_whose_turn

ASKED = """
Whose turn is it?
whose turn
WHOSE TURN IS IT NOW???
who's turn?
Who’s turn is it
whos turn is it
Who's next?
Hey guys, who is next?
Sorry, whose go is it again?
Who's up next?
Ouch! Whose turn is it?
I was away, whose turn is it?
Does anybody know whose turn it is?
Wer ist dran?
Sag mal: WER IST DRAN?
Wer ist am Zug?
Wer ist eigentlich dran?
Wer ist denn jetzt dran
Wer ist als Nächstes dran?
wer ist als naechstes dran
Wer ist an der Reihe?
Wessen Zug ist es?
Weißt du, wer dran ist?
À qui le tour ?
A qui le tour
à qui est le tour ?
c'est au tour de qui ?
C’est à qui ?
c est a qui
C'est à qui de jouer ?
Dis, c'est à qui maintenant ?
à qui est-ce de jouer ?
Tu sais à qui c'est ?
"""
SAID = """
I know whose turn it is, thanks
Who is next to Bo?
Who's next door?
It is your turn
my turn is it not
Is it your turn or mine
Never say "whose turn is it" here
whose turn it was does not matter
Whose turnip is this?
Ich weiß, wer dran ist
Wer ist dran schuld?
Wer ist am Zug gewesen, als es passiert ist?
Du bist dran
Wer nicht dran ist, schweigt
C'est à qui je pense que tu parles
C'est à toi
C'est à qui cette carte ?
Je sais à qui c'est
Celui à qui c'est le tour joue
Le tour de Bo
"""


@pytest.mark.parametrize("text", ASKED.strip().splitlines())
def test_H_HOUSE1_a_question_is_heard(text: str) -> None:
    assert asks_whose_turn(text)


@pytest.mark.parametrize("text", [*SAID.strip().splitlines(), "", "?", ",", "now please"])
def test_H_HOUSE1_what_is_no_question_costs_nothing(text: str) -> None:
    assert not asks_whose_turn(text)
