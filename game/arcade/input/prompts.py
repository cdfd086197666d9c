"""The glyph of a press on a device, according to the bindings."""

from collections.abc import Sequence

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import LEFT_KEYS, SHARED_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.binding_tables import UNBOUND
from game.arcade.input.bindings import Bindings
from game.arcade.input.source_names import glyph_of, source_name
from game.arcade.input.sources import Source, SourceKind
from game.core.controls import Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.words import _

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
MOUSE_FORMS: dict[Meaning, Form] = {
    Verb.UP: Form.MOUSE,
    Verb.CONFIRM: Form.LEFT_CLICK,
    Verb.BACK: Form.RIGHT_CLICK,
}


def glyph_for(device: Device, meaning: Meaning, bindings: Bindings) -> Glyph | None:
    """What to press on a device; None if it has nothing for that, so that the prompt can only be clicked."""
    if device.kind is Kind.MOUSE:
        form = MOUSE_FORMS.get(meaning)
        return None if form is None else Glyph(form)
    if meaning in DIRECTIONS:
        return _directions(device, meaning, bindings)
    source = source_for(device, meaning, bindings)
    if source is None and meaning is Verb.BACK and device.kind is Kind.KEYBOARD:
        source = source_for(device, Command.PAUSE, bindings)  # which also goes back
    return None if source is None else glyph_of(source, device)


def source_for(device: Device, meaning: Meaning, bindings: Bindings) -> Source | None:
    """The first source with a meaning, on a gamepad or on one half of the keyboard and the shared keys."""
    places = [LEFT_KEYS if device == SHARED_KEYS else device]
    if device.kind is Kind.KEYBOARD:
        places.append(SHARED_KEYS)
    for place in places:
        for source in bindings.table(place).get(meaning, UNBOUND):
            if source is not None:
                return source
    return None


def _directions(device: Device, meaning: Meaning, bindings: Bindings) -> Glyph | None:
    found = (source_for(device, direction, bindings) for direction in DIRECTIONS[meaning])
    sources = [source for source in found if source is not None]
    glyphs = [glyph_of(source, device) for source in sources]
    if not glyphs:
        return None
    if all(source.kind is SourceKind.D_PAD for source in sources):
        return Glyph(Form.D_PAD, arrows=ARROWS[meaning])
    if all(glyph.arrows for glyph in glyphs) and len({glyph.label for glyph in glyphs}) == 1:
        return Glyph(Form.KEY, glyphs[0].label, arrows=ARROWS[meaning])
    return Glyph(Form.KEY, _joined([source_name(source, device) for source in sources]))


def _joined(names: Sequence[str]) -> str:
    """Four letters are written as one word, as in WASD; other names are separated."""
    block = len(names) == 4 and all(len(name) == 1 for name in names)
    return ("" if block else " ").join(names)


def keys_to_move(device: Device, bindings: Bindings, *, confirms: bool) -> str:
    """What moves on a device, in words, and what confirms, if a move has to be confirmed."""
    if device.kind is Kind.MOUSE:
        return _("Mouse")
    directions = glyph_for(device, Verb.UP, bindings)
    confirm = source_for(device, Verb.CONFIRM, bindings) if confirms else None
    parts = [_name_of_directions(directions)] if directions else []
    parts += [source_name(confirm, device)] if confirm else []
    return " + ".join(parts)


def _name_of_directions(glyph: Glyph) -> str:
    if glyph.form is Form.D_PAD:
        return _("D-pad")
    return glyph.label or _("Arrows")


def half_name(half: Device, bindings: Bindings) -> str:
    """One half of the keyboard by its keys for moving and confirming, if they are short enough to name."""
    directions = glyph_for(half, Verb.UP, bindings)
    named = directions is not None and len(directions.label) in (0, len(DIRECTIONS[Verb.UP]))
    if not named or source_for(half, Verb.CONFIRM, bindings) is None:
        return _("Player 1's keys") if half == LEFT_KEYS else _("Player 2's keys")
    return keys_to_move(half, bindings, confirms=True)
