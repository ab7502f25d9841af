"""What relaxed, live and blitz mean."""

from __future__ import annotations

from typing import Final

from .protocol import Speed, WindowTimes

__all__ = ["SPEEDS"]

SPEEDS: Final[dict[Speed, WindowTimes]] = {
    "relaxed": WindowTimes(turn=120, window=30, slaps=8, grace=60),
    "live": WindowTimes(turn=40, window=12, slaps=5, grace=20),
    "blitz": WindowTimes(turn=12, window=6, slaps=3, grace=10),
}
