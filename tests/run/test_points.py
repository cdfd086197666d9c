"""The points of a stage: exactly by the formula, and the words for a gate."""

import pytest

from game.run.points import Gate, Parts, combo_tenths

# Loop 3, four clean stages before this one.
FOUR = (Gate(2, 12), Gate(1, 9), Gate(3, 7), Gate(4, 5))


def hinted(gate: Gate) -> Gate:
    return Gate(gate.winning, gate.legal, kept=False)


class TestTheWorkedExample:
    def test_clean(self) -> None:
        assert Parts.of(3, FOUR, streak=5, hints=0).points == 760

    def test_with_the_narrowest_hinted(self) -> None:
        gates = tuple(hinted(gate) if gate == Gate(1, 9) else gate for gate in FOUR)
        assert Parts.of(3, gates, streak=0, hints=1).points == 210

    def test_with_a_mistake_that_the_bot_forgave(self) -> None:
        assert Parts.of(3, FOUR, streak=0, hints=0).points == 510


@pytest.mark.parametrize(("streak", "tenths"), [(0, 10), (1, 11), (5, 15), (10, 20), (11, 20), (99, 20)])
def test_the_combo_grows_with_ten_clean_stages(streak: int, tenths: int) -> None:
    assert combo_tenths(streak) == tenths


@pytest.mark.parametrize(
    ("loop", "streak", "hints", "points"),
    [(1, 0, 0, 100), (1, 1, 0, 110), (4, 10, 0, 800), (1, 0, 1, 50), (1, 0, 2, 30), (1, 0, 3, 10)],
)
def test_a_stage_without_a_choice_is_worth_its_loop(loop: int, streak: int, hints: int, points: int) -> None:
    assert Parts.of(loop, (), streak, hints).points == points


def test_only_the_three_narrowest_choices_count() -> None:
    gates = (Gate(1, 2), Gate(1, 4), Gate(1, 8), Gate(1, 16))
    assert Parts.of(1, gates, 0, 0).points == 100 + 10 * (2 + 3 + 4)


@pytest.mark.parametrize(
    ("winning", "legal", "words"),
    [
        (4, 5, "SAFE, 4 of 5, +3"),
        (1, 2, "TIGHT, 1 of 2, +10"),
        (2, 7, "TIGHT, 2 of 7, +18"),
        (1, 4, "NARROW, 1 of 4, +20"),
        (1, 9, "NARROW, 1 of 9, +32"),
        (1, 10, "RAZOR, 1 of 10, +33"),
        (2, 40, "RAZOR, 2 of 40, +43"),
    ],
)
def test_a_choice_in_words(winning: int, legal: int, words: str) -> None:
    gate = Gate(winning, legal)
    assert gate.words == words
    assert gate.is_razor == words.startswith("RAZOR")
    assert hinted(gate).bonus == 0
