"""What to press, drawn: key caps, buttons of a pad, the mouse. Which one follows the device used last."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import PLATE
from game.arcade.draw.text import font, rendered, write
from game.arcade.draw.theme import EDGE, FLOOR, INK, SOFT, Colour
from game.arcade.input.actions import Device, Kind
from game.core.controls import Verb
from game.core.words import _, later

DIRECTIONS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)

# Names of no keys: arrows, drawn; all four of them, or those of one line. In prompts, UP stands for all four
# directions, LEFT for left and right, DOWN for up and down.
ARROWS = {
    "arrows": ((-1, 0), (0, -1), (0, 1), (1, 0)),
    "level arrows": ((-1, 0), (1, 0)),
    "upright arrows": ((0, -1), (0, 1)),
}
LEFT_CAPS = {
    Verb.UP: "WASD",
    Verb.LEFT: "A D",
    Verb.DOWN: "W S",
    Verb.CONFIRM: later("Space"),
    Verb.UNDO: "Q",
    Verb.REDO: "E",
}
RIGHT_CAPS = {
    Verb.UP: "arrows",
    Verb.LEFT: "level arrows",
    Verb.DOWN: "upright arrows",
    Verb.CONFIRM: later("Enter"),
    Verb.UNDO: later("Backspace"),
    Verb.REDO: later("Insert"),
}
SHARED_CAPS = {Verb.BACK: later("Esc"), Verb.PAUSE: later("Esc"), Verb.HELP: "F1", Verb.HINT: "H"}
PAD_BUTTONS: dict[Verb, tuple[str, Colour]] = {
    Verb.CONFIRM: ("A", (96, 220, 120)),
    Verb.BACK: ("B", (255, 96, 96)),
    Verb.UNDO: ("X", (92, 160, 255)),
    Verb.HINT: ("Y", (255, 214, 80)),
}
PAD_CAPS = {Verb.PAUSE: later("Start"), Verb.HELP: later("Back"), Verb.REDO: "RB"}


def draw_glyph(canvas: Surface, device: Device, verb: Verb, left: int, middle: int, letters: int) -> int:
    """Draw what stands for a verb on a device, for words of a size beside it; its right edge.

    Where the device has nothing for the verb, nothing is drawn and the answer is `left`.
    """
    if device.kind is Kind.GAMEPAD:
        return _draw_pad(canvas, verb, left, middle, letters)
    if device.kind is Kind.MOUSE:
        has_button = verb in (Verb.CONFIRM, Verb.UP, Verb.BACK)
        return _draw_mouse(canvas, verb, left, middle, letters) if has_button else left
    return _draw_cap(canvas, _cap_of(device, verb), left, middle, letters)


def _cap_of(device: Device, verb: Verb) -> str:
    own = RIGHT_CAPS if device.number == 2 else LEFT_CAPS
    return own.get(verb) or SHARED_CAPS.get(verb, "")


def _draw_pad(canvas: Surface, verb: Verb, left: int, middle: int, letters: int) -> int:
    size = round(letters * PLATE)
    if verb in DIRECTIONS:
        return _draw_cross(canvas, verb, left, middle, size)
    if verb not in PAD_BUTTONS:
        return _draw_cap(canvas, PAD_CAPS.get(verb, ""), left, middle, letters)
    letter, colour = PAD_BUTTONS[verb]
    centre = (left + size // 2, middle)
    pygame.draw.circle(canvas, FLOOR, centre, size // 2)
    pygame.draw.circle(canvas, colour, centre, size // 2, max(2, size // 12))
    write(canvas, letter, letters, colour, bold=True, center=centre)
    return left + size


def _draw_cross(canvas: Surface, verb: Verb, left: int, middle: int, size: int) -> int:
    """The directional pad; where one line of it is meant, the other is dark."""
    arm = size // 3
    upright = Rect(left + arm, middle - size // 2, arm, size)
    level = Rect(left, middle - arm // 2, size, arm)
    parts = [(upright, verb is not Verb.LEFT), (level, verb is not Verb.DOWN)]
    for part, lit in sorted(parts, key=lambda each: each[1]):
        pygame.draw.rect(canvas, SOFT if lit else EDGE, part, border_radius=max(1, arm // 4))
    return left + size


def _draw_mouse(canvas: Surface, verb: Verb, left: int, middle: int, letters: int) -> int:
    size = round(letters * PLATE)
    body = Rect(left, middle - size // 2, round(size * 0.68), size)
    pygame.draw.rect(canvas, FLOOR, body, border_radius=body.width // 2)
    if verb in (Verb.CONFIRM, Verb.BACK):
        half = Rect(body.left, body.top, body.width // 2, size // 2)
        if verb is Verb.BACK:
            half.left = body.centerx
            pygame.draw.rect(canvas, INK, half, border_top_right_radius=body.width // 2)
        else:
            pygame.draw.rect(canvas, INK, half, border_top_left_radius=body.width // 2)
    pygame.draw.rect(canvas, SOFT, body, max(1, size // 14), border_radius=body.width // 2)
    pygame.draw.line(canvas, SOFT, body.midtop, body.center, max(1, size // 14))
    return body.right


def _draw_cap(canvas: Surface, label: str, left: int, middle: int, letters: int) -> int:
    """A key with its name; the arrows are drawn, since few fonts have them."""
    size = round(letters * PLATE)
    name = _(label) if label else ""
    arrows = ARROWS.get(label, ())
    wide = round(size * 0.65 * len(arrows)) if arrows else font(letters).size(name)[0] + size // 2
    cap = Rect(left, middle - size // 2, max(size, wide), size)
    pygame.draw.rect(canvas, FLOOR, cap, border_radius=size // 5)
    pygame.draw.rect(canvas, EDGE, cap, max(1, size // 16), border_radius=size // 5)
    if arrows:
        for step, (across, down) in enumerate(arrows):
            x = cap.left + round(cap.width * (step + 0.5) / len(arrows))
            _draw_arrow(canvas, x, middle, across, down, size * 0.17)
    else:
        words = rendered(name, letters, INK)
        canvas.blit(words, words.get_rect(center=cap.center))
    return cap.right


def _draw_arrow(canvas: Surface, x: int, y: int, across: int, down: int, reach: float) -> None:
    points = [
        (x + across * reach, y + down * reach),
        (x - across * reach + down * reach, y - down * reach + across * reach),
        (x - across * reach - down * reach, y - down * reach - across * reach),
    ]
    pygame.draw.polygon(canvas, INK, points)


Prompts = list[tuple[Verb, str]]


def prompt_boxes(device: Device, prompts: Prompts, area: Rect, size: int) -> list[Rect]:
    """Where each prompt stands in an area: a line in its middle."""
    height = round(size * PLATE)
    scratch = Surface((max(1, area.width), height))
    widths = []
    for verb, words in prompts:
        glyph = draw_glyph(scratch, device, verb, 0, height // 2, size)
        widths.append(glyph + round(size * (0.45 if glyph else 1.2)) + font(size).size(words)[0])
    room = (area.width - sum(widths)) // (len(widths) + 1)
    gap = max(0, min(room, round(size * (0.7 if device.kind is Kind.MOUSE else 1.4))))
    left = area.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    boxes = []
    for width in widths:
        boxes.append(Rect(left, area.centery - height // 2, width, height))
        left += width + gap
    return boxes


def prompt_at(device: Device, prompts: Prompts, area: Rect, size: int, spot: tuple[int, int]) -> Verb | None:
    """What a click on a prompt means."""
    boxes = prompt_boxes(device, prompts, area, size)
    return next(
        (verb for (verb, _words), box in zip(prompts, boxes, strict=True) if box.collidepoint(spot)), None
    )


def draw_prompts(canvas: Surface, device: Device, prompts: Prompts, area: Rect, size: int) -> None:
    """A line of prompts: what to press, and what for. Those that the mouse has no button for are buttons."""
    for (verb, words), box in zip(prompts, prompt_boxes(device, prompts, area, size), strict=True):
        right = draw_glyph(canvas, device, verb, box.left, box.centery, size)
        if right == box.left:
            pygame.draw.rect(canvas, FLOOR, box, border_radius=box.height // 2)
            pygame.draw.rect(canvas, EDGE, box, max(1, size // 16), border_radius=box.height // 2)
            write(canvas, words, size, INK, center=box.center)
        else:
            write(canvas, words, size, SOFT, midright=box.midright)
