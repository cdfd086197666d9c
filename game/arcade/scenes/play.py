"""The scene in which a game is played."""

from pygame import Surface

from game.arcade.context import Context
from game.arcade.cues import LOOKING, Cue, cue_of, sound_of_the_end
from game.arcade.destinations import ToGameOver, ToHowTo, ToPause
from game.arcade.draw.area import BoardArea
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.scenes.play_picture import device_of, picture_of
from game.arcade.scenes.pointer import Pointer
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.scenes.showing import Showing
from game.arcade.views.play import PlayPicture, draw_play
from game.core.controls import DIRECTION_OF, Verb
from game.core.variant import Variant
from game.core.words import _
from game.session.events import Ended, Events, Moved, Redone, Refused, Undone
from game.session.session import Session

BOT_SECONDS = 0.55  # long enough to follow what a bot does
END_SECONDS = 1.3  # from the last move to the choices after the game
# The presses that lead to those choices at once.
HURRYING = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK}


class PlayScene(Scene):
    """One session, at the board."""

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        super().__init__(context, go)
        self.session = session
        self.controls = session.setup.variant.make_controls(session.match.rules)
        self.pointer = Pointer(session, self.controls)
        self.showing = Showing()
        self._bot_waited = 0.0  # seconds since a bot came on turn
        self._mouse_on_board = False
        self._walker: Device | None = None  # what moved the cursor last, and may move it on while held
        self._unseen = False  # whether a move was made that no picture has shown yet

    def variant(self) -> Variant:
        return self.session.setup.variant

    # What happens on the stack

    def enter(self) -> None:
        self.context.audio.music("music_play")

    def leave(self) -> None:
        if not self.session.over:  # the review of a finished game is wanted at its end
            self.context.adviser.rest()

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.session.players.people):
            self.go(ToPause(self.session))

    def notice(self, words: str) -> None:
        self.showing.say(words)

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
                self._sound("back")
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
        """Take back the first half of a move. The mouse may be anywhere for that."""
        if action.device != SHARED_KEYS and not self._serves(action.device):
            self._say_whose_turn()
            return
        self.pointer.press(Verb.BACK)
        self._sound("undo")

    def _point(self, action: Action) -> None:
        cell = self.area().cell_at(action.spot) if action.spot else None
        self._mouse_on_board = cell is not None
        if cell is not None and self.session.person_on_turn and self._serves(action.device):
            self.pointer.press(Verb.POINT, cell)

    def _press(self, action: Action, verb: Verb) -> None:
        """A direction or a confirmation, for the player who holds the device."""
        beside = action.device.kind is Kind.MOUSE and not self._mouse_on_board
        if not self.session.person_on_turn or self._unseen or beside:
            return  # a move cannot be answered before it is seen
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
        if answer.refusal:
            self.take((Refused(answer.refusal),))
            self.showing.tremble()
        elif answer.move is not None:
            self.take(self.session.play(answer.move))
        elif answer.cursor != before and verb in DIRECTION_OF:
            self._sound("cursor")

    def _serves(self, device: Device) -> bool:
        return self.context.seats.serves(device, self.session.turn)

    def _say_whose_turn(self) -> None:
        self.showing.say(_("It is Player {player}'s turn.", player=self.session.turn), urgent=True)
        self._sound("illegal")

    # Events

    def take(self, events: Events) -> None:
        """Show and sound what has happened in the session."""
        for event in events:
            match event:
                case Moved() | Redone():
                    self._begin_turn()
                    self.showing.show_move()
                case Undone(plies):
                    self._begin_turn()
                    self.showing.show_undo(plies[-1] if plies else None)
                case Ended() if self.session.resigned is not None:
                    self._begin_turn()
                    self.showing.show_end()
            self._give(cue_of(event, self.session.match.rules))

    def _begin_turn(self) -> None:
        """The position has changed."""
        self.pointer.settle()
        self._walker = None
        self._unseen = True
        self._bot_waited = 0.0

    def _give(self, cue: Cue) -> None:
        if cue.words:
            self.showing.say(cue.words, urgent=cue.urgent)
        if cue.sound:
            self._sound(cue.sound)

    def _sound(self, name: str) -> None:
        self.context.audio.play(name)

    # Time

    def update(self, seconds: float) -> None:
        self._unseen = False
        self.showing.advance(seconds)
        if self.session.over:
            self._approach_the_result(seconds)
        elif self.session.level_on_turn is not None:
            self._await_bot(seconds)
        else:
            self._think_along()

    def age(self, seconds: float) -> None:
        if self.session.over:
            self.showing.advance_motion(seconds)
            self.showing.advance_end(seconds)

    def _await_bot(self, seconds: float) -> None:
        """A bot thinks as soon as it is on turn, and moves when that can be followed."""
        question = self.session.question()
        assert question is not None, "a bot is on turn"
        answer = self.context.adviser.ask(question)
        if self.showing.motion.moving:
            return
        self._bot_waited += seconds
        if answer is not None and self._bot_waited >= BOT_SECONDS:
            self.take(self.session.answer(question, answer))
            if self.session.person_on_turn:
                self._sound("turn")

    def _think_along(self) -> None:
        """A person is on turn: a hint may come, and the bot process thinks on their time."""
        self.take(self.context.adviser.consult(self.session))
        if self.session.hint_wanted:
            self.showing.say(_(LOOKING))

    def _approach_the_result(self, seconds: float) -> None:
        """The last move is seen to its end, then what becomes of the loser, then the choices."""
        self.context.adviser.consult(self.session)
        if self.showing.motion.moving:
            return
        self._sound_the_end()
        self.showing.advance_end(seconds)
        if self.showing.ended_for >= END_SECONDS:
            self.show_result()

    def _hurry_to_the_result(self) -> None:
        self._sound_the_end()
        self.show_result()

    def _sound_the_end(self) -> None:
        """The sting, once."""
        outcome = self.session.outcome
        if self.showing.ended_for == 0.0 and outcome is not None:
            self.context.audio.duck()
            self._sound(sound_of_the_end(outcome, self.session.players))

    def show_result(self) -> None:
        """The game is over and its end has been seen."""
        self.go(ToGameOver(self.session))

    # What is seen

    def prompts(self) -> Prompts:
        session = self.session
        own: Prompts = []
        if session.person_on_turn:
            own = list(self.controls.prompts(self.pointer.cursor))
            if self.pointer.midway:
                return own  # first the move that is half entered, then everything else
            own.append((Command.HINT, _("Hint")))
        undo = [(Command.UNDO, _("Undo"))] if session.can_undo else []
        redo = [(Command.REDO, _("Redo"))] if session.can_redo else []
        return [*own, *undo, *redo, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """That of the player on turn; when no person is, the device used last."""
        if not self.session.person_on_turn:
            return self.context.device
        return device_of(self.context, self.session, self.session.turn)

    def area(self) -> BoardArea:
        layout = self.context.layout
        return BoardArea(layout.board, self.session.setup.size, layout.small)

    def picture(self) -> PlayPicture:
        return picture_of(self.context, self.theme, self.session, self.pointer, self.showing)

    def draw(self, canvas: Surface) -> None:
        draw_play(canvas, self.picture())


def _means_back(action: Action) -> bool:
    """Whether a press takes back a half-entered move. One key is both back and pause: it goes back first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)
