"""Documents: people can read them, damaged ones are set aside, cabinets do not undo each other's changes."""

import json
from pathlib import Path

import pytest

from game.store.codec import NUMBER, Fields, Unreadable
from game.store.documents import Format, load, save, update
from game.store.folder import Folder

FORMAT = Format("gridlock toys", 2, "Your toys could not be read.")
NAME = "toys.json"


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def volume(fields: Fields) -> int:
    return NUMBER.read(fields.get("volume"))


def test_a_person_can_read_a_document_and_change_it(folder: Folder) -> None:
    save(folder, NAME, FORMAT, {"volume": 50, "names": ["Åsa"]})
    text = folder.read(NAME)
    assert text == (
        '{\n  "format": "gridlock toys",\n  "version": 2,\n  "volume": 50,\n  "names": [\n    "Åsa"\n  ]\n}\n'
    )
    folder.write(NAME, text.replace("50", "70"))
    assert load(folder, NAME, FORMAT, volume) == 70
    assert not folder.take_notices()


def test_an_older_document_can_still_be_read(folder: Folder) -> None:
    folder.write(NAME, '{"format": "gridlock toys", "version": 1, "volume": 5}')
    assert load(folder, NAME, FORMAT, volume) == 5


HEAD = '"format": "gridlock toys", "version": 2'
UNREADABLE = {
    "empty": "",
    "cut": '{"format": "gridlock toys", "vers',
    "no object": "[1, 2]",
    "no document": '{"volume": 5}',
    "another format": '{"format": "gridlock games", "version": 2, "volume": 5}',
    "a newer version": '{"format": "gridlock toys", "version": 3, "volume": 5}',
    "version 0": '{"format": "gridlock toys", "version": 0, "volume": 5}',
    "no version": '{"format": "gridlock toys", "version": true, "volume": 5}',
    "no number": f'{{{HEAD}, "volume": NaN}}',
    "no finite number": f'{{{HEAD}, "volume": 5, "more": 1e999}}',
    "a very long number": f'{{{HEAD}, "volume": {"9" * 5000}}}',
    "another type": f'{{{HEAD}, "volume": "5"}}',
    "a switch for a number": f'{{{HEAD}, "volume": true}}',
    "nested deeply": f'{{{HEAD}, "volume": 5, "more": {"[" * 30 + "]" * 30}}}',
    "nested very deeply": "[" * 100_000,
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_an_unreadable_document_is_set_aside_and_the_player_reads_one_line(folder: Folder, text: str) -> None:
    folder.write(NAME, text)
    assert load(folder, NAME, FORMAT, volume) is None
    assert folder.take_notices() == [
        "Your toys could not be read. The file is kept as toys-unreadable-1.json."
    ]
    assert folder.read("toys-unreadable-1.json") == text
    assert load(folder, NAME, FORMAT, volume) is None
    assert not folder.take_notices()


def test_what_another_cabinet_has_just_written_is_read_and_not_set_aside(folder: Folder) -> None:
    def read_slowly(fields: Fields) -> int:
        if fields["volume"] == 1000:
            save(folder, NAME, FORMAT, {"volume": 70})  # by the other cabinet, meanwhile
            raise Unreadable
        return volume(fields)

    save(folder, NAME, FORMAT, {"volume": 1000})
    assert load(folder, NAME, FORMAT, read_slowly) == 70
    assert not folder.take_notices()


def test_a_change_keeps_what_others_have_changed_and_what_this_version_does_not_know(folder: Folder) -> None:
    other = Folder(folder.path)
    update(folder, NAME, FORMAT, lambda fields: {**fields, "volume": 50})
    update(other, NAME, FORMAT, lambda fields: {**fields, "colour": {"of": ["the", "future"]}})
    update(folder, NAME, FORMAT, lambda fields: {**fields, "volume": 60})
    assert json.loads(folder.read(NAME) or "") == {
        "format": "gridlock toys",
        "version": 2,
        "volume": 60,
        "colour": {"of": ["the", "future"]},
    }


def test_a_change_of_an_unreadable_document_begins_anew(folder: Folder) -> None:
    folder.write(NAME, "junk")
    update(folder, NAME, FORMAT, lambda fields: {**fields, "volume": 50})
    assert load(folder, NAME, FORMAT, volume) == 50
    assert folder.read("toys-unreadable-1.json") == "junk"
    assert len(folder.take_notices()) == 1
