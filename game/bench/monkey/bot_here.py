"""The bots without their processes, so that the same questions are answered alike and in the same frames."""

import random

from game.arcade.shell.adviser import Adviser
from game.arena.bots.simple import reflex
from game.arena.field import Direction
from game.arena.state import State
from game.bots.process import Failure
from game.bots.questions import Answer, AskReview, Ponder, Question
from game.bots.riders import BotRider, Lapses
from game.bots.thinker import Thinker
from game.bots.worker import Worker
from game.core.rules import Player
from game.core.stop import Stop

# An answer takes up to this many frames, as if somebody thought about it.
MOST_FRAMES = 40
# A question is given up when it has asked this often whether to stop: no clock decides what is answered.
PATIENCE, PATIENCE_WITH_REVIEWS = 10, 40


class BotHere(Worker):
    """Answers in this process, some frames after it was asked, and in a few milliseconds."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._thinker = Thinker(by_the_clock=False)
        self._chance = random.Random(seed)  # noqa: S311 - nobody's secret
        self._asked: Question | None = None
        self._frames_left = 0

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, question: Question) -> None:
        self._asked = question
        self._frames_left = self._chance.randrange(MOST_FRAMES)

    def cancel(self) -> None:
        self._asked = None

    def keep_up(self) -> None:
        self._frames_left -= 1

    def answer(self) -> Answer:
        question = self._asked
        if question is None or isinstance(question, Ponder) or self._frames_left > 0:
            return None
        self._asked = None
        patience = PATIENCE_WITH_REVIEWS if isinstance(question, AskReview) else PATIENCE
        return self._thinker.answer(question, stop_after(patience))


def stop_after(times: int) -> Stop:
    """Stops whoever has asked this many times."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > times

    return stop


class RiderHere:
    """Rides in the Arena along walls, whatever its level is."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._state: State | None = None
        self.lapses = Lapses()

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, state: State, milliseconds: float) -> None:
        self._state = state

    def turn(self) -> Direction | None:
        return None if self._state is None else reflex(self._state, self._player)

    def failures(self) -> list[Failure]:
        return []

    def close(self) -> None:
        """There is nothing to end."""


class AdviserHere(Adviser):
    """Asks bots in this process."""

    def __init__(self, seed: int) -> None:
        super().__init__(BotHere(seed))

    def rider(self, who: str, player: Player, seed: int) -> BotRider:
        return RiderHere(player)
