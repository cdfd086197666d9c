"""What is said during a ride: sentences, and words that rise from where something has just happened."""

from dataclasses import replace

from game.arcade.kit.message import Message
from game.arcade.notices import reading_seconds
from game.arcade.scenes.arena.picture import Told
from game.arcade.scenes.lights import Fade
from game.arcade.views.arena.calls import CALL_SECONDS, Call
from game.arena.state import State
from game.session.streak import Streak

FADE_SECONDS = 0.15


class Telling:
    """One sentence at a time, until its time is over; and all words that still rise."""

    def __init__(self) -> None:
        self._message: Message | None = None
        self._left = 0.0
        self._high = False
        self._said: Fade[Message] = Fade(FADE_SECONDS)
        self._calls: tuple[Call, ...] = ()

    @property
    def silent(self) -> bool:
        return self._message is None

    def say(self, words: str, state: State) -> None:
        """Show a sentence where no rider is near."""
        self._message, self._left = Message(words), reading_seconds(words)
        rows = [state.field.coordinates(cell)[1] / state.field.height for cell in state.cells]
        self._high = 1 - max(rows) < min(rows)

    def call(self, call: Call) -> None:
        """Let words rise behind a rider, in place of those that still rise there."""
        self._calls = (*(each for each in self._calls if each.rider != call.rider), call)

    def fall_silent(self) -> None:
        self._message = None

    def advance(self, seconds: float, eased: float, notice: str) -> None:
        """Time passes, and this many seconds of animation. A notice is shown if nothing else is."""
        calls = (replace(call, age=call.age + seconds) for call in self._calls)
        self._calls = tuple(call for call in calls if call.age < CALL_SECONDS)
        self._left -= seconds
        if self._left <= 0:
            self._message = None
        self._said.follow(self._shown(notice), eased)

    def told(self, notice: str, streak: Streak) -> Told:
        """All of it, as the picture shows it. Nothing rises while a sentence is to be read."""
        said = self._said.shown(self._shown(notice))
        return Told(said, self._high, () if said else self._calls, streak)

    def _shown(self, notice: str) -> Message | None:
        return self._message or (Message(notice) if notice else None)
