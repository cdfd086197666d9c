"""The scene in which people play a game."""

import random
from collections.abc import Callable

from pygame import Surface

from game.arcade.input.actions import Action, Command, Device
from game.arcade.input.prompts import keys_to_move
from game.arcade.navigation.destinations import ToClaim, ToHowTo, ToPause
from game.arcade.profile.settings import SPEEDS
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.cues import LOOKING
from game.arcade.scenes.play.entry import Declined, Made, OutOfTurn, Pointed, means_back
from game.arcade.scenes.play.game_board import BOT_SECONDS, GameBoard
from game.arcade.scenes.play.game_keeping import GameKeeping
from game.arcade.scenes.play.play_picture import device_of, message_of, picture_of
from game.arcade.scenes.play.undo_limit import undo_words, why_no_undo
from game.arcade.scenes.scene import Go, Parts, Prompts
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.arcade.views.play.changes import changed_parts
from game.arcade.views.play.clock import ClockPicture
from game.arcade.views.play.play import PlayPicture, draw_play
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import Move, Player
from game.core.words import _
from game.session.events import Events, Passed, Refused
from game.session.session import Session

# How long a move waits at most until it is known whether a guard stops it.
GUARD_SECONDS = 1.0
# The presses that lead to the choices after the game at once.
HURRYING = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.PAUSE}


class MoveClock:
    """How much time a person has for a move. A limit of 0 seconds means that there is none."""

    def __init__(self) -> None:
        self._limit = 0
        self._turn = 0
        self._used = 0.0

    def picture(self) -> ClockPicture | None:
        """The time left; None without a limit."""
        if not self._limit:
            return None
        left = max(0.0, self._limit - self._used)
        return ClockPicture(left, left / self._limit)

    def begin(self, turn: int, limit: int) -> None:
        """Each turn has its full time, and so has one in which the limit is changed."""
        if (turn, limit) != (self._turn, self._limit):
            self._turn, self._limit, self._used = turn, limit, 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass. Return whether one of the last seconds begins."""
        before = self.picture()
        self._used += seconds
        now = self.picture()
        return before is not None and now is not None and now.ending and before.seconds > now.seconds > 0

    @property
    def is_up(self) -> bool:
        return self._limit > 0 and self._used >= self._limit


class PlayScene(BoardScene):
    """A game that people play. Presses go to the board, for the player of the device. All of it is kept."""

    board: GameBoard

    def __init__(
        self, context: Context, go: Go, session: Session, keeping: GameKeeping | None = None
    ) -> None:
        super().__init__(context, go)
        self._keeping = keeping or GameKeeping(context)
        self.board = GameBoard(context, session, self._keep, lambda: context.profile.saving.lets_go_on)
        self._clock = MoveClock()
        self._patience = 0.0  # for how long a move waits to be checked
        self.board.animation.stand(self._keeping.greeting(session))
        words = self._keeping.first_words(session)
        if words:
            self.board.animation.say(words)

    @property
    def session(self) -> Session:
        return self.board.session

    def enter(self) -> None:
        super().enter()
        self._keep()

    def leave(self) -> None:
        super().leave()
        self.board.rest()

    def _keep(self) -> None:
        self._keeping.keep(self.session)
        self.context.profile.saving.await_all()

    def _change(self, change: Callable[[], Events]) -> None:
        """Change the game as soon as what was played before is saved."""
        self.board.change(lambda: self.board.take(change()))

    def undo(self) -> None:
        """Take back a move, or the resignation, whatever the settings allow."""
        self._change(self.session.undo)

    def resign(self, player: Player) -> None:
        self._change(lambda: self.session.resign(player))

    # What happens elsewhere

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if self._is_party:
            return  # whoever is gone is asked for another device: see `update`
        if any(missing.get(player) == pad for player in self.session.players.people):
            self.go(ToPause(self.session))

    @property
    def _is_party(self) -> bool:
        return self.context.is_party(self.session.players)

    # Presses

    def handle(self, action: Action) -> None:
        if self._is_party and self.context.party.waits(action.device):
            return  # whoever is not at the board
        if not self.board.entry.ignores(action) and not self.board.must_wait(action):
            self._act(action)

    def _act(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.board.animation.finish_motion()  # a press never waits for an animation
        if self.session.over and action.verb in HURRYING:
            self._hurry_to_the_result()
        elif self.board.entry.midway and means_back(action) and not self.board.waiting:
            self._step_back(action)
        else:
            self._answer(action)

    def _answer(self, action: Action) -> None:
        match action.verb:
            case Command.PAUSE | Verb.BACK:
                self.board.sound("back")
                self.go(ToPause(self.session))
            case Command.HELP:
                self.go(ToHowTo(self.variant()))
            case Command.UNDO:
                self._undo(self.context.seats.owner(action.device))
            case Command.REDO:
                self._redo(self.context.seats.owner(action.device))
            case Command.HINT:
                self._ask_hint()
            case Verb.POINT:
                self.board.point(action)
            case Verb():
                self._press(action, action.verb)

    def _undo(self, by: Player | None) -> None:
        why_not = why_no_undo(self.session, self.context.settings.undos)
        if why_not:
            self.board.take((Refused(why_not),))
        else:
            self._change(lambda: self.session.undo(by))

    def _redo(self, by: Player | None) -> None:
        self._change(lambda: self.session.redo(by))

    def _ask_hint(self) -> None:
        if not self.board.gives_hints:
            self.board.animation.say(self.board.no_hints)
        elif self.session.level_on_turn is not None:
            self.board.animation.say(_("Ask for a hint when it is your turn."))
        else:
            self._change(self.session.ask_hint)

    def _step_back(self, action: Action) -> None:
        if self.board.entry.step_back(action):
            self.board.sound("undo")
        else:
            self._say_whose_turn()

    def _press(self, action: Action, verb: Verb) -> None:
        match self.board.press(action, verb):
            case Made(move):
                self._choose(move)
            case Declined(refusal, heading):
                self.board.decline(refusal, heading)
            case Pointed():
                self.board.sound("cursor")
            case OutOfTurn():
                self._say_whose_turn()

    def _choose(self, move: Move) -> None:
        """Make a move, which a guard may stop. Where that is not known yet, the move waits for a moment."""
        self._patience = GUARD_SECONDS
        self.board.change(
            lambda: self.board.take(self.session.choose(move)),
            lambda: self.session.guard_is_ready or self._patience <= 0,
        )

    def _say_whose_turn(self) -> None:
        """With the keys that move now: a person alone may not know that this game is for two."""
        player = self.session.turn
        device = device_of(self.context, self.session, player)
        name = self.session.names.of(player)
        keys = keys_to_move(device, self.context.bindings, confirms=self.board.entry.confirms(player))
        if keys:
            words = _("It is {player}'s turn: {keys}.", player=name, keys=keys)
        else:
            words = _("It is {player}'s turn.", player=name)
        self.board.animation.say(words, urgent=True)
        self.board.animation.call()
        self.board.sound("illegal")

    # Time

    def update(self, seconds: float) -> None:
        board = self.board
        if self._is_party and self.context.party.absent and not self.session.over:
            self.go(ToClaim(self.variant()))
            return
        board.catch_up(self._act)
        board.advance(seconds)
        if self.session.over:
            if board.show_end(seconds):
                self._show_result()
        elif self.session.level_on_turn is not None:
            speed = SPEEDS[self.context.settings.bot_speed]
            board.await_bot(seconds, 0.0 if speed is None else BOT_SECONDS / speed)
        else:
            self._await_person(seconds)
        self._clock.begin(board.turns, self.context.settings.clock if self.session.began_in.timed else 0)
        board.animation.stand(self._keeping.greeting(self.session))
        board.follow_lights(seconds, message_of(board), board.lit)
        self._keeping.follow(self.session, seconds)

    def update_covered(self, seconds: float) -> None:
        self.board.update_covered(seconds, message_of(self.board))

    def _await_person(self, seconds: float) -> None:
        """Take hints, let the bot process ponder on the person's time, and let the move clock run."""
        board = self.board
        self._patience -= seconds
        if not self.session.hint_wanted or self.context.profile.saving.lets_go_on:
            advice = self.context.adviser.consult(self.session)
            board.take(advice if board.gives_hints else ())
        if self.session.hint_wanted and board.gives_hints:
            board.animation.say(_(LOOKING))
        stands_still = board.animation.motion.moving or board.waiting
        if not stands_still:
            self._run_clock(seconds)

    def _run_clock(self, seconds: float) -> None:
        if self._clock.advance(seconds):
            self.board.sound("cursor")
        if self._clock.is_up and self.board.may_go_on:
            self._play_at_random()

    def _play_at_random(self) -> None:
        """Make a random move for a person whose time is up."""
        rules, player, move = self.session.match.rules, self.session.turn, random_move(self.session)
        words = _(
            "Time is up: {name} played {move} at random.",
            name=rules.player_name(player, self.session.names),
            move=rules.move_words(move),
        )
        events = self.session.play(move)
        self.board.take(events)
        passes = [
            _("{player} has to pass.", player=self.session.names.of(event.player))
            for event in events
            if isinstance(event, Passed)
        ]
        self.board.animation.say(" ".join([words, *passes]), stays=True)
        self.board.sound("pass")

    def _hurry_to_the_result(self) -> None:
        self.board.skip_end()
        self._show_result()

    def _show_result(self) -> None:
        follows = self._keeping.end(self.session) if self.board.may_go_on else None
        if follows is not None:
            self.board.animation.fall_silent()
            self.go(follows)

    # The picture

    @property
    def resting(self) -> bool:
        return self.board.resting and self._keeping.resting

    @property
    def shows_notices(self) -> bool:
        """A notice waits while something about the game is said in its place."""
        return self.board.animation.message is None and self.board.entry.trial is None

    def picture(self) -> PlayPicture:
        """What is shown, with the move clock of a person on turn."""
        session, keeping = self.session, self._keeping
        partners = keeping.partners(session)
        picture = picture_of(self.board, keeping.title(session), keeping.corners(session), partners)
        return picture.with_clock(self._clock.picture()) if self.session.person_on_turn else picture

    def changed_parts(self, before: PlayPicture, after: PlayPicture) -> Parts | None:
        return changed_parts(before, after)

    def draw_picture(self, canvas: Surface, picture: PlayPicture) -> None:
        draw_play(canvas, picture)

    # Prompts

    def prompts(self) -> Prompts:
        session = self.session
        own: Prompts = []
        if session.person_on_turn:
            if self.board.entry.trial is not None:
                return [(Verb.CONFIRM, _("Play it")), (Verb.BACK, _("Take it back"))]
            own = list(self.board.controls.prompts(self.board.entry.cursor))
            if self.board.gives_hints and session.hints_left != 0:
                own.append((Command.HINT, captions.hint_prompt(session)))
            if self.board.entry.midway:
                return own  # a half-entered move comes before everything else
        undo_prompt = (Command.UNDO, undo_words(session, self.context.settings.undos))
        holder = self.context.seats.owner(self.prompt_device())
        undo = [] if session.why_no_undo(holder) else [undo_prompt]
        redo = [(Command.REDO, _("Redo"))] if session.can_redo else []
        rules = [(Command.HELP, _("How to play"))] if self._keeping.greeting(session) else []
        return [*own, *undo, *redo, *rules, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """The device of the person on turn; if none is, the device used last."""
        if not self.session.person_on_turn:
            return self.context.device
        return device_of(self.context, self.session, self.session.turn)


def random_move(session: Session) -> Move:
    """A legal move, determined by the session's seed and its moves so far."""
    match = session.match
    chance = random.Random(f"{session.seed} {len(match.plies)}")  # noqa: S311 - not for secrets
    return chance.choice(match.rules.legal_moves(match.position))
