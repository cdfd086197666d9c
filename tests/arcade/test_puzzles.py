"""Puzzles in the arcade: every way to be asked, by keyboard, by pad and by mouse."""

import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.navigation.destinations import ToPuzzle, ToReview
from game.arcade.profile.profile import Profile
from game.arcade.scenes.ignored_presses import IGNORING_SECONDS
from game.arcade.scenes.puzzles import puzzle_choices
from game.arcade.scenes.puzzles import puzzles_page as puzzles
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.views.puzzles.detail import PuzzleDetail
from game.bench.monkey.virtual_pad import START, B
from game.core.controls import Verb
from game.puzzles.attempt import Step
from game.puzzles.daily import Daily
from game.puzzles.pack import Packs
from game.puzzles.practice import Practice
from game.puzzles.puzzle_progress import Progress
from game.puzzles.rated import Rated
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours, added
from game.records.tables import PUZZLE_STREAK
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store import puzzle_book
from game.store.background import PATIENT_SECONDS, Background
from game.store.calendar import today
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.puzzler import A_WHILE, MousePuzzler, PadPuzzler, Puzzler
from tests.processes import PATIENCE_SECONDS, python
from tests.setups import WITH_PUZZLES
from tests.slow_disk import Disk

SMALL = (640, 360)  # quick to draw
GAMES = catalogue.games()
DAY, NEXT_DAY = "2026-11-19", "2026-11-20"
ENTER, ESCAPE, DOWN, RIGHT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_RIGHT
HINT, SKIP, COPY = pygame.K_h, pygame.K_c, pygame.K_c


@pytest.fixture
def puzzler() -> Iterator[Puzzler]:
    """Someone at the keyboard."""
    player = Player(None, SMALL)
    yield Puzzler(player)
    player.leave()


@pytest.fixture
def mouse() -> Iterator[MousePuzzler]:
    player = Player(None, SMALL)
    yield MousePuzzler(player)
    player.leave()


@pytest.fixture
def pad() -> Iterator[PadPuzzler]:
    cabinet = CabinetWithPads(None, SMALL)
    yield PadPuzzler(cabinet, cabinet.plug())
    cabinet.leave()


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> "Clock":
    """A calendar that stands still."""
    clock = Clock()
    for module in (puzzles, puzzle_choices, puzzle_book):
        monkeypatch.setattr(module, "today", lambda: clock.day)
    return clock


class Clock:
    day = DAY


def states(page: PuzzlesScene) -> list[str | None]:
    """How the player stands in each mode, as the page says it."""
    return [row.value for row in page.rows.content().rows]


def detail_of(page: PuzzlesScene) -> PuzzleDetail:
    """What awaits the player in the mode in focus, in a window that has room for it."""
    page.context.resize(1280, 800)
    return page.picture().node(PuzzleDetail)


def with_length(packs: Packs, slug: str, length: int) -> Packs:
    """A pack of one puzzle with so many moves to find."""
    entries = packs.of(slug)
    entry = next(entry for entry in entries if packs.puzzle(entry).length == length)
    return Packs({slug: f"edition 2026-01-01\n{entry.text}\n"}, GAMES)


class TestAPuzzle:
    @pytest.mark.parametrize("slug", WITH_PUZZLES)
    def test_the_moves_are_found_with_the_keyboard_and_answered(self, puzzler: Puzzler, slug: str) -> None:
        puzzler.ask(Practice(with_length(puzzler.packs, slug, 2), slug))
        assert puzzler.scene.picture().play.title.endswith(": find the only move that wins")
        puzzler.make(puzzler.right())
        assert len(puzzler.session.match.plies) == len(puzzler.session.puzzle.moves) + 2, "with the reply"
        puzzler.make(puzzler.right())
        assert puzzler.session.attempt.at_once
        assert puzzler.banner[0] == "Solved"
        panels = puzzler.scene.picture().play.panels
        assert [panel.flag for panel in panels if panel] == [""], "it is said once"

    @pytest.mark.parametrize("slug", WITH_PUZZLES)
    def test_a_wrong_move_is_refuted_and_can_be_tried_again_with_the_mouse(
        self, mouse: MousePuzzler, slug: str
    ) -> None:
        mouse.ask(Practice(mouse.packs, slug))
        position = mouse.session.match.position
        mouse.make_wrong()
        assert "gives the win away" in mouse.message
        rules = mouse.session.match.rules
        assert rules.player_name(3 - mouse.session.player) in mouse.message or mouse.session.match.over
        mouse.again()
        assert mouse.session.match.position == position
        mouse.solve()
        first, *rest = mouse.session.attempt.steps
        assert (first, set(rest)) == (Step.WRONG, {Step.RIGHT})
        assert mouse.banner[0] == "Solved in the end"

    @pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
    def test_a_pad_alone_solves_and_goes_on_to_the_next(self, pad: PadPuzzler) -> None:
        first = pad.ask(Practice(pad.packs, "siege")).puzzle
        pad.make_wrong()
        pad.again()
        pad.solve()
        pad.press(Verb.CONFIRM)
        pad.player.wait(0.3)
        assert pad.session.puzzle != first

    def test_a_press_that_was_still_meant_for_the_board_does_not_lead_on(self, puzzler: Puzzler) -> None:
        first = puzzler.ask(Practice(with_length(puzzler.packs, "siege", 1), "siege"))
        puzzler.enter(puzzler.right())
        puzzler.press(Verb.CONFIRM)
        assert "Next puzzle" in puzzler.player.labels(), "a press brings the choices"
        puzzler.player.press(ENTER, ESCAPE)
        assert puzzler.session is first
        puzzler.player.wait(IGNORING_SECONDS)
        puzzler.press(Verb.CONFIRM)
        assert puzzler.session is not first

    def test_a_person_can_see_more_of_a_refutation(self, puzzler: Puzzler) -> None:
        puzzler.ask(Practice(with_length(puzzler.packs, "siege", 1), "siege"))
        puzzler.make_wrong()
        seen, told = len(puzzler.session.match.plies), puzzler.message
        puzzler.player.press(SKIP)
        puzzler.player.wait(3 * A_WHILE)
        assert len(puzzler.session.match.plies) > seen
        assert puzzler.message != told, "it says what stands on the board now"

    def test_a_hint_shows_the_move_and_is_counted(self, puzzler: Puzzler) -> None:
        session = puzzler.ask(Practice(puzzler.packs, "apart"))
        puzzler.player.press(HINT)
        puzzler.player.wait(0.2)
        assert puzzler.message == "One move wins."
        assert puzzler.scene.picture().play.board.hinted == (session.puzzle.solution[0],)
        assert session.attempt.steps == (Step.HINT,)

    def test_what_a_hint_costs_is_said_first(self, puzzler: Puzzler) -> None:
        session = puzzler.ask(Rated(puzzler.packs, DAY))
        puzzler.player.press(HINT)
        puzzler.player.wait(0.1)
        assert puzzler.message == "A hint counts as a miss. Press again."
        assert session.attempt.steps == ()
        assert puzzler.progress.rating.value == 1000
        puzzler.player.press(HINT)
        puzzler.player.wait(0.2)
        assert puzzler.message == "One move wins."
        assert session.attempt.steps == (Step.HINT,)

    def test_a_hint_at_a_missed_puzzle_costs_nothing_more_and_comes_at_once(self, puzzler: Puzzler) -> None:
        puzzler.ask(Daily(puzzler.packs, DAY))
        puzzler.make_wrong()
        puzzler.again()
        puzzler.player.press(HINT)
        puzzler.player.wait(0.2)
        assert puzzler.message == "One move wins."

    def test_an_illegal_move_says_why_and_costs_nothing(self, mouse: MousePuzzler) -> None:
        session = mouse.ask(Practice(mouse.packs, "apart"))
        taken = session.match.plies[0].move
        x, y = mouse.scene.board.area.centre_of(taken)
        mouse.point((round(x), round(y)))
        mouse.player.click((round(x), round(y)))
        mouse.player.wait(0.1)
        assert mouse.message == session.match.rules.why_not(session.match.position, taken)
        assert session.attempt.steps == ()

    def test_the_answer_is_shown_after_two_presses_and_can_be_reviewed(self, puzzler: Puzzler) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        puzzler.player.press(SKIP)
        puzzler.player.wait(0.1)
        assert puzzler.message == "See the answer? The puzzle is missed then. Press again."
        assert not puzzler.session.attempt.over
        puzzler.player.press(SKIP)
        puzzler.player.wait(3 * A_WHILE)
        assert puzzler.session.made_right == len(puzzler.session.puzzle.solution)
        assert puzzler.banner[0] == "This was the answer"
        puzzler.player.press(RIGHT, ENTER)
        puzzler.player.wait(0.5)
        assert puzzler.player.scene == "Review"
        puzzler.player.press(ESCAPE)
        assert puzzler.player.scene == "Puzzle"

    def test_the_same_puzzle_once_more_counts_for_nothing(self, puzzler: Puzzler) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        puzzler.solve()
        after = puzzler.progress
        puzzler.player.press(pygame.K_BACKSPACE)
        puzzler.player.wait(0.2)
        assert puzzler.session.attempt.steps == ()
        puzzler.make_wrong()
        puzzler.again()
        puzzler.solve()
        assert puzzler.progress == after
        puzzler.press(Verb.CONFIRM)
        puzzler.player.wait(0.2)
        assert puzzler.progress.tasks["rated"].text == puzzler.session.puzzle.text, "the next rated one"


class TestDaily:
    def test_it_is_solved_shared_and_done_until_tomorrow(self, puzzler: Puzzler, clock: Clock) -> None:
        page = puzzler.open_page()
        assert states(page)[0] == "New"
        puzzler.player.press(ENTER)
        puzzler.player.wait(0.2)
        puzzler.make_wrong()
        assert puzzler.scene.picture().note.cost == "The puzzle counts as missed."
        puzzler.again()
        puzzler.solve()
        assert "Copy the line" in puzzler.player.labels()
        puzzler.player.press(COPY)
        assert puzzler.banner[1] == "The line is copied."
        line = puzzler.player.app.context.clipboard.text()
        assert line.startswith(f"GridLock Arcade {DAY} · ")
        assert line.endswith("✓")
        assert " · ✗" in line
        puzzler.player.press(ESCAPE)
        assert states(page)[0] == "Missed"
        assert detail_of(page).steps[0] is Step.WRONG
        clock.day = NEXT_DAY
        puzzler.player.wait(0.5)
        assert states(page)[0] == "New"
        assert [day.is_open for day in detail_of(page).week] == [False] * 4 + [True] + [False] * 2

    def test_without_a_clipboard_the_line_is_on_the_screen(
        self, puzzler: Puzzler, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(type(puzzler.player.app.context.clipboard), "copy", lambda *_text: False)
        puzzler.ask(Daily(puzzler.packs, DAY))
        puzzler.solve()
        puzzler.player.press(COPY)
        assert puzzler.banner[1] == "The clipboard does not work."
        puzzler.player.press(ESCAPE)
        detail = detail_of(puzzler.open_page())
        assert detail.line.startswith(f"GridLock Arcade {DAY} · ")
        assert set(detail.steps) == {Step.RIGHT}

    def test_one_that_is_begun_before_midnight_counts_for_its_day(
        self, puzzler: Puzzler, clock: Clock
    ) -> None:
        puzzler.open_page()
        puzzler.player.press(ENTER)
        puzzler.player.wait(0.2)
        clock.day = NEXT_DAY
        puzzler.solve()
        assert puzzler.progress.days[DAY].attempt.solved
        assert NEXT_DAY not in puzzler.progress.days

    def test_it_can_be_looked_at_again_when_it_is_done(self, puzzler: Puzzler) -> None:
        puzzler.ask(Daily(puzzler.packs, DAY))
        puzzler.solve()
        after = puzzler.progress
        puzzler.ask(Daily(puzzler.packs, DAY))
        puzzler.player.wait(A_WHILE)
        assert puzzler.banner[0] == "Solved"
        assert "Next puzzle" not in puzzler.player.labels()
        assert puzzler.progress == after


class TestStreak:
    def test_it_ends_with_the_second_mistake_and_is_signed(self, puzzler: Puzzler) -> None:
        puzzler.open_page()
        puzzler.player.press(DOWN, ENTER)
        puzzler.player.wait(0.2)
        for _puzzle in range(2):
            puzzler.solve()
            puzzler.press(Verb.CONFIRM)
            puzzler.player.wait(0.2)
        assert puzzler.scene.picture().note.hearts == (True,)
        puzzler.make_wrong()
        assert puzzler.scene.picture().note.hearts == (False,)
        assert puzzler.scene.picture().note.cost == "It costs the heart."
        puzzler.again()
        puzzler.make_wrong()
        assert puzzler.scene.picture().note.cost == "The streak is over."
        puzzler.press(Verb.CONFIRM)
        puzzler.player.wait(A_WHILE)
        assert puzzler.player.scene == "Initials"
        puzzler.player.press(pygame.K_z, pygame.K_o, pygame.K_e, ENTER)
        puzzler.player.wait(IGNORING_SECONDS + 0.1)
        assert puzzler.banner == ("The streak is over: 2 puzzles", "Your longest: 2.")
        assert puzzler.player.labels()[0] == "New streak"
        (score,) = puzzler.player.app.context.profile.records.book().high_scores(PUZZLE_STREAK)
        assert (score.initials, score.points, score.date) == ("ZOE", 2, DAY)
        puzzler.player.click_row("High scores")
        assert puzzler.player.scene == "Records"
        puzzler.player.press(ESCAPE)
        puzzler.player.click_row("New streak")
        puzzler.player.wait(0.2)
        assert puzzler.scene.picture().note.which == "Puzzle 1 of 60"

    def test_a_move_that_was_refuted_does_not_end_it(self, puzzler: Puzzler) -> None:
        puzzler.ask(Streak(puzzler.packs, seed=5))
        refuted = puzzler.wrong()
        puzzler.make(refuted)
        puzzler.again()
        for _time in range(2):
            puzzler.enter(refuted)
            puzzler.player.wait(0.1)
            assert puzzler.message == "You have tried that move: look for another."
        puzzler.solve()
        assert puzzler.banner[0] == "Solved in the end"

    def test_a_refuted_move_on_trial_is_refused_and_entered_anew(self, puzzler: Puzzler) -> None:
        context = puzzler.player.app.context
        context.change(replace(context.settings, confirm="always"))
        puzzler.ask(Streak(puzzler.packs, seed=5))
        refuted = puzzler.wrong()

        def make(seconds: float) -> None:
            puzzler.enter(refuted)
            puzzler.player.wait(0.1)
            puzzler.press(Verb.CONFIRM)
            puzzler.player.wait(seconds)

        make(A_WHILE)
        puzzler.again()
        make(0.1)
        assert puzzler.message == "You have tried that move: look for another."
        assert puzzler.scene.board.entry.trial is None
        assert puzzler.session.attempt.wrong == 1

    def test_there_is_one_skip_and_leaving_does_not_bring_it_back(self, puzzler: Puzzler) -> None:
        mode = Streak(puzzler.packs, seed=5)
        first = puzzler.ask(mode).puzzle
        puzzler.player.press(SKIP)
        assert puzzler.message == "Skip this puzzle? You have one skip. Press again."
        puzzler.player.press(SKIP, ESCAPE)
        puzzler.ask(mode)
        assert puzzler.session.puzzle != first
        assert puzzler.scene.picture().note.skips == (False,)
        assert puzzler.scene.picture().note.hearts == (True,)

    def test_there_are_no_hints(self, puzzler: Puzzler) -> None:
        puzzler.ask(Streak(puzzler.packs, seed=5))
        puzzler.player.press(HINT)
        puzzler.player.wait(0.1)
        assert puzzler.message == "There are no hints in a streak."
        assert "Hint" not in puzzler.player.prompts().values()


class TestRated:
    def test_the_rating_follows_the_first_attempt(self, puzzler: Puzzler) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        puzzler.make_wrong()
        lost = puzzler.progress.rating.value - 1000
        assert lost < 0
        assert puzzler.scene.picture().note.standing == f"You: {1000 + lost} ({lost})"
        puzzler.again()
        puzzler.solve()
        assert puzzler.progress.rating.value == 1000 + lost
        assert puzzler.banner[1] == f"Your rating: {1000 + lost} ({lost})."
        assert puzzler.progress.ratings == (1000 + lost,)

    def test_the_plot_begins_at_the_first_rating(self, puzzler: Puzzler) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        puzzler.make_wrong()
        page = puzzler.open_page()
        puzzler.player.press(DOWN, DOWN)
        puzzler.player.wait(0.5)
        assert detail_of(page).curve == (1000, puzzler.progress.rating.value)

    def test_a_missed_one_comes_back_the_next_day(self, puzzler: Puzzler, clock: Clock) -> None:
        missed = puzzler.ask(Rated(puzzler.packs, DAY)).puzzle
        puzzler.make_wrong()
        puzzler.again()
        puzzler.solve()
        clock.day = NEXT_DAY
        puzzler.press(Verb.CONFIRM)
        puzzler.player.wait(0.2)
        assert puzzler.session.puzzle == missed
        puzzler.solve()
        assert puzzler.progress.rating.puzzles == 1


class TestYours:
    def test_a_mistake_in_a_game_comes_back_the_next_day(self, puzzler: Puzzler, clock: Clock) -> None:
        page = puzzler.open_page()
        assert states(page)[3] == "None yet"
        entry = next(entry for entry in puzzler.packs.of("siege") if "first=1" in entry.text)
        puzzle = puzzler.packs.puzzle(entry)
        player = puzzler.player
        wrong = next(
            move
            for move in puzzle.match().rules.legal_moves(puzzle.match().position)
            if move != puzzle.solution[0]
        )
        review = play_and_review(player, puzzle.moves, wrong)
        assert review.picture().told.comes_back
        assert player.app.context.profile.puzzles.progress.yours[puzzle.name].since == today()
        clock.day = "9999-01-01"
        puzzler.open_page()
        assert states(page)[3] == "None yet", "the page of before is gone"
        assert states(puzzler.open_page())[3] == "1 for today"
        puzzler.ask(Yours(clock.day))
        assert puzzler.session.puzzle.name == puzzle.name
        puzzler.solve()
        assert "Next puzzle" not in player.labels()

    def test_before_the_first_one_the_page_says_where_they_come_from_and_leads_there(
        self, puzzler: Puzzler
    ) -> None:
        page, player = puzzler.open_page(), puzzler.player
        player.press(DOWN, DOWN, DOWN)
        player.wait(0.5)
        said, detail = page.picture().texts, detail_of(page)
        assert said[1] == "Mistakes that a review finds in your games come back here as puzzles."
        assert (detail.number, detail.words) == ("", "Play a game, and review it when it is over.")
        assert player.prompts()[Verb.CONFIRM] == "Play a game"
        player.press(ENTER)
        assert player.scene == "Menu"

    def test_as_long_as_none_is_due_the_page_leads_to_the_past_games(self, puzzler: Puzzler) -> None:
        session = Session(GAMES["siege"].setup(), Players(), Series(), seed=0)
        session.resign(1)
        player = puzzler.player
        player.app.context.profile.keep(session)
        page = puzzler.open_page()
        player.press(DOWN, DOWN, DOWN)
        player.wait(0.5)
        assert detail_of(page).words == "Review a past game."
        assert player.prompts()[Verb.CONFIRM] == "Past games"
        player.press(ENTER)
        assert player.scene == "PastGames"


def play_and_review(player: Player, moves: tuple[int, ...], wrong: int) -> ReviewScene:
    """Two people play these moves of Siege and a wrong one, one resigns, and they look back."""
    session = Session(GAMES["siege"].setup(), Players(), Series(), seed=0)
    for move in (*moves, wrong):
        session.play(move)
    session.resign(session.turn)
    player.app.routes.go(ToReview(session))
    end = time.monotonic() + PATIENCE_SECONDS
    review = player.on_top(ReviewScene)
    while not review.picture().told.comes_back:
        assert time.monotonic() < end, "the review does not arrive"
        player.app.step(0.05)
        number = len(moves) if review.review is not None else review.selected
        if number != review.selected:
            player.press(RIGHT if number > review.selected else pygame.K_LEFT)
    return review


def kept(puzzler: Puzzler) -> None:
    """Everything is on the disk, and that is seen."""
    assert puzzler.player.app.context.profile.background.flush()
    puzzler.player.wait(0.3)


class TestTheDisk:
    @pytest.fixture
    def puzzler(self, sit: Sit, tmp_path: Path) -> Puzzler:
        """Someone whose puzzles are kept in a folder."""
        return Puzzler(sit(None, SMALL, profile=Profile(tmp_path)))

    def test_nothing_is_shown_of_a_step_before_it_is_kept(self, puzzler: Puzzler, disk: Disk) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        disk.stop()
        puzzler.enter(puzzler.wrong())
        puzzler.player.wait(0.3)
        assert puzzler.message == ""
        assert puzzler.scene.picture().note.steps == ()
        assert puzzler.scene.picture().note.standing == "You: 1,000"
        puzzler.player.press(ENTER)
        assert puzzler.session.has_wrong_move, "a press changes nothing about that"
        disk.go_on()
        kept(puzzler)
        assert "gives the win away" in puzzler.message

    def test_a_slow_disk_stops_nobody_and_is_told(self, puzzler: Puzzler, disk: Disk) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        kept(puzzler)
        disk.stop()
        puzzler.enter(puzzler.wrong())
        puzzler.player.wait(PATIENT_SECONDS + 0.2)
        assert "gives the win away" in puzzler.message
        assert puzzler.scene.picture().play.title == "The disk is slow"
        disk.go_on()
        kept(puzzler)
        assert puzzler.scene.picture().play.title != "The disk is slow"

    def test_a_move_made_while_a_hint_is_being_kept_comes_after_it(
        self, puzzler: Puzzler, disk: Disk
    ) -> None:
        puzzler.ask(Rated(puzzler.packs, DAY))
        kept(puzzler)
        disk.stop()
        puzzler.player.press(HINT, HINT)  # the first time it only says what that costs
        puzzler.enter(puzzler.wrong())
        assert puzzler.session.attempt.steps == (Step.HINT,)
        assert not puzzler.session.has_wrong_move
        disk.go_on()
        kept(puzzler)
        assert puzzler.session.attempt.steps == (Step.HINT, Step.WRONG)

    def test_a_kill_at_the_sight_of_a_mistake_does_not_take_it_back(self, tmp_path: Path) -> None:
        done = python("-c", KILLED, str(tmp_path), DAY)
        assert done.returncode == -signal.SIGKILL, done.stderr
        progress = book_in(tmp_path)
        assert progress.tasks["rated"].attempt.steps == (Step.WRONG,)
        assert progress.rating.puzzles == 1
        player = Player(None, SMALL, profile=Profile(tmp_path))
        again = Puzzler(player)
        again.ask(Rated(again.packs, DAY))
        assert again.session.attempt.steps == (Step.WRONG,)
        again.solve()
        player.leave()
        assert book_in(tmp_path).rating.puzzles == 1

    def test_a_damaged_book_is_set_aside_with_a_sentence(self, tmp_path: Path) -> None:
        (tmp_path / "puzzles.json").write_text("junk")
        player = Player(None, SMALL, profile=Profile(tmp_path))
        page = Puzzler(player).open_page()
        player.wait(0.5)
        assert "puzzles-unreadable-1.json" in page.picture().texts[1]
        assert page.picture().message is None, "it is said once"
        player.leave()

    def test_a_puzzle_of_ones_own_that_is_damaged_is_passed_over(self, puzzler: Puzzler) -> None:
        line = "siege size=5 first=1 moves up:0,0 solution up:0,0 rating 5"
        book = puzzler.player.app.context.profile.puzzles
        book.change(lambda progress: added(progress, [line], DAY))
        puzzler.open_page()
        puzzler.player.app.routes.go(ToPuzzle(Yours("2026-12-01")))
        puzzler.player.wait(0.5)
        assert puzzler.player.scene == "Puzzles"
        notices = puzzler.player.on_top(PuzzlesScene).picture().texts[1]
        assert "Up leads off the board." in notices or "None of your own puzzles" in notices

    def test_a_damaged_pack_is_said_to_be_and_the_others_serve(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = catalogue.pack_text
        damaged = lambda variant: "junk" if variant.slug == "siege" else whole(variant)  # noqa: E731
        monkeypatch.setattr(catalogue, "pack_text", damaged)
        player = Player(None, SMALL)
        page = Puzzler(player).open_page()
        assert page.picture().texts[1].startswith("The puzzles of Siege cannot be read.")
        assert page.rows.rows[-1].label == "Practice Chain"
        player.leave()


KILLED = """
import os, signal, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from pathlib import Path
from game.arcade.profile.profile import Profile
from game.puzzles.rated import Rated
from tests.arcade.cabinet import Player
from tests.arcade.puzzler import Puzzler

if __name__ == "__main__":
    puzzler = Puzzler(Player(None, (640, 360), profile=Profile(Path(sys.argv[1]))))
    puzzler.ask(Rated(puzzler.packs, sys.argv[2]))
    puzzler.enter(puzzler.wrong())
    while not puzzler.scene.picture().note.steps:
        puzzler.player.app.step(0.0)  # no time passes in which the disk could be called slow
    os.kill(os.getpid(), signal.SIGKILL)
"""


def book_in(place: Path) -> Progress:
    folder = Folder(place)
    return PuzzleBook(folder, Background(folder)).progress


class TestThePage:
    def test_every_line_can_be_clicked(self, mouse: MousePuzzler) -> None:
        page = mouse.open_page()
        mouse.player.click(page.rows.boxes[5].center)
        mouse.player.click(page.rows.boxes[5].center)
        mouse.player.wait(0.2)
        assert mouse.scene.picture().note.mode == "Practice"
        assert mouse.session.setup.variant.slug == mouse.packs.slugs[1]

    def test_the_choices_after_a_puzzle_can_be_clicked(self, mouse: MousePuzzler) -> None:
        mouse.ask(Practice(mouse.packs, "siege"))
        first = mouse.session.puzzle
        mouse.solve()
        mouse.player.click(mouse.player.row("Next puzzle"))
        mouse.player.wait(0.2)
        assert mouse.session.puzzle != first
        mouse.player.click(mouse.player.prompt("Leave"))
        assert mouse.player.scene == "Puzzles"

    def test_the_menu_leads_there(self, puzzler: Puzzler) -> None:
        player = puzzler.player
        player.choose("Puzzles")
        player.press(ENTER)
        assert player.scene == "Puzzles"
        player.press(ESCAPE)
        assert player.scene == "Menu"

    @pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
    def test_a_pad_goes_back_from_everywhere(self, pad: PadPuzzler) -> None:
        pad.ask(Practice(pad.packs, "light_cycle"))
        pad.press_button(START)
        assert pad.player.scene == "Puzzles"
        pad.press_button(B)
        assert pad.player.scene == "Menu"


def test_everything_that_has_changed_is_drawn_again(puzzler: Puzzler) -> None:
    """The same picture gives the same pixels, however much of it was drawn before."""
    player = puzzler.player

    def compare() -> None:
        canvas = player.app.display.canvas
        player.app.step(0.0)
        whole = pygame.Surface(canvas.get_size())
        player.app.stack.draw(whole)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(whole, "RGB")

    puzzler.ask(Streak(puzzler.packs, seed=3))
    compare()
    puzzler.enter(puzzler.wrong())
    for _moment in range(30):
        player.wait(0.1)
        compare()
    puzzler.press(Verb.CONFIRM)
    compare()
    player.wait(0.6)
    puzzler.enter(puzzler.right())
    for _moment in range(30):
        player.wait(0.1)
        compare()
