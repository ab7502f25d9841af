"""The verbs in which a card is written.

`enact` runs once, at registration, against a `Program`: each verb writes an op of three
small ints, and play executes the ops. The verbs decide what has to be named with the card.
"""

from __future__ import annotations

from .. import codes

__all__ = ["Group", "Program"]


class Group:
    """Some of the players, as the subject of a verb."""

    def __init__(self, program: Program, who: int) -> None:
        self._program = program
        self._who = who

    def draw(self, count: int) -> None:
        """Draws in turn order (HR-TURN-ORDER)."""
        self._program.lay(codes.DRAW, self._who, count)

    def discard(self, count: int) -> None:
        """Discards cards of their choice."""
        self._program.lay(codes.DISCARD, self._who, count)

    def discard_down_to(self, count: int) -> None:
        self._program.lay(codes.DISCARD_TO, self._who, count)


class Program:
    """What a card does, while it is being recorded."""

    def __init__(self) -> None:
        self.ops: list[tuple[int, int, int]] = []
        self.needs = codes.NOTHING
        self.role = codes.ORDINARY
        self.everyone = Group(self, codes.EVERYONE)
        self.others = Group(self, codes.OTHERS)
        self.next_player = Group(self, codes.NEXT)
        self.player = Group(self, codes.PLAYER)

    def lay(self, op: int, who: int = 0, count: int = 0) -> None:
        if len(self.ops) == codes.OPS:
            raise TypeError(f"a card does at most {codes.OPS} things")
        if not 0 <= count <= 100:
            raise TypeError("a card moves 0 to 100 cards")
        self.ops.append((op, who, count))

    def _need(self, what: int) -> None:
        if self.needs not in {codes.NOTHING, what}:
            raise TypeError("a card cannot need two different things named")
        self.needs = what

    @property
    def target(self) -> Group:
        self._need(codes.A_TARGET)
        return Group(self, codes.TARGET)

    # --- facing a draw ----------------------------------------------------------------

    def next_player_faces(self, count: int) -> None:
        """A draw that waits for the next player's turn and grows by stacking."""
        self.lay(codes.STACK, codes.NEXT, count)

    def target_faces(self, count: int) -> None:
        """A draw that waits for answers and grows by stacking."""
        self._need(codes.A_TARGET)
        self.lay(codes.HEAT, codes.TARGET, count)

    def others_draw_their_number(self) -> None:
        self._need(codes.ALL_OTHERS)
        self.lay(codes.DRAW_NUMBERED, codes.OTHERS)

    # --- hands ---------------------------------------------------------------------------

    def others_discard_the_colour_or_draw(self, count: int) -> None:
        self.lay(codes.DISCARD_COLOUR, codes.OTHERS, count)

    def level_with_target(self) -> None:
        """The one of the two with more cards discards down to the other's number."""
        self._need(codes.A_TARGET)
        self.lay(codes.LEVEL, codes.TARGET)

    def swap_hands(self) -> None:
        self._need(codes.A_TARGET)
        self.lay(codes.SWAP, codes.TARGET)

    def exchange_a_card(self) -> None:
        """Gives a card of your choice for a random one of the target."""
        self._need(codes.A_TARGET_AND_A_CARD)
        self.lay(codes.EXCHANGE, codes.TARGET)

    def mix_hands(self) -> None:
        self.lay(codes.MIX, codes.EVERYONE)

    # --- order of play -------------------------------------------------------------------

    def reverse(self) -> None:
        self.lay(codes.REVERSE)

    def skip(self) -> None:
        """Skips the next player's turn."""
        self.lay(codes.SKIP)

    def trade_places(self) -> None:
        self._need(codes.TWO_PLAYERS)
        self.lay(codes.PLACES)

    # --- slaps -----------------------------------------------------------------------------

    def race(self, last: int, tied: int) -> None:
        """Everyone slaps; the last draws `last`, several last draw `tied` each."""
        self.lay(codes.RACE, tied, last)

    def dare(self, count: int) -> None:
        """Any other player who slaps draws."""
        self.lay(codes.DARE, codes.OTHERS, count)

    # --- WHITE cards: what they are for is known to the turn, not to a program ------------

    def cancel(self) -> None:
        self.role = codes.NO_THANKS

    def end_draw(self) -> None:
        self.role = codes.MERCY

    def copy_top(self) -> None:
        self.role = codes.COPY

    def set_trap(self) -> None:
        self._need(codes.A_PLACE)
        self.role = codes.TRAP
