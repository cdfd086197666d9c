"""Where the parts of the menu's stage are: the large board, and the logo and the words around it.

In a broad window the logo and the words stand on both sides of the board, in a narrow one above and below it.
"""

from dataclasses import dataclass

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.draw.logo import HEIGHT as LOGO_HEIGHT
from game.arcade.draw.slab import FRONT, LEAST_RIM, Slab, bare_slab
from game.arcade.draw.text import font, lines_height, text_width, wrapped
from game.arcade.kit.key import hero_height

# The height of a slab beside its board, in shares of the board.
WHOLE = 1 + (2 + FRONT) * LEAST_RIM
# The least width of the words beside the board, in sizes of small text, and the greatest, in units.
LEAST_WORDS, MOST_WORDS = 8.5, 56
# The least width of a column beside the board, in shares of the stage.
LEAST_SIDE = 0.26
# The distance of that column from the board and from the edge, in units.
GAP, MARGIN = 6, 4
# The greatest width of the key that plays, in its heights: for its longest word and what presses it.
WIDEST_PLAY = 4.6
# How much smaller the board may be in order to have large words beside it.
ROOMY = 0.86
# How much smaller the board may be in order to have the logo and the words beside it.
BESIDE = 0.72


@dataclass(frozen=True)
class StageWords:
    """The words about all tiles: whichever is chosen, everything keeps its place."""

    names: tuple[str, ...]
    summaries: tuple[str, ...]


@dataclass(frozen=True)
class WordBlock:
    """The words about a tile in a column of a width: their sizes and heights."""

    name_size: int  # of all names
    name: int
    summary_size: int
    summary_lines: int  # every summary has as many, if it has enough words
    summary: int
    play: int
    gap: int

    @property
    def height(self) -> int:
        return self.name + self.summary + self.play + 2 * self.gap


@dataclass(frozen=True)
class MenuStage:
    """The places on the stage."""

    slab: Slab  # of the large board
    logo: Rect
    words: WordBlock
    name: Rect  # of the tile; its text stands at the foot of this area
    summary: Rect
    play: Rect
    beside: bool  # whether the words stand beside the board, not below it
    below: int | None = None  # how far the light of the board reaches below it, if words stand there

    @property
    def align(self) -> str:
        return "left" if self.beside else "centre"


def stage_in(layout: Layout, area: Rect, words: StageWords) -> MenuStage:
    """The arrangement with the larger board; the one with everything beside it may have a smaller one."""
    beside, below = _beside(layout, area, words), _stacked(layout, area, words)
    if beside is not None and beside.slab.board.width >= below.slab.board.width * BESIDE:
        return beside
    return below


def _block(layout: Layout, width: int, words: StageWords, *, small: bool = False) -> WordBlock:
    size = _name_size(layout, width, words.names, small=small)
    summary_size = layout.small if small or width < 14 * layout.medium else layout.medium
    lines = max(len(wrapped(summary, summary_size, width)) for summary in words.summaries)
    return WordBlock(
        size,
        max(len(wrapped(name, size, width, bold=True)) for name in words.names)
        * font(size, bold=True).get_linesize(),
        summary_size,
        lines,
        lines_height(lines, summary_size),
        layout.line(layout.medium) + layout.px(2) if small else hero_height(layout),
        layout.px(1.2 if small else 2.6),
    )


def _name_size(layout: Layout, width: int, names: tuple[str, ...], *, small: bool) -> int:
    """The size of all names: large if every name fits on two lines so, else medium."""
    return layout.medium if small or not _fits(names, layout.large, width) else layout.large


def _fits(names: tuple[str, ...], size: int, width: int) -> bool:
    """Whether every name has at most two lines, and every word one."""
    whole = all(text_width(word, size, bold=True) <= width for name in names for word in name.split())
    return whole and all(len(wrapped(name, size, width, bold=True)) <= 2 for name in names)


# Beside the board


def _beside(layout: Layout, area: Rect, words: StageWords) -> MenuStage | None:
    """The largest board beside which the words have room; None if there is no room for any."""
    sides = {small: _side_beside(layout, area, words, small=small) for small in (False, True)}
    small = sides[False] < sides[True] * ROOMY
    return _place_beside(layout, area, words, sides[small], small=small) if sides[small] > 0 else None


def _side_beside(layout: Layout, area: Rect, words: StageWords, *, small: bool) -> int:
    """The side of the largest board beside which the words have room; 0 or less if there is none."""
    highest = round(area.height / WHOLE)
    width = max(round(LEAST_WORDS * layout.small), round(area.width * LEAST_SIDE))
    while (side := min(highest, _side_between(layout, area, width))) > 0:
        column = _column(layout, area, _slab_beside(area, side))
        if _block(layout, column.width, words, small=small).height <= area.height:
            break
        width += layout.small
    return side


def _side_between(layout: Layout, area: Rect, column: int) -> int:
    return round((area.width - 2 * (column + layout.px(GAP + MARGIN))) / (1 + 2 * LEAST_RIM))


def _place_beside(layout: Layout, area: Rect, words: StageWords, side: int, *, small: bool) -> MenuStage:
    slab = _slab_beside(area, side)
    column = _column(layout, area, slab)
    left, width = column.left, column.width
    block = _block(layout, width, words, small=small)
    name = Rect(left, area.top + (area.height - block.height) // 2, width, block.name)
    summary = Rect(left, name.bottom + block.gap // 2, width, block.summary)
    play = Rect(left, summary.bottom + block.gap, min(width, round(block.play * WIDEST_PLAY)), block.play)
    logo = Rect(0, 0, width, round(width * LOGO_HEIGHT))
    logo.midright = (slab.whole.left - layout.px(GAP), area.centery)
    return MenuStage(slab, logo, block, name, summary, play, beside=True)


def _slab_beside(area: Rect, side: int) -> Slab:
    return _slab(area, side, area.top + (area.height - round(side * WHOLE)) // 2)


def _column(layout: Layout, area: Rect, slab: Slab) -> Rect:
    """Where the words stand beside a slab."""
    left = slab.whole.right + layout.px(GAP)
    width = min(area.right - layout.px(MARGIN) - left, layout.px(MOST_WORDS))
    return Rect(left, area.top, width, area.height)


def _slab(area: Rect, side: int, top: int) -> Slab:
    """A slab in the middle of an area, its upper edge at a height."""
    slab = bare_slab(Rect(0, 0, side, side))
    return bare_slab(Rect(area.centerx - side // 2, top + slab.rim, side, side))


# Above and below the board


def _stacked(layout: Layout, area: Rect, words: StageWords) -> MenuStage:
    width = area.width - 2 * layout.px(4)
    small = area.width > area.height or layout.crowded
    block = _block(layout, width, words, small=small)
    gap = layout.px(2.5)
    logo_height = min(round(width * 0.8 * LOGO_HEIGHT), max(layout.px(11), round(area.height * 0.14)))
    room = area.height - logo_height - block.height - 3 * gap
    side = max(1, min(round(room / WHOLE), round((area.width - 2 * layout.px(3)) / (1 + 2 * LEAST_RIM))))
    spare = max(0, room - round(side * WHOLE))
    logo = Rect(0, 0, round(logo_height / LOGO_HEIGHT), logo_height)
    logo.midtop = (area.centerx, area.top + spare // 4)
    slab = _slab(area, side, logo.bottom + gap + spare // 8)
    left = area.left + layout.px(4)
    name = Rect(left, slab.whole.bottom + 2 * gap + spare // 8, width, block.name)
    summary = Rect(left, name.bottom + block.gap // 2, width, block.summary)
    play = Rect(0, 0, min(width, round(block.play * WIDEST_PLAY)), block.play)
    play.midtop = (area.centerx, summary.bottom + block.gap + spare // 8)
    below = name.top - slab.whole.bottom
    return MenuStage(slab, logo, block, name, summary, play, beside=False, below=below)
