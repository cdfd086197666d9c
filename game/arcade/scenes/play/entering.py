"""Entering moves: from the presses of whoever holds a device to the move of the player on turn."""

from dataclasses import dataclass

from game.arcade.context import Context
from game.arcade.draw.area import BoardArea
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.scenes.play.played import Played
from game.arcade.scenes.play.pointer import Pointer
from game.arcade.scenes.play.showing import Showing
from game.core.controls import DIRECTION_OF, Answer, AnyControls, Cursor, Verb
from game.core.rules import Move


@dataclass(frozen=True)
class Made:
    """A move, which is legal and to be made."""

    move: Move


@dataclass(frozen=True)
class Declined:
    """Something illegal was tried."""

    reason: str
    cell: int


@dataclass(frozen=True)
class Pointed:
    """The cursor has moved, or a move was put on trial."""


@dataclass(frozen=True)
class OutOfTurn:
    """It is the other player's turn."""


Entered = Made | Declined | Pointed | OutOfTurn


class Entering:
    """Moves the cursor itself, and answers with what is left to do."""

    def __init__(
        self, context: Context, played: Played, controls: AnyControls, pointer: Pointer, showing: Showing
    ) -> None:
        self._context = context
        self._played = played
        self._controls = controls
        self._pointer = pointer
        self._showing = showing
        self._mouse_on_board = False
        self._walker: Device | None = None  # the device whose held direction repeats
        self._unseen = False  # whether a move was made, or put on trial, that has not been drawn yet

    def begin_turn(self) -> None:
        """The position has changed."""
        self._walker = None
        self._unseen = True

    def shown(self) -> None:
        """A picture has been drawn."""
        self._unseen = False

    @property
    def unseen(self) -> bool:
        """Whether something was entered that has not been drawn yet."""
        return self._unseen

    def ignores(self, action: Action) -> bool:
        """Whether a press is the repeat of a direction that moves no cursor."""
        return action.repeated and action.device != self._walker

    def serves(self, device: Device) -> bool:
        return self._context.seats.serves(device, self._played.turn)

    # Presses

    def point(self, action: Action, area: BoardArea) -> None:
        """The mouse points somewhere."""
        cell = area.cell_at(action.spot) if action.spot else None
        self._mouse_on_board = cell is not None
        if cell is not None and self._played.person_on_turn and self.serves(action.device):
            before = self._pointer.cursor
            if self._pointer.press(Verb.POINT, cell).cursor != before:
                self._showing.forget_refusal()

    def step_back(self, action: Action) -> bool:
        """Take back a move on trial, or else the first half of a move, wherever the mouse is.

        Returns False if it is the other player's turn.
        """
        if action.device != SHARED_KEYS and not self.serves(action.device):
            return False
        self._pointer.step_back()
        return True

    def press(self, action: Action, verb: Verb) -> Entered | None:
        """A direction or CONFIRM, for the player who holds the device."""
        beside = action.device.kind is Kind.MOUSE and not self._mouse_on_board
        if not self._played.person_on_turn or self._unseen or beside:
            return None  # a move cannot be answered before it is drawn
        turn = self._played.turn
        player = self._context.seats.player(action.device, turn)
        if player is None:
            return None
        if player != turn:
            return OutOfTurn()
        self._context.seats.use(player, action.device)
        return self._press_on_board(action, verb)

    def _press_on_board(self, action: Action, verb: Verb) -> Entered | None:
        before, trial = self._pointer.cursor, self._pointer.trial
        answer = self._controls.press(self._played.match.position, before, verb)
        walked = self._walks(answer, before, verb)
        self._walker = action.device if walked else None
        if action.repeated and not walked:
            return None
        self._pointer.put(answer.cursor)
        if answer.cursor != before:
            self._showing.forget_refusal()
        if trial is not None and (answer.move == trial or _means_the_trial(action)):
            return Made(trial)
        if answer.refusal:
            return Declined(answer.refusal, answer.cursor.cell)
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
        self._pointer.try_out(move)
        self._unseen = True
        self._showing.forget_refusal()
        return Pointed()


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
