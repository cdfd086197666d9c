"""A run in the terminal: its cards, its points, its end with the table, and going on with it."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.levels import LEVELS
from game.bots.starts import FairStart
from game.core.rules import opponent
from game.core.transcript import plain
from game.records.tables import RUN, HighScore
from game.run.course import LOOPS
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.run.run_stage import StageResult
from game.store import background
from game.terminal import run_front_end, run_words
from game.terminal.console import Console
from game.terminal.memory import Memory
from game.terminal.run_front_end import RunEnd
from tests.processes import gridlock
from tests.runs import GAMES, Player
from tests.slow_disk import Disk
from tests.terminal.speak import Typed

PLAYER = Player()
SEED = 11
GIVEN_UP = ("resign", "yes")
LOST = GIVEN_UP * 3
FIRST_BOT = LEVELS[LOOPS[0].level].title.lower()
QUESTION = "Continue it (Enter: yes)? "


def shown(
    place: Path | None, *lines: str, seed: int | None = SEED, daily: bool = False, at_a_terminal: bool = True
) -> str:
    """All that a run shows while these lines are typed, with what is kept in a folder."""
    memory, out = Memory(place), io.StringIO()
    try:
        run_front_end.play(Typed(lines, at_a_terminal=at_a_terminal), out, memory, seed, daily=daily)
    finally:
        memory.close(out)
    return out.getvalue()


def won(stages: int) -> list[str]:
    """What a person types who wins the first stages of the run."""
    return list(PLAYER.typed(Run.new(SEED, GAMES), stages))


def beginning_with(slug: str) -> int:
    """The seed of a run that begins with a game."""
    return next(seed for seed in range(1000) if Run.new(seed, GAMES).card(GAMES).setup.variant.slug == slug)


class TestStages:
    def test_a_card_says_which_game_which_bot_and_that_the_player_has_the_win(self) -> None:
        screen = shown(None)
        run = Run.new(SEED, GAMES)
        card, session = run.card(GAMES), PLAYER.begun(run)
        person, name = session.players.alone or 0, card.setup.variant.name
        assert (
            f"\nStage 1 of {run.standing.last_stage}, loop 1: {name}, against {FIRST_BOT}.\n"
            "Lives 3, hints 3, combo ×1.1 if clean, points 0.\n"
            f"You are Player {person}, against Player {opponent(person)} ({FIRST_BOT}). You have the win.\n"
        ) in screen

    def test_a_card_names_the_size_of_a_board_that_is_not_the_official_one(self) -> None:
        run = Run(SEED, ("chain",))
        first = run_words.card(run, run.card(GAMES), None)
        run = PLAYER.won(run)
        card = run.card(GAMES)
        assert card.setup.size > GAMES["chain"].size
        assert ": Chain, against" in first
        assert f": Chain, size {card.setup.size}, against" in run_words.card(run, card, None)

    def test_a_life_is_given_back_only_to_those_who_have_lost_one(self) -> None:
        setup = GAMES["chain"].setup()
        won_one = StageResult(setup, won=True, gates=(), mistakes=0, hints=0, start=FairStart(1), moves=())
        lost_one = replace(won_one, won=False)
        run = Run(SEED, ("chain", "siege"))
        with_all_lives = run_words.stage_over(replace(run, results=(won_one,) * 2))
        assert with_all_lives.endswith("\nA loop without a mistake!")
        with_one_lost = run_words.stage_over(replace(run, results=(lost_one, *(won_one,) * 4)))
        assert with_one_lost.endswith("\nA loop without a mistake gives a life back.")

    def test_the_board_is_shown_once(self) -> None:
        session = PLAYER.begun(Run.new(SEED, GAMES))
        transcript = session.setup.variant.make_transcript(session.match.rules, plain)
        assert shown(None).count(transcript.grid(session.match.position)) == 1

    def test_points_come_with_each_choice_and_each_stage(self) -> None:
        screen = shown(None, *won(3))
        run = Run.new(SEED, GAMES)
        for _stage in range(3):
            run = PLAYER.won(run)
        gates = [gate for result in run.results for gate in result.gates]
        assert gates
        for gate in gates:
            assert f"{gate.words}. This stage: " in screen
        for number, combo in enumerate(("×1.1", "×1.2", "×1.3")):
            assert f"Stage won: {run.points_of(number)} points, combo {combo}.\n" in screen
        assert f"combo ×1.4 if clean, points {run.standing.points}." in screen

    def test_the_combo_of_a_card_is_what_multiplies_the_points_of_a_clean_stage(self) -> None:
        screen = shown(None, *won(3))
        announced = re.findall(r"^Lives 3, hints 3, combo (×[\d.]+) if clean, points", screen, re.MULTILINE)
        multiplied = re.findall(r"^Stage won: \d+ points, combo (×[\d.]+)\.$", screen, re.MULTILINE)
        assert announced[:3] == multiplied == ["×1.1", "×1.2", "×1.3"]

    def test_a_lost_stage_is_played_again_from_another_start(self) -> None:
        screen = shown(None, *GIVEN_UP)
        assert "Stage lost: 2 lives left.\n\nStage 1 of " in screen
        assert "Lives 2, hints 3, combo ×1.1 if clean, points 0.\n" in screen

    def test_whoever_has_lost_a_stage_is_told_why(self) -> None:
        run = Run.new(beginning_with("chain"), GAMES)
        stage = PLAYER.begun(run)
        PLAYER.go_on(stage)
        while not stage.over:
            stage.play(PLAYER.worst(stage))
            PLAYER.go_on(stage)
        told = run_words.stage_over(run.after(stage))
        assert told == "You have no empty cell next to the last move.\nStage lost: 2 lives left."

    def test_help_lists_no_command_that_takes_a_move_back(self) -> None:
        screen = shown(None, "help", seed=beginning_with("apart"))
        assert "\nCommands during a game: help, hint, moves, resign, quit.\n" in screen
        assert "undo" not in screen.partition("You have the win.")[2]

    @pytest.mark.parametrize("slug", ["chain", "siege"])
    def test_help_says_where_undo_takes_back_a_part_of_a_move(self, slug: str) -> None:
        assert "\nundo takes back what you have entered of a move" in shown(
            None, "help", seed=beginning_with(slug)
        )

    @pytest.mark.parametrize("answer", ["no", "", "resign"])
    def test_a_stage_is_given_up_only_when_that_is_wanted(self, answer: str) -> None:
        screen = shown(None, "resign", answer, "moves", "resign", "yes")
        question = "Give the stage up? It counts as lost, and costs a life (yes, no)? "
        assert screen.count(question) == 2
        assert screen.index(question) < screen.index("Legal moves: ") < screen.index("Stage lost: ")
        assert screen.count("Stage lost: ") == 1

    def test_a_person_can_leave_instead_of_giving_up(self, tmp_path: Path) -> None:
        assert shown(tmp_path, "resign", "quit").endswith("continue it.\nGoodbye.\n")

    def test_nothing_is_taken_back(self) -> None:
        assert "No move can be taken back here.\n" in shown(None, "undo")

    def test_the_hints_of_a_run_are_counted_down_and_then_refused(self) -> None:
        run = Run.new(SEED, GAMES)
        lines, left = [], 3
        while left >= 0:
            session = PLAYER.begun(run)
            PLAYER.go_on(session)
            while not session.over:
                lines += ["hint"] * (left >= 0)
                left -= 1
                session.ask_hint()
                PLAYER.go_on(session)
                move = PLAYER.best(session)
                lines.append(session.match.rules.move_text(move))
                session.play(move)
                PLAYER.go_on(session)
            run = run.after(session)
        screen = shown(None, *lines)
        assert [words in screen for words in ("2 hints left.", "1 hint left.", "0 hints left.")] == [True] * 3
        assert screen.count("There is no hint left.") == 1
        assert "hints 0, combo ×1.1 if clean" in screen

    def test_in_a_lost_position_a_hint_of_a_run_costs_nothing(self) -> None:
        """The first stage of this run is Apart, and 1,2 gives its win away."""
        screen = shown(None, "1,2", "hint", "hint", "quit", seed=10)
        assert "3 hints left.\nEvery move loses here. This one holds out longest. 3,1\n" in screen
        assert "2 hints left." not in screen

    def test_the_rules_of_a_run_are_told_once(self, tmp_path: Path) -> None:
        assert "Three lives, three hints, no undo." in shown(tmp_path, "quit")
        assert "Three lives, three hints, no undo." not in shown(tmp_path, "", "quit")


class TestTheEnd:
    def test_shows_the_table_with_initials_and_then_each_lost_stage(self, tmp_path: Path) -> None:
        stages = won(4)
        screen = shown(tmp_path, *stages, *LOST, "x", "xyz", "", "done", "no")
        run = Run.new(SEED, GAMES)
        for _stage in range(4):
            run = PLAYER.won(run)
        points = f"{run.standing.points:,}"
        assert f"The run is over: {points} points, stage 5.\n" in screen
        question = "Your initials (Enter: AAA): "
        assert f"{question}Type three letters.\n{question}\nRun, all time\n" in screen
        assert re.search(rf"\n> +\d+  XYZ +{points}  20\d\d-\d\d-\d\d\n", screen)
        assert "Today: place " in screen
        assert "You lost 3 stages.\n" in screen
        assert screen.count("\nPlayer ") > 0

    def test_points_too_few_for_the_table_are_not_signed(self, tmp_path: Path) -> None:
        screen = shown(tmp_path, *LOST, "no")
        assert "Your initials" not in screen
        assert "Stage lost: that was the last life.\n\nThe run is over: 0 points, stage 1.\n" in screen
        assert "Today's tenth place has 300 points.\n" in screen
        assert shown(tmp_path, "quit", seed=None).count(QUESTION) == 0, "it does not go on"

    def test_initials_are_remembered(self, tmp_path: Path) -> None:
        memory = Memory(tmp_path)
        memory.records.change(lambda book: book.with_initials((), "KIM"))
        memory.close(None)
        assert "Your initials (Enter: KIM): " in shown(tmp_path, *won(4), *LOST, "", "no")

    def test_a_disk_that_does_not_answer_hides_no_place_in_the_table(
        self, tmp_path: Path, disk: Disk
    ) -> None:
        run = Run.new(SEED, GAMES)
        for _stage in range(4):
            run = PLAYER.won(run)
        memory, out = Memory(tmp_path), io.StringIO()
        disk.stop()
        end = RunEnd(Console(Typed(["zoe"]), out), memory.runs, memory.records)
        end.show(RunProgress("key", run))
        assert "Your initials (Enter: AAA): " in out.getvalue()
        assert re.search(rf"\n> +\d+  ZOE +{run.standing.points:,}  ", out.getvalue())
        assert "Today: place " in out.getvalue()
        disk.go_on()
        memory.close(out)
        assert [score.initials for score in scores(tmp_path)] == ["ZOE"]

    def test_a_run_that_was_played_before_does_not_count(self, tmp_path: Path) -> None:
        shown(tmp_path, *won(4), *LOST, "abc", "no")
        screen = shown(tmp_path, *won(4), *LOST, "no")
        assert "You have played this run before: this time it does not count.\n" in screen
        assert "Your initials" not in screen
        assert len(scores(tmp_path)) == 1

    def test_through_a_pipe_the_reviews_follow_without_a_question(self) -> None:
        screen = shown(None, *LOST, at_a_terminal=False, seed=1)
        assert screen.count("Part of the start.") > 1
        assert "Review 1" not in screen


def scores(place: Path) -> tuple[HighScore, ...]:
    memory = Memory(place)
    try:
        return memory.records.book().high_scores(RUN)
    finally:
        memory.close(None)


class TestTheDisk:
    def test_a_full_disk_is_told_while_the_run_is_played(self, tmp_path: Path, disk: Disk) -> None:
        disk.fill()
        screen = shown(tmp_path, "moves", "quit")
        told = screen.index("Nothing can be saved: No space left on device. You can still play.\n")
        assert told < screen.index("Legal moves")
        assert screen.count("Nothing can be saved") == 1
        assert re.search(r"\nNot saved in .*: .*runs/run-1\.json", screen.replace(str(tmp_path), ""))

    def test_a_disk_that_does_not_answer_is_told_and_stops_nobody(
        self, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("LONG_SECONDS", "SHORT_SECONDS"):
            monkeypatch.setattr(background, name, 0.01)
        memory, out = Memory(tmp_path), io.StringIO()
        disk.stop()
        run_front_end.play(Typed(["hint", "quit"], at_a_terminal=True), out, memory, SEED)
        disk.go_on()
        memory.close(out)
        told = out.getvalue().index("The disk does not answer: nothing is saved until it does.\n")
        assert told < out.getvalue().index("hints left")
        assert "Not saved" not in out.getvalue()


class TestGoingOn:
    def test_a_run_that_was_left_waits_with_everything(self, tmp_path: Path) -> None:
        stages = won(2)
        screen = shown(tmp_path, *stages[:-1], "quit")
        assert screen.endswith("This run is kept: the next start offers to continue it.\nGoodbye.\n")
        screen = shown(tmp_path, "", stages[-1], "quit")
        assert "You have not finished a run: stage 2. Lives 3, hints 3, " in screen
        assert "combo ×1.2.\n" in screen
        assert "\nStage 3 of " in screen

    def test_a_hint_is_spent_and_no_stage_clean_with_it_also_after_a_restart(self, tmp_path: Path) -> None:
        shown(tmp_path, "hint", "quit")
        screen = shown(tmp_path, "", "hint", "quit")
        assert "You have not finished a run: stage 1. Lives 3, hints 2, points 0.\n" in screen
        assert "\nLives 3, hints 2, points 0.\n" in screen
        assert "2 hints left.\n" in screen, "the same hint again is not counted again"

    def test_nobody_knows_the_combo_before_the_moves_are_reviewed(self, tmp_path: Path) -> None:
        shown(tmp_path, won(1)[0], "quit")
        screen = shown(tmp_path, "", "quit")
        assert "You have not finished a run: stage 1. Lives 3, hints 3, points 0.\n" in screen

    def test_the_input_may_end_at_any_line(self, tmp_path: Path) -> None:
        shown(tmp_path, *won(1))
        assert QUESTION in shown(tmp_path)

    @pytest.mark.parametrize("daily", [False, True])
    @pytest.mark.parametrize("answer", ["no", "", "maybe", "quit"])
    def test_a_run_is_kept_unless_its_end_is_wanted(self, tmp_path: Path, answer: str, daily: bool) -> None:
        shown(tmp_path, "hint", "quit", daily=daily)
        screen = shown(tmp_path, "perhaps", "no", answer, "quit", seed=None, daily=daily)
        assert (
            f"{QUESTION}Type yes, no or quit.\n{QUESTION}End the unfinished run? It ends with 0 points, "
            in screen
        )
        assert screen.endswith("This run is kept: the next start offers to continue it.\nGoodbye.\n")
        assert "Stage 1 of" not in screen
        assert QUESTION in shown(tmp_path, "quit", daily=daily)

    def test_a_run_that_is_given_up_ends_as_any_other_before_the_next_one_begins(
        self, tmp_path: Path
    ) -> None:
        stages = won(4)
        shown(tmp_path, *stages[:-1], "quit")
        screen = shown(tmp_path, "no", "yes", "zoe", "quit", seed=None)
        (score,) = scores(tmp_path)
        assert score.initials == "ZOE"
        points = f"{score.points:,}"
        assert f"End the unfinished run? It ends with {points} points, and they count (yes, no)? " in screen
        said = (
            f"The run is over: {points} points, stage 4.\n",
            "Your initials (Enter: AAA): ",
            "Run, all time\n",
            f"  ZOE  {points:>7}  ",
            "Stage 1 of ",
        )
        places = [screen.index(words) for words in said]
        assert places == sorted(places)

    def test_a_run_that_does_not_count_is_not_said_to(self, tmp_path: Path) -> None:
        shown(tmp_path, *LOST, "no")
        shown(tmp_path, "quit")
        assert "End the unfinished run? It ends with 0 points (yes, no)? " in shown(tmp_path, "no", "quit")

    def test_without_a_folder_nothing_waits(self) -> None:
        assert "This run is kept" not in shown(None, "quit")


class TestDaily:
    def test_is_the_same_for_everyone_and_counts_once(self, tmp_path: Path) -> None:
        first = shown(tmp_path, *LOST, "no", seed=None, daily=True)
        assert re.search(r"The daily run of 20\d\d-\d\d-\d\d: the same for everyone\.", first)
        assert "Daily run, all time\n" in first
        assert "this time it does not count" in shown(tmp_path, "quit", seed=None, daily=True)
        assert "You have not finished the daily run of 20" in shown(tmp_path, "quit", seed=None, daily=True)


class TestCommandLine:
    def test_plays_through_a_pipe(self) -> None:
        done = gridlock("run", "--seed", "3", text="resign\nyes\n" * 3)
        assert done.returncode == 0
        assert "The run is over: 0 points, stage 1." in done.stdout
        assert done.stdout == gridlock("run", "--seed", "3", text="resign\nyes\n" * 3).stdout

    @pytest.mark.parametrize(
        ("arguments", "reason"),
        [
            (("--seed", "-1"), "a seed cannot be negative: '-1'"),
            (("--seed", "x"), "invalid int value: 'x'"),
            (("--seed", "1", "--daily"), "not allowed with argument"),
            (("--profile", "x", "--fresh"), "not allowed with argument"),
        ],
    )
    def test_says_what_is_wrong(self, arguments: tuple[str, ...], reason: str) -> None:
        done = gridlock("run", *arguments)
        assert done.returncode == 2
        assert reason in done.stderr

    def test_keeps_the_records_in_a_folder_shows_exports_and_erases_them(self, tmp_path: Path) -> None:
        profile = ("--profile", str(tmp_path / "profile"))
        gridlock("run", "--seed", "3", *profile, text="resign\nyes\n" * 3)
        screen = gridlock("records", *profile).stdout
        assert "Run: 1 begun, 1 ended, 0 cleared.\n" in screen
        assert re.search(rf"{FIRST_BOT} +Player [12] +\d +0 +0 +0\n", screen)
        assert re.search(r"  20\d\d-\d\d-\d\d: [1-3] games?, 0 won\n", screen), (
            "all on one day, or around midnight"
        )
        done = gridlock("records", *profile, "--export", str(tmp_path))
        (file,) = tmp_path.glob("gridlock-arcade-records-*.txt")
        assert done.stdout == f"Wrote {file}.\n"
        assert file.read_text(encoding="utf-8") == screen
        for typed in ("", "no\n", "yes\n", "yes\nno\n", "\n"):
            assert "Nothing was erased.\n" in gridlock("records", *profile, "--erase", text=typed).stdout
        assert "Run: 1 begun" in gridlock("records", *profile).stdout
        gridlock("run", "--seed", "4", *profile)
        erased = (
            "All tables, medals, statistics and past games were erased.\n"
            "What is unfinished is kept, and so are puzzles and settings.\n"
        )
        assert erased in gridlock("records", *profile, "--erase", text="yes\nyes\n").stdout
        assert QUESTION in gridlock("run", *profile).stdout
        screen = gridlock("records", *profile).stdout
        assert "Run: 0 begun" in screen
        assert "No game against a bot has ended yet.\n" in screen

    def test_says_in_a_sentence_why_records_are_not_exported(self, tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.write_text("")
        for folder, reason in (
            (tmp_path / "none", f"There is no folder {tmp_path / 'none'}.\n"),
            (file, f"{file} is not a folder.\n"),
            (tmp_path / ("x" * 300), f"Nothing can be written into the folder {tmp_path}"),
        ):
            done = gridlock("records", "--fresh", "--export", str(folder))
            assert (done.returncode, done.stdout) == (1, "")
            assert done.stderr.startswith(f"gridlock: {reason}")
            assert len(done.stderr.splitlines()) == 1

    def test_shows_every_table_also_before_anybody_has_a_score(self) -> None:
        screen = gridlock("records", "--fresh").stdout
        titles = re.findall(r"^(.+), all time$", screen, re.MULTILINE)
        assert titles == ["Run", "Daily run", "Puzzle streak", "Arena"]
        assert "  1  ACE       25  bot\n" in screen, "bots hold the places"

    def test_shows_a_period(self) -> None:
        assert "Run, this week\n" in gridlock("records", "--fresh", "--period", "week").stdout
