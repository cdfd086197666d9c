"""Things side by side, in as many lines as they need."""

from collections.abc import Sequence


def in_lines(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """The widths of things side by side, in as many lines as they need, which are about equally long."""
    lines = _filled(widths, room, gap)
    shorter = range(room // len(lines), room, max(1, gap))
    return next((even for less in shorter if len(even := _filled(widths, less, gap)) == len(lines)), lines)


def _filled(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    lines: list[list[int]] = [[]]
    for width in widths:
        if lines[-1] and sum(lines[-1]) + gap * len(lines[-1]) + width > room:
            lines.append([])
        lines[-1].append(width)
    return lines
