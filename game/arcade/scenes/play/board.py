"""A session at the board: shows and plays its events, and lets its bots move."""

from pygame import Surface

from game.arcade.context import Context
from game.arcade.cues import rumble_of_the_end, sound_of_the_end
from game.arcade.draw.finale import CHOICES_FROM, WAVE_FROM, banner
from game.arcade.draw.slab import Slab
from game.arcade.input.motors import Rumble
from game.arcade.scenes.play.picture import ended_for, lit_players, message_of, picture_of
from game.arcade.scenes.play.showing import SETTLED_SECONDS
from game.arcade.scenes.play.shown_board import ShownBoard
from game.arcade.scenes.scene import Go, Parts
from game.arcade.views.play.changes import changed_part
from game.arcade.views.play.play import PlayPicture, draw_play
from game.bots.review import Review
from game.core.rules import Move, Player
from game.session.events import Ended, Event
from game.session.session import Session

BOT_SECONDS = 0.55  # so that people can follow a bot's moves


class BoardScene(ShownBoard[Session]):
    """What playing a game and watching one have in common."""

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        super().__init__(context, go, session)
        self._bot_waited = 0.0  # seconds since the bot's turn began
        self._result_heard = False

    def leave(self) -> None:
        super().leave()
        if not self.session.over:  # the review of a finished game is still needed
            self.context.adviser.rest()
            self.context.motors.stop()

    # Events

    def show(self, event: Event) -> None:
        if isinstance(event, Ended) and self.session.resigned is not None:
            self.begin_turn()
            self.showing.show_end()
        else:
            super().show(event)

    def begin_turn(self) -> None:
        super().begin_turn()
        self._bot_waited = 0.0
        self._result_heard = False

    def rumble(self, rumble: Rumble, player: Player | None) -> None:
        """Let a person's gamepad rumble. One that both share does not call the next player."""
        if self.session.over:
            return
        people = self.session.players.people
        if player is None:
            player = self.session.turn
        elif self.context.seats.shared:
            return
        if player in people:
            self.context.rumble(player, rumble)

    # Time

    def update(self, seconds: float) -> None:
        self.showing.advance(seconds, self.context.motion)
        self.showing.follow_entry(self.pointer.half, self.context.motion.passed(seconds))
        if self.session.over:
            self._approach_the_result(seconds)
        elif self.session.level_on_turn is not None:
            self._await_bot(seconds)
        else:
            self.await_person(seconds)
        self._follow_lights(seconds)

    def _follow_lights(self, seconds: float) -> None:
        context, session = self.context, self.session
        message = message_of(context, session, self.pointer, self.showing)
        self.follow_lights(seconds, message, lit_players(session))

    def age(self, seconds: float) -> None:
        if self.session.over:
            self.showing.advance_motion(self.context.motion.passed(seconds))
            self.showing.advance_end(seconds)
        self._follow_lights(seconds)

    def await_person(self, seconds: float) -> None:
        """A person is on turn."""

    @property
    def may_go_on(self) -> bool:
        """Whether the next move may be made."""
        return True

    @property
    def bot_seconds(self) -> float:
        """How long a bot's turn lasts at least."""
        return BOT_SECONDS

    def _await_bot(self, seconds: float) -> None:
        """Let the bot think at once, but move only when people can follow. A review comes first."""
        question = self.session.question()
        assert question is not None, "a bot is on turn"
        answer = self.context.adviser.ask(question)
        if isinstance(answer, Review) and self.may_go_on:
            self.session.answer(question, answer)
            return
        if self.showing.motion.moving:
            return
        self._bot_waited += seconds
        if isinstance(answer, Move) and self._bot_waited >= self.bot_seconds and self.may_go_on:
            self.take(self.session.answer(question, answer))
            if self.session.person_on_turn:
                self.sound("turn")

    def _approach_the_result(self, seconds: float) -> None:
        """Show the last move to its end, then what happens to the loser, then the result.

        The choices would cover a message that has to be read: they wait until its time is over.
        """
        if self.may_go_on:
            self.context.adviser.consult(self.session)
        if self.showing.motion.moving:
            return
        begins = self._ended_for == 0.0
        self.showing.advance_end(seconds)
        if begins and self._ended_for < WAVE_FROM:
            self.sound("fate")
        if self._ended_for >= WAVE_FROM:
            self.sound_the_end()
        if self._ended_for >= CHOICES_FROM and not self.showing.message_stays:
            self.show_result()

    @property
    def _ended_for(self) -> float:
        return ended_for(self.context, self.session, self.showing)

    def sound_the_end(self) -> None:
        """Play the sting, once."""
        outcome = self.session.outcome
        if not self._result_heard and outcome is not None:
            self._result_heard = True
            self.context.audio.duck()
            self.sound(sound_of_the_end(outcome, self.session.players))
            for player in sorted(self.session.players.people, key=lambda each: each == outcome.winner):
                self.context.rumble(player, rumble_of_the_end(outcome, player))

    def show_result(self) -> None:
        """Show what comes after the game."""

    # The picture

    @property
    def resting(self) -> bool:
        settled = not self.session.over or self.showing.ended_for > SETTLED_SECONDS
        return self.showing.resting and settled

    @property
    def slab(self) -> Slab:
        layout = self.context.layout
        return layout.end_slab if banner(self._ended_for) > 0 else layout.slab

    def picture(self) -> PlayPicture:
        return picture_of(self.context, self.theme, self.session, self.pointer, self.showing)

    def changed_parts(self, before: PlayPicture, after: PlayPicture) -> Parts | None:
        part = changed_part(before, after)
        return None if part is None else (part,)

    def draw_picture(self, canvas: Surface, picture: PlayPicture) -> None:
        draw_play(canvas, picture)
