"""The scene in which a game is played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.choices import Choices
from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.hud import Message
from game.arcade.draw.theme import NEON
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.renderers import renderer_of
from game.arcade.scenes.counsel import ask_hint, attend, await_bot
from game.arcade.scenes.ending import CALLS, approach_end, end_at_once
from game.arcade.scenes.mind import Mind
from game.arcade.scenes.motion import Motion
from game.arcade.scenes.play_view import PlayView
from game.arcade.scenes.scene import Prompts, Scene
from game.core.controls import DIRECTION_OF, Cursor, Verb
from game.core.match import Match, Ply
from game.core.rules import PLAYERS, Move, Player
from game.core.words import _
from game.session.modes import Series
from game.session.rewind import redo_turn, undo_turn

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

MESSAGE_SECONDS = 2.6
SHAKE_SECONDS = 0.3


class PlayScene(Scene):
    """One match of a series, at the board."""

    def __init__(
        self, cabinet: Cabinet, choices: Choices, series: Series | None = None, opening: tuple[Move, ...] = ()
    ) -> None:
        super().__init__(cabinet)
        variant = choices.setup.variant
        self.choices = choices
        self.series = series or Series(choices.rounds, choices.first)
        self.match = Match(choices.setup, self.series.starter)
        self.opening = opening  # the moves with which the match begins
        for move in opening:
            self.match.play(move)
        self.theme = NEON.tinted(variant.accent)
        self.controls = variant.make_controls(self.match.rules)
        self.renderer = renderer_of(choices.setup, self.theme)
        self.view = PlayView(self)
        self.motion = Motion()
        self.message: Message | None = None
        self.shake = 0.0  # seconds of it that are left
        self.ended_for = 0.0
        self.devices: dict[Player, Device] = {}  # what each player pressed last
        self.missing: dict[Player, Device] = {}  # the pad that each had in hand when it went
        self._message_left = 0.0
        self.bot_waited = 0.0  # seconds since a bot is on turn
        self._cursors: dict[Player, Cursor] = {}
        self._moved = False  # whether someone has moved since the last picture
        self._walker: Device | None = None  # what has last moved a cursor, and may go on when held
        self._pointed = False  # whether the mouse has chosen the cell
        self.bots = [player for player in PLAYERS if player not in choices.people]
        self.mind = Mind(cabinet, seed=random.randrange(2**32))  # noqa: S311 - no secret

    # What is shown

    @property
    def turn(self) -> Player:
        return self.match.position.turn

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def cursor(self) -> Cursor:
        """Where the player on turn points."""
        return self._cursors.get(self.turn) or self.controls.start(self.match.position, None)

    def area(self) -> BoardArea:
        layout = self.cabinet.layout
        return BoardArea(layout.board, self.choices.setup.size, layout.small)

    def frame(self) -> Frame:
        """The moment as the renderer is told of it."""
        plies = [*self.match.plies, *([self.motion.undone] if self.motion.undone else [])]
        person = not self.over and self.turn not in self.bots
        chooses = person and not self.motion.moving
        cursor = self.cursor if chooses else None
        return Frame(
            start=self.match.rules.start(self.match.first),
            plies=plies,
            progress=self.motion.progress,
            time=self.cabinet.time,
            cursor=cursor,
            intended=self.controls.intended(self.match.position, cursor) if cursor else None,
            legal=tuple(self.match.rules.legal_moves(self.match.position)) if chooses else (),
            ended=self.ended_for if self.over and not self.motion.moving else 0.0,
        )

    def prompts(self) -> Prompts:
        """What can be pressed now."""
        own = [] if self.over or self.turn in self.bots else self.controls.prompts(self.cursor)
        if any(verb is Verb.BACK for verb, _words in own):
            return own  # first the move that is half told, then all else
        redo = [(Command.REDO, _("Redo"))] if self.match.can_redo else []
        hint = [(Command.HINT, _("Hint"))] if own else []
        return [*own, *hint, (Command.UNDO, _("Undo")), *redo, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        return self.view.prompt_device()

    def draw(self, canvas: Surface) -> None:
        self.view.draw(canvas)

    # What happens

    def leave(self) -> None:
        self.covered = True
        if not self.over:  # what is asked about a finished game is told to whoever looks at its end
            self.mind.rest()

    def enter(self) -> None:
        self.covered = False
        self.cabinet.audio.music("music_play")
        self.cabinet.seats.sit(self.choices.people, dict(self.choices.devices))

    def handle(self, action: Action) -> None:
        if action.repeated and action.device != self._walker:
            return
        if action.verb is not Verb.POINT:
            self.motion = Motion()  # a press never waits for an animation
        if self.over and action.verb in CALLS:
            end_at_once(self)
        elif self._half_told() and _means_back(action):
            self._step_back(action)
        else:
            self._answer(action)

    def _answer(self, action: Action) -> None:
        match action.verb:
            case Command.PAUSE | Verb.BACK:
                self._pause()
            case Command.HELP:
                self._help()
            case Command.UNDO:
                self._undo()
            case Command.REDO:
                self._redo()
            case Command.HINT:
                ask_hint(self)
            case Verb.POINT:
                self._point(action)
            case _:
                self._press(action)

    def _half_told(self) -> bool:
        return not self.over and self.turn not in self.bots and self.controls.is_midway(self.cursor)

    def _step_back(self, action: Action) -> None:
        """Take back the first half of a move. Wherever the mouse is, its right button means this."""
        if action.device != SHARED_KEYS and self.cabinet.seats.player(action.device, self.turn) != self.turn:
            self._say_whose_turn()
            return
        self.point_at(self.controls.press(self.match.position, self.cursor, Verb.BACK).cursor)
        self.cabinet.audio.play("undo")

    def _pause(self) -> None:
        from game.arcade.scenes.pause import PauseScene

        self.cabinet.audio.play("back")
        self.cabinet.scenes.push(PauseScene(self.cabinet, self))

    def _help(self) -> None:
        from game.arcade.scenes.how_to import HowToScene

        self.cabinet.scenes.push(HowToScene(self.cabinet, self.choices.setup.variant))

    def _point(self, action: Action) -> None:
        cell = self.area().cell_at(action.spot) if action.spot else None
        self._pointed = cell is not None
        if cell is not None and not self.over and self.cabinet.seats.serves(action.device, self.turn):
            answer = self.controls.press(self.match.position, self.cursor, Verb.POINT, cell)
            self._cursors[self.turn] = answer.cursor

    def _press(self, action: Action) -> None:
        """A direction or a confirmation, for whoever holds the device."""
        if self.over or self._moved or not isinstance(action.verb, Verb) or not self._concerns_board(action):
            return
        player = self.cabinet.seats.player(action.device, self.turn)
        if player is None or self.turn in self.bots:
            return
        if player != self.turn:
            self._say_whose_turn()
            return
        self.devices[player] = action.device
        self.missing.pop(player, None)
        answer = self.controls.press(self.match.position, self.cursor, action.verb)
        moved = answer.cursor != self.cursor
        same_half = self.controls.is_midway(answer.cursor) == self._half_told()
        walked = moved and same_half and answer.move is None
        self._walker = action.device if walked else None
        self._cursors[player] = answer.cursor
        if answer.refusal:
            self.refuse(answer.refusal)
        elif answer.move is not None:
            self.play(answer.move)
            self._moved = True
        elif moved and action.verb in DIRECTION_OF:
            self.cabinet.audio.play("cursor")

    def _say_whose_turn(self) -> None:
        self.say(_("It is Player {player}'s turn.", player=self.turn), urgent=True)
        self.cabinet.audio.play("illegal")

    def _concerns_board(self, action: Action) -> bool:
        """A click beside the board does not."""
        if action.verb is Verb.CONFIRM:
            return self._pointed or action.device.kind is not Kind.MOUSE
        return action.verb is Verb.BACK or action.verb in DIRECTION_OF

    def refuse(self, reason: str) -> None:
        self.say(reason, urgent=True)
        self.shake = SHAKE_SECONDS
        self.cabinet.audio.play("illegal")

    def say(self, words: str, *, urgent: bool = False) -> None:
        self.message = Message(words, urgent)
        self._message_left = MESSAGE_SECONDS

    def play(self, move: Move) -> None:
        """Make a move that the controls or a bot have answered with."""
        ply = self.match.play(move)
        self.motion = Motion(0.0)
        self._begin_turn()
        self.cabinet.audio.play(f"move_{ply.player}")
        if ply.skipped:
            self.say(self.match.rules.skip_words(ply.skipped))
            self.cabinet.audio.play("pass")

    def point_at(self, cursor: Cursor) -> None:
        """Put the cursor of the player on turn somewhere."""
        self._cursors[self.turn] = cursor

    def _begin_turn(self) -> None:
        """Another position: the player on turn points where they pointed last, or where the game begins."""
        self.message, self._walker, self.bot_waited = None, None, 0.0
        self.mind.forget()
        last = self._cursors.get(self.turn)
        self._cursors[self.turn] = self.controls.start(self.match.position, last)

    def _undo(self) -> None:
        plies = undo_turn(self.match, self.bots)
        self._after_rewind(plies, _("There is no move to take back."), backwards=True)

    def _redo(self) -> None:
        plies = redo_turn(self.match, self.bots)
        self._after_rewind(plies, _("There is no move to make again."), backwards=False)

    def _after_rewind(self, plies: tuple[Ply, ...], nothing: str, *, backwards: bool) -> None:
        if not plies:
            self.say(nothing)
            return
        self.ended_for, self.motion = 0.0, Motion(1.0, plies[-1]) if backwards else Motion(0.0)
        self._begin_turn()
        self.cabinet.audio.play("undo")

    # What time does

    def update(self, seconds: float) -> None:
        self._moved = False
        self.motion = self.motion.after(seconds)
        self.shake = max(0.0, self.shake - seconds)
        self._message_left -= seconds
        if self._message_left <= 0:
            self.message = None
        if self.over:
            approach_end(self, seconds)
        elif self.turn in self.bots:
            await_bot(self, seconds)
        else:
            attend(self)

    def show_verdict(self) -> None:
        from game.arcade.scenes.game_over import GameOverScene

        outcome = self.match.outcome
        assert outcome is not None, "the game is over"
        self.cabinet.scenes.push(GameOverScene(self.cabinet, self, self.series.after(outcome)))


def _means_back(action: Action) -> bool:
    """Whether a press takes back a move half told. One key is both back and pause; it goes back first."""
    keys = action.device.kind is Kind.KEYBOARD
    return action.verb in (Verb.BACK, Command.UNDO) or (action.verb is Command.PAUSE and keys)
