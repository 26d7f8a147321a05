"""WebSocket frames: the header around each text. Only whole frames are read here."""

from __future__ import annotations

import struct

TEXT = 0x81
_MASKED = 0x80
_MASK_SIZE = 4
_SHORT, _MEDIUM = 125, 65_535
_LENGTH_IN_2, _LENGTH_IN_8 = 126, 127
_CONTINUES, _IS_LAST = 0x00, 0x80
_CONTROL = 0x08
# The header of the frame is not complete yet.
INCOMPLETE = -1


def header_of(size: int) -> bytes:
    """The header of a text frame of this size. Servers do not mask."""
    if size <= _SHORT:
        return struct.pack(">BB", TEXT, size)
    if size <= _MEDIUM:
        return struct.pack(">BBH", TEXT, _LENGTH_IN_2, size)
    return struct.pack(">BBQ", TEXT, _LENGTH_IN_8, size)


def end_of(data: bytes, start: int) -> int:
    """Where the frame that begins here ends; INCOMPLETE while its header has not arrived."""
    if len(data) < start + 2:
        return INCOMPLETE
    length = data[start + 1] & 0x7F
    end = start + 2 + (_MASK_SIZE if data[start + 1] & _MASKED else 0)
    if length <= _SHORT:
        return end + length
    size = 2 if length == _LENGTH_IN_2 else 8
    if len(data) < start + 2 + size:
        return INCOMPLETE
    return end + size + int.from_bytes(data[start + 2 : start + 2 + size], "big")


def text_in(data: bytes, start: int, end: int) -> bytes | None:
    """The text of a whole frame, if it is one masked text frame, as browsers send them."""
    if data[start] != TEXT or not data[start + 1] & _MASKED:
        return None
    length = data[start + 1] & 0x7F
    mask = start + (2 if length <= _SHORT else 4 if length == _LENGTH_IN_2 else 10)
    body = mask + _MASK_SIZE
    return unmasked(data[body:end], data[mask:body])


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Undo the mask. One XOR of two long integers is the fastest way in Python."""
    size = len(data)
    pattern = (mask * (size // _MASK_SIZE + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(pattern, "big")).to_bytes(size, "big")


def is_fragment(first_byte: int) -> bool:
    """Is this frame part of a message in several frames?"""
    code = first_byte & 0x0F
    return code == _CONTINUES or (code < _CONTROL and not first_byte & _IS_LAST)
