"""A board at which something is played: what is entered there, and what moves and is said on it.

A game, one that is watched, and a puzzle are each played at one. It is the only way from a press to a change:
what has happened is kept first, and the next change waits until that is saved.
"""

from collections import deque
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_room, room_place
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit.message import Message
from game.arcade.scenes.play.animation import BoardAnimation
from game.arcade.scenes.play.cues import Cue, cue_of
from game.arcade.scenes.play.entry import Entered, Entry, Played
from game.arcade.scenes.scene import Scene
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.catalogue import sounds_of
from game.core.controls import Cursor, Refusal, Verb
from game.core.match import Ply
from game.core.rules import Player
from game.core.variant import Variant
from game.session.events import Event, Events, Moved, Redone, Refused, Stopped, Undone

P = TypeVar("P", bound=Played)
R = TypeVar("R")
Change = Callable[[], None]
Condition = Callable[[], bool]
# What leads away from the board never waits.
AWAY = {Command.PAUSE, Command.HELP, Verb.BACK}


def _nothing() -> None:
    """What is watched is not kept."""


def _always() -> bool:
    return True


class Board(Generic[P]):
    """A board: what is played at it, its cursor, what is animated, and the changes that wait.

    `keep` keeps what has happened, and `may_go_on` tells whether that is saved: then the next change is made.
    """

    def __init__(
        self,
        context: Context,
        session: P,
        keep: Callable[[], None] = _nothing,
        may_go_on: Condition = _always,
    ) -> None:
        self.context = context
        self.session = session
        self.controls = session.setup.variant.make_controls(session.match.rules)
        self.entry = Entry(context, session, self.controls)
        self.animation = BoardAnimation()
        self._keep = keep
        self._may_go_on = may_go_on
        self._changes: deque[tuple[Change, Condition]] = deque()
        self._presses: deque[Action] = deque()
        self._turns = 0
        self._waited = 0.0

    @property
    def variant(self) -> Variant:
        return self.session.setup.variant

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(self.variant.accent)

    @property
    def renderer(self) -> AnyRenderer:
        return renderer_of(self.session.setup, self.theme)

    @property
    def turns(self) -> int:
        """How often the position has changed."""
        return self._turns

    @property
    def waited(self) -> float:
        """How many seconds somebody has waited since the position changed."""
        return self._waited

    # Changes: one at a time, and each press after one that waits

    @property
    def waiting(self) -> bool:
        """Whether something that was pressed has not happened yet."""
        return bool(self._changes or self._presses)

    @property
    def may_go_on(self) -> bool:
        """Whether the next move may be made at once."""
        return not self.waiting and self._may_go_on()

    def change(self, change: Change, ready: Condition = _always) -> None:
        """Make a change, now or as soon as it may be made and is ready."""
        self._changes.append((change, ready))
        if len(self._changes) == 1:
            self._make_next()

    def _make_next(self) -> None:
        if self._changes and self._may_go_on() and self._changes[0][1]():
            change, _ready = self._changes.popleft()
            change()

    def must_wait(self, action: Action) -> bool:
        """Whether a press has to wait behind what waits already. Then it is kept for `catch_up`."""
        if not self.waiting or action.verb in AWAY:
            return False
        if not action.repeated:
            self._presses.append(action)
        return True

    def catch_up(self, press: Callable[[Action], None]) -> None:
        """Make the change that waits, if it may be made, and press again what waited behind it.

        There is one change for each picture: nobody can answer what was not drawn yet.
        """
        self._make_next()
        while not self.entry.unseen and self._presses and not self._changes:
            press(self._presses.popleft())

    def finish(self) -> None:
        """The board is left for good: make the changes that wait. Presses after them were for the board."""
        self._presses.clear()
        while self._changes:
            change, _ready = self._changes.popleft()
            change()

    # Entering moves

    def point(self, action: Action) -> None:
        """The mouse points somewhere."""
        cell = self.area.cell_at(action.spot) if action.spot else None
        self._entering(lambda: self.entry.point(action, cell))

    def press(self, action: Action, verb: Verb) -> Entered | None:
        """A direction or CONFIRM."""
        return self._entering(lambda: self.entry.press(action, verb))

    def _entering(self, enter: Callable[[], R]) -> R:
        """Enter something; as soon as the player points elsewhere, a refusal is shown no longer."""
        before = self.entry.cursor, self.entry.trial
        entered = enter()
        if (self.entry.cursor, self.entry.trial) != before:
            self.animation.forget_refusal()
        return entered

    # Events

    def take(self, events: Events) -> None:
        """Something has happened: keep it, then show it and play its sounds."""
        if events:
            self._keep()
        for event in events:
            self._show(event)
            self._give(cue_of(event, self.session.match.rules))

    def _show(self, event: Event) -> None:
        """Show what an event has changed on the board."""
        match event:
            case Moved(ply):
                seen = self._seen(ply)
                self.begin_turn()
                self.animation.show_move(self.context.motion, seen)
            case Redone():
                self.begin_turn()
                self.animation.show_move(self.context.motion)
            case Stopped(_player, move):
                match = self.session.match
                self.entry.begin()
                self.animation.refuse(match.rules.cells_of(match.position, move)[-1])
            case Undone(plies):
                self.begin_turn()
                self.animation.show_undo(plies[-1] if plies else None, self.context.motion)

    def decline(self, refusal: Refusal, heading: int | None = None) -> None:
        """Something illegal was tried: say why, and show what forbids it."""
        self.take((Refused(refusal.words),))
        self.animation.refuse(refusal.cell, refusal.forbidding, heading)

    def _seen(self, ply: Ply) -> float:
        """The share of a move's animation that was seen while its first half was entered."""
        half = self.entry.half
        if half is None or self.controls.intended(ply.before, half) != ply.move:
            return 0.0
        return self.renderer.entered_share

    def begin_turn(self) -> None:
        """The position has changed."""
        self.entry.begin()
        self.context.audio.set_tension(self.session.match.tension)
        self._turns += 1
        self._waited = 0.0

    def _give(self, cue: Cue) -> None:
        if cue.words:
            self.animation.say(cue.words, urgent=cue.urgent)
        if cue.sound:
            self.sound(cue.sound, cue.pan)
        self._rumble(cue)

    def _rumble(self, cue: Cue) -> None:
        """Let a person's gamepad rumble. One that both share does not call the next player."""
        player = cue.felt_by or self.session.turn
        calls_next = cue.felt_by is not None and self.context.seats.shared
        if cue.rumble is not None and player in self.session.people_in_play and not calls_next:
            self.context.rumble(player, cue.rumble)

    def sound(self, name: str, pan: float = 0.0) -> None:
        """Play a sound of the game, in another take from move to move."""
        self.context.audio.play(name, sounds_of(self.variant), pan, nth=len(self.session.match.plies))

    # Time

    def advance(self, seconds: float) -> None:
        """What is animated goes on."""
        self.animation.advance(seconds, self.context.motion)
        self.animation.follow_entry(self.entry.half, self.context.motion.passed(seconds))

    def wait(self, seconds: float) -> float:
        """Somebody waits for the next move. Returns for how long by now."""
        self._waited += seconds
        return self._waited

    def follow_lights(self, seconds: float, message: Message | None, lit: Collection[Player]) -> None:
        """What is lit, and what is said, comes and goes softly."""
        passed = self.context.motion.passed(seconds)
        self.animation.turn.follow(lit, passed)
        self.animation.lines.follow(self.lines, passed)
        self.animation.said.follow(message, passed)

    @property
    def resting(self) -> bool:
        """Whether nothing moves, and nothing is still to happen or to be drawn."""
        return self.animation.resting and not self.entry.unseen and not self.waiting

    # What is seen

    @property
    def layout(self) -> Layout:
        """The layout of the screen with this board."""
        return self.context.layout.showing(self.renderer.perspective)

    @property
    def choosing(self) -> bool:
        """Whether a person on turn can choose."""
        return self.session.person_on_turn and not self.animation.motion.moving

    @property
    def retracted(self) -> Cursor | None:
        """The first half of a move while it is taken back: it is still shown, and nothing can be chosen."""
        return self.animation.entry if self.entry.half is None else None

    @property
    def cursor(self) -> Cursor | None:
        """The cursor, while the player on turn can choose."""
        return self.retracted or self.entry.cursor if self.choosing else None

    @property
    def lines(self) -> tuple[tuple[bool, int], ...]:
        """The row (True) and the column (False) of the cell pointed at."""
        if self.cursor is None:
            return ()
        row, column = self.session.match.rules.grid.coordinates(self.cursor.cell)
        return ((True, row), (False, column))

    @property
    def slab(self) -> Slab:
        """Where the board lies."""
        return self.layout.slab

    @property
    def area(self) -> BoardArea:
        return self.renderer.perspective.area(self.slab, self.session.setup.size, self.layout.small)


AnyBoard = Board[Any]


class BoardScene(Scene):
    """A scene with a board at which something is played. Its music follows the tension of the game.

    A game without music of its own has that of the run. Whatever covers the board is calm.
    """

    board: AnyBoard

    def variant(self) -> Variant:
        return self.board.variant

    def enter(self) -> None:
        own = sounds_of(self.variant())
        self.context.audio.music("run", own, self.board.session.match.tension)
        self.context.audio.hum(own)

    def leave(self) -> None:
        self.context.audio.hum(None)
        self.context.audio.set_tension(0.0)

    def was_drawn(self) -> None:
        self.board.entry.seen()

    def removed(self) -> None:
        self.board.finish()

    @property
    def board_box(self) -> Rect:
        return self.board.renderer.perspective.extent(self.board.slab)

    @property
    def board_free(self) -> Rect:
        layout, box = self.board.layout, self.board_box
        return box if self.board.slab == layout.slab else layout.between_bands(box)

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        place = room_place(self.board.layout, self.board.slab)
        draw_room(canvas, self.board.renderer, self.theme, place)
