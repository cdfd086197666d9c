"""A game at a board: its bots move by themselves, and its end is shown moment by moment."""

from game.arcade.draw.finale import CHOICES_FROM, SWEEP_FROM, nearer, without_fate
from game.arcade.draw.slab import Slab
from game.arcade.kit.message import Message
from game.arcade.scenes.play.animation import SETTLED_SECONDS
from game.arcade.scenes.play.board import Board
from game.arcade.scenes.play.cues import rumble_of_the_end, sound_of_the_end
from game.arcade.sentences.captions import no_hints
from game.bots.review import Review
from game.core.rules import Move, Player
from game.people.person import Person
from game.session.events import Ended, Event
from game.session.session import Session

BOT_SECONDS = 0.55  # so that people can follow a bot's moves


class GameBoard(Board[Session]):
    """A board with a game of people or bots, or one that is only watched."""

    _heard_in = -1  # the turn in which the result was heard

    def rest(self) -> None:
        """Nobody is at the board: nobody thinks. The review of a finished game is still needed."""
        if not self.session.over:
            self.context.adviser.rest()
            self.context.motors.stop()

    def _show(self, event: Event) -> None:
        if isinstance(event, Ended) and self.session.resigned is not None:
            self.begin_turn()
            self.animation.show_end()
        else:
            super()._show(event)

    @property
    def gives_hints(self) -> bool:
        """Whether the player on turn can ask for hints."""
        return self.context.gives_hints(self._on_turn)

    @property
    def no_hints(self) -> str:
        """That the player on turn cannot, as a sentence."""
        return no_hints(self._on_turn if self.context.settings.hints else None)

    @property
    def _on_turn(self) -> Person | None:
        """Who is on turn, if that is known."""
        return self.session.players.person(self.session.turn)

    # Time

    def await_bot(self, seconds: float, bot_seconds: float = BOT_SECONDS) -> None:
        """Let the bot think at once, but move only when people can follow. A review comes first."""
        question = self.session.question()
        assert question is not None, "a bot is on turn"
        answer = self.context.adviser.ask(question)
        if isinstance(answer, Review) and self.may_go_on:
            self.session.answer(question, answer)
            return
        if self.animation.motion.moving:
            return
        waited = self.wait(seconds)
        if isinstance(answer, Move) and waited >= bot_seconds and self.may_go_on:
            self.take(self.session.answer(question, answer))
            if self.session.person_on_turn:
                self.sound("turn")

    def show_end(self, seconds: float) -> bool:
        """Show the last move to its end, then what happens to the loser, then the result.

        Returns whether what comes after the game can be shown: it would cover a message, and waits until that
        has been read.
        """
        if self.may_go_on:
            self.context.adviser.consult(self.session)
        if self.animation.motion.moving:
            return False
        begins = self.since_end == 0.0
        self.animation.advance_end(seconds)
        if begins and self.since_end < SWEEP_FROM:
            self.sound("fate")
        if self.since_end >= SWEEP_FROM:
            self._sound_the_end()
        return self.since_end >= CHOICES_FROM and not self.animation.message_stays

    def skip_end(self) -> None:
        """Show all of the end at once."""
        self._sound_the_end()
        self.animation.finish_end(self.context.motion)

    def _sound_the_end(self) -> None:
        """Play the sting, once."""
        outcome = self.session.outcome
        if self._heard_in != self.turns and outcome is not None:
            self._heard_in = self.turns
            self.context.audio.duck()
            self.sound(sound_of_the_end(outcome, self.session.players))
            for player in sorted(self.session.players.people, key=lambda each: each == outcome.winner):
                self.context.rumble(player, rumble_of_the_end(outcome, player))

    def update_covered(self, seconds: float, message: Message | None) -> None:
        """Time has passed while something else lies over the board."""
        if self.session.over:
            self.animation.advance_motion(self.context.motion.passed(seconds))
            self.animation.advance_end(seconds)
        self.follow_lights(seconds, message, self.lit)

    # What is seen

    @property
    def since_end(self) -> float:
        """The time since the end of the game, as `finale` counts it; a resignation is told and not shown."""
        if not self.session.over or self.animation.motion.moving:
            return 0.0
        seconds = self.context.motion.passed(self.animation.ended_for)
        return seconds if self.session.resigned is None else without_fate(seconds)

    @property
    def lit(self) -> tuple[Player, ...]:
        """Whose panel is lit: the player's on turn. When the game is over, its end lights the winner's."""
        return () if self.session.over else (self.session.turn,)

    @property
    def resting(self) -> bool:
        settled = not self.session.over or self.animation.ended_for > SETTLED_SECONDS
        return super().resting and settled

    @property
    def slab(self) -> Slab:
        layout = self.layout
        return layout.end_slab if nearer(self.since_end) > 0 else layout.slab
