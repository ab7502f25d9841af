"""What a seat of SPICY may do, as plain ints: the only list, and the code that performs it.

An option is one step. Most are whole actions; cards put under a 5 (Change Your Luck) are separate steps that follow
the play. A choice, also one int, is what a seat has chosen so far: NOTHING, then the option it began with, then the
cards under it in card order, so that every set of them has one path. A choice is complete once it has WHOLE.

Only `list_options` knows what may be done. Everything else reads its list: `legal`, `may_act`, the
environments' masks, the candidates of the bots, and `allows`, which saves an action a second judgement. Refusals with
their sentences are the judge's (`Spicy.verify`); a property test keeps both equal.
"""

from __future__ import annotations

from typing import Final

from ...core.game import Expire
from ...core.options import MOST_ACTIONS, Options, kept
from ...core.seats import NOBODY
from .actions import Accept, Action, Challenge, Copy, Pass, Peek, Play, Trait
from .cards import CLAIMS, KINDS, NO_CARD, NO_CLAIM, Card, Claim
from .codes import BLIND, NUMBER, RUNNING, SPICE, WRONG
from .option_codes import (
    ACCEPT,
    CARD_MASK,
    CHALLENGE_BLIND,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    ENOUGH,
    EVERYTHING,
    FIRST_MASK,
    IMPROPER,
    LET_BE,
    LETTING_BE,
    NOTHING,
    OFFENCES,
    OPTIONS_END,
    PASS,
    PEEK,
    PEEK_STACK,
    PLAY,
    PROPER,
    REACTIONS,
    SILENT_COPY,
    SILENT_PLAY,
    TURN,
    UNDER,
    UNDER1_SHIFT,
    UNDER2_SHIFT,
    WHOLE,
)
from .state import State

__all__ = [
    "action_of",
    "advance",
    "allows",
    "begun",
    "card_of",
    "choice_of",
    "claim_of",
    "folded",
    "list_options",
    "may_do",
    "perform",
    "perform_listed",
    "under_of",
    "whole_actions",
    "with_under",
]

FIVE: Final = int(Claim("c5"))  # any claim with this number


def begun(choice: int) -> int:
    """The option that a choice began with; -1 if nothing was chosen yet."""
    return (choice & FIRST_MASK) - 1


def under_of(choice: int, which: int) -> int:
    """The first (0) or second (1) card put under, or NO_CARD."""
    return (choice >> (UNDER2_SHIFT if which else UNDER1_SHIFT) & CARD_MASK) - 1


def card_of(choice: int) -> int:
    """The card to play or copy with, or NO_CARD."""
    option = begun(choice)
    if option >= SILENT_PLAY:
        return (option - SILENT_PLAY) // CLAIMS
    if option >= SILENT_COPY:
        return option - SILENT_COPY
    if PLAY <= option < OFFENCES:
        return (option - PLAY) // CLAIMS
    return option - COPY if COPY <= option < UNDER else NO_CARD


def claim_of(state: State, choice: int) -> int:
    """What is declared with it, or NO_CLAIM."""
    option = begun(choice)
    if option >= SILENT_PLAY:
        return (option - SILENT_PLAY) % CLAIMS
    if option >= SILENT_COPY:
        return state.claim
    if PLAY <= option < OFFENCES:
        return (option - PLAY) % CLAIMS
    return state.claim if COPY <= option < UNDER else NO_CLAIM


# --- listing ------------------------------------------------------------------------------------------


def list_options(options: Options, state: State, seat: int, choice: int, what: int) -> None:
    """The one source: what `seat` may choose now, after what it has chosen so far; `what` selects REACTIONS, TURN and
    so on.

    The plain way out comes first: to pass, accept, let be, or put no more cards under a 5.
    """
    options.n = 0
    if choice != NOTHING:
        options.add(ENOUGH)
        for card in range(KINDS):
            if may_add(state, seat, choice, card):
                options.add(UNDER + card)
        return
    if state.reason != RUNNING:
        return
    hand = seat * KINDS
    improper = state.tables.tabletop and what & IMPROPER != 0
    silent = improper and state.hand_n[seat] == 1
    doubts = (state.doubters >> seat & 1) == 1
    playing = what & TURN != 0 and seat == state.turn and not state.last_waits
    if state.last_waits:
        if doubts:
            options.add(ACCEPT)
    elif what & LETTING_BE:
        options.add(LET_BE)
    elif playing:
        options.add(PASS)
    if what & REACTIONS and doubts:
        if state.copied:
            options.add(CHALLENGE_WRONG)
        else:
            options.add(CHALLENGE_NUMBER)
            options.add(CHALLENGE_SPICE)
            if improper and state.tables.blind_loses:
                options.add(CHALLENGE_BLIND)
    if what & REACTIONS and state.copiers >> seat & 1:
        for card in range(KINDS):
            if state.hands[hand + card] > 0:
                options.add(COPY + card)
                if silent:
                    options.add(SILENT_COPY + card)
    if playing:
        list_plays(options, state, seat, improper, silent)
    if improper:
        if state.stack_n > 0:
            options.add(PEEK_STACK)
        for other in range(state.n):
            if state.points[other] > 0:
                options.add(PEEK + other)


def list_plays(options: Options, state: State, seat: int, improper: bool, silent: bool) -> None:
    kinds = [0] * 33  # found without a branch, which a processor would guess wrong for every other card
    count = 0
    for card in range(KINDS):
        kinds[count] = card
        count += state.hands[seat * KINDS + card] > 0
    n = options.n
    first = state.claim * CLAIMS
    last = first + state.tables.claims_n[state.claim]
    for k in range(count):
        play = PLAY + kinds[k] * CLAIMS
        if not improper:
            for i in range(first, last):
                options.items[n] = play + state.tables.claims[i]
                n += 1
            continue
        for claim in range(CLAIMS):
            options.items[n] = play + claim
            n += 1
            if silent:
                options.items[n] = play + claim + SILENT_PLAY - PLAY
                n += 1
    options.n = n


def most_under(state: State, choice: int) -> int:
    """How many cards may go under the chosen card: none under one that is taken back (S-LAST-FORGOT)."""
    if card_of(choice) == NO_CARD or begun(choice) >= OFFENCES:
        return 0
    return state.tables.under[claim_of(state, choice)]


def may_add(state: State, seat: int, choice: int, card: int) -> bool:
    """Whether a card may go under the chosen one (S-LUCK); the second not before the first in card order."""
    left = state.hands[seat * KINDS + card]
    if card == card_of(choice):
        left -= 1
    first = under_of(choice, 0)
    if first != NO_CARD:
        if card < first:
            return False
        if card == first:
            left -= 1
    return left > 0


def can_add(state: State, seat: int, choice: int) -> bool:
    for card in range(KINDS):
        if may_add(state, seat, choice, card):
            return True
    return False


def advance(state: State, seat: int, choice: int, option: int) -> int:
    """The choice with one more of its options; it is complete once it has WHOLE."""
    if choice == NOTHING:
        choice = option + 1
        if most_under(state, choice) > 0 and can_add(state, seat, choice):
            return choice
    elif option != ENOUGH:
        if under_of(choice, 0) == NO_CARD:
            choice += (option - UNDER + 1) << UNDER1_SHIFT
            if most_under(state, choice) > 1 and can_add(state, seat, choice):
                return choice
        else:
            choice += (option - UNDER + 1) << UNDER2_SHIFT
    return choice | WHOLE


def may_do(options: Options, state: State, seat: int) -> bool:
    """Whether `seat` may do anything now."""
    list_options(options, state, seat, NOTHING, EVERYTHING)
    return options.n > 0


def allows(options: Options, state: State, seat: int, choice: int) -> bool:
    """Whether options alone lead to this complete choice."""
    first = begun(choice)
    list_options(options, state, seat, NOTHING, EVERYTHING)
    if not options.has(first):
        return False
    path = advance(state, seat, NOTHING, first)
    for which in range(2):
        card = under_of(choice, which)
        if card != NO_CARD:
            if path & WHOLE or not may_add(state, seat, path, card):
                return False
            path = advance(state, seat, path, UNDER + card)
    return path | WHOLE == choice


def with_under(choice: int, under1: int, under2: int) -> int:
    """The choice with other cards under it (or NO_CARD). Only `perform` takes them in any order."""
    choice &= ~(CARD_MASK << UNDER1_SHIFT | CARD_MASK << UNDER2_SHIFT)
    return choice | (under1 + 1) << UNDER1_SHIFT | (under2 + 1) << UNDER2_SHIFT


def folded(options: Options, state: State, seat: int) -> tuple[int, int, int, int, int]:
    """What may be done by the printed rules, with each thing that is the same for every card given once.

    Options without a card, as bits; the claims, as bits, and how many cards may go under a 5; 1 + the claim that is
    copied, and how many cards may go under it.
    """
    list_options(options, state, seat, NOTHING, PROPER)
    plain = claims = under = copied = copy_under = 0
    first = NO_CARD  # represents all others
    n = options.n
    for i in range(n):
        option = options.items[i]
        if option < COPY:
            plain |= 1 << option
        elif option < UNDER:
            if copied == 0:
                copied = 1 + state.claim
                first_copy = option
        elif first == NO_CARD or (option - PLAY) // CLAIMS == first:
            first = (option - PLAY) // CLAIMS
            claims |= 1 << (option - PLAY) % CLAIMS
    if copied > 0:
        copy_under = count_under(options, state, seat, first_copy)
    if first != NO_CARD:
        under = count_under(options, state, seat, PLAY + first * CLAIMS + FIVE)
    return plain, claims, under, copied, copy_under


def count_under(options: Options, state: State, seat: int, option: int) -> int:
    """How many cards may go under this one."""
    choice = advance(state, seat, NOTHING, option)
    count = 0
    while not choice & WHOLE:
        list_options(options, state, seat, choice, PROPER)
        choice = advance(state, seat, choice, options.items[1])
        count += 1
    return count


# --- doing ----------------------------------------------------------------------------------------------


def perform(state: State, seat: int, choice: int) -> None:
    """Performs a complete choice, which must be allowed; cards under a 5 may come in any order. LET_BE is the
    arbiter's."""
    option = begun(choice)
    card = card_of(choice)
    if card != NO_CARD:
        claim = claim_of(state, choice)
        copy = COPY <= option < UNDER
        if option >= OFFENCES or (not copy and state.tables.tabletop and not state.tables.fits(claim, state.claim)):
            state.take_back(seat, card, claim, seat == state.turn)  # S-BAD-CALL, S-LAST-FORGOT, SR-COPY-FORGOT
        else:
            state.play(seat, card, claim, copy, under_of(choice, 0), under_of(choice, 1))
    elif option == ACCEPT:
        state.accept(seat)
    elif option == PASS:
        state.pass_turn()
    elif option == CHALLENGE_NUMBER:
        state.challenge(seat, NUMBER)
    elif option == CHALLENGE_SPICE:
        state.challenge(seat, SPICE)
    elif option == CHALLENGE_WRONG:
        state.challenge(seat, WRONG)
    elif option == CHALLENGE_BLIND:
        state.challenge(seat, BLIND)
    elif option >= PEEK_STACK:
        state.peek(seat, option - PEEK)  # the stack is -1


# --- as objects -----------------------------------------------------------------------------------------

_PLAIN: Final[list[Action | None]] = [None] * OPTIONS_END  # by option; a card that is not the last
_LAST: Final[list[Action | None]] = [None] * OPTIONS_END  # the same if it is the last in hand
_WITH: Final[dict[int, Action]] = {}  # by choice: cards put under a 5, created when first needed


def _make_actions() -> None:
    plain: tuple[tuple[int, Action], ...] = (
        (ACCEPT, Accept()),
        (PASS, Pass()),
        (CHALLENGE_NUMBER, Challenge(Trait.NUMBER)),
        (CHALLENGE_SPICE, Challenge(Trait.SPICE)),
        (CHALLENGE_WRONG, Challenge(Trait.WRONG)),
        (CHALLENGE_BLIND, Challenge(Trait.BLIND)),
        *[(PEEK + seat, Peek(None if seat < 0 else seat)) for seat in range(-1, 6)],
    )
    for option, action in plain:
        _PLAIN[option] = _LAST[option] = action
    for card in map(Card, range(KINDS)):
        _PLAIN[COPY + card] = _LAST[SILENT_COPY + card] = Copy(card)
        _LAST[COPY + card] = Copy(card, (), True)
        for claim in map(Claim, range(CLAIMS)):
            at = card * CLAIMS + claim
            _PLAIN[PLAY + at] = _LAST[SILENT_PLAY + at] = Play(card, claim)
            _LAST[PLAY + at] = Play(card, claim, (), True)


_make_actions()


def action_of(state: State, seat: int, choice: int) -> Action:
    """A complete choice as an object, always the same one."""
    if under_of(choice, 0) == NO_CARD:
        action = (_LAST if state.hand_n[seat] == 1 else _PLAIN)[begun(choice)]
        assert action is not None
        return action
    made = _WITH.get(choice)
    if made is None:
        under = tuple([Card(card) for card in (under_of(choice, 0), under_of(choice, 1)) if card != NO_CARD])
        plain = _PLAIN[begun(choice)]
        copy = Copy(Card(card_of(choice)), under)
        made = _WITH[choice] = Play(plain.card, plain.claim, under) if isinstance(plain, Play) else copy
    return made


def whole_actions(options: Options, state: State, seat: int, what: int) -> list[Action]:
    """Everything that `list_options` leads to, as shared objects; some of them if above MOST_ACTIONS, see
    `Spicy.legal`."""
    list_options(options, state, seat, NOTHING, what)
    firsts = options.n
    if firsts > MOST_ACTIONS or state.tables.luck:
        return _some_actions(options.as_list(), state, seat)
    objects = _LAST if state.hand_n[seat] == 1 else _PLAIN
    return [objects[options.items[i]] for i in range(firsts)]  # type: ignore[misc]


def _some_actions(firsts: list[int], state: State, seat: int) -> list[Action]:
    """For long lists: proper actions first, then those with cards under a 5, then offences, as far as there is room."""
    ranks: list[int] = []
    choices: list[int] = []
    for option in firsts:
        choice = advance(state, seat, NOTHING, option)
        proper = option < PLAY or (option < OFFENCES and state.tables.fits((option - PLAY) % CLAIMS, state.claim))
        ranks.append(0 if proper else 2)
        choices.append(choice | WHOLE)
        if not choice & WHOLE:
            ones = _with_one_more(state, seat, choice)
            more = ones + [two for one in ones if not one & WHOLE for two in _with_one_more(state, seat, one)]
            ranks += [1 if proper else 2] * len(more)
            choices += [one | WHOLE for one in more]
    places: list[int] = []
    for rank in range(3):
        group = [i for i in range(len(ranks)) if ranks[i] == rank]
        room = MOST_ACTIONS - len(places)
        places += [i for nth, i in enumerate(group) if kept(nth, len(group), room)]
    return [action_of(state, seat, choices[i]) for i in sorted(places)]


def _with_one_more(state: State, seat: int, choice: int) -> list[int]:
    """The choice with each card that may go under it next."""
    return [advance(state, seat, choice, UNDER + card) for card in range(KINDS) if may_add(state, seat, choice, card)]


def choice_of(state: State, seat: int, action: Action | Expire) -> int:
    """The complete choice for an action in its canonical form; -1 for a form that `legal` does not list."""
    if type(action) is Play:
        return _choice_with(state, seat, action.card * CLAIMS + action.claim, PLAY, SILENT_PLAY, action)
    if type(action) is Copy:
        return _choice_with(state, seat, action.card, COPY, SILENT_COPY, action)
    if type(action) is Challenge:
        return 1 + WHOLE + _CHALLENGES[action.trait]
    if type(action) is Pass:
        return 1 + WHOLE + PASS
    if type(action) is Accept:
        return 1 + WHOLE + ACCEPT
    if type(action) is Peek:
        whose = NOBODY if action.whose is None else action.whose
        return 1 + WHOLE + PEEK + whose if NOBODY < whose < state.n or action.whose is None else -1
    return -1


def perform_listed(options: Options, state: State, seat: int, action: Action | Expire) -> bool:
    """Performs an action that `legal` may list. If it has another form or is not allowed: False, and nothing
    changes."""
    choice = choice_of(state, seat, action)
    if choice < 0 or not allows(options, state, seat, choice):
        return False
    perform(state, seat, choice)
    return True


def _choice_with(state: State, seat: int, card: int, loud: int, silent: int, action: Play | Copy) -> int:
    """`card` counts from `loud`, or from `silent` if a last card is not announced."""
    under = action.under
    if not under:
        if action.last:
            return 1 + WHOLE + loud + card if state.hand_n[seat] == 1 else -1
        if state.hand_n[seat] != 1:
            return 1 + WHOLE + loud + card
        return 1 + WHOLE + silent + card if state.tables.tabletop else -1
    if action.last or len(under) > 2:
        return -1
    choice = 1 + WHOLE + loud + card + ((under[0] + 1) << UNDER1_SHIFT)
    if len(under) > 1:
        if under[1] < under[0]:
            return -1
        choice += (under[1] + 1) << UNDER2_SHIFT
    return choice


_CHALLENGES: Final = {
    Trait.NUMBER: CHALLENGE_NUMBER,
    Trait.SPICE: CHALLENGE_SPICE,
    Trait.WRONG: CHALLENGE_WRONG,
    Trait.BLIND: CHALLENGE_BLIND,
}
