"""The cases of a sweep: few, and every pair of values meets in one of them."""

from itertools import combinations, product

from tests.covering import pairwise

SCENES, WINDOWS, GAMES = range(22), "abcdefghi", (0.1, 0.2, 0.3)


def test_any_two_values_meet_in_a_case() -> None:
    cases = pairwise(SCENES, WINDOWS, GAMES)
    for one, other in combinations((SCENES, WINDOWS, GAMES), 2):
        for pair in product(one, other):
            assert any(set(pair) <= set(case) for case in cases), pair


def test_there_are_hardly_more_cases_than_pairs_of_the_two_longest_lists() -> None:
    assert len(pairwise(SCENES, WINDOWS, GAMES)) < 1.1 * len(SCENES) * len(WINDOWS)
    assert len(pairwise(*[range(6)] * 4)) < 60, "of 1,296 combinations"
