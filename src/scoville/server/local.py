"""A live table inside a program: one person and bots, without a network and without a store.

The dealer is the server's, so bots, windows and races work as at any live table. The person gets what a browser
would get, as objects: facts and a view as the seat may know them, and the reason why a wish was refused.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from ..bots import MISTAKES, BotFailed, make_bot
from ..bots.pace import check_quickness
from ..core import CLOCK, Expire, Fact, Refused, stream
from ..core.speeds import Speed
from ..record import Live
from ..record.record import read_action, setup_of
from .around import Answer, Wished
from .bot_workers import Question, answer
from .clock import HeldClock
from .dealer import Dealer
from .entries import Acted, LetBe
from .mailbox import Mailbox
from .played import PlayedGame
from .players import SeatedBot, asking
from .protocol import Fault, Verdict
from .slices import drain
from .umpire import AnyGame, umpire_of

__all__ = ["LocalTable", "Opponents"]

ME: Final = 0
"""The person's seat."""
PERSON: Final = "me"


@dataclasses.dataclass(frozen=True, slots=True)
class Opponents:
    """The bots on the seats after the person's, and how fast the table plays."""

    bots: tuple[str, ...]
    times: Speed
    quickness: int = 100
    """Percent of each bot's own quickness."""
    speed: str | None = None
    """The name of `times`."""

    def check(self, game: str) -> None:
        """Raises BadSettings or BotFailed if there is no such bot, or none so quick."""
        check_quickness(self.quickness)
        for name in self.bots:
            make_bot(game, name, stream(0, "check"))

    @property
    def pace(self) -> Speed:
        slower = 100 / self.quickness
        return dataclasses.replace(
            self.times, bot_turn=self.times.bot_turn * slower, bot_reaction=self.times.bot_reaction * slower
        )


class _Late(Answer):
    """Somebody was quicker, and the person's wish no longer applies."""

    __slots__ = ("table",)

    def __init__(self, table: LocalTable) -> None:
        self.table = table

    def stale(self, seq: int) -> None:
        self.table.late()

    def refused(self, why: Fault) -> None:
        self.table.late()


class LocalTable:
    """A game with its bots, from `begin` to `close`. The person may act at any time with `act`."""

    patient: Final = True
    unhurried: Final = False
    stands_still: Final = False
    stands_in: Final = False

    def __init__(self, game: AnyGame, opponents: Opponents, clock: HeldClock | None = None) -> None:
        seed = setup_of(game)[0]
        self.clock: HeldClock = clock or HeldClock()
        self.times = opponents.pace
        self._seed = seed if isinstance(seed, str) else format(seed, "x")
        self.luck = Random(f"{self._seed}/delays")  # noqa: S311 - how long bots take
        self._mailbox = Mailbox(self.clock, self._tick, self._due, self._broke)
        self._thinking: set[asyncio.Future[Any]] = set()
        self.kept: Callable[[], None] = lambda: None
        """Called after every action, before anybody sees it."""
        self.told: Callable[[int, list[Fact]], None] = lambda seat, facts: None
        """Called after every action that the person may know of, with its seat and what the person sees of it."""
        self.refused: Callable[[Refused], None] = lambda refused: None
        """Called if the rules refuse the person's wish."""
        self.late: Callable[[], None] = lambda: None
        """Called if somebody was quicker and the person's wish no longer applies."""
        self.failed: Callable[[int, BotFailed], None] = lambda seat, error: None
        """Called if the bot on a seat has made a mistake. It costs the bot its choice and nobody their game."""
        self.broke: Callable[[Exception], None] = lambda error: None
        """Called if the table itself cannot go on."""
        self._played = PlayedGame(
            game,
            number=1,
            round=1,
            begun=self.clock.now(),
            secret=self._seed,
            nonces=(),
            names=game.players,
            bots=dict(enumerate(opponents.bots, start=ME + 1)),
            seq=1,
            facts=_so_far(game),
            time=max((act.time or 0.0 for act in game.history), default=0.0),
            timed=umpire_of(game.name).times_count,
        )
        self.dealer = Dealer(self, self._played)
        self._speed = opponents.speed

    # --- for the person -----------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return self._played.game

    @property
    def person(self) -> int:
        return ME

    def view(self) -> Any:
        """The game as the person may see it. Other seats that have declined are shown as still asked."""
        view = self.game.view(ME)
        asked = tuple(seat for seat in self._played.asked if seat != ME or ME in view.waiting)
        return asking(view, asked)

    def so_far(self) -> Iterator[tuple[int, list[Fact]]]:
        """Everything the person has seen of this game: the seat and the facts of every action."""
        again, declines = self.game.anew(), umpire_of(self.game.name).declines
        for act in self.game.history:
            facts = again.apply(act.seat, act.action, act.time)
            if act.seat == ME or not declines(act.action) or not again.waiting:
                yield act.seat, [fact.seen_by(ME) for fact in facts]

    @property
    def live(self) -> Live:
        """What a record of this table contains besides the game: everything needed to continue it."""
        game = self.game
        return Live(speed=self._speed, bots=self._played.bots, reason=game.reason, winners=game.winners)

    @property
    def left(self) -> float | None:
        """Seconds until the clock closes what waits for the person."""
        due = self.dealer.window_at
        return None if due is None or ME not in self.game.waiting else max(0.0, due - self.clock.now())

    def begin(self) -> None:
        """Lets bots play and time pass from now on, unless the table is held."""
        self.post(self._tick)
        self.clock.hold(False)

    def act(self, action: Any) -> None:
        """Wishes for an action. The callbacks above report its outcome."""
        seen = self._played.seq
        self.post(lambda: self._wish(action, seen))

    async def _wish(self, action: Any, seen: int) -> None:
        try:
            self.game.verify(ME, action)
        except Refused as refused:
            self.refused(refused)
            return
        if self._played.outdated(ME, action, seen) is not None:
            self.late()
            return
        await self.dealer.wish(Wished(ME, action, self.clock.now(), PERSON, answer=_Late(self)))

    def act_for(self, seat: int, action: Any, then: Callable[[], None]) -> None:
        """Another seat acts, as a script has it; `then` is called once that is done."""

        async def act() -> None:
            await self.dealer.wish(Wished(seat, action, self.clock.now(), ""))
            then()

        self.post(act)

    @property
    def held(self) -> bool:
        return self.clock.held

    def hold(self, held: bool) -> None:
        """While the table is held, no bot acts and no time passes."""
        self.clock.hold(held)

    def close(self) -> None:
        """Ends everything at this table."""
        self.clock.hold(True)
        self._mailbox.close()
        for thought in self._thinking:
            thought.cancel()

    # --- what the dealer asks of its table ----------------------------------------------------------

    def bot_seed(self) -> str:
        return self._seed

    def person_at(self, seat: int) -> str | None:
        return PERSON if seat == ME else None

    def is_new_at(self, seat: int) -> bool:
        return False

    def reach(self, but: str) -> float:
        return 0.0

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        self._mailbox.post(job)

    async def keep(self, body: Acted | LetBe) -> list[tuple[list[Fact], bool]]:
        assert isinstance(body, Acted)  # nobody is asked to let things be here
        action = Expire() if body.seat == CLOCK else read_action(self.game, body.action)
        done = self._played.apply(body.seat, action, body.at, body.verdict)
        self.kept()
        return [done]

    def acted(self, published: bool, seconds: float, verdict: Verdict | None) -> None:
        """There are no metrics here."""

    def tell_update(
        self,
        facts: Sequence[Fact],
        verdict: Verdict | None = None,
        *,
        by: str = "",
        published: bool = True,
        late: int | None = None,
    ) -> None:
        if published or by == PERSON:
            self.told(self.game.history[-1].seat, [fact.seen_by(ME) for fact in facts])

    def tell_table(self) -> None:
        """Nobody comes or goes here."""

    async def ended(self) -> None:
        """The last update has told the person."""

    def prepare_to_think(self) -> None:
        """Threads need no preparation."""

    def think(self, seat: int, choose: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        """Thinks in a thread. The answer waits while the table is held."""

        def safely() -> tuple[Any, BaseException | None]:
            try:
                return choose(), None
            except MISTAKES as error:
                return None, error

        def done(future: asyncio.Future[tuple[Any, BaseException | None]]) -> None:
            self._thinking.discard(future)
            if future.cancelled() or self._mailbox.closed:
                return
            choice, error = future.result()
            if error is not None:
                self.bot_failed(seat, error)
            self.clock.ring(self.clock.now(), lambda: answer(choice))

        future = asyncio.get_running_loop().run_in_executor(None, safely)
        self._thinking.add(future)
        future.add_done_callback(done)

    def think_long(self, seat: int, question: Question, thought: Callable[[Any], None]) -> None:
        self.think(seat, lambda: answer(question, question.thinks), thought)

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking at this moment."""
        return bool(self._thinking)

    def catch_up(self, bot: SeatedBot, then: Callable[[], None]) -> None:
        drain(bot.catching_up())
        then()

    def rules_failed(self, error: Exception) -> None:
        raise error

    def bot_failed(self, seat: int, error: BaseException) -> None:
        self.failed(
            seat, error if isinstance(error, BotFailed) else BotFailed.by(self.dealer.bots.seated[seat].maker, error)
        )

    # --- its mailbox -----------------------------------------------------------------------------------

    def _broke(self, error: Exception) -> None:
        self.close()
        self.broke(error)

    async def _tick(self) -> None:
        await self.dealer.tick()

    def _due(self) -> float | None:
        return None if self.game.over else self.dealer.next_bell()


def _so_far(game: AnyGame) -> list[Fact]:
    """Everything that has happened in a game that began elsewhere."""
    again = game.anew()
    return [fact for act in game.history for fact in again.apply(act.seat, act.action, act.time)]
