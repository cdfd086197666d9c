"""The book of people on the disk: shared between cabinets, exported, erased, and set aside when damaged."""

import json
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.arcade.profile.profile import DOCUMENTS, Profile
from game.people.book import HoldOut, PlayedEvening, PlayedLeg, PlayedSet, Rematch
from game.people.faces import FACES
from game.people.person import Person, guest
from game.people.roster import Roster
from game.store import calendar, people
from game.store.background import Background
from game.store.folder import Folder
from game.store.people import People
from tests.processes import gridlock

NOON = datetime(2026, 11, 19, 12).astimezone()
ADA, BEN = Person("Ada", "star", "coral"), Person("Ben Ö", "fish", "sky")


class Shelf:
    """A cabinet with its book of people."""

    def __init__(self, place: Path) -> None:
        self.folder = Folder(place)
        self.background = Background(self.folder)
        self.people = People(self.folder, self.background)

    def settle(self) -> None:
        self.background.flush()

    def evening(self, *two: Person, key: str = "e") -> None:
        legs = (PlayedLeg(1, 1), PlayedLeg(2, 1))
        sets = (PlayedSet("siege", 1, legs), PlayedSet("arena", None))
        self.people.end(
            (two[0], two[1]),
            PlayedEvening(key, calendar.now(), "TONIGHT", 1, sets, HoldOut(2, "siege", 22), 1),
        )


def test_the_next_start_knows_who_was_here_and_what_they_played(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with calendar.held_at(NOON):
        ada, ben = shelf.people.keep(ADA), shelf.people.keep(BEN)
        shelf.evening(ada, ben)
        shelf.evening(ada, FACES["keen"].person, key="f")
    kept = shelf.people.book()
    assert len(kept.pairs) == 2
    shelf.settle()
    assert Shelf(tmp_path).people.book() == kept
    assert [each.person.name for each in kept.roster.people] == ["Ada", "Ben Ö"]


def test_whether_a_person_wants_hints_is_kept_and_an_older_book_says_nothing_about_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    ada, ben = shelf.people.keep(ADA), shelf.people.keep(BEN)
    shelf.people.set_hints(ben, hints=False)
    shelf.settle()
    roster = Shelf(tmp_path).people.book().roster
    assert (roster.hints(ada), roster.hints(ben), roster.hints(guest(1))) == (None, False, None)
    fields = json.loads((tmp_path / people.NAME).read_text("utf-8"))
    for each in fields["people"]:
        del each["hints"]
    (tmp_path / people.NAME).write_text(json.dumps(fields), "utf-8")
    older = Shelf(tmp_path)
    assert older.people.book().roster.hints(ben) is None
    assert [each.person for each in older.people.book().roster.people] == [ada, ben]


def test_a_rematch_is_kept_until_one_of_the_two_is_forgotten(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    ada, ben = shelf.people.keep(ADA), shelf.people.keep(BEN)
    shelf.people.meet_again(Rematch((ben.key, ada.key), 5, arena=True, first=2))
    shelf.settle()
    again = Shelf(tmp_path)
    assert again.people.known.expected == (ben, ada), "known without a look at the disk"
    assert again.people.book().rematch == Rematch((ben.key, ada.key), 5, arena=True, first=2)
    again.people.change(lambda book: book.without_person(ada.key))
    again.settle()
    assert ada.key not in (tmp_path / people.NAME).read_text("utf-8")


def test_whoever_has_played_was_here_last(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with calendar.held_at(NOON):
        ada, ben = shelf.people.keep(ADA), shelf.people.keep(BEN)
    with calendar.held_at(NOON + timedelta(days=1)):
        shelf.evening(FACES["keen"].person, ben)
    assert [each.person for each in shelf.people.book().roster.by_last_visit()] == [ben, ada]


def test_two_cabinets_add_to_one_book(tmp_path: Path) -> None:
    one, two = Shelf(tmp_path), Shelf(tmp_path)
    ada, ben = one.people.keep(ADA), two.people.keep(BEN)
    one.evening(ada, ben, key="here")
    two.evening(ben, ada, key="there")
    one.settle()
    two.settle()
    book = one.people.book()
    assert {each.person for each in book.roster.people} == {ada, ben}
    assert book.pairs[0].evenings.played == 2


def test_a_person_who_is_renamed_keeps_what_is_theirs(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    ada = shelf.people.keep(ADA)
    (before,) = shelf.people.book().roster.people
    shelf.people.change(lambda book: replace(book, roster=Roster((replace(before, uphill=3, level="keen"),))))
    shelf.people.keep(replace(ada, name="Adele"))
    (now,) = shelf.people.book().roster.people
    assert (now.person.name, now.uphill, now.level, now.key) == ("Adele", 3, "keen", ada.key)


def test_a_guest_leaves_nothing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.evening(guest(1), guest(2))
    shelf.evening(guest(1), FACES["keen"].person)
    shelf.settle()
    assert shelf.folder.read(people.NAME) is None


def test_a_guest_who_is_kept_is_somebody(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept = shelf.people.keep(guest(1))
    assert kept == replace(guest(1), key=kept.key)
    assert not kept.is_guest


@pytest.mark.parametrize(
    "damage",
    [
        {"people": 3},
        {"people": [{"person": {"name": "", "emblem": "star", "colour": "coral", "key": "a"}}]},
        {"pairs": [{"one": "a", "two": "a"}]},
    ],
    ids=["no list", "no name", "a pair of one"],
)
def test_a_damaged_book_is_set_aside_and_the_player_reads_it(
    tmp_path: Path, damage: dict[str, object]
) -> None:
    shelf = Shelf(tmp_path)
    ada = shelf.people.keep(ADA)
    shelf.evening(ada, FACES["keen"].person)
    shelf.settle()
    fields = json.loads((tmp_path / people.NAME).read_text("utf-8"))
    (tmp_path / people.NAME).write_text(json.dumps(fields | damage), "utf-8")
    after = Shelf(tmp_path)
    after.settle()
    assert not after.people.book().roster.people
    assert after.folder.take_notices() == [
        "The book of people could not be read. The file is kept as people-unreadable-1.json."
    ]


def test_it_is_exported_and_erased_with_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.export_and_erase.place_for_exports", lambda: tmp_path)
    profile = Profile(tmp_path / "profile")
    profile.people.keep(ADA)
    assert people.NAME in DOCUMENTS
    profile.background.flush()
    exported = json.loads(profile.export().result().read_text("utf-8"))
    assert exported["files"][people.NAME]["people"][0]["person"]["name"] == "Ada"
    profile.people.keep(BEN)  # not yet written
    profile.erase()
    profile.background.flush()
    assert not profile.people.book().roster.people
    profile.close()
    assert not (tmp_path / "profile" / people.NAME).exists()


def test_the_records_in_a_terminal_say_who_leads_and_what_was_played_by_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    ada = shelf.people.keep(ADA)
    before = gridlock("records", "--profile", str(tmp_path)).stdout
    shelf.evening(ada, FACES["keen"].person)
    shelf.settle()
    assert gridlock("records", "--profile", str(tmp_path)).stdout == before + (
        "\nAda leads 1–0, and won the last.\n"
        "  Siege                 sets 1–0, Ada began 1–0, Juno began 1–0\n"
        "  Arena                 sets ½–½\n"
    )
