"""Glyphs: drawings of keys, gamepad buttons and the mouse; and lines of prompts made from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Rect, Surface

from game.arcade.draw.measures import PLATE
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.core.grid import DOWN, HEADINGS, LEFT, RIGHT, UP

# The gap between two prompts of a line, in sizes of the text: at most, at least, and where that saves a line
# for which there is no room.
WIDE_GAP, LEAST_GAP, TIGHT_GAP = 1.4, 0.3, 0.2
# How far beyond its plate a prompt can be clicked, in sizes of the text.
BEYOND = 0.09


class Form(Enum):
    """What a glyph shows."""

    KEY = auto()  # with a label or arrows
    BUTTON = auto()  # a round button in its colour
    D_PAD = auto()
    MOUSE = auto()
    LEFT_CLICK = auto()
    RIGHT_CLICK = auto()


# The room of an arrow on a key, relative to the key's height.
ARROW = 0.65
MICE = (Form.MOUSE, Form.LEFT_CLICK, Form.RIGHT_CLICK)


@dataclass(frozen=True)
class Glyph:
    """A drawing of something to press."""

    form: Form
    label: str = ""  # the text on it, already translated
    arrows: tuple[int, ...] = ()  # on a key, from left to right; on a D-pad, the directions that are lit
    button: int = 0  # which of the theme's button colours


def glyph_width(glyph: Glyph, text_size: int) -> int:
    """The width of a glyph next to text of a size."""
    size = round(text_size * PLATE)
    if glyph.form in MICE:
        return round(size * 0.68)
    if glyph.form is not Form.KEY:
        return size
    arrows = round(size * ARROW * len(glyph.arrows))
    if not glyph.label:
        return max(size, arrows)
    return max(size, text_width(glyph.label, text_size) + size // 2 + arrows)


def draw_glyph(canvas: Surface, theme: Theme, glyph: Glyph, left: int, middle: int, text_size: int) -> int:
    """Draw a glyph next to text of a size, and return its right edge."""
    size = round(text_size * PLATE)
    box = Rect(left, middle - size // 2, glyph_width(glyph, text_size), size)
    if glyph.form in MICE:
        _draw_mouse(canvas, theme, glyph, box)
    elif glyph.form is Form.D_PAD:
        _draw_pad(canvas, theme, glyph, box)
    elif glyph.form is Form.BUTTON:
        _draw_button(canvas, theme, glyph, box, text_size)
    else:
        _draw_key(canvas, theme, glyph, box, text_size)
    return box.right


def _draw_button(canvas: Surface, theme: Theme, glyph: Glyph, box: Rect, text_size: int) -> None:
    colour = theme.buttons[glyph.button]
    size, centre = box.height, (box.left + box.width // 2, box.top + box.height // 2)
    pygame.draw.circle(canvas, theme.floor, centre, size // 2)
    pygame.draw.circle(canvas, colour, centre, size // 2, max(2, theme.outline(size / 12)))
    write(canvas, glyph.label, text_size, colour, bold=True, center=centre)


def _draw_pad(canvas: Surface, theme: Theme, glyph: Glyph, box: Rect) -> None:
    """The D-pad; directions that are not lit are dark."""
    arm, middle = box.width // 3, box.top + box.height // 2
    arms = {
        UP: Rect(box.left + arm, box.top, arm, box.height // 2),
        DOWN: Rect(box.left + arm, middle, arm, box.height - box.height // 2),
        LEFT: Rect(box.left, middle - arm // 2, box.width // 2, arm),
        RIGHT: Rect(box.centerx, middle - arm // 2, box.width - box.width // 2, arm),
    }
    for direction in sorted(arms, key=lambda each: each in glyph.arrows):
        tone = theme.soft if direction in glyph.arrows else theme.edge
        pygame.draw.rect(canvas, tone, arms[direction], border_radius=max(1, arm // 4))


def _draw_mouse(canvas: Surface, theme: Theme, glyph: Glyph, box: Rect) -> None:
    pygame.draw.rect(canvas, theme.floor, box, border_radius=box.width // 2)
    half = Rect(box.left, box.top, box.width // 2, box.height // 2)
    if glyph.form is Form.LEFT_CLICK:
        pygame.draw.rect(canvas, theme.ink, half, border_top_left_radius=box.width // 2)
    elif glyph.form is Form.RIGHT_CLICK:
        half.left = box.centerx
        pygame.draw.rect(canvas, theme.ink, half, border_top_right_radius=box.width // 2)
    thin = max(1, box.height // 14)
    pygame.draw.rect(canvas, theme.soft, box, thin, border_radius=box.width // 2)
    pygame.draw.line(canvas, theme.soft, box.midtop, box.center, thin)


def _draw_key(canvas: Surface, theme: Theme, glyph: Glyph, box: Rect, text_size: int) -> None:
    """A key with its label and arrows, which are drawn because few fonts have them."""
    size = box.height
    width = round(size * ARROW * len(glyph.arrows)) if glyph.label else box.width
    arrows = Rect(box.right - width, box.top, width, size)
    pygame.draw.rect(canvas, theme.floor, box, border_radius=size // 5)
    pygame.draw.rect(canvas, theme.edge, box, theme.outline(size // 16), border_radius=size // 5)
    if glyph.label:
        middle = (box.left + (box.width - width) // 2, box.centery)
        write(canvas, glyph.label, text_size, theme.ink, center=middle)
    for number, direction in enumerate(glyph.arrows):
        x = arrows.left + round(arrows.width * (number + 0.5) / len(glyph.arrows))
        _draw_arrow(canvas, theme, (x, box.top + size // 2), direction, size * 0.17)


def _draw_arrow(canvas: Surface, theme: Theme, spot: tuple[int, int], direction: int, reach: float) -> None:
    x, y = spot
    across, down = (part * reach for part in HEADINGS[direction])
    corners = [
        (x + across, y + down),
        (x - across + down, y - down + across),
        (x - across - down, y - down - across),
    ]
    pygame.draw.polygon(canvas, theme.ink, corners)


# Lines of prompts


@dataclass(frozen=True)
class Prompt:
    """A glyph and what it does. Without a glyph it is a button for the mouse."""

    glyph: Glyph | None
    words: str


def prompt_boxes(prompts: Sequence[Prompt], area: Rect, size: int) -> list[Rect]:
    """Where each prompt is clicked: in the middle of an area, in several lines if one is too long.

    What the area cannot hold stands above it.
    """
    height = round(size * PLATE)
    widths = [_prompt_width(prompt, size) for prompt in prompts]
    for_mouse = any(prompt.glyph is None or prompt.glyph.form in MICE for prompt in prompts)
    widest = round(size * (WIDE_GAP / 2 if for_mouse else WIDE_GAP))
    lines = in_lines(widths, area.width - size, round(size * LEAST_GAP))
    tight = (area.width - sum(widths)) / (len(widths) + 1)
    if len(lines) * height > area.height and tight >= size * TIGHT_GAP:
        lines = [widths]
    step = max(height + round(size * LEAST_GAP), area.height // len(lines))
    boxes = []
    for number, line in enumerate(lines):
        gap = max(0, min(widest, (area.width - sum(line)) // (len(line) + 1)))
        left = area.centerx - (sum(line) + gap * (len(line) - 1)) // 2
        middle = area.bottom - (area.height - area.height // 2 if len(lines) == 1 else step // 2)
        middle -= (len(lines) - 1 - number) * step
        for width in line:
            box = Rect(left, middle - height // 2, width, height)
            boxes.append(box.inflate(0, 2 * round(size * BEYOND)))
            left += width + gap
    return boxes


def _prompt_width(prompt: Prompt, size: int) -> int:
    words = text_width(prompt.words, size)
    if prompt.glyph is None:
        return words + round(size * 1.2)
    return glyph_width(prompt.glyph, size) + round(size * 0.45) + words


def prompt_at(prompts: Sequence[Prompt], area: Rect, size: int, spot: tuple[int, int]) -> int | None:
    """The number of the prompt at a point of the screen."""
    boxes = prompt_boxes(prompts, area, size)
    return next((number for number, box in enumerate(boxes) if box.collidepoint(spot)), None)


def draw_prompts(canvas: Surface, theme: Theme, prompts: Sequence[Prompt], area: Rect, size: int) -> None:
    """Lines of prompts in the middle of an area."""
    for prompt, reach in zip(prompts, prompt_boxes(prompts, area, size), strict=True):
        box = reach.inflate(0, -2 * round(size * BEYOND))
        if prompt.glyph is None:
            pygame.draw.rect(canvas, theme.floor, box, border_radius=box.height // 2)
            rim = theme.outline(size // 16)
            pygame.draw.rect(canvas, theme.edge, box, rim, border_radius=box.height // 2)
            write(canvas, prompt.words, size, theme.ink, center=box.center)
        else:
            draw_glyph(canvas, theme, prompt.glyph, box.left, box.centery, size)
            write(canvas, prompt.words, size, theme.soft, midright=box.midright)
