"""Shows the fields of facts in the reference: a subclass of `Fact` is a dataclass without a decorator that says so."""

from __future__ import annotations

from typing import Any

import griffe


class FactFields(griffe.Extension):
    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        if not any(str(base) == "Fact" for base in cls.bases):
            return
        fields = [
            griffe.Parameter(
                name, annotation=field.annotation, kind=griffe.ParameterKind.positional_or_keyword, default=field.value
            )
            for name, field in cls.members.items()
            if isinstance(field, griffe.Attribute) and field.annotation is not None
        ]
        itself = griffe.Parameter("self", kind=griffe.ParameterKind.positional_or_keyword)
        cls.set_member("__init__", griffe.Function("__init__", parameters=griffe.Parameters(itself, *fields)))
