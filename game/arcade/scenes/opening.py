"""The opening before the first question ever asked: the letters of the name lock into a grid."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.logo import HEIGHT, SHUT, SHUT_FOR_GOOD, draw_shutting
from game.arcade.draw.night import draw_night
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action
from game.arcade.navigation.destinations import Destination
from game.arcade.scenes.scene import Go, Scene
from game.arcade.shell.context import Context
from game.core.controls import Verb

# The most that the logo takes of the width and of the height of the screen.
WIDTH, MOST_HEIGHT = 0.56, 0.5


@dataclass(frozen=True)
class OpeningPicture:
    """What is shown."""

    theme: Theme
    time: float  # of the night
    logo: Rect
    seconds: float  # since the logo began to shut


class OpeningScene(Scene):
    """Shows the logo as it shuts, and goes on. Any press goes on at once."""

    gives_way = True

    def __init__(self, context: Context, go: Go, then: Destination) -> None:
        super().__init__(context, go)
        self._then = then
        self._seconds = 0.0

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.go(self._then)

    def press_unbound(self) -> None:
        self.go(self._then)

    def update(self, seconds: float) -> None:
        before, self._seconds = self._seconds, self._seconds + seconds
        if before < SHUT <= self._seconds:
            self.context.audio.play("lock")
        if self._seconds >= SHUT_FOR_GOOD:
            self.go(self._then)

    def picture(self) -> OpeningPicture:
        context = self.context
        slides = context.motion.speed is not None
        seconds = self._seconds if slides else SHUT_FOR_GOOD
        return OpeningPicture(context.theme, context.backdrop_time, self._logo, seconds)

    @property
    def _logo(self) -> Rect:
        """Its place: a little above the middle."""
        screen = self.context.layout.screen
        width = round(min(screen.width * WIDTH, screen.height * MOST_HEIGHT / HEIGHT))
        logo = Rect(0, 0, width, round(width * HEIGHT))
        logo.center = screen.centerx, round(screen.height * 0.46)
        return logo

    def draw_picture(self, canvas: Surface, picture: OpeningPicture) -> None:
        draw_night(canvas, picture.theme, picture.time)
        draw_shutting(canvas, picture.theme, picture.logo, picture.theme.cabinet, picture.seconds)
