"""Bots that ride in the Arena: asked after each tick, and heard before the next one.

Nobody waits for them. A bot that has no answer by then is late: a program from outside rides straight on, and
a level of our own rides by reflex, so that it does not crash only because the machine was busy.
"""

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from game.arena.bots.rider_levels import LEVELS
from game.arena.bots.simple import reflex
from game.arena.bots.view import as_seen
from game.arena.field import EVERY_DIRECTION, Direction
from game.arena.state import State
from game.bots.next_turn import AskTurn
from game.bots.process import MOST_UNREAD, Answered, BotProcess, Failure, Failures, Ticket
from game.core.rules import Player
from game.core.words import _

# The part of a tick in which a bot thinks; its answer needs the rest to arrive.
THINKING_SHARE = 0.7
# A process that says nothing in ticks of this many milliseconds hangs; a new one has longer to start.
LONGEST_SILENCE, LONGEST_START = 2_000.0, 20_000.0
# After this many failures in a row a bot is not replaced any more.
MOST_FAILURES = 4


class NotStartedError(ValueError):
    """A program that cannot be started; the message says whose it is and why."""


@dataclass
class Lapses:
    """How often a bot's process was not heard."""

    late: int = 0  # without an answer when the tick came
    nonsense: int = 0  # with an answer that is no direction


class BotRider(Protocol):
    """The contract of a bot or a program that rides for a player."""

    @property
    def lapses(self) -> Lapses: ...

    def start(self) -> None:
        """Be ready for the first question soon. Raises NotStartedError if its program cannot be started."""

    def ask(self, state: State, milliseconds: float) -> None:
        """Ask for the turn of the coming tick, which is this long."""

    def turn(self) -> Direction | None:
        """What to press for the coming tick; None to ride straight on. Call it once for each question."""

    def failures(self) -> list[Failure]:
        """What went wrong since the last call."""

    def close(self) -> None:
        """End its process."""


class LevelRider:
    """A level of our own, in a bot process."""

    def __init__(self, rider: Player, level: str, seed: int) -> None:
        self._rider = rider
        self._level = LEVELS[level]
        self._seed = seed
        self._rounds = 0  # so that no round is ridden like the one before
        self.lapses = Lapses()
        self._states: deque[State] = deque(maxlen=self._level.delay + 1)
        self._seen: State | None = None  # what it was asked about last
        self._process: BotProcess | None = None
        self._ticket: Ticket = 0
        self._read: Ticket = 0
        self._first: Ticket = 0  # of the process that runs
        self._silent = 0.0  # how many milliseconds of ticks the process has said nothing
        self._answer: object = None
        self._failed = 0  # in a row
        self._failures = Failures()

    @property
    def process_id(self) -> int | None:
        return self._process.id if self._process else None

    def start(self) -> None:
        """Start the process, unless it failed too often."""
        if self._process is not None or self._failed >= MOST_FAILURES:
            return
        try:
            self._process = BotProcess()
        except OSError as error:
            self._fail(Failure.of(error))
        self._first, self._read, self._silent = self._ticket + 1, self._ticket, 0.0

    def ask(self, state: State, milliseconds: float) -> None:
        """Ask for the turn of the coming tick, which is this long. It replaces the question before."""
        if state.tick == 0:
            self._states.clear()
            self._rounds += 1
        self._states.append(state)
        self._seen = as_seen(self._states, self._rider, self._level.delay)
        self._answer = None
        self.start()
        self._silent += milliseconds
        self._ticket += 1
        if self._process is None or self._ticket - self._read > MOST_UNREAD:
            return
        thinking = min(self._level.milliseconds, milliseconds * THINKING_SHARE)
        seed = self._seed + self._rounds
        question = AskTurn(self._seen, self._rider, self._level.name, seed, thinking)
        self._process.send(self._ticket, question)

    def turn(self) -> Direction | None:
        """The best answer up to now, or else a reflex; None to ride straight on."""
        if self._process is not None:
            self._listen(self._process)
        answer, self._answer = self._answer, None
        if isinstance(answer, int) and answer in EVERY_DIRECTION:
            self._failed = 0
            return answer
        if answer is None:
            self.lapses.late += 1
        else:
            self.lapses.nonsense += 1
            self._fail(Failure.saying(_("The bot's answer is no direction.")))
        return None if self._seen is None else reflex(self._seen, self._rider)

    def failures(self) -> list[Failure]:
        """What went wrong since the last call."""
        return self._failures.take()

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _listen(self, process: BotProcess) -> None:
        for message in process.messages():
            if isinstance(message, Failure):
                self._fail(message)
                return
            self._silent = 0.0
            self._read = message.ticket
            if isinstance(message, Answered) and message.ticket == self._ticket:
                self._answer = message.answer
        if self._silent > (LONGEST_START if self._read < self._first else LONGEST_SILENCE):
            self._fail(Failure.saying(_("The bot did not answer any more.")))

    def _fail(self, failure: Failure) -> None:
        """Give up the process; the next question starts another one."""
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._failed += 1
        self._failures.keep(failure)
