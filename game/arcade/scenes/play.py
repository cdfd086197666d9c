"""The scene in which a game is played."""

from pygame import Surface

from game.arcade import captions
from game.arcade.board_motion import REST, BoardMotion, making, unmaking
from game.arcade.context import Context
from game.arcade.cues import LOOKING, Cue, cue_of, sound_of_the_end
from game.arcade.destinations import ToGameOver, ToHowTo, ToPause
from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.input.actions import MOUSE, SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.input.prompts import glyph_for
from game.arcade.renderers import renderer_of
from game.arcade.scenes.pointer import Pointer
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.views.panel import PanelPicture
from game.arcade.views.play import Message, PlayPicture, draw_play
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.session.events import Ended, Events, Moved, Passed, Redone, Refused, Undone
from game.session.modes import Series
from game.session.session import Session

MESSAGE_SECONDS = 2.6
SHAKE_SECONDS = 0.3
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
        self._motion: BoardMotion = REST
        self._message: Message | None = None
        self._message_left = 0.0
        self._shake_left = 0.0
        self._ended_for = 0.0
        self._bot_waited = 0.0  # seconds since a bot came on turn
        self._mouse_on_board = False
        self._walker: Device | None = None  # what moved the cursor last, and may move it on while held
        self._unseen = False  # whether a move was made that no picture has shown yet

    @property
    def ended_for(self) -> float:
        """Seconds since the end of the game was first seen."""
        return self._ended_for

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
        self._say(words)

    # Presses

    def handle(self, action: Action) -> None:
        if action.repeated and action.device != self._walker:
            return
        if action.verb is not Verb.POINT:
            self._motion = REST  # a press never waits for an animation
        if self.session.over and action.verb in HURRYING:
            self._show_the_end()
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
                self.go(ToHowTo(self.session.setup.variant))
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
            return  # nobody answers a move before it is seen
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
        elif answer.move is not None:
            self.take(self.session.play(answer.move))
        elif answer.cursor != before and verb in DIRECTION_OF:
            self._sound("cursor")

    def _serves(self, device: Device) -> bool:
        return self.context.seats.serves(device, self.session.turn)

    def _say_whose_turn(self) -> None:
        self._say(_("It is Player {player}'s turn.", player=self.session.turn), urgent=True)
        self._sound("illegal")

    # Events

    def take(self, events: Events) -> None:
        """Show and sound what has happened in the session."""
        for event in events:
            match event:
                case Moved() | Passed() | Undone() | Redone() | Ended():
                    self._follow(event)
                case Refused() if not self.session.over:
                    self._shake_left = SHAKE_SECONDS
            self._give(cue_of(event, self.session.match.rules))

    def _follow(self, event: Moved | Passed | Undone | Redone | Ended) -> None:
        """The position has changed."""
        self.pointer.settle()
        self._message = None
        self._walker = None
        self._unseen = True
        self._ended_for = self._bot_waited = 0.0
        match event:
            case Moved() | Redone():
                self._motion = making()
            case Undone(plies):
                self._motion = unmaking(plies[-1]) if plies else REST

    def _give(self, cue: Cue) -> None:
        if cue.words:
            self._say(cue.words, urgent=cue.urgent)
        if cue.sound:
            self._sound(cue.sound)

    def _say(self, words: str, *, urgent: bool = False) -> None:
        self._message = Message(words, urgent)
        self._message_left = MESSAGE_SECONDS

    def _sound(self, name: str) -> None:
        self.context.audio.play(name)

    # Time

    def advance_motion(self, seconds: float) -> None:
        """Let only what moves on the board go on."""
        self._motion = self._motion.after(seconds)

    def update(self, seconds: float) -> None:
        self._unseen = False
        self.advance_motion(seconds)
        self._shake_left = max(0.0, self._shake_left - seconds)
        self._message_left -= seconds
        if self._message_left <= 0:
            self._message = None
        if self.session.over:
            self._approach_the_end(seconds)
        elif self.session.level_on_turn is not None:
            self._await_bot(seconds)
        else:
            self._think_along()

    def age(self, seconds: float) -> None:
        if self.session.over:
            self.advance_motion(seconds)
            self._ended_for += seconds

    def _await_bot(self, seconds: float) -> None:
        """A bot thinks as soon as it is on turn, and moves when that can be followed."""
        question = self.session.question()
        assert question is not None, "a bot is on turn"
        answer = self.context.adviser.ask(question)
        if self._motion.moving:
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
            self._say(_(LOOKING))

    def _approach_the_end(self, seconds: float) -> None:
        """The last move is seen to its end, then what becomes of the loser, then the choices."""
        self.context.adviser.consult(self.session)
        if self._motion.moving:
            return
        self._sound_the_end()
        self._ended_for += seconds
        if self._ended_for >= END_SECONDS:
            self.show_result()

    def _show_the_end(self) -> None:
        self._sound_the_end()
        self.show_result()

    def _sound_the_end(self) -> None:
        """The sting, once."""
        outcome = self.session.outcome
        if self._ended_for == 0.0 and outcome is not None:
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
        return self._device_of(self.session.turn)

    def _device_of(self, player: Player) -> Device:
        """A mouse that moves is in the hand of the player on turn."""
        seats, recent = self.context.seats, self.context.device
        pointing = recent == MOUSE and player == self.session.turn
        return seats.device(player, recent, prefer_recent=pointing)

    def area(self) -> BoardArea:
        layout = self.context.layout
        return BoardArea(layout.board, self.session.setup.size, layout.small)

    def frame(self) -> Frame:
        """What is on the board."""
        match = self.session.match
        choosing = self.session.person_on_turn and not self._motion.moving
        undone = self._motion.undone
        ended = self._ended_for if self.session.over and not self._motion.moving else 0.0
        return Frame(
            start=match.start,
            plies=(*match.plies, *([undone] if undone else [])),
            progress=self._motion.progress,
            time=self.context.time,
            cursor=self.pointer.cursor if choosing else None,
            intended=self.pointer.intended if choosing else None,
            legal=tuple(match.rules.legal_moves(match.position)) if choosing else (),
            ended=ended,
        )

    def picture(self) -> PlayPicture:
        session, frame = self.session, self.frame()
        theme = self.context.theme.tinted(session.setup.variant.accent)
        hint = session.hint if session.person_on_turn and not self._motion.moving else None
        mode = session.mode
        return PlayPicture(
            layout=self.context.layout,
            theme=theme,
            renderer=renderer_of(session.setup, theme),
            frame=frame,
            hinted=self.pointer.cells_of(hint.moves) if hint else (),
            shake=self._shake_left / SHAKE_SECONDS,
            title=captions.title(session),
            call=self._call(),
            reason=captions.reason(session) if session.over else "",
            player=self._player_in_front(),
            panels=tuple(self._panel(player, frame) for player in PLAYERS),
            series=mode if isinstance(mode, Series) else None,
            message=self._message,
        )

    def _call(self) -> str:
        if self.session.over:
            return captions.result(self.session)
        return captions.call(self.session, self.controls.ask(self.pointer.cursor))

    def _player_in_front(self) -> Player | None:
        """The player on turn, or the winner; None after a draw."""
        outcome = self.session.outcome
        return self.session.turn if outcome is None else outcome.winner

    def _panel(self, player: Player, frame: Frame) -> PanelPicture:
        session = self.session
        device = self._device_of(player)
        bindings = self.context.bindings
        return PanelPicture(
            name=session.match.rules.player_name(player),
            bot=captions.bot_name(session, player),
            hints=session.hints_used(player),
            glyphs=tuple(glyph_for(device, verb, bindings) for verb in (Verb.UP, Verb.CONFIRM)),
            moves_left=None if session.over else self._moves_of(session.match.position, player),
            moves_then=self._moves_then(player, frame),
            flag=captions.flag(session, player),
        )

    def _moves_of(self, position: object, player: Player) -> int:
        rules = self.session.match.rules
        return len(rules.legal_moves(rules.seen_by(position, player)))

    def _moves_then(self, player: Player, frame: Frame) -> int | None:
        """The moves that the intended move would leave the opponent."""
        if frame.intended is None or player == self.session.turn:
            return None
        match = self.session.match
        return self._moves_of(match.rules.play(match.position, frame.intended), player)

    def draw(self, canvas: Surface) -> None:
        draw_play(canvas, self.picture())


def _means_back(action: Action) -> bool:
    """Whether a press takes back a half-entered move. One key is both back and pause: it goes back first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)
