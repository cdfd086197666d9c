"""The cursor of the player on turn, and the move that waits to be confirmed."""

from typing import Any

from game.arcade.scenes.play.played import Played
from game.core.controls import Answer, AnyControls, Cursor, Verb
from game.core.rules import Move, Player


class Pointer:
    """Each player's cursor waits where the player left it."""

    def __init__(self, session: Played, controls: AnyControls) -> None:
        self._session = session
        self._controls = controls
        self._last: dict[Player, Cursor] = {}
        self._cursor: Cursor = controls.start(session.match.position, None)
        self._trial: Move | None = None

    @property
    def cursor(self) -> Cursor:
        return self._cursor

    @property
    def trial(self) -> Move | None:
        """The move that waits to be confirmed."""
        return self._trial

    @property
    def trial_cells(self) -> tuple[int, ...]:
        """The cells that the move on trial concerns."""
        if self._trial is None:
            return ()
        return self._session.match.rules.cells_of(self._session.match.position, self._trial)

    @property
    def midway(self) -> bool:
        """Whether a person on turn has entered something that BACK takes back."""
        entered = self._trial is not None or self._controls.is_midway(self._cursor)
        return self._session.person_on_turn and entered

    @property
    def half(self) -> Cursor | None:
        """The cursor, if the first half of a move has been entered."""
        return self._cursor if self._controls.is_midway(self._cursor) else None

    @property
    def request(self) -> str:
        """What the player on turn is asked to do."""
        return self._controls.ask(self._cursor)

    @property
    def intended(self) -> Move | None:
        """The legal move that CONFIRM would make, or put on trial."""
        if self._trial is not None:
            return self._trial
        return self._controls.intended(self._session.match.position, self._cursor)

    def confirms(self, player: Player) -> bool:
        """Whether a player confirms now; for the opponent of the player on turn, at the start of a turn."""
        if player == self._session.turn and self._trial is not None:
            return True
        cursor = self._cursor
        if player != self._session.turn:
            cursor = self._controls.start(self._session.match.position, None)
        return any(verb is Verb.CONFIRM for verb, _words in self._controls.prompts(cursor))

    def cells_of(self, moves: tuple[Move, ...]) -> tuple[int, ...]:
        """The cells to choose next to enter any of the moves."""
        position = self._session.match.position
        cells = (self._controls.next_cells(position, self._cursor, move) for move in moves)
        return tuple(dict.fromkeys(cell for some in cells for cell in some))

    def press(self, verb: Verb, cell: int | None = None) -> Answer[Any]:
        """Press for the player on turn, and move the cursor."""
        answer = self._controls.press(self._session.match.position, self._cursor, verb, cell)
        self.put(answer.cursor)
        return answer

    def put(self, cursor: Cursor) -> None:
        """Set the cursor. Pointing elsewhere takes back the move on trial."""
        if cursor != self._cursor:
            self._trial = None
        self._cursor = cursor
        self._last[self._session.turn] = cursor

    def try_out(self, move: Move) -> None:
        """Put a move on trial, until it is confirmed or taken back."""
        self._trial = move

    def step_back(self) -> None:
        """Take back the move on trial, or else the first half of a move."""
        if self._trial is None:
            self.press(Verb.BACK)
        self._trial = None

    def settle(self) -> None:
        """Follow a change of position: show the cursor of the player on turn, with nothing entered."""
        self._trial = None
        last = self._last.get(self._session.turn)
        self._cursor = self._controls.start(self._session.match.position, last)
