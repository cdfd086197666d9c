"""One puzzle after another at a console."""

from game import catalogue
from game.core.words import _
from game.puzzles.attempt import Step
from game.puzzles.daily import Daily
from game.puzzles.progress import Mode, Progress, Task
from game.puzzles.puzzle import PuzzleError, read
from game.session.puzzle_session import PuzzleSession
from game.store.folder import Folder
from game.store.puzzle_book import Change, PuzzleBook
from game.terminal.adviser import Adviser
from game.terminal.console import Console, Quit, meant
from game.terminal.puzzle_dialogue import (
    PuzzleDialogue,
    introduction,
    puzzle_commands,
    solution_words,
)
from game.terminal.puzzle_modes import heading, next_question, nothing_left, result


class PuzzleEvening:
    """Asks puzzles in one mode until there are no more, or until the person has had enough."""

    def __init__(self, console: Console, book: PuzzleBook, folder: Folder, mode: Mode) -> None:
        self._console = console
        self._book = book
        self._folder = folder
        self._mode = mode
        self._adviser = Adviser()

    def play(self) -> None:
        """Raises Quit if the person leaves."""
        self._console.remark(puzzle_commands())
        while True:
            progress = self._change(self._mode.begin)
            task = self._mode.task(progress)
            if task is None:
                self._console.tell(nothing_left(self._mode, progress))
                return
            self._ask(task, progress)
            if isinstance(self._mode, Daily):
                return
            if self._mode.task(self._book.progress) is None:
                self._ask_for_next()

    def _ask(self, task: Task, before: Progress) -> None:
        """Ask one puzzle."""
        try:
            session = PuzzleSession(read(task.text, catalogue.games()), task.attempt, hints=self._mode.hints)
        except PuzzleError as error:  # a person has changed it
            self._console.remark(str(error))
            self._pass_over(task)
            return
        if session.task != task:  # nothing was left to find in it
            self._keep(session)
        self._console.tell(heading(self._mode, before))
        self._console.remark(introduction(session))
        PuzzleDialogue(self._console, session, self._adviser, self._keep).play()
        self._console.remark(solution_words(session))
        self._console.remark(result(self._mode, session, before, self._book.progress))

    def _pass_over(self, task: Task) -> None:
        """Skip a puzzle that cannot be asked."""
        if not task.attempt.over:
            skipped = Task(task.text, task.attempt.with_step(Step.SKIP))
            self._change(lambda progress: self._mode.keep(progress, skipped))

    def _keep(self, session: PuzzleSession) -> bool:
        """Keep a step; whether the puzzle goes on."""
        progress = self._change(lambda progress: self._mode.keep(progress, session.task))
        return not session.over and self._mode.task(progress) is not None

    def _change(self, change: Change) -> Progress:
        progress = self._book.change(change)
        for notice in self._folder.take_notices():
            self._console.remark(notice)
        return progress

    def _ask_for_next(self) -> None:
        while True:
            line = self._console.ask(next_question(self._mode, self._book.progress))
            wish = meant(line, ("next", "quit")) if line else "next"
            if wish == "quit":
                raise Quit
            if wish == "next":
                return
            self._console.remark(_("Type next or quit."))
