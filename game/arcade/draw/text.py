"""Text on the screen, in one typeface, and numbers that count. Each text is rendered once and kept."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game import paths
from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import Colour, Theme

KEPT = 600
# Where hinting would fuse a dot with its letter, text is drawn this many times larger and then shrunk.
ENLARGED = 4
# The gap below a dot is seen if it covers no more than this, of 255.
GAP = 150
# A space at which no line ends, as long as the words on both sides of it fit on one.
UNBROKEN = "\N{NO-BREAK SPACE}"
_kept: OrderedDict[tuple[str, int, Colour, bool], Surface] = OrderedDict()


@lru_cache(maxsize=64)
def font(size: int, *, bold: bool = False) -> pygame.font.Font:
    name = "Tektur-Bold.ttf" if bold else "Tektur-Medium.ttf"
    return pygame.font.Font(paths.assets() / "fonts" / name, size)


@lru_cache(maxsize=1024)
def text_width(words: str, size: int, *, bold: bool = False) -> int:
    return font(size, bold=bold).size(words)[0]


def rendered(words: str, size: int, colour: Colour, *, bold: bool = False) -> Surface:
    """The text on a transparent background."""
    key = (words, size, colour, bold)
    surface = _kept.get(key)
    if surface is None:
        surface = _smooth(words, size, colour, bold=bold)
        _kept[key] = surface
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return surface


def _smooth(words: str, size: int, colour: Colour, *, bold: bool) -> Surface:
    if not words or _keeps_dots(size, bold=bold):
        return font(size, bold=bold).render(words, True, colour)
    large = font(size * ENLARGED, bold=bold).render(words, True, colour)
    return pygame.transform.smoothscale(large, font(size, bold=bold).size(words))


@lru_cache(maxsize=64)
def _keeps_dots(size: int, *, bold: bool) -> bool:
    """Whether there is a gap between an i and its dot."""
    letter = font(size, bold=bold).render("i", True, (255, 255, 255))
    inked = letter.get_bounding_rect()
    rows = range(inked.top + 1, inked.centery + 1)
    covered = [max(letter.get_at((x, y)).a for x in range(inked.left, inked.right)) for y in rows]
    return min(covered, default=0) <= GAP


@baked
def rendered_on_anything(
    theme: Theme, words: str, size: int, edge: int, tone: Colour | None = None
) -> Surface:
    """Words that are read on any ground: bold, with an edge of so many pixels in the colour of the night."""
    dark, bright = (rendered(words, size, each, bold=True) for each in (theme.night, tone or theme.ink))
    picture = clear((dark.get_width() + 4 * edge, dark.get_height() + 4 * edge), theme.night)
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 2), (-1, 2)):
        picture.blit(dark, ((2 + across) * edge, (2 + down) * edge))
    picture.blit(bright, (2 * edge, 2 * edge))
    return picture


def write(
    canvas: Surface,
    words: str,
    size: int,
    colour: Colour,
    *,
    bold: bool = False,
    **anchor: tuple[int, int],
) -> Rect:
    """Write a line of text with a point of its box (center, midleft, ...) at a position."""
    surface = rendered(words, size, colour, bold=bold)
    box = surface.get_rect(**anchor)
    canvas.blit(surface, box)
    return box


@lru_cache(maxsize=512)
def wrapped(words: str, size: int, width: int, *, bold: bool = False) -> tuple[str, ...]:
    """The text in lines that are no wider than `width`. A word that is too long itself is broken."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in _words(paragraph, size, width, bold=bold):
            longer = f"{line} {word}".strip()
            if line and text_width(longer, size, bold=bold) > width:
                lines.append(line)
                longer = word
            *full, line = _broken(longer, size, width, bold=bold)
            lines += full
        lines += (
            _without_orphan(lines.pop(), line, size, width, bold=bold) if _is_orphan(lines, line) else [line]
        )
    return tuple(lines)


def _words(paragraph: str, size: int, width: int, *, bold: bool) -> Iterator[str]:
    """The words, of which those that belong together count as one if they fit on a line."""
    for word in paragraph.split(" "):
        fits = text_width(word, size, bold=bold) <= width
        yield from [word] if word and fits else word.split()


def _is_orphan(lines: Sequence[str], last: str) -> bool:
    """Whether a word stands alone on the last line, though the line before has words to spare."""
    return bool(lines) and last.count(" ") == 0 and lines[-1].count(" ") >= 2


def _without_orphan(line: str, last: str, size: int, width: int, *, bold: bool) -> list[str]:
    """Two lines, of which the second has one more word than before, if there is room for it."""
    shorter, word = line.rsplit(" ", 1)
    longer = f"{word} {last}"
    return [shorter, longer] if text_width(longer, size, bold=bold) <= width else [line, last]


def _broken(word: str, size: int, width: int, *, bold: bool) -> list[str]:
    """The parts of a word, such as a long path, that are no wider than `width`."""
    parts = []
    while len(word) > 1 and text_width(word, size, bold=bold) > width:
        end = len(word) - 1
        while end > 1 and text_width(word[:end], size, bold=bold) > width:
            end -= 1
        parts.append(word[:end])
        word = word[end:]
    return [*parts, word]


def fitting(words: str, sizes: Sequence[int], width: int, *, bold: bool = False) -> int:
    """The first of the sizes, from large to small, at which the text fits the width; else the last."""
    return next((size for size in sizes if text_width(words, size, bold=bold) <= width), sizes[-1])


def unbroken(words: str) -> str:
    """Words that stand on one line if it is wide enough, such as a number and what it counts."""
    return words.replace(" ", UNBROKEN)


def shortened(words: str, size: int, width: int, *, bold: bool = False) -> str:
    """The text, shortened with an ellipsis if it does not fit the width."""
    if text_width(words, size, bold=bold) <= width:
        return words
    end = len(words)
    while end and text_width(words[:end] + "…", size, bold=bold) > width:
        end -= 1
    return words[:end].rstrip() + "…"


def capital(words: str) -> str:
    """The words with a capital letter, as they begin a line of their own."""
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=64)
def narrowest(words: str, size: int, width: int, lines: int) -> int:
    """Roughly the smallest width, at most `width`, at which the text takes no more than this many lines.

    What belongs together stays on one line if it can.
    """
    kept = [word for part in words.split("\n") for word in _words(part, size, width, bold=False)]
    least = max((text_width(word, size) for word in kept), default=1)
    while width - least > 2:
        middle = (least + width) // 2
        fits = len(wrapped(words, size, middle)) <= lines
        least, width = (least, middle) if fits else (middle, width)
    return width


def lines_height(count: int, size: int) -> int:
    """The height of this many lines."""
    return count * font(size).get_linesize()


def write_in(
    canvas: Surface,
    words: str,
    sizes: Sequence[int],
    area: Rect,
    colour: Colour,
    *,
    bold: bool = False,
    down: float = 0.5,
) -> Rect:
    """Write text in the middle of an area, from its top (`down` is 0) to its bottom (1), and return its box.

    It has one line of the first size, from large to small, at which it fits; else several of the last size.
    """
    size = fitting(words, sizes, area.width, bold=bold)
    lines = wrapped(words, size, area.width, bold=bold)
    box = Rect(0, 0, max(text_width(line, size, bold=bold) for line in lines), lines_height(len(lines), size))
    box.midtop = (area.centerx, area.top + int(area.height * down) - int(box.height * down))
    write_lines(
        canvas, words, size, Rect(area.left, box.top, area.width, 0), colour, bold=bold, align="centre"
    )
    return box


def write_lines(
    canvas: Surface,
    words: str,
    size: int,
    area: Rect,
    colour: Colour,
    *,
    bold: bool = False,
    align: str = "left",
) -> int:
    """Write wrapped text from the top of an area, and return where it ends."""
    height = font(size, bold=bold).get_linesize()
    y = area.top
    for line in wrapped(words, size, area.width, bold=bold):
        surface = rendered(line, size, colour, bold=bold)
        x = area.left if align == "left" else area.centerx - surface.get_width() // 2
        canvas.blit(surface, (x, y))
        y += height
    return y


DIGITS = "0123456789"


def figures_width(words: str, size: int, *, even: bool = True) -> int:
    """The width of a number; its digits are equally wide if they are even."""
    return sum(_width(sign, size, even=even) for sign in words)


def draw_figures(
    canvas: Surface, words: str, size: int, colour: Colour, *, even: bool = True, **anchor: tuple[int, int]
) -> Rect:
    """Draw a number with a point of its box (center, midleft, ...) at a position, and return the box."""
    box = Rect(0, 0, figures_width(words, size, even=even), font(size, bold=True).get_height())
    for point, spot in anchor.items():
        setattr(box, point, spot)
    left = box.left
    for sign in words:
        drawn, width = _drawn(sign, size, colour), _width(sign, size, even=even)
        canvas.blit(drawn, (left + (width - drawn.get_width()) // 2, box.top))
        left += width
    return box


def _width(sign: str, size: int, *, even: bool) -> int:
    if even and sign in DIGITS:
        return max(text_width(digit, size, bold=True) for digit in DIGITS)
    return text_width(sign, size, bold=True)


@baked
def _drawn(sign: str, size: int, colour: Colour) -> Surface:
    return font(size, bold=True).render(sign, True, colour)
