"""A seed on the command line."""

from __future__ import annotations

import re

from .choices import Written

__all__ = ["Seed"]


class Seed(Written[int | str]):
    """As in a record."""

    name = "seed"
    expects = "a whole number or a hexadecimal text of at most 256 digits"

    def read(self, text: str) -> int | str | None:
        if not re.fullmatch("[0-9a-fA-F]{1,256}", text):
            return None
        return int(text) if text.isdecimal() else text
