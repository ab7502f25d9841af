"""A seed on the command line."""

from __future__ import annotations

import re

import click

from ..core import quote

__all__ = ["Seed"]


class Seed(click.ParamType[int | str]):
    """As in a record: a whole number or a hexadecimal text."""

    name = "seed"

    def convert(self, value: int | str, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        if isinstance(value, int):
            return value
        if not re.fullmatch("[0-9a-fA-F]{1,256}", value):
            self.fail(
                f"{quote(value)} is neither a whole number nor a hexadecimal text of at most 256 digits", param, ctx
            )
        return int(value) if value.isdecimal() else value
