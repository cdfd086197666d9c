"""Practice: the puzzles of one game in order, which count for nothing else."""

from dataclasses import replace

from game.puzzles.practice import Again, Practice
from game.puzzles.puzzle_progress import Progress, StreakStanding
from game.puzzles.streak import Streak
from tests.puzzles.packs import RIGHT, SKIP, WRONG, begun, packs, stepped, task, tried

PACKS = packs(3)
MODE = Practice(PACKS, "siege")


def test_practice_goes_from_the_easiest_to_the_hardest_and_begins_again() -> None:
    progress, asked = Progress(), []
    for _puzzle in range(4):
        progress = begun(MODE, progress)
        asked.append((MODE.number(progress), task(MODE, progress).text))
        progress = tried(MODE, progress, solved=True)
    texts = list(PACKS.easiest_first("siege"))
    assert asked == [(1, texts[0]), (2, texts[1]), (3, texts[2]), (1, texts[0])]
    assert MODE.count == 3


def test_practice_remembers_its_place_and_changes_nothing_else() -> None:
    before = Progress(streak=StreakStanding(7, number=3, solved=3), longest=9)
    after = stepped(MODE, begun(MODE, before), WRONG, RIGHT)
    assert task(MODE, after).attempt.steps == (WRONG, RIGHT)
    assert replace(after, tasks={}) == before
    skipped = stepped(MODE, after, SKIP)
    assert replace(skipped, tasks={}) == before
    assert task(MODE, begun(MODE, skipped)).text == PACKS.easiest_first("siege")[1]


def test_each_game_has_its_own_place() -> None:
    progress = tried(MODE, Progress(), solved=True)
    other = Practice(PACKS, "apart")
    progress = begun(other, progress)
    assert (MODE.number(progress), other.number(progress)) == (2, 1)


def test_a_place_in_a_pack_that_is_gone_is_the_beginning() -> None:
    progress = tried(Practice(packs(9), "siege"), Progress(), solved=True)
    fewer = Practice(packs(1), "siege")
    assert task(fewer, begun(fewer, progress)).text == fewer.packs.easiest_first("siege")[0]


def test_a_game_without_puzzles_has_nothing_to_practise() -> None:
    mode = Practice(PACKS, "chain")
    assert mode.task(begun(mode)) is None


def test_once_more_is_always_the_same_puzzle_and_never_kept() -> None:
    text = PACKS.easiest_first("siege")[0]
    mode = Again(text, Streak(PACKS, seed=1))
    progress = begun(mode)
    assert task(mode, progress).text == text
    assert stepped(mode, progress, WRONG) == progress == Progress()
