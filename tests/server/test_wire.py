"""Reading frames without detours: whole short ones here, everything else by the protocol below."""

from __future__ import annotations

import asyncio
import itertools
import random
from typing import Any
from unittest import mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from scoville.server.frames import FRAMES, LARGEST_FRAME, MOST_PARTS, SHORT, Frames, whole_text
from scoville.server.wire import MOST_UNHEARD, DirectLine, MeasuredProtocol


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 2, 125, 126, 127, 300, SHORT - 8])
def test_a_whole_short_text_frame_is_read(size: int) -> None:
    payload = b"x" * size
    assert whole_text(frame(payload)) == payload
    frames = Frames(0.0)
    assert frames.take(frame(payload), 0.0) is None
    assert frames.even


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


def some_frames(luck: random.Random) -> list[bytes]:
    """Messages whole and in parts, pings and pongs between them."""
    frames = []
    for _ in range(12):
        parts = luck.choice([1, 1, 2, 4])
        for part in range(parts):
            payload = b"y" * luck.choice([0, 3, 125, 126, 700])
            opcode = Opcode.CONT if part else luck.choice([Opcode.TEXT, Opcode.BINARY])
            frames.append(frame(payload, opcode, fin=part == parts - 1))
            if luck.random() < 0.4:
                frames.append(frame(b"z" * luck.choice([0, 125]), luck.choice([Opcode.PING, Opcode.PONG])))
    return frames


def test_frames_are_counted_however_they_are_cut_up() -> None:
    luck = random.Random(4)
    for _ in range(60):
        frames = some_frames(luck)
        stream = b"".join(frames)
        ends = {0}  # of messages, and of what lies between them
        at, open_message = 0, False
        for one in frames:
            at += len(one)
            if one[0] & 0x0F < Opcode.CLOSE:
                open_message = not one[0] & 0x80
            if not open_message:
                ends.add(at)
        cuts = sorted({0, len(stream), *(luck.randrange(len(stream)) for _ in range(luck.choice([1, 10, 200])))})
        counted = Frames(0.0)
        for start, end in itertools.pairwise(cuts):
            assert counted.take(stream[start:end], 0.0) is None
            assert counted.even == (end in ends), end
        assert counted._bucket.full == FRAMES[1] - len(frames)


@pytest.mark.parametrize(
    "one",
    [frame(b"", Opcode.PING), frame(b"x" * 125, Opcode.PONG), frame(b""), frame(b"x" * 300)],
    ids=["pings", "pongs", "nothing said", "messages"],
)
def test_a_flood_of_any_frames_is_told_and_not_read_to_its_end(one: bytes) -> None:
    rate, burst = FRAMES
    frames = Frames(0.0)
    assert frames.take(one * int(burst), 0.0) is None
    assert frames.take(one, 0.0) == "too-fast"
    frames = Frames(0.0)
    for second in range(20):
        assert frames.take(one * int(rate), float(second)) is None  # that often is no flood
    assert frames.take(one * 10_000, 20.0) == "too-fast"


def test_a_message_in_very_many_parts_or_too_large_is_told() -> None:
    first, more = frame(b"a", fin=False), frame(b"", Opcode.CONT, fin=False)
    frames = Frames(0.0)
    assert frames.take(first + more * (MOST_PARTS - 1), 0.0) is None
    assert frames.take(frame(b"", Opcode.PING), 0.0) is None
    assert frames.take(more, 0.0) == "too-fast"
    last = frame(b"b", Opcode.CONT)
    frames = Frames(0.0)
    for _ in range(3):
        assert frames.take(first + more * (MOST_PARTS - 2) + last, 0.0) is None  # each is one of its own
    assert Frames(0.0).take(frame(b"x" * LARGEST_FRAME), 0.0) is None
    assert Frames(0.0).take(frame(b"x" * (LARGEST_FRAME + 1))[:10], 0.0) == "too-large"  # its head is enough
    half = frame(b"x" * (LARGEST_FRAME // 2), fin=False)
    assert Frames(0.0).take(half + frame(b"x" * (LARGEST_FRAME // 2 + 1), Opcode.CONT), 0.0) == "too-large"


def test_who_is_cut_off_is_not_read_and_soon_dropped() -> None:
    async def main() -> None:
        async def nothing(scope: Any, receive: Any, send: Any) -> None:
            """No application is asked."""

        line = MeasuredProtocol(uvicorn.Config(nothing, interface="asgi3"), ServerState(), {})
        line.transport = mock.Mock()
        line.handshake_initiated = True
        reasons: list[str] = []
        line.cut_off = reasons.append
        flood = frame(b"", Opcode.PING) * (int(FRAMES[1]) + 1)
        line.data_received(flood)
        line.data_received(flood)
        assert reasons == ["too-fast"]
        line.transport.write.assert_not_called()  # no answer to any of them
        line.transport.abort.assert_not_called()  # there is time for a last word
        for _ in range(MOST_UNHEARD // 65536 + 1):
            line.data_received(b"x" * 65536)
        line.transport.abort.assert_called()

        nobody = MeasuredProtocol(uvicorn.Config(nothing, interface="asgi3"), ServerState(), {})
        nobody.transport = mock.Mock()
        nobody.handshake_initiated = True
        nobody.data_received(flood)  # before anybody listens
        nobody.transport.abort.assert_called_once()

    asyncio.run(main())


def test_uvicorn_still_has_what_the_line_relies_on() -> None:
    """None of it is documented: another uvicorn fails here first, by name."""

    async def main() -> None:
        async def nothing(scope: Any, receive: Any, send: Any) -> None:
            """No application is asked."""

        line = MeasuredProtocol(uvicorn.Config(nothing, interface="asgi3"), ServerState(), {})
        relied = ("transport", "loop", "client", "config", "conn", "frames", "handshake_initiated", "close_sent")
        for name in (*relied, "disconnected", "writable", "send_receive_event_to_app"):
            assert hasattr(super(MeasuredProtocol, line), name) or name in vars(line), name
        assert not line.close_sent
        assert line.writable.is_set()

    asyncio.run(main())


def test_texts_are_written_as_whole_frames_and_together() -> None:
    """As a client of the library reads them, whatever their length."""

    async def main() -> None:
        async def nothing(scope: Any, receive: Any, send: Any) -> None:
            """No application is asked."""

        line = MeasuredProtocol(uvicorn.Config(nothing, interface="asgi3"), ServerState(), {})
        line.transport = mock.Mock()
        line.transport.is_closing.return_value = False
        direct = DirectLine(line)
        texts = [b"x" * size for size in (0, 1, 125, 126, 127, 65535, 65536)]
        assert all(direct.write(text) for text in texts)
        line.transport.write.assert_not_called()
        await asyncio.sleep(0)
        line.transport.write.assert_called_once()
        reader = StreamReader()
        reader.feed_data(line.transport.write.call_args[0][0])
        for text in texts:
            parsed = parse_frame(reader)
            assert (parsed.opcode, parsed.fin, parsed.data) == (Opcode.TEXT, True, text)
        assert not reader.buffer

        line.writable.clear()
        assert not direct.write(b"the line takes no more")
        line.writable.set()
        assert direct.write(b"on its way")
        line.transport.is_closing.return_value = True
        await asyncio.sleep(0)
        assert not direct.write(b"too late")
        line.transport.write.assert_called_once()

    asyncio.run(main())


def parse_frame(reader: StreamReader) -> Frame:
    """The next frame, all of which has arrived."""
    steps = Frame.parse(reader.read_exact, mask=False)
    try:
        next(steps)
    except StopIteration as parsed:
        found: Frame = parsed.value
        return found
    raise AssertionError("A part of the frame is missing.")
