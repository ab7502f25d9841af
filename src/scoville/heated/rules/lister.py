"""Whole actions of HEATED as objects: everything a seat may do, and the path of options that leads to each."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...core.game import Expire
from ...core.options import MOST_ACTIONS, Options, kept
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .cards import COLOUR_LIST, Card
from .choice import Choice, from_own, seat_from
from .codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    NOTHING,
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
from .options import list_options, perform
from .state import State

__all__ = ["Lister", "action_of"]

_card = cache(Card)
MOST_ORDERED: Final = 4
"""Up to this many others are listed in every order."""

_WHOLE: Final[list[Action | None]] = [None] * OPTIONS_END  # by option, if it is a whole action; without `Take`
_TAKES: Final = [Take(seat) for seat in range(10)]
_NAMED: Final[dict[int, Play]] = {}  # by what is named, as one number; created when first needed


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
    """A complete choice as an object; always the same one, except for discards."""
    option = choice.option
    if option >= DISCARD and option < GIVE:
        return _discard(tuple([_card(card) for card in range(choice.least + 1) for _ in range(choice.thrown[card])]))
    if TAKE <= option < PLAY:
        return _TAKES[seat_from(state, seat, option - TAKE)]
    if (
        option < PLAY
        or option >= OFFER
        or (choice.colour == NO_COLOUR and state.tables.needs[choice.acts(state)] == NOTHING)
        or state.goes_out(seat, choice.acts(state))
    ):
        found = _WHOLE[option]
        return _fill(option) if found is None else found
    return _named(state, choice)


def _discard(cards: tuple[Card, ...]) -> Discard:
    """Bypasses a constructor that checks, because a list may have 200 of them."""
    made = object.__new__(Discard)
    _set_cards(made, cards)
    return made


_set_cards: Final = vars(Discard)["cards"].__set__


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
    """Lists and performs whole actions, with its own space to try steps in."""

    def __init__(self) -> None:
        self.options = Options()
        self.choice = Choice()
        self.lists: list[Options] = []  # by depth, as far as needed
        self.choices = [Choice()]
        self.found: list[Action] = []

    # --- all that may be done ---------------------------------------------------------------------

    def actions(self, state: State, seat: int, what: int) -> list[Action]:
        """Everything that `list_options` leads to, as shared objects; some of them if above MOST_ACTIONS, see
        `Heated.legal`."""
        options = self.options
        self.choice.clear()
        list_options(options, state, seat, self.choice, what)
        sort(options)
        self.found = []
        bounds: list[int] = []
        thrown = False
        for i in range(options.n):
            option = options.items[i]
            first = self.choices[0]
            first.stage = OPEN
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
        """Every way to continue the choice at this depth."""
        self.make_room(depth)
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
        """Every set of cards; if there are more than MOST_ACTIONS, neighbouring cards of the sorted hand, from any
        on."""
        sets: list[Action] = []
        self.choices[0].clear()
        if self.throw_all(state, seat, 0, sets):
            return sets
        held = [card for card in range(KINDS) for _ in range(state.piles.hands[seat * KINDS + card])]
        fit = [
            Card(card)
            for card in held
            if state.pending.discard_colour < 0 or state.tables.colour[card] == state.pending.discard_colour
        ]
        turned = [*fit, *fit]
        due = state.pending.discards[seat]
        return list(dict.fromkeys([Discard(tuple(sorted(turned[i : i + due]))) for i in range(len(fit))]))

    def throw_all(self, state: State, seat: int, depth: int, sets: list[Action]) -> bool:
        """Every way to go on discarding; False if there are more than MOST_ACTIONS."""
        self.make_room(depth)
        options = self.lists[depth]
        before = self.choices[depth]
        after = self.choices[depth + 1]
        list_options(options, state, seat, before, 0)
        for i in range(options.n):
            option = options.items[i]
            if DISCARD <= option < GIVE:
                after.copy_from(before)
                after.advance(state, seat, option)
                if after.stage == OPEN:
                    sets.append(action_of(state, seat, after))
                elif not self.throw_all(state, seat, depth + 1, sets):
                    return False
            if len(sets) > MOST_ACTIONS:
                return False
        return True

    def make_room(self, depth: int) -> None:
        """Makes space to continue from the choice at this depth."""
        if depth == len(self.lists):
            self.lists.append(Options())
            self.choices.append(Choice())

    # --- one of them --------------------------------------------------------------------------------

    def perform(self, state: State, seat: int, action: Action | Expire, time: float | None) -> bool:
        """Performs an action in its canonical form. If it has another form or is not allowed: False, and nothing
        changes."""
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
        named = 0  # things named so far: each must be asked for, and nothing else may be named
        on = action.on
        while self.step(state, seat, option):
            if choice.stage == OPEN:
                if choice.named_n > 0:  # an order: its last seat follows from the others but is written all the same
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
    """The place of a whole action in a list: bots weigh them in this order."""
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
    """Sorts by rank; the list is nearly sorted already."""
    for i in range(1, options.n):
        j = i
        option = options.items[i]
        while j > 0 and rank(options.items[j - 1]) > rank(option):
            options.items[j] = options.items[j - 1]
            j -= 1
        options.items[j] = option


def is_in_line(state: State, seat: int, choice: Choice, option: int) -> bool:
    """Whether an order that continues like this is listed: any for a few others; for many, turn order either way
    round."""
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
    """The seat after `other` in turn order, without `seat`."""
    found = state.after(other)
    return state.after(found) if found == seat else found


def _thinned(found: list[Action], bounds: list[int]) -> list[Action]:
    """Keeps whole actions; thins the ways to play a card evenly, each card by the same share."""
    cards = len(bounds) // 2
    sizes = [bounds[2 * i + 1] - bounds[2 * i] for i in range(cards)]
    single = len(found) - sum(sizes)
    shares = [0] * cards
    room = max(0, MOST_ACTIONS - single)
    for i in sorted(range(cards), key=lambda i: sizes[i]):  # cards that need less leave more to the others
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
