"""Puzzles from a person's own games: a mistake that a review has found becomes one, due the next day."""

from game.arcade.shell.context import Context
from game.bots.questions import AskPuzzles, GameSoFar
from game.bots.review import Review
from game.puzzles.puzzle import PuzzleError, read
from game.puzzles.yours import added
from game.session.session import Session
from game.store.calendar import today


class OwnPuzzles:
    """Asks the bot process once a game for people's mistakes that make a puzzle, and keeps these."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context = context
        self._session = session
        self._asked = False  # whether all is known
        self._numbers: frozenset[int] = frozenset()

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers, from 0, of the moves whose positions come back as puzzles."""
        return self._numbers

    def update(self, review: Review) -> None:
        """Ask, without waiting for the answer."""
        if self._asked:
            return
        chances = tuple(number for number in review.lost_chances if self._is_of_person(number))
        if not chances:
            self._asked = True
            return
        answer = self._context.adviser.ask(AskPuzzles(GameSoFar.of(self._session.match), chances))
        if isinstance(answer, tuple):
            self._asked = True
            self._keep(answer)

    def _is_of_person(self, number: int) -> bool:
        return self._session.match.plies[number].player in self._session.players.people

    def _keep(self, texts: tuple[str, ...]) -> None:
        day = today()
        self._context.profile.puzzles.change(lambda progress: added(progress, texts, day))
        self._numbers = frozenset(filter(None, map(self._number_of, texts)))

    def _number_of(self, text: str) -> int | None:
        """How many moves lead to the puzzle of a line."""
        try:
            return len(read(text, self._context.games).moves)
        except PuzzleError:
            return None
