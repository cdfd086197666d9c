"""Films as animated GIF files, which every chat and browser plays, and which loop.

A film is made of parts: each replaces what has changed since the one before. All of them share 255 colours;
another number leaves a pixel as it is.
"""

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

# A pixel as it comes: red, green, blue, and a byte without a meaning.
PIXEL = 4
MOST_COLOURS = 255
# The number of a pixel that stays as it is.
UNCHANGED = 255
# What stands where two rows of numbers are combined: all bits if both numbers were the same, else none.
SAME = bytes([UNCHANGED]) + bytes(255)
# How many pixels are looked at in one go.
PIECE = 8192
# Similar colours are the same one: of each channel, only the upper bits count.
ROUNDED = bytes(min(252, value + 2) & 0xFC for value in range(256))
LOOPS = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
# What the code of an LZW stream begins with, and its special codes.
BITS, CLEAR, END, FIRST = 9, 256, 257, 258
MOST_CODES = 4096


class Part(NamedTuple):
    """A rectangle of pixels, and how long it is seen before the next part."""

    left: int
    top: int
    width: int
    height: int
    pixels: bytes
    hundredths: int


def changed_part(width: int, before: bytes | None, after: bytes, hundredths: int) -> Part:
    """The part of a picture that differs from the one before; all of the first one."""
    length = width * PIXEL
    rows = [after[start : start + length] for start in range(0, len(after), length)]
    if before is None:
        return Part(0, 0, width, len(rows), after, hundredths)
    olds = (before[start : start + length] for start in range(0, len(before), length))
    changed = {number: old for number, (old, row) in enumerate(zip(olds, rows, strict=True)) if old != row}
    top, bottom = min(changed, default=0), max(changed, default=0)
    differing = 1 if not changed else 0  # a part has one pixel at least
    for number, old in changed.items():
        differing |= int.from_bytes(rows[number], "little") ^ int.from_bytes(old, "little")
    bits = 8 * PIXEL
    left, right = ((differing & -differing).bit_length() - 1) // bits, (differing.bit_length() - 1) // bits
    pixels = b"".join(row[left * PIXEL : (right + 1) * PIXEL] for row in rows[top : bottom + 1])
    return Part(left, top, right - left + 1, bottom - top + 1, pixels, hundredths)


def gif(size: tuple[int, int], parts: Iterable[Part]) -> bytes:
    """The film as a file."""
    shown = [(part, memoryview(part.pixels.translate(ROUNDED)).cast("I")) for part in parts]
    counts: Counter[int] = Counter()
    for _part, pixels in shown:
        for some in _some_at_a_time(pixels):
            counts.update(some)
    boxes = _boxes(counts)
    number_of = {colour: number for number, box in enumerate(boxes) for colour in box}
    table = b"".join(bytes(_mean(box, counts)) for box in boxes).ljust(3 * 256, b"\0")
    before = [bytearray([UNCHANGED]) * size[0] for _row in range(size[1])]
    written = [b"GIF89a", struct.pack("<2H3B", *size, 0xF7, 0, 0), table, LOOPS]
    for part, pixels in shown:
        written.append(b"!\xf9\x04\x05" + struct.pack("<HBB", part.hundredths, UNCHANGED, 0))  # it stays
        written.append(b"," + struct.pack("<4HB", *part[:4], 0) + bytes([BITS - 1]))
        numbers = (bytes(map(number_of.__getitem__, some)) for some in _some_at_a_time(pixels))
        written.append(_in_blocks(_compressed(_changed(before, part, b"".join(numbers)))))
    return b"".join(written) + b";"


def _changed(before: list[bytearray], part: Part, numbers: bytes) -> bytes:
    """The numbers of a part, with `UNCHANGED` where they are the same as before; then it is before."""
    found = []
    columns = slice(part.left, part.left + part.width)
    for row in range(part.height):
        new = numbers[row * part.width : (row + 1) * part.width]
        old = before[part.top + row]
        length, number = part.width, int.from_bytes(new)
        same = (number ^ int.from_bytes(old[columns])).to_bytes(length).translate(SAME)
        found.append((number | int.from_bytes(same)).to_bytes(length))
        old[columns] = new
    return b"".join(found)


def _some_at_a_time(pixels: "memoryview[int]") -> "Iterator[memoryview[int]]":
    """The pixels in pieces: other threads go on after each of them."""
    return (pixels[start : start + PIECE] for start in range(0, len(pixels), PIECE))


# Colours


def _channel(colour: int, shift: int) -> int:
    return colour >> shift & 0xFF


def _boxes(counts: Counter[int]) -> list[list[int]]:
    """The colours in boxes, each of which becomes one: the worst is halved until there are enough."""
    heap = [_ranked(list(counts), counts, 0)]
    number = 1
    while len(heap) < MOST_COLOURS and heap[0][0] < 0:
        _rank, _number, shift, box = heappop(heap)
        values = [_channel(colour, shift) for colour in box]
        middle = (min(values) + max(values)) / 2
        for upper in (False, True):
            half = [each for each, value in zip(box, values, strict=True) if (value > middle) == upper]
            heappush(heap, _ranked(half, counts, number))
            number += 1
    return [box for *_rank, box in heap]


def _ranked(box: list[int], counts: Counter[int], number: int) -> tuple[float, int, int, list[int]]:
    """A box behind how badly one colour would stand for all of it, and the channel that differs most."""
    spread, shift = max((_spread(box, shift), shift) for shift in (0, 8, 16))
    return -(spread**2) * sum(counts[each] for each in box) ** 0.5, number, shift, box


def _spread(box: Sequence[int], shift: int) -> int:
    values = [_channel(colour, shift) for colour in box]
    return max(values) - min(values)


def _mean(box: Sequence[int], counts: Counter[int]) -> list[int]:
    count = sum(counts[each] for each in box)
    return [round(sum(_channel(each, shift) * counts[each] for each in box) / count) for shift in (0, 8, 16)]


# LZW: codes stand for longer and longer runs


def _compressed(numbers: bytes) -> bytes:
    out = bytearray()
    bits, held, width = CLEAR, BITS, BITS
    codes: dict[int, int] = {}
    following = iter(numbers)
    run = next(following)
    for number in following:
        longer = run << 8 | number
        if longer in codes:
            run = codes[longer]
            continue
        bits |= run << held
        held += width
        run = number
        new = FIRST + len(codes)
        if new < MOST_CODES:
            codes[longer] = new
            width += new == 1 << width
        else:
            bits |= CLEAR << held
            held += width
            codes.clear()
            width = BITS
        whole = held >> 3
        out += (bits & (1 << 8 * whole) - 1).to_bytes(whole, "little")
        bits, held = bits >> 8 * whole, held & 7
    bits |= run << held
    held += width
    width += FIRST + len(codes) == 1 << width and width < 12
    bits |= END << held
    return bytes(out) + bits.to_bytes((held + width + 7) // 8, "little")


def _in_blocks(data: bytes) -> bytes:
    blocks = (data[start : start + 255] for start in range(0, len(data), 255))
    return b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"
