"""What moves and fades at a board: a move made or taken back, a message, a tremble, the end of a game."""

import math
from dataclasses import dataclass, replace

from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.draw.refused_move import FLASH_SECONDS, RefusedMove
from game.arcade.kit.message import Message
from game.arcade.scenes.lights import Fade, Lights
from game.arcade.shell.motion import FIRST_SECONDS, Motion
from game.arcade.shell.notices import reading_seconds
from game.core.controls import Cursor
from game.core.match import Ply
from game.core.rules import Player

SHAKE_SECONDS = 0.3
# How long the panel of the player on turn flashes when somebody else presses, and how much light it loses.
CALL_SECONDS, CALL_DIP = 0.4, 0.75
# How long the first half of a move is animated, when it is entered or taken back.
ENTRY_SECONDS = 0.2
# How long the light takes from one player to the other, to a row or column, and to a message.
TURN_SECONDS, LINE_SECONDS, FADE_SECONDS = 0.2, 0.12, 0.15
# A panel is large: this many strengths of its light are drawn on the way, one in every other frame.
TURN_STEPS = 6
# This long after the end of a game, nothing about it moves any more, even at half speed.
SETTLED_SECONDS = 6.0
# A move has landed after about half of this time; the rest is its impact, and how it settles.
MOVE_SECONDS = 0.45


@dataclass(frozen=True)
class MoveMotion:
    """How far the animation of the last move is; with `undone`, how much of that move is still visible."""

    progress: float = 1.0
    undone: Ply | None = None

    @property
    def moving(self) -> bool:
        return self.progress < 1.0 or self.undone is not None

    def after(self, seconds: float) -> "MoveMotion":
        """The motion a little later; at rest when it has ended."""
        share = seconds / MOVE_SECONDS
        if self.undone is not None:
            return replace(self, progress=self.progress - share) if self.progress > share else REST
        return MoveMotion(min(1.0, self.progress + share))


REST = MoveMotion()


def making(motion: Motion, seen: float = 0.0) -> MoveMotion:
    """A move that has just been made. A share of its animation was seen already, while it was entered."""
    return MoveMotion(seen).after(motion.passed(FIRST_SECONDS))


def unmaking(ply: Ply, motion: Motion) -> MoveMotion:
    """A move that has just been taken back."""
    return MoveMotion(1.0, ply).after(motion.passed(FIRST_SECONDS))


class BoardAnimation:
    """What is animated at a board: it is told what happens there, and moves on with time."""

    def __init__(self) -> None:
        self._motion: MoveMotion = REST
        self._message: Message | None = None
        self._message_left = 0.0
        self._message_stays = False  # whether the next move leaves the message as it is
        self._standing: Message | None = None  # what is shown where nothing else is said
        self._shake_left = 0.0
        self._refused: RefusedMove | None = None
        self._refused_for = math.inf
        self._call_left = 0.0
        self._ended_for = 0.0
        self._entry: Cursor | None = None  # the cursor of a half-entered move, also while that is taken back
        self._entered = 0.0  # how far it is animated
        self.turn: Lights[Player] = Lights(TURN_SECONDS, TURN_STEPS)  # whose panel is lit
        self.lines: Lights[tuple[bool, int]] = Lights(LINE_SECONDS)  # the rows (True) and columns pointed at
        self.said: Fade[Message] = Fade(FADE_SECONDS)  # the message on the screen

    @property
    def motion(self) -> MoveMotion:
        return self._motion

    @property
    def message(self) -> Message | None:
        return self._message

    @property
    def standing(self) -> Message | None:
        """What is shown if there is no message."""
        return self._standing

    @property
    def message_stays(self) -> bool:
        """Whether a message is shown that has to be read, whatever happens next."""
        return self._message is not None and self._message_stays

    @property
    def shake(self) -> float:
        """How strongly the board trembles, from 0 to 1."""
        return self._shake_left / SHAKE_SECONDS

    @property
    def called(self) -> float:
        """The share of its light that the panel of the player on turn has while it flashes."""
        return 1 - CALL_DIP * math.sin(math.pi * self._call_left / CALL_SECONDS)

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        fading = self._shake_left > 0 or self._call_left > 0
        fading = fading or self._refused_for < FLASH_SECONDS
        still = not self._motion.moving and not fading and self._entered in (0.0, 1.0)
        return still and self.turn.resting and self.lines.resting and self.said.resting

    def refused(self, motion: Motion) -> RefusedMove | None:
        """The illegal move that was tried, with what forbids it, while the reason is shown."""
        if self._refused is None or self._message is None:
            return None
        return self._refused.after(self._refused_for, throws=motion.shake)

    @property
    def ended_for(self) -> float:
        """Seconds since the end of the game was first shown."""
        return self._ended_for

    @property
    def entry(self) -> Cursor | None:
        """The cursor of the half-entered move that is shown, if one is."""
        return self._entry

    @property
    def entered(self) -> float:
        """How far that half is animated, from 0 to 1."""
        return self._entered

    # What is to be shown

    def show_move(self, motion: Motion, seen: float = 0.0) -> None:
        """A move was made. The first half of its animation may have been seen while it was entered."""
        self._clear()
        self._motion = making(motion, seen)

    def show_undo(self, ply: Ply | None, motion: Motion) -> None:
        """A move was taken back, or a resignation, which is not animated."""
        self._clear()
        self._motion = unmaking(ply, motion) if ply is not None else REST

    def show_end(self) -> None:
        """The game ended without a move."""
        self._clear()

    def _clear(self) -> None:
        """Remove the message about the last position."""
        if not self._message_stays:
            self._message = None
        self._ended_for = 0.0
        self._entry, self._entered = None, 0.0

    def say(self, words: str, *, urgent: bool = False, stays: bool = False) -> None:
        """Show a message until its time is over; until the next move, unless it stays."""
        self._message = Message(words, urgent)
        self._refused = None
        self._message_left = reading_seconds(words)
        self._message_stays = stays

    def stand(self, words: str) -> None:
        """Show these words whenever nothing else is said; none if they are empty."""
        self._standing = Message(words) if words else None

    def fall_silent(self) -> None:
        """Show the message no longer: something else takes its place."""
        self._message = None

    def forget_refusal(self) -> None:
        """Show no longer why a move was refused: the player points elsewhere."""
        if self._message is not None and self._message.urgent:
            self._message = None

    def refuse(self, cell: int, forbidding: tuple[int, ...] = (), heading: int | None = None) -> None:
        """Something illegal was tried at a cell. The reason has been given."""
        self._shake_left, self._refused_for = SHAKE_SECONDS, 0.0
        self._refused = RefusedMove(cell, forbidding, heading)

    def call(self) -> None:
        """Somebody else has pressed: the panel of the player on turn flashes, once at a time."""
        if self._call_left == 0:
            self._call_left = CALL_SECONDS

    # Time

    def finish_motion(self) -> None:
        """Jump to the end of the animation."""
        self._motion = REST
        self._entered = 1.0 if self._entered else 0.0

    def follow_entry(self, cursor: Cursor | None, seconds: float) -> None:
        """Animate the first half of a move: forth while it is entered, and back when it is taken back."""
        begins = self._entered in (0.0, 1.0)
        step = (max(seconds, FIRST_SECONDS) if begins else seconds) / ENTRY_SECONDS
        if cursor is not None:
            self._entered = min(1.0, self._entered + step)
            self._entry = cursor
        else:
            self._entered = max(0.0, self._entered - step)
            self._entry = self._entry if self._entered else None

    def advance_motion(self, seconds: float) -> None:
        self._motion = self._motion.after(seconds)

    def stop_at(self, progress: float) -> None:
        """Stop the animation of the last move at a moment of it, from 0 to 1."""
        self._motion = MoveMotion(progress)

    def advance_end(self, seconds: float) -> None:
        self._ended_for += seconds

    def finish_end(self, motion: Motion) -> None:
        """Jump to the moment in which the end of the game has been shown, and the choices come."""
        self._ended_for = max(self._ended_for, CHOICES_FROM / (motion.speed or math.inf))

    def advance(self, seconds: float, motion: Motion) -> None:
        self.advance_motion(motion.passed(seconds))
        self._shake_left = max(0.0, self._shake_left - seconds)
        self._call_left = max(0.0, self._call_left - seconds) if motion.pulses else 0.0
        self._refused_for = self._refused_for + seconds if motion.pulses else math.inf
        self._message_left -= seconds
        if self._message_left <= 0:
            self._message = None
