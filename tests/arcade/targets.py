"""Everything that the mouse can click on a screen, except boards."""

from collections.abc import Iterator

from pygame import Rect

from game.arcade.draw.glyphs import prompt_boxes
from game.arcade.draw.layout import Layout
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Placed
from game.arcade.kit.rows import Buttons, Places, Rows
from game.arcade.kit.tabs import Tabs
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.records.saved_data import DataTable
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.rows import HasRows, RowList
from game.arcade.scenes.scene import Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.views.how_to import Arrow
from game.arcade.views.party.card import JoinCard
from game.arcade.views.records.drums import Drums
from game.arcade.views.review.review import play_on_button
from game.arcade.views.review.review_layout import review_layout


def targets_of(stack: SceneStack) -> Iterator[Rect]:
    """The boxes of the prompts and of everything in the scene on top."""
    layout = stack.top.context.layout
    yield from prompt_boxes(stack.prompts(), layout.footer, layout.small) if stack.prompts() else ()
    yield from _in_scene(stack.top)


def plates_of(stack: SceneStack) -> Iterator[Rect]:
    """What holds words and cannot be clicked."""
    if isinstance(stack.top, BoardScene | GameOverScene):
        layout = stack.top.board.layout if isinstance(stack.top, BoardScene) else stack.top.layout
        yield layout.panel(1)
        yield layout.panel(2)
    if isinstance(stack.top, ArenaScene):
        places = stack.top.picture().places
        yield from (places.panel(1), places.panel(2))
    if isinstance(stack.top, ReviewScene):
        yield review_layout(stack.top.timeline().layout).said


def _in_scene(scene: Scene) -> Iterator[Rect]:
    layout = scene.context.layout
    match scene:
        case MenuScene():
            picture = scene.picture()
            yield from _in_list(picture.places)
            yield from picture.button_boxes
            yield picture.stage.play
        case ReviewScene():
            timeline = scene.timeline()
            yield from [play_on_button(timeline.layout)] if scene.picture().told.offers else ()
            yield from filter(None, (timeline.back, timeline.forth))
            yield from map(timeline.column, timeline.shown)
        case PageScene():
            for placed in scene.picture().plan:
                yield from _on_page(layout, placed)
        case HasRows(rows=RowList(places=places)):
            yield from _in_list(places)


def _on_page(layout: Layout, placed: Placed) -> Iterator[Rect]:
    """What can be clicked of a node: a key, a tab, a drum, a row or what is in it, and arrows."""
    match placed.node:
        case Key() | Arrow() | PlanKey():
            yield placed.box
        case JoinCard() as card:
            yield from (box for box, _verb in card.targets(layout, placed.box) if box != placed.box)
        case Tabs():
            yield from (tab.box for tab in placed.parts)
        case Drums() as drums:
            yield from (box for drum in drums.drums(layout, placed.box) for box in drum)
        case DataTable() as table:
            yield from _arrows_of(table.places(layout, placed.box))
        case Rows() | Buttons() as rows:
            for row in placed.parts:
                yield from [part.box for part in row.parts] or [row.box]
            yield from _arrows_of(rows.places(layout, placed.box))


def _in_list(places: Places) -> Iterator[Rect]:
    yield from (places.boxes[number] for number in places.visible)
    yield from _arrows_of(places)


def _arrows_of(places: Places) -> Iterator[Rect]:
    yield from filter(None, (places.back, places.forth))
