"""No-break spaces hold: French sets one before `:`, `;`, `!` and `?`, and no line may begin with those.

rich, which breaks the lines of Textual as well, takes them for ordinary spaces.
"""

from __future__ import annotations

import re

from rich import _wrap

__all__ = ["hold_no_break_spaces"]


def hold_no_break_spaces() -> None:
    """From now on, in this process."""
    _wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")
