"""Apart as it is seen: channels of light around the fields, a pit of dead cells, a flood at the end."""

import math
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.finale import FATE_FROM, FATE_TO, SWEEP_FROM, SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.themes import DEFAULT_PALETTE, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player
from game.variants.apart.picture.channel import LANES
from game.variants.apart.picture.fields import Fields
from tests.setups import match_of

APART = catalogue.games()["apart"]
AREA = BoardArea(Rect(60, 60, 500, 500), APART.size, 20)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)
# Both fields end above cells 2,3 and 2,4, and neither player can use these any more.
BOTH = "3,3 3,4"


def after(moves: str, **moment: Any) -> Frame:
    match = match_of(APART.setup(), moves)
    return Frame(match.start, tuple(match.plies), **moment)


@pytest.fixture
def over() -> Frame:
    return after(APART.lesson.game)


def drawn(frame: Frame, theme: str = "neon", area: BoardArea = AREA) -> Surface:
    renderer = renderer_of(APART.setup(), theme_of(theme, DEFAULT_PALETTE, glow=True))
    canvas = Surface((area.rect.right + 60, area.rect.bottom + 60))
    canvas.fill(renderer.theme.night)
    renderer.draw_floor(canvas, area)
    renderer.draw(canvas, area, frame)
    return canvas


def unlike(one: Surface, other: Surface) -> float:
    """How different two pictures of the same size are: the mean difference of their pixels."""
    tones = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in tones) / (one.get_width() * one.get_height() * 3)


def number(cell: str) -> int:
    row, column = map(int, cell.split(","))
    return (row - 1) * APART.size + column - 1


def middle(canvas: Surface, cell: int) -> Surface:
    """The part of a cell that a token covers."""
    return canvas.subsurface(AREA.rect_of(cell).inflate(-50, -50))


def colour_at(canvas: Surface, cell: str, across: float, down: float) -> pygame.Color:
    """The colour at a point of a cell, in shares of the cell from its upper left corner."""
    place = AREA.rect_of(number(cell))
    return canvas.get_at((place.left + round(across * place.width), place.top + round(down * place.height)))


def light_at(canvas: Surface, cell: str, across: float, down: float) -> float:
    """How bright a point of a cell is."""
    colour = colour_at(canvas, cell, across, down)
    return 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b


def channel(canvas: Surface, cell: str, player: Player) -> list[float]:
    """How bright a player's channel is along the upper side of a cell, without what shines at its corners."""
    return [light_at(canvas, cell, step / 100, LANES[player]) for step in range(25, 75)]


def tokens(frame: Frame) -> tuple[list[int], list[int]]:
    """The cells of the winner's tokens, and of the loser's."""
    position, last = frame.position, frame.last
    assert last is not None
    sides = cells_in(position.one), cells_in(position.two)
    return sides if last.player == 1 else sides[::-1]


class TestTheFields:
    @EVERY_THEME
    def test_both_channels_lie_side_by_side_where_both_fields_end(self, theme: str) -> None:
        canvas = drawn(after(BOTH), theme)
        lit = [light_at(canvas, "2,3", 0.375, LANES[player]) for player in PLAYERS]
        between = light_at(canvas, "2,3", 0.375, sum(LANES.values()) / 2)
        assert min(abs(light - between) for light in lit) > 30

    @EVERY_THEME
    def test_the_light_of_both_never_blends_to_green(self, theme: str) -> None:
        canvas = drawn(after("3,3 2,2 1,5 5,1 2,1 5,4 5,2", time=1.3), theme)
        colours = [canvas.get_at((x, y)) for x in range(60, 560, 2) for y in range(60, 560)]
        assert not [each for each in colours if each.g > 60 and each.g > 1.4 * max(each.r, each.b)]

    @EVERY_THEME
    def test_without_colour_one_channel_is_a_line_and_the_other_a_row_of_dashes(self, theme: str) -> None:
        line, dashes = (
            channel(drawn(after(moves), theme), "2,3", player)
            for player, moves in ((1, "3,3"), (2, "1,5 3,3"))
        )
        assert max(line) - min(line) < 12
        assert max(dashes) - min(dashes) > 40
        lit = [abs(light - dashes[13]) > 20 for light in dashes]  # between two dashes, there is none
        assert sum(one != other for one, other in pairwise(lit)) >= 4

    @EVERY_THEME
    def test_dead_cells_that_touch_are_one_pit(self, theme: str) -> None:
        canvas = drawn(after(BOTH), theme)
        ground = colour_at(canvas, "2,3", 0.5, 0.6)
        assert colour_at(canvas, "2,3", 0.98, 0.6) == colour_at(canvas, "2,4", 0.02, 0.6) == ground
        assert colour_at(canvas, "2,4", 0.9, 0.6) != ground, "where the pit ends, a ledge is left"

    @pytest.mark.parametrize("theme", ["neon", "light"])
    def test_the_pit_is_dark_below_its_upper_edge_and_its_lower_edge_is_lit(self, theme: str) -> None:
        canvas = drawn(after(BOTH), theme)
        shadow, ground = (light_at(canvas, "2,3", 0.5, down) for down in (0.19, 0.6))
        edge = max(light_at(canvas, "2,3", 0.5, down / 100) for down in range(75, 86))
        assert shadow < 0.8 * ground
        assert edge > 1.15 * ground

    def test_the_walls_at_the_sides_of_a_pit_are_lit(self) -> None:
        canvas = drawn(after(BOTH))
        ground = light_at(canvas, "2,3", 0.5, 0.55)
        for cell, sides in (("2,3", range(17, 21)), ("2,4", range(79, 83))):
            assert max(light_at(canvas, cell, across / 100, 0.55) for across in sides) > 1.08 * ground

    @EVERY_THEME
    def test_channels_are_seen_on_small_cells_too(self, theme: str) -> None:
        small = BoardArea(Rect(60, 60, 110, 110), APART.size, 9)
        canvas = drawn(after("3,3"), theme, small)
        place = small.rect_of(number("2,3"))
        column = [canvas.get_at((place.centerx, place.top + y)) for y in range(7)]
        assert max(abs(one[part] - column[-1][part]) for one in column for part in range(3)) > 60

    @EVERY_THEME
    def test_the_newest_token_is_told_by_the_token_itself(self, theme: str) -> None:
        newest = number("2,4")
        marked = after("3,3 2,4")
        shown, plain = (
            pygame.transform.grayscale(drawn(replace(marked, marks_last=marks), theme))
            for marks in (True, False)
        )
        differs = pygame.mask.from_threshold(shown, (0, 0, 0), (12, 12, 12, 255), plain)
        differs.invert()
        assert differs.count() > 400
        places = differs.get_bounding_rects()
        assert AREA.rect_of(newest).inflate(20, 20).contains(places[0].unionall(places[1:]))

    def test_where_a_hint_points_neither_a_lamp_nor_a_token_is_shown(self) -> None:
        open_cell, hint = number("5,5"), number("1,1")
        moment = after("3,3 3,4", legal=(hint, open_cell), intended=hint)
        plain, lit, hinted = (
            drawn(each)
            for each in (replace(moment, legal=(), intended=None), moment, replace(moment, hinted=(hint,)))
        )
        assert (
            unlike(middle(hinted, hint), middle(plain, hint))
            == 0
            < unlike(middle(lit, hint), middle(plain, hint))
        )
        assert unlike(middle(hinted, open_cell), middle(plain, open_cell)) > 0


class TestAMove:
    @EVERY_THEME
    def test_light_fills_the_channel_from_the_middle_of_each_side_to_the_corners(self, theme: str) -> None:
        def lit(progress: float) -> tuple[bool, bool]:
            canvas, before, done = (
                drawn(after("3,3", progress=share, marks_last=False), theme) for share in (progress, 0.3, 1.0)
            )
            spots = [(0.5, LANES[1]), (LANES[1], 0.4)]
            middle_of_side, corner = (
                abs(light_at(canvas, cell, *spot) - light_at(done, cell, *spot)) * 4
                < abs(light_at(canvas, cell, *spot) - light_at(before, cell, *spot))
                for cell, spot in zip(("2,3", "2,2"), spots, strict=True)
            )
            return middle_of_side, corner

        assert [lit(progress) for progress in (0.4, 0.55, 0.95)] == [
            (False, False),
            (True, False),
            (True, True),
        ]

    @EVERY_THEME
    def test_shows_the_fields_as_they_will_stay_before_the_move_is_over(
        self, over: Frame, theme: str
    ) -> None:
        for plies in range(1, len(over.plies) + 1):
            moving = replace(over, plies=over.plies[:plies], marks_last=False)
            nearly, done = (drawn(replace(moving, progress=progress), theme) for progress in (0.99, 1.0))
            last = over.plies[plies - 1].move
            cells = [cell for cell in range(25) if cell != last]
            places = [AREA.rect_of(cell).inflate(-56, -56) for cell in cells]
            assert max(unlike(nearly.subsurface(place), done.subsurface(place)) for place in places) < 6

    def test_leaves_the_fields_that_are_not_near_as_they_are(self) -> None:
        moving = after("1,1 1,5 5,1", marks_last=False)
        pictures = [drawn(replace(moving, progress=progress)) for progress in (0.5, 0.7, 0.9)]
        far = [AREA.rect_of(number(cell)) for cell in ("1,4", "1,5", "2,4", "2,5", "1,1", "1,2")]
        for place in far:
            assert len({pygame.image.tobytes(each.subsurface(place), "RGB") for each in pictures}) == 1


class TestTheEnd:
    @EVERY_THEME
    def test_breaks_the_tokens_of_the_loser_and_spares_those_of_the_winner(
        self, over: Frame, theme: str
    ) -> None:
        unmarked = replace(over, marks_last=False)
        before, after_it = drawn(unmarked, theme), drawn(replace(unmarked, ended=math.inf), theme)
        winners, losers = (
            [unlike(middle(before, token), middle(after_it, token)) for token in side]
            for side in tokens(over)
        )
        assert min(losers) > max(12, 4 * max(winners))

    def test_nothing_has_happened_when_the_fate_begins(self, over: Frame) -> None:
        assert unlike(drawn(replace(over, ended=FATE_FROM)), drawn(replace(over, time=0.0))) < 0.5

    def test_the_loser_loses_one_field_after_the_other(self, over: Frame) -> None:
        """The amber of the loser's channels gets less with each token that breaks."""

        def amber(share: float) -> int:
            ended = FATE_FROM + share * (FATE_TO - FATE_FROM)
            canvas = drawn(replace(over, ended=ended, particles=False), "high contrast")
            return pygame.mask.from_threshold(canvas, (255, 224, 118), (20, 20, 20, 255)).count()

        left = [amber(share) for share in (0.0, 0.15, 0.45, 1.0)]
        assert left == sorted(left, reverse=True)
        assert left[-1] == 0 < left[2] < left[1] < left[0]

    @EVERY_THEME
    def test_the_winners_light_floods_the_pit_from_the_last_token_on(self, over: Frame, theme: str) -> None:
        rules, last = match_of(APART.setup(), "").rules, over.last
        assert last is not None
        pit = cells_in(Fields.of(rules, over.position).pit)
        start = divmod(last.move, 5)
        empty = drawn(replace(over, ended=SWEEP_FROM, particles=False), theme)

        def flooded(ended: float) -> list[float]:
            """How far the cells are from the last token that are full of light."""
            canvas = drawn(replace(over, ended=ended, particles=False), theme)
            full = [cell for cell in pit if unlike(middle(canvas, cell), middle(empty, cell)) > 20]
            return [max(abs(a - b) for a, b in zip(divmod(cell, 5), start, strict=True)) for cell in full]

        ways = [flooded(SWEEP_FROM + share * (SWEEP_TO - SWEEP_FROM)) for share in (0.35, 0.6, 1.0)]
        assert [len(way) for way in ways] == sorted({len(way) for way in ways})
        assert max(ways[0]) < max(ways[1]) <= max(ways[2])
        assert len(ways[2]) == len(pit)

    def test_comes_to_rest_in_the_picture_that_reduced_motion_shows_at_once(self, over: Frame) -> None:
        still = drawn(replace(over, ended=math.inf, particles=False))
        assert unlike(drawn(replace(over, ended=10.0)), still) == 0

    def test_without_particles_nothing_flies_and_nothing_flashes(self, over: Frame) -> None:
        for ended in (FATE_FROM + 0.2, (SWEEP_FROM + SWEEP_TO) / 2):
            calm, lively = (drawn(replace(over, ended=ended, particles=on)) for on in (False, True))
            assert unlike(calm, lively) > 0.1
