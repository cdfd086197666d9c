"""The six levels are persons: each with a sign, a colour, and something to say."""

import pytest

from game.bots.levels import LEVELS
from game.people.faces import FACES, Face, Occasion
from game.people.person import COLOURS, COLOURS_OF_FACES, EMBLEMS, SIGNS, guest, is_name

ALL = tuple(FACES.values())


def test_every_level_has_a_face_and_the_six_are_told_apart() -> None:
    assert list(FACES) == list(LEVELS)
    assert [face.person.emblem for face in ALL] == list(SIGNS)
    people = [face.person for face in ALL]
    assert len({person.name for person in people}) == len({person.colour for person in people}) == 6
    assert all(is_name(person.name) and not person.is_guest for person in people)


def test_nobody_else_can_look_like_a_face() -> None:
    assert not set(SIGNS) & set(EMBLEMS)
    assert not set(COLOURS_OF_FACES) & set(COLOURS)
    assert len({(guest(n).emblem, guest(n).colour) for n in range(1, 9)}) == 8


@pytest.mark.parametrize("face", ALL, ids=FACES)
@pytest.mark.parametrize("occasion", Occasion, ids=lambda each: each.value)
def test_a_face_says_one_of_several_short_sentences(face: Face, occasion: Occasion) -> None:
    said = {face.line(occasion, seed) for seed in range(12)}
    assert len(said) >= 3
    assert face.line(occasion, 2**40) == face.line(occasion, 2**40)
    assert all(len(line) <= 48 and line[-1] in ".!?" for line in said)


def test_no_two_faces_say_the_same() -> None:
    lines = [line for face in ALL for each in face.says.values() for line in each]
    assert len(lines) == len(set(lines))
