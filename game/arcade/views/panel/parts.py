"""What a panel says, however it is arranged: whose it is, how bright, the emblem, and the moves left."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.contrast import contrast
from game.arcade.draw.easing import Point
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import capital, text_width, write
from game.arcade.draw.theme import Colour, Style, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.panel.rounds import Rounds
from game.core.rules import Player
from game.core.words import _
from game.people.person import Person
from game.session.modes import Series

# How bright an emblem is on a dark panel: the brighter of the two players', and the darker one.
DIM, LESS_DIM = 0.4, 0.62
# The least side of one on a line of its own, in sizes of small text.
LEAST_EMBLEM = 2.6
# How much of its room an emblem fills.
FILLED = 0.92
STEPS = 8  # of the light of the words below a lamp
# How much weaker the words on a panel are that waits: they stay legible.
WAITING = {Style.NEON: 0.24, Style.ENAMEL: 0.12}
# How much of that a name in a personal colour is weakened: it contrasts less than the colours of the sides.
PERSONAL = 0.4


@dataclass(frozen=True)
class Side:
    """A player's side of the screen, during the game or after its end."""

    renderer: AnyRenderer
    player: Player
    panel: PanelPicture
    series: Series | None
    ended: bool

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)

    @property
    def named(self) -> Person | None:
        """Whose name the panel bears: it stands in their colour, beside their portrait."""
        person = self.panel.person
        return person if person is not None and person.name == self.panel.name else None

    @property
    def face(self) -> Person | None:
        """The bot that is named beside its level, if the panel does not bear its name."""
        return self.panel.person if self.panel.holder and self.named is None else None

    @property
    def name_tone(self) -> Colour:
        """The colour of the name."""
        if self.named is None:
            return self.waiting(self.theme.bright(self.colour))
        return self.waiting(personal_colour(self.theme, self.named.colour), PERSONAL)

    def draw_emblem(self, canvas: Surface, centre: Point, side: int) -> None:
        """The emblem in a square; it is dim while it is the other player's turn."""
        one, two = (contrast(colour, self.theme.night) for colour in self.theme.players[:2])
        dim = DIM if (one > two) == (self.player == 1) else LESS_DIM
        light = dim + (1 - dim) * self.panel.light
        self.renderer.draw_emblem(canvas, centre, side * FILLED, self.player, light)

    @property
    def rounds(self) -> Rounds | None:
        """The rounds that the player has won; None where there are none to count."""
        if self.series is None or self.series.rounds == 1:
            return None
        return Rounds(self.series, self.player, self.colour)

    def waiting(self, tone: Colour, share: float = 1.0) -> Colour:
        """A tone of the panel: weaker, by a share of the usual, while it is the other player's turn."""
        if self.theme.style is Style.FLAT or self.ended:
            return tone
        waits = 1 - round(STEPS * self.panel.light) / STEPS
        return mix(tone, self.theme.floor, WAITING[self.theme.style] * share * waits)

    # What the player is to do

    @property
    def call_tone(self) -> Colour:
        """Its colour, as bright as the lamp."""
        panel, theme = self.panel, self.theme
        ending = panel.clock is not None and panel.clock.ending
        bright = theme.bright(theme.danger if ending else self.colour)
        return mix(theme.night, bright, round(STEPS * panel.light) / STEPS)

    def call_in_parts(self, width: int, size: int) -> tuple[str, str]:
        """The same in two parts: what stands before its colon, and what comes after that."""
        first, _colon, rest = self.call(width, size).partition(": ")
        return first, capital(rest)

    @property
    def calls_in_parts(self) -> bool:
        """Whether there is a second part at times."""
        return self.panel.halves is not None or self.panel.timed

    def call(self, width: int, size: int) -> str:
        """What the player is to do, with the time left for a move; the time alone in a narrow place."""
        flag, clock = capital(self.panel.flag), self.panel.clock
        if clock is None:
            return flag
        if clock.ending:
            words = _("Hurry: {seconds} s", seconds=clock.seconds)
        else:
            words = _("{flag}: {seconds} s", flag=flag, seconds=clock.seconds)
        fits = text_width(words, size, bold=True) <= width
        return words if fits else _("{seconds} s", seconds=clock.seconds)

    # The moves left

    @property
    def moves_left(self) -> int | None:
        """Their number; None at the end of a game that says nothing about them."""
        return self.panel.moves_at_end if self.ended else self.panel.moves_left

    @property
    def left_words(self) -> str:
        return self.panel.words_at_end if self.ended else self.panel.left_words

    @property
    def moves_then(self) -> int | None:
        """How many remain after the move that the opponent points at; None if that changes nothing."""
        then = None if self.ended else self.panel.moves_then
        return None if then == self.moves_left else then


@dataclass(frozen=True)
class Emblem(Node):
    """A player's emblem in the middle of its room: no larger than so many sizes of small text."""

    side: Side
    most: float

    def width(self, layout: Layout) -> Span:
        side = round(self.most * layout.small)
        return Span(side, side)

    def height(self, layout: Layout, width: int) -> Span:
        least = round(min(self.most, LEAST_EMBLEM) * layout.small)
        return Span(least, least)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        size = min(*placed.box.size, round(self.most * look.layout.small))
        self.side.draw_emblem(canvas, placed.box.center, size)


@dataclass(frozen=True)
class Count(Node):
    """The moves left, in the first of its sizes that fits."""

    side: Side
    sizes: tuple[int, ...]  # from large to small

    def width(self, layout: Layout) -> Span:
        return Span(self._width_of(self.sizes[-1]), self._width_of(self.sizes[0]))

    def height(self, layout: Layout, width: int) -> Span:
        height = layout.line(self._size_in(width))
        return Span(height, height)

    def _width_of(self, size: int) -> int:
        now, then = self.side.moves_left, self.side.moves_then
        width = text_width(str(now), size, bold=True)
        return width if then is None else width + _arrow_width(size) + text_width(str(then), size, bold=True)

    def _size_in(self, width: int) -> int:
        fitting = (size for size in self.sizes if self._width_of(size) <= width)
        return next(fitting, self.sizes[-1])

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        """With an arrow, also how many remain after the move that the opponent points at."""
        side, theme, then, box = self.side, look.theme, self.side.moves_then, placed.box
        size = self._size_in(box.width)
        left = box.centerx - self._width_of(size) // 2
        tone = side.waiting(theme.soft)
        now = write(canvas, str(side.moves_left), size, tone, bold=True, midleft=(left, box.centery))
        if then is not None:
            wide = _arrow_width(size)
            middle = (now.right + wide / 2, float(box.centery))
            tone = theme.legible(mix(side.colour, theme.ink, 0.4))
            smooth_arrow(canvas, tone, middle, (1, 0), size * 0.2)
            write(canvas, str(then), size, tone, bold=True, midleft=(now.right + wide, box.centery))


def _arrow_width(size: int) -> int:
    return round(size * 1.1)
