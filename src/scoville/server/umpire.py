"""What a live table asks about a game and the rules do not answer: time, races, what is published."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from ..bots import room_of
from ..core import AnyGame, BadSettings, Fact, GameKind, registry
from .game_wire import wire_of
from .protocol import RulesMessage, Settings

__all__ = ["AnyGame", "Occasion", "Umpire", "What", "Window", "umpire_of"]

What = Literal["plays", "copies", "challenges", "slaps", "calls"]
Window = Literal["window", "slaps"]


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something a bot is asked once. Public knowledge decides the question; its time is drawn before the bot looks."""

    seat: int
    kind: Literal["turn", "react", "answer", "call"]
    about: Hashable
    must: bool
    """Whether the bot must answer: letting it be is not allowed."""


class Umpire:
    """Stateless: every method gets the present game. The base class serves any game."""

    times_count = False
    """Whether the rules depend on when something was done, so that a record without times would be incomplete."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    # --- beginning and end -------------------------------------------------------------------

    def check(self, settings: Settings) -> None:
        """Raises BadSettings if no game can be played with these."""
        names = [f"P{i}" for i in range(settings.seats)]
        self.deal(settings.rules, names, "0", settings.first)

    def warnings(self, settings: Settings) -> tuple[str, ...]:
        """The manual's advice against these settings, as Fluent ids."""
        return ()

    def deal(self, rules: RulesMessage, words: Sequence[str], seed: str, first: int | None) -> AnyGame:
        """A new game."""
        try:
            return self.kind.new(words, seed, wire_of(self.kind.name).read_rules(rules, seed), first=first)
        except BadSettings as error:
            error.game = self.kind.name
            raise

    def points(self, game: AnyGame) -> tuple[int, ...]:
        """What a finished game adds to the totals."""
        return tuple(int(seat in game.winners) for seat in range(len(game.players)))

    def standing(self, game: AnyGame) -> tuple[int, ...]:
        """How well each seat has done in a finished game, for its placing: more is better, and winners come first."""
        return (0,) * len(game.players)

    def next_first(self, game: AnyGame, seed: str) -> int | None:
        """Who starts the next round; None draws it from its seed."""
        return None

    # --- what is published, what gets stale ----------------------------------------------------

    def situations(self, game: AnyGame) -> Mapping[str, Hashable]:
        """What decisions can be about; a decision is stale once its situation has changed."""
        return {"turn": game.moment}

    def situation_of(self, action: Any) -> str | None:
        """The situation an action is about; an action with None never gets stale."""
        return "turn"

    def outlives_own(self, action: Any) -> bool:
        """Whether a decision is still as good after the seat's own last action."""
        return False

    def bystanders(self, game: AnyGame) -> tuple[Hashable, tuple[int, ...]] | None:
        """Who may react out of turn to what lies there, by what everybody knows, and what distinguishes it from the
        next. At a table where everybody plays at their own pace, the seat on turn waits for them."""
        if game.turn is None or game.waiting:
            return None
        seats = tuple(seat for seat in game.may_act() if seat != game.turn)
        return (game.moment, seats) if seats else None

    def reflexes(self, game: AnyGame) -> Mapping[int, Any]:
        """What only quickness decides, by seat. Where everybody plays at their own pace it is done for them, in an
        order drawn from the seed."""
        return {}

    def unhurried(self, rules: RulesMessage) -> RulesMessage:
        """The rules for such a table: without settings that only make sense for quick people."""
        return rules

    def declines(self, action: Any) -> bool:
        """Whether an action is an answer that is not published."""
        return False

    def slaps(self, action: Any) -> bool:
        """Whether the latest of several such actions loses, so that their times are compared."""
        return False

    def asked(self, game: AnyGame, before: tuple[int, ...], seat: int, published: bool) -> tuple[int, ...]:
        """Who is shown as asked after `seat` has acted; `before` was shown until now."""
        return game.waiting

    def overheard(self, game: AnyGame, text: str) -> Any | None:
        """The action that somebody performs by saying this in the chat."""
        return None

    # --- time ------------------------------------------------------------------------------------

    def window(self, game: AnyGame) -> tuple[Window, Hashable] | None:
        """The window that the clock will close, if any, and what distinguishes it from the next."""
        return ("window", game.moment) if game.waiting else None

    def pressed(self, game: AnyGame) -> tuple[int, ...]:
        """Who must decide before play goes on, where the clock closes nothing."""
        return () if game.turn is None or game.waiting else (game.turn,)

    def unasked(self, game: AnyGame) -> tuple[int, Any] | None:
        """An answer missing at a table stored under an earlier ruling, because nobody was asked for it then."""
        return None

    def late(self, game: AnyGame, seat: int) -> Any | None:
        """The action for a person whose clock has run out; None asks a bot."""
        return None

    def lingers(self, game: AnyGame) -> float:
        """How much of the time for doubting (`Speed.doubt`) passes before a bot takes its turn."""
        return 1.0 if len(game.may_act()) > 1 else 0.0

    def story(self, facts: Sequence[Fact]) -> float:
        """Seconds people need to see what has just happened, by the facts everybody sees. The table waits that long:
        no bot acts and no turn clock runs before."""
        return 0.0

    # --- races -------------------------------------------------------------------------------------

    def contends(self, game: AnyGame, seat: int, action: Any) -> What | None:
        """What an action is in a race, if it could beat another's action or be beaten by it."""
        return "plays" if len(game.may_act()) > 1 else None

    def favoured(self, game: AnyGame, seat: int, action: Any) -> bool:
        """Whether the rules give this seat a tie."""
        return False

    # --- bots ----------------------------------------------------------------------------------------

    def occasions(self, game: AnyGame, seat: int) -> list[Occasion]:
        """What a bot on this seat is asked; public knowledge alone decides it."""
        about = game.moment
        if game.waiting:
            return [Occasion(seat, "answer", about, must=True)] if seat in game.waiting else []
        if seat == game.turn:
            goes_on = bool(game.history) and game.history[-1].seat == seat  # the next step of a turn is quick
            return [Occasion(seat, "answer" if goes_on else "turn", about, must=True)]
        return [Occasion(seat, "react", about, must=False)] if seat in game.may_act() else []

    def offered(self, game: AnyGame, occasion: Occasion) -> list[Any]:
        """The options a bot may choose from."""
        return room_of(game).options(game, occasion.seat, reacting=occasion.kind == "react")

    def forced(self, game: AnyGame, seat: int, options: Sequence[Any]) -> Any:
        """The action for a seat that must act and has chosen nothing."""
        return room_of(game).idle(game, options)


@cache
def umpire_of(game: str) -> Umpire:
    """The room `umpire` of a game."""
    kind = registry.game(game)
    umpire: type[Umpire] = kind.room("umpire", Umpire)
    return umpire(kind)
