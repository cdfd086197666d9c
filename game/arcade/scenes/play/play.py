"""The scene in which people play a game."""

import random
from collections.abc import Callable
from dataclasses import replace

from game.arcade.context import Context
from game.arcade.cues import LOOKING
from game.arcade.destinations import ToHowTo, ToPause
from game.arcade.input.actions import Action, Command, Device
from game.arcade.input.prompts import keys_to_move
from game.arcade.profile.saving import Saving
from game.arcade.profile.settings import SPEEDS
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.entering import Declined, Entering, Made, OutOfTurn, Pointed, means_back
from game.arcade.scenes.play.move_clock import MoveClock
from game.arcade.scenes.play.occasion import Occasion
from game.arcade.scenes.play.picture import device_of
from game.arcade.scenes.play.upcoming import Upcoming
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import captions
from game.arcade.undo_limit import undo_words, why_no_undo
from game.arcade.views.play.play import PlayPicture
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import Move, Player
from game.core.words import _
from game.session.events import Events, Passed, Refused
from game.session.session import Session

# The presses that lead to the choices after the game at once.
HURRYING = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.PAUSE}


class PlayScene(BoardScene):
    """Presses go to the board, for the player who holds the device. Whatever happens is kept."""

    def __init__(self, context: Context, go: Go, session: Session, occasion: Occasion | None = None) -> None:
        super().__init__(context, go, session)
        self._occasion = occasion or Occasion(context)
        self._entering = Entering(context, session, self.controls, self.pointer, self.showing)
        self._upcoming = Upcoming(lambda: self._saving.lets_go_on)
        self._clock = MoveClock()

    def enter(self) -> None:
        super().enter()
        self._keep()

    def gone(self) -> None:
        self._upcoming.finish()

    # What is kept

    @property
    def _saving(self) -> Saving:
        return self.context.profile.saving

    def _keep(self) -> None:
        self._occasion.keep(self.session)
        self._saving.await_all()

    def take(self, events: Events) -> None:
        if events:
            self._keep()
        super().take(events)

    @property
    def may_go_on(self) -> bool:
        return not self._upcoming.waiting and self._saving.lets_go_on

    def _change(self, change: Callable[[], Events]) -> None:
        """Change the game as soon as what was played before is saved."""
        self._upcoming.change(lambda: self.take(change()))

    def undo(self) -> None:
        """Take back a move, or the resignation, whatever the settings allow."""
        self._change(self.session.undo)

    def resign(self, player: Player) -> None:
        self._change(lambda: self.session.resign(player))

    # What happens elsewhere

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.session.players.people):
            self.go(ToPause(self.session))

    # Presses

    def handle(self, action: Action) -> None:
        if not self._entering.ignores(action) and not self._upcoming.holds(action):
            self._act(action)

    def _act(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.showing.finish_motion()  # a press never waits for an animation
        if self.session.over and action.verb in HURRYING:
            self._hurry_to_the_result()
        elif self.pointer.midway and means_back(action) and not self._upcoming.waiting:
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
                self._change(self.session.redo)
            case Command.HINT:
                self._ask_hint()
            case Verb.POINT:
                self._entering.point(action, self.area())
            case Verb():
                self._press(action, action.verb)

    def _undo(self) -> None:
        why_not = why_no_undo(self.session, self.context.settings.undos)
        if why_not:
            self.take((Refused(why_not),))
        else:
            self.undo()

    def _ask_hint(self) -> None:
        if not self.context.settings.hints:
            self.showing.say(_("Hints are switched off in the settings."))
        elif self.session.level_on_turn is not None:
            self.showing.say(_("Ask for a hint when it is your turn."))
        else:
            self._change(self.session.ask_hint)

    def _step_back(self, action: Action) -> None:
        if self._entering.step_back(action):
            self.sound("undo")
        else:
            self._say_whose_turn()

    def _press(self, action: Action, verb: Verb) -> None:
        match self._entering.press(action, verb):
            case Made(move):
                self._change(lambda: self.session.play(move))
            case Declined(reason, cell):
                self.take((Refused(reason),))
                self.showing.refuse(cell)
            case Pointed():
                self.sound("cursor")
            case OutOfTurn():
                self._say_whose_turn()

    def _say_whose_turn(self) -> None:
        """With the keys that move now: a person alone may not know that this game is for two."""
        player = self.session.turn
        device = device_of(self.context, self.session, player)
        keys = keys_to_move(device, self.context.bindings, confirms=self.pointer.confirms(player))
        if keys:
            words = _("It is Player {player}'s turn: {keys}.", player=player, keys=keys)
        else:
            words = _("It is Player {player}'s turn.", player=player)
        self.showing.say(words, urgent=True)
        self.sound("illegal")

    # Time

    def update(self, seconds: float) -> None:
        self._catch_up()
        super().update(seconds)
        self._occasion.follow(self.session, seconds)

    def _catch_up(self) -> None:
        """Let what waits happen, one change for each picture."""
        self._upcoming.go_on()
        while not self._entering.unseen and (action := self._upcoming.next_press()) is not None:
            self._act(action)

    def begin_turn(self) -> None:
        super().begin_turn()
        self._entering.begin_turn()
        self._clock.restart()

    def shown(self) -> None:
        self._entering.shown()

    @property
    def bot_seconds(self) -> float:
        speed = SPEEDS[self.context.settings.bot_speed]
        return 0.0 if speed is None else super().bot_seconds / speed

    def await_person(self, seconds: float) -> None:
        """Take hints, let the bot process ponder on the person's time, and let the move clock run."""
        if not self.session.hint_wanted or self.may_go_on:
            advice = self.context.adviser.consult(self.session)
            self.take(advice if self.context.settings.hints else ())
        if self.session.hint_wanted and self.context.settings.hints:
            self.showing.say(_(LOOKING))
        held = self.showing.motion.moving or self._upcoming.waiting
        if not held and not self.session.began_in.strict:
            self._run_clock(seconds)

    def _run_clock(self, seconds: float) -> None:
        self._clock.set_limit(self.context.settings.clock)
        if self._clock.advance(seconds):
            self.sound("cursor")
        if self._clock.is_up and self.may_go_on:
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
        follows = self._occasion.end(self.session) if self.may_go_on else None
        if follows is not None:
            self.showing.fall_silent()
            self.go(follows)

    # The picture

    @property
    def resting(self) -> bool:
        still = super().resting and self._occasion.resting
        return still and not self._entering.unseen and not self._upcoming.waiting

    @property
    def shows_notices(self) -> bool:
        """A notice waits while something about the game is said in its place."""
        return self.showing.message is None and self.pointer.trial is None

    def picture(self) -> PlayPicture:
        """What is shown, with the move clock of a person on turn."""
        picture = replace(super().picture(), run=self._occasion.picture(self.session))
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
            if self.context.settings.hints and session.hints_left != 0:
                own.append((Command.HINT, captions.hint_prompt(session)))
        undo_prompt = (Command.UNDO, undo_words(session, self.context.settings.undos))
        undo = [undo_prompt] if session.can_undo else []
        redo = [(Command.REDO, _("Redo"))] if session.can_redo else []
        return [*own, *undo, *redo, (Command.PAUSE, _("Pause"))]

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
