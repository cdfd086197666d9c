"""The marks of a puzzle: what a player has done at it, step by step; the hearts and skips of a streak."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import lay_share
from game.arcade.draw.lines import thick_line
from game.arcade.draw.strike import draw_strike
from game.arcade.draw.theme import Colour, Theme, mix
from game.puzzles.attempt import Step

# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4
# The distance from mark to mark, in sides of one.
STEP = 1.35
# A link of a chain: how thick it is, and how high from the front and from its edge, in shares of its side;
# and how much larger it is when it begins to come down.
LINK_THICK, LINK_HIGH, LINK_EDGE, FALLS_FROM = 0.14, 0.62, 0.26, 1.2
# The edge of the large mark of a wrong move, and its sign, in shares of its side.
EDGE, SIGN = 0.06, 0.66


def steps_width(count: int, side: int) -> int:
    return round(side * (STEP * max(0, count - 1) + 1)) if count else 0


def draw_steps(
    canvas: Surface,
    theme: Theme,
    steps: Sequence[Step | None],
    side: int,
    midleft: tuple[int, int],
    fresh: float = 1.0,
) -> None:
    """The marks of steps side by side; None is a step that is still to come.

    The latest step has come in as far as `fresh` says, from 0 to 1.
    """
    latest = sum(step is not None for step in steps) - 1
    tones = {Step.RIGHT: theme.hint, Step.WRONG: theme.danger}
    for number, step in enumerate(steps):
        tone = theme.legible(tones.get(step, theme.soft) if step else theme.soft)
        mark = _step_mark(step, side, tone, theme.outline(side / 11))
        place = mark.get_rect(midleft=(midleft[0] + round(number * STEP * side), midleft[1]))
        lay_share(canvas, mark, place.topleft, fresh if number == latest else 1.0)


@baked
def _step_mark(step: Step | None, side: int, colour: Colour, width: int) -> Surface:
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    whole, thick = side * OVERSAMPLING, width * OVERSAMPLING

    def stroke(*points: tuple[float, float]) -> None:
        for start, end in pairwise(points):
            thick_line(
                large, colour, (start[0] * whole, start[1] * whole), (end[0] * whole, end[1] * whole), thick
            )

    match step:
        case Step.RIGHT:
            stroke((0.1, 0.55), (0.4, 0.85), (0.9, 0.18))
        case Step.WRONG:  # a cross would look like Player 1's marker
            stroke((0.5, 0.12), (0.5, 0.56))
            pygame.draw.circle(large, colour, (whole / 2, whole * 0.84), thick * 0.75)
        case Step.HINT:
            corners = [(0.5, 0.08), (0.92, 0.5), (0.5, 0.92), (0.08, 0.5)]
            stroke(*corners, corners[0])
        case Step.SKIP:
            stroke((0.12, 0.5), (0.88, 0.5))
        case None:  # a ring would look like Player 2's
            pygame.draw.circle(large, colour, (whole / 2, whole / 2), whole * 0.2)
    return pygame.transform.smoothscale(large, (side, side))


@baked
def heart(theme: Theme, side: int, *, full: bool) -> Surface:
    """A heart of a streak; an empty one is an outline."""
    colour = theme.legible(theme.danger) if full else theme.soft
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    whole = side * OVERSAMPLING
    _draw_heart(large, colour, Rect(0, 0, whole, whole))
    if not full:
        thick = theme.outline(side / 12) * OVERSAMPLING
        _draw_heart(large, (0, 0, 0, 0), Rect(0, 0, whole, whole).inflate(-2.6 * thick, -2.6 * thick))
    return pygame.transform.smoothscale(large, (side, side))


def _draw_heart(canvas: Surface, colour: tuple[int, ...], box: Rect) -> None:
    side = box.width
    radius = side * 0.27
    for x in (box.left + side * 0.27, box.left + side * 0.73):
        pygame.draw.circle(canvas, colour, (x, box.top + side * 0.34), radius)
    corners = [(0.06, 0.49), (0.5, 0.96), (0.94, 0.49), (0.5, 0.3)]
    pygame.draw.polygon(canvas, colour, [(box.left + x * side, box.top + y * side) for x, y in corners])


@baked
def broken_heart(theme: Theme, side: int, step: int) -> Surface:
    """A heart that has broken by so many of the `STEPS`."""
    return broken_in_two(heart(theme, side, full=True), 1, step / STEPS)


@baked
def broken_mark(theme: Theme, side: int, step: int) -> Surface:
    """The large mark of a wrong move, on a disc, which has broken by so many of the `STEPS`."""
    disc = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    middle, thick = disc.get_rect().center, round(EDGE * side * OVERSAMPLING)
    danger, ground = theme.legible(theme.danger), mix(theme.night, theme.danger, 0.25)
    pygame.draw.circle(disc, danger, middle, middle[0])
    pygame.draw.circle(disc, ground, middle, middle[0] - thick)
    large = pygame.transform.smoothscale(disc, (side, side))
    sign = _step_mark(Step.WRONG, round(side * SIGN), danger, theme.outline(side * SIGN / 9))
    large.blit(sign, sign.get_rect(center=large.get_rect().center))
    return broken_in_two(large, 2, step / STEPS)


@baked
def skip(theme: Theme, side: int, *, full: bool) -> Surface:
    """A skip of a streak, as two arrows; one that was used is an outline."""
    colour = theme.legible(theme.accent) if full else theme.soft
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    whole = side * OVERSAMPLING
    thick = 0 if full else max(1, theme.outline(side / 12) * OVERSAMPLING)
    for left in (0.04, 0.5):
        corners = [(left, 0.14), (left + 0.46, 0.5), (left, 0.86)]
        pygame.draw.polygon(large, colour, [(x * whole, y * whole) for x, y in corners], thick)
    return pygame.transform.smoothscale(large, (side, side))


def draw_link(canvas: Surface, theme: Theme, place: Rect, struck: float, edgewise: bool) -> None:
    """A link of a streak's chain. One that is being struck comes down on it with a flash and a ring."""
    if struck <= 0:
        return
    link = _link(theme, place.width, edgewise)
    if struck < 1:
        side = max(2, round(place.width * (1 + FALLS_FROM * (1 - eased(2 * struck)))))
        link = pygame.transform.smoothscale(link, (side, side))
    lay_share(canvas, link, link.get_rect(center=place.center), min(1.0, 3 * struck))
    draw_strike(canvas, theme, place.center, place.width, theme.hint, part_of(struck, 0.4, 1.0))


@baked
def _link(theme: Theme, side: int, edgewise: bool) -> Surface:
    """A link of a chain, from the front or from its edge."""
    whole = side * OVERSAMPLING
    large = Surface((whole, whole), SRCALPHA)
    tone = theme.legible(theme.hint)
    thick = max(2, round(whole * LINK_THICK))
    body = Rect(0, 0, whole, round(whole * (LINK_EDGE if edgewise else LINK_HIGH)))
    body.center = whole // 2, whole // 2
    pygame.draw.rect(large, mix(tone, theme.night, 0.25 if edgewise else 0.0), body, thick, body.height // 2)
    return pygame.transform.smoothscale(large, (side, side))
