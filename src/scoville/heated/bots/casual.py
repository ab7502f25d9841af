"""A bot for relaxed play: gets rid of cards, stacks draws, keeps its NO THANKS for when it pays.

All weights are whole numbers and all luck comes from its own dice, so a game with it can be repeated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...bots.bot import Bot
from ...core import Dice
from .. import Accept, Action, Ask, Call, Card, Colour, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, View

__all__ = ["HeatedCasualBot"]

CALLS = 85
"""In percent, like all below: how often it remembers to call HEATED! for itself."""
CATCHES = 60
JUMPS = 75
SLIPS = 8
"""How often it slaps at a TOO CHILI."""
ASKS = 30
OFFERS = 50
WHIM = 12
"""How much its preferences vary at random."""

SWAPS = (Card("super-swap"), *(Card(f"{colour}-swap") for colour in "bgpy"))
REACTIONS = (Card("no-thanks"), Card("mercy"))


class HeatedCasualBot(Bot[View, Action]):
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        if Call() in options:
            return self._call(view)
        if view.phase == "slaps":
            return self._slap(options)
        if view.phase == "answers":
            return self._answer(view, options)
        return self._decide(view, options)

    def _chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent

    def _best(self, worth: list[tuple[int, Action]]) -> Action:
        """The one worth most, with a little randomness."""
        whims = [(value * 10 + self.dice.below(WHIM * 10), action) for value, action in worth]
        return max(whims, key=lambda pair: pair[0])[1]

    # --- reactions -----------------------------------------------------------------------------------

    def _call(self, view: View) -> Action | None:
        return Call() if self._chance(CALLS if view.seat in view.uncalled else CATCHES) else None

    def _slap(self, options: Sequence[Action]) -> Action | None:
        if Accept() not in options:  # TOO HOT
            return Slap() if Slap() in options else None
        return Slap() if Slap() in options and self._chance(SLIPS) else Accept()

    def _answer(self, view: View, options: Sequence[Action]) -> Action | None:
        """Refuses what costs cards, and stacks another GETTING HEATED on it if it can."""
        plays = [option for option in options if isinstance(option, Play)]
        stacks = [play for play in plays if play.card not in REACTIONS]
        if stacks:
            return self._best([(self._worth(view, play), play) for play in stacks])
        if plays and self._pays(view):
            return plays[0]
        if Draw() in options and Accept() not in options:
            return Draw()
        return Accept() if Accept() in options else self._decide(view, options)

    def _pays(self, view: View) -> bool:
        """Whether what waits for an answer would leave it worse off."""
        if len(view.hand) <= 2:
            return True  # one card less is worth more than any draw
        acting = view.acting
        if acting in SWAPS and view.acting_by is not None:
            return view.players[view.acting_by].hand > len(view.hand)
        if acting in (Card("fair-play"), Card("finish")):
            return False  # it gets rid of cards
        if acting == Card("apocalypse"):
            return not any(card.colour == view.colour for card in view.hand)
        return True

    # --- its turn, or a card to jump in with ---------------------------------------------------------

    def _decide(self, view: View, options: Sequence[Action]) -> Action | None:
        discards = [option for option in options if isinstance(option, Discard)]
        if discards:
            return self._best([(-sum(self._value(view, card) for card in option.cards), option) for option in discards])
        names = [option for option in options if isinstance(option, Name)]
        if names:
            return Name(self._colour(view, None, [option.colour for option in names]))
        takes = [option for option in options if isinstance(option, Take)]
        if takes:
            return self._take(view, takes)
        if Decline() in options:
            return self._help(view, options)
        plays = [option for option in options if isinstance(option, Play)]
        if view.turn != view.seat:
            return self._best([(self._worth(view, p), p) for p in plays]) if plays and self._chance(JUMPS) else None
        return self._take_turn(view, options, plays)

    def _take_turn(self, view: View, options: Sequence[Action], plays: list[Play]) -> Action | None:
        moves: list[tuple[int, Action]] = [(self._worth(view, play), play) for play in plays]
        if Draw() in options:
            moves.append((-30 if view.pending is None else -10 * view.pending.count, Draw()))
        if Ask() in options and self._chance(ASKS):
            moves.append((0, Ask()))
        return self._best(moves) if moves else None

    def _take(self, view: View, takes: list[Take]) -> Take:
        """Any card, but nobody's last, which would end the game (H-HELP-WIN)."""
        safe = [take for take in takes if take.whose is not None and view.players[take.whose].hand > 1]
        return safe[self.dice.below(len(safe))] if safe else Take(None)

    def _help(self, view: View, options: Sequence[Action]) -> Action:
        """Giving away its last card wins; otherwise something it can spare, if nobody is about to go out."""
        offers = [option for option in options if isinstance(option, Offer)]
        asker = view.turn if view.turn is not None else 0
        if offers and (len(view.hand) == 1 or (view.players[asker].hand > 3 and self._chance(OFFERS))):
            return self._best([(-self._value(view, offer.card), offer) for offer in offers])
        return Decline()

    # --- what things are worth -----------------------------------------------------------------------

    def _value(self, view: View, card: Card) -> int:
        """How much it wants to keep a card: specials go everywhere, common colours are easily played."""
        if card in REACTIONS:
            return 40
        if card.colour is None:
            return 30
        return 2 * sum(other.colour == card.colour for other in view.hand) + (5 if card.number is None else 0)

    def _worth(self, view: View, play: Play) -> int:
        """How good it is to play it now."""
        card, rest = play.card, len(view.hand) - 1
        if rest == 0:
            return 1000
        worth = 20
        if card.colour is None:
            worth -= 12  # it can be played at any time
        if card in REACTIONS:
            worth = 10 * view.pending.count - 20 if view.pending is not None else -40
        elif card.colour is not None:
            worth += 3 * sum(other.colour == card.colour for other in view.hand)
            worth += 6 if card.number is None else 0
        colour = play.colour
        if colour is not None:
            worth += 3 * _colours(view, card)[colour]
        elif card.colour is None and card not in REACTIONS:
            worth -= 1  # the colour may as well be named at once
        return worth + self._aim(view, play, rest)

    def _aim(self, view: View, play: Play, rest: int) -> int:
        """How good its targets are."""
        if play.giving is not None:
            return -self._value(view, play.giving) // 4
        if play.at is not None:
            return 5 if play.at and play.at <= len(view.players) else 0
        if len(play.on) == 1:
            target = play.on[0]
            hand = view.players[target].hand
            if play.card in SWAPS:
                return 8 * (rest - hand)
            if play.card == Card("fair-play"):
                return 4 * (rest - hand)
            return -60 if target == view.seat else 10 - hand
        if len(play.on) == len(view.players) - 1:  # the player with the fewest cards draws the most
            return sum((i + 1) * -view.players[other].hand for i, other in enumerate(play.on)) // 4
        return 0

    def _colour(self, view: View, but: Card | None, colours: Sequence[Colour]) -> Colour:
        counts = _colours(view, but)
        most = max(counts[colour] for colour in colours)
        best = [colour for colour in colours if counts[colour] == most]
        return best[self.dice.below(len(best))]


def _colours(view: View, but: Card | None) -> Counter[Colour]:
    return Counter(card.colour for card in view.hand if card.colour is not None and card != but)
