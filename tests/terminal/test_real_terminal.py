"""The terminal front end where people meet it: a process on a real pseudo-terminal."""

import codecs
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from game import catalogue
from game.run.run import Run
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History
from tests.processes import PATIENCE_SECONDS, ROOT, gridlock, gridlock_on_bytes, gridlock_unheard
from tests.runs import Player, stage_on_the_disk
from tests.setups import PRODUCT_GAMES
from tests.terminal.speak import dialogue

pty = pytest.importorskip("pty", reason="there are pseudo-terminals only on Unix")

# In every question for a move. What is typed before it is echoed amid the board.
ASKED = "nter "
CTRL_D = "\x04"
# Python does not notice a Ctrl-C between its last look at the signals and its wait for a line. The end of
# the input ends that wait; a program that has noticed is gone by then.
CTRL_C_AT_A_QUESTION = "\x03" + CTRL_D


class Screen:
    """A process on a pseudo-terminal of its own, and what a person sees of it."""

    def __init__(
        self, *arguments: str, command: str = "terminal", environment: Mapping[str, str] | None = None
    ) -> None:
        self._keyboard, terminal = pty.openpty()
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._shown = ""
        self._found = 0  # how much of the text was found by `wait_for`
        self._process = subprocess.Popen(
            [sys.executable, "main.py", command, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            cwd=ROOT,
            env={**_plain_environment(), **(environment or {})},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(terminal)

    @property
    def text(self) -> str:
        return self._shown.replace("\r\n", "\n")

    def wait_for(self, words: str) -> None:
        """Read on until the words have appeared behind those that were waited for before."""
        while (at := self.text.find(words, self._found)) < 0:
            assert self._read(), f"the process ended without {words!r}:\n{self.text}"
        self._found = at + len(words)

    def _read(self) -> bool:
        """Wait for more text; False when there will be none."""
        readable, _, _ = select.select([self._keyboard], [], [], PATIENCE_SECONDS)
        assert readable, f"nothing more is shown:\n{self.text}"
        try:
            more = os.read(self._keyboard, 4096)
        except OSError:  # what Linux says when the other side is closed
            return False
        self._shown += self._decoder.decode(more)
        return bool(more)

    def type(self, keys: str) -> None:
        os.write(self._keyboard, keys.encode())

    def leave(self, keys: str = "") -> int:
        """Type the keys and read to the end; the exit status."""
        self.type(keys)
        while self._read():
            pass
        return self._process.wait(PATIENCE_SECONDS)

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and read to the end; the exit status.

        Python does not notice a signal between its last look and its wait for a line either.
        """
        self._process.send_signal(number)
        return self.leave(CTRL_D)

    def hang_up(self) -> int:
        """Close the terminal, as with its window; the exit status."""
        os.close(self._keyboard)
        self._keyboard = os.open(os.devnull, os.O_RDONLY)
        return self._process.wait(PATIENCE_SECONDS)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End what has not ended by itself."""
        self.kill()
        os.close(self._keyboard)


Open = Callable[..., Screen]


@pytest.fixture
def open_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Starts the product on a terminal; afterwards nothing of it is left."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    screens: list[Screen] = []

    def start(
        *arguments: str, command: str = "terminal", environment: Mapping[str, str] | None = None
    ) -> Screen:
        screens.append(Screen(*arguments, command=command, environment=environment))
        return screens[-1]

    yield start
    for screen in screens:
        screen.close()


def _take_terminal() -> None:
    """Make standard input the terminal that signals come from, and heed them even where the tests do not."""
    import fcntl
    import termios

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _plain_environment() -> dict[str, str]:
    """Neither colours nor screens are left to chance."""
    left_out = ("NO_COLOR", "TERM", "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return {name: value for name, value in os.environ.items() if name not in left_out} | {"TERM": "xterm"}


def test_a_whole_game_looks_as_its_text(open_screen: Open) -> None:
    expected, typed = dialogue("chain")
    screen = open_screen("chain", environment={"NO_COLOR": "1"})
    for line in typed:
        screen.wait_for("(1-4): ")
        screen.type(f"{line}\n")
    screen.wait_for("Rematch, review, share or quit? ")
    assert screen.leave("quit\n") == 0
    assert screen.text == expected + "\nRematch, review, share or quit? quit\nGoodbye.\n"


@pytest.mark.parametrize(("answer", "then"), [("\n", "Enter row (1-4): "), ("y\n", "Enter row (1-4): ")])
def test_without_a_display_the_arcade_starts_here_if_one_likes(
    open_screen: Open, answer: str, then: str
) -> None:
    screen = open_screen("chain", command="arcade")
    screen.wait_for("Play here in the terminal instead (yes or no)? ")
    screen.type(answer)
    screen.wait_for(then)
    assert screen.leave("quit\n") == 0


@pytest.mark.parametrize("answer", ["no\n", CTRL_D, CTRL_C_AT_A_QUESTION])
def test_without_a_display_nothing_starts_if_one_does_not_like(open_screen: Open, answer: str) -> None:
    screen = open_screen("chain", command="arcade")
    screen.wait_for("Play here in the terminal instead (yes or no)? ")
    assert screen.leave(answer) != 0
    assert "Traceback" not in screen.text
    assert "Enter row" not in screen.text


def test_markers_are_coloured_for_a_person_and_never_with_no_color(open_screen: Open) -> None:
    for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        screen = open_screen("apart", "--fresh", environment=environment)
        screen.wait_for("(row column): ")
        screen.type("3 3\n")
        screen.wait_for("Player 2 (O)")
        screen.leave("quit\n")
        assert ("\x1b[96mX\x1b[0m" in screen.text) == coloured
        assert ("\x1b" in screen.text) == coloured


@pytest.mark.parametrize(
    ("keys", "status"), [(CTRL_C_AT_A_QUESTION, 130), (CTRL_D, 0)], ids=["Ctrl-C", "Ctrl-D"]
)
def test_leaving_by_key_takes_one_line_and_shows_no_traceback(
    open_screen: Open, keys: str, status: int
) -> None:
    screen = open_screen("siege")
    screen.wait_for("right): ")
    shown = screen.text
    assert screen.leave(keys) == status
    assert screen.text.removeprefix(shown).replace("^C", "").replace("^D\b\b", "") == "\nGoodbye.\n"


def test_closed_output_is_not_an_error() -> None:
    done = gridlock_unheard("terminal", "apart", text="3 3\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_an_answer_like_any_other() -> None:
    done = gridlock_on_bytes("terminal", "apart", typed=b"\xff\xfe\x00\n3 3\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a cell" in done.stdout
    assert b"Player 2 (O), enter your move" in done.stdout


def test_a_game_against_a_bot_is_reviewed_and_played_on(open_screen: Open) -> None:
    screen = open_screen("chain", "--size", "2", "--p2", "perfect", environment={"NO_COLOR": "1"})
    screen.wait_for("row (1-2): ")
    screen.type("1,1\n")
    screen.wait_for("row (1-2): ")
    screen.type("2,2\n")
    screen.wait_for("Player 2 (O) wins the game!\n\nRematch, review, share or quit? ")
    screen.type("review\n")
    screen.wait_for("Move 1 of 4 (next, back, a number, play, done): ")
    screen.type("\n")
    screen.wait_for("Move 2 of 4 (next, back, a number, play, done): ")
    screen.type("play\n")
    screen.wait_for("You are Player 1 now, against Player 2 (perfect).")
    screen.wait_for("row (1-2): ")
    assert screen.leave(CTRL_D) == 0
    assert "Traceback" not in screen.text


def test_ctrl_c_while_a_bot_thinks_leaves_as_at_a_question(open_screen: Open) -> None:
    screen = open_screen("apart", "--size", "8", "--p1", "perfect", "--p2", "perfect")
    screen.wait_for("Player 1 (perfect) plays ")
    assert screen.leave("\x03") == 130
    assert screen.text.endswith("\nGoodbye.\n")
    assert "Traceback" not in screen.text


def kept_in(place: Path) -> History:
    return History(Folder(place), Background(Folder(None)), catalogue.games())


@pytest.mark.parametrize("interrupt", [signal.SIGTERM, None], ids=["SIGTERM", "the terminal is closed"])
def test_a_game_that_is_interrupted_is_recorded_and_kept_like_one_that_is_left(
    open_screen: Open, tmp_path: Path, interrupt: signal.Signals | None
) -> None:
    file, profile = tmp_path / "games.txt", ("--profile", str(tmp_path / "profile"))
    screen = open_screen("chain", "--size", "2", "--record", str(file), *profile)
    for cell in ("1,1", "1,2"):
        screen.wait_for("(1-2): ")
        screen.type(f"{cell}\n")
    screen.wait_for("Last move was at (1, 2)")
    screen.wait_for("(1-2): ")
    if interrupt is None:
        assert screen.hang_up() == 128 + signal.SIGHUP
    else:
        assert screen.signal(interrupt) == 128 + interrupt
    assert file.read_text() == "chain size=2 first=1 moves 1,1 1,2 result *\n"
    again = open_screen("chain", *profile)
    again.wait_for("2 moves.\nContinue it (Enter: yes)? ")


class TestMemory:
    """What is remembered of the games of people at a terminal."""

    @pytest.fixture
    def place(self, tmp_path: Path) -> Path:
        return tmp_path / "profile"

    def start(self, open_screen: Open, place: Path, *arguments: str) -> Screen:
        return open_screen(
            "chain", "--size", "2", "--profile", str(place), *arguments, environment={"NO_COLOR": "1"}
        )

    def test_a_killed_game_is_offered_at_the_next_start_and_goes_on(
        self, open_screen: Open, place: Path
    ) -> None:
        screen = self.start(open_screen, place)
        for cell in ("1,1", "1,2"):
            screen.wait_for("(1-2): ")
            screen.type(f"{cell}\n")
        screen.wait_for("Last move was at (1, 2)")
        screen.kill()
        again = self.start(open_screen, place)
        again.wait_for("Chain, size 2, Player 1 against Player 2, 2 moves.\nContinue it (Enter: yes)? ")
        again.type("\n")
        again.wait_for("[X][O]\n[ ][ ]\n")
        again.wait_for("Player 1's Turn (X)")
        again.type("2,2\n")
        again.type("2,1\n")
        again.wait_for("Player 2 (O) wins the game!\n\nRematch, review, share or quit? ")
        again.leave("quit\n")
        (past,) = kept_in(place).past_games()
        assert past.fields["record"] == "chain size=2 first=1 moves 1,1 1,2 2,2 2,1 result 2"
        third = self.start(open_screen, place)
        third.wait_for("Enter row (1-2): ")
        assert "You have not finished a game" not in third.text

    def test_a_damaged_file_is_told_at_the_start(self, open_screen: Open, place: Path) -> None:
        self.leave_a_game(open_screen, place)
        (place / "games" / "chain-1.json").write_text("nonsense")
        screen = self.start(open_screen, place)
        screen.wait_for("An unfinished game could not be read. The file is kept as ")
        screen.wait_for("Enter row (1-2): ")

    def test_where_nothing_can_be_kept_the_game_goes_on(self, open_screen: Open, place: Path) -> None:
        place.write_text("no folder")
        screen = self.start(open_screen, place)
        screen.wait_for("Nothing can be saved: ")
        screen.wait_for("(1-2): ")
        screen.type("1,1\n")
        screen.wait_for("(1-2): ")
        assert screen.leave("quit\n") == 0
        assert "This game is kept" not in screen.text

    def test_leaving_says_that_the_game_is_kept(self, open_screen: Open, place: Path) -> None:
        screen = self.start(open_screen, place)
        screen.wait_for("(1-2): ")
        screen.type("1,1\n")
        screen.wait_for("(1-2): ")
        assert screen.leave("quit\n") == 0
        assert screen.text.endswith(
            "\n\nThis game is kept: the next start offers to continue it.\nGoodbye.\n"
        )

    def test_a_new_game_takes_its_place_with_its_first_move(self, open_screen: Open, place: Path) -> None:
        self.leave_a_game(open_screen, place)
        again = self.start(open_screen, place)
        again.wait_for("Continue it (Enter: yes)? ")
        again.type("perhaps\nno\n")
        again.wait_for("Type yes, no or quit.\n")
        again.wait_for("Enter row (1-2): ")
        again.type("2,2\n")
        again.wait_for("Last move was at (2, 2)")
        again.kill()
        (saved,) = place.glob("games/*.json")
        assert "first=1 moves 2,2 result *" in saved.read_text()

    def test_without_a_game_on_the_command_line_the_last_one_is_offered(
        self, open_screen: Open, place: Path
    ) -> None:
        self.leave_a_game(open_screen, place)
        again = open_screen("--profile", str(place), environment={"NO_COLOR": "1"})
        again.wait_for("You have not finished a game: Chain, size 2, ")
        again.type("n\n")
        again.wait_for(f"Which game (1-{len(PRODUCT_GAMES)})? ")
        again.type("chain\n")
        again.wait_for("Against human")  # what was declined is not asked again
        assert again.leave("quit\n") == 0

    @pytest.mark.parametrize("fresh", [True, False], ids=["fresh", "a program on a pipe"])
    def test_nothing_is_kept(self, open_screen: Open, place: Path, tmp_path: Path, fresh: bool) -> None:
        if fresh:
            screen = open_screen("chain", "--size", "2", "--fresh")
            screen.wait_for("(1-2): ")
            screen.type("1,1\n")
            screen.wait_for("(1-2): ")
            screen.leave("quit\n")
            assert "This game is kept" not in screen.text
        else:
            gridlock("terminal", "chain", "--size", "2", "--profile", str(place), text="1,1\nquit\n")
        assert not list(tmp_path.iterdir())

    def test_after_a_game_that_the_person_began_the_bot_begins(self, open_screen: Open, place: Path) -> None:
        screen = self.start(open_screen, place, "--p2", "rookie")
        screen.wait_for("(1-2): ")
        screen.type("resign\n")
        screen.wait_for("Rematch or quit? ")
        assert screen.leave("quit\n") == 0
        again = open_screen("--size", "2", "--profile", str(place), environment={"NO_COLOR": "1"})
        again.wait_for(f"Which game (1-{len(PRODUCT_GAMES)})? ")
        again.type("chain\nrookie\n")
        again.wait_for("Who begins: you or the bot (Enter: the bot)? ")
        again.type("\n")
        again.wait_for("You are Player 2, against Player 1 (rookie).")
        assert again.leave("quit\n") == 0

    def leave_a_game(self, open_screen: Open, place: Path) -> None:
        screen = self.start(open_screen, place)
        screen.wait_for("(1-2): ")
        screen.type("1,1\n")
        screen.wait_for("(1-2): ")
        screen.leave("quit\n")


class TestPuzzles:
    def test_a_hint_has_been_paid_for_when_it_is_seen_whatever_happens_then(
        self, open_screen: Open, tmp_path: Path
    ) -> None:
        place = tmp_path / "profile"
        screen = open_screen("rated", "--profile", str(place), command="puzzle")
        screen.wait_for("wins: find it.")
        screen.wait_for(ASKED)
        screen.type("hint\n")
        screen.wait_for("Type hint again")
        screen.type("hint\n")
        screen.wait_for("One move wins. ")
        screen.kill()
        again = open_screen("rated", "--profile", str(place), command="puzzle")
        again.wait_for("Your rating: 9")
        again.wait_for("wins: find it.")
        again.wait_for(ASKED)
        again.type("skip\n")
        again.wait_for("Next puzzle or quit")
        assert again.leave("quit\n") == 0
        assert first_board(again.text) == first_board(screen.text), "the same puzzle"

    def test_a_fresh_one_keeps_nothing(self, open_screen: Open, tmp_path: Path) -> None:
        screen = open_screen("daily", "--fresh", command="puzzle")
        screen.wait_for("wins: find it.")
        screen.wait_for(ASKED)
        assert screen.leave("skip\n") == 0
        assert not list(tmp_path.iterdir())


def first_board(shown: str) -> str:
    """The board of the first puzzle on a screen."""
    board, asked, _ = shown.partition("wins: find it.\n\n")[2].partition(ASKED)
    assert asked, "a board comes before a question"
    return board


def test_a_run_survives_a_kill_with_its_hint_and_its_move(open_screen: Open, tmp_path: Path) -> None:
    player, run = Player(), Run.new(3, {slug: catalogue.games()[slug] for slug in PRODUCT_GAMES})
    session = player.begun(run)
    kept = ("--profile", str(tmp_path))
    screen = open_screen("--seed", "3", *kept, command="run", environment={"NO_COLOR": "1"})
    screen.wait_for("You have the win.")
    screen.type("hint\n")
    screen.wait_for("win")
    move = player.best(session)
    screen.type(f"{session.match.rules.move_text(move)}\n")
    screen.wait_for(f"Player {3 - session.turn} ({session.players.bot_level}) plays ")
    screen.kill()
    assert stage_on_the_disk(tmp_path).match.plies[len(session.match.plies)].move == move
    again = open_screen(*kept, command="run", environment={"NO_COLOR": "1"})
    again.wait_for("You have not finished a run: stage 1. Lives 3, hints 2")
    again.type("\n")
    again.wait_for("You have the win.")
    again.type("resign\n")
    again.wait_for("costs a life (yes, no)? ")
    again.type("yes\n")
    again.wait_for("Hints used: Player ")
    again.wait_for("Lives 2, hints 2")
    assert again.leave("quit\n") == 0
    assert again.text.endswith("This run is kept: the next start offers to continue it.\nGoodbye.\n")


@pytest.mark.parametrize(
    ("keys", "status"), [(CTRL_C_AT_A_QUESTION, 130), (CTRL_D, 0)], ids=["Ctrl-C", "Ctrl-D"]
)
def test_leaving_a_run_by_key_says_that_it_is_kept(open_screen: Open, keys: str, status: int) -> None:
    screen = open_screen("--seed", "3", command="run", environment={"NO_COLOR": "1"})
    screen.wait_for("You have the win.")
    screen.wait_for(ASKED)
    assert screen.leave(keys) == status
    assert screen.text.endswith("\nThis run is kept: the next start offers to continue it.\n\nGoodbye.\n")


class TestTonight:
    def start(self, open_screen: Open, *arguments: str) -> Screen:
        return open_screen("--short", *arguments, command="tonight", environment={"NO_COLOR": "1"})

    def test_an_evening_goes_on_after_a_kill_in_a_leg_and_before_a_pick(
        self, open_screen: Open, tmp_path: Path
    ) -> None:
        kept = ("--profile", str(tmp_path))
        screen = self.start(open_screen, *kept)
        screen.wait_for("Who is Player 1 (Enter: Guest 1)? ")
        screen.type("Ada\n")
        screen.wait_for("Who is Player 2 (Enter: Guest 2)? ")
        screen.type("\n")
        screen.wait_for("Who is Player 3 (Enter: nobody else)? ")
        screen.type("\n")
        screen.wait_for("Ada 0 – 0 Guest 2: set 1 of 3, Siege, leg 1 of 2. Ada begins.")
        screen.wait_for("right): ")
        screen.type("moves\n")
        screen.wait_for("Legal moves: ")
        screen.wait_for("right): ")
        legal, *_others = screen.text.rpartition("Legal moves: ")[2].split()
        screen.type(f"{legal}\n")
        screen.wait_for("Player 2, your move.")
        screen.kill()
        again = self.start(open_screen, *kept)
        again.wait_for("You have not finished an evening: Ada 0 – 0 Guest 2, set 1 of 3.\nContinue it (")
        again.type("\n")
        again.wait_for("Player 2, your move.")
        again.type("resign\n")
        again.wait_for("Ada wins this leg.")
        again.wait_for("leg 2 of 2. Guest 2 begins.\nIn this set: Ada 1 – 0 Guest 2.\n")
        again.wait_for("Player 2, your move.")
        again.type("resign\n")
        again.wait_for("Guest 2 picks the next game:")
        again.kill()
        third = self.start(open_screen, *kept)
        third.wait_for("Ada 1 – 0 Guest 2, set 2 of 3.\nContinue it (")
        third.type("\n")
        third.wait_for("Guest 2 picks the next game:")
        third.type("chain\nAda\n")
        third.wait_for("Ada 1 – 0 Guest 2: set 2 of 3, Chain, leg 1 of 2. Ada begins.")
        third.wait_for("(1-4): ")
        assert third.leave("quit\n") == 0
        assert third.text.endswith(
            "\nThis evening is kept: the next start offers to continue it.\nGoodbye.\n"
        )

    def test_leaving_by_key_before_anybody_is_here_leaves_nothing(
        self, open_screen: Open, tmp_path: Path
    ) -> None:
        screen = self.start(open_screen, "--profile", str(tmp_path / "profile"))
        screen.wait_for("Who is Player 1 (Enter: Guest 1)? ")
        assert screen.leave(CTRL_C_AT_A_QUESTION) == 130
        assert screen.text.endswith("\nGoodbye.\n")
        assert "is kept" not in screen.text
