"""Runs the game of one table: orders actions fairly for slow lines, runs the clocks, lets the bots play.

Everything here happens in the table's mailbox, one thing after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import inf
from time import perf_counter
from typing import Any, Final

from ..core import CLOCK, Expire, Refused, stream
from ..core.errors import Fault as Broken
from ..core.speeds import TIE
from ..record.record import write_action
from .around import Around, Wished
from .bots_at_table import BotsAtTable
from .entries import Acted, LetBe
from .faults import fault, fault_of
from .patience import Patience
from .played import PlayedGame
from .players import stand_in_for
from .protocol import Clock, Verdict, VerdictLine
from .races import Arrival, RuledBy, rank
from .readers import Readers
from .umpire import Window

__all__ = ["Dealer"]

STRIKES: Final = 2
"""After this many turns in a row have timed out, a bot stands in."""

QUICKEST: Final = 200
SPREAD: Final = 600
"""Milliseconds: reactions that are drawn take this long at least, and up to this much longer."""

NEWCOMER: Final = 2
"""Play waits this many times longer for an answer if somebody is asked who has hardly played yet."""


class Dealer:
    def __init__(self, table: Around, played: PlayedGame) -> None:
        self.table = table
        self.played = played
        self.game = played.game
        self.umpire = played.umpire
        self.times = table.times
        self.held: list[Wished] = []
        self.later: list[Wished] = []
        """Wishes of players who already have one on hold: a player's own wishes stay in order."""
        self.offset = max(0.0, played.time - (table.clock.now() - played.begun))
        """For a game continued from the middle, or a system clock set back: the time of the game still moves
        forward."""
        self.stood_in: set[int] = set()
        self.strikes: dict[int, int] = {}
        self.turn_at: float | None = None
        self.window_at: float | None = None
        self.window_lasts = 0.0
        self.told_at = 0.0
        """When people have seen what happened last; nothing may be hurried before."""
        self.readers = Readers()
        self._turn_key: Hashable = None
        self._window_key: Hashable = None
        self.patience = played.patience
        """Where everybody plays at their own pace."""
        if self.patience is not None:
            self.strikes = dict(self.patience.missed)
        self.bots = BotsAtTable(self)
        for seat, name in played.bots.items():
            self.bots.seat(seat, name)

    # --- acting ------------------------------------------------------------------------------------

    async def wish(self, wished: Wished) -> None:
        """Judges an action now, and does it now or once nobody's earlier action can still arrive."""
        if self.hears(wished):
            await self.settle(wished)

    def hears(self, wished: Wished) -> bool:
        """Judges an action. Returns whether something can be done now; then `settle` does it."""
        for held in self.held:
            if held.seat == wished.seat and wished.seat != CLOCK:
                wished.about = self._about(wished)
                self.later.append(wished)
                return False
        try:
            self.game.verify(wished.seat, wished.action)
        except Refused as error:
            wished.answer.refused(fault_of(error, self.game.name))
            return False
        if self.patience is not None and self._too_early(wished):
            wished.answer.refused(fault("not-yet"))
            return False
        wished.what = self.umpire.contends(self.game, wished.seat, wished.action)
        wished.until = wished.at + self.table.reach(but=wished.person) if wished.what else 0.0
        self.held.append(wished)
        return len(self.held) > 1 or wished.until <= self.table.clock.now()

    async def settle(self, judged: Wished | None = None) -> bool:
        """Does what need not wait any longer, in fair order. `judged` was found legal just now.

        Returns whether something was done."""
        done = False
        while self.held:
            first, by = self._first()
            if first.what is not None and first.until > self.table.clock.now():
                break
            self.held.remove(first)
            if first is not judged and not self.game.accepts(first.seat, first.action):
                first.answer.stale(self.played.seq)
                await self._go_on(first.seat)
                continue
            at = self._time_of(first)
            after = self._rehearse(first, at)
            if after is None:
                await self._go_on(first.seat)
                continue
            beaten = self._beaten(first, after)
            verdict = self._verdict(first, beaten, by)
            await self._commit(first, verdict, at)
            done = True
            judged = None
            for other in beaten:
                if other in self.held:
                    self.held.remove(other)
                    other.answer.refused(fault("race-lost", ms=round(max(0.0, other.at - first.at) * 1000)))
            if self.game.over:
                for other in (*self.held, *self.later):
                    other.answer.stale(self.played.seq)
                self.held.clear()
                self.later.clear()
            if self.later:
                for seat in {first.seat, *(other.seat for other in beaten)}:
                    await self._go_on(seat)
        return done

    def _about(self, wished: Wished) -> Hashable:
        """The situation that must be unchanged when the action's turn comes; None if the action never gets stale."""
        kind = self.umpire.situation_of(wished.action)
        return None if kind is None or self.umpire.outlives_own(wished.action) else self.played.situation(kind)

    async def _go_on(self, seat: int) -> None:
        """Continues with this seat's next wish."""
        queued = [wished for wished in self.later if wished.seat == seat]
        self.later = [wished for wished in self.later if wished.seat != seat]
        for wished in queued:
            if self._about(wished) == wished.about and self.game.accepts(seat, wished.action):
                await self.wish(wished)
            else:
                wished.answer.stale(self.played.seq)

    def _first(self) -> tuple[Wished, RuledBy]:
        """The wish that goes first. A wish that races with nothing need not wait for those that do."""
        if len(self.held) == 1:
            return self.held[0], "time"
        for wished in self.held:
            if wished.what is None:
                return wished, "time"
        coin = stream(self.played.secret, f"coin/{len(self.game.history)}")
        arrivals = [Arrival(w.seat, w.at, self.umpire.favoured(self.game, w.seat, w.action)) for w in self.held]
        ruling = rank(arrivals, coin)
        return self.held[ruling.order[0]], ruling.by

    def _rehearse(self, wished: Wished, at: float) -> Any | None:
        """The game after the action; None if our own rules fail on it.

        Without this the action would be stored before it fails, and would fail again whenever the table is opened.
        """
        try:
            return self.played.rehearse(wished.seat, wished.action, at).game
        except Broken as error:
            self.table.rules_failed(error)
            wished.answer.refused(fault("mistake"))
            return None

    def _beaten(self, first: Wished, after: Any) -> list[Wished]:
        """The wishes that lose their chance once the first has acted; `after` is the game at that point."""
        others = [other for other in self.held if other.what is not None]
        if first.what is None or not others:
            return []
        situations = self.umpire.situations(after)
        beaten = []
        for other in others:
            kind = self.umpire.situation_of(other.action)
            if after.over or (kind is not None and situations[kind] != self.played.situation(kind)):
                beaten.append(other)
        return beaten

    def _verdict(self, first: Wished, beaten: list[Wished], by: RuledBy) -> Verdict | None:
        """Leaves out losers who would have jumped in: their card stays their secret."""
        told = [other for other in beaten if other.what != "plays" or other.seat == self.game.turn]
        if first.what == "slaps":
            return self._slap_verdict(first)
        if not told or first.what is None:
            return None
        lines = [VerdictLine(w.seat, w.what, round(max(0.0, w.at - first.at) * 1000)) for w in (first, *told) if w.what]
        return Verdict(tuple(lines), by)

    def _slap_verdict(self, last: Wished) -> Verdict | None:
        """The verdict on a round of slaps that ends with this one. The last lose, within 30 ms together (HR-SLAP)."""
        if self.game.waiting != (last.seat,) or not self.played.slaps:
            return None
        slaps = sorted([*self.played.slaps, (last.seat, self._time_of(last))], key=lambda slap: slap[1])
        lines = tuple(VerdictLine(seat, "slaps", round((at - slaps[0][1]) * 1000)) for seat, at in slaps)
        return Verdict(lines, "rule" if lines[-1].behind - lines[-2].behind <= TIE * 1000 else "time")

    def _time_of(self, wished: Wished) -> float:
        """Seconds into the game, as the record stores it. The rules and the verdict use the same number."""
        return max(self.played.time, round(wished.at - self.played.begun + self.offset, 3))

    async def _commit(self, wished: Wished, verdict: Verdict | None, at: float) -> None:
        """Stores the action, then performs it, then tells people, in this order."""
        text = write_action(self.game, wished.action)
        body = Acted(seat=wished.seat, action=text, at=at, verdict=verdict, by=wished.person, id=wished.id)
        begun = perf_counter()
        facts, published = (await self.table.keep(body))[0]
        self.table.acted(published, perf_counter() - begun, verdict)
        if wished.person:
            self.strikes.pop(wished.seat, None)
        if published:
            self._stop_waiting()
            self._let_be_seen(self.umpire.story(facts) * self.times.story)
        self.review()
        late = wished.seat if wished.late else None
        self.table.tell_update(facts, verdict, by=wished.person, published=published, late=late)
        wished.answer.done(self.played.seq)
        if self.game.over:
            await self.table.ended()

    def _let_be_seen(self, seconds: float) -> None:
        """Delays what bots have planned by this time; what they plan next comes after it."""
        if seconds:
            self.told_at = self.table.clock.now() + seconds
            self.readers.open(self.played.seq, self.told_at + self.times.reading)
            self.bots.delay(seconds)

    # --- people who still look at a reveal -----------------------------------------------------------

    def wait_for(self, person: str, seq: int) -> bool:
        """Makes the bots wait for a person. Returns whether there is something to wait for."""
        since = max(self.table.clock.now(), self.told_at)
        if not self.bots.seated or not self.readers.begin(person, seq, since):
            return False
        self.table.tell_table()
        return True

    def stop_waiting_for(self, person: str) -> None:
        if person in self.readers.people:
            self.bots.delay(self.readers.finish(person, self.table.clock.now()))
            self.table.tell_table()

    def _stop_waiting(self) -> None:
        """Somebody has acted, or the time to read is over: bots act as long after this as they would have otherwise."""
        self.bots.delay(self.readers.close(self.table.clock.now()))

    @property
    def _bots_wait(self) -> bool:
        """Not while a window is open that the clock closes: a bot would lose its chance to answer."""
        return bool(self.readers.people) and self.window_at is None

    # --- clocks --------------------------------------------------------------------------------------

    def review(self) -> None:
        """Sets the clocks and asks the bots, by what everybody knows of the game as it is now."""
        now = self.table.clock.now()
        if self.game.over or self.table.stands_still:
            self.turn_at = self.window_at = None
            self._turn_key = self._window_key = None
            self.bots.forget_plans()
            self.readers.close(now)
            return
        if self.patience is not None:
            self._keep_deadlines(self.patience)
            self.bots.plan(now)
            return
        window = self.umpire.window(self.game)
        unhurried = self.table.unhurried
        key = None if window is None else window[1]
        if key != self._window_key:
            self._window_key = key
            self.window_lasts = 0.0 if window is None or unhurried else self._lasts(window[0])
            self.window_at = now + self.window_lasts if 0 < self.window_lasts < inf else None
        pressed = tuple(seat for seat in self.umpire.pressed(self.game) if not self.by_bot(seat))
        turn_key = (pressed, self.played.situation("turn")) if pressed and not unhurried else None
        if turn_key != self._turn_key:
            self._turn_key = turn_key
            self.turn_at = (
                None if turn_key is None or self.times.turn == inf else max(now, self.told_at) + self.times.turn
            )
        self.bots.plan(now)

    def _lasts(self, window: Window) -> float:
        """Seconds. People who share a screen answer one after the other, so they get more; slaps come all at once."""
        lasts: float = getattr(self.times, window)
        if any(self.table.is_new_at(seat) for seat in self.played.asked):
            lasts *= NEWCOMER
        if window == "slaps":
            return lasts
        people = Counter(person for seat in self.played.asked if (person := self.table.person_at(seat)))
        return lasts * max(people.values(), default=1)

    def clock(self) -> Clock:
        now = self.table.clock.now()
        clock = Clock()
        if self.turn_at is not None:
            clock.turn = self.umpire.pressed(self.game)[0] if self.umpire.pressed(self.game) else None
            clock.turn_left = max(0, round((self.turn_at - now) * 1000))
        if self.patience is not None and self.asked_to_let_be:
            clock.asked = tuple(seat for seat in self.patience.reactors if not self.by_bot(seat))
        if self.window_at is not None:
            clock.window_left = max(0, round((self.window_at - now) * 1000))
            clock.window = round(self.window_lasts * 1000)
        if self._bots_wait:
            seats = range(len(self.game.players))
            clock.readers = tuple(seat for seat in seats if self.table.person_at(seat) in self.readers.people)
        return clock

    def next_bell(self) -> float | None:
        """When the next thing is due."""
        due = inf
        for wished in self.held:
            if wished.what is not None and wished.until < due:
                due = wished.until
        due = min(due, self.readers.until if self._bots_wait else self.bots.next_act())
        for at in self.bots.begins.values():
            due = min(due, at)
        ends = self._ends()
        if ends < due:  # only then does it matter how much longer it may take
            due = min(due, ends + self.table.reach(but=""))
        return None if due == inf else due

    def _ends(self) -> float:
        """When the window or the turn ends that ends first."""
        window, turn = self.window_at, self.turn_at
        if window is None or (turn is not None and turn < window):
            window = turn
        return inf if window is None else window

    async def tick(self) -> None:
        """Does everything that is due."""
        done = await self.settle()
        now = self.table.clock.now()
        reach = 0.0 if now < self._ends() else self.table.reach(but="")
        if self.window_at is not None and now >= self.window_at + reach:
            self.window_at = None
            if self.asked_to_let_be:
                await self.table.keep(LetBe(seat=CLOCK))
                self.review()
                self.table.tell_table()
            else:
                await self.wish(Wished(CLOCK, Expire(), now))
        elif self.turn_at is not None and now >= self.turn_at + reach:
            self.turn_at = None
            await self._run_out(now)
        elif done and not self.bots.seated:
            return  # everything was reviewed after the last action
        self.bots.think_in_time(now)
        if self.readers.people and now >= self.readers.until:
            self._stop_waiting()
            self.table.tell_table()
        if not self._bots_wait:
            self.bots.act(now)
        self.review()

    async def _run_out(self, now: float) -> None:
        """A person's time is over: pass, or let a bot decide this once."""
        for seat in self.umpire.pressed(self.game):
            if self.by_bot(seat):
                continue
            self.strikes[seat] = self.strikes.get(seat, 0) + 1
            if self.strikes[seat] >= STRIKES and self.table.stands_in:
                self.stand_in(seat)
                continue
            action = self.umpire.late(self.game, seat)
            if action is None:
                for occasion in self.umpire.occasions(self.game, seat):
                    if occasion.must:
                        self.bots.ask(occasion, once=True)
            else:
                await self.wish(Wished(seat, action, now, late=True))
        self.review()

    # --- at people's own pace ------------------------------------------------------------------------

    @property
    def asked_to_let_be(self) -> tuple[int, ...]:
        """The people whom the seat on turn waits for, because they may react to the last card."""
        return () if self.patience is None else self.patience.asked(self.by_bot)

    def _too_early(self, wished: Wished) -> bool:
        return (
            wished.seat == self.game.turn
            and bool(self.asked_to_let_be)
            and self.umpire.situation_of(wished.action) == "turn"
        )

    def _keep_deadlines(self, patience: Patience) -> None:
        """Sets the clocks by when things began, however often the table was closed since."""
        window, waits = self.umpire.window(self.game), bool(self.asked_to_let_be)
        self.turn_at = self.window_at = None
        self.window_lasts = self.times.window
        if waits or window is not None:
            self.window_at = patience.since("wait" if waits else "window").time + self.times.window
        elif any(not self.by_bot(seat) for seat in self.umpire.pressed(self.game)):
            self.turn_at = patience.since("turn").time + self.times.turn
        if self._slow():
            self.table.post(self._react)

    def _slow(self) -> dict[int, Any]:
        """What only quickness would decide, for those whose reaction is not under way."""
        racing = {wished.seat for wished in self.held}
        return {seat: action for seat, action in self.umpire.reflexes(self.game).items() if seat not in racing}

    async def _react(self) -> None:
        """Reacts for everybody, at times that the seed draws (HR-CALL-MODE)."""
        now, luck = self.table.clock.now(), stream(self.played.secret, f"reflexes/{len(self.game.history)}")
        for seat, action in self._slow().items():
            await self.wish(Wished(seat, action, now + (QUICKEST + luck.below(SPREAD)) / 1000))

    # --- bots ------------------------------------------------------------------------------------------

    def by_bot(self, seat: int) -> bool:
        return seat in self.played.bots or seat in self.stood_in

    def stand_in(self, seat: int) -> None:
        """A bot plays for a person who is away, until they are back."""
        if seat in self.stood_in or self.game.over:
            return
        self.stood_in.add(seat)
        self.bots.seat(seat, stand_in_for(self.game.name))
        self.review()
        self.table.tell_table()

    def stand_in_for_the_late(self) -> None:
        """Whoever missed moves before the table was closed is still away."""
        for seat in [seat for seat, missed in self.strikes.items() if missed >= STRIKES]:
            if self.table.stands_in and not self.by_bot(seat):
                self.stand_in(seat)

    def come_back(self, seat: int) -> bool:
        """Gives the seat back. Returns whether a bot has played for them; if so, the clocks need a review."""
        self.strikes.pop(seat, None)
        if seat not in self.stood_in:
            return False
        self.stood_in.discard(seat)
        self.bots.unseat(seat)
        return True

    def change_pace(self) -> None:
        """Applies the new pace."""
        self.times = self.table.times
        self.bots.plan_anew()
        self.review()
