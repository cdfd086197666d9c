"""The question for the initials of a high score.

Whoever has entered a score into a table leads here with `ToInitials`, for example

    go(ToInitials(RUN, (progress.key,), then=ToRecords(RUN, progress.key)))

which goes on at once, without this scene, if there is nothing to ask: see `ToInitials`. The score has the
initials that were set last until others are set here, so that nothing is lost if the arcade is closed.
"""

from game.arcade.draw.theme import Theme, mix
from game.arcade.input.actions import RIGHT_KEYS, Action, Command, Device, Kind, Spot
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Column, Part
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import Back, ToInitials
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import GLIDE_SECONDS
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences.record_words import place_words, points_words
from game.arcade.shell.context import Context
from game.arcade.views.accents import OF_TABLES
from game.arcade.views.records.drums import DoneKey, Drum, Drums
from game.core.controls import Verb
from game.core.words import _
from game.records.initials import COUNT, LETTERS, Wheel
from game.records.tables import HighScore, Period

# How much of the way that is left a drum turns in a second.
PULL = 16
# A drum that is as near as this to its letter is there.
NEAR = 0.01


class InitialsScene(PageScene):
    """Asks for initials: a wheel for each letter.

    UP and DOWN turn a wheel, CONFIRM goes on to the next one; letters can be typed, too.
    """

    def __init__(
        self, context: Context, go: Go, question: ToInitials, score: HighScore, place: tuple[Period, int]
    ) -> None:
        super().__init__(context, go)
        self._question = question
        self._score = score
        self._place = place
        self._wheel = Wheel(score.initials)
        self._turned = [float(LETTERS.index(letter)) for letter in score.initials]
        self._lights: Lights[int] = Lights(GLIDE_SECONDS)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(OF_TABLES[self._question.table])

    # Presses

    @property
    def takes_letters(self) -> bool:
        return True

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.POINT if action.spot is not None:
                self._point(action.spot)
            case Verb.CONFIRM if action.spot is not None:
                self._click(action.spot)
            case Verb.CONFIRM:
                self._confirm()
            case Command.PAUSE if action.device.kind is Kind.GAMEPAD:
                self._finish()
            case Verb.BACK | Command.UNDO | Command.PAUSE:
                self._go_back()
            case Verb.UP | Verb.DOWN | Verb.LEFT | Verb.RIGHT:
                self._set(_after(self._wheel, action.verb))

    def take_letter(self, letter: str) -> None:
        self._set(self._wheel.typed(letter))

    def _set(self, wheel: Wheel) -> None:
        if wheel != self._wheel:
            self._wheel = wheel
            self.context.audio.play("cursor")

    def _confirm(self) -> None:
        """The letter is set. After the last one, all are."""
        if self._at_last:
            self._finish()
        else:
            self._set(self._wheel.confirm())

    def _finish(self) -> None:
        self.context.profile.records.sign(self._question.keys, self._wheel.text)
        self.context.audio.play("confirm")
        self._leave()

    def _go_back(self) -> None:
        """To the letter before; from the first one, leave the initials as they were."""
        if self._wheel.place > 0:
            self._set(self._wheel.back())
        else:
            self.context.audio.play("back")
            self._leave()

    def _leave(self) -> None:
        self.go(Back())
        if self._question.then is not None:
            self.go(self._question.then)

    def _point(self, spot: Spot) -> None:
        place = self._place_at(spot)
        if place is not None:
            self._set(self._wheel.at(place))

    def _click(self, spot: Spot) -> None:
        place = self._place_at(spot)
        if place is None:
            return
        if place == COUNT:
            self._finish()
        elif self.drums[place].up.collidepoint(spot):
            self._set(self._wheel.at(place).up())
        elif self.drums[place].down.collidepoint(spot):
            self._set(self._wheel.at(place).down())

    def _place_at(self, spot: Spot) -> int | None:
        """The wheel at a spot of the screen, or the key after them."""
        for place, drum in enumerate(self.drums):
            if any(box.collidepoint(spot) for box in drum):
                return place
        return COUNT if self.picture().placed(Key).box.collidepoint(spot) else None

    @property
    def drums(self) -> tuple[Drum, ...]:
        """Where the wheels are."""
        placed = self.picture().placed(Drums)
        assert isinstance(placed.node, Drums)
        return placed.node.drums(self.context.layout, placed.box)

    # Time

    def update(self, seconds: float) -> None:
        """The drums turn the shortest way to their letters."""
        share = min(1.0, PULL * self.context.motion.passed(seconds))
        for place, letter in enumerate(self._wheel.text):
            left = self._left_to_turn(place, letter)
            self._turned[place] += left if abs(left) < NEAR else left * share

    def _left_to_turn(self, place: int, letter: str) -> float:
        half = len(LETTERS) / 2
        return (LETTERS.index(letter) - self._turned[place] + half) % len(LETTERS) - half

    def ease(self, seconds: float) -> None:
        self._lights.follow((self._wheel.place,), seconds)

    @property
    def easing(self) -> bool:
        turning = any(self._left_to_turn(place, letter) for place, letter in enumerate(self._wheel.text))
        return turning or not self._lights.resting

    @property
    def resting(self) -> bool:
        return True

    # The picture

    def prompts(self) -> Prompts:
        types = self.context.device.kind is Kind.KEYBOARD
        return [
            (Verb.DOWN, _("Turn, or type a letter") if types else _("Turn")),
            (Verb.CONFIRM, _("Done") if self._at_last else _("Next")),
            (Verb.BACK, _("Back") if self._wheel.place else _("Skip")),
        ]

    @property
    def _at_last(self) -> bool:
        """Whether CONFIRM finishes."""
        return self._wheel.place >= COUNT - 1

    def prompt_device(self) -> Device:
        """Letters are typed: on the keyboard, the arrows turn."""
        device = self.context.device
        return RIGHT_KEYS if device.kind is Kind.KEYBOARD else device

    def page(self) -> Node:
        context, lights = self.context, self._lights.shown((self._wheel.place,))
        glyph = glyph_for(self.prompt_device(), Verb.CONFIRM, context.bindings) if self._at_last else None
        key = DoneKey(_("Done"), glyph, 0.5, light=lights.get(COUNT, 0.0), time=context.pulse_time)
        drums = Drums(tuple(self._turned), tuple(lights.get(place, 0.0) for place in range(COUNT)))
        theme, layout = self.theme, context.layout
        words = points_words(self._question.table, self._score.points)
        sizes = (layout.medium,) if layout.crowded else (layout.large, layout.medium)
        tone = theme.legible(mix(theme.accent, theme.ink, 0.55))
        title = Text(place_words(*self._place), sizes, tone, bold=True, centred=True)
        about = Text(words, (layout.medium, layout.small), theme.ink, centred=True)
        return Column((title, Part(about, rank=1), Part(drums, gap=2), Part(key, gap=2)), spare=0.3)


def _after(wheel: Wheel, verb: Verb) -> Wheel:
    """The wheel after a direction. Up and down turn a letter; from the key, up leads back to the letters."""
    match verb:
        case Verb.LEFT:
            return wheel.back()
        case Verb.RIGHT:
            return wheel.confirm()
        case Verb.UP:
            return wheel.back() if wheel.done else wheel.up()
    return wheel.down()
