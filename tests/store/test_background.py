"""Work in the background: nobody waits for the disk, nothing is lost at the end, errors are reported."""

import io
import signal
import threading
from functools import partial
from pathlib import Path

import pytest

from game.store import background
from game.store import folder as folder_module
from game.store.background import Background
from game.store.codec import Codec
from game.store.documents import Format, SharedDocument, parsed, written
from game.store.folder import Folder
from tests.processes import PATIENCE_SECONDS
from tests.slow_disk import Disk

FORMAT = Format("gridlock test", 1, "It could not be read.")


@pytest.fixture(autouse=True)
def _logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "logs"))


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "data")


def test_a_slow_disk_delays_nobody_and_the_last_text_of_each_name_counts(folder: Folder) -> None:
    background, done, disk = Background(folder), list[str](), threading.Event()
    background.do("slow", disk.wait)
    for number in range(100):
        background.do("a", lambda number=number: done.append(f"a {number}"))
        if number == 50:
            background.do("b", lambda: done.append("b"))
    assert not background.flush(0)
    disk.set()
    assert background.flush()
    assert done == ["b", "a 99"]
    background.close(None)


def test_what_was_given_is_done_when_its_last_version_is(folder: Folder) -> None:
    background, first, second = Background(folder), threading.Event(), threading.Event()
    background.do("slow", first.wait)
    background.do("a", lambda: None)
    given = background.given
    background.do("slow again", second.wait)
    background.do("a", lambda: None)  # it comes after that, in place of the earlier one
    first.set()
    assert not background.has_done(given)
    later = background.given
    background.do("b", lambda: None)
    second.set()
    assert background.flush()
    assert background.has_done(given)
    assert background.has_done(later)


def test_the_end_waits_for_what_is_left_and_what_comes_later_is_done_at_once(folder: Folder) -> None:
    background = Background(folder)
    for name in ("a", "b", "c"):
        background.do(name, lambda name=name: folder.write(name, name))
    background.close(None)
    assert folder.names() == ["a", "b", "c"]
    background.do("d", lambda: folder.write("d", "d"))
    assert folder.names() == ["a", "b", "c", "d"]


def test_the_end_writes_what_the_disk_did_not_take_before(folder: Folder) -> None:
    assert folder.path is not None
    folder.path.write_text("a file where the folder should be")
    background = Background(folder)
    background.do("a", lambda: folder.write("a", "text"))
    background.flush()
    folder.path.unlink()
    background.close(None)
    assert Folder(folder.path).read("a") == "text"


def test_what_lies_elsewhere_is_done_in_the_background_although_the_folder_is_in_memory() -> None:
    background, told = Background(Folder(None)), io.StringIO()
    background.do("a match", threading.Event().wait, elsewhere=True)
    background.close(told, 0.0)
    assert told.getvalue() == "Not saved: a match.\n"


def test_what_is_dropped_is_not_done_later(folder: Folder) -> None:
    background, disk = Background(folder), threading.Event()
    background.do("slow", disk.wait)
    background.do("a", lambda: folder.write("a", "text"))
    background.drop()
    disk.set()
    background.close(None)
    assert folder.names() == []


@pytest.mark.parametrize("on_disk", [True, False])
def test_an_error_is_a_notice_and_the_work_goes_on(folder: Folder, on_disk: bool) -> None:
    place = folder if on_disk else Folder(None)
    background = Background(place)
    background.do("a", lambda: [][1])
    background.do("b", lambda: place.write("b", "b"))
    background.close(None)
    assert place.read("b") == "b"
    (notice,) = place.take_notices()
    assert notice.startswith("Something went wrong: IndexError: list index out of range.")


class TestWaiting:
    """Whoever waits for the disk in vain is told so, and so is who leaves before everything is saved."""

    @pytest.fixture(autouse=True)
    def _impatience(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (background, folder_module):
            monkeypatch.setattr(module, "LONG_SECONDS", 0.01)
        monkeypatch.setattr(background, "SHORT_SECONDS", 0.01)
        monkeypatch.setattr(background, "SILENT_SECONDS", 0.0)

    def test_it_is_said_once_that_the_disk_does_not_answer(self, folder: Folder, disk: Disk) -> None:
        background = Background(folder)
        disk.stop()
        for text in ("one", "two"):
            background.do("games/1.json", partial(folder.write, "games/1.json", text))
            background.settle()
        assert folder.take_notices() == ["The disk does not answer: nothing is saved until it does."]
        disk.go_on()
        assert background.flush()
        background.settle()
        disk.stop()
        background.do("games/1.json", partial(folder.write, "games/1.json", "three"))
        background.settle()
        assert len(folder.take_notices()) == 1, "it had answered in between"
        disk.go_on()
        background.close(None)

    def test_who_does_not_wait_is_told_too(self, folder: Folder, disk: Disk) -> None:
        background = Background(folder)
        disk.stop()
        background.do("settings.json", partial(folder.write, "settings.json", "text"))
        disk.await_writer()
        assert not background.flush(0.02)
        for _frame in range(3):
            background.watch()
        assert folder.take_notices() == ["The disk does not answer: nothing is saved until it does."]
        disk.go_on()
        assert background.flush()
        background.watch()
        assert not folder.take_notices()
        background.close(None)

    def test_the_end_says_for_what_it_waits_and_what_is_lost(self, folder: Folder, disk: Disk) -> None:
        background, out = Background(folder), io.StringIO()
        disk.stop()
        for name in ("games/1.json", "history.json"):
            background.do(name, partial(folder.write, name, "text"))
        background.close(out, 0.02)
        assert out.getvalue().splitlines() == [
            "Still saving games/1.json, history.json. Press Ctrl-C to stop waiting.",
            f"Not saved in {folder.path}: games/1.json, history.json.",
        ]
        disk.go_on()

    def test_ctrl_c_ends_the_wait_and_not_the_program(self, folder: Folder, disk: Disk) -> None:
        background, out = Background(folder), Impatient()
        disk.stop()
        background.do("games/1.json", partial(folder.write, "games/1.json", "text"))
        background.close(out, PATIENCE_SECONDS)
        assert out.getvalue().endswith(f"Not saved in {folder.path}: games/1.json.\n")
        disk.go_on()

    def test_what_a_full_disk_does_not_take_is_named_at_the_end(self, folder: Folder) -> None:
        assert folder.path is not None
        folder.write("settings.json", "text")
        (folder.path / "games").write_text("a file where a folder should be")
        background, out = Background(folder), io.StringIO()
        background.do("games/1.json", partial(folder.write, "games/1.json", "text"))
        background.close(out)
        *_waiting, why, last = out.getvalue().splitlines()
        assert why.startswith("Nothing can be saved: ")
        assert last == f"Not saved in {folder.path}: games/1.json."

    def test_a_change_waits_for_another_program_and_is_not_lost_with_it(self, folder: Folder) -> None:
        """The other one stands still, and holds the lock."""
        background, out = Background(folder), io.StringIO()
        folder.write("settings.json", "text")
        lock = folder.hold("changes")
        assert lock is not None
        history = SharedDocument(folder, background, "history.json", FORMAT, Codec(dict), {})
        for number in range(4):
            history.change(lambda fields, number=number: {**fields, f"game {number}": True})
        assert not background.flush(0.1)
        assert folder.read("history.json") is None
        assert folder.take_notices() == [
            "Another program holds the saved files: nothing is saved till it goes on."
        ]
        background.close(out, 0.1)
        words = "Another program held the saved files: it may undo what was saved last.\n"
        assert out.getvalue().count(words) == 1
        assert background.flush(PATIENCE_SECONDS)
        lock.release()
        assert parsed(folder.read("history.json") or "", FORMAT) == {
            f"game {number}": True for number in range(4)
        }

    def test_an_ended_wait_for_another_program_loses_nothing(self, folder: Folder) -> None:
        background = Background(folder)
        folder.write("settings.json", "text")
        lock = folder.hold("changes")
        assert lock is not None
        history = SharedDocument(folder, background, "history.json", FORMAT, Codec(dict), {})
        history.change(lambda fields: {**fields, "game": True})
        assert not background.flush(0.1)
        folder.write("history.json", written(FORMAT, {"theirs": True}))
        lock.release()
        assert background.flush(PATIENCE_SECONDS)
        assert parsed(folder.read("history.json") or "", FORMAT) == {"theirs": True, "game": True}
        background.close(None)


class Impatient(io.StringIO):
    """Someone who presses Ctrl-C when the program says that it waits."""

    def write(self, words: str) -> int:
        length = super().write(words)
        if words.startswith("Still saving"):
            signal.raise_signal(signal.SIGINT)
        return length
