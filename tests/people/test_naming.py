"""Naming somebody new: by a wheel or typed, with an emblem and a colour."""

import pytest

from game.people.naming import END, LETTERS, Naming, Step
from game.people.person import COLOURS, EMBLEMS, LONGEST_NAME, is_name


def typed(word: str) -> Naming:
    naming = Naming()
    for letter in word:
        naming = naming.typed(letter)
    return naming


def test_a_wheel_turns_through_all_letters_and_after_the_first_letter_through_the_end() -> None:
    naming = Naming()
    assert [naming.turned(step).turning for step in (0, 1, 25, 26, -1)] == ["A", "B", "Z", "A", "Z"]
    naming = naming.turned(1).confirmed()
    assert (naming.name, naming.turning) == ("B", END)
    assert [naming.turned(step).turning for step in (1, 26, 27, -1)] == ["A", "Z", END, "Z"]


def test_confirm_sets_letter_after_letter_and_at_the_end_goes_on_to_emblem_and_colour() -> None:
    naming = Naming()
    for steps in (0, 4, 1):
        naming = naming.turned(steps).confirmed()
    assert (naming.name, naming.step) == ("Ada", Step.NAME)
    emblem = naming.confirmed()
    assert emblem.step is Step.EMBLEM
    colour = emblem.turned(2).confirmed()
    assert colour.step is Step.COLOUR
    done = colour.turned(-1).confirmed()
    assert done.is_done
    person = done.person("key")
    assert (person.name, person.emblem, person.colour) == ("Ada", EMBLEMS[2], COLOURS[-1])
    assert not person.is_guest


@pytest.mark.parametrize("word", ["b", "Ada", "BENJAMIN", "ABCDEFGHIJ"])
def test_a_typed_name_is_a_name(word: str) -> None:
    naming = typed(word).confirmed()
    assert (naming.name, naming.step) == (word.capitalize(), Step.EMBLEM)
    assert is_name(naming.name)


def test_a_name_has_ten_letters_at_most() -> None:
    naming = typed("ABCDEFGHIJKL")
    assert len(naming.name) == LONGEST_NAME
    assert naming.turned(1).turning == END, "no wheel can make it longer"
    assert naming.confirmed().step is Step.EMBLEM


def test_only_letters_are_typed_and_only_into_the_name() -> None:
    assert typed("A1 -é").name == "A"
    emblem = typed("AB").confirmed()
    assert emblem.typed("C") == emblem


def test_back_leads_through_all_that_was_chosen_to_the_beginning() -> None:
    naming = typed("AB").confirmed().confirmed()
    seen = []
    step: Naming | None = naming
    while step is not None:
        seen.append((step.step, step.name))
        step = step.back()
    assert seen == [
        (Step.COLOUR, "Ab"),
        (Step.EMBLEM, "Ab"),
        (Step.NAME, "Ab"),
        (Step.NAME, "Ab"),
        (Step.NAME, "A"),
    ]


def test_every_letter_is_reached_by_the_wheel() -> None:
    assert {Naming().turned(step).turning for step in range(26)} == set(LETTERS)
