# Where things lie: every seat is shown every action by this.
cimport cython

cdef class _Field:
    cdef readonly str name
    cdef bytes _head
    cdef bint _many
    cdef object _part, _read
    cdef tuple _names
    cdef dict _values, _tuples, _parts
    @cython.locals(found=list, known=tuple)
    cdef bytes write(self, value)
    cdef bytes _whole(self, value)
    cdef bytes _tuple(self, value)
    cdef bytes _fragment(self, value)
    cdef bytes _encode(self, value)

cdef class _Run:
    cdef readonly bint own
    cdef list _fields
    @cython.locals(found=list, field=_Field, name=str)
    cpdef bytes write(self, view, dict given)

cdef class _Form:
    cdef object _encoded
    cdef dict _said
    cdef readonly object options
    cdef readonly bytes head
    cdef readonly list runs
    @cython.locals(known=tuple)
    cdef bytes said(self, fact)

cdef class Shown:
    cdef object _game, _answered, _public
    cdef readonly int players
    cdef _Form _form
    cdef list _written, _facts
    cdef bint _alike
    cdef bytes _said_to_others
    cpdef of(self, seat)
    @cython.locals(form=_Form, run=_Run, given=dict, shown=list, i=cython.int, said=bytes)
    cpdef bytes between(self, bytes head, seat, bytes tail)
    @cython.locals(said=list, raw=bytes)
    cdef bytes _said_to(self, seat)
