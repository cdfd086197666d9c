"""What is exported and erased: runs and records too, but nothing of another cabinet that runs."""

import json
from pathlib import Path

from game.records.tables import RUN
from game.store import export_and_erase, history, records
from game.store.records_text import written
from tests.store.arcade import Cabinet

DOCUMENTS = (history.NAME, records.NAME)


def test_runs_and_records_are_exported(tmp_path: Path) -> None:
    cabinet = Cabinet(tmp_path / "profile")
    cabinet.begin()
    cabinet.close()
    path = export_and_erase.export(cabinet.folder, DOCUMENTS, tmp_path)
    files = json.loads(path.read_text(encoding="utf-8"))["files"]
    assert set(files) == {records.NAME, "runs/run-1.json"}
    assert files[records.NAME]["runs"]["run"]["begun"] == 1


def test_all_is_erased_but_the_run_of_another_cabinet(tmp_path: Path) -> None:
    one, two = Cabinet(tmp_path), Cabinet(tmp_path)
    for cabinet in (one, two):
        cabinet.begin()
        cabinet.runs.begin_daily()
        cabinet.background.flush()
    one.folder.write("runs/run-1-unreadable-1.json", "junk")
    assert export_and_erase.erase(one.folder, DOCUMENTS, but=one.saves.slot.is_elsewhere)
    assert one.folder.names("runs") == ["runs/daily-2.json", "runs/run-2.json"]
    assert one.records.book().count(RUN).begun == 0
    one.close()
    two.close()


def test_no_export_replaces_another(tmp_path: Path) -> None:
    paths = {written(f"{number}", tmp_path) for number in range(3)}
    assert sorted(path.read_text(encoding="utf-8") for path in paths) == ["0\n", "1\n", "2\n"]
