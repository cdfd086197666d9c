"""Which glyph stands for a press on a device."""

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import RIGHT_KEYS, Command, Device, Kind
from game.core.controls import Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.words import _, later

Labels = dict[Verb | Command, str]

# In prompts UP stands for all four directions, LEFT for left and right, DOWN for up and down.
ARROWS: dict[Verb | Command, tuple[int, ...]] = {
    Verb.UP: (LEFT, UP, DOWN, RIGHT),
    Verb.LEFT: (LEFT, RIGHT),
    Verb.DOWN: (UP, DOWN),
}
LEFT_KEY_LABELS: Labels = {
    Verb.UP: "WASD",
    Verb.LEFT: "A D",
    Verb.DOWN: "W S",
    Verb.CONFIRM: later("Space"),
    Command.UNDO: "Q",
    Command.REDO: "E",
}
RIGHT_KEY_LABELS: Labels = {
    Verb.CONFIRM: later("Enter"),
    Command.UNDO: later("Backspace"),
    Command.REDO: later("Insert"),
}
SHARED_KEY_LABELS: Labels = {
    Verb.BACK: later("Esc"),
    Command.PAUSE: later("Esc"),
    Command.HELP: "F1",
    Command.HINT: "H",
}
ROUND_BUTTONS: Labels = {Verb.CONFIRM: "A", Verb.BACK: "B", Command.UNDO: "X", Command.HINT: "Y"}
OTHER_BUTTONS: Labels = {Command.PAUSE: later("Start"), Command.HELP: later("Back"), Command.REDO: "RB"}
MOUSE_FORMS: dict[Verb | Command, Form] = {
    Verb.UP: Form.MOUSE,
    Verb.CONFIRM: Form.LEFT_CLICK,
    Verb.BACK: Form.RIGHT_CLICK,
}


def glyph_for(device: Device, verb: Verb | Command, bindings: object = None) -> Glyph | None:
    """What stands for a verb on a device; None where the device has nothing for it."""
    match device.kind:
        case Kind.GAMEPAD:
            return _on_gamepad(verb)
        case Kind.MOUSE:
            form = MOUSE_FORMS.get(verb)
            return None if form is None else Glyph(form)
    return _on_keyboard(device, verb)


def _on_gamepad(verb: Verb | Command) -> Glyph | None:
    if verb in ARROWS:
        return Glyph(Form.D_PAD, arrows=ARROWS[verb])
    if verb in ROUND_BUTTONS:
        return Glyph(Form.BUTTON, ROUND_BUTTONS[verb], button=list(ROUND_BUTTONS).index(verb))
    return _key(OTHER_BUTTONS.get(verb))


def _on_keyboard(device: Device, verb: Verb | Command) -> Glyph | None:
    if device == RIGHT_KEYS and verb in ARROWS:
        return Glyph(Form.KEY, arrows=ARROWS[verb])
    own = RIGHT_KEY_LABELS if device == RIGHT_KEYS else LEFT_KEY_LABELS
    return _key(own.get(verb) or SHARED_KEY_LABELS.get(verb))


def _key(label: str | None) -> Glyph | None:
    return None if label is None else Glyph(Form.KEY, _(label))
