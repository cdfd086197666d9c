"""What a move in Chain would do: the stretch that it would lay, and the moves that it would leave."""

from pygame import Surface

from game.arcade.draw.light import shine
from game.arcade.draw.renderer import Renderer
from game.core.grid import cells_in
from game.core.rules import opponent
from game.variants.chain.picture.cable import Piece, Stretch
from game.variants.chain.picture.chain import Chain
from game.variants.chain.picture.course import Course
from game.variants.chain.picture.flow import draw_lit_trace
from game.variants.chain.picture.parts import Parts, blit_share
from game.variants.chain.rules import ChainRules, Path

# How strong what is not there yet is drawn.
GHOST = 0.43


def draw_preview(
    canvas: Surface, chain: Chain, renderer: Renderer[ChainRules], parts: Parts, move: int
) -> None:
    """A ghost of the cable to a cell, and the opponent's shape on each cell that would be open then."""
    position: Path = chain.frame.position
    theme, area, turn = renderer.theme, chain.area, position.turn
    if position.last is not None:
        _draw_ghost(canvas, chain, parts, Course((position.last, move), area.size), Stretch(turn))
    plug = parts.plug(renderer.shape(turn), turn)
    blit_share(canvas, plug, plug.get_rect(center=area.rect_of(move).center), GHOST)
    other = opponent(turn)
    colour = theme.player(other)
    glow = theme.faint(theme.legible(colour), 0.32)
    for cell in cells_in(renderer.rules.open_cells(renderer.rules.play(position, move))):
        centre = area.centre_of(cell)
        draw_lit_trace(canvas, theme, (area.centre_of(move), centre), area.cell, glow)
        shine(canvas, theme, renderer.shape(other), centre, area.cell * 0.3, colour, light=0.6, glow=0.3)


def _draw_ghost(canvas: Surface, chain: Chain, parts: Parts, course: Course, stretch: Stretch) -> None:
    for cell, passage in zip(course.cells, course.passages, strict=True):
        parts.lay_piece(canvas, Piece(passage, stretch, stretch), chain.area.rect_of(cell), GHOST)
