"""How a game at the board looks: the board, the text around it, and the players' panels."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.baked import baked
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.text import write, write_in
from game.arcade.draw.theme import Theme
from game.arcade.kit.message import Message, draw_message
from game.arcade.views.banner import Result, draw_banner
from game.arcade.views.panel.panel import PanelPicture, draw_plate, reach_of_plate
from game.arcade.views.panel.words import draw_panel, reach_of_words
from game.arcade.views.play.award import draw_award
from game.arcade.views.play.clock import ClockPicture, draw_time_bar
from game.arcade.views.play.corners import Corners, corners_area
from game.arcade.views.play.making_room import PlacedBoard, between, draw_moving_board
from game.arcade.views.play.marked_board import MarkedBoard, draw_marked_board
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.session.modes import Series


@dataclass(frozen=True)
class PlayPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    renderer: AnyRenderer
    board: MarkedBoard
    title: str
    call: str  # whose turn it is, or the result
    reason: str  # why the game is over; "" while it goes on
    banner: float  # how far the banner with the result has come in, from 0 to 1
    player: Player | None  # the player whom the call is about
    panels: tuple[PanelPicture | None, ...]  # None where something else stands
    series: Series | None
    message: Message | None  # about what has just happened
    said: tuple[Message, float] | None  # the message on the screen, with its light: it comes and goes softly
    clock: ClockPicture | None = None  # of the player on turn
    corners: Corners | None = None  # if the game is part of something larger

    @property
    def slab(self) -> Slab:
        """Where the board lies, or where it moves to."""
        return self.layout.end_slab if self.banner > 0 else self.layout.slab

    @property
    def lights(self) -> tuple[float, ...]:
        """How bright each panel is lit."""
        return tuple(panel.light if panel else 0.0 for panel in self.panels)

    @property
    def stage(self) -> PlacedBoard:
        frame = self.board.frame
        return PlacedBoard(self.layout, self.renderer, frame, bool(frame.ended) or self.banner > 0)

    @property
    def tells(self) -> bool:
        """Whether something stands in the place of messages."""
        return self.said is not None or (self.corners is not None and self.corners.award is not None)

    def with_clock(self, clock: ClockPicture | None) -> "PlayPicture":
        """The same picture with the time that the player on turn has left."""
        panels = tuple(
            panel and replace(panel, clock=clock if player == self.player else None, timed=clock is not None)
            for player, panel in zip(PLAYERS, self.panels, strict=True)
        )
        return replace(self, clock=clock, panels=panels)


def draw_play(canvas: Surface, picture: PlayPicture) -> None:
    layout, theme = picture.layout, picture.theme
    if not draw_moving_board(canvas, picture.stage, picture.banner):
        _draw_still(canvas, picture)
    else:
        for player, light in zip(PLAYERS, picture.lights, strict=True):
            draw_plate(canvas, layout, picture.renderer, player, light)
        _draw_around(canvas, picture, between(layout.slab, layout.end_slab, picture.banner))
    if picture.said is not None:
        message, light = picture.said
        draw_message(canvas, layout, theme, message, layout.message, light)
    elif picture.corners is not None and picture.corners.award is not None:
        draw_award(canvas, layout, theme, *picture.corners.award)
    if picture.banner > 0:
        draw_banner(canvas, layout, theme, _result_of(picture), picture.banner)


def _draw_still(canvas: Surface, picture: PlayPicture) -> None:
    """The board where it lies, with all marks on it."""
    layout, renderer, slab = picture.layout, picture.renderer, picture.slab
    area = renderer.perspective.area(slab, renderer.size, layout.small)
    draw_surroundings(canvas, renderer, layout, slab, picture.lights)
    _draw_around(canvas, picture, slab)
    draw_marked_board(canvas, renderer, area, picture.board)


def _draw_around(canvas: Surface, picture: PlayPicture, slab: Slab) -> None:
    """What stands around the board: the title, the words on the panels, the clock, the numbers pointed at."""
    layout, renderer, theme = picture.layout, picture.renderer, picture.theme
    for player, panel in zip(PLAYERS, picture.panels, strict=True):
        if panel is not None and canvas.get_clip().colliderect(reach_of_words(layout, player)):
            draw_panel(canvas, layout, renderer, player, panel, picture.series)
    shown = 1 - 2 * picture.banner  # gone before the banner is read
    if picture.title:
        draw_faded(canvas, layout.header, shown, lambda: _draw_title(canvas, picture))
    if picture.corners is not None:
        corners = picture.corners
        draw_faded(canvas, corners_area(layout), shown, lambda: corners.draw(canvas, layout, theme))
    if picture.clock is not None and picture.player is not None:
        draw_time_bar(canvas, layout, theme, picture.clock, picture.player)
    colour = theme.player(picture.player) if picture.player else theme.ink
    area = renderer.perspective.area(slab, renderer.size, layout.small)
    covered = layout.message if picture.tells else None
    draw_coordinates(canvas, theme, slab, area, renderer.counting, picture.board.lines, colour, covered)


def _draw_title(canvas: Surface, picture: PlayPicture) -> None:
    layout, theme = picture.layout, picture.theme
    tone = theme.heading
    area = layout.header.inflate(-2 * layout.px(2), 0)
    if picture.corners is not None and not layout.upright:  # they stand on both sides
        area.width = min(area.width, layout.slab.whole.width)
        area.centerx = layout.slab.whole.centerx
    write_in(canvas, picture.title, (layout.medium, layout.small), area, tone, bold=True)


def _result_of(picture: PlayPicture) -> Result:
    theme = picture.theme
    return Result(picture.call, picture.reason, theme.player(picture.player) if picture.player else theme.ink)


def draw_invitation(canvas: Surface, layout: Layout, theme: Theme) -> None:
    """The line in place of the prompts in the attract mode."""
    words = _("Press any key or button to play")
    write(canvas, words, layout.small, theme.soft, center=layout.footer.center)


# A slab as a value: its board, its rim, and whether it has numbers.
Place = tuple[tuple[int, int, int, int], int, bool]


def draw_surroundings(
    canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, lights: tuple[float, ...]
) -> None:
    """Fill the canvas with what stays around a board: its ground, and the panels with a share of their light.

    The part of the screen on which a panel throws its light is drawn once dark and once lit. While the light
    comes or goes, the lit picture is faded over the dark one, which takes less time than drawing the light.
    """
    place = ((*slab.board.topleft, *slab.board.size), slab.rim, slab.numbered)
    ground = prepare_ground(renderer, layout, slab)
    parts = [reach_of_plate(layout, renderer.theme, player) for player in PLAYERS]
    for part in _around(layout, parts):
        canvas.blit(ground, part, part)
    for player, part, light in zip(PLAYERS, parts, lights, strict=True):
        dark, lit = (_panel(renderer, layout, place, player, lit=lit) for lit in (False, True))
        if light < 1:
            canvas.blit(dark, part)
        lay_share(canvas, lit, part, light)


def _around(layout: Layout, holes: list[Rect]) -> list[Rect]:
    """The screen without some parts."""
    rest = [layout.screen]
    for hole in holes:
        parts = [outside(each, hole) if each.colliderect(hole) else (each,) for each in rest]
        rest = [part for each in parts for part in each]
    return rest


@baked
def _panel(renderer: AnyRenderer, layout: Layout, place: Place, player: Player, *, lit: bool) -> Surface:
    """A panel with the ground that it throws its light on."""
    board, rim, numbered = place
    ground = prepare_ground(renderer, layout, Slab(Rect(board), rim, numbered))
    part = reach_of_plate(layout, renderer.theme, player)
    picture = Surface(part.size)
    picture.blit(ground, (0, 0), part)
    draw_plate(picture, layout, renderer, player, float(lit), part.topleft)
    return picture
