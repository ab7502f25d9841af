"""What a seat of HEATED may do, as plain ints: listed here alone, and done here.

An option is one step: a card, then whatever it needs, a colour, whom it is played on, a card to give, a place in the
draw pile; or the cards of a discard one by one, in card order. What a seat has chosen so far is a `Choice` beside the
state. `list_options` is the only place that knows what may be chosen; `legal`, `may_act`, the environments' masks and
the candidates of the bots read its list, and so does `perform_listed`, which spares an action a second judgement.
Refusals with their sentences are the judge's (judge.py); a property test holds both equal.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..core.game import Expire
from ..core.options import MOST_ACTIONS, Options, kept
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .cards import COLOUR_LIST, Card
from .codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    COPY,
    DISCARDS,
    HEAT,
    KINDS,
    MERCY,
    NO_CARD,
    NO_COLOUR,
    OFFERS,
    OPS,
    RUNNING,
    SLAPS,
    TWO_PLAYERS,
)
from .option_codes import (
    A_CARD,
    A_COLOUR,
    A_PLAYER,
    ACCEPT,
    ASK,
    CALL,
    COLOUR,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_ONE,
    DRAW_SOME,
    GIVE,
    IDLE,
    IN_ORDER,
    LATER,
    LET_BE,
    LETTING_BE,
    OFFER,
    ON,
    OPEN,
    OPTIONS_END,
    PLACE,
    PLAY,
    REFLEXES,
    SLAP,
    TAKE,
    TAKE_NOTHING,
    THE_OTHER,
    WHERE,
    WONDER,
)
from .state import State

__all__ = ["Choice", "Lister", "action_of", "from_own", "list_options", "may_do", "perform", "seat_from"]

_card = cache(Card)
MOST_ORDERED: Final = 4
"""So many others are listed in every order."""


class Choice:
    """What a seat has chosen so far. `stage` is what it decides next: OPEN at the start and once it is complete."""

    def __init__(self) -> None:
        self.stage = OPEN
        self.option = -1  # the first of its steps; -1 before it
        self.card = NO_CARD  # the card it plays, offers or gives, and what it names
        self.colour = NO_COLOUR
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.named_n = 0
        self.thrown_n = 0
        self.least = 0  # cards to discard are chosen in card order
        self.named = [0] * 10
        self.thrown = [0] * 96

    def clear(self) -> None:
        self.stage = OPEN
        self.option = -1
        self.card = NO_CARD
        self.colour = NO_COLOUR
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.named_n = 0
        self.least = 0
        if self.thrown_n > 0:
            self.thrown_n = 0
            for card in range(KINDS):
                self.thrown[card] = 0

    def copy_from(self, other: Choice) -> None:
        self.stage = other.stage
        self.option = other.option
        self.card = other.card
        self.colour = other.colour
        self.target = other.target
        self.second = other.second
        self.giving = other.giving
        self.at = other.at
        self.named_n = other.named_n
        self.least = other.least
        for i in range(other.named_n):
            self.named[i] = other.named[i]
        if self.thrown_n > 0 or other.thrown_n > 0:
            for card in range(KINDS):
                self.thrown[card] = other.thrown[card]
        self.thrown_n = other.thrown_n

    def is_whole(self) -> bool:
        return self.option >= 0 and self.stage == OPEN

    def acts(self, state: State) -> int:
        """The kind as which the card chosen will act."""
        return state.top if state.tables.role[self.card] == COPY else self.card

    def names(self, seat: int) -> bool:
        """Whether `seat` is in the order so far."""
        for i in range(self.named_n):
            if self.named[i] == seat:
                return True
        return False

    # --- choosing -------------------------------------------------------------------------------

    def advance(self, state: State, seat: int, option: int) -> None:
        """One step, which must be one of the options."""
        stage = self.stage
        self.stage = OPEN
        if stage == OPEN:
            self.begin(state, seat, option)
        elif stage == A_COLOUR:
            if option != LATER:
                self.colour = option - COLOUR
            self.ask_needs(state, seat)
        elif stage == A_PLAYER:
            self.target = seat_from(state, seat, option - ON)
            needs = state.tables.needs[self.acts(state)]
            if needs == TWO_PLAYERS:
                self.stage = THE_OTHER
            elif needs == A_TARGET_AND_A_CARD:
                self.stage = A_CARD
        elif stage == THE_OTHER:
            self.second = seat_from(state, seat, option - ON)
        elif stage == IN_ORDER:
            self.named[self.named_n] = seat_from(state, seat, option - ON)
            self.named_n += 1
            self.stage = IN_ORDER
            self.name_the_last(state, seat)
        elif stage == WHERE:
            self.at = option - PLACE
        elif option >= GIVE:
            self.giving = option - GIVE
        else:
            self.throw(state, seat, option - DISCARD)

    def begin(self, state: State, seat: int, option: int) -> None:
        self.clear()
        self.option = option
        if PLAY <= option < OFFER:
            self.card = option - PLAY
            self.ask_more(state, seat)
        elif OFFER <= option < DISCARD:
            self.card = option - OFFER
        elif DISCARD <= option < GIVE:
            self.throw(state, seat, option - DISCARD)

    def throw(self, state: State, seat: int, card: int) -> None:
        self.thrown[card] += 1
        self.thrown_n += 1
        self.least = card
        self.stage = OPEN if self.thrown_n == state.must[seat] else A_CARD

    def ask_more(self, state: State, seat: int) -> None:
        """A card is chosen to be played: the first thing it needs."""
        acts = self.acts(state)
        if state.goes_out(seat, acts):  # H-WIN: nothing is named any more
            self.stage = OPEN
        elif state.tables.colour[acts] == NO_COLOUR and not state.tables.white[acts]:
            self.stage = A_COLOUR
        else:
            self.ask_needs(state, seat)

    def ask_needs(self, state: State, seat: int) -> None:
        needs = state.tables.needs[self.acts(state)]
        if needs in {A_TARGET, A_TARGET_AND_A_CARD, TWO_PLAYERS}:
            self.stage = A_PLAYER
        elif needs == ALL_OTHERS:
            self.stage = IN_ORDER
            self.name_the_last(state, seat)
        elif needs == A_PLACE:
            self.stage = WHERE

    def name_the_last(self, state: State, seat: int) -> None:
        """In an order of all others the last one is no choice."""
        if self.named_n == state.n - 2:
            for other in range(state.n):
                if other != seat and not self.names(other):
                    self.named[self.named_n] = other
                    self.named_n += 1
                    break
            self.stage = OPEN

    # --- for readers outside --------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        return self.named[i]

    def thrown_of(self, card: int) -> int:
        return self.thrown[card]


def seat_from(state: State, seat: int, more: int) -> int:
    return seat + more if seat + more < state.n else seat + more - state.n


def from_own(state: State, seat: int, other: int) -> int:
    return other - seat if other >= seat else other - seat + state.n


# --- listing ------------------------------------------------------------------------------------------


def list_options(options: Options, state: State, seat: int, choice: Choice, what: int) -> None:
    """The one source: what `seat` may choose next, now or to go on with `choice`; REFLEXES … say what besides.

    The plain way out comes first: to let be, accept, draw, decline, take nothing.
    """
    options.n = 0
    if choice.stage != OPEN:
        list_steps(options, state, seat, choice)
        return
    if state.reason != RUNNING:
        return
    asked = (state.asked >> seat & 1) == 1
    if what & LETTING_BE:
        options.add(LET_BE)
    if state.can_accept(seat):
        options.add(ACCEPT)
    list_draws(options, state, seat, what)
    for card in range(KINDS):
        if state.hands[seat * KINDS + card] > 0 and state.can_play(seat, card):
            options.add(PLAY + card)
    if (state.phase == SLAPS and asked) or what & IDLE or (what & REFLEXES and state.tables.house3):
        options.add(SLAP)
    if state.phase == DISCARDS and asked and state.must[seat] > 0:
        list_discards(options, state, seat, choice)
    elif state.phase == OFFERS and asked:
        options.add(DECLINE)
        for card in range(KINDS):
            if state.hands[seat * KINDS + card] > 0:
                options.add(OFFER + card)
    elif state.can_take(seat):
        options.add(TAKE_NOTHING)
        for other in range(state.n):
            if state.offers[other] > 0:
                options.add(TAKE + from_own(state, seat, other))
    if state.unnamed == seat:
        for colour in range(4):
            options.add(COLOUR + colour)
    if what & IDLE or (what & REFLEXES and (state.tables.house2 or state.liable)):
        options.add(CALL)
    if what & IDLE or (what & REFLEXES and state.tables.house1):
        options.add(WONDER)


def list_draws(options: Options, state: State, seat: int, what: int) -> None:
    """Pauses in a draw are listed while the seat holds a MERCY: without it nobody gains by them."""
    if state.can_draw(seat):
        options.add(DRAW)
        most = 0
        if what & IDLE:
            most = state.pend_n if state.pend_n > 0 else max(1, state.pile_n + state.heap_n)
        elif state.pend_n != 1 and holds_mercy(state, seat):
            most = state.pend_n - 1 if state.pend_n > 0 else 1
            if not what & REFLEXES:
                most = 1  # a seat that is asked can go on as it likes
        if most > 0:
            options.add(DRAW_ONE)
        for count in range(2, most + 1):
            options.add(DRAW_SOME + count)
    if state.can_ask(seat):
        options.add(ASK)


def holds_mercy(state: State, seat: int) -> bool:
    for card in range(KINDS):
        if state.hands[seat * KINDS + card] > 0 and state.tables.role[card] == MERCY:
            return True
    return False


def list_discards(options: Options, state: State, seat: int, choice: Choice) -> None:
    """What can be discarded next, and leaves enough of the cards after it for the rest."""
    thrown = choice.thrown_n if choice.stage != OPEN else 0
    due = state.must[seat] - thrown
    least = choice.least if thrown > 0 else 0
    enough = 0
    first = options.n
    for card in range(KINDS - 1, least - 1, -1):
        if state.must_colour < 0 or state.tables.colour[card] == state.must_colour:
            left = state.hands[seat * KINDS + card] - (choice.thrown[card] if thrown > 0 else 0)
            enough += left
            if left > 0 and enough >= due:
                options.add(DISCARD + card)
    last = options.n - 1
    while first < last:  # in card order
        swapped = options.items[first]
        options.items[first] = options.items[last]
        options.items[last] = swapped
        first += 1
        last -= 1


def list_steps(options: Options, state: State, seat: int, choice: Choice) -> None:
    """The next step of what has been begun."""
    acts = choice.acts(state) if choice.card != NO_CARD else 0
    if choice.stage == A_COLOUR:
        for colour in range(4):
            options.add(COLOUR + colour)
        if state.tables.late[acts]:
            options.add(LATER)
    elif choice.stage == A_PLAYER:
        two = state.tables.needs[acts] == TWO_PLAYERS
        oneself = two or state.tables.ops[acts * OPS * 3] == HEAT
        for other in range(state.n - 1 if two else state.n):
            if other != seat or oneself:
                options.add(ON + from_own(state, seat, other))
    elif choice.stage == THE_OTHER:  # two players are named in the order of their numbers
        for other in range(choice.target + 1, state.n):
            options.add(ON + from_own(state, seat, other))
    elif choice.stage == IN_ORDER:
        for other in range(state.n):
            if other != seat and not choice.names(other):
                options.add(ON + from_own(state, seat, other))
    elif choice.stage == WHERE:
        for at in range(state.pile_n + 1):
            options.add(PLACE + at)
    elif choice.card != NO_CARD:
        for card in range(KINDS):
            if state.hands[seat * KINDS + card] > (1 if card == choice.card else 0):
                options.add(GIVE + card)
    else:
        list_discards(options, state, seat, choice)


def may_do(options: Options, state: State, seat: int) -> bool:
    """Whether `seat` may do anything now that changes something."""
    list_options(options, state, seat, NOTHING, REFLEXES)
    return options.n > 0


NOTHING: Final = Choice()
"""Never changed."""


# --- doing ----------------------------------------------------------------------------------------------


def perform(state: State, seat: int, choice: Choice, time: int) -> None:
    """A complete choice; `time` in microseconds counts for slaps alone (HR-SLAP), -1 where nobody measures.

    LET_BE is the arbiter's.
    """
    option = choice.option
    if PLAY <= option < OFFER:
        for i in range(choice.named_n):
            state.name_order(i, choice.named[i])
        target = choice.named[0] if choice.named_n > 0 else choice.target
        second = choice.named[1] if choice.named_n > 1 else choice.second
        state.play(seat, choice.card, choice.colour, target, second, choice.giving, choice.at)
    elif option == ACCEPT:
        state.accept(seat)
    elif option == DRAW:
        state.draw(seat, 0)
    elif option == DRAW_ONE:
        state.draw(seat, 1)
    elif option == ASK:
        state.ask(seat)
    elif option == DECLINE:
        state.offer(seat, NO_CARD)
    elif option == TAKE_NOTHING:
        state.take(seat, -1)
    elif option == SLAP:
        state.slap(seat, time)
    elif option == CALL:
        state.call(seat)
    elif option == WONDER:
        state.wonder(seat)
    elif option >= DRAW_SOME:
        state.draw(seat, option - DRAW_SOME)
    elif option < ON:
        state.name_colour(seat, option - COLOUR)
    elif option < PLAY:
        state.take(seat, seat_from(state, seat, option - TAKE))
    elif option < DISCARD:
        state.offer(seat, choice.card)
    else:
        for card in range(KINDS):
            for _ in range(choice.thrown[card]):
                state.discard(seat, card)
        state.discarded(seat)


# --- as objects -----------------------------------------------------------------------------------------

_WHOLE: Final[list[Action | None]] = [None] * OPTIONS_END  # by option, where it is a whole action; not of `Take`
_TAKES: Final = [Take(seat) for seat in range(10)]
_NAMED: Final[dict[int, Play]] = {}  # by what is named, as one number; made when first needed


def _fill(option: int) -> Action:
    """The action of an option that is a whole one."""
    made: Action
    if option < COLOUR:
        made = _SIMPLE[option]
    elif option < ON:
        made = Name(COLOUR_LIST[option - COLOUR])
    elif option < OFFER:
        made = Play(Card(option - PLAY))
    elif option < DISCARD:
        made = Offer(Card(option - OFFER))
    else:
        made = Wonder() if option == WONDER else Draw(option - DRAW_SOME)
    _WHOLE[option] = made
    return made


_SIMPLE: Final[dict[int, Action]] = {
    ACCEPT: Accept(),
    DRAW: Draw(),
    DRAW_ONE: Draw(1),
    ASK: Ask(),
    DECLINE: Decline(),
    TAKE_NOTHING: Take(None),
    SLAP: Slap(),
    CALL: Call(),
}


def action_of(state: State, seat: int, choice: Choice) -> Action:
    """A complete choice as an object; all but discards are the same one each time."""
    option = choice.option
    if option >= DISCARD and option < GIVE:
        return Discard(tuple([_card(card) for card in range(KINDS) for _ in range(choice.thrown[card])]))
    if TAKE <= option < PLAY:
        return _TAKES[seat_from(state, seat, option - TAKE)]
    if option < PLAY or option >= OFFER or state.goes_out(seat, choice.acts(state)):
        found = _WHOLE[option]
        return _fill(option) if found is None else found
    return _named(state, choice)


def _named(state: State, choice: Choice) -> Play:
    needs = state.tables.needs[choice.acts(state)]
    key = choice.card * 8 + choice.colour + 1
    if needs == ALL_OTHERS:
        for i in range(choice.named_n):
            key = key * 16 + choice.named[i] + 1
    else:
        key = ((((key * 8 + needs) * 16 + choice.target) * 16 + choice.second) * 128 + choice.giving + 1) * 512
        key += choice.at
    made = _NAMED.get(key)
    if made is None:
        on: tuple[int, ...] = ()
        if needs == ALL_OTHERS:
            on = tuple([choice.named[i] for i in range(choice.named_n)])
        elif needs == TWO_PLAYERS:
            on = (choice.target, choice.second)
        elif needs in {A_TARGET, A_TARGET_AND_A_CARD}:
            on = (choice.target,)
        made = _NAMED[key] = Play(
            Card(choice.card),
            None if choice.colour == NO_COLOUR else COLOUR_LIST[choice.colour],
            on,
            None if choice.giving == NO_CARD else Card(choice.giving),
            choice.at if needs == A_PLACE else None,
        )
    return made


class Lister:
    """Lists whole actions, and does them: with room of its own to try steps in."""

    def __init__(self) -> None:
        self.options = Options()
        self.choice = Choice()
        self.lists: list[Options] = []  # by depth, as far as was needed
        self.choices = [Choice()]
        self.found: list[Action] = []

    # --- all that may be done ---------------------------------------------------------------------

    def actions(self, state: State, seat: int, what: int) -> list[Action]:
        """All that `list_options` leads to, as shared objects; of more than MOST_ACTIONS some, see `Heated.legal`."""
        options = self.options
        list_options(options, state, seat, NOTHING, what)
        sort(options)
        self.found = []
        bounds: list[int] = []
        thrown = False
        for i in range(options.n):
            option = options.items[i]
            first = self.choices[0]
            first.clear()
            first.advance(state, seat, option)
            if first.stage == OPEN:
                self.found.append(action_of(state, seat, first))
            elif option < DISCARD:
                bounds.append(len(self.found))
                self.collect(state, seat, 0, MOST_ACTIONS * 50)
                bounds.append(len(self.found))
            elif not thrown:
                thrown = True
                self.found += self.discards(state, seat)
        found, self.found = self.found, []
        return found if len(found) <= MOST_ACTIONS else _thinned(found, bounds)

    def collect(self, state: State, seat: int, depth: int, most: int) -> None:
        """Every way to go on with the choice at this depth."""
        if depth == len(self.lists):
            self.lists.append(Options())
            self.choices.append(Choice())
        options = self.lists[depth]
        before = self.choices[depth]
        after = self.choices[depth + 1]
        list_options(options, state, seat, before, 0)
        for i in range(options.n):
            if before.stage == IN_ORDER and not is_in_line(state, seat, before, options.items[i]):
                continue
            after.copy_from(before)
            after.advance(state, seat, options.items[i])
            if after.stage == OPEN:
                self.found.append(action_of(state, seat, after))
            elif len(self.found) < most:
                self.collect(state, seat, depth + 1, most)

    def discards(self, state: State, seat: int) -> list[Action]:
        """Every set of cards; of more than MOST_ACTIONS neighbouring cards of the sorted hand, from any on."""
        sets: list[Action] = []
        if throw_all(state, seat, Choice(), sets):
            return sets
        held = [card for card in range(KINDS) for _ in range(state.hands[seat * KINDS + card])]
        fit = [Card(card) for card in held if state.must_colour < 0 or state.tables.colour[card] == state.must_colour]
        turned = [*fit, *fit]
        due = state.must[seat]
        return list(dict.fromkeys([Discard(tuple(sorted(turned[i : i + due]))) for i in range(len(fit))]))

    # --- one of them --------------------------------------------------------------------------------

    def perform(self, state: State, seat: int, action: Action | Expire, time: float | None) -> bool:
        """Does an action in its canonical form; False and nothing has changed if it is in another or not allowed."""
        if not self.find(state, seat, action):
            return False
        perform(state, seat, self.choice, -1 if time is None else round(time * 1_000_000))
        return True

    def find(self, state: State, seat: int, action: Action | Expire) -> bool:
        """Walks the one path to an action, into `choice`; False if there is none."""
        self.choice.clear()
        if type(action) is Play:
            return self.find_play(state, seat, action)
        if type(action) is Discard:
            for card in action.cards:
                if not self.step(state, seat, DISCARD + card) or self.choice.is_whole():
                    break
            return self.choice.is_whole() and self.choice.thrown_n == len(action.cards)
        return self.step(state, seat, option_of(state, seat, action)) and self.choice.is_whole()

    def step(self, state: State, seat: int, option: int) -> bool:
        list_options(self.options, state, seat, self.choice, REFLEXES + IDLE)
        if option < 0 or not self.options.has(option):
            return False
        self.choice.advance(state, seat, option)
        return True

    def find_play(self, state: State, seat: int, action: Play) -> bool:
        choice = self.choice
        option = PLAY + action.card
        named = 0  # things named so far: each must be asked for, and nothing else be named
        on = action.on
        while self.step(state, seat, option):
            if choice.stage == OPEN:
                if choice.named_n > 0:  # an order: the last of it follows from the others, and is written all the same
                    if len(on) != choice.named_n:
                        return False
                    named += choice.named[choice.named_n - 1] == on[len(on) - 1]
                given = len(on) + (action.colour is not None) + (action.giving is not None) + (action.at is not None)
                return named == given
            if choice.stage == A_COLOUR:
                option = LATER if action.colour is None else COLOUR + action.colour.code
                named += action.colour is not None
                continue
            named += 1
            if choice.stage == WHERE:
                option = -1 if action.at is None or type(action.at) is bool else PLACE + min(action.at, 1000)
            elif choice.stage == A_CARD:
                option = -1 if action.giving is None else GIVE + action.giving
            else:
                i = 0 if choice.stage == A_PLAYER else 1 if choice.stage == THE_OTHER else choice.named_n
                option = on_option(state, seat, on, i)
        return False


def on_option(state: State, seat: int, on: tuple[int, ...], i: int) -> int:
    """The step that names the i-th seat of `on`; -1 if there is no such seat."""
    if i >= len(on) or type(on[i]) is bool or not 0 <= on[i] < state.n:
        return -1
    return ON + from_own(state, seat, on[i])


def option_of(state: State, seat: int, action: Action | Expire) -> int:
    """The option that is a whole action, or -1."""
    if type(action) is Draw:
        count = action.count
        if count is None:
            return DRAW
        if type(count) is bool or not 1 <= count <= 500:
            return -1
        return DRAW_ONE if count == 1 else DRAW_SOME + count
    if type(action) is Name:
        return COLOUR + action.colour.code
    if type(action) is Offer:
        return OFFER + action.card
    if type(action) is Take:
        whose = action.whose
        if whose is None:
            return TAKE_NOTHING
        return TAKE + from_own(state, seat, whose) if type(whose) is not bool and 0 <= whose < state.n else -1
    return _OPTIONS.get(type(action), -1)


_OPTIONS: Final[dict[type, int]] = {
    Accept: ACCEPT,
    Ask: ASK,
    Decline: DECLINE,
    Slap: SLAP,
    Call: CALL,
    Wonder: WONDER,
}


def rank(option: int) -> int:
    """Where a whole action stands in a list of them: bots weigh them in this order."""
    if PLAY <= option < OFFER:
        return 3
    if option == ACCEPT:
        return 0
    if option == ASK:
        return 1
    if option == DRAW:
        return 2
    if COLOUR <= option < ON:
        return 4
    if option == DRAW_ONE or option >= DRAW_SOME:
        return 5
    if option == SLAP:
        return 7
    if option == CALL:
        return 8
    return 9 if option == WONDER else 6


def sort(options: Options) -> None:
    """By rank; it nearly is already."""
    for i in range(1, options.n):
        j = i
        option = options.items[i]
        while j > 0 and rank(options.items[j - 1]) > rank(option):
            options.items[j] = options.items[j - 1]
            j -= 1
        options.items[j] = option


def is_in_line(state: State, seat: int, choice: Choice, option: int) -> bool:
    """Whether an order is listed that goes on so: any of a few others; of many, in turn order either way round."""
    if state.n - 1 <= MOST_ORDERED or choice.named_n == 0:
        return True
    other = seat_from(state, seat, option - ON)
    last = choice.named[choice.named_n - 1]
    if choice.named_n == 1:
        return other == next_other(state, seat, last) or last == next_other(state, seat, other)
    if choice.named[1] == next_other(state, seat, choice.named[0]):
        return other == next_other(state, seat, last)
    return last == next_other(state, seat, other)


def next_other(state: State, seat: int, other: int) -> int:
    """Who comes after `other` in turn order, without `seat`."""
    found = state.seat_after(other)
    return state.seat_after(found) if found == seat else found


def throw_all(state: State, seat: int, choice: Choice, found: list[Action]) -> bool:
    """Every way to go on discarding; False if there are more than MOST_ACTIONS."""
    options = Options()
    list_options(options, state, seat, choice, 0)
    for option in options.as_list():
        if DISCARD <= option < GIVE:
            after = Choice()
            after.copy_from(choice)
            after.advance(state, seat, option)
            if after.stage == OPEN:
                found.append(action_of(state, seat, after))
            elif not throw_all(state, seat, after, found):
                return False
        if len(found) > MOST_ACTIONS:
            return False
    return True


def _thinned(found: list[Action], bounds: list[int]) -> list[Action]:
    """What is whole at once stays; what a card is played with is thinned evenly, each card by the same share."""
    cards = len(bounds) // 2
    sizes = [bounds[2 * i + 1] - bounds[2 * i] for i in range(cards)]
    single = len(found) - sum(sizes)
    shares = [0] * cards
    room = max(0, MOST_ACTIONS - single)
    for i in sorted(range(cards), key=lambda i: sizes[i]):  # who needs less leaves more to the others
        left = sum(1 for share in shares if share == 0)
        shares[i] = min(sizes[i], room // left)
        room -= shares[i]
    thin: list[Action] = []
    at = 0
    for i in range(cards):
        thin += found[at : bounds[2 * i]]
        thin += [found[bounds[2 * i] + j] for j in range(sizes[i]) if kept(j, sizes[i], shares[i])]
        at = bounds[2 * i + 1]
    thin += found[at:]
    return [action for i, action in enumerate(thin) if kept(i, len(thin), MOST_ACTIONS)]
