"""The scene in which people play a game."""

import random

from game.arcade.context import Context
from game.arcade.cues import LOOKING
from game.arcade.destinations import ToGameOver, ToHowTo, ToPause
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.scenes.board import BoardScene
from game.arcade.scenes.move_clock import MoveClock
from game.arcade.scenes.play_picture import device_of
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.settings import SPEEDS
from game.arcade.undo_limit import undo_words, why_no_undo
from game.arcade.views.play import PlayPicture
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import Move
from game.core.words import _
from game.session.events import Events, Passed, Refused
from game.session.session import Session

# The presses that lead to the choices after the game at once.
HURRYING = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.PAUSE}


class PlayScene(BoardScene):
    """Presses go to the board, for the player who holds the device. Whatever happens is kept."""

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        super().__init__(context, go, session)
        self._mouse_on_board = False
        self._walker: Device | None = None  # the device whose held direction repeats
        self._unseen = False  # whether a move was made, or put on trial, that has not been drawn yet
        self._clock = MoveClock()

    def enter(self) -> None:
        super().enter()
        self.context.profile.keep(self.session)

    def take(self, events: Events) -> None:
        if events:
            self.context.profile.keep(self.session)
        super().take(events)

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
                self._undo()
            case Command.REDO:
                self.take(self.session.redo())
            case Command.HINT:
                self._ask_hint()
            case Verb.POINT:
                self._point(action)
            case Verb():
                self._press(action, action.verb)

    def _undo(self) -> None:
        why_not = why_no_undo(self.session, self.context.settings.undos)
        self.take((Refused(why_not),) if why_not else self.session.undo())

    def _ask_hint(self) -> None:
        if not self.context.settings.hints:
            self.showing.say(_("Hints are switched off in the settings."))
        elif self.session.level_on_turn is not None:
            self.showing.say(_("Ask for a hint when it is your turn."))
        else:
            self.take(self.session.ask_hint())

    def _step_back(self, action: Action) -> None:
        """Take back a move on trial, or else the first half of a move, wherever the mouse is."""
        if action.device != SHARED_KEYS and not self._serves(action.device):
            self._say_whose_turn()
            return
        self.pointer.step_back()
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
        before, trial = self.pointer.cursor, self.pointer.trial
        answer = self.controls.press(self.session.match.position, before, verb)
        stepped = self.controls.is_midway(answer.cursor) != self.controls.is_midway(before)
        entered = answer.move is not None or stepped
        walked = verb in DIRECTION_OF and not entered and not answer.refusal
        self._walker = action.device if walked else None
        if action.repeated and not walked:
            return
        self.pointer.put(answer.cursor)
        if answer.cursor != before:
            self.showing.forget_refusal()
        if trial is not None and (answer.move == trial or _means_the_trial(action)):
            self.take(self.session.play(trial))
        elif answer.refusal:
            self.take((Refused(answer.refusal),))
            self.showing.refuse(answer.cursor.cell)
        elif answer.move is not None:
            self._enter(answer.move, action.device)
        elif answer.cursor != before and verb in DIRECTION_OF:
            self.sound("cursor")

    def _enter(self, move: Move, device: Device) -> None:
        """Make a move, or put it on trial if it must be confirmed."""
        if must_confirm(self.context.settings.confirm, device):
            self.pointer.try_out(move)
            self._unseen = True
            self.showing.forget_refusal()
            self.sound("cursor")
        else:
            self.take(self.session.play(move))

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
        self._clock.restart()

    def shown(self) -> None:
        self._unseen = False

    @property
    def bot_seconds(self) -> float:
        speed = SPEEDS[self.context.settings.bot_speed]
        return 0.0 if speed is None else super().bot_seconds / speed

    def await_person(self, seconds: float) -> None:
        """Take hints, let the bot process ponder on the person's time, and let the move clock run."""
        advice = self.context.adviser.consult(self.session)
        if self.context.settings.hints:
            self.take(advice)
            if self.session.hint_wanted:
                self.showing.say(_(LOOKING))
        if not self.showing.motion.moving:
            self._run_clock(seconds)

    def _run_clock(self, seconds: float) -> None:
        self._clock.set_limit(self.context.settings.clock)
        if self._clock.advance(seconds):
            self.sound("cursor")
        if self._clock.is_up:
            self._play_at_random()

    def _play_at_random(self) -> None:
        """Make a random move for a person whose time is up."""
        rules, player, move = self.session.match.rules, self.session.turn, random_move(self.session)
        words = _(
            "Time is up: {name} played {move} at random.",
            name=rules.player_name(player),
            move=rules.move_words(move),
        )
        events = self.session.play(move)
        self.take(events)
        passes = [
            _("Player {player} has to pass.", player=event.player)
            for event in events
            if isinstance(event, Passed)
        ]
        self.showing.say(" ".join([words, *passes]), stays=True)
        self.sound("pass")

    def _hurry_to_the_result(self) -> None:
        self.sound_the_end()
        self.showing.finish_end(self.context.motion)
        self.show_result()

    def show_result(self) -> None:
        self.showing.fall_silent()
        self.go(ToGameOver(self.session))

    # The picture

    @property
    def resting(self) -> bool:
        return super().resting and not self._unseen

    @property
    def shows_notices(self) -> bool:
        """A notice waits while something about the game is said in its place."""
        return self.showing.message is None and self.pointer.trial is None

    def picture(self) -> PlayPicture:
        """What is shown, with the move clock of a person on turn."""
        picture = super().picture()
        return picture.with_clock(self._clock.picture()) if self.session.person_on_turn else picture

    # Prompts

    def prompts(self) -> Prompts:
        session = self.session
        own: Prompts = []
        if session.person_on_turn:
            if self.pointer.trial is not None:
                return [(Verb.CONFIRM, _("Play it")), (Verb.BACK, _("Take it back"))]
            own = list(self.controls.prompts(self.pointer.cursor))
            if self.pointer.midway:
                return own  # a half-entered move comes before everything else
            if self.context.settings.hints:
                own.append((Command.HINT, _("Hint")))
        undo_prompt = (Command.UNDO, undo_words(session, self.context.settings.undos))
        undo = [undo_prompt] if session.can_undo else []
        redo = [(Command.REDO, _("Redo"))] if session.can_redo else []
        return [*own, *undo, *redo, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """The device of the person on turn; if none is, the device used last."""
        if not self.session.person_on_turn:
            return self.context.device
        return device_of(self.context, self.session, self.session.turn)


def must_confirm(setting: str, device: Device) -> bool:
    """Whether a move entered with a device must be confirmed."""
    return setting == "always" or (setting == "mouse only" and device.kind is Kind.MOUSE)


def random_move(session: Session) -> Move:
    """A legal move, determined by the session's seed and its moves so far."""
    match = session.match
    chance = random.Random(f"{session.seed} {len(match.plies)}")  # noqa: S311 - not for secrets
    return chance.choice(match.rules.legal_moves(match.position))


def _means_the_trial(action: Action) -> bool:
    """Whether a press confirms the move on trial wherever the cursor is. A click says which move it means."""
    return action.verb is Verb.CONFIRM and action.device.kind is not Kind.MOUSE


def _means_back(action: Action) -> bool:
    """Whether a press takes back a half-entered move. The key for back and pause does that first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)
