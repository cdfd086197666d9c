"""What a search keeps in mind, and how much room that takes."""

import sys

from game.solving.memory import MOST_KEPT, Memory


def test_a_full_memory_is_emptied_before_it_takes_more_room() -> None:
    found = Memory[int, bool]()
    for key in range(MOST_KEPT):
        found.keep(key, value=True)
    assert len(found) == MOST_KEPT
    room = sys.getsizeof(found)
    assert room < 6_000_000
    found.keep(MOST_KEPT, value=True)
    assert dict(found) == {MOST_KEPT: True}
    for key in range(2 * MOST_KEPT):
        found.keep(key, value=True)
    assert sys.getsizeof(found) <= room
