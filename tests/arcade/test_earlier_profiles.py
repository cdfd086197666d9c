"""What people have kept with an earlier version is read completely, and written again to the letter."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command, Device, Kind
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.rebinding import Entry, source_at
from game.arcade.input.sources import button
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arena.match import Arena
from game.core.controls import Verb
from game.core.rules import Outcome
from game.records.tables import ARENA, DAILY_RUN, PUZZLE_STREAK, RUN
from game.run.points import Gate
from game.session.modes import Series
from game.session.my_level import MINE
from game.session.players import HUMAN, Players
from game.store import history, puzzle_book, records, saved_games, saved_runs
from game.store.calendar import held_at
from game.store.codec import Fields
from game.store.documents import Format, parsed, written
from game.store.saved_games import SAVED

GAMES = {slug: catalogue.games()[slug] for slug in ("apart", "chain", "crossfire", "light_cycle", "siege")}
# Played, solved, ridden and changed in November 2026, in the arcade and in the terminal. Only the last eight
# past games were kept, so that two others are only counted.
KEPT = Path(__file__).parent.parent / "profiles" / "2026-11"
PAD = Device(Kind.GAMEPAD, 1, model="030000005e0400008e02000014010000")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return shutil.copytree(KEPT, tmp_path / "profile")


@pytest.fixture
def profile(place: Path) -> Iterator[Profile]:
    profile = Profile(place)
    assert not profile.take_notices()
    yield profile
    profile.close()


def test_settings_choices_and_keys_are_read(profile: Profile) -> None:
    assert not profile.is_new
    assert profile.settings == Settings(
        mono=True,
        theme="light",
        palette="blue and white",
        rumble=50,
        clock=60,
        undos="three",
        bot_speed="off",
        text=125,
        shake=False,
    )
    assert profile.arena.kept == ArenaChoices(Arena("pillars", "small", "frantic", 1), (HUMAN, "rookie"))
    chosen = {slug: profile.choices.of(variant) for slug, variant in GAMES.items()}
    assert {slug: (each.people, each.first, each.rounds, each.level) for slug, each in chosen.items()} == {
        "apart": ((1,), 2, 1, "rookie"),
        "chain": ((1,), 1, 1, MINE),
        "siege": ((2,), 1, 5, "casual"),
        "light_cycle": ((1,), 1, 1, "rookie"),
        "crossfire": ((1,), 2, 1, "rookie"),
    }
    assert chosen["chain"].setup.size == 5
    assert dict(chosen["crossfire"].setup.options) == {"diagonals": "all"}
    keys = profile.bindings
    assert source_at(keys, Entry(LEFT_KEYS, Command.UNDO, 0)) is None
    assert source_at(keys, Entry(RIGHT_KEYS, Verb.CONFIRM, 1)) is not None
    assert source_at(keys, Entry(PAD, Verb.CONFIRM, 1)) == button(9)
    assert source_at(keys, Entry(PAD, Command.HINT, 0)) is None


def test_unfinished_games_are_read(profile: Profile) -> None:
    apart = profile.saves.of("apart")
    assert apart is not None
    assert apart.players == Players((HUMAN, "sharp"))
    assert apart.series == Series(5, 2, (Outcome(2), Outcome(1)))
    assert (apart.setup.size, len(apart.moves), apart.seed) == (6, 4, 77)
    assert apart.help_used.undos == (1, 0)
    assert apart.levels == ("rookie", "sharp")
    for slug, moves in (("chain", 4), ("siege", 7)):
        saved = profile.saves.of(slug)
        assert saved is not None
        assert len(saved.moves) == moves


def test_unfinished_runs_are_read(profile: Profile) -> None:
    run = profile.runs.unfinished(daily=False)
    daily = profile.runs.unfinished(daily=True)
    assert run is not None
    assert daily is not None
    assert (run.key, run.counts, run.run.seed) == ("04b2fc565075", False, 3)
    (stage,) = run.run.results
    assert stage.won
    assert stage.gates == (Gate(2, 3, kept=True), Gate(1, 3, kept=True), Gate(1, 2, kept=True))
    begun = run.session(GAMES)
    assert begun is not None
    assert (begun.setup.variant.slug, begun.hints_used(1), begun.hints_left) == ("apart", 1, 2)
    assert (daily.key, daily.counts, daily.run.date) == ("081fda983eb0", True, "2026-11-20")
    stage_of_today = daily.session(GAMES)
    assert stage_of_today is not None
    assert len(stage_of_today.match.plies) == 5


def test_past_games_and_statistics_are_read(profile: Profile) -> None:
    past = profile.history.past_games()
    assert [(game.slug, game.moves, game.stage) for game in past] == [
        ("chain", 8, "04b2fc565075 0"),
        ("chain", 3, "0b01999ef995 2"),
        ("chain", 3, "0b01999ef995 1"),
        ("chain", 1, "0b01999ef995 0"),
        ("light_cycle", 14, ""),
        ("crossfire", 4, ""),
        ("light_cycle", 21, ""),
        ("siege", 16, ""),
    ]
    assert [game.resigned for game in past] == [None, 1, 2, 2, None, 1, None, None]
    assert past[3].hints_used == (0, 1)
    for game in past:
        assert len(profile.history.session(game).match.plies) == game.moves
    scores = {
        (slug, kind): (score.won, score.lost)
        for slug, each in profile.history.statistics().items()
        for kind, score in each.scores.items()
    }
    assert scores == {
        ("apart", "rookie"): (0, 1),
        ("crossfire", "rookie"): (0, 1),
        ("light_cycle", "sharp"): (1, 0),
        ("light_cycle", "rookie"): (1, 0),
        ("chain", HUMAN): (1, 1),
        ("chain", "rookie"): (1, 3),
        ("siege", HUMAN): (0, 1),
    }
    assert profile.history.statistics()["chain"].hints == 1
    (day,) = profile.history.tallies().days.values()
    assert (day.played, day.won, day.clean, day.longest) == (8, 3, 3, 1)
    assert profile.history.my_level("apart") == "casual"


def test_records_are_read(profile: Profile) -> None:
    book = profile.records.book()
    scores = {name: [(score.initials, score.points) for score in of] for name, of in book.tables.items()}
    assert scores == {ARENA: [("KAY", 1)], PUZZLE_STREAK: [("KAY", 3)], RUN: [("KAY", 0)]}
    assert book.medals == {"bronze": "2026-11-19", "razor": "2026-11-19"}
    assert (book.count(RUN).begun, book.count(RUN).ended, book.count(DAILY_RUN).begun) == (1, 1, 1)
    assert book.initials == "KAY"
    assert not book.would_count("2026-11-20"), "the daily run of that day was begun"


def test_puzzles_are_read(profile: Profile) -> None:
    progress = profile.puzzles.progress
    assert (progress.rating.value, progress.rating.puzzles) == (999, 7)
    assert progress.ratings == (981, 961, 981, 1001, 1022, 1002, 999)
    assert progress.streak is not None
    assert (progress.streak.solved, progress.streak.over, progress.longest) == (3, True, 3)
    assert progress.tasks["rated"].attempt.tried == ("up:0,2",)
    assert progress.days["2026-11-20"].attempt.solved
    assert [due.stage for due in progress.yours.values()] == [0, 1]
    assert len(progress.returning) == 4
    assert list(progress.tried.values()) == [False, False, True, True, True, False, False]


# Written again


def written_again(name: str, form: Format, again: Callable[[Fields], Fields]) -> tuple[str, str]:
    """A document as it is kept, and as it is written when it has been read."""
    before = (KEPT / name).read_text(encoding="utf-8")
    fields = parsed(before, form)
    if "saved" not in fields:
        return before, written(form, again(fields))
    with held_at(SAVED.read_from(fields)):
        return before, written(form, again(fields))


@pytest.mark.parametrize("name", [f"games/{slug}-1.json" for slug in ("apart", "chain", "siege")])
def test_a_game_is_written_as_it_was(name: str) -> None:
    before, after = written_again(
        name,
        saved_games.FORMAT,
        lambda fields: saved_games.fields_of(saved_games.game_of(fields, GAMES)),
    )
    assert after == before


@pytest.mark.parametrize("name", ["runs/run-1.json", "runs/daily-1.json"])
def test_a_run_is_written_as_it_was(name: str) -> None:
    before, after = written_again(
        name,
        saved_runs.FORMAT,
        lambda fields: saved_runs.fields_of(saved_runs.progress_of(fields, GAMES)),
    )
    assert after == before


SHARED = {
    "history.json": (history.FORMAT, history.KEPT),
    "records.json": (records.FORMAT, records.BOOK),
    "puzzles.json": (puzzle_book.FORMAT, puzzle_book.PROGRESS),
}


@pytest.mark.parametrize("name", SHARED)
def test_past_games_records_and_puzzles_are_written_as_they_were(name: str) -> None:
    form, codec = SHARED[name]
    before, after = written_again(name, form, lambda fields: codec.write(codec.read(fields)))
    assert after == before


def test_settings_choices_and_keys_are_kept_as_they_were(profile: Profile, place: Path) -> None:
    profile.keep_settings(Settings(), profile.settings)
    for variant in GAMES.values():
        profile.choices.keep(profile.choices.of(variant))
    profile.arena.keep(profile.arena.kept)
    profile.keep_bindings(DEFAULT_BINDINGS, profile.bindings)
    profile.end_first_start()
    profile.close()
    for name in ("settings", "choices", "arena", "bindings", "first-start"):
        assert (place / f"{name}.json").read_bytes() == (KEPT / f"{name}.json").read_bytes(), name


def test_every_file_of_a_profile_is_tried() -> None:
    assert {str(file.relative_to(KEPT)) for file in KEPT.rglob("*.json")} == {
        *("settings.json", "choices.json", "arena.json", "bindings.json", "first-start.json"),
        *("history.json", "records.json", "puzzles.json"),
        *("games/apart-1.json", "games/chain-1.json", "games/siege-1.json"),
        *("runs/run-1.json", "runs/daily-1.json"),
    }
