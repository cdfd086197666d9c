"""The glyph of a press on a device, according to the bindings."""

from itertools import chain

import pygame

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import LEFT_KEYS, SHARED_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.keys import name_of
from game.core.controls import Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.words import _, later

# In prompts, UP represents all four directions, LEFT left and right, and DOWN up and down.
DIRECTIONS: dict[Meaning, tuple[Verb, ...]] = {
    Verb.UP: (Verb.UP, Verb.LEFT, Verb.DOWN, Verb.RIGHT),
    Verb.LEFT: (Verb.LEFT, Verb.RIGHT),
    Verb.DOWN: (Verb.UP, Verb.DOWN),
}
ARROWS: dict[Meaning, tuple[int, ...]] = {
    Verb.UP: (LEFT, UP, DOWN, RIGHT),
    Verb.LEFT: (LEFT, RIGHT),
    Verb.DOWN: (UP, DOWN),
}
ARROW_KEYS = {pygame.KSCAN_UP, pygame.KSCAN_LEFT, pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT}
ROUND_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
}
OTHER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_START: later("Start"),
    pygame.CONTROLLER_BUTTON_BACK: later("Back"),
    pygame.CONTROLLER_BUTTON_GUIDE: later("Guide"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
}
MOUSE_FORMS: dict[Meaning, Form] = {
    Verb.UP: Form.MOUSE,
    Verb.CONFIRM: Form.LEFT_CLICK,
    Verb.BACK: Form.RIGHT_CLICK,
}


def glyph_for(device: Device, meaning: Meaning, bindings: Bindings) -> Glyph | None:
    """What to press on a device; None if it has nothing for that, so that the prompt can only be clicked."""
    match device.kind:
        case Kind.GAMEPAD:
            return _on_gamepad(meaning, bindings)
        case Kind.MOUSE:
            form = MOUSE_FORMS.get(meaning)
            return None if form is None else Glyph(form)
    return _on_keyboard(device, meaning, bindings)


def _on_gamepad(meaning: Meaning, bindings: Bindings) -> Glyph | None:
    """Most gamepads that SDL does not know have the same buttons, so they are shown like known ones."""
    if meaning in ARROWS:
        return Glyph(Form.D_PAD, arrows=ARROWS[meaning])
    if meaning is Command.NEXT_TAB:  # the button that redoes a move also turns pages
        meaning = Command.REDO
    for button in (button for button, bound in bindings.pad_buttons.items() if bound == meaning):
        if button in ROUND_BUTTONS:
            return Glyph(Form.BUTTON, ROUND_BUTTONS[button], button=list(ROUND_BUTTONS).index(button))
        if button in OTHER_BUTTONS:
            return Glyph(Form.KEY, _(OTHER_BUTTONS[button]))
    return None


def _on_keyboard(device: Device, meaning: Meaning, bindings: Bindings) -> Glyph | None:
    if meaning in DIRECTIONS:
        return _direction_keys(device, meaning, bindings)
    position = _position(device, meaning, bindings)
    if position is None and meaning is Verb.BACK:  # the key that pauses also goes back
        position = _position(device, Command.PAUSE, bindings)
    return None if position is None else Glyph(Form.KEY, name_of(position))


def _direction_keys(device: Device, meaning: Meaning, bindings: Bindings) -> Glyph | None:
    found = (_position(device, direction, bindings) for direction in DIRECTIONS[meaning])
    positions = [position for position in found if position is not None]
    if not positions:
        return None
    if ARROW_KEYS.issuperset(positions):
        return Glyph(Form.KEY, arrows=ARROWS[meaning])
    return Glyph(Form.KEY, _joined([name_of(position) for position in positions]))


def _joined(names: list[str]) -> str:
    """Four letters are written as one word, as in WASD; other names are separated."""
    block = len(names) == 4 and all(len(name) == 1 for name in names)
    return ("" if block else " ").join(names)


def _position(device: Device, meaning: Meaning, bindings: Bindings) -> int | None:
    """The first key with a meaning on one half of the keyboard, or else among the shared keys."""
    half = LEFT_KEYS if device == SHARED_KEYS else device
    own = (position for position, bound in bindings.keys.items() if bound == (meaning, half))
    shared = (position for position, bound in bindings.keys.items() if bound == (meaning, SHARED_KEYS))
    return next(chain(own, shared), None)
