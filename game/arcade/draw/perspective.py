"""How the board of a game is seen: from above, unless its renderer says otherwise.

A layout gives the board a room, as a slab. Where its cells are in there is up to the perspective.
"""

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.coordinates import Counting, engrave_coordinates
from game.arcade.draw.slab import Slab, draw_slab
from game.arcade.draw.theme import Theme


class Perspective:
    """From above: equal square cells on a slab of metal."""

    # The width of the room that suits the board, in shares of its height.
    spread = 1.0
    # The width of its upper part, beside which panels stand, in shares of the whole, and how far above its
    # middle they stand, in shares of its height.
    waist, higher = 1.0, 0.0
    # The most that such a panel takes, in sizes of small text: its width and its height.
    panel = (18.6, 21)

    def area(self, slab: Slab, size: int, text_size: int) -> BoardArea:
        """Where the cells of a board with `size` rows lie."""
        return BoardArea(slab.board, size, text_size)

    def left_of(self, slab: Slab, bottom: int) -> int:
        """How far to the left the body reaches above a height of the screen."""
        return slab.top.left

    def extent(self, slab: Slab) -> Rect:
        """The rectangle of the screen around the body."""
        return slab.whole

    def hidden_by(self, slab: Slab) -> Rect:
        """A rectangle of the screen of which the body hides all but the edge."""
        return slab.whole

    def roomy(self, slab: Slab) -> Slab:
        """The room for a board that floats where a slab has room, with space around it."""
        return slab

    def draw_body(self, canvas: Surface, theme: Theme, slab: Slab) -> Steps:
        """Draw what the cells lie on, in steps."""
        return draw_slab(canvas, theme, slab)

    def engrave(self, canvas: Surface, theme: Theme, slab: Slab, area: BoardArea, counting: Counting) -> None:
        """Draw what the body shows of its numbers, whether somebody points at them or not."""
        engrave_coordinates(canvas, theme, slab, area, counting)


FROM_ABOVE = Perspective()
