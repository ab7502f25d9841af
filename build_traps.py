"""Makes Cython trap what C leaves unchecked. hatch_build.py uses it to compile the hot modules.

The verbs of the rules cannot raise: they are `noexcept nogil`. So this module changes the C code where Cython
generates it, for every hot module alike:

- An index outside a C array reads or writes item 0 and notes a *fault*. Nothing outside the
  array is touched. The same holds for a shift by more bits than the number has, and for a division by 0.
- A number that is declared once (`KINDS: Final = 96`) appears in the C code as that number, so that the C compiler can
  see which indices are in range. In `hands[seat * KINDS + card]` both parts are checked, seat and card.
- A loop ends once there is a fault. Going round `LONGEST` times is a fault.
- An exception inside a function that cannot raise is a fault too.
- Every call from Python looks for a fault before it returns, clears it and raises `scoville.core.errors.Fault`
  with its place.

What cannot be trapped (an index behind a pointer of unknown size) does not compile. All hot modules of a process share
one fault: none of them releases the GIL, so the call that finds it is the one that caused it.

`-DSCOVILLE_UNTRAPPED` leaves all of it out, to measure its cost and for the sanitizer.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["MARK", "install", "unset_names"]

LONGEST = 1 << 24
"""Rounds of a loop that cannot raise; the longest games take a hundredth of this."""
SOON = 1024
"""A loop over so few constant numbers needs no look at faults."""
MOST_DIMENSIONS = 2
"""Of a memoryview, plus one: ours have one. A call copies the whole struct, which would be 208 bytes instead of 64."""
MARK = "SCOVILLE_TRAPS"
"""Contained in every C file that was made with the traps."""
PROTO = (
    f"""
#define {MARK}
#define SCOVILLE_LONGEST {LONGEST}
"""
    """
typedef struct { const char *where; } scoville_fault_t;
static scoville_fault_t scoville_spare = { NULL };
static scoville_fault_t *scoville_found = &scoville_spare; /* the fault of all modules, once this one is imported */
static void scoville_join(void);
static void scoville_raise(void);
static int scoville_is_fault(void);
/* Stored in place, not by a call: so what the C compiler keeps in registers stays there. The first one is the cause. */
static CYTHON_INLINE void scoville_fault(const char *where) {
    if (!scoville_found->where) scoville_found->where = where;
}
#ifdef SCOVILLE_UNTRAPPED
#define SCOVILLE_AT(i, n, where) (i)
#define SCOVILLE_BY(n, x, where) (n)
#define SCOVILLE_DIVISOR(n, where) (n)
#define SCOVILLE_IS_FAULTY() 0
#define SCOVILLE_ENDLESS(rounds, where) 0
#define SCOVILLE_ROUNDS(rounds)
#else
static CYTHON_INLINE size_t scoville_at(size_t i, size_t n, const char *where) {
    if (likely(i < n)) return i;
    scoville_fault(where);
    return 0;
}
/* Neither 0 nor -1: the least number divided by -1 has no result and stops a process, too. */
static CYTHON_INLINE long long scoville_divisor(long long n, const char *where) {
    if (likely((unsigned long long) n + 1 > 1)) return n;
    scoville_fault(where);
    return 1;
}
/* A negative index or number of bits becomes a huge one, whatever its type. */
#define SCOVILLE_AT(i, n, where) scoville_at((size_t)(i), n, where)
#define SCOVILLE_BY(n, x, where) ((int)scoville_at((size_t)(n), sizeof(+(x)) * 8, where))
#define SCOVILLE_DIVISOR(n, where) ((__typeof__(n))scoville_divisor((long long)(n), where))
#define SCOVILLE_IS_FAULTY() unlikely(scoville_found->where != NULL)
#define SCOVILLE_ROUNDS(rounds) int rounds = 0;
/* Every 16th time is soon enough. */
#define SCOVILLE_ENDLESS(rounds, where) (unlikely((++rounds & 15) == 0) && scoville_is_endless(rounds, where))
static CYTHON_INLINE int scoville_is_endless(int rounds, const char *where) {
    if (rounds >= SCOVILLE_LONGEST) scoville_fault(where);
    return scoville_found->where != NULL;
}
#endif
#if defined(_MSC_VER)
#define __typeof__(n) decltype(n)
#endif
"""
)
IMPL = """
/* Where the fault of all hot modules lies is known to the module of errors; the first module puts it there. */
static void scoville_join(void) {
    PyObject *capsule = NULL, *errors = PyImport_ImportModule("scoville.core.errors");
    if (errors) {
        capsule = PyObject_GetAttrString(errors, "_fault");
        if (!capsule) {
            scoville_fault_t *made = (scoville_fault_t *) PyMem_RawCalloc(1, sizeof(scoville_fault_t));
            PyErr_Clear();
            capsule = made ? PyCapsule_New(made, "scoville.core.errors._fault", NULL) : NULL;
            if (capsule && PyObject_SetAttrString(errors, "_fault", capsule) < 0) Py_CLEAR(capsule);
        }
        if (capsule) {
            void *found = PyCapsule_GetPointer(capsule, "scoville.core.errors._fault");
            if (found) scoville_found = (scoville_fault_t *) found;
        }
    }
    Py_XDECREF(capsule);
    Py_XDECREF(errors);
}
/* Whether the exception under way is a `Fault`, raised where nobody can catch it. */
CYTHON_UNUSED static int scoville_is_fault(void) {
    PyObject *raised, *value, *trace, *errors, *fault;
    int is;
    PyErr_Fetch(&raised, &value, &trace);
    errors = PyImport_ImportModule("scoville.core.errors");
    fault = errors ? PyObject_GetAttrString(errors, "Fault") : NULL;
    is = raised && fault && PyErr_GivenExceptionMatches(raised, fault);
    Py_XDECREF(fault);
    Py_XDECREF(errors);
    PyErr_Restore(raised, value, trace);
    return is;
}
/* At the end of a call from Python: the fault, if there is one, becomes an exception. */
static void scoville_raise(void) {
    PyObject *errors, *fault;
    const char *where = scoville_found->where;
    scoville_found->where = NULL;
    PyErr_Clear();
    errors = PyImport_ImportModule("scoville.core.errors");
    fault = errors ? PyObject_GetAttrString(errors, "Fault") : NULL;
    if (fault) {
        PyObject *made = PyObject_CallFunction(fault, "s", where);
        if (made) PyErr_SetObject(fault, made);
        Py_XDECREF(made);
    }
    Py_XDECREF(fault);
    Py_XDECREF(errors);
}
"""

RAISED_ON_PURPOSE = """
#ifndef SCOVILLE_UNTRAPPED
    if (scoville_is_fault()) { /* the call from Python raises it again: nothing is to be printed */
        PyErr_Clear();
        if (nogil) PyGILState_Release(state);
        return;
    }
#endif
"""


def _where(node: Any) -> str:
    """File and line of a node, as a C string."""
    source, line, _ = node.pos
    return '"' + "/".join(Path(source.filename).parts[-2:]) + f':{line}"'


@cache
def _constants(source: Path) -> dict[str, int]:
    """The whole numbers that a module declares at its top, or imports from another of our modules."""
    found: dict[str, int] = {}
    for node in ast.parse(source.read_text()).body if source.is_file() else ():
        if isinstance(node, ast.ImportFrom) and node.level > 0 and node.module:
            home = source.parents[node.level - 1].joinpath(*node.module.split(".")).with_suffix(".py")
            names = {alias.asname or alias.name: alias.name for alias in node.names if alias.name.isupper()}
            others = _constants(home) if names else {}
            found |= {name: others[original] for name, original in names.items() if original in others}
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            found |= _starts(node.value, found)
            value = _number(node.value, found)
            if isinstance(target, ast.Name) and value is not None:
                found[target.id] = value
    return found


def _starts(node: ast.expr, known: dict[str, int]) -> dict[str, int]:
    """For a tuple of `Field(name, size, …)`: what `_AT["name"]` is, as `offsets` in environments/fields.py finds it."""
    found: dict[str, int] = {}
    start = 0
    for part in node.elts if isinstance(node, ast.Tuple) else ():
        if not (isinstance(part, ast.Call) and ast.unparse(part.func) == "Field"):
            break
        found[f"_AT[{ast.unparse(part.args[0])}]"] = start
        size = _number(part.args[1], known)
        if size is None:
            break
        start += size
    return found


def _number(node: ast.expr, known: dict[str, int]) -> int | None:
    """The value of an expression of whole numbers, if it is one."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name | ast.Subscript):
        return known.get(ast.unparse(node))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand, known)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mult):
        one, other = _number(node.left, known), _number(node.right, known)
        if one is not None and other is not None:
            return one + other if isinstance(node.op, ast.Add) else one * other
    return None


def unset_names(module: Path) -> list[str]:
    """Names that its `.pxd` declares as a variable of the module and that the module neither imports nor sets.

    Cython does not complain: such a number is 0 in compiled code and a NameError in Python.
    """
    declared: list[str] = []
    for line in module.with_suffix(".pxd").read_text().splitlines():
        if re.match(r"cdef (?!class\b)[^(]*$", line):
            declared += [part.split()[-1] for part in line.partition("#")[0].split(",")]
    known: set[str] = set()
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.ImportFrom | ast.Import):
            known |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.For) or (isinstance(node, ast.AnnAssign) and node.value is not None):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            known |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return [name for name in declared if name not in known]


def _constant(node: Any) -> int | None:
    """The number behind a name that is a `cdef int` of its module and never changes."""
    entry = getattr(node, "entry", None)
    if entry is None or not entry.is_variable or not entry.scope.is_module_scope or not _is_source(node):
        return None
    if not entry.name.isupper() or str(entry.type) != "int":
        return None
    value = _constants(Path(node.pos[0].filename).with_suffix(".py").resolve()).get(entry.name)
    return value if value is not None and abs(value) < 2**31 else None


def _plain(node: Any) -> Any:
    """A node without wrappers that only change its type."""
    while not hasattr(node, "operand1") and not hasattr(node, "name") and hasattr(node, "arg"):
        node = node.arg
    return node


def _row(index: Any, size: int) -> tuple[Any, int, Any] | None:
    """The row, the width and the item of `row * WIDTH + item`, if the array has whole rows."""
    sum_ = _plain(index)
    if getattr(sum_, "operator", None) != "+" or sum_.is_temp:
        return None
    product = _plain(sum_.operand1)
    if getattr(product, "operator", None) != "*" or product.is_temp:
        return None
    width = _constant(_plain(product.operand2))
    return (product.operand1, width, sum_.operand2) if width and size % width == 0 else None


def _is_source(node: Any) -> bool:
    """Whether it is our code. Cython's own helpers, which turn arrays into lists and back, know their length."""
    return Path(getattr(node.pos[0], "filename", None) or "").suffix in {".py", ".pxd"}


def _is_sound(node: Any, size: int) -> bool:
    """Whether a constant is in range."""
    value = node.constant_result if node.has_constant_result() else None
    return isinstance(value, int) and 0 <= value < size


def _is_known(bound: Any) -> bool:
    """Whether it is a small number in the C code: a loop between two of them ends soon, fault or not."""
    named = _plain(bound)
    constant = _constant(_plain(getattr(named, "expression", None) or named))
    return bound.is_literal or (constant is not None and abs(constant) <= SOON)


class _Rounds:
    """The body of a loop, which ends if there is a fault."""

    def __init__(self, body: Any, test: str) -> None:
        self._body = body
        self._test = f"if ({test}) break;"

    def generate_execution_code(self, code: Any) -> None:
        code.putln(self._test)
        self._body.generate_execution_code(code)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._body, name)


_SILENT: list[Any] = []
"""The function being generated if it cannot raise, otherwise None; outer ones before it."""
_GENERATORS: list[Any] = []


def wrap(kind: Any, name: str) -> Any:
    """Decorates a replacement for a method, which gets the method as its first argument."""
    before = getattr(kind, name)  # an AttributeError here means that this is another version of Cython

    def put(after: Any) -> Any:
        setattr(kind, name, lambda self, *more, **named: after(before, self, *more, **named))
        return after

    return put


def install() -> None:
    """Changes the Cython of this process; a second call changes nothing."""
    from Cython.Compiler import Options

    Options.buffer_max_dims = MOST_DIMENSIONS  # before Cython writes the struct of a memoryview, which it does once
    from Cython.Build import Dependencies
    from Cython.Compiler import Code, MemoryView, ModuleNode

    if Dependencies._init_multiprocessing_helper is _install_in_child:
        return
    if MemoryView.template_context["max_dims"] != MOST_DIMENSIONS:
        raise RuntimeError("Cython was imported too early: its memoryviews have another size")
    Dependencies._init_multiprocessing_helper = _install_in_child  # its helpers may be fresh processes
    traps = Code.UtilityCode(proto=PROTO, impl=IMPL, init="scoville_join();\n")
    unraisable = Code.UtilityCode.load_cached("WriteUnraisableException", "Exceptions.c")
    unraisable.impl = _replaced(unraisable.impl, "    PyObject *ctx;", "    PyObject *ctx;\n    scoville_fault(name);")
    fetch = "    __Pyx_ErrFetch(&old_exc, &old_val, &old_tb);\n"
    unraisable.impl = _replaced(unraisable.impl, fetch, RAISED_ON_PURPOSE + fetch)
    _trap_values()
    _put_constants()
    _bound_loops()
    _raise_faults()

    @wrap(ModuleNode.ModuleNode, "generate_module_preamble")
    def preamble(before: Any, self: Any, env: Any, options: Any, cimported: Any, metadata: Any, code: Any) -> None:
        before(self, env, options, cimported, metadata, code)
        code.globalstate.use_utility_code(traps)


def _trap_values() -> None:
    """Traps indices, shifts and divisions."""
    from Cython.Compiler import ExprNodes, Nodes
    from Cython.Compiler.Errors import error

    @wrap(ExprNodes.IndexNode, "calculate_result_code")
    def index(before: Any, self: Any) -> Any:
        base = self.base.type
        if base.is_array and isinstance(base.size, int) and _is_source(self):
            if _GENERATORS:
                error(self.pos, "a generator cannot say that an index is out of range: look it up in a function")
            at = self.index.result()
            row = _row(self.index, base.size)
            if row is not None:
                seat, width, item = row
                at = f"SCOVILLE_AT({seat.result()}, {base.size // width}, {_where(self)}) * {width}"
                at += f" + SCOVILLE_AT({item.result()}, {width}, {_where(self)})"
            elif not _is_sound(self.index, base.size):
                at = f"SCOVILLE_AT({at}, {base.size}, {_where(self)})"
            return f"({self.base.result()}[{at}])"
        if (base.is_ptr or base.is_array) and _is_source(self):
            error(self.pos, "an index behind a pointer cannot be checked: use an array with a size")
        return before(self)

    @wrap(ExprNodes.SliceIndexNode, "analyse_types")
    def part(before: Any, self: Any, *more: Any, **named: Any) -> Any:
        found = before(self, *more, **named)
        base = self.base.type
        if (base.is_ptr or base.is_array) and (self.start or self.stop) and _is_source(self):
            error(self.pos, "part of an array cannot be checked: copy all of it, or item by item")
        return found

    @wrap(ExprNodes.NumBinopNode, "calculate_result_code")
    def shift(before: Any, self: Any) -> Any:
        if self.operator in {"<<", ">>"} and self.type.is_int and _is_source(self) and not _is_sound(self.operand2, 31):
            one, other = self.operand1.result(), self.operand2.result()
            return f"({one} {self.operator} SCOVILLE_BY({other}, {one}, {_where(self)}))"
        return before(self)

    def divide(before: Any, self: Any) -> Any:
        constant = self.operand2.has_constant_result() and self.operand2.constant_result not in {0, -1}
        if self.type.is_int and self.cdivision and not constant and _is_source(self):
            sign = "%" if self.operator == "%" else "/"
            return f"({self.operand1.result()} {sign} SCOVILLE_DIVISOR({self.operand2.result()}, {_where(self)}))"
        return before(self)

    wrap(ExprNodes.DivNode, "calculate_result_code")(divide)
    wrap(ExprNodes.ModNode, "calculate_result_code")(divide)

    @wrap(Nodes.InPlaceAssignmentNode, "generate_execution_code")
    def in_place(before: Any, self: Any, code: Any) -> None:
        if self.operator in {"<<", ">>", "/", "//", "%"} and self.lhs.type.is_int and _is_source(self):
            error(self.pos, f"{self.operator}= on a C number cannot be checked: write it out")
        before(self, code)


def _put_constants() -> None:
    """Replaces names that are declared once by their numbers."""
    from Cython.Compiler import ExprNodes

    @wrap(ExprNodes.NameNode, "calculate_result_code")
    def name(before: Any, self: Any) -> Any:
        value = None if getattr(self, "is_being_set", False) else _constant(self)
        return before(self) if value is None else f"({value})"

    @wrap(ExprNodes.NameNode, "generate_assignment_code")
    def assign(before: Any, self: Any, rhs: Any, code: Any, *more: Any, **named: Any) -> None:
        self.is_being_set = True
        before(self, rhs, code, *more, **named)
        value = _constant(self)
        if value is not None:
            code.putln(f"if ({self.result()} != {value}) scoville_fault({_where(self)});")
        self.is_being_set = False


def _bound_loops() -> None:
    from Cython.Compiler import Nodes

    @wrap(Nodes.CFuncDefNode, "generate_function_definitions")
    def function(before: Any, self: Any, env: Any, code: Any) -> None:
        raises = self.return_type.is_pyobject or self.caller_will_check_exceptions()
        _SILENT.append(None if raises else self)
        before(self, env, code)
        _SILENT.pop()

    @wrap(Nodes.WhileStatNode, "generate_execution_code")
    def repeat(before: Any, self: Any, code: Any) -> None:
        if not _SILENT or _SILENT[-1] is None or not _is_source(self):
            before(self, code)
            return
        rounds = f"scoville_rounds_{self.pos[1]}_{self.pos[2]}"
        self.body = _Rounds(self.body, f"SCOVILLE_ENDLESS({rounds}, {_where(self)})")
        code.putln(f"{{ SCOVILLE_ROUNDS({rounds})")
        before(self, code)
        code.putln("}")

    @wrap(Nodes.ForFromStatNode, "generate_execution_code")
    def count(before: Any, self: Any, code: Any) -> None:
        counted = self.bound1, self.bound2
        if _SILENT and _SILENT[-1] is not None and _is_source(self) and not all(map(_is_known, counted)):
            evaluate = self.bound2.generate_evaluation_code  # it comes last

            def bounded(code: Any) -> None:
                evaluate(code)
                first, last = (bound.result() for bound in counted)
                if self.relation2[0] == ">":
                    first, last = last, first
                code.putln("#ifndef SCOVILLE_UNTRAPPED")
                code.putln(f"if (unlikely({last} > SCOVILLE_LONGEST + ({first}))) scoville_fault({_where(self)});")
                code.putln("#endif")

            self.bound2.generate_evaluation_code = bounded
            self.body = _Rounds(self.body, f"unlikely(({self.target.result()} & 15) == 15) && SCOVILLE_IS_FAULTY()")
        before(self, code)


def _raise_faults() -> None:
    """Raises faults on the way back to Python."""
    from Cython.Compiler import ExprNodes, Nodes
    from Cython.Compiler.Errors import error

    @wrap(Nodes.DefNodeWrapper, "generate_function_body")
    def call(before: Any, self: Any, code: Any) -> None:
        before(self, code)
        if self.return_type.is_void:
            return  # nothing that could raise: __dealloc__
        failed = "NULL" if self.return_type.is_pyobject else "-1"
        release = "Py_CLEAR(__pyx_r); " if self.return_type.is_pyobject else ""
        code.putln("if (SCOVILLE_IS_FAULTY()) {")
        code.putln("scoville_raise();")
        code.putln(f"if (PyErr_Occurred()) {{ {release}__pyx_r = {failed}; }}")
        code.putln("}")

    @wrap(Nodes.GeneratorBodyDefNode, "generate_function_definitions")
    def generator(before: Any, self: Any, env: Any, code: Any) -> None:
        _GENERATORS.append(self)
        before(self, env, code)
        _GENERATORS.pop()

    @wrap(ExprNodes.SimpleCallNode, "generate_result_code")
    def in_generator(before: Any, self: Any, code: Any) -> None:
        kind = self.function.type
        if _GENERATORS and kind.is_cfunction and not kind.return_type.is_pyobject and _is_ours(self.function):
            error(self.pos, "a generator cannot say that a C function it calls has a fault: call it in a function")
        before(self, code)


def _is_ours(function: Any) -> bool:
    entry = getattr(function, "entry", None)
    return entry is not None and entry.scope is not None and str(entry.scope.qualified_name).startswith("scoville.")


def _replaced(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise RuntimeError("this Cython is another one: its code for exceptions nobody can catch has changed")
    return text.replace(old, new)


def _install_in_child() -> None:
    """Runs what Cython runs in each of its processes, and installs the traps."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    install()
