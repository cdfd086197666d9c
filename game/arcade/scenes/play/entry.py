"""What the player on turn enters at a board: from presses to the cursor, to half a move, to a move."""

from dataclasses import dataclass
from typing import Protocol

from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.shell.context import Context
from game.core.controls import DIRECTION_OF, Answer, AnyControls, Cursor, Refusal, Verb
from game.core.match import Match
from game.core.rules import Move, Player
from game.core.variant import Setup


class Played(Protocol):
    """What can be played at a board: a session, or a puzzle."""

    setup: Setup

    @property
    def match(self) -> Match: ...

    @property
    def turn(self) -> Player: ...

    @property
    def person_on_turn(self) -> bool: ...

    @property
    def people_in_play(self) -> tuple[Player, ...]: ...


# What a press at the board came to


@dataclass(frozen=True)
class Made:
    """A move, which is legal and to be made."""

    move: Move


@dataclass(frozen=True)
class Declined:
    """Something illegal was tried."""

    refusal: Refusal
    heading: int | None  # the direction that was pressed, if it was one


@dataclass(frozen=True)
class Pointed:
    """The cursor has moved, or a move was put on trial."""


@dataclass(frozen=True)
class OutOfTurn:
    """It is the turn of a player who holds another device."""


Entered = Made | Declined | Pointed | OutOfTurn


class Entry:
    """What is entered: the cursor of the player on turn, and the move on trial.

    A player's cursor waits where it was left.
    """

    def __init__(self, context: Context, session: Played, controls: AnyControls) -> None:
        self._context = context
        self._session = session
        self._controls = controls
        self._last: dict[Player, Cursor] = {}
        self._cursor: Cursor = controls.start(session.match.position, None)
        self._trial: Move | None = None
        self._mouse_on_board = False
        self._walker: Device | None = None  # the device whose held direction repeats
        self._unseen = False  # whether a move was made, or put on trial, that has not been drawn yet

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

    @property
    def unseen(self) -> bool:
        """Whether something was entered that has not been drawn yet, so that nobody can have answered it."""
        return self._unseen

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

    # Presses of whoever holds a device

    def ignores(self, action: Action) -> bool:
        """Whether a press is the repeat of a direction that moves no cursor."""
        return action.repeated and action.device != self._walker

    def point(self, action: Action, cell: int | None) -> None:
        """The mouse points at a cell, or beside the board."""
        self._mouse_on_board = cell is not None
        if cell is not None and self._session.person_on_turn and self._serves(action.device):
            self.point_at(cell)

    def step_back(self, action: Action) -> bool:
        """Take back a move on trial, or else the first half of a move, wherever the mouse is.

        Returns False if it is the other player's turn.
        """
        if action.device != SHARED_KEYS and not self._serves(action.device):
            return False
        if self._trial is None:
            position = self._session.match.position
            self.put(self._controls.press(position, self._cursor, Verb.BACK, None).cursor)
        self._trial = None
        return True

    def press(self, action: Action, verb: Verb) -> Entered | None:
        """A direction or CONFIRM, for the player who holds the device."""
        beside = action.device.kind is Kind.MOUSE and not self._mouse_on_board
        if not self._session.person_on_turn or self._unseen or beside:
            return None
        turn = self._session.turn
        if self._context.seats.player(action.device, turn) != turn:
            return OutOfTurn()
        self._context.seats.use(turn, action.device)
        return self._press_on_board(action, verb)

    def _serves(self, device: Device) -> bool:
        return self._context.seats.serves(device, self._session.turn)

    def _press_on_board(self, action: Action, verb: Verb) -> Entered | None:
        before, trial = self._cursor, self._trial
        answer = self._controls.press(self._session.match.position, before, verb)
        walked = self._walks(answer, before, verb)
        self._walker = action.device if walked else None
        if action.repeated and not walked:
            return None
        self.put(answer.cursor)
        if trial is not None and (answer.move == trial or _means_the_trial(action)):
            return Made(trial)
        if answer.refusal:
            return Declined(answer.refusal, DIRECTION_OF.get(verb))
        if answer.move is not None:
            return self._enter(answer.move, action.device)
        return Pointed() if answer.cursor != before and verb in DIRECTION_OF else None

    def _walks(self, answer: Answer[Cursor], before: Cursor, verb: Verb) -> bool:
        """Whether a direction only moves the cursor."""
        stepped = self._controls.is_midway(answer.cursor) != self._controls.is_midway(before)
        entered = answer.move is not None or stepped
        return verb in DIRECTION_OF and not entered and not answer.refusal

    def _enter(self, move: Move, device: Device) -> Entered:
        """A move is to be made, or is put on trial if it must be confirmed."""
        if not must_confirm(self._context.settings.confirm, device):
            return Made(move)
        self._trial = move
        self._unseen = True
        return Pointed()

    # The cursor

    def point_at(self, cell: int) -> None:
        """Move the cursor to a cell."""
        self.put(self._controls.press(self._session.match.position, self._cursor, Verb.POINT, cell).cursor)

    def put(self, cursor: Cursor) -> None:
        """Set the cursor. Pointing elsewhere takes back the move on trial."""
        if cursor != self._cursor:
            self._trial = None
        self._cursor = cursor
        self._last[self._session.turn] = cursor

    def begin(self) -> None:
        """Nothing is entered yet: the cursor of the player on turn is shown."""
        self._trial = None
        last = self._last.get(self._session.turn)
        self._cursor = self._controls.start(self._session.match.position, last)
        self._walker = None
        self._unseen = True

    def seen(self) -> None:
        """A picture has been drawn."""
        self._unseen = False


def must_confirm(setting: str, device: Device) -> bool:
    """Whether a move entered with a device must be confirmed."""
    return setting == "always" or (setting == "mouse only" and device.kind is Kind.MOUSE)


def means_back(action: Action) -> bool:
    """Whether a press takes back a half-entered move. The key for back and pause does that first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)


def _means_the_trial(action: Action) -> bool:
    """Whether a press confirms the move on trial wherever the cursor is. A click says which move it means."""
    return action.verb is Verb.CONFIRM and action.device.kind is not Kind.MOUSE
