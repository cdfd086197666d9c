"""Unfinished games: whole after every kill, as they were, and never taken from a running cabinet."""

import errno
import os
import random
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game import catalogue
from game.core.rules import Outcome
from game.people.person import Person
from game.session.events import Ended
from game.session.modes import Series
from game.session.new_sessions import next_game, variation_from
from game.session.players import HUMAN, Players
from game.session.session import SavedGame, Session
from game.store.documents import parsed
from game.store.folder import Folder
from game.store.saved_games import FORMAT, fields_of, saved_game
from tests.processes import PATIENCE_SECONDS, ROOT
from tests.setups import PRODUCT_GAMES
from tests.slow_disk import Disk
from tests.store.arcade import Arcade

GAMES = catalogue.games()


def begun(slug: str, moves: int = 3, **more: object) -> Session:
    """A game in which some moves of its lesson were made."""
    variant = GAMES[slug]
    values = {"players": Players((HUMAN, "sharp")), "series": Series(3, 1), "seed": 7, **more}
    session = Session(variant.setup(), values["players"], values["series"], values["seed"])  # type: ignore[arg-type]
    for text in variant.lesson.game.split()[:moves]:
        session.play(session.match.rules.read_move(text))
    return session


@pytest.mark.parametrize("slug", PRODUCT_GAMES)
def test_a_game_goes_on_as_it_was(arcade: Arcade, slug: str) -> None:
    first = arcade.start()
    series = Series(5, 2, (Outcome(1), Outcome(2)))
    session = begun(slug, series=replace(series, first=1), players=Players(("perfect", HUMAN)))
    session.undo()
    session.ask_hint()
    first.saves.keep(session)
    arcade.close(first)
    saved = arcade.start().saves.of(slug)
    assert saved == session.saved()
    assert saved is not None
    again = Session.restored(saved)
    assert again.match.position == session.match.position
    assert (again.mode, again.players, again.seed) == (session.mode, session.players, session.seed)
    for used in (Session.hints_used, Session.undos_used):
        assert [used(again, player) for player in (1, 2)] == [used(session, player) for player in (1, 2)]
    assert again.undos_used(2) == 1


def test_only_what_can_go_on_is_kept(arcade: Arcade) -> None:
    cabinet = arcade.start()
    session = begun("chain", moves=0, series=Series())
    cabinet.saves.keep(session)
    assert not cabinet.slugs, "nothing has happened"
    for text in GAMES["chain"].lesson.game.split():
        (_moved, *more) = session.play(session.match.rules.read_move(text))
        cabinet.saves.keep(session)
        assert cabinet.slugs == ([] if any(isinstance(event, Ended) for event in more) else ["chain"])
    session.undo()
    cabinet.saves.keep(session)
    assert cabinet.slugs == ["chain"], "its end was undone"
    session.resign(1)
    cabinet.saves.keep(session)
    arcade.close(cabinet)
    assert not arcade.start().slugs


def test_a_game_whose_moves_were_all_taken_back_is_still_that_game(arcade: Arcade) -> None:
    cabinet = arcade.start()
    session = begun("chain", moves=1, players=Players())
    cabinet.saves.keep(session)
    session.undo()
    cabinet.saves.keep(session)
    arcade.close(cabinet)
    saved = arcade.start().saves.of("chain")
    assert saved is not None
    assert (saved.moves, saved.help_used.undos) == ((), (1, 0))


def test_a_round_that_is_over_is_kept_for_its_series_and_a_decided_series_is_not(arcade: Arcade) -> None:
    cabinet = arcade.start()
    one = begun("chain", moves=99)
    cabinet.saves.keep(one)
    assert one.over
    two = next_game(one, 8)
    cabinet.saves.keep(two)
    assert cabinet.saves.of("chain") == two.saved(), "the next round has begun"
    assert one.outcome is not None
    loser = 3 - (one.outcome.winner or 1)
    two.resign(loser)
    cabinet.saves.keep(two)
    assert not cabinet.slugs


def test_a_new_game_replaces_an_unfinished_one_with_its_first_move(arcade: Arcade) -> None:
    cabinet = arcade.start()
    old, new = begun("siege"), begun("siege", moves=0, series=Series(), seed=8)
    cabinet.saves.keep(old)
    cabinet.saves.keep(new)
    assert cabinet.saves.of("siege") == old.saved()
    new.play(new.match.rules.legal_moves(new.match.position)[0])
    cabinet.saves.keep(new)
    assert cabinet.saves.of("siege") == new.saved()


def test_the_game_played_last_is_offered_first(arcade: Arcade) -> None:
    cabinet = arcade.start()
    for slug in ("apart", "siege", "chain"):
        cabinet.saves.keep(begun(slug))
    cabinet.saves.keep(begun("siege", moves=4))
    latest = cabinet.saves.latest
    assert latest is not None
    assert latest.setup.variant.slug == "siege"


# Cabinets


def test_no_cabinet_takes_the_games_of_another_that_runs(arcade: Arcade) -> None:
    one, two = arcade.start(), arcade.start()
    one.saves.keep(begun("apart"))
    two.saves.keep(begun("chain"))
    one.background.flush()
    two.background.flush()
    three = arcade.start()
    assert not three.slugs
    arcade.close(two)
    four = arcade.start()
    assert four.slugs == ["chain"], "it has the place and the game of the one that has ended"
    assert one.slugs == ["apart"]


def test_a_cabinet_takes_over_all_games_of_those_that_have_ended(arcade: Arcade) -> None:
    one, two, three = arcade.start(), arcade.start(), arcade.start()
    one.saves.keep(begun("apart"))
    two.saves.keep(begun("chain"))
    three.saves.keep(begun("siege"))
    for cabinet in (one, two, three):
        arcade.close(cabinet)
    assert arcade.start().slugs == ["apart", "chain", "siege"]


@pytest.mark.parametrize("days", [(17, 18, 19), (19, 18, 17), (18, 19, 17)], ids=str)
def test_each_start_offers_the_latest_of_several_games_and_the_others_wait(
    arcade: Arcade, days: tuple[int, int, int]
) -> None:
    cabinets = [arcade.start() for _cabinet in days]
    for number, cabinet in enumerate(cabinets, start=1):
        cabinet.saves.keep(begun("apart", moves=number, series=Series()))
        arcade.close(cabinet)
        date_back(arcade.place / f"games/apart-{number}.json", days[number - 1])
    offered = []
    beside = arcade.start()
    for _game in days:
        saved = beside.saves.of("apart")
        assert saved is not None
        offered.append(days[len(saved.moves) - 1])
        finished = Session.restored(saved)
        finished.resign(1)
        beside.saves.keep(finished)
        arcade.close(beside)
        beside = arcade.start()
    assert offered == [19, 18, 17]
    assert not beside.slugs


def test_a_game_that_another_cabinet_has_left_is_found_once_the_own_one_has_ended(arcade: Arcade) -> None:
    first, second, apart = arcade.start(), arcade.start(), GAMES["apart"]
    for cabinet, moves in ((first, 2), (second, 3)):
        cabinet.saves.keep(begun("apart", moves, series=Series()))
    own = second.saves.found(apart.slug)
    assert own is not None
    finished = Session.restored(own)
    finished.resign(1)
    second.saves.keep(finished)
    second.background.flush(PATIENCE_SECONDS)  # it is looked for where that holds up no frame
    assert second.saves.found(apart.slug) is None, "the other cabinet is running"
    arcade.close(first)
    left = second.saves.found(apart.slug)
    assert left is not None
    assert len(left.moves) == 2
    assert arcade.start().saves.found(apart.slug) is None, "nobody else takes it"


def date_back(file: Path, day: int) -> None:
    """Let a file have been saved on this day of a November."""
    text = re.sub(r'"saved": "[^"]*"', f'"saved": "2025-11-{day}T12:00:00+01:00"', file.read_text())
    file.write_text(text)


def test_a_start_waits_only_briefly_for_another_that_is_changing_something(arcade: Arcade) -> None:
    for cabinet, slug in [(arcade.start(), "apart"), (arcade.start(), "chain")]:
        cabinet.saves.keep(begun(slug))
    arcade.close_all()
    lock = Folder(arcade.place).hold("changes")
    assert lock is not None
    meanwhile = arcade.start()
    assert meanwhile.slugs == ["apart"], "no game changes its place while another is changing something"
    lock.release()
    arcade.close(meanwhile)
    assert arcade.start().slugs == ["apart", "chain"]


@pytest.mark.parametrize("who_is_first", ["the new one", "the old one"])
def test_a_cabinet_whose_folder_is_removed_shares_its_games_with_nobody(
    arcade: Arcade, who_is_first: str
) -> None:
    old = arcade.start()
    old.saves.keep(begun("apart"))
    old.saves.keep(begun("chain"))
    run = old.begin()
    assert old.background.flush()
    shutil.rmtree(arcade.place)
    if who_is_first == "the old one":
        old.saves.keep(begun("apart", moves=4))
        assert old.background.flush()
    new = arcade.start()
    assert not new.slugs, "the old one still plays its games"
    new.saves.keep(begun("apart", moves=5))
    assert new.background.flush()
    old.saves.keep(begun("apart", moves=6))
    assert old.background.flush()
    assert new.saves.slot.number != old.saves.slot.number
    arcade.close(new)
    arcade.close(old)
    after = arcade.start()
    assert after.slugs == ["apart", "chain"]
    assert after.runs.unfinished(daily=False) == run
    unfinished = [name for name in after.folder.names("games") if "apart" in name]
    moves = [parsed(after.folder.read(name) or "", FORMAT)["record"] for name in unfinished]
    assert sorted(map(len, map(str.split, moves))) == [11, 12], (
        "both games are there, with five and six moves"
    )


# Kills

WAITING = """
import sys
from pathlib import Path
from tests.store.arcade import Cabinet
from tests.store.test_saves import begun
cabinet = Cabinet(Path(sys.argv[1]))
cabinet.saves.keep(begun("apart"))
cabinet.background.flush()
print("playing", flush=True)
input()
"""


def test_a_process_keeps_its_games_until_it_is_killed(arcade: Arcade) -> None:
    command = [sys.executable, "-c", WAITING, str(arcade.place)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as playing:
        assert playing.stdout is not None
        playing.stdout.readline()
        beside = arcade.start()
        assert not beside.slugs
        playing.kill()
    assert arcade.start().slugs == ["apart"]


PLAYING = """
import sys
from dataclasses import replace
from pathlib import Path
from tests.store.arcade import Cabinet
from tests.store.test_saves import begun
from game.session.help_used import HelpUsed
from game.session.session import Session
cabinet, whole = Cabinet(Path(sys.argv[1])), begun("siege", 99)
saved = begun("siege").saved()
moves = [ply.move for ply in whole.match.plies][:-1]
for number in range(int(sys.argv[2]), 100_000):
    some = tuple(moves[: 1 + number % len(moves)])
    cabinet.saves.keep(Session.restored(replace(saved, moves=some, help_used=HelpUsed(hints=(number, 0)))))
    if number % 3 == 0:
        cabinet.background.flush()
        print(number, flush=True)
"""


def test_a_kill_at_any_instant_neither_loses_nor_tears_a_game(arcade: Arcade) -> None:
    """Two hundred saves and more, by processes that are killed in the middle of it."""
    chance, last = random.Random(9), 0  # noqa: S311 - nobody's secret
    while last < 200:
        command = [sys.executable, "-c", PLAYING, str(arcade.place), str(last + 1)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            for _save in range(chance.randint(1, 20)):
                last = int(child.stdout.readline())
            child.kill()
        after = arcade.start()
        saved = after.saves.of("siege")
        assert not after.folder.take_notices()
        assert saved is not None
        assert saved.help_used.hints[0] >= last, "a save that was confirmed is lost"
        moves = len(begun("siege", 99).match.plies) - 1
        assert len(saved.moves) == 1 + saved.help_used.hints[0] % moves
        last = saved.help_used.hints[0]
        arcade.close(after)


# Damage


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


IMPOSSIBLE = {
    "an illegal move": ("moves 3,3", "moves 9,9"),
    "a move twice": ("moves 3,3", "moves 3,3 3,3"),
    "another first player": ("first=1", "first=2"),
    "no such game": ('"apart', '"apartheid'),
    "no such size": ("size=5", "size=50"),
    "a result that is wrong": ("result *", "result 1"),
    "no such level": ('"sharp"', '"genius"'),
    "no people": ('"human"', '"casual"'),
    "three players": ('"sharp"', '"sharp", "sharp"'),
    "an even number of rounds": ('"rounds": 3', '"rounds": 2'),
    "rounds without end": ('"rounds": 3', '"rounds": true'),
    "a series that is decided": ('"winners": []', '"winners": [1, 2, 1, 1]'),
    "a winner who does not exist": ('"winners": []', '"winners": [3, 1]'),
    "the other player's turn to begin": ('"winners": []', '"winners": [1]'),
    "no seed": ('"seed": 7', '"seed": null'),
    "hints that were given back": ('"hints used": [\n    0', '"hints used": [\n    -1'),
    "a hint that may have been given": ('"hinted": false', '"hinted": 1'),
    "a resignation by nobody": ('"resigned": null', '"resigned": "1"'),
    "more levels than moves of the bot": ('"seed": 7', '"seed": 7, "levels": ["rookie", "sharp", "sharp"]'),
    "a level of a person": ('"seed": 7', '"seed": 7, "levels": ["human"]'),
    "no date": ('"saved": "', '"saved": 5, "was": "'),
}


def test_a_game_makes_way_for_the_next_one_while_the_disk_does_not_answer(arcade: Arcade, disk: Disk) -> None:
    """Nobody waits for the disk, and neither game is lost."""
    cabinet = arcade.start()
    disk.stop()
    old, new = begun("chain"), begun("chain", moves=1, seed=8, series=Series())
    cabinet.saves.keep(old)
    disk.await_writer()
    cabinet.saves.set_aside("chain")
    assert cabinet.saves.of("chain") is None
    cabinet.saves.keep(new)
    disk.go_on()
    arcade.close(cabinet)
    later = arcade.start()
    assert later.saves.of("chain") == new.saved()
    new.resign(1)
    later.saves.keep(new)
    later.background.flush()
    assert later.saves.found("chain") == old.saved(), "it has waited for the end of the new one"


def test_a_game_that_makes_way_waits_though_the_next_one_has_ended_before_the_disk_answers(
    arcade: Arcade, disk: Disk
) -> None:
    cabinet = arcade.start()
    disk.stop()
    old, new = begun("chain"), begun("chain", moves=1, seed=8, series=Series())
    cabinet.saves.keep(old)
    disk.await_writer()
    cabinet.saves.set_aside("chain")
    cabinet.saves.keep(new)
    new.resign(1)
    cabinet.saves.keep(new)
    disk.go_on()
    arcade.close(cabinet)
    assert arcade.start().saves.of("chain") == old.saved()


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_game_is_set_aside_and_the_player_reads_about_it(
    arcade: Arcade, change: tuple[str, str]
) -> None:
    cabinet = arcade.start()
    cabinet.saves.keep(begun("apart"))
    cabinet.saves.keep(begun("chain"))
    arcade.close(cabinet)
    folder, name = Folder(arcade.place), "games/apart-1.json"
    damaged = swapped(folder.read(name) or "", *change)
    folder.write(name, damaged)
    after = arcade.start()
    assert after.slugs == ["chain"]
    assert after.folder.take_notices() == [
        "An unfinished game could not be read. The file is kept as games/apart-1-unreadable-1.json."
    ]
    assert folder.read("games/apart-1-unreadable-1.json") == damaged


def test_a_game_under_the_name_of_another_is_set_aside(arcade: Arcade) -> None:
    cabinet = arcade.start()
    cabinet.saves.keep(begun("chain"))
    arcade.close(cabinet)
    folder = Folder(arcade.place)
    folder.write("games/apart-1.json", folder.read("games/chain-1.json") or "")
    after = arcade.start()
    assert after.slugs == ["chain"]
    assert len(after.folder.take_notices()) == 1


def test_a_variation_is_not_kept() -> None:
    assert variation_from(begun("chain", 99), 2, "sharp", 1).saved() is None
    saved = begun("chain").saved()
    assert isinstance(saved, SavedGame)


@pytest.mark.parametrize("reason", [errno.EACCES, errno.EPERM, errno.ENOLCK, errno.EOPNOTSUPP])
def test_on_a_file_system_without_locks_games_are_kept_too(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch, reason: int
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(_file: int, _operation: int) -> None:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(fcntl, "flock", refuse)
    first = arcade.start()
    first.saves.keep(begun("chain"))
    arcade.close(first)
    assert arcade.start().slugs == ["chain"]


ADA, BEN = Person("Ada", "star", "coral", key="a1"), Person("Guest 2", "heart", "gold")


def test_who_plays_is_the_same_when_a_game_goes_on(arcade: Arcade) -> None:
    first = arcade.start()
    session = begun("siege", players=Players(persons=(ADA, BEN)))
    first.saves.keep(session)
    arcade.close(first)
    saved = arcade.start().saves.of("siege")
    assert saved is not None
    assert Session.restored(saved).players == Players(persons=(ADA, BEN))


def test_who_played_stands_in_the_history(arcade: Arcade) -> None:
    first = arcade.start()
    session = begun("siege", players=Players((HUMAN, "keen"), (ADA, None)))
    session.resign(1)
    first.history.follow(session)
    arcade.close(first)
    (past,) = arcade.start().history.past_games()
    assert past.players == Players((HUMAN, "keen"), (ADA, None))


def test_of_people_without_names_nothing_more_is_written_than_before() -> None:
    fields = fields_of(checked(begun("siege", players=Players())))
    names = ["saved", "record", "players", "series", "resigned", "hints used", "undos used", "hinted"]
    assert list(fields) == [*names, "hinted moves", "seed"]
    assert fields["players"] == ["human", "human"]
    known = fields_of(checked(begun("siege", players=Players(persons=(None, BEN)))))
    assert set(known) - set(fields) == {"persons"}
    assert known["persons"] == [
        None,
        {"name": "Guest 2", "emblem": "heart", "colour": "gold", "key": "", "level": "", "members": []},
    ]


@pytest.mark.parametrize("persons", [3, [None], [None, {"name": "Ada"}], [None, {"name": "A\x1b"}]])
def test_a_game_between_persons_who_cannot_be_is_damaged(persons: object) -> None:
    fields = fields_of(checked(begun("siege")))
    with pytest.raises(ValueError, match=r"is no such list|is not str|no name"):
        saved_game({**fields, "persons": persons}, GAMES)  # type: ignore[dict-item]


def checked(session: Session) -> SavedGame:
    saved = session.saved()
    assert saved is not None
    return saved
