"""In which ways so many people can play."""

import pytest

from game.evening.ways import ways

STAYS = ["Winner stays, first to 5", "Winner stays, first to 3"]


@pytest.mark.parametrize(
    ("people", "words"),
    [
        (1, ["5 sets", "3 sets"]),
        (2, ["5 sets", "3 sets"]),
        (3, STAYS),
        (4, [*STAYS, "Round robin, 6 sets", "Teams: 5 sets", "Teams: 3 sets"]),
        (5, ["Round robin, 10 sets", *(f"Teams: {words}" for words in STAYS)]),
        (6, ["Round robin, 15 sets", *(f"Teams: {words}" for words in STAYS)]),
        (7, [*(f"Teams: {words}" for words in STAYS), "Teams: Round robin, 6 sets"]),
        (8, [*(f"Teams: {words}" for words in STAYS), "Teams: Round robin, 6 sets"]),
    ],
)
def test_only_what_is_possible_for_so_many_is_offered(people: int, words: list[str]) -> None:
    assert [way.words for way in ways(people)] == words
    assert all(sum(way.sizes) == max(2, people) for way in ways(people))
