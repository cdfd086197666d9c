"""Apart as it is seen: tokens land among tiles that flip, and the end leaves ruins of the loser's field."""

import math
from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.finale import FATE_FROM, FATE_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.themes import DEFAULT_PALETTE, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.grid import cells_in
from game.core.match import Match
from game.variants.apart.picture.implosion import LAST_FROM
from tests.setups import match_of

APART = catalogue.games()["apart"]
AREA = BoardArea(Rect(60, 60, 500, 500), APART.size, 20)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)


@pytest.fixture
def over() -> Frame:
    match = match_of(APART.setup(), APART.lesson.game)
    assert match.over
    return Frame(match.start, tuple(match.plies))


def drawn(frame: Frame, theme: str = "neon") -> Surface:
    renderer = renderer_of(APART.setup(), theme_of(theme, DEFAULT_PALETTE, glow=True))
    canvas = Surface((620, 620))
    canvas.fill(renderer.theme.night)
    renderer.draw_floor(canvas, AREA)
    renderer.draw(canvas, AREA, frame)
    return canvas


def unlike(one: Surface, other: Surface) -> float:
    """How different two pictures of the same size are: the mean difference of their pixels."""
    tones = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in tones) / (one.get_width() * one.get_height() * 3)


def cell(canvas: Surface, number: int) -> Surface:
    return canvas.subsurface(AREA.rect_of(number).inflate(-20, -20))


def tokens(frame: Frame) -> tuple[list[int], list[int]]:
    """The cells of the winner's tokens, and of the loser's."""
    position, last = frame.position, frame.last
    assert last is not None
    sides = cells_in(position.one), cells_in(position.two)
    return sides if last.player == 1 else sides[::-1]


class TestTheEnd:
    # Without ruins, cells differ a little less: all of them are spent, and show the winner's field.
    @pytest.mark.parametrize(("theme", "least"), [("neon", 6), ("high contrast", 25), ("light", 15)])
    def test_neighbouring_cells_fall_to_different_ruins(self, over: Frame, theme: str, least: float) -> None:
        canvas = drawn(replace(over, ended=math.inf), theme)
        taken = {token for side in tokens(over) for token in side}
        free = [number for number in range(25) if number not in taken]
        near = [pair for pair in combinations(free, 2) if math.dist(*(divmod(each, 5) for each in pair)) == 1]
        assert len(near) > 5
        assert all(unlike(cell(canvas, one), cell(canvas, other)) > least for one, other in near)

    def test_draws_what_is_left_of_the_field_with_an_outline_of_its_own(self, over: Frame) -> None:
        """When only the cells with tokens are left, each has a ring: no scraps of the old outline."""
        last = FATE_FROM + (LAST_FROM - 0.01) * (FATE_TO - FATE_FROM)
        canvas = drawn(replace(over, ended=last, marks_last=False))
        sides = Rect(30, 1, 40, 9), Rect(30, 90, 40, 9), Rect(1, 30, 9, 40), Rect(90, 30, 9, 40)
        for token in tokens(over)[1]:
            for side in sides:
                strip = canvas.subsurface(side.move(AREA.rect_of(token).topleft))
                spots = [(x, y) for x in range(side.width) for y in range(side.height)]
                amber = [spot for spot in spots if strip.get_at(spot).r > max(120, 2 * strip.get_at(spot).b)]
                assert len(amber) > 40, "a line along the whole side"

    @EVERY_THEME
    def test_breaks_the_tokens_of_the_loser_and_spares_those_of_the_winner(
        self, over: Frame, theme: str
    ) -> None:
        unmarked = replace(over, marks_last=False)
        before, after = drawn(unmarked, theme), drawn(replace(unmarked, ended=math.inf), theme)
        winners, losers = (
            [unlike(cell(before, token), cell(after, token)) for token in side] for side in tokens(over)
        )
        # In a flat theme, the loser's field leaves its pattern on no cell.
        assert min(losers) > max(30, 2 * max(winners))

    def test_the_field_collapses_from_its_far_cells_to_the_tokens(self, over: Frame) -> None:
        still = drawn(over)
        losers = [divmod(token, 5) for token in tokens(over)[1]]

        def away(number: int) -> float:
            return min(math.dist(divmod(number, 5), token) for token in losers)

        free = [number for number in range(25) if all(number not in side for side in tokens(over))]
        begins = drawn(replace(over, ended=0.2, particles=False))
        changed = {number for number in free if unlike(cell(still, number), cell(begins, number)) > 20}
        assert changed
        assert min(map(away, changed)) > min(map(away, free))

    def test_comes_to_rest_in_the_picture_that_reduced_motion_shows_at_once(self, over: Frame) -> None:
        still = drawn(replace(over, ended=math.inf, particles=False))
        assert unlike(drawn(replace(over, ended=10.0)), still) == 0


class TestAMove:
    def test_flips_the_tiles_next_to_its_token_first(self, over: Frame) -> None:
        moving = replace(over, plies=over.plies[:1], marks_last=False)
        last = moving.last
        assert last is not None
        row, column = divmod(last.move, 5)
        landed, later = (drawn(replace(moving, progress=progress)) for progress in (0.39, 0.44))
        changed = {
            math.dist(divmod(number, 5), (row, column))
            for number in range(25)
            if number != last.move and unlike(cell(landed, number), cell(later, number)) > 3
        }
        assert changed == {1.0}

    @EVERY_THEME
    def test_shows_the_new_field_as_it_will_stay_before_the_move_is_over(
        self, over: Frame, theme: str
    ) -> None:
        """Nothing that the field surrounds changes at the last moment."""
        for plies in range(1, len(over.plies) + 1):
            moving = replace(over, plies=over.plies[:plies], marks_last=False, legal=())
            last = moving.last
            assert last is not None
            nearly, done = (drawn(replace(moving, progress=progress), theme) for progress in (0.97, 1.0))
            row, column = divmod(last.move, 5)
            near = [number for number in range(25) if math.dist(divmod(number, 5), (row, column)) < 1.5]
            taken = cells_in(moving.position.one | moving.position.two)
            assert all(unlike(cell(nearly, n), cell(done, n)) < 4 for n in near if n not in taken)

    def test_leaves_no_gap_in_the_field_that_was_there(self, over: Frame) -> None:
        """Each of its cells looks as before or as after the move, also where the new field joins it."""
        spread = Match(APART.setup()).rules.grid.spread
        joined = 0
        for plies in range(1, len(over.plies) + 1):
            moving = replace(over, plies=over.plies[:plies], marks_last=False)
            last, taken = over.plies[plies - 1], moving.position.one | moving.position.two
            old = spread(last.before.one if last.player == 1 else last.before.two)
            joined |= old & spread(1 << last.move)
            first, *growing, done = (
                drawn(replace(moving, progress=progress), "high contrast")
                for progress in (0.39, 0.65, 0.89, 1.0)
            )
            for number in cells_in(old & ~taken):
                one, other = cell(first, number), cell(done, number)
                seen = [cell(canvas, number) for canvas in growing]
                assert all(min(unlike(now, one), unlike(now, other)) < 4 for now in seen), number
        assert joined

    def test_grows_the_field_out_of_the_token(self, over: Frame) -> None:
        moving = replace(over, plies=over.plies[:1], marks_last=False)
        last = moving.last
        assert last is not None
        place = AREA.rect_of(last.move).inflate(190, 190)
        areas = []
        for progress in (0.5, 0.6, 0.8):
            canvas = drawn(replace(moving, progress=progress), "high contrast")
            ground = drawn(replace(moving, plies=()), "high contrast")
            colour = theme_of("high contrast", DEFAULT_PALETTE, glow=True).player(1)
            lines = pygame.mask.from_threshold(canvas, colour, (90, 90, 90, 255))
            assert pygame.mask.from_threshold(ground, colour, (90, 90, 90, 255)).count() == 0
            boxes = lines.get_bounding_rects()
            areas.append(boxes[0].unionall(boxes[1:]).clip(place).width)
        assert areas == sorted(set(areas))
