"""A board on which something is played: it shows the events, plays their sounds, and has a cursor."""

from collections.abc import Collection
from typing import Generic, TypeVar

from pygame import Rect, Surface

from game.arcade.context import Context
from game.arcade.cues import Cue, cue_of
from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_lit_night
from game.arcade.draw.slab import Slab
from game.arcade.input.motors import Rumble
from game.arcade.kit.message import Message
from game.arcade.renderers import renderer_of
from game.arcade.scenes.play.picture import lines_at, shown_cursor
from game.arcade.scenes.play.played import Played
from game.arcade.scenes.play.pointer import Pointer
from game.arcade.scenes.play.showing import Showing
from game.arcade.scenes.scene import Go, Scene
from game.catalogue import sounds_of
from game.core.match import Ply
from game.core.rules import Player
from game.core.variant import Variant
from game.session.events import Event, Events, Moved, Redone, Undone

P = TypeVar("P", bound=Played)


class ShownBoard(Scene, Generic[P]):
    """What playing a game, watching one and solving a puzzle have in common."""

    def __init__(self, context: Context, go: Go, session: P) -> None:
        super().__init__(context, go)
        self.session = session
        self.controls = session.setup.variant.make_controls(session.match.rules)
        self.pointer = Pointer(session, self.controls)
        self.showing = Showing()

    def variant(self) -> Variant:
        return self.session.setup.variant

    def enter(self) -> None:
        self.context.audio.music("music_play")
        self.context.audio.hum(sounds_of(self.variant()))

    def leave(self) -> None:
        self.context.audio.hum(None)

    # Events

    def take(self, events: Events) -> None:
        """Show events, and play their sounds."""
        for event in events:
            self.show(event)
            self._give(cue_of(event, self.session.match.rules))

    def show(self, event: Event) -> None:
        """Show what an event has changed on the board."""
        match event:
            case Moved(ply):
                seen = self._seen(ply)
                self.begin_turn()
                self.showing.show_move(self.context.motion, seen)
            case Redone():
                self.begin_turn()
                self.showing.show_move(self.context.motion)
            case Undone(plies):
                self.begin_turn()
                self.showing.show_undo(plies[-1] if plies else None, self.context.motion)

    def _seen(self, ply: Ply) -> float:
        """The share of a move's animation that was seen while its first half was entered."""
        half = self.pointer.half
        if half is None or self.controls.intended(ply.before, half) != ply.move:
            return 0.0
        return renderer_of(self.session.setup, self.theme).entered_share

    def begin_turn(self) -> None:
        """The position has changed."""
        self.pointer.settle()

    def _give(self, cue: Cue) -> None:
        if cue.words:
            self.showing.say(cue.words, urgent=cue.urgent)
        if cue.sound:
            self.sound(cue.sound, cue.pan)
        if cue.rumble is not None:
            self.rumble(cue.rumble, cue.felt_by)

    def rumble(self, rumble: Rumble, player: Player | None) -> None:
        """Let the gamepad of a player rumble; of None, that of the player on turn."""

    def sound(self, name: str, pan: float = 0.0) -> None:
        self.context.audio.play(name, sounds_of(self.variant()), pan)

    # Time

    def follow_lights(self, seconds: float, message: Message | None, lit: Collection[Player]) -> None:
        """What is lit, and what is said, comes and goes softly."""
        passed = self.context.motion.passed(seconds)
        cursor = shown_cursor(self.session, self.pointer, self.showing)
        self.showing.turn.follow(lit, passed)
        self.showing.lines.follow(lines_at(cursor, self.session), passed)
        self.showing.said.follow(message, passed)

    # The picture

    @property
    def slab(self) -> Slab:
        """Where the board lies."""
        return self.context.layout.slab

    @property
    def board(self) -> Rect:
        return self.slab.whole

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        draw_lit_night(canvas, self.theme, self.context.layout, self.slab)

    def area(self) -> BoardArea:
        return BoardArea(self.slab.board, self.session.setup.size, self.context.layout.small)
