"""Reading frames without detours: whole short ones here, everything else by the protocol below."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode

from scoville.server.wire import SHORT, ends_evenly, whole_text


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 2, 125, 126, 127, 300, SHORT - 8])
def test_a_whole_short_text_frame_is_read(size: int) -> None:
    payload = b"x" * size
    assert whole_text(frame(payload)) == payload
    assert ends_evenly(frame(payload))


def test_what_a_frame_says_may_be_in_any_language() -> None:
    payload = "Schärfe épicée 🌶".encode()
    assert whole_text(frame(payload)) == payload


OTHERS = {
    "bytes": frame(b"no text", Opcode.BINARY),
    "a ping": frame(b"", Opcode.PING),
    "a part": frame(b"half", fin=False),
    "no UTF-8": frame(b"\xff\xfe"),
    "long": frame(b"x" * SHORT),
    "two": frame(b"one") + frame(b"two"),
    "cut off": frame(b"cut off")[:-1],
    "cut off in its length": frame(b"x" * 200)[:3],
    "cut off in its mask": frame(b"x" * 200)[:7],
    "unmasked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "one byte": b"\x81",
    "a length without a text": b"\x81\xfe\x00\x00\x00\x00",
    "eight bytes of length": b"\x81\xff" + bytes(20),
    "nothing": b"",
}


@pytest.mark.parametrize("what", OTHERS)
def test_everything_else_is_left_to_the_protocol_below(what: str) -> None:
    assert whole_text(OTHERS[what]) is None


def test_frames_end_evenly_where_nothing_is_left_over() -> None:
    """A stream of frames, cut anywhere."""
    luck = random.Random(4)
    frames = [
        frame(b"y" * luck.choice([0, 3, 125, 126, 700]), luck.choice([Opcode.TEXT, Opcode.BINARY])) for _ in range(12)
    ]
    frames += [frame(b"z" * luck.choice([0, 125]), luck.choice([Opcode.PING, Opcode.PONG])) for _ in range(8)]
    luck.shuffle(frames)
    stream = b"".join(frames)
    ends = {0}
    for one in frames:
        ends.add(max(ends) + len(one))
    for cut in range(len(stream) + 1):
        assert ends_evenly(stream[:cut]) == (cut in ends), cut
    assert not ends_evenly(frame(b"a part", fin=False))
    assert not ends_evenly(frame(b"the rest", Opcode.CONT, fin=False))
    assert ends_evenly(b"GET /ws HTTP/1.1\r\nhost: here\r\n\r\n")
    assert not ends_evenly(b"GET /ws HTTP/1.1\r\nhost: here\r\n\r\n" + frame(b"early"))
