"""What the lines of a panel are made of, wherever they stand."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.contrast import contrast
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import capital, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.panel.panel import PanelPicture
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series

# How bright an emblem is on a dark panel: the brighter of the two players', and the darker one.
DIM, LESS_DIM = 0.4, 0.62
STEPS = 8  # of the light of the words below a lamp


@dataclass(frozen=True)
class Place:
    """Where the lines of a panel are drawn, and how."""

    canvas: Surface
    layout: Layout
    renderer: AnyRenderer
    player: Player
    room: Rect
    light: float

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)

    @property
    def emblem_light(self) -> float:
        one, two = (contrast(colour, self.theme.night) for colour in self.theme.players)
        dim = DIM if (one > two) == (self.player == 1) else LESS_DIM
        return dim + (1 - dim) * self.light

    def flag_tone(self, panel: PanelPicture) -> Colour:
        """The colour of what the player is to do, as bright as the lamp."""
        ending = panel.clock is not None and panel.clock.ending
        bright = self.theme.bright(self.theme.danger if ending else self.colour)
        return mix(self.theme.night, bright, round(STEPS * self.light) / STEPS)


def flag_words(panel: PanelPicture, width: int, size: int) -> str:
    """What the player is to do, with the time left for a move."""
    if panel.clock is None:
        return capital(panel.flag)
    if panel.clock.ending:
        words = _("Hurry: {seconds} s", seconds=panel.clock.seconds)
    else:
        words = _("{flag}: {seconds} s", flag=capital(panel.flag), seconds=panel.clock.seconds)
    fits = text_width(words, size, bold=True) <= width
    return words if fits else _("{seconds} s", seconds=panel.clock.seconds)


def is_series(series: Series | None) -> bool:
    """Whether there are rounds to count."""
    return series is not None and series.rounds > 1


# The moves left


def at_end(panel: PanelPicture) -> PanelPicture:
    """The same panel with the moves that are left at the end of the game."""
    return replace(panel, moves_left=panel.moves_at_end or 0, left_words=panel.words_at_end)


def changes(panel: PanelPicture) -> bool:
    """Whether the move that the opponent points at would change their number."""
    return panel.moves_then is not None and panel.moves_then != panel.moves_left


def _arrow_width(size: int) -> int:
    return round(size * 1.1)


def count_width(panel: PanelPicture, size: int) -> int:
    now = text_width(str(panel.moves_left), size, bold=True)
    if not changes(panel):
        return now
    return now + _arrow_width(size) + text_width(str(panel.moves_then), size, bold=True)


def write_count(place: Place, panel: PanelPicture, size: int, centre: tuple[int, int]) -> None:
    """The moves left, and with an arrow how many remain after the move that the opponent points at."""
    canvas, theme = place.canvas, place.theme
    left = centre[0] - count_width(panel, size) // 2
    tone = theme.soft if changes(panel) else theme.ink
    box = write(canvas, str(panel.moves_left), size, tone, bold=True, midleft=(left, centre[1]))
    if changes(panel):
        wide = _arrow_width(size)
        middle = (box.right + wide / 2, float(centre[1]))
        tone = theme.legible(mix(place.colour, theme.ink, 0.4))
        smooth_arrow(canvas, tone, middle, (1, 0), size * 0.2)
        right = (box.right + wide, centre[1])
        write(canvas, str(panel.moves_then), size, tone, bold=True, midleft=right)
