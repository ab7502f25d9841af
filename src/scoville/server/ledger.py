"""A table's ledger: the sum of its entries. It takes every stored entry, in live play and at a restart alike."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Final

from ..core import CLOCK, CLOCK_NAME, Expire, Fact, combine, commit
from ..core.speeds import SPEEDS
from ..record import read
from ..record.record import parted, read_act, read_action
from .entries import (
    Acted,
    Body,
    BotSet,
    Bound,
    Came,
    Changed,
    Chatted,
    Left,
    LetBe,
    Locked,
    Made,
    Muted,
    NonceAdded,
    Paced,
    Prepared,
    Renamed,
    Sat,
    Started,
    Stood,
    decode_body,
)
from .limits import MOST_MUTED
from .names import word_for
from .patience import Patience
from .played import PlayedGame
from .protocol import ChatLine, Person, Seat, Settings, Shuffle, Table, TableState
from .slices import PORTION, Job, drain, in_portions
from .store import Entry
from .umpire import AnyGame, Umpire, umpire_of

__all__ = ["Guest", "Ledger", "Place"]

CHAT_KEPT: Final = 50
LISTED: Final = 60
"""People that a message about the table names; a crowd of spectators is only counted."""
ANSWERS_KEPT: Final = 200
"""Per person, so that one person's wishes do not push out another's."""


@dataclass
class Guest:
    """Somebody who came in."""

    person: str
    name: str
    bot: bool
    gone: bool = False
    key: str = ""
    """A mark of the API key a bot came with."""
    sent_away: float | None = None
    """When the host sent them away, for good."""
    address: str = ""
    """A mark of the address they were sent away from."""
    cat: int | None = None
    screen: bool = False
    profile: str = ""
    """Of a person who keeps a profile: its id."""


@dataclass
class Place:
    """A seat: a person's, a bot's or free."""

    name: str | None = None
    word: str | None = None
    person: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Ledger:
    table: str
    number: int = 0
    """Of the newest entry."""
    made: float = 0.0
    code: str = ""
    settings: Settings = field(default=None)  # type: ignore[assignment] # `Made` is always the first entry
    record: str | None = None
    hold: bool = False
    """Whether the first game waits until somebody goes on."""
    event: str = ""
    """The tournament to which the table belongs."""
    guests: dict[str, Guest] = field(default_factory=dict)
    host: str = ""
    locked: bool = False
    """Whether nobody new may come in."""
    pace: int = 100
    """Of the bots, in percent."""
    places: list[Place] = field(default_factory=list)
    secret: str = ""
    """Of the shuffle that comes next."""
    nonces: list[str | None] = field(default_factory=list)
    games: list[PlayedGame] = field(default_factory=list)
    round: int = 0
    totals: tuple[int, ...] = ()
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    chatted: int = 0
    answers: dict[str, OrderedDict[str, int]] = field(default_factory=dict)
    """The seq after each stored wish, by person and id."""
    muted: dict[str, set[str]] = field(default_factory=dict)
    """Muted people, by the person who muted them. Only tables of earlier versions have such entries."""
    ready: tuple[AnyGame, list[Fact]] | None = None
    """The next game and its facts so far. It is dealt already, so that nothing is stored that cannot be dealt."""
    _seats: dict[str, tuple[int, ...]] = field(default_factory=dict)
    _warnings: tuple[str, ...] | None = None

    # --- reading ---------------------------------------------------------------------------------

    @property
    def umpire(self) -> Umpire:
        return umpire_of(self.game_name)

    @property
    def game_name(self) -> str:
        return str(self.settings.rules.__struct_config__.tag)

    @property
    def played(self) -> PlayedGame | None:
        return self.games[-1] if self.games else None

    @property
    def state(self) -> TableState:
        if not self.games:
            return "lobby"
        return "over" if self.games[-1].game.over else "playing"

    @property
    def holds(self) -> bool:
        """Whether the game at hand still waits, as far as the entries tell: whoever has gone on and then lost the
        server before anything was done is asked once more."""
        played = self.played
        return self.hold and played is not None and played.number == 1 and len(played.game.history) == played.branch

    @property
    def seq(self) -> int:
        return self.games[-1].seq if self.games else 0

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Cached until somebody sits elsewhere, because every action asks for it many times."""
        found = self._seats.get(person)
        if found is None:
            found = tuple([i for i, place in enumerate(self.places) if place.person == person])
            self._seats[person] = found
        return found

    def person_at(self, seat: int) -> str | None:
        return self.places[seat].person

    @property
    def warnings(self) -> tuple[str, ...]:
        """About the settings. Finding them takes building a deck, so they are cached until the settings change."""
        if self._warnings is None:
            self._warnings = self.umpire.warnings(self.settings)
        return self._warnings

    def names(self, but: str | None = None) -> list[str]:
        """Names of the people at the table, on seats and beside them; without the own name of `but`."""
        beside = [guest.name for guest in self.guests.values() if not guest.gone and guest.person != but]
        return beside + [place.name for place in self.places if place.name]

    @property
    def free(self) -> list[int]:
        return [i for i, place in enumerate(self.places) if place.free]

    # --- taking entries ---------------------------------------------------------------------------

    def replay(self, entries: list[Entry]) -> None:
        drain(self.replaying(entries))

    def replaying(self, entries: list[Entry]) -> Job[None]:
        for number, entry in enumerate(entries, start=1):
            body = decode_body(entry.body)
            if isinstance(body, Started) and self.record is not None:
                yield from self.dealing(body.first)
            self.take(entry, body)
            if number % PORTION == 0:
                yield

    def take(self, entry: Entry, body: Body) -> tuple[list[Fact], bool]:
        """Applies an entry. Returns what followed in the game, and whether that is published."""
        self.number = entry.number
        told: tuple[list[Fact], bool] = ([], True)
        match body:
            case Acted():
                told = self._act(body, entry)
            case Made():
                self._make(entry.time, body)
            case Came():
                self._come(body)
            case Bound():
                self.guests[body.person].profile = body.profile
            case Sat():
                self._seat(body.seat, Place(body.name, self._word(body.name, body.seat), person=body.person))
            case Stood():
                self._seat(body.seat, Place())
            case Left():
                self._leave(body.person)
                if body.kicked and body.by:
                    guest = self.guests[body.person]
                    guest.sent_away, guest.address = entry.time, body.address
            case Renamed():
                self._rename(body)
            case Paced():
                self.pace = body.pace
            case Locked():
                self.locked = body.locked
            case BotSet():
                name = body.name or ""
                place = Place() if body.bot is None else Place(name, self._word(name, body.seat), bot=body.bot)
                self._seat(body.seat, place)
            case Changed():
                self._change(body.settings)
            case Muted():
                self.mute(body.by, body.person, body.muted)
            case NonceAdded():
                self.nonces[body.seat] = body.nonce
            case Prepared():
                self.secret = body.secret
            case Started():
                self._start(entry, body.first)
            case LetBe():
                self._let_be(body, entry)
            case Chatted():
                self._hear(body)
        if body.id:
            answers = self.answers.setdefault(body.by, OrderedDict())
            answers[body.id] = self.seq
            if len(answers) > ANSWERS_KEPT:
                answers.popitem(last=False)
        return told

    def _make(self, time: float, body: Made) -> None:
        self.made, self.code, self.record = time, body.code, body.record
        self.secret, self.hold, self.event = body.secret, body.hold, body.event
        self._change(body.settings)

    def _hear(self, body: Chatted) -> None:
        self.chatted += 1
        name = self.guests[body.person].name
        self.chat.append(ChatLine(self.chatted, body.person, name, body.text, body.phrase))

    def _come(self, body: Came) -> None:
        self.guests[body.person] = Guest(
            body.person,
            body.name,
            body.bot,
            key=body.key,
            cat=body.cat,
            screen=body.screen,
            profile=body.profile,
        )
        if not self.event:
            self.host = self.host or body.person

    def mute(self, person: str, other: str, muted: bool) -> None:
        """Mutes `other` for `person`, or lets them be heard again."""
        unheard = self.muted.setdefault(person, set())
        if not muted:
            unheard.discard(other)
        elif len(unheard) < MOST_MUTED:
            unheard.add(other)

    def answered(self, person: str, id: str) -> int | None:
        """The seq after a stored wish; None if there is none."""
        answers = self.answers.get(person)
        return None if answers is None else answers.get(id)

    def _word(self, name: str, seat: int) -> str:
        others = {place.word for i, place in enumerate(self.places) if i != seat and place.word is not None}
        return word_for(name, others)

    def _seat(self, seat: int, place: Place) -> None:
        """A new match begins when somebody sits down. Until then everybody can read the result of the last one."""
        self.places[seat] = place
        self._seats.clear()
        self.nonces[seat] = None
        if not place.free:
            self._new_match()

    def _rename(self, body: Renamed) -> None:
        """A player's word is part of a game's actions, so it stays until the game is over."""
        guest = self.guests[body.person]
        seat = body.seat
        if seat is None:
            guest.name, guest.cat = body.name, guest.cat if body.cat is None else body.cat
            seat = next(iter(self.seats_of(body.person)), None)
        if seat is not None:
            place = self.places[seat]
            place.name = body.name
            if self.state != "playing":
                place.word = self._word(body.name, seat)

    def _cat_at(self, seat: int) -> int | None:
        """A person's cat sits only on their first seat."""
        person = self.places[seat].person
        return None if person is None or self.seats_of(person)[0] != seat else self.guests[person].cat

    def _new_match(self) -> None:
        self.round = 0
        self.totals = (0,) * len(self.places)

    def _change(self, settings: Settings) -> None:
        """People keep their seats as far as there are enough; another game has other bots too."""
        before = self.settings
        self.settings = settings
        self._warnings = None
        kept = self.places[: settings.seats]
        if before is not None and type(before.rules) is not type(settings.rules):
            kept = [Place() if place.bot is not None else place for place in kept]
            self.record = None
        self.places = [*kept, *(Place() for _ in range(settings.seats - len(kept)))]
        self._seats.clear()
        self.nonces = [None] * settings.seats
        self._new_match()

    def _leave(self, person: str) -> None:
        self.guests[person].gone = True
        if self.state != "playing":
            for seat in self.seats_of(person):
                self._seat(seat, Place())
        if self.host == person:
            staying = [guest.person for guest in self.guests.values() if not guest.gone]
            seated = [other for other in staying if self.seats_of(other)]
            self.host = (seated or staying or [""])[0]  # nobody: the next person who comes becomes the host
            self.locked = self.locked and bool(self.host)  # otherwise nobody could ever come in

    def dealing(self, first: int | None) -> Job[None]:
        """Deals the next game; raises BadSettings or BadRecord. It takes long if it continues another game."""
        words = [place.word or "" for place in self.places]
        if self.record is None:
            seed = combine(self.secret, self.nonces)
            self.ready = self.umpire.deal(self.settings.rules, words, seed, first), []
        else:
            self.ready = yield from take_up(self.record, words)

    def _start(self, entry: Entry, first: int | None) -> None:
        if self.ready is None:
            drain(self.dealing(first))
        assert self.ready is not None
        (game, facts), self.ready = self.ready, None
        taken_up, self.record = self.record is not None, None
        if self._match_over:
            self._new_match()
        self.round += 1
        self.games.append(
            PlayedGame(
                game,
                number=len(self.games) + 1,
                round=self.round,
                begun=entry.time,
                secret=self.secret,
                nonces=tuple(self.nonces),
                names=tuple(place.name or "" for place in self.places),
                people=tuple(place.person for place in self.places),
                rated=self.settings.rated and not taken_up,
                bots={i: place.bot for i, place in enumerate(self.places) if place.bot is not None},
                seq=self.seq + 1,
                speed=self.settings.speed,
                taken_up=taken_up,
                variants_at_random=getattr(self.settings.rules, "variants_at_random", None),
                branch=len(game.history),
                facts=facts,
                time=max((act.time or 0.0 for act in game.history), default=0.0),
            )
        )
        if SPEEDS[self.settings.speed].own_pace:
            played = self.games[-1]
            played.patience = Patience(self.umpire, game, played.seq, entry.number, entry.time)

    def _let_be(self, body: LetBe, entry: Entry) -> None:
        played = self.games[-1]
        assert played.patience is not None
        played.patience.answer(body.seat)
        played.patience.note(played.game, played.seq, entry.number, entry.time)

    def _act(self, body: Acted, entry: Entry) -> tuple[list[Fact], bool]:
        played = self.games[-1]
        action = Expire() if body.seat == CLOCK else read_action(played.game, body.action)
        lacking = self.umpire.unasked(played.game)
        if lacking and not played.game.accepts(body.seat, action):
            played.apply(*lacking, body.at)
        told = played.apply(body.seat, action, body.at, body.verdict)
        if played.patience is not None:
            played.patience.note(played.game, played.seq, entry.number, entry.time)
            if body.seat != CLOCK and self.places[body.seat].person is not None:
                played.patience.acted(body.seat, action, bool(body.by))
        if played.game.over:
            gained = self.umpire.points(played.game)
            self.totals = tuple(a + b for a, b in zip(self.totals, gained, strict=True))
            played.totals = self.totals
            self.secret = ""  # `Prepared` follows
            self.nonces = [None] * len(self.places)
            for guest in self.guests.values():  # people who left during the game give up their seats now
                if guest.gone:
                    for seat in self.seats_of(guest.person):
                        self._seat(seat, Place())
        return told

    @property
    def _match_over(self) -> bool:
        return self.settings.rounds is not None and self.round >= self.settings.rounds

    def next_first(self) -> int | None:
        """Who starts the next game; None draws it from its seed."""
        played = self.played
        if played is None or not self.round or self._match_over:
            return self.settings.first
        return self.umpire.next_first(played.game, combine(self.secret, self.nonces))

    # --- as a message ---------------------------------------------------------------------------------

    def _listed(self, attending: set[str]) -> list[Guest]:
        """Everybody; of a crowd, players, the host and screens first, then those who are here."""
        present = [guest for guest in self.guests.values() if not guest.gone]
        if len(present) <= LISTED:
            return present

        def last(guest: Guest) -> tuple[bool, bool]:
            needed = guest.screen or guest.person == self.host or bool(self.seats_of(guest.person))
            return not needed, guest.person not in attending

        return sorted(present, key=last)[:LISTED]

    def describe(self, attending: set[str], stood_in: set[int]) -> Table:
        playing = self.state == "playing"
        shown = self.games[-1] if self.games else None
        taken_up = shown.taken_up if shown is not None and playing else self.record is not None
        if taken_up:
            shuffle = Shuffle("", (None,) * len(self.places))  # its cards lay so before
        elif shown is not None and playing:
            shuffle = Shuffle(commit(shown.secret), shown.nonces)
        else:
            shuffle = Shuffle(commit(self.secret) if self.secret else "", tuple(self.nonces))
        if shown is not None and not playing and not shown.taken_up:
            shuffle.revealed = shown.secret
        return Table(
            table=self.table,
            code=self.code,
            state=self.state,
            settings=self.settings,
            seats=tuple(
                Seat(i, place.name, place.word, place.person, place.bot, i in stood_in, self._cat_at(i))
                for i, place in enumerate(self.places)
            ),
            people=tuple(
                Person(
                    *(guest.person, guest.name, guest.person in attending, guest.person == self.host),
                    *(guest.bot, guest.screen, guest.profile or None),
                )
                for guest in self._listed(attending)
            ),
            unlisted=max(0, sum(not guest.gone for guest in self.guests.values()) - LISTED),
            games=len(self.games),
            round=self.round,
            totals=self.totals,
            shuffle=shuffle,
            taken_up=taken_up,
            locked=self.locked,
            warnings=self.warnings,
            pace=self.pace,
            event=self.event or None,
        )


def take_up(text: str, words: list[str]) -> Job[tuple[AnyGame, list[Fact]]]:
    """A game from its record, with other players on its seats, and what has happened in it."""
    head, actions = parted(text)
    yield
    before: AnyGame = read(head).game
    yield
    setup = dataclasses.replace(before.setup, players=tuple(words))  # type: ignore[attr-defined]
    game: AnyGame = type(before)(setup)  # type: ignore[call-arg]
    facts: list[Fact] = []

    def act(action: str) -> None:
        who, what, time = read_act(before, action)
        facts.extend(game.apply(CLOCK if who == CLOCK_NAME else before.seat(who), what, time))

    yield from in_portions(actions, act)
    return game, facts
