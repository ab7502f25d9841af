"""What the bytes of a WebSocket line are (RFC 6455): its frames by their heads, and a whole short text."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be, in Python elsewhere

from .limits import Bucket

__all__ = ["LARGEST_FRAME", "Frames", "is_text", "whole_text"]

LARGEST_FRAME: Final = 8192
"""And the largest message, however many frames it comes in."""
FRAMES: Final = (60.0, 200.0)
"""A second, and at once: pings, pongs and parts of messages too. Messages are counted more strictly besides."""
MOST_PARTS: Final = 32
"""Of one message; browsers send it whole."""
SHORT: Final = 4096
CONTROL: Final = 8
"""The first opcode that is not of a message: close, ping, pong."""


def whole_text(data: bytes) -> bytes | None:
    """What a short text frame says, if that is all that has arrived; None is for the protocol below to read."""
    size = len(data)
    if size < 6 or size > SHORT or data[0] != 0x81 or not data[1] & 0x80:
        return None
    length, at = data[1] & 0x7F, 2
    if length == 126 and size >= 8:
        length, at = data[2] << 8 | data[3], 4
    if (length >= 126 and at == 2) or size != at + 4 + length:
        return None
    text = apply_mask(data[at + 4 :], data[at : at + 4])
    return text if is_text(text) else None


class Frames:
    """Counts the frames of a line by their heads, however they are cut up on the way."""

    def __init__(self, now: float) -> None:
        self._bucket = Bucket(*FRAMES, now)
        self._head = b""
        """Of a frame, if not all of it has arrived."""
        self._left = 0
        """Bytes of a frame that are still to come."""
        self._parts = 0
        self._size = 0
        """Of a message that is not at its end."""

    @property
    def even(self) -> bool:
        """Whether whole messages have arrived, and nothing more."""
        return not self._left and not self._head and not self._parts

    def take(self, data: bytes, now: float) -> str | None:
        """Why the line is to be cut off, if it is."""
        if self._head:
            data, self._head = self._head + data, b""
        at, size = self._left, len(data)
        while at < size:
            length = data[at + 1] & 0x7F if at + 1 < size else 0
            start = at + (2 if length < 126 else 4 if length == 126 else 10)
            if start > size:
                self._head, self._left = data[at:], 0
                return None
            if length >= 126:
                length = int.from_bytes(data[at + 2 : start])
            if not self._bucket.take(now):
                return "too-fast"
            if data[at] & 0x0F < CONTROL:
                self._size += length
                self._parts += 1
                if self._size > LARGEST_FRAME:
                    return "too-large"
                if self._parts > MOST_PARTS:
                    return "too-fast"
                if data[at] & 0x80:
                    self._parts = self._size = 0
            at = start + length + (4 if data[at + 1] & 0x80 else 0)
        self._left = at - size
        return None


def is_text(raw: bytes) -> bool:
    """The protocol below closes a line that sends anything else as text."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True
