"""The screens before and after a stage: words and a key beside the board, or above it."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, slab_in
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.screen import Screen, page_of
from game.arcade.kit.stacks import Column, Faded, Part, Wrapper

# The share of the page that the words have beside the board; and those that the board has at most below them,
# the smaller ones where there is no room for all words otherwise.
BESIDE, BELOW = 0.46, (0.58, 0.5, 0.44)
# The gap between the words and the board, in units: beside it, and above it.
GAP, GAP_ABOVE = 4, 5
# Where the page has at least this height, in sizes of small text, this share stays free above and below.
ROOMY, AIR = 30, 0.13
# How far the words come from the side, in units.
SLIDE = 3


def is_beside(layout: Layout) -> bool:
    """Whether the words stand beside the board."""
    page = page_of(layout)
    return page.width >= 1.25 * page.height


def align_of(layout: Layout) -> float:
    """Beside the board, words stand on the left; above it, in the middle."""
    return 0.0 if is_beside(layout) else 0.5


def body_of(screen: Screen) -> Rect:
    """The part of a screen that the board covers."""
    placed = screen.placed(StageBoard)
    assert isinstance(placed.node, StageBoard)
    slab = slab_in(placed.box, screen.layout.small, numbered=False)
    return placed.node.renderer.perspective.extent(slab)


@dataclass(frozen=True)
class StageBoard(Node):
    """The board of a stage in its light."""

    renderer: AnyRenderer
    frame: Frame

    def draw_behind(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, seen = look.layout, self.renderer.perspective
        hidden = seen.hidden_by(slab_in(placed.box, layout.small, numbered=False))
        draw_spotlight(canvas, look.theme, hidden, pool=is_beside(layout), words=layout.footer.top)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, square = look.layout, placed.box
        self.renderer.draw(canvas, draw_board(canvas, self.renderer, square, layout.small), self.frame)


def words_and_key(layout: Layout, lines: Node, key: str, glyph: Glyph | None, come: float) -> Node:
    """The words with the key below them, which come in from the side."""
    hero = Key(key, glyph, align=align_of(layout))
    return Faded(Column((Part(Sliding(lines, come), grows=True), Part(hero, gap=2))), come)


@dataclass(frozen=True)
class Sliding(Wrapper):
    """Words that have come in so far from the side where they stand beside the board, from 0 to 1."""

    come: float

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        left = round(layout.px(SLIDE) * (1 - self.come)) if is_beside(layout) else 0
        return (self.node.placed(layout, box.move(-left, 0)),)


@dataclass(frozen=True)
class BesideBoard(Node):
    """Words beside the board, or above it. The board is drawn first, because its light falls on them."""

    board: StageBoard
    words: Node
    air: float = AIR  # the share of the page that stays free above the words where it is roomy

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        box = box.inflate(0, -layout.px(2))
        square, words = self._beside(layout, box) if is_beside(layout) else self._above(layout, box)
        return self.board.placed(layout, square), self.words.placed(layout, words)

    def _beside(self, layout: Layout, box: Rect) -> tuple[Rect, Rect]:
        width, gap = round(box.width * BESIDE), layout.px(GAP)
        room = Rect(box.left + width + gap, box.top, max(1, box.width - width - gap), box.height)
        square = Rect(0, 0, min(room.size), min(room.size))
        square.center = room.center
        above, below = (round(box.height * air) for air in (self.air, AIR))
        if box.height < ROOMY * layout.small:
            above = below = 0
        return square, Rect(box.left, box.top + above, width, box.height - above - below)

    def _above(self, layout: Layout, box: Rect) -> tuple[Rect, Rect]:
        """The board gives way as long as that lets more of the words in."""
        arranged = [self._below(layout, box, share) for share in BELOW]
        shown = [len(tuple(self.words.placed(layout, words))) for _square, words in arranged]
        return arranged[shown.index(max(shown))]

    def _below(self, layout: Layout, box: Rect, share: float) -> tuple[Rect, Rect]:
        """The board at the bottom of the page, with this share of its height, and the words above it."""
        side = max(1, min(box.width, round(box.height * share)))
        square = Rect(0, 0, side, side)
        square.midbottom = box.midbottom
        return square, Rect(*box.topleft, box.width, max(1, box.height - side - layout.px(GAP_ABOVE)))
