# Where things lie; all that is done at a table runs through here, and as C attributes they are found at once.

cdef class Wished:
    cdef public object seat, action, person, id, answer, what, about
    cdef public double at, until

cdef class Dealer:
    cdef public object table, played, game, umpire, times, turn_at, window_at, _counted, _turn_key, _window_key
    cdef public list held, later
    cdef public double offset, window_lasts
    cdef public dict bots, plans, begins, thoughts, strikes
    cdef public set settled, thinking, stood_in
