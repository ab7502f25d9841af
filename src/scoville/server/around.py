"""What a dealer asks of the table around it, live or local, and the wishes that the dealer receives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..core import Fact
from ..core.speeds import Speed
from .bot_workers import Question
from .clock import ServerClock
from .entries import Acted, LetBe
from .players import SeatedBot
from .protocol import Fault, Verdict
from .umpire import What

if TYPE_CHECKING:
    from .dealer import Dealer

__all__ = ["NOBODY", "Answer", "Around", "Wished"]


class Around(Protocol):
    """What a dealer asks of its table: one on the server, or one inside a program that one person plays."""

    @property
    def clock(self) -> ServerClock: ...

    @property
    def dealer(self) -> Dealer | None:
        """The dealer of the game in progress."""

    @property
    def times(self) -> Speed:
        """The table's speed."""

    @property
    def unhurried(self) -> bool:
        """Whether no clock runs for people."""

    @property
    def stands_still(self) -> bool:
        """Whether the game is paused because nobody is there."""

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person who is away."""

    @property
    def patient(self) -> bool:
        """Whether play waits for a bot that thinks too long."""

    @property
    def luck(self) -> Random:
        """Random numbers for the delays of bots."""

    def bot_seed(self) -> str:
        """The seed of a bot's own luck."""

    def person_at(self, seat: int) -> str | None: ...

    def is_new_at(self, seat: int) -> bool:
        """Whether the person there has hardly played yet."""

    def reach(self, but: str) -> float:
        """How long a message of another player may still be on its way."""

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Queues a job in the table's mailbox."""

    async def keep(self, body: Acted | LetBe) -> list[tuple[list[Fact], bool]]:
        """Stores an action and performs it. Returns what followed, and whether that is published."""

    def acted(self, published: bool, seconds: float, verdict: Verdict | None) -> None:
        """Called after an action was stored; `seconds` is how long that took."""

    def tell_update(
        self,
        facts: Sequence[Fact],
        verdict: Verdict | None = None,
        *,
        by: str = "",
        published: bool = True,
        late: int | None = None,
    ) -> None:
        """Tells people what has happened, and whose time had run out before it."""

    def tell_table(self) -> None:
        """Tells people who plays."""

    async def ended(self) -> None:
        """Called when the game is over."""

    def think(self, seat: int, choose: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        """Runs `choose` where nobody waits for it, then `answer` here."""

    def prepare_to_think(self) -> None:
        """Called when a bot sits down that thinks long."""

    def think_long(self, seat: int, question: Question, thought: Callable[[Any], None]) -> None:
        """Thinks about a question in another process, then calls `thought` here."""

    def catch_up(self, bot: SeatedBot, then: Callable[[], None]) -> None:
        """Lets a bot learn what has happened; `then` it may choose."""

    def rules_failed(self, error: Exception) -> None:
        """Called when an action made the rules fail, which is our mistake. The action is not done."""

    def bot_failed(self, seat: int, error: BaseException) -> None:
        """Called when a bot has made a mistake."""


class Answer:
    """Receives the outcome of a wish. The base class ignores it: the clock and the bots do not ask."""

    __slots__ = ()

    def done(self, seq: int) -> None:
        """It was done; `seq` is the resulting change."""

    def stale(self, seq: int) -> None:
        """It came too late; `seq` is the change that outdated it."""

    def refused(self, why: Fault) -> None:
        """It was not done."""


NOBODY: Final = Answer()


class Wished:
    """An action that a person, a bot or the clock wants."""

    def __init__(
        self,
        seat: int,
        action: Any,
        at: float,
        person: str = "",
        id: str = "",
        answer: Answer = NOBODY,
        late: bool = False,
    ) -> None:
        self.seat = seat
        self.action = action
        self.at = at
        """When it was sent, as far as the server can tell."""
        self.person = person
        self.id = id
        self.answer = answer
        self.what: What | None = None
        self.about: Hashable = None
        """The situation for which it was meant."""
        self.until = 0.0
        """Until then it waits for others that may have been sent before it."""
        self.late = late
        """Whether it is decided for a person whose time has run out."""
