"""Pictures as PNG files."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# What a row of pixels begins with: they stand there as they are.
AS_THEY_ARE = b"\0"
# Eight bits each for red, green and blue; no other way to compress, to filter or to interlace is used.
RGB = (8, 2, 0, 0, 0)
CHANNELS = 3


def png(size: tuple[int, int], pixels: bytes) -> bytes:
    """A picture from its pixels, row by row, each as red, green and blue.

    zlib takes most of the time, and lets other threads go on: it can be done in the background.
    """
    length = size[0] * CHANNELS
    rows = b"".join(AS_THEY_ARE + pixels[start : start + length] for start in range(0, len(pixels), length))
    chunks = ((b"IHDR", struct.pack(">2I5B", *size, *RGB)), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(*each) for each in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
