"""Reads the bytes of a WebSocket line (RFC 6455): its frames by their heads, and whole short texts."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be, in Python elsewhere

from .limits import Bucket

__all__ = ["LARGEST_FRAME", "Frames", "is_text", "whole_text"]

LARGEST_FRAME: Final = 8192
"""Also the largest message, however many frames it comes in."""
FRAMES: Final = (60.0, 200.0)
"""Per second, and at once. This includes pings, pongs and parts of messages; whole messages have a stricter limit."""
MOST_PARTS: Final = 32
"""Of one message; browsers send a message whole."""
SHORT: Final = 4096
CONTROL: Final = 8
"""The first opcode of a control frame: close, ping, pong."""


def whole_text(data: bytes) -> bytes | None:
    """The text of a short text frame if nothing else has arrived; None leaves the bytes to the protocol below."""
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
    """Counts the frames of a line by their heads, however the bytes are cut up on the way."""

    def __init__(self, now: float) -> None:
        self._bucket = Bucket(*FRAMES, now)
        self._head = b""
        """The head of a frame that has arrived only in part."""
        self._left = 0
        """Bytes of the current frame that are still to come."""
        self._parts = 0
        self._size = 0
        """Bytes so far of a message that is not complete."""

    @property
    def even(self) -> bool:
        """Whether whole messages have arrived, and nothing more."""
        return not self._left and not self._head and not self._parts

    def take(self, data: bytes, now: float) -> str | None:
        """The reason to cut the line off, if there is one."""
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
    """Whether the bytes are UTF-8. The protocol below closes a line that sends anything else as text."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True
