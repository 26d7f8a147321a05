"""Frames of a WebSocket: the few bytes round each text. Only whole ones are read here."""

from __future__ import annotations

import struct

TEXT = 0x81
_MASKED = 0x80
_MASK_SIZE = 4
_SHORT, _MEDIUM = 125, 65_535
_LENGTH_IN_2, _LENGTH_IN_8 = 126, 127
_CONTINUES, _IS_LAST = 0x00, 0x80
_CONTROL = 0x08
# Says that a frame has not come whole yet.
NOT_WHOLE = -1


def head_of(size: int) -> bytes:
    """The head of a text frame of so many bytes. A server does not mask."""
    if size <= _SHORT:
        return struct.pack(">BB", TEXT, size)
    if size <= _MEDIUM:
        return struct.pack(">BBH", TEXT, _LENGTH_IN_2, size)
    return struct.pack(">BBQ", TEXT, _LENGTH_IN_8, size)


def end_of(data: bytes, start: int) -> int:
    """Where the frame that begins here will end; NOT_WHOLE while its head is not there."""
    if len(data) < start + 2:
        return NOT_WHOLE
    length = data[start + 1] & 0x7F
    end = start + 2 + (_MASK_SIZE if data[start + 1] & _MASKED else 0)
    if length <= _SHORT:
        return end + length
    size = 2 if length == _LENGTH_IN_2 else 8
    if len(data) < start + 2 + size:
        return NOT_WHOLE
    return end + size + int.from_bytes(data[start + 2 : start + 2 + size], "big")


def text_in(data: bytes, start: int, end: int) -> bytes | None:
    """What a whole frame says, if it is a text in one piece as pages send them."""
    if data[start] != TEXT or not data[start + 1] & _MASKED:
        return None
    length = data[start + 1] & 0x7F
    mask = start + (2 if length <= _SHORT else 4 if length == _LENGTH_IN_2 else 10)
    body = mask + _MASK_SIZE
    return unmasked(data[body:end], data[mask:body])


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Pages mask what they send, four bytes at a time; one long number is the quickest way to undo it."""
    size = len(data)
    pattern = (mask * (size // _MASK_SIZE + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(pattern, "big")).to_bytes(size, "big")


def is_in_pieces(first_byte: int) -> bool:
    """Is this frame part of a message that comes in several?"""
    code = first_byte & 0x0F
    return code == _CONTINUES or (code < _CONTROL and not first_byte & _IS_LAST)
