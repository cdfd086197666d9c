"""A puzzle at the board: the board as in play, the panel of the player to move, and that of the puzzle."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.views.choice_bar import ChoiceBar, draw_choices
from game.arcade.views.play.changes import changed_parts
from game.arcade.views.play.play import PlayPicture, draw_board_and_panels, draw_result
from game.arcade.views.puzzles.miss import Miss, draw_miss
from game.arcade.views.puzzles.note import PuzzleNote, draw_note
from game.core.rules import Player, opponent


@dataclass(frozen=True)
class PuzzlePicture:
    """Everything that is shown."""

    play: PlayPicture
    solver: Player  # who is to find the moves
    note: PuzzleNote
    choices: ChoiceBar | None  # what comes after the puzzle
    miss: Miss | None = None  # a wrong move, as long as its mark is seen


def note_area(layout: Layout, solver: Player) -> Rect:
    """The place of the puzzle's panel: on the other side than the player's."""
    return layout.panel(opponent(solver))


def changed_parts_of_puzzle(before: PuzzlePicture, after: PuzzlePicture) -> tuple[Rect, ...] | None:
    """The parts of the screen in which two pictures differ; None for all of it."""
    if replace(before, play=after.play, note=after.note) != after or after.choices is not None:
        return None
    parts = changed_parts(before.play, after.play)
    if parts is None or before.note == after.note:
        return parts
    return (*parts, note_area(after.play.layout, after.solver))


def draw_puzzle(canvas: Surface, picture: PuzzlePicture) -> None:
    play = picture.play
    draw_board_and_panels(canvas, play)
    area = note_area(play.layout, picture.solver)
    if canvas.get_clip().colliderect(area):
        draw_note(canvas, play.layout, play.theme, area, picture.note)
    if picture.miss is not None:
        cells = play.renderer.perspective.area(play.slab, play.renderer.size, play.layout.small)
        draw_miss(canvas, play.theme, cells, picture.miss)
    draw_result(canvas, play)
    if picture.choices is not None:
        draw_choices(canvas, play.layout, play.theme, picture.choices)
