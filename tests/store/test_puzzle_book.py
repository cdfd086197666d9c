"""The puzzle book: every step is on the disk at once, and two cabinets do not undo each other's."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.puzzles.attempt import Attempt, Step
from game.puzzles.pack import found_packs
from game.puzzles.puzzle import name_of
from game.puzzles.puzzle_progress import Due, Progress, Rating, StreakStanding, Task
from game.puzzles.rated import Rated
from game.store.background import Background
from game.store.folder import Folder
from game.store.puzzle_book import FORMAT, NAME, PROGRESS, PuzzleBook
from tests.processes import PATIENCE_SECONDS, ROOT

TEXT = found_packs().of("apart")[0].text
OTHER = found_packs().of("siege")[0].text
FULL = Progress(
    days={"2028-02-29": Task(TEXT, Attempt((Step.WRONG, Step.HINT, Step.RIGHT), solved=True))},
    rating=Rating(1234, 56),
    ratings=(1210, 1234),
    tried={name_of(TEXT): True, name_of(OTHER): False},
    returning={name_of(OTHER): Due(OTHER, "2028-02-29", 2)},
    yours={name_of(TEXT): Due(TEXT, "2026-01-01")},
    streak=StreakStanding(2**63, number=3, solved=2, hearts=0, skips=0),
    longest=7,
    tasks={
        "streak": Task(OTHER),
        "rated apart": Task(TEXT, Attempt((Step.HINT, Step.WRONG), tried=("3,3",))),
    },
)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def book(folder: Folder) -> PuzzleBook:
    return PuzzleBook(folder, Background(Folder(None)))  # which writes at once, however slow the disk is


def test_everything_is_kept_for_the_next_start(folder: Folder) -> None:
    assert book(folder).progress == Progress()
    assert book(folder).change(lambda _progress: FULL) == FULL
    assert book(Folder(folder.path)).progress == FULL
    assert PROGRESS.read(PROGRESS.write(FULL)) == FULL
    assert not folder.take_notices()


def test_a_person_can_read_it(folder: Folder) -> None:
    book(folder).change(lambda _progress: FULL)
    document = json.loads(folder.read(NAME) or "")
    assert (document["format"], document["version"]) == ("gridlock puzzles", 1)
    assert document["daily"]["2028-02-29"] == {
        "puzzle": TEXT,
        "steps": ["wrong", "hint", "right"],
        "tried": [],
        "solved": True,
    }


def test_a_step_is_on_the_disk_when_it_is_known_to_be_kept(folder: Folder) -> None:
    kept, mode = book(folder), Rated(found_packs(), "2028-02-29")
    task = mode.task(kept.change(mode.begin))
    assert task is not None
    hinted = Task(task.text, task.attempt.with_step(Step.HINT))
    kept.change(lambda progress: mode.keep(progress, hinted))
    assert '"hint"' in (folder.read(NAME) or "")
    after_a_kill = book(Folder(folder.path)).progress
    assert mode.task(mode.begin(after_a_kill)) == hinted
    assert after_a_kill.rating.puzzles == 1


def test_two_cabinets_keep_what_both_have_done(folder: Folder) -> None:
    one, two = book(folder), book(Folder(folder.path))
    one.change(lambda progress: replace(progress, longest=5))
    two.change(lambda progress: replace(progress, rating=Rating(1100, 3)))
    one.change(lambda progress: replace(progress, yours=FULL.yours))
    expected = Progress(longest=5, rating=Rating(1100, 3), yours=FULL.yours)
    assert one.progress == expected
    assert book(Folder(folder.path)).progress == expected


def test_two_cabinets_at_the_same_puzzle_count_the_first_attempt(folder: Folder) -> None:
    one, two = book(folder), book(Folder(folder.path))
    mode = Rated(found_packs(), "2028-02-29")
    task = mode.task(one.change(mode.begin))
    assert task == mode.task(two.change(mode.begin))
    assert task is not None
    one.change(lambda progress: mode.keep(progress, Task(task.text, Attempt((Step.WRONG,)))))
    lucky = Task(task.text, Attempt((Step.RIGHT,), solved=True))
    after = two.change(lambda progress: mode.keep(progress, lucky))
    assert after.rating == one.progress.rating
    assert after.rating.puzzles == 1


COUNTING = """
import sys
from dataclasses import replace
from pathlib import Path
from game.store.background import Background
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook
folder = Folder(Path(sys.argv[1]))
book = PuzzleBook(folder, Background(Folder(None)))
for _time in range(20):
    book.change(lambda progress: replace(progress, longest=progress.longest + 1))
"""


def test_no_process_undoes_the_change_of_another(folder: Folder) -> None:
    command = [sys.executable, "-c", COUNTING, str(folder.path)]
    counting = [subprocess.Popen(command, cwd=ROOT) for _process in range(2)]
    assert [process.wait(PATIENCE_SECONDS) for process in counting] == [0, 0]
    assert book(folder).progress.longest == 40


def test_what_a_newer_version_has_added_stays(folder: Folder) -> None:
    book(folder).change(lambda _progress: FULL)
    document = json.loads(folder.read(NAME) or "")
    folder.write(NAME, json.dumps({**document, "colour": {"of": ["the", "future"]}}))
    book(folder).change(lambda progress: replace(progress, longest=8))
    after = json.loads(folder.read(NAME) or "")
    assert (after["colour"], after["longest streak"]) == ({"of": ["the", "future"]}, 8)


def test_a_book_from_before_wrong_moves_were_named_is_read(folder: Folder) -> None:
    earlier = {"puzzle": TEXT, "steps": ["wrong"], "solved": False}
    folder.write(NAME, damaged(solving={"rated": earlier}))
    assert book(folder).progress.tasks == {"rated": Task(TEXT, Attempt((Step.WRONG,)))}


def damaged(**fields: object) -> str:
    head = {"format": FORMAT.name, "version": FORMAT.version}
    return json.dumps({**head, **PROGRESS.write(FULL), **fields})


DAMAGED = {
    "cut": damaged()[:200],
    "another format": damaged(format="gridlock settings"),
    "a newer version": damaged(version=2),
    "no day": damaged(daily={"2026-02-30": PROGRESS.write(FULL)["daily"]}),
    "no puzzle": damaged(daily={"2026-02-28": {"puzzle": "junk", "steps": [], "solved": False}}),
    "no step": damaged(solving={"streak": {"puzzle": TEXT, "steps": ["fly"], "solved": False}}),
    "no list of moves": damaged(
        solving={"streak": {"puzzle": TEXT, "steps": ["wrong"], "tried": "3,3", "solved": False}}
    ),
    "no moves": damaged(
        solving={"streak": {"puzzle": TEXT, "steps": ["wrong"], "tried": [3], "solved": False}}
    ),
    "steps after the end": damaged(
        solving={"streak": {"puzzle": TEXT, "steps": ["skip", "right"], "solved": False}}
    ),
    "solved by nothing": damaged(solving={"streak": {"puzzle": TEXT, "steps": [], "solved": True}}),
    "nothing left to solve": damaged(
        solving={"streak": {"puzzle": TEXT, "steps": ["skip"], "solved": False}}
    ),
    "no rating": damaged(rating={"value": "high", "puzzles": 1}),
    "a rating off the scale": damaged(rating={"value": 10**9, "puzzles": 1}),
    "a negative count": damaged(**{"longest streak": -1}),
    "no streak": damaged(streak=[1, 2]),
    "comes back too often": damaged(yours={"x": {"puzzle": TEXT, "since": "2026-01-01", "came back": 3}}),
    "solved or not": damaged(**{"solved at once": {"apart-1": "yes"}}),
    "a list": damaged(missed=[]),
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_book_is_set_aside_and_the_player_is_told(folder: Folder, text: str) -> None:
    folder.write(NAME, text)
    kept = book(folder)
    assert kept.progress == Progress()
    assert folder.take_notices() == [
        "What you have done with puzzles could not be read. The file is kept as puzzles-unreadable-1.json."
    ]
    assert folder.read("puzzles-unreadable-1.json") == text
    assert kept.change(lambda progress: replace(progress, longest=3)).longest == 3
    assert book(Folder(folder.path)).progress.longest == 3


def test_a_book_that_is_damaged_while_the_cabinet_runs_is_set_aside_too(folder: Folder) -> None:
    kept = book(folder)
    folder.write(NAME, DAMAGED["no rating"])
    kept.change(lambda progress: replace(progress, longest=3))
    assert book(Folder(folder.path)).progress == Progress(longest=3)
    assert len(folder.take_notices()) == 1


def test_without_a_folder_everything_is_kept_until_the_end() -> None:
    nowhere = Folder(None)
    kept = book(nowhere)
    assert kept.change(lambda _progress: FULL) == FULL
    assert book(nowhere).progress == FULL
    kept.forget()
    assert kept.progress == Progress()


def test_a_disk_that_takes_nothing_stops_no_puzzle() -> None:
    broken = Folder(Path("/proc/self"))
    kept = book(broken)
    assert kept.change(lambda _progress: FULL) == FULL
    assert kept.change(lambda progress: replace(progress, longest=8)).longest == 8
    (notice,) = broken.take_notices()
    assert notice.startswith("Nothing can be saved: ")
