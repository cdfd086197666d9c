"""Work in the background: nobody waits for the disk, nothing is lost at the end, errors are reported."""

import threading
from pathlib import Path

import pytest

from game.store.background import Background
from game.store.folder import Folder


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
