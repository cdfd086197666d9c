"""Emblems, faces and personal colours: everyone is told apart at a glance, small, and in every theme."""

from itertools import combinations

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.contrast import contrast, linear
from game.arcade.draw.emblems import DRAWINGS, PERSONAL, emblem, personal_colour
from game.arcade.draw.faces import FACES, face
from game.arcade.draw.text import write
from game.arcade.draw.theme import PLATE_TINT
from game.arcade.draw.themes import THEMES
from game.people.person import COLOURS, COLOURS_OF_FACES, EMBLEMS, SIGNS
from tests.colour_blindness import distance

SMALL, LARGE = 24, 200
WHITE = (255, 255, 255)
# The least share of a small square in which two emblems differ, and two faces.
DIFFERING, DIFFERING_FACES = 0.1, 0.2
# The least contrast of a name in each theme, as of every text.
TEXT = {"neon": 4.5, "high contrast": 7.0, "light": 4.5}
# The least distance of two personal colours, as people see it.
DISTANCE, DISTANCE_OF_CHOICES = 20, 25
EVERY_THEME = pytest.mark.parametrize("name", THEMES)


def differing(one: Surface, other: Surface) -> float:
    """The share of a square in which two drawings differ clearly, in what they cover or in colour."""
    pixels = list(zip(*(zip(*channels(each), strict=True) for each in (one, other)), strict=True))
    clearly = [max(abs(a - b) for a, b in zip(*pair, strict=True)) > 96 for pair in pixels]
    return clearly.count(True) / len(clearly)


def channels(drawing: Surface) -> list[bytes]:
    """Red, green, blue and how much is covered, pixel by pixel, from 0 to 255."""
    raw = pygame.image.tobytes(drawing, "RGBA")
    return [raw[channel::4] for channel in range(4)]


def covered(drawing: Surface) -> bytes:
    return channels(drawing)[3]


def test_everything_that_a_person_can_choose_and_every_face_is_drawn() -> None:
    assert tuple(DRAWINGS) == (*EMBLEMS, *SIGNS)
    assert tuple(FACES) == SIGNS
    assert tuple(PERSONAL) == (*COLOURS, *COLOURS_OF_FACES)


def test_any_two_emblems_are_told_apart_small_and_in_one_colour() -> None:
    pairs = combinations(DRAWINGS, 2)
    alike = {pair: differing(*(emblem(name, WHITE, SMALL) for name in pair)) for pair in pairs}
    assert not {pair: share for pair, share in alike.items() if share < DIFFERING}


def test_any_two_faces_are_told_apart_small() -> None:
    alike = {pair: differing(*(face(name, SMALL) for name in pair)) for pair in combinations(FACES, 2)}
    assert not {pair: share for pair, share in alike.items() if share < DIFFERING_FACES}


@pytest.mark.parametrize("name", DRAWINGS)
def test_an_emblem_fills_its_square_with_smooth_edges_in_the_colour_asked_for(name: str) -> None:
    for side in (SMALL, LARGE):
        drawing = emblem(name, (255, 128, 0), side)
        assert drawing.get_size() == (side, side)
        assert max(drawing.get_bounding_rect().size) >= 0.85 * side
        shares = covered(drawing)
        assert any(8 < share < 248 for share in shares)
        assert any(share > 250 for share in shares)
        for channel, asked in zip(channels(drawing), (255, 128, 0), strict=False):
            assert max(channel) - 2 <= asked <= min(channel) + 2  # shrinking rounds down


@pytest.mark.parametrize("name", FACES)
def test_a_face_fills_its_square_with_smooth_edges(name: str) -> None:
    for side in (SMALL, LARGE):
        assert min(face(name, side).get_bounding_rect().size) >= 0.84 * side
        assert any(8 < share < 248 for share in covered(face(name, side)))


@EVERY_THEME
@pytest.mark.parametrize("colour", PERSONAL)
def test_a_name_in_a_personal_colour_is_read_as_it_is_drawn(name: str, colour: str) -> None:
    """On the floor of a panel, on the ground, and on a plate that is tinted with it."""
    pygame.font.init()
    theme = THEMES[name]
    tone = personal_colour(theme, colour)
    for ground in (theme.floor, theme.night, theme.faint(tone, PLATE_TINT)):
        canvas = Surface((120, 40))
        canvas.fill(ground)
        box = write(canvas, "Ada", 24, tone, bold=True, midleft=(4, 20))
        pixels = {tuple(canvas.get_at((x, y)))[:3] for x in range(box.left, box.right) for y in range(40)}
        assert max(contrast(pixel, ground) for pixel in pixels) >= TEXT[name]  # type: ignore[arg-type]


@EVERY_THEME
def test_personal_colours_are_told_apart(name: str) -> None:
    colours = {each: personal_colour(THEMES[name], each) for each in PERSONAL}
    for one, other in combinations(colours, 2):
        least = DISTANCE_OF_CHOICES if one in COLOURS and other in COLOURS else DISTANCE
        assert distance(linear(colours[one]), linear(colours[other])) >= least, (one, other)
