"""The settings below their tabs: rows, and a game that shows how everything looks.

The game is beside the rows; in a tall window it is below them.
"""

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import StageRenderer
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Rows
from game.arcade.kit.screen import share_beside
from game.arcade.kit.stacks import Beside, Column, Part
from game.arcade.views.settings.example import Example

# The distance from row to row, and of the rows from the game, in units, if there is room.
STEP, GAP = 9.0, 5
# The share of the width that the rows have beside the game and the most of it, in units; where they need more
# than the last share, there is no game.
SHARE, MOST, MOST_SHARE = 0.56, 84, 0.76


# The height of the game below the rows, which is the same on every page, in units.
BELOW = 110


def settings_body(layout: Layout, rows: Rows, renderer: StageRenderer, frame: object) -> Node:
    """The rows, and the game at a moment."""
    example = Example(renderer, frame, BELOW, BELOW)
    share = share_beside(layout, SHARE, MOST)
    if layout.height > layout.width:
        return Column((Part(rows, grows=True), Part(example, gap=GAP, rank=1)))
    return Beside(rows, example, share, GAP) if share <= MOST_SHARE else rows
