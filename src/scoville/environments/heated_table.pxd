# C types of heated_table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table
from scoville.heated.arbiter cimport Arbiter
from scoville.heated.state cimport State

cdef int A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, ALL_OTHERS, ANSWERS, CHOICE, COPY, DISCARDS, FACE_UP, FREE, HEAT, KINDS
cdef int ANYTHING, DRAW_ON, PLAY_TAKEN, MERCY, NO_CARD, NO_COLOUR, OFFERS, OPS, ROOM, RUNNING, SLAPS, TWO_PLAYERS
cdef int ACCEPT, ASK, CALL, COLOUR, DECLINE, DELAY, DISCARD, DRAW, DRAW_ONE, GIVE, LATER, LET_BE, OFFER, ON, PLACE, PLAY, SLAP
cdef int TAKE, TAKE_NOTHING, TIMED_ACTIONS, OBSERVATION, PLAYER_WIDTH, CLIP, DELAYS, TICK
cdef int AT_ACTING, AT_ASKED, AT_BEGUN, AT_CHOSEN, AT_CHOSEN_COLOUR, AT_CHOSEN_DISCARDS, AT_CHOSEN_SEATS, AT_COLOUR
cdef int AT_DISCARD, AT_DUTY, AT_HAND, AT_JUMP, AT_LEFT, AT_PENDING, AT_PHASE, AT_PILE, AT_PLAYERS, AT_REACTING, AT_STAGE
cdef int AT_TOP, AT_TRAP
cdef int OPEN, A_COLOUR, A_PLAYER, THE_OTHER, IN_ORDER, A_CARD, WHERE, HOW_LATE, NO_RACE, SLAPPING, CALLING, JUMPING

cdef class HeatedTable(Table):
    cdef public State state, fresh
    cdef public Arbiter arbiter
    cdef public Dice reflexes, coin, first_dice, deal_dice, luck_dice
    cdef public bint timed
    cdef public int stage, race, answered, called_about, decision, card, colour, target, second, giving, at
    cdef public int named_n, thrown_n, least
    cdef int[10] named, choice, delay
    cdef int[96] thrown
    cdef int[512] cards
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(left=cython.int, seat=cython.int)
    cpdef void find_mover(self) noexcept
    cdef void find_race(self) noexcept
    @cython.locals(found=cython.int, i=cython.int)
    cdef int racing(self) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int)
    cdef int quickest(self) noexcept
    @cython.locals(first=cython.int, seat=cython.int)
    cdef bint settle(self) noexcept
    cpdef int waiting(self) noexcept
    @cython.locals(asked=cython.int)
    cpdef int question(self) noexcept
    cpdef int winners(self) noexcept
    @cython.locals(phase=cython.int, late=cython.int, card=cython.int, other=cython.int, colour=cython.int)
    cpdef void list_options(self, int seat) noexcept
    cdef int from_own(self, int seat, int other) noexcept
    @cython.locals(card=cython.int)
    cdef void list_draws(self, int seat) noexcept
    @cython.locals(state=State, card=cython.int, hand=cython.int)
    cdef void list_plays(self, int seat) noexcept
    @cython.locals(due=cython.int, enough=cython.int, first=cython.int, card=cython.int, left=cython.int, last=cython.int, kept=cython.int)
    cdef void list_discards(self, int seat) noexcept
    @cython.locals(colour=cython.int, two=cython.bint, oneself=cython.bint, other=cython.int, card=cython.int, at=cython.int, late=cython.int)
    cdef void list_steps(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cdef bint is_named(self, int seat) noexcept
    cdef int acts(self) noexcept
    cpdef void act(self, int decision) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef void begin_choice(self, int seat, int decision) noexcept
    @cython.locals(card=cython.int)
    cdef void thrown_none(self) noexcept
    cdef void throw(self, int seat, int card) noexcept
    @cython.locals(acts=cython.int)
    cdef void ask_more(self, int seat) noexcept
    @cython.locals(needs=cython.int)
    cdef void ask_needs(self, int seat) noexcept
    @cython.locals(stage=cython.int, needs=cython.int)
    cdef void go_on(self, int seat, int decision) noexcept
    cdef int seat_from(self, int seat, int more) noexcept
    @cython.locals(other=cython.int)
    cdef void name_the_last(self, int seat) noexcept
    cpdef void perform(self) noexcept
    @cython.locals(decision=cython.int, i=cython.int, card=cython.int, _=cython.int)
    cdef void enact(self, int seat) noexcept
    cpdef int named_at(self, int i) noexcept
    cpdef int thrown_of(self, int card) noexcept
    @cython.locals(state=State, i=cython.int, start=Py_ssize_t, hand=cython.int, bottom=cython.int, place=Py_ssize_t)
    cpdef void write_observation(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept
    @cython.locals(state=State, other=cython.int, away=cython.int, _=cython.int)
    cdef void write_players(self, int seat, unsigned char[::1] out, Py_ssize_t start) noexcept
    @cython.locals(racing=cython.bint, i=cython.int, card=cython.int)
    cdef void write_question(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept
    @cython.locals(left=cython.int, other=cython.int, card=cython.int, i=cython.int, j=cython.int, _=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    cdef bint is_asked_to_jump(self) noexcept
    @cython.locals(state=State)
    cdef bint is_able(self, int seat) noexcept
    @cython.locals(card=cython.int)
    cdef bint holds_playable(self, int seat) noexcept
    @cython.locals(state=State, own=cython.int, found=cython.int, where=cython.int, whose=cython.int, wanted=cython.int, card=cython.int, fits=cython.bint, i=cython.int, other=cython.int)
    cdef void make_able(self, int seat, int knower, Dice dice) noexcept
    @cython.locals(last=cython.int, other=cython.int, i=cython.int, j=cython.int)
    cdef void line_up_anew(self, Dice dice) noexcept
    cpdef HeatedTable clone(self)
    @cython.locals(i=cython.int, card=cython.int)
    cpdef void copy_from(self, HeatedTable other)
