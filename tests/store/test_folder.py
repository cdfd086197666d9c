"""The user's folder: what is written is there whole, and a disk that fails stops nothing."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.export_and_erase import export
from game.store.folder import ABANDONED_SECONDS, MOST_BYTES, Folder, default_place
from tests.processes import ROOT


@pytest.fixture(autouse=True)
def _logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "logs"))


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Where the texts lie: a folder that nobody has made yet."""
    return tmp_path / "data" / "gridlock-arcade"


@pytest.fixture
def folder(place: Path) -> Folder:
    return Folder(place)


@pytest.mark.parametrize("name", ["settings.json", "games/1/apart.json"])
def test_a_text_is_kept_for_the_next_start(folder: Folder, place: Path, name: str) -> None:
    assert folder.read(name) is None
    folder.write(name, "one\n")
    folder.write(name, "two · ✓\n")
    assert Folder(place).read(name) == "two · ✓\n"
    assert (place / name).read_bytes() == "two · ✓\n".encode()
    folder.delete(name)
    folder.delete(name)
    assert Folder(place).read(name) is None
    assert not folder.take_notices()


def test_a_new_folder_is_on_the_disk_with_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut takes what was not written down: a name is in its folder only once that was."""
    written: list[tuple[int, int]] = []
    fsync = os.fsync

    def note(file: int) -> None:
        status = os.fstat(file)
        written.append((status.st_dev, status.st_ino))
        fsync(file)

    monkeypatch.setattr(os, "fsync", note)
    Folder(tmp_path / "home" / "share" / "game").write("games/1.json", "text")
    down = [tmp_path]
    for name in ("home", "share", "game", "games", "1.json"):
        down.append(down[-1] / name)
    assert not {(path.stat().st_dev, path.stat().st_ino) for path in down} - set(written)
    written.clear()
    path = export(Folder(None), (), tmp_path)
    assert len({(each.stat().st_dev, each.stat().st_ino) for each in (path, tmp_path)} & set(written)) == 2


def test_only_the_user_can_read_what_is_kept(folder: Folder, place: Path) -> None:
    folder.write("games/1.json", "text")
    modes = [path.stat().st_mode & 0o077 for path in (place, place / "games", place / "games/1.json")]
    assert modes == [0, 0, 0]


def test_the_names_of_all_texts_in_a_folder(folder: Folder) -> None:
    for name in ("b.json", "a.json", "games/2.json", "games/1.json", "games/old/3.json"):
        folder.write(name, "text")
    with folder.changing():
        assert folder.names() == ["a.json", "b.json"]
    assert folder.names("games") == ["games/1.json", "games/2.json"]
    assert folder.names("nowhere") == []


def test_without_a_place_everything_is_kept_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = Folder(None)
    folder.write("games/1.json", "text")
    with folder.changing():
        assert folder.read("games/1.json") == "text"
    assert folder.names("games") == ["games/1.json"]
    new = folder.set_aside("games/1.json")
    assert new is not None
    assert folder.read(new) == "text"
    folder.delete(new)
    assert folder.names("games") == []
    assert not list(tmp_path.iterdir())


def test_a_folder_of_someone_else_is_named_as_the_reason(folder: Folder, place: Path) -> None:
    of_someone_else(place)
    folder.write("settings.json", "text")
    (notice,) = folder.take_notices()
    assert notice == "Nothing can be saved: The folder belongs to someone else. You can still play."


# What is no text


def link(place: Path) -> None:
    place.with_name("elsewhere").write_text("of someone else")
    place.symlink_to(place.with_name("elsewhere"))


NO_TEXTS = {
    "a folder": lambda path: (path / "full").mkdir(parents=True),
    "a link": link,
    "a pipe": os.mkfifo,
    "bytes": lambda path: path.write_bytes(b"\xff\x00\x80"),
    "too long": lambda path: path.write_bytes(b"x" * (MOST_BYTES + 1)),
}


@pytest.mark.parametrize("kind", NO_TEXTS)
def test_what_is_no_text_can_be_set_aside_and_replaced(folder: Folder, place: Path, kind: str) -> None:
    place.mkdir(parents=True)
    NO_TEXTS[kind](place / "settings.json")
    assert folder.read("settings.json") == ""
    assert folder.set_aside("settings.json") == "settings-unreadable-1.json"
    assert os.path.lexists(place / "settings-unreadable-1.json")
    assert folder.read("settings.json") is None
    folder.write("settings.json", "new")
    assert Folder(place).read("settings.json") == "new"
    assert not folder.take_notices()


def test_nothing_set_aside_earlier_is_lost(folder: Folder, place: Path) -> None:
    for text in ("one", "two", "three"):
        folder.write("games/1.json", text)
        folder.set_aside("games/1.json")
    aside = [f"games/1-unreadable-{number}.json" for number in (1, 2, 3)]
    assert [Folder(place).read(name) for name in aside] == ["one", "two", "three"]


# A disk that fails


def in_place_of_the_folder(place: Path) -> None:
    place.parent.mkdir()
    place.write_text("a file")


def in_place_of_a_folder_above(place: Path) -> None:
    place.parent.write_text("a file")


def of_someone_else(place: Path) -> None:
    place.mkdir(parents=True)
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder away")
    os.chown(place, 12345, 12345)


def test_a_disk_that_can_only_be_read_is_reported_once() -> None:
    folder = Folder(Path("/proc/self"))
    for text in ("one", "two"):
        folder.write("settings.json", text)
    (notice,) = folder.take_notices()
    assert notice.startswith("Nothing can be saved: ")
    assert folder.read("settings.json") == "two"


@pytest.mark.parametrize("spoil", [in_place_of_the_folder, in_place_of_a_folder_above, of_someone_else])
def test_a_folder_that_cannot_be_used_is_reported_once_and_memory_serves(
    folder: Folder, place: Path, spoil: object
) -> None:
    assert callable(spoil)
    spoil(place)
    assert folder.read("settings.json") is None
    (notice,) = folder.take_notices()
    assert notice.startswith("Nothing can be saved: ")
    assert notice.endswith(". You can still play.")
    with folder.changing():
        folder.write("settings.json", "text")
    assert folder.read("settings.json") == "text"
    assert folder.names() == ["settings.json"]
    folder.set_aside("settings.json")
    folder.delete("settings.json")
    assert folder.read("settings.json") is None
    assert not folder.take_notices()


FULL = """
import resource, sys
from pathlib import Path
from game.store.folder import Folder
folder = Folder(Path(sys.argv[1]))
folder.write("game.json", "old")
resource.setrlimit(resource.RLIMIT_FSIZE, (2, 2))
for text in ("new game", "newer game"):
    folder.write("game.json", text)
print(folder.read("game.json"), *folder.take_notices(), sep="\\n")
"""


def test_a_disk_that_takes_no_more_keeps_the_old_text_whole(place: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(place)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    kept, notice = done.stdout.splitlines()
    assert kept == "newer game"
    assert notice.startswith("Nothing can be saved: ")
    assert [path.name for path in place.iterdir()] == ["game.json"]
    assert (place / "game.json").read_text() == "old"


def test_what_a_disk_did_not_take_is_written_when_it_works_again(folder: Folder, place: Path) -> None:
    folder.write("games/old.json", "old")
    (place / "settings.json").mkdir()
    (place / "games").chmod(0o700)
    (place / "games").rename(place / "away")
    (place / "games").write_text("a file where a folder should be")
    folder.write("settings.json", "loud")
    folder.write("games/1.json", "three moves")
    folder.delete("games/old.json")
    assert not folder.lasts
    (place / "games").unlink()
    (place / "away").rename(place / "games")
    (place / "settings.json").rmdir()
    folder.write("choices.json", "new")
    after = Folder(place)
    assert [after.read(name) for name in ("settings.json", "games/1.json")] == ["loud", "three moves"]
    assert after.read("games/old.json") is None
    assert folder.lasts
    assert len(folder.take_notices()) == 1


def test_what_could_not_be_set_aside_is_not_removed_later(folder: Folder, place: Path) -> None:
    folder.write("settings.json", "damaged")
    (place / "games").write_text("a file where a folder should be")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", _refuse)
        assert folder.set_aside("settings.json") is None
    assert folder.read("settings.json") is None
    folder.write("choices.json", "new")
    assert (place / "settings.json").read_text() == "damaged"


def test_to_remove_what_was_never_written_is_no_failure(folder: Folder) -> None:
    assert folder.delete("games/1.json")
    assert folder.lasts
    assert not folder.take_notices()


def test_what_is_renamed_is_not_removed_with_what_had_its_name_before(folder: Folder, place: Path) -> None:
    folder.write("games/1.json", "old")
    folder.write("games/2.json", "new")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "unlink", _refuse)
        assert not folder.delete("games/1.json")
    assert folder.rename("games/2.json", "games/1.json")
    assert folder.read("games/1.json") == "new"
    folder.write("choices.json", "text")
    assert (place / "games/1.json").read_text() == "new"


def _refuse(*_path: Path, **_how: bool) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def test_a_text_that_an_editor_has_marked_is_the_same_text(folder: Folder, place: Path) -> None:
    folder.write("settings.json", "{}")
    (place / "settings.json").write_text("{}", encoding="utf-8-sig")
    assert folder.read("settings.json") == "{}"


# Processes

KILLED = """
import os, signal, sys
from pathlib import Path
from game.store.folder import Folder
owner, name, calls = {"os": os, "Path": Path}[sys.argv[2]], sys.argv[3], int(sys.argv[4])
does = getattr(owner, name)

def die_at_last(*arguments, **more):
    global calls
    calls -= 1
    if calls == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return does(*arguments, **more)

setattr(owner, name, die_at_last)
Folder(Path(sys.argv[1])).write("game.json", "new")
"""


def killed_at(place: Path, owner: str, name: str, call: int = 1) -> None:
    """Another process writes a text, and is killed when it calls this for the so many-th time."""
    command = [sys.executable, "-c", KILLED, str(place), owner, name, str(call)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("step", "kept"),
    [
        (("os", "fdopen", 1), "old"),  # the new file is empty
        (("os", "fsync", 1), "old"),  # it is written, but may not be on the disk
        (("Path", "replace", 1), "old"),
        (("os", "fsync", 2), "new"),  # the folder may not be on the disk
    ],
)
def test_a_kill_at_any_step_leaves_the_old_text_or_the_new_one(
    folder: Folder, place: Path, step: tuple[str, str, int], kept: str
) -> None:
    folder.write("game.json", "old")
    killed_at(place, *step)
    assert Folder(place).read("game.json") == kept


def test_what_a_killed_process_has_left_is_removed_in_time(folder: Folder, place: Path) -> None:
    folder.write("game.json", "old")
    killed_at(place, "os", "fsync")
    assert folder.read("game.json") == "old"
    (left,) = set(place.iterdir()) - {place / "game.json"}
    Folder(place).write("other.json", "text")
    assert left.exists(), "its process may still be writing"
    os.utime(left, (0, left.stat().st_mtime - 2 * ABANDONED_SECONDS))
    Folder(place).write("other.json", "text")
    assert not left.exists()


HOLDING = """
import sys
from pathlib import Path
from game.store.folder import Folder
with Folder(Path(sys.argv[1])).changing():
    print("holding", flush=True)
    input()
"""

COUNTING = """
import sys
from pathlib import Path
from game.store.folder import Folder
folder = Folder(Path(sys.argv[1]))
for _time in range(20):
    with folder.changing():
        folder.write("count", str(int(folder.read("count") or 0) + 1))
"""


def test_no_change_of_one_process_undoes_that_of_another(folder: Folder, place: Path) -> None:
    command = [sys.executable, "-c", COUNTING, str(place)]
    counting = [subprocess.Popen(command, cwd=ROOT) for _process in range(3)]
    assert [process.wait() for process in counting] == [0, 0, 0]
    assert folder.read("count") == "60"


def test_a_caller_that_does_not_wait_learns_that_another_process_has_the_lock(
    folder: Folder, place: Path
) -> None:
    command = [sys.executable, "-c", HOLDING, str(place)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        for seconds in (0.05, 0):
            with folder.changing(seconds) as kept_off:
                assert not kept_off
        holder.kill()
    with folder.changing(0) as kept_off:
        assert kept_off
    assert folder.hold("changes") is not None, "the system has released it"


def test_the_place_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = default_place()
    assert place is not None
    assert place.name == "gridlock-arcade"
    assert not place.exists()
