"""How a game at the board looks: the board, the text around it, and the players' panels."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_part_of_ground
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.finale import GOING_ON, Ending
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.text import write, write_in
from game.arcade.draw.theme import Theme
from game.arcade.kit.message import Message, draw_message
from game.arcade.views.banner import Result, place_of_reason
from game.arcade.views.panel.panel import PanelPicture, draw_plate
from game.arcade.views.panel.words import draw_panel, reach_of_words
from game.arcade.views.play.award import draw_award
from game.arcade.views.play.clock import ClockPicture, draw_time_bar
from game.arcade.views.play.coming_nearer import (
    PlacedBoard,
    between,
    draw_coming_nearer,
    draw_stillness,
    prepare_coming_nearer,
)
from game.arcade.views.play.corners import Corners, corners_area
from game.arcade.views.play.marked_board import MarkedBoard, draw_marked_board
from game.arcade.views.play.surroundings import Room, draw_end_ground, draw_surroundings
from game.arcade.views.play.winner import draw_winner, prepare_winner
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
    ending: Ending  # how far each part of the end has come
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
        return self.layout.end_slab if self.ending.nearer > 0 else self.layout.slab

    @property
    def lights(self) -> tuple[float, ...]:
        """How bright each panel is lit."""
        return tuple(panel.light if panel else 0.0 for panel in self.panels)

    @property
    def stage(self) -> PlacedBoard:
        return PlacedBoard(self.layout, self.renderer, self.board.frame)

    @property
    def room(self) -> Room:
        """The room as far as it has taken the colours of the winner, if somebody has won."""
        if self.player is None:
            return Room(self.theme)
        return Room(self.theme.tinted(self.theme.player(self.player)), self.ending.room)

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
    draw_board_and_panels(canvas, picture)
    draw_result(canvas, picture)


def draw_result(canvas: Surface, picture: PlayPicture) -> None:
    """The result over everything else, as far as it has come."""
    flickers = picture.board.frame.particles
    draw_winner(canvas, picture.layout, picture.theme, _result_of(picture), picture.ending, flickers=flickers)


def draw_board_and_panels(canvas: Surface, picture: PlayPicture) -> None:
    """Everything but the result."""
    layout, theme, ending = picture.layout, picture.theme, picture.ending
    if ending == GOING_ON:
        draw_surroundings(canvas, picture.renderer, layout, layout.slab, picture.lights)
        _draw_on_ground(canvas, picture, layout.slab)
    else:
        _draw_end(canvas, picture)
    if picture.reason:
        _prepare(picture)
    if picture.said is not None:
        message, light = picture.said
        draw_message(canvas, layout, theme, message, layout.message, light)
    elif picture.corners is not None and picture.corners.award is not None:
        draw_award(canvas, layout, theme, *picture.corners.award)


def _draw_end(canvas: Surface, picture: PlayPicture) -> None:
    """The board on its way to the place that it has at the end, and what lights it up."""
    layout, renderer, nearer = picture.layout, picture.renderer, picture.ending.nearer
    slab = between(layout.slab, layout.end_slab, nearer)
    moves = draw_coming_nearer(canvas, picture.stage, nearer)
    if not moves:
        slab = picture.slab
        draw_end_ground(canvas, renderer, layout, slab, picture.room)
    for player, light in zip(PLAYERS, picture.lights, strict=True):
        draw_plate(canvas, layout, renderer, player, light)
    if moves:
        _draw_around(canvas, picture, slab)
    else:
        _draw_on_ground(canvas, picture, slab)
    draw_stillness(canvas, picture.stage, slab, picture.ending.stillness)


def _prepare(picture: PlayPicture) -> None:
    """As soon as a game is over, draw what its end will show: a small part in each picture, unseen.

    It is asked for until it is shown, so that it is kept. What has not been drawn by then is drawn there.
    """
    ending, layout, renderer = picture.ending, picture.layout, picture.renderer
    if ending.nearer == 0 and prepare_coming_nearer(picture.stage):
        return
    theme = picture.room.theme
    # Not before the ground of the first place has been left: the store has no room for three of them.
    if (
        ending.nearer == 1
        and not ending.room
        and draw_part_of_ground(renderer, layout, layout.end_slab, theme)
    ):
        return
    if ending.settled == 0:
        prepare_winner(layout, picture.theme, _result_of(picture))


def _draw_on_ground(canvas: Surface, picture: PlayPicture, slab: Slab) -> None:
    """The board where it lies, with all marks on it, and the words around it."""
    renderer = picture.renderer
    area = renderer.perspective.area(slab, renderer.size, picture.layout.small)
    _draw_around(canvas, picture, slab)
    draw_marked_board(canvas, renderer, area, picture.board)


def _draw_around(canvas: Surface, picture: PlayPicture, slab: Slab) -> None:
    """What stands around the board: the title, the words on the panels, the clock, the numbers pointed at."""
    layout, renderer, theme = picture.layout, picture.renderer, picture.theme
    for player, panel in zip(PLAYERS, picture.panels, strict=True):
        if panel is not None and canvas.get_clip().colliderect(reach_of_words(layout, player)):
            draw_panel(canvas, layout, renderer, player, panel, picture.series)
    shown = 1 - 2 * picture.ending.nearer  # gone before the board has come there
    if picture.title:
        draw_faded(canvas, layout.header, shown, lambda: _draw_title(canvas, picture))
    if picture.corners is not None:
        corners = picture.corners
        draw_faded(canvas, corners_area(layout), shown, lambda: corners.draw(canvas, layout, theme))
    if picture.clock is not None and picture.player is not None:
        draw_time_bar(canvas, layout, theme, picture.clock, picture.player)
    colour = theme.player(picture.player) if picture.player else theme.ink
    area = renderer.perspective.area(slab, renderer.size, layout.small)
    band, shown = layout.choice_band, 1 - picture.ending.settled  # the numbers there make room for choices
    covered = layout.message if picture.tells else band if shown == 0 else None
    if shown == 0 and not renderer.rises and place_of_reason(layout).colliderect(slab.top):  # on its rim
        covered = Rect(slab.top.topleft, (slab.top.width, slab.rim))

    def draw() -> None:
        draw_coordinates(canvas, theme, slab, area, renderer.counting, picture.board.lines, colour, covered)

    draw_faded(canvas, band, shown or 1.0, draw)


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
