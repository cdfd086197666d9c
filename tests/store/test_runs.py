"""Unfinished runs and records: as they were after every kill, once in the tables, never another cabinet's."""

import json
import subprocess
import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from game.records.tables import DAILY_RUN, RUN, Period, place, top
from game.run.run_progress import RunProgress
from game.session.session import Session
from game.store import calendar, records, saved_runs
from game.store.background import Background
from game.store.codec import Fields
from game.store.folder import Folder
from game.store.records import Records
from tests.processes import ROOT
from tests.runs import GAMES, Player, quick_run
from tests.store.arcade import Arcade, Cabinet

PLAYER = Player()


def on(progress: RunProgress) -> Session:
    """The stage that is on."""
    session = progress.session(GAMES)
    assert session is not None
    return session


def given_up(cabinet: Cabinet, progress: RunProgress) -> RunProgress:
    """A run whose stages are all given up from here on."""
    while not progress.run.over:
        session = PLAYER.begun(progress.run)
        assert session.players.alone is not None
        session.resign(session.players.alone)
        PLAYER.go_on(session)
        progress = cabinet.runs.end_stage(progress, session)
    return progress


class TestGoingOn:
    def test_a_run_goes_on_between_two_stages(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = cabinet.begin()
        session = PLAYER.begun(progress.run)
        PLAYER.finish(session)
        progress = cabinet.runs.end_stage(progress, session)
        arcade.close(cabinet)
        assert arcade.start().runs.unfinished(daily=False) == progress

    def test_a_run_goes_on_within_a_stage_with_the_same_replies(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = cabinet.begin(quick_run(2))
        session = PLAYER.begun(progress.run)
        session.ask_hint()
        PLAYER.go_on(session)
        session.play(PLAYER.best(session))
        progress = cabinet.runs.keep(progress, session)
        arcade.close(cabinet)
        after = arcade.start().runs.unfinished(daily=False)
        assert after == progress
        assert after is not None
        again = on(after)
        PLAYER.go_on(session)
        PLAYER.go_on(again)
        assert again.match.plies == session.match.plies
        assert after.run.worth(again) == progress.run.worth(session)
        PLAYER.finish(session)
        PLAYER.finish(again)
        assert after.after(again) == progress.after(session)
        assert after.after(again).run.results[0].hints == 1

    def test_a_hint_is_paid_for_before_it_is_seen(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = cabinet.begin()
        session = PLAYER.begun(progress.run)
        PLAYER.go_on(session)
        session.ask_hint()
        cabinet.runs.keep(progress, session)
        assert cabinet.background.flush()
        assert session.hint is None, "it was not given yet"
        kept = saved_runs.progress_of(document(cabinet.folder), GAMES)
        assert on(kept).hints_used(session.turn) == 1

    def test_a_stage_that_had_ended_before_a_kill_is_counted_after_it(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = cabinet.begin()
        session = PLAYER.begun(progress.run)
        assert session.players.alone is not None
        session.resign(session.players.alone)
        cabinet.runs.keep(progress, session)
        arcade.close(cabinet)
        after = arcade.start().runs.unfinished(daily=False)
        assert after is not None
        again = on(after)
        PLAYER.go_on(again)
        assert after.after(again).run.standing.lives == 2

    def test_a_run_and_the_daily_run_wait_beside_each_other(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        one, two = cabinet.runs.begin(), cabinet.runs.begin_daily()
        arcade.close(cabinet)
        runs = arcade.start().runs
        assert (runs.unfinished(daily=False), runs.unfinished(daily=True)) == (one, two)

    @pytest.mark.parametrize("daily", [True, False])
    def test_the_run_that_was_played_last_is_known_after_a_start(
        self, arcade: Arcade, daily: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cabinet = arcade.start()
        one, two = cabinet.runs.begin(), cabinet.runs.begin_daily()
        cabinet.background.flush()
        hour_later = calendar.now() + timedelta(hours=1)
        monkeypatch.setattr(calendar, "now", lambda: hour_later)
        last = two if daily else one
        last = cabinet.runs.keep(last, PLAYER.begun(last.run))
        assert cabinet.runs.latest == last
        arcade.close(cabinet)
        assert arcade.start().runs.latest == last

    def test_no_cabinet_takes_the_run_of_another_that_is_on(self, arcade: Arcade) -> None:
        one = arcade.start()
        progress = one.begin()
        one.background.flush()
        assert arcade.start().runs.unfinished(daily=False) is None
        arcade.close(one)
        assert arcade.start().runs.unfinished(daily=False) == progress

    def test_a_run_that_another_cabinet_has_left_is_found_when_a_run_is_chosen(self, arcade: Arcade) -> None:
        one, two = arcade.start(), arcade.start()
        progress = one.begin()
        arcade.close(one)
        assert two.runs.unfinished(daily=False) is None
        assert two.runs.found(daily=False) == two.runs.unfinished(daily=False) == progress


def test_a_run_begun_when_all_stages_were_on_official_boards_goes_on(arcade: Arcade) -> None:
    saved = (Path(__file__).parent / "earlier" / "run-on-official-boards.json").read_text()
    Folder(arcade.place).write("runs/run-1.json", saved)
    cabinet = arcade.start()
    assert not cabinet.folder.take_notices()
    progress = cabinet.runs.unfinished(daily=False)
    assert progress is not None
    assert [result.setup.size for result in progress.run.results] == [4, 5, 4]
    points = progress.run.standing.points
    session = on(progress)
    assert (session.setup.size, len(session.match.plies)) == (5, 5)
    assert progress.card(GAMES).setup == session.setup, "the card shows the board on which it was begun"
    PLAYER.finish(session)
    progress = cabinet.runs.end_stage(progress, session)
    assert progress.run.standing.points > points
    coming = PLAYER.begun(progress.run)
    assert coming.setup.size in GAMES["chain"].stage_sizes
    progress = cabinet.runs.keep(progress, coming)
    arcade.close(cabinet)
    assert arcade.start().runs.unfinished(daily=False) == progress


class TestRecords:
    def test_a_run_begun_is_counted_at_once(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        cabinet.runs.begin()
        assert cabinet.background.flush()
        assert Records(Folder(arcade.place), Background(Folder(None))).book().count(RUN).begun == 1

    def test_a_run_that_is_over_is_in_its_table_once(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = given_up(cabinet, cabinet.begin())
        cabinet.runs.end(progress)
        cabinet.runs.end(progress)
        cabinet.runs.sign(progress, "XYZ")
        book = cabinet.records.book()
        (score,) = book.high_scores(RUN)
        assert (score.initials, score.points, score.key) == ("XYZ", 0, progress.key)
        assert book.count(RUN).ended == 1
        assert cabinet.runs.unfinished(daily=False) is None

    def test_medals_are_told_once(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        run = replace(quick_run(3), games=("chain",))
        for _stage in range(4):
            run = PLAYER.won(run)
        first = cabinet.runs.end(RunProgress("one", run))
        assert "cleared" in {medal.name for medal in first}
        assert cabinet.runs.end(RunProgress("two", run)) == ()
        assert "cleared" in cabinet.records.book().medals

    @pytest.mark.parametrize("daily", [True, False])
    def test_only_the_first_start_of_a_day_and_of_a_seed_counts(self, arcade: Arcade, daily: bool) -> None:
        cabinet, table = arcade.start(), DAILY_RUN if daily else RUN
        begin = cabinet.runs.begin_daily if daily else lambda: cabinet.runs.begin(7)
        first, second = begin(), begin()
        assert first.run == second.run
        assert (first.counts, second.counts) == (True, False)
        assert cabinet.background.flush()
        beside = arcade.start()
        assert not (beside.runs.begin_daily() if daily else beside.runs.begin(7)).counts
        cabinet.runs.end(given_up(cabinet, replace(second, run=quick_run())))
        book = cabinet.records.book()
        assert (book.high_scores(table), book.count(table).begun) == ((), 1)

    def test_a_clock_that_was_wrong_does_no_harm(
        self, arcade: Arcade, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cabinet = arcade.start()
        run = PLAYER.won(PLAYER.won(PLAYER.won(quick_run())))
        for day in ("2026-11-19", "2099-01-01", "2026-11-20"):
            monkeypatch.setattr(saved_runs, "today", lambda day=day: day)
            assert cabinet.runs.begin_daily().counts
            cabinet.runs.end(RunProgress(day, run))
        monkeypatch.setattr(saved_runs, "today", lambda: "2026-11-19")
        assert not cabinet.runs.begin_daily().counts
        scores = cabinet.records.book().high_scores(RUN)
        assert place(RUN, scores, Period.TODAY, "2026-11-20", "2026-11-20") is not None
        assert len([e for e in top(RUN, scores, Period.MONTH, "2026-11-20") if not e.is_bot]) <= 2

    def test_stages_are_past_games_and_count_in_the_tallies(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        progress = cabinet.begin()
        session = PLAYER.begun(progress.run)
        PLAYER.finish(session)
        cabinet.runs.end_stage(progress, session)
        cabinet.runs.end_stage(progress, session)
        (past,) = cabinet.history.past_games()
        assert past.stage == f"{progress.key} 0"
        assert cabinet.history.session(past).given == session.given == len(session.began_in.opening)
        assert cabinet.history.session(past).match.plies == session.match.plies
        ((group, tally),) = cabinet.history.tallies().groups.items()
        assert (group.side, group.level) == (session.players.alone, session.players.bot_level)
        assert (tally.played, tally.won, tally.clean) == (1, 1, 1)

    def test_fields_of_a_later_version_stay(self, arcade: Arcade) -> None:
        cabinet = arcade.start()
        cabinet.runs.begin()
        assert cabinet.background.flush()
        fields = json.loads(cabinet.folder.read(records.NAME) or "")
        cabinet.folder.write(records.NAME, json.dumps({**fields, "puzzles": {"of": ["the", "future"]}}))
        cabinet.runs.begin()
        assert cabinet.background.flush()
        fields = json.loads(cabinet.folder.read(records.NAME) or "")
        assert fields["puzzles"] == {"of": ["the", "future"]}
        assert fields["runs"]["run"]["begun"] == 2


def document(folder: Folder) -> Fields:
    fields: Fields = json.loads(folder.read("runs/run-1.json") or "")
    return {name: value for name, value in fields.items() if name not in ("format", "version")}


# Kills

PLAYING = """
import sys
from pathlib import Path
from tests.runs import quick_run
from tests.store.arcade import Cabinet
from tests.store.test_runs import PLAYER
cabinet = Cabinet(Path(sys.argv[1]))
progress = cabinet.begin(quick_run(int(sys.argv[2])))
while not progress.run.standing.cleared:
    session = PLAYER.begun(progress.run)
    while not session.over:
        PLAYER.go_on(session)
        if not session.over:
            session.play(PLAYER.best(session))
        cabinet.runs.keep(progress, session)
        cabinet.background.flush()
        print(len(progress.run.results), len(session.match.plies), flush=True)
    PLAYER.go_on(session)
    progress = cabinet.runs.end_stage(progress, session)
"""


@pytest.mark.parametrize("moves", [1, 9, 23])
def test_a_kill_loses_no_move_and_tears_nothing(arcade: Arcade, moves: int) -> None:
    command = [sys.executable, "-c", PLAYING, str(arcade.place), "4"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _move in range(moves):
            stages, plies = map(int, child.stdout.readline().split())
        child.kill()
    cabinet = arcade.start()
    assert not cabinet.folder.take_notices()
    progress = cabinet.runs.unfinished(daily=False)
    assert progress is not None
    assert progress.run.seed == 4
    made = len(on(progress).match.plies) if progress.game else 0
    assert (len(progress.run.results), made) >= (stages, plies) or len(progress.run.results) > stages
    assert cabinet.records.book().count(RUN).begun == 1


RECORDING = """
import sys
from pathlib import Path
from game.records.tables import RUN, HighScore
from game.store.background import Background
from game.store.folder import Folder
from game.store.records import Records
records = Records(Folder(Path(sys.argv[1])), Background(Folder(None)))
print("ready", flush=True)
sys.stdin.readline()
for number in range(10):
    key = f"{sys.argv[2]} {number}"
    records.begin(RUN, key)
    records.change(lambda book: book.with_high_score(RUN, HighScore("ABC", 100, "2026-11-19", key)))
"""


def test_two_cabinets_at_once_lose_no_entry(arcade: Arcade) -> None:
    cabinets = [
        subprocess.Popen(
            [sys.executable, "-c", RECORDING, str(arcade.place), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for name in ("one", "two")
    ]
    for cabinet in cabinets:
        assert cabinet.stdout is not None
        assert cabinet.stdout.readline() == "ready\n"
    for cabinet in cabinets:
        cabinet.communicate("go\n")
    book = arcade.start().records.book()
    assert book.count(RUN).begun == 20
    assert len(book.begun) == 20


# Damage

DAMAGE = {
    "cut": lambda text: text[: len(text) // 2],
    "another format": lambda text: text.replace("gridlock run", "gridlock fun"),
    "an illegal move": lambda text: text.replace(" moves ", " moves 9,9 "),
    "a game that is not here": lambda text: text.replace('"chain",', '"chess",'),
    "another order of games": lambda text: text.replace('"seed": 1,', '"seed": 3,', 1),
    "a board on which no stage is played": lambda text: text.replace("size=", "size=1", 1),
    "no life left": lambda text: text.replace('"hints": 0', '"hints": 4'),
    "a stage lost that was won": lambda text: text.replace('"won": true', '"won": false'),
    "an opening longer than the game": lambda text: text.replace('"opening": ', '"opening": 9'),
    "a gate without a gate": lambda text: text.replace('"gates": [', '"gates": [[3, 3, true], '),
    "a day that is none": lambda text: text.replace('"date": ""', '"date": "2026-02-30"'),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_run_is_set_aside_and_the_player_reads_about_it(arcade: Arcade, damage: object) -> None:
    cabinet = arcade.start()
    progress = cabinet.begin()
    session = PLAYER.begun(progress.run)
    PLAYER.finish(session)
    progress = cabinet.runs.end_stage(progress, session)
    session = PLAYER.begun(progress.run)
    PLAYER.go_on(session)
    cabinet.runs.keep(progress, session)
    arcade.close(cabinet)
    folder, name = Folder(arcade.place), "runs/run-1.json"
    text = folder.read(name) or ""
    damaged = damage(text)  # type: ignore[operator]
    assert damaged != text
    folder.write(name, damaged)
    after = arcade.start()
    assert after.runs.unfinished(daily=False) is None
    assert after.folder.take_notices() == [
        "An unfinished run could not be read. The file is kept as runs/run-1-unreadable-1.json."
    ]


def test_a_daily_run_in_the_place_of_a_run_is_set_aside(arcade: Arcade) -> None:
    cabinet = arcade.start()
    daily = cabinet.runs.begin_daily()
    cabinet.runs.keep(daily, PLAYER.begun(daily.run))
    arcade.close(cabinet)
    folder = Folder(arcade.place)
    folder.write("runs/run-1.json", folder.read("runs/daily-1.json") or "")
    after = arcade.start()
    assert after.runs.unfinished(daily=False) is None
    assert after.runs.unfinished(daily=True) is not None
    assert after.folder.take_notices() == [
        "An unfinished run could not be read. The file is kept as runs/run-1-unreadable-1.json."
    ]


@pytest.mark.parametrize(
    "damage",
    [
        "nonsense",
        '{"format": "gridlock records", "version": 9}',
        '{"format": "gridlock records", "version": 1, "tables": []}',
    ],
)
def test_damaged_records_are_set_aside_and_new_ones_begin(arcade: Arcade, damage: str) -> None:
    folder = Folder(arcade.place)
    folder.write(records.NAME, damage)
    cabinet = arcade.start()
    cabinet.background.flush()
    assert cabinet.folder.take_notices() == [
        "The records could not be read. The file is kept as records-unreadable-1.json."
    ]
    cabinet.runs.begin()
    assert cabinet.records.book().count(RUN).begun == 1
    assert folder.read("records-unreadable-1.json") == damage
