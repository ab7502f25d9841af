# Where things lie: everything everybody is told is written here.

cdef class DirectLine:
    cdef object _line
    cdef list _frames, _unsent
    cpdef bint write(self, bytes raw)
    cpdef flush(self)
