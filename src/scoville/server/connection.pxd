# Where things lie: everything everybody is told goes this way.

cdef class Connection:
    cdef public object clock, person, line, closing, _direct, _waiting, _stirred
    cdef public bint _sending
    cdef public long _behind
    cpdef tell(self, bytes raw, double wait=*)
