"""How a review looks: the board, beside it the words about a move, and below them the timeline."""

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_better, mark_hinted
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import capital, fitting, lines_height, text_width, write_in
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Empty, Look, Node, Placed, Span
from game.arcade.kit.row import RowPicture, draw_row
from game.arcade.kit.stacks import Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.views.review.review_layout import review_layout
from game.arcade.views.review.review_picture import (
    LookBack,
    MoveTold,
    ReviewPicture,
    better_words,
    chances,
    holder_words,
    offer,
    puzzle_words,
)
from game.arcade.views.review.timeline import Timeline, draw_timeline
from game.arcade.views.review.verdict_marks import verdict_mark
from game.bots.review import Assessment, Verdict
from game.core.rules import Player
from game.core.words import _

# The side of a player's emblem, in units.
EMBLEM = 9
# The gap between a sign and its words, in units.
BESIDE = 1.2


def draw_review(canvas: Surface, picture: ReviewPicture) -> None:
    timeline = picture.timeline
    layout, theme, renderer = timeline.layout, timeline.theme, timeline.renderer
    draw_ground(canvas, renderer, layout, review_layout(layout).slab)
    area = renderer.perspective.area(review_layout(layout).slab, renderer.size, layout.small)
    row, column = divmod(picture.cell, area.size)
    lines = {(True, row): 1.0, (False, column): 1.0}
    colour = theme.player(picture.told.player)
    draw_coordinates(canvas, theme, review_layout(layout).slab, area, renderer.counting, lines, colour)
    renderer.draw(canvas, area, picture.frame)
    if picture.winning:
        mark_better(canvas, area, theme, picture.winning, picture.every, picture.way, picture.frame.time)
    _draw_heading(canvas, layout, theme, picture)
    _draw_words(canvas, timeline, picture.told, picture.frame.time)
    draw_timeline(canvas, timeline)


def _draw_heading(canvas: Surface, layout: Layout, theme: Theme, picture: ReviewPicture) -> None:
    """The game in a sentence, below its name."""
    area = review_layout(layout).heading.inflate(-2 * layout.px(2), 0)
    sizes = (layout.medium, layout.small)
    box = write_in(canvas, picture.summary, sizes, area, theme.ink, bold=True, down=1.0)
    if box.height < area.height - lines_height(1, layout.small) // 2:
        tone = theme.heading
        write_in(canvas, picture.title, (layout.small,), area, tone, bold=True, down=0.0)


def play_on_button(layout: Layout) -> Rect:
    """The button for the mouse to play on."""
    height = max(layout.px(6), layout.target)
    inner = _inside(layout)
    return Rect(inner.left, inner.bottom - height, inner.width, height)


def _inside(layout: Layout) -> Rect:
    """The plate beside the board, without its margin."""
    said = review_layout(layout).said
    margin = min(layout.px(4), said.width - 1, said.height - 1)
    return said.inflate(-margin, -margin)


def _draw_words(canvas: Surface, timeline: Timeline, told: MoveTold, time: float) -> None:
    """Who moved where, what the move did, and what would have been better, at a time of what moves."""
    layout, theme, plate = timeline.layout, timeline.theme, review_layout(timeline.layout).said
    lay_plate(canvas, theme, plate, layout.px(1.8), colour=theme.accent, plain=layout.tiny)
    if told.offers:
        button = RowPicture(_("Play on from here"), None, focused=True)
        draw_row(canvas, layout, theme, button, play_on_button(layout))
    plan = plan_of(layout, theme, timeline.renderer, told)
    for placed in plan:
        if isinstance(placed.node, HintSign):
            placed.node.draw_mark(canvas, layout, theme, placed.box, time)
    plan.draw(canvas, Look(layout, theme))


@lru_cache(maxsize=2)
def plan_of(layout: Layout, theme: Theme, renderer: AnyRenderer, told: MoveTold) -> Placed:
    """The words in their place."""
    area = _inside(layout)
    if told.offers:
        area.height = play_on_button(layout).top - layout.px(1) - area.top
    words = _Words(layout, theme, renderer, told, area.width)
    node = words.compact() if layout.crowded else words.roomy()
    return node.placed(layout, area)


@dataclass(frozen=True)
class _Words:
    """The words as nodes: with much room, or where text is large."""

    layout: Layout
    theme: Theme
    renderer: AnyRenderer
    told: MoveTold
    width: int

    def roomy(self) -> Node:
        assessed = (Part(node, gap) for gap, node in zip((2, *[0.8] * 4), self._assessed(), strict=False))
        return Column((*self._move(), *assessed, Part(Empty(), grows=True), self._foot()))

    def compact(self) -> Node:
        """The least important parts go first, after the gaps."""
        parts = [*self._compact_move(), *self._compact_assessed()]
        if self.told.offers:
            parts.append(Part(self._soft(offer(self.told)), rank=5))
        return Column([Part(part.node, 1, part.rank) for part in parts], loose=True)

    # With much room

    def _move(self) -> tuple[Node, ...]:
        """The number, the player and the move, which may reach below the emblem on the right."""
        layout, told, side = self.layout, self.told, self.layout.px(EMBLEM)
        name = Line(told.player_name, (layout.medium,), self._tone(told.player), bold=True)
        move = Text(capital(told.move), (layout.large, layout.medium), self.theme.ink, bold=True)
        beside = text_width(move.words, layout.large, bold=True) <= self.width - round(side * 1.3)
        emblem = Emblem(self.renderer, told.player, side, stands_alone=not beside)
        return Row((Part(Column((self._soft(self._count), name)), grows=True), emblem)), move

    def _assessed(self) -> list[Node]:
        """Signs on the left, words next to them."""
        layout, assessment = self.layout, self.told.assessment
        side = round(layout.medium * 0.9)
        if assessment is None:
            return []
        lines = [self._verdict(assessment, (layout.medium,), side)]
        better = self._better(side, round(side * 1.3))
        notes = [_beside(Sign(side), self._soft(note)) for note in self._notes(assessment)]
        return [*lines, *([better] if better else []), *notes]

    def _foot(self) -> Part | None:
        """What playing on means, or a look back at the game, if there is room."""
        if self.told.offers:
            return Part(self._soft(offer(self.told), centred=True), gap=1, rank=1)
        look_back = self.told.look_back
        if look_back is None or not (look_back.turning_point or look_back.mistakes):
            return None
        return Part(self._look_back(look_back), gap=3, rank=1)

    def _look_back(self, look_back: LookBack) -> Node:
        """The move that decided the game, and each player's mistakes."""
        small, medium = self.layout.small, self.layout.medium
        parts: list[Part | Node] = [_Rule()]
        if look_back.turning_point:
            player, words = look_back.turning_point
            title = self._soft(_("Turning point"))
            parts += [Part(title, 0.8), Text(words, (medium, small), self._tone(player), bold=True)]
        for player, words in look_back.mistakes:
            parts.append(Part(Text(words, (small,), self._tone(player), bold=True), 0.8))
        return Column(parts)

    # Where text is large

    def _compact_move(self) -> list[Part]:
        """The player, the move and its number: in one line, or with the number above."""
        layout, told = self.layout, self.told
        name = Line(told.player_name, (layout.small,), self._tone(told.player), bold=True)
        move = Line(capital(told.move), (layout.medium,), self.theme.ink, bold=True)
        both, count = (
            Row((name, Part(move, gap=2))),
            Line(self._count, (layout.small,), self.theme.soft, align=1),
        )
        if both.width(layout).wanted + layout.px(2) > self.width:
            below = Text(move.words, (layout.medium, layout.small), self.theme.ink, bold=True)
            return [Part(self._soft(self._count), rank=4), Part(name, rank=1), Part(below)]
        line = Row((name, Part(move, gap=2), Part(count, gap=2, grows=True)))
        if line.width(layout).wanted <= self.width:
            return [Part(line)]
        return [Part(self._soft(self._count), rank=4), Part(both)]

    def _compact_assessed(self) -> list[Part]:
        layout, assessment = self.layout, self.told.assessment
        if assessment is None:
            return []
        sizes = (layout.medium, layout.small)
        parts = [Part(self._verdict(assessment, sizes, layout.medium), rank=1)]
        better, notes = self._better(layout.medium, layout.medium), self._notes(assessment)
        if better:
            parts.append(Part(better, rank=2))
        return [*parts, *([Part(self._soft(" ".join(notes)), rank=3)] if notes else [])]

    # What both are made of

    @property
    def _count(self) -> str:
        return _("Move {move} of {moves}", move=self.told.number + 1, moves=self.told.count)

    def _tone(self, player: Player) -> Colour:
        return self.theme.legible(self.theme.player(player))

    def _soft(self, words: str, *, centred: bool = False) -> Text:
        return Text(words, (self.layout.small,), self.theme.soft, centred=centred)

    def _room(self, side: int) -> int:
        """The width of words next to a sign."""
        return self.width - side - self.layout.px(BESIDE)

    def _verdict(self, assessment: Assessment, sizes: tuple[int, ...], side: int) -> Node:
        tones = {Verdict.THREW_AWAY: self.theme.danger, Verdict.WON_BACK: self.theme.hint}
        tone = self.theme.legible(tones.get(assessment.verdict, self.theme.ink))
        size = fitting(assessment.words, sizes, self._room(side), bold=True)
        mark = VerdictSign(side, assessment.verdict, self._tone(assessment.player), size)
        return _beside(mark, Text(assessment.words, sizes, tone, bold=True))

    def _better(self, side: int, large: int) -> Node | None:
        words = better_words(self.told.better, self.layout.small, self._room(side))
        if not words:
            return None
        sign = HintSign(side, large)
        return _beside(sign, Text(words, (self.layout.small,), self.theme.ink, bold=True))

    def _notes(self, assessment: Assessment) -> list[str]:
        told = self.told
        notes = chances(told, assessment), holder_words(told, assessment), puzzle_words(told)
        return [note for note in notes if note]


def _beside(sign: Node, words: Node) -> Row:
    return Row((sign, Part(words, gap=BESIDE, grows=True)))


@dataclass(frozen=True)
class Emblem(Node):
    """A player's emblem in the upper right corner; words below it keep clear of it if it stands alone."""

    renderer: AnyRenderer
    player: Player
    side: int
    stands_alone: bool

    def width(self, layout: Layout) -> Span:
        return Span(self.side, self.side)

    def height(self, layout: Layout, width: int) -> Span:
        height = self.side if self.stands_alone else 0
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        centre = placed.box.right - round(self.side * 0.6), placed.box.top + self.side // 2
        self.renderer.draw_emblem(canvas, centre, self.side, self.player, 1.0)


@dataclass(frozen=True)
class Sign(Node):
    """The room of a sign on the left of words, so many pixels wide."""

    side: int

    def width(self, layout: Layout) -> Span:
        return Span(self.side, self.side)


@dataclass(frozen=True)
class VerdictSign(Sign):
    """What a move did, level with the first line of words of a size."""

    verdict: Verdict
    colour: Colour
    size: int

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        shape = verdict_mark(look.theme, self.verdict, self.side, self.colour)
        middle = placed.box.top + look.layout.line(self.size) // 2
        canvas.blit(shape, shape.get_rect(midleft=(placed.box.left, middle)))


@dataclass(frozen=True)
class HintSign(Sign):
    """The mark of a better move, as on the board. It moves, so it is not drawn with the page."""

    large: int

    def draw_mark(self, canvas: Surface, layout: Layout, theme: Theme, box: Rect, time: float) -> None:
        sign, small = Rect(0, 0, self.large, self.large), layout.small
        sign.center = box.left + self.side // 2, box.top + layout.line(small) // 2
        mark_hinted(canvas, BoardArea(sign, 1, small), theme, [0], time)


@dataclass(frozen=True)
class _Rule(Node):
    """A thin line across."""

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.px(0.2), layout.px(0.2))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        canvas.fill(look.theme.faint(look.theme.edge, 0.8), placed.box)
