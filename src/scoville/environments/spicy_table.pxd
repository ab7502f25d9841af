# C types of spicy_table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table
from scoville.spicy.arbiter cimport Arbiter
from scoville.spicy.state cimport State
from scoville.spicy.tables cimport Tables

cdef int CLAIMS, KINDS, NO_CARD, NO_CLAIM, CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, NUMBER, RUNNING, SEAT_SHIFT, SPICE, WRONG
cdef int DELAYS, ACCEPT, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, COPY, DELAY, ENOUGH, LET_BE, PASS, PLAY, UNDER
cdef int AT_ABOVE, AT_ASKED, AT_CHOSEN, AT_CHOSEN_CLAIM, AT_CHOSEN_TRAIT, AT_CHOSEN_UNDER, AT_CLAIM, AT_COPIED, AT_DECK
cdef int AT_GONE, AT_HAND, AT_HISTORY, AT_LAST_WAITS, AT_OWN_LAID, AT_PLAYERS, AT_REACTING, AT_STACK, AT_STAGE, AT_VARIANTS
cdef int LAID_WIDTH, LONGEST_HISTORY, OBSERVATION, PLAYER_WIDTH, SEATS, TIMED_ACTIONS, VARIANTS_N, OPEN, CARDS_UNDER, HOW_LATE

cdef class SpicyTable(Table):
    cdef public State state
    cdef public Arbiter arbiter
    cdef public Dice coin, first_dice, deal_dice
    cdef public State fresh
    cdef public object above_of
    cdef public int variants, stage, answered, above
    cdef public bint open_deck, timed
    cdef signed char[192] gone
    cdef int[6] choice, under1, under2, delay
    cdef int[32] known, hidden
    cdef int[100] cards
    @cython.locals(i=cython.int)
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(i=cython.int)
    cpdef void find_mover(self) noexcept
    @cython.locals(i=cython.int, found=cython.int)
    cpdef int asked(self) noexcept
    cpdef int waiting(self) noexcept
    cpdef int winners(self) noexcept
    cpdef int question(self) noexcept
    @cython.locals(state=State, tables=Tables, card=cython.int, late=cython.int, reacting=cython.bint, hand=cython.int, found=cython.int, first=cython.int, claims=cython.int, play=cython.int, i=cython.int)
    cpdef void list_options(self, int seat) noexcept
    @cython.locals(left=cython.int)
    cdef bint may_add(self, int seat, int card) noexcept
    @cython.locals(decision=cython.int)
    cdef int chosen_card(self, int seat) noexcept
    @cython.locals(decision=cython.int)
    cdef int chosen_claim(self, int seat) noexcept
    cpdef void act(self, int decision) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef bint reacts(self, int seat) noexcept
    cdef int most_under(self, int seat) noexcept
    @cython.locals(card=cython.int)
    cdef bint can_add(self, int seat) noexcept
    cpdef void perform(self) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int, answered=cython.int)
    cdef void settle(self) noexcept
    @cython.locals(card=cython.int, other=cython.int)
    cpdef void remember(self, int seat) noexcept
    @cython.locals(decision=cython.int, card=cython.int)
    cdef void enact(self, int seat) noexcept
    @cython.locals(state=State, hand=cython.int, i=cython.int, other=cython.int, start=Py_ssize_t, _=cython.int)
    cpdef void write_observation(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept
    @cython.locals(state=State, own=Py_ssize_t, place=Py_ssize_t, oldest=cython.int, i=cython.int, laid=cython.int, by=cython.int, claim=cython.int)
    cdef void write_stack(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept
    @cython.locals(card=cython.int)
    cdef void write_question(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept
    @cython.locals(card=cython.int, other=cython.int, i=cython.int, left=cython.int, _=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    @cython.locals(old=cython.int, first=cython.int, card=cython.int, under=cython.bint, more=cython.bint, second=cython.int, third=cython.int, kept=cython.int)
    cdef void choose_anew(self, int seat, Dice dice) noexcept
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef void mix(self, int count, Dice dice) noexcept
    cpdef SpicyTable clone(self)
    cpdef void copy_from(self, SpicyTable other)
    @cython.locals(i=cython.int)
    cdef void copy_play(self, SpicyTable other)
