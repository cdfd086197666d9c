"""The names of keys, buttons, sticks and triggers on the screen, and their glyphs."""

import pygame

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import Device
from game.arcade.input.keyboard import name_of
from game.arcade.input.sources import Source, SourceKind
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.words import _, later

ROUND_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
}
OTHER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_BACK: later("Back"),
    pygame.CONTROLLER_BUTTON_GUIDE: later("Guide"),
    pygame.CONTROLLER_BUTTON_START: later("Start"),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
}
# Most gamepads that SDL does not know have the same buttons, in this order.
JOYSTICK_BUTTONS = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_START,
)
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
# The axes of the left stick, the same on every gamepad, and of the right stick on those that SDL knows.
STICKS = {0: later("Stick"), 1: later("Stick"), 2: later("Right stick"), 3: later("Right stick")}
LEFT_STICK = (0, 1)
PUSHED = {
    UP: later("{part} up"),
    DOWN: later("{part} down"),
    LEFT: later("{part} left"),
    RIGHT: later("{part} right"),
}
ARROW_KEYS = {
    pygame.KSCAN_UP: UP,
    pygame.KSCAN_LEFT: LEFT,
    pygame.KSCAN_DOWN: DOWN,
    pygame.KSCAN_RIGHT: RIGHT,
}


def glyph_of(source: Source, device: Device) -> Glyph:
    """The drawing of a source."""
    match source.kind:
        case SourceKind.KEY if source.number in ARROW_KEYS:
            return Glyph(Form.KEY, arrows=(ARROW_KEYS[source.number],))
        case SourceKind.D_PAD if isinstance(source.way, Verb):
            return Glyph(Form.D_PAD, arrows=(DIRECTION_OF[source.way],))
        case SourceKind.AXIS if _is_stick(source.number, device):
            return Glyph(Form.KEY, _(STICKS[source.number]), arrows=(_direction_of(source),))
        case SourceKind.BUTTON if _known_button(source, device) in ROUND_BUTTONS:
            number = _known_button(source, device)
            return Glyph(Form.BUTTON, ROUND_BUTTONS[number], button=list(ROUND_BUTTONS).index(number))
    return Glyph(Form.KEY, source_name(source, device))


def source_name(source: Source, device: Device) -> str:
    """The name of a source in a sentence."""
    match source.kind:
        case SourceKind.KEY:
            return name_of(source.number)
        case SourceKind.BUTTON:
            return _button_name(source, device)
        case SourceKind.AXIS:
            return _axis_name(source, device)
        case SourceKind.D_PAD:
            way = DIRECTION_OF[source.way] if isinstance(source.way, Verb) else UP
            return _(PUSHED[way], part=_("D-pad"))


def _button_name(source: Source, device: Device) -> str:
    number = _known_button(source, device)
    if number in ROUND_BUTTONS:
        return ROUND_BUTTONS[number]
    if number in OTHER_BUTTONS:
        return _(OTHER_BUTTONS[number])
    return _("Button {number}", number=source.number + 1)


def _axis_name(source: Source, device: Device) -> str:
    if device.known and source.number in TRIGGERS:
        return TRIGGERS[source.number]
    if _is_stick(source.number, device):
        return _(PUSHED[_direction_of(source)], part=_(STICKS[source.number]))
    return _("Axis {number} {sign}", number=source.number + 1, sign="+" if source.way == 1 else "-")


def _is_stick(number: int, device: Device) -> bool:
    return number in LEFT_STICK or (device.known and number in STICKS)


def _direction_of(source: Source) -> int:
    """Where a stick is pushed. The first axis of a stick goes across."""
    if source.number % 2 == 0:
        return RIGHT if source.way == 1 else LEFT
    return DOWN if source.way == 1 else UP


def _known_button(source: Source, device: Device) -> int:
    """SDL's number for a button, -1 if there is none."""
    if device.known:
        return source.number
    return JOYSTICK_BUTTONS[source.number] if source.number < len(JOYSTICK_BUTTONS) else -1
