# Where things lie; all that is said at a table runs through here, and as C attributes they are found at once.

cdef class LiveTable:
    cdef public object house, clock, book, lobby, door, dealer, client, allowance, _learning
    cdef public object _inbox, _loop, _task, _bell, _row, _arriving
    cdef public dict connections, away, _refusals
    cdef public double last_attended, _rings_at
    cdef public bint closed
