"""What stands on a player's panel, one below the other; if there is no room for all, what matters most."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from pygame import Rect, Surface

from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import light_reach
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import capital, text_width
from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Column, Part, Row, spread
from game.arcade.kit.text import Line, Text
from game.arcade.views.panel.panel import PanelPicture, draw_halves, panel_radius, room_below_lamp
from game.arcade.views.panel.parts import Count, Emblem, Side
from game.arcade.views.panel.row import panel_row
from game.arcade.views.portraits import with_portrait
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series

# The largest side of an emblem on a line of its own, and at the end, in sizes of small text.
EMBLEM, END_EMBLEM = 8.6, 10.0
# How far an emblem shines from its middle, in shares of its side.
SHINE = 0.8
# How much more of the room that nobody needs an emblem gets than all gaps together.
EMBLEM_SHARE = 3.0


def draw_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    panel: PanelPicture,
    series: Series | None,
) -> None:
    """What stands on the plate of a panel."""
    draw_halves(canvas, layout, renderer.theme, player, panel)
    room = room_below_lamp(layout, layout.panel(player))
    for ended, share in ((False, 1 - 2 * panel.ended), (True, 2 * panel.ended - 1)):
        side = Side(renderer, player, panel, series, ended)
        draw_faded(canvas, room, share, partial(_draw_words, canvas, layout, side))


def reach_of_words(layout: Layout, player: Player) -> Rect:
    """Where what stands on a panel is seen: its emblem and its lamps shine beyond it."""
    area = layout.panel(player)
    emblem = min(area.width, round(END_EMBLEM * layout.small))
    across = max(0, round(SHINE * emblem) - area.width // 2)
    return area.inflate(2 * across, 4 * light_reach(area.size, panel_radius(layout)))


def _draw_words(canvas: Surface, layout: Layout, side: Side) -> None:
    _planned(layout, side).draw(canvas, Look(layout, side.theme))


@lru_cache(maxsize=16)
def _planned(layout: Layout, side: Side) -> Placed:
    """What a panel says in its place: in a row if that fits during the game, or one below the other.

    Without room for all of it there, what matters most is said in short.
    """
    room = room_below_lamp(layout, layout.panel(side.player))
    if layout.row_panels:
        during = panel_row(layout, replace(side, ended=False))
        if during.width(layout).least <= room.width:
            return panel_row(layout, side).placed(layout, room)
    fitting = (node for node in _columns(layout, side, room.width) if _fits(node, layout, room))
    return next(fitting, _Words(layout, side, room.width, layout.medium).short()).placed(layout, room)


def _columns(layout: Layout, side: Side, width: int) -> Iterator[Node]:
    """All that a panel has to say, one below the other: the first one that fits is the best."""
    sizes = (layout.large, layout.medium)
    every = [words for words in (_Words(layout, side, width, size) for size in sizes) if words.calls_so_large]
    for words in every:
        if side.ended and side.panel.says:
            yield words.roomy([words.said])
        yield words.roomy([])
    for words in every[-1:]:
        yield words.compact()


def _fits(node: Node, layout: Layout, room: Rect) -> bool:
    return node.height(layout, room.width).least <= room.height


@dataclass(frozen=True)
class _Words:
    """What a panel says in a column of a width, the largest words of a size."""

    layout: Layout
    side: Side
    width: int
    largest: int

    def roomy(self, last_words: list[list[Part]]) -> Node:
        """The emblem above the name, and a large number: of the moves, or at the end of the rounds won."""
        side, emblem = self.side, Emblem(self.side, END_EMBLEM if self.side.ended else EMBLEM)
        counted = [*self._rounds, *([] if side.moves_left is None else [self._tall_count])]
        if side.ended and side.rounds is not None:
            won = Line(str(side.rounds.won), (self.layout.large,), side.theme.ink, bold=True, align=0.5)
            counted = [[Part(won), Part(self._soft(_("Rounds won")))], *self._rounds]
        below = [*counted, *self._guards, *self._holder, *last_words]
        gaps = len(below) + 2
        groups = [[Part(emblem, grows=EMBLEM_SHARE * gaps), Part(self._name)], *below]
        return self._whole(groups)

    def compact(self) -> Node:
        """The emblem beside the name, and the number beside its words."""
        return self._whole(self._short_groups)

    def short(self) -> Node:
        """As much of that as there is room for, in the order of what matters."""
        return self._below(self._call, self._short_groups)

    @property
    def _short_groups(self) -> list[list[Part]]:
        count = [] if self.side.ended else self._short_count
        with_guards = self._short_name_with_guards
        named = (
            [[Part(with_guards)]] if with_guards is not None else [[Part(self._short_name)], *self._guards]
        )
        return [*named, *self._rounds, *count, *self._holder]

    def _whole(self, groups: list[list[Part]]) -> Node:
        """All of it, below the call in large letters."""
        return self._below(self._tall_call, [[replace(part, rank=0) for part in group] for group in groups])

    def _below(self, call: Node, groups: list[list[Part]]) -> Node:
        return Column((call, Part(spread(*groups), grows=True)))

    # Whose turn it is

    @property
    def calls_so_large(self) -> bool:
        """Whether there is room for the call in the largest size."""
        return text_width(capital(_("your turn")), self.largest, bold=True) <= self.width

    @property
    def _tall_call(self) -> Node:
        """What the player is to do, larger than anything else; in two lines if it has two parts at times."""
        side, small = self.side, self.layout.small
        first, rest = side.call_in_parts(self.width, small) if side.panel.light > 0 else ("", "")
        sizes, turn = (self.largest, *self._smaller_sizes), capital(_("your turn"))
        call = Text(first, sizes, side.call_tone, bold=True, centred=True, room_for=(turn,))
        below = Text(rest, self._smaller_sizes, side.call_tone, bold=True, centred=True, room_for=("",))
        return Column((call, below)) if side.calls_in_parts else call

    @property
    def _smaller_sizes(self) -> tuple[int, ...]:
        """The sizes of a name and of a number: smaller than that of the call."""
        return tuple(size for size in (self.layout.medium, self.layout.small) if size < self.largest)

    # Who plays

    @property
    def _call(self) -> Text:
        """What the player is to do, as bright as the lamp: without it, its place stays empty."""
        side, sizes = self.side, (self.layout.medium, self.layout.small)
        words = side.call(self.width, self.layout.small) if side.panel.light > 0 else ""
        return Text(words, sizes, side.call_tone, bold=True, centred=True, room_for=("",))

    @property
    def _name(self) -> Node:
        """The name, with the portrait of whose it is if there is room."""
        side, sizes = self.side, self._smaller_sizes
        if side.named is not None:
            for size in sizes:
                line = Line(side.panel.name, (size,), side.name_tone, bold=True)
                both = with_portrait(side.named, line)
                if both.width(self.layout).least <= self.width:
                    return both
        return Text(side.panel.name, sizes, side.name_tone, bold=True, centred=True)

    @property
    def _short_name(self) -> Node:
        """The name, and beside it the emblem if there is room."""
        both = self._beside_emblem()
        return both if both.width(self.layout).least <= self.width else self._name

    @property
    def _short_name_with_guards(self) -> Node | None:
        """The same with the guards in the same line; None without any, or without room."""
        guards = Line(self.side.panel.guards, (self.layout.small,), self.side.theme.soft)
        all_three = self._beside_emblem(Part(guards, gap=2))
        fits = all_three.width(self.layout).least <= self.width
        return all_three if fits and self.side.panel.guards else None

    def _beside_emblem(self, *others: Part) -> Row:
        name = Line(self.side.panel.name, (self.layout.small,), self.side.name_tone, bold=True)
        emblem = Emblem(self.side, self.layout.line(self.layout.medium) / self.layout.small)
        return Row((emblem, Part(name, gap=2), *others), spare=0.5)

    @property
    def _guards(self) -> list[list[Part]]:
        """The guards that are left, if any help the player."""
        return [[Part(self._soft(self.side.panel.guards), rank=2)]] if self.side.panel.guards else []

    @property
    def _holder(self) -> list[list[Part]]:
        """Hints of a person, and who that is; or the keys of one of two people while they act."""
        panel, holder = self.side.panel, []
        if panel.hints:
            holder.append([Part(self._soft(_("Hints: {count}", count=panel.hints)), rank=7)])
        if panel.holder:
            holder.append([Part(self._who, rank=3)])
        elif not self.side.ended and not self.layout.tiny:
            holder.append([Part(Keys(panel.glyphs), rank=8)])
        return holder

    @property
    def _who(self) -> Node:
        """Who the player is, with the face of a bot if there is room."""
        side = self.side
        if side.face is not None:
            line = Line(side.panel.holder, (self.layout.small,), side.theme.soft)
            both = with_portrait(side.face, line)
            if both.width(self.layout).least <= self.width:
                return both
        return self._soft(side.panel.holder)

    @property
    def said(self) -> list[Part]:
        """What a bot says at the end, or as much room on the other panel, so that all lines are level."""
        person, says, tone = self.side.panel.person, self.side.panel.says, self.side.theme.soft
        if person is not None and person.level:
            tone, words = personal_colour(self.side.theme, person.colour), says
        else:
            words = ""
        return [Part(Text(words, (self.layout.small,), tone, centred=True, room_for=(says,)))]

    # What is counted

    @property
    def _rounds(self) -> list[list[Part]]:
        rounds = self.side.rounds
        return [] if rounds is None else [[Part(rounds, rank=4)]]

    @property
    def _tall_count(self) -> list[Part]:
        """The number of moves left, large, and its words below it."""
        count = Part(Count(self.side, self._smaller_sizes), rank=2)
        return [count, Part(self._soft(self.side.left_words), rank=6)]

    @property
    def _short_count(self) -> list[list[Part]]:
        """The number and its words in one line, or below each other."""
        words = Line(self.side.panel.left_words, (self.layout.small,), self._soft_tone)
        both = Row((Count(self.side, (self.layout.small,)), Part(words, gap=1.5)), spare=0.5)
        fits = both.width(self.layout).least <= self.width
        return [[Part(both, rank=2)] if fits else self._tall_count]

    def _soft(self, words: str) -> Text:
        return Text(capital(words), (self.layout.small,), self._soft_tone, centred=True)

    @property
    def _soft_tone(self) -> Colour:
        return self.side.waiting(self.side.theme.soft)


@dataclass(frozen=True)
class Keys(Node):
    """Keys or buttons side by side, in as many lines as they need."""

    glyphs: tuple[Glyph, ...]

    def _lines(self, layout: Layout, width: int) -> list[list[int]]:
        widths = [glyph_width(glyph, layout.small) for glyph in self.glyphs]
        return in_lines(widths, width, layout.px(1))

    def height(self, layout: Layout, width: int) -> Span:
        height = len(self._lines(layout, width)) * layout.plate
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box, glyphs = look.layout, placed.box, iter(self.glyphs)
        gap, middle = layout.px(1), box.top + layout.plate // 2
        for widths in self._lines(layout, box.width):
            left = box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
            for _width in widths:
                left = draw_glyph(canvas, look.theme, next(glyphs), left, middle, layout.small) + gap
            middle += layout.plate
