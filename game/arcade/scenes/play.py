"""The scene in which people play a game."""

from game.arcade.context import Context
from game.arcade.cues import LOOKING
from game.arcade.destinations import ToGameOver, ToHowTo, ToPause
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.scenes.board import BoardScene
from game.arcade.scenes.play_picture import device_of
from game.arcade.scenes.scene import Go, Prompts
from game.core.controls import DIRECTION_OF, Verb
from game.core.words import _
from game.session.events import Events, Refused
from game.session.session import Session

# The presses that lead to the choices after the game at once.
HURRYING = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK}


class PlayScene(BoardScene):
    """Presses go to the board, for the player who holds the device. Whatever happens is kept."""

    shows_notices = True

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        super().__init__(context, go, session)
        self._mouse_on_board = False
        self._walker: Device | None = None  # the device whose held direction repeats
        self._unseen = False  # whether a move was made that has not been drawn yet

    def enter(self) -> None:
        super().enter()
        self.context.profile.keep(self.session)

    def take(self, events: Events) -> None:
        super().take(events)
        if events:
            self.context.profile.keep(self.session)

    # What happens elsewhere

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.session.players.people):
            self.go(ToPause(self.session))

    # Presses

    def handle(self, action: Action) -> None:
        if action.repeated and action.device != self._walker:
            return
        if action.verb is not Verb.POINT:
            self.showing.finish_motion()  # a press never waits for an animation
        if self.session.over and action.verb in HURRYING:
            self._hurry_to_the_result()
        elif self.pointer.midway and _means_back(action):
            self._step_back(action)
        else:
            self._answer(action)

    def _answer(self, action: Action) -> None:
        match action.verb:
            case Command.PAUSE | Verb.BACK:
                self.sound("back")
                self.go(ToPause(self.session))
            case Command.HELP:
                self.go(ToHowTo(self.variant()))
            case Command.UNDO:
                self.take(self.session.undo())
            case Command.REDO:
                self.take(self.session.redo())
            case Command.HINT:
                self.take(self.session.ask_hint())
            case Verb.POINT:
                self._point(action)
            case Verb():
                self._press(action, action.verb)

    def _step_back(self, action: Action) -> None:
        """Take back the first half of a move, wherever the mouse is."""
        if action.device != SHARED_KEYS and not self._serves(action.device):
            self._say_whose_turn()
            return
        self.pointer.press(Verb.BACK)
        self.sound("undo")

    def _point(self, action: Action) -> None:
        cell = self.area().cell_at(action.spot) if action.spot else None
        self._mouse_on_board = cell is not None
        if cell is not None and self.session.person_on_turn and self._serves(action.device):
            before = self.pointer.cursor
            if self.pointer.press(Verb.POINT, cell).cursor != before:
                self.showing.forget_refusal()

    def _press(self, action: Action, verb: Verb) -> None:
        """Handle a direction or CONFIRM for the player who holds the device."""
        beside = action.device.kind is Kind.MOUSE and not self._mouse_on_board
        if not self.session.person_on_turn or self._unseen or beside:
            return  # a move cannot be answered before it is drawn
        turn = self.session.turn
        player = self.context.seats.player(action.device, turn)
        if player is None:
            return
        if player != turn:
            self._say_whose_turn()
            return
        self.context.seats.use(player, action.device)
        self._press_on_board(action, verb)

    def _press_on_board(self, action: Action, verb: Verb) -> None:
        before, midway = self.pointer.cursor, self.pointer.midway
        answer = self.controls.press(self.session.match.position, before, verb)
        entered = answer.move is not None or self.controls.is_midway(answer.cursor) != midway
        walked = verb in DIRECTION_OF and not entered and not answer.refusal
        self._walker = action.device if walked else None
        if action.repeated and not walked:
            return
        self.pointer.put(answer.cursor)
        if answer.cursor != before:
            self.showing.forget_refusal()
        if answer.refusal:
            self.take((Refused(answer.refusal),))
            self.showing.refuse(answer.cursor.cell)
        elif answer.move is not None:
            self.take(self.session.play(answer.move))
        elif answer.cursor != before and verb in DIRECTION_OF:
            self.sound("cursor")

    def _serves(self, device: Device) -> bool:
        return self.context.seats.serves(device, self.session.turn)

    def _say_whose_turn(self) -> None:
        self.showing.say(_("It is Player {player}'s turn.", player=self.session.turn), urgent=True)
        self.sound("illegal")

    # Time

    def begin_turn(self) -> None:
        super().begin_turn()
        self._walker = None
        self._unseen = True

    def update(self, seconds: float) -> None:
        self._unseen = False
        super().update(seconds)

    def await_person(self) -> None:
        """Take hints, and let the bot process ponder on the person's time."""
        self.take(self.context.adviser.consult(self.session))
        if self.session.hint_wanted:
            self.showing.say(_(LOOKING))

    def _hurry_to_the_result(self) -> None:
        self.sound_the_end()
        self.show_result()

    def show_result(self) -> None:
        self.go(ToGameOver(self.session))

    # Prompts

    def prompts(self) -> Prompts:
        session = self.session
        own: Prompts = []
        if session.person_on_turn:
            own = list(self.controls.prompts(self.pointer.cursor))
            if self.pointer.midway:
                return own  # a half-entered move comes before everything else
            own.append((Command.HINT, _("Hint")))
        undo = [(Command.UNDO, _("Undo"))] if session.can_undo else []
        redo = [(Command.REDO, _("Redo"))] if session.can_redo else []
        return [*own, *undo, *redo, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """The device of the person on turn; if none is, the device used last."""
        if not self.session.person_on_turn:
            return self.context.device
        return device_of(self.context, self.session, self.session.turn)


def _means_back(action: Action) -> bool:
    """Whether a press takes back a half-entered move. The key for back and pause does that first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)
