"""What a dealer asks of the table around it, live or local, and the wishes it is given."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..core import Fact
from ..core.speeds import Speed
from .bot_workers import Question
from .clock import ServerClock
from .entries import Acted
from .players import SeatedBot
from .protocol import Fault, Verdict
from .umpire import What

if TYPE_CHECKING:
    from .dealer import Dealer

__all__ = ["NOBODY", "Answer", "Around", "Wished"]


class Around(Protocol):
    """What a dealer asks of the table it deals at: a server's, or one in a program that one person plays."""

    @property
    def clock(self) -> ServerClock: ...

    @property
    def dealer(self) -> Dealer | None:
        """Of the game that is played there."""

    @property
    def times(self) -> Speed:
        """How fast the table plays."""

    @property
    def unhurried(self) -> bool:
        """Whether no clock runs for people."""

    @property
    def stands_still(self) -> bool:
        """Whether nothing happens, because nobody is there."""

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person who is away."""

    @property
    def patient(self) -> bool:
        """Whether play waits for a bot that thinks longer than it should."""

    @property
    def luck(self) -> Random:
        """Of the time bots take."""

    def bot_seed(self) -> str:
        """Of a bot's own luck."""

    def person_at(self, seat: int) -> str | None: ...

    def is_new_at(self, seat: int) -> bool:
        """Whether the person there has hardly played yet."""

    def reach(self, but: str) -> float:
        """How long something that another player has sent may still be on its way."""

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """To be done in its turn."""

    async def keep(self, body: Acted) -> list[tuple[list[Fact], bool]]:
        """Keeps an action and does it; what followed, and whether that is published."""

    def acted(self, published: bool, seconds: float, verdict: Verdict | None) -> None:
        """An action was kept, which took so long."""

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
        """The game is over."""

    def think(self, seat: int, choose: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        """Runs `choose` where nobody waits for it, then `answer` here."""

    def prepare_to_think(self) -> None:
        """A bot sits here that thinks long."""

    def think_long(self, seat: int, question: Question, thought: Callable[[Any], None]) -> None:
        """Thinks about a question elsewhere, then `thought` here."""

    def catch_up(self, bot: SeatedBot, then: Callable[[], None]) -> None:
        """A bot learns what has happened; `then` it may choose."""

    def rules_failed(self, error: Exception) -> None:
        """An action made the rules fail: a mistake of ours. It is not done."""

    def bot_failed(self, seat: int, error: BaseException) -> None:
        """A bot has made a mistake."""


class Answer:
    """Who is told what has become of a wish. The clock and the bots ask for nothing."""

    __slots__ = ()

    def done(self, seq: int) -> None:
        """It was done, as this change."""

    def stale(self, seq: int) -> None:
        """This change has overtaken it."""

    def refused(self, why: Fault) -> None:
        """It was not done."""


NOBODY: Final = Answer()


class Wished:
    """An action that is wanted: by a person, a bot or the clock."""

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
        """The situation it was meant for."""
        self.until = 0.0
        """It waits so long for others that may have been sent before it."""
        self.late = late
        """Whether it is decided for a person whose time has run out."""
