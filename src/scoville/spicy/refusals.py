"""Why an action is refused, in English. The catalogues say the same in every language (`refusal-<id>`)."""

from __future__ import annotations

from typing import Final

__all__ = ["REFUSALS"]

REFUSALS: Final = {
    "over": "The game is over.",
    "not-the-clock": "Only the clock expires, and it does nothing else.",
    "no-action": "That is not an action of this game.",
    "out-of-turn": "It is {turn}'s turn.",
    "last-waits": "{by}'s last card waits until everyone has challenged or accepted it.",
    "not-held": "There are not that many {card} in this hand.",
    "bad-lead": "A stack begins with 1, 2 or 3, so {claim} cannot be declared.",
    "bad-follow": "{claim} cannot be declared on {top}.",
    "no-cards-under": "No cards can be put under this one.",
    "too-many-under": "At most two more cards can be put under a 5.",
    "not-the-last": "This is not the last card in hand.",
    "no-copy-cat": "Copy Cat is not played at this table.",
    "copy-own": "Nobody can copy their own card.",
    "empty-stack": "There is no card in the stack.",
    "challenge-own": "Nobody can challenge their own card.",
    "accepted": "This last card was accepted and cannot be challenged any more.",
    "blind-guided": "A challenge names the number or the spice.",
    "blind-edition": "This edition knows no challenge that names nothing.",
    "copy-wrong-only": "A copy is challenged as wrong, naming neither number nor spice.",
    "wrong-copy-only": "Only a copy is challenged as wrong; name the number or the spice.",
    "nothing-to-accept": "No last card waits to be accepted.",
    "accept-own": "Nobody accepts their own card.",
    "accepted-twice": "This last card was accepted before.",
    "peek-guided": "Nobody looks at face-down cards.",
    "no-such-pile": "There is no such points pile.",
    "empty-pile": "{whose} has no won cards.",
}
