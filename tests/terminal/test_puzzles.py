"""Whole sessions of puzzles in the terminal, as a person types them."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game import catalogue
from game.puzzles.daily import Daily
from game.puzzles.pack import Packs, found_packs
from game.puzzles.puzzle import Puzzle
from game.puzzles.puzzle_progress import Mode, Progress
from game.puzzles.rated import Rated
from game.puzzles.streak import Streak, entry_of
from game.puzzles.yours import Yours, added
from game.records.tables import PUZZLE_STREAK
from game.session.modes import Series
from game.store.background import Background
from game.store.calendar import today
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook
from game.store.records import Records
from game.terminal import puzzle_front_end
from game.terminal.memory import Memory
from game.terminal.series_front_end import play_on
from tests.processes import gridlock
from tests.setups import WITH_PUZZLES
from tests.terminal.speak import Typed

GAMES = catalogue.games()
PACKS = found_packs()
DAY = "2026-11-19"


def one(slug: str, length: int = 1) -> tuple[Packs, Puzzle]:
    """A pack of one puzzle with so many moves to find, and the puzzle."""
    puzzles = (PACKS.puzzle(entry) for entry in PACKS.of(slug))
    puzzle = next(puzzle for puzzle in puzzles if puzzle.length == length)
    return Packs({slug: f"edition 2026-01-01\n{puzzle.text}\n"}, GAMES), puzzle


def right(puzzle: Puzzle) -> list[str]:
    """The moves to find, as they are typed."""
    rules = puzzle.setup.rules()
    return [rules.move_text(ply.move) for ply in puzzle.solved() if ply.player == puzzle.player]


def all_wrong(puzzle: Puzzle) -> list[str]:
    match = puzzle.match()
    legal = match.rules.legal_moves(match.position)
    return [match.rules.move_text(move) for move in legal if move != puzzle.solution[0]]


def wrong(puzzle: Puzzle) -> str:
    return all_wrong(puzzle)[0]


Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Types lines in a mode, with the book in one folder."""

    def typed(mode: Mode, *lines: str) -> str:
        out = io.StringIO()
        puzzle_front_end.play(Typed(lines), out, mode, tmp_path)
        return out.getvalue()

    return typed


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[], Progress]:
    def progress() -> Progress:
        folder = Folder(tmp_path)
        return PuzzleBook(folder, Background(folder)).progress

    return progress


@pytest.mark.parametrize("slug", WITH_PUZZLES)
def test_a_daily_puzzle_of_every_game_is_solved(slug: str, play: Play) -> None:
    packs, puzzle = one(slug, 2)
    screen = play(Daily(packs, DAY), *right(puzzle))
    variant = GAMES[slug]
    assert (
        f"The puzzle of {DAY}.\n{variant.name}, size {puzzle.setup.size}, rating {puzzle.rating:,}.\n"
        in screen
    )
    assert "Right: nothing else wins. Go on." in screen
    assert " plays " in screen
    assert "Right: nothing else wins. Solved.\nSolution: " in screen
    assert screen.endswith(f"GridLock Arcade {DAY} · {variant.name} {puzzle.rating} · ✓✓\n")
    transcript = variant.make_transcript(puzzle.match().rules, lambda text, _owner: text)
    assert transcript.grid(puzzle.match().position) in screen


@pytest.mark.parametrize("slug", WITH_PUZZLES)
def test_a_wrong_move_is_refuted_and_can_be_tried_again(slug: str, play: Play) -> None:
    packs, puzzle = one(slug, 2)
    screen = play(Daily(packs, DAY), wrong(puzzle), "", *right(puzzle))
    refuted = screen.index(f"{wrong(puzzle)} gives the win away.\n")
    rules = puzzle.match().rules
    assert f"{rules.player_name(3 - puzzle.player)} plays " in screen[refuted:]
    assert "Try again, see more, or skip (Enter: again)? \n" in screen or "Try again or skip? \n" in screen
    assert screen.endswith(" · ✗✓✓\n")


def test_a_move_that_was_refuted_does_not_count_twice_also_after_a_restart(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    tried = "You have tried that move: look for another.\n"
    assert tried in play(Daily(packs, DAY), wrong(puzzle), "", wrong(puzzle), "quit")
    screen = play(Daily(packs, DAY), wrong(puzzle), *right(puzzle))
    assert tried in screen
    assert screen.endswith(" · ✗✓\n")


def test_a_person_can_see_more_of_a_refutation(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    screen = play(Daily(packs, DAY), wrong(puzzle), "fly", "more", "more", "again", *right(puzzle))
    assert "Type again, more or skip or quit.\n" in screen or "Type again, more, skip or quit.\n" in screen
    assert len(re.findall(r"Player \d plays ", screen)) > 1
    assert screen.endswith(" · ✗✓\n")


def test_a_hint_and_a_skip_are_kept_before_they_are_seen(
    play: Play, kept: Callable[[], Progress], monkeypatch: pytest.MonkeyPatch
) -> None:
    packs, puzzle = one("apart", 1)
    seen: list[tuple[str, ...]] = []
    remark = puzzle_front_end.Console.remark

    def look(console: object, words: str) -> None:
        if words.startswith(("One move wins.", "Solution:")):
            steps = kept().days[DAY].attempt.steps
            seen.append(tuple(step.value for step in steps))
        remark(console, words)  # type: ignore[arg-type]

    monkeypatch.setattr(puzzle_front_end.Console, "remark", look)
    screen = play(Daily(packs, DAY), "hint", "hint", "skip")
    assert f"One move wins. {right(puzzle)[0]}\n" in screen
    assert seen == [("hint",), ("hint", "skip")]
    assert screen.endswith(" · ?-\n")


@pytest.mark.parametrize("slip", [("wrong", "again"), ("hint", "hint")], ids=["a wrong move", "a hint"])
@pytest.mark.parametrize("mode", [Daily, Rated])
def test_a_puzzle_that_is_solved_in_the_end_is_said_to_be_missed(
    play: Play, slip: tuple[str, ...], mode: Callable[[Packs, str], Mode]
) -> None:
    packs, puzzle = one("siege", 1)
    typed = [wrong(puzzle) if word == "wrong" else word for word in slip]
    screen = play(mode(packs, DAY), *typed, *right(puzzle), "quit")
    assert "Right: nothing else wins. Solved in the end.\nSolution: " in screen
    assert "\nThe puzzle counts as missed.\n" in screen


def test_in_a_streak_a_puzzle_counts_as_solved_after_a_mistake(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    screen = play(Streak(packs, seed=1), wrong(puzzle), "again", *right(puzzle), "quit")
    assert "Solved in the end." in screen
    assert "missed" not in screen
    assert "The streak is over: 1 puzzle." in screen


def test_what_a_hint_costs_is_said_first_unless_it_costs_nothing(
    play: Play, kept: Callable[[], Progress]
) -> None:
    packs, puzzle = one("siege", 1)
    costs = "A hint counts as a miss. Type hint again to see it.\n"
    screen = play(Rated(packs, DAY), "hint", "quit")
    assert costs in screen
    assert "One move wins." not in screen
    assert kept().rating.puzzles == 0
    screen = play(Rated(packs, DAY), wrong(puzzle), "again", "hint", "quit")
    assert costs not in screen
    assert "One move wins." in screen


def test_the_daily_puzzle_is_asked_once_a_day(play: Play) -> None:
    packs, puzzle = one("apart", 1)
    first = play(Daily(packs, DAY), *right(puzzle))
    again = play(Daily(packs, DAY))
    assert "You have had this puzzle; tomorrow there is another one.\n" in again
    assert again.splitlines()[-1] == first.splitlines()[-1]
    assert "enter your move" not in again
    tomorrow = play(Daily(packs, "2026-11-20"), *right(puzzle))
    assert "\n2 days in a row.\n" in tomorrow


def test_what_was_left_goes_on_where_it_was_with_its_mistakes(play: Play) -> None:
    packs, puzzle = one("siege", 2)
    first, second = right(puzzle)
    play(Daily(packs, DAY), wrong(puzzle), "again", first, "quit")
    screen = play(Daily(packs, DAY), second)
    assert screen.endswith(" · ✗✓✓\n")


def test_the_commands_of_a_puzzle(play: Play) -> None:
    packs, _puzzle = one("siege", 1)
    screen = play(Daily(packs, DAY), "help", "moves", "", "undo", "nonsense", "quit")
    assert "Lock your opponent's tower in.\n" in screen
    assert "Exactly one move wins here." in screen
    assert "Legal moves: " in screen
    assert "There is no move to take back.\n" in screen
    assert screen.endswith("Goodbye.\n")


def test_a_half_entered_move_can_be_taken_back(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    direction = right(puzzle)[0].partition(":")[0]
    screen = play(Daily(packs, DAY), direction, "help", "undo", right(puzzle)[0])
    assert "undo takes back what you have entered of a move that is not complete.\n" in screen
    assert "Taken back: begin this move again.\n" in screen
    assert screen.endswith(" · ✓\n")


def test_undo_is_not_listed_where_a_move_is_one_answer(play: Play) -> None:
    packs, _puzzle = one("apart", 1)
    assert "undo" not in play(Daily(packs, DAY), "help", "quit")


def test_the_help_of_a_streak_is_about_the_streak(play: Play) -> None:
    screen = play(Streak(PACKS, seed=1), "help", "quit")
    assert screen.startswith("Commands during a puzzle: help, moves, skip, quit.\n")
    assert (
        "the first skip is free, any other counts as a mistake.\nCommands during a puzzle: help, moves,"
        in screen
    )
    assert "hint" not in screen.lower()


def test_rated_puzzles_move_the_rating_and_go_on(play: Play, kept: Callable[[], Progress]) -> None:
    screen = play(Rated(PACKS, DAY), "skip", "sure", "next", "skip", "quit")
    assert "Your rating: 1,000.\n" in screen
    ratings = re.findall(r"Your rating: ([\d,]+) \((-\d+)\)\.", screen)
    assert len(ratings) == 2
    assert "Type next or quit.\n" in screen
    assert kept().rating.puzzles == 2
    assert f"{kept().rating.value:,}" == ratings[-1][0]
    assert screen.endswith("Goodbye.\n")


def test_a_missed_puzzle_comes_back(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    play(Rated(packs, DAY), "skip")
    assert "You have tried every puzzle." in play(Rated(packs, DAY))
    back = play(Rated(packs, "2026-11-20"), *right(puzzle), "quit")
    assert "Solved." in back
    assert "(+" not in back


def test_a_streak_forgives_one_mistake_and_ends_with_the_second(play: Play) -> None:
    mode = Streak(PACKS, seed=1)
    screen = play(mode, "skip", "", "hint", "skip", "yes", "", "skip", "yes", "next", "quit")
    assert "Streak, puzzle 1. Hearts: 1, skips: 1.\n" in screen
    assert "Streak, puzzle 2. Hearts: 1, skips: 0.\n" in screen
    assert "There are no hints in a streak.\n" in screen
    assert "Streak, puzzle 3. No mistake is forgiven any more. Skips: 0.\n" in screen
    ended = "\nThe streak is over: 0 puzzles. Your longest: 0.\nNext streak or quit (Enter: next)? next\n"
    assert ended + "\nStreak, puzzle 1. Hearts: 1, skips: 1.\n" in screen


def test_a_skip_in_a_streak_that_is_a_mistake_is_asked_about_first(play: Play) -> None:
    mode = Streak(PACKS, seed=1)
    costs, ends = "Skip it? It costs a heart (yes, no)? ", "Skip it? The streak ends then (yes, no)? "
    screen = play(
        mode, "skip", "", "skip", "no", "moves", "skip", "yes", "", "skip", "", "moves", "skip", "yes"
    )
    free, _costs, rest = screen.partition(costs)
    assert free.count("Solution: ") == 1, "the first skip is free"
    assert rest.index("Legal moves: ") < rest.index(costs) < rest.index("Solution: ") < rest.index(ends)
    assert rest.count(ends) == 2
    assert rest.count("Legal moves: ") == 2
    assert rest.index("The streak is over: 0 puzzles.") > rest.rindex(ends)


def test_a_skip_after_a_wrong_move_in_a_streak_is_asked_about_too(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    screen = play(Streak(packs, seed=1), wrong(puzzle), "skip", "quit")
    assert "The streak ends then" not in screen, "this skip is free"
    lost = Streak(PACKS, seed=1)
    entry = entry_of(PACKS, 1, 1)
    assert entry is not None
    screen = play(lost, "skip", "", wrong(PACKS.puzzle(entry)), "skip", "no", "again", "quit")
    assert screen.count("The streak ends then (yes, no)? no\n") == 1
    assert "The streak is over" not in screen


def test_a_wrong_move_without_a_heart_ends_a_streak(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    first, second, *_others = all_wrong(puzzle)
    screen = play(Streak(packs, seed=1), first, "again", second)
    assert screen.count("gives the win away.") == 2
    assert "The streak is over: 0 puzzles." in screen


def test_a_streak_that_is_over_is_signed_in_its_table(play: Play, tmp_path: Path) -> None:
    singles = (entry for entry in PACKS.of("siege") if PACKS.puzzle(entry).length == 1)
    easier, harder = sorted({entry.rating: entry for entry in singles}.values(), key=lambda e: e.rating)[:2]
    packs = Packs({"siege": f"edition 2026-01-01\n{easier.text}\n{harder.text}\n"}, GAMES)
    found = [move for entry in (easier, harder) for move in right(PACKS.puzzle(entry))]
    screen = play(Streak(packs, seed=7), found[0], "", found[1], "1st", "zoe", "quit")
    assert "The streak is over: 2 puzzles. Your longest: 2.\n" in screen
    assert "Your initials (Enter: AAA): 1st\nType three letters.\n" in screen
    table = screen.partition("Puzzle streak, all time\n")[2]
    assert f"> 10  ZOE        2  {today()}\n" in table
    assert "Today: place 10" in table
    (score,) = Records(Folder(tmp_path), Background(Folder(None))).book().high_scores(PUZZLE_STREAK)
    assert (score.initials, score.points, score.date) == ("ZOE", 2, today())


def test_a_streak_without_a_place_is_compared_with_the_tenth_in_puzzles(play: Play) -> None:
    packs, puzzle = one("siege", 1)
    screen = play(Streak(packs, seed=7), *right(puzzle), "quit")
    assert "Today's tenth place has 2 puzzles.\n" in screen


def test_your_own_puzzles_come_from_reviews(play: Play, kept: Callable[[], Progress], tmp_path: Path) -> None:
    assert "There are none yet: " in play(Yours(DAY))
    _packs, puzzle = one("siege", 1)
    moves = [puzzle.setup.rules().move_text(move) for move in puzzle.moves]
    memory = Memory(tmp_path)
    typed = Typed([*moves, wrong(puzzle), "resign", "review", "done", "quit"], at_a_terminal=True)
    setup, first = puzzle.setup, puzzle.first
    out = io.StringIO()
    play_on(typed, out, setup, GAMES["siege"].setup, Series(first=first), None, None, memory)
    memory.close(out)
    assert re.search(r"\d position(s)? of this game comes? back tomorrow as (a )?puzzle", out.getvalue())
    assert puzzle.name in kept().yours
    assert kept().yours[puzzle.name].since == today()
    assert "None of your own puzzles is due today." in play(Yours(today()))
    screen = play(Yours("9999-01-01"), *right(puzzle), "quit")
    assert "From one of your own games.\n" in screen
    assert "Solved." in screen


def test_puzzles_of_ones_own_that_are_damaged_are_said_to_be(play: Play, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    line = "siege size=5 first=1 moves up:0,0 solution up:0,0 rating 5"
    PuzzleBook(folder, Background(Folder(None))).change(lambda progress: added(progress, [line], DAY))
    screen = play(Yours("2026-12-01"))
    assert "Move 1: Up leads off the board.\n" in screen
    assert screen.endswith("None of your own puzzles is due today.\n")


def test_a_puzzle_in_which_nothing_is_left_to_find_is_solved(play: Play, tmp_path: Path) -> None:
    packs, _puzzle = one("siege", 1)
    play(Rated(packs, DAY), "quit")
    file = tmp_path / "puzzles.json"
    file.write_text(file.read_text().replace('"steps": []', '"steps": ["right"]'))
    assert "Your rating: 1,0" in play(Rated(packs, DAY), "quit")


def test_a_damaged_book_is_said_to_be_set_aside(play: Play, tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text("junk")
    assert "The file is kept as puzzles-unreadable-1.json.\n" in play(Rated(PACKS, DAY), "quit")


class TestCommand:
    @pytest.mark.parametrize("what", [(), ("daily",), ("streak",), ("rated",), ("siege",), ("light-cycle",)])
    def test_asks_a_puzzle(self, what: tuple[str, ...]) -> None:
        done = gridlock("puzzle", *what, "--fresh", text="skip\nquit\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Only one move of Player " in done.stdout
        assert "Solution: " in done.stdout

    def test_has_none_of_ones_own_at_first(self) -> None:
        assert "There are none yet" in gridlock("puzzle", "yours").stdout

    def test_what_is_typed_through_a_pipe_is_not_kept(self, tmp_path: Path) -> None:
        done = gridlock("puzzle", "rated", "--profile", str(tmp_path / "p"), text="skip\nquit\n")
        assert done.returncode == 0
        assert not (tmp_path / "p").exists()

    def test_refuses_what_it_does_not_know(self) -> None:
        done = gridlock("puzzle", "chess")
        assert done.returncode == 2
        assert "invalid choice: 'chess'" in done.stderr
