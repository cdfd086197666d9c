"""The routes to all scenes but the menu, and where back leads."""

from collections.abc import Callable, Hashable
from typing import assert_never

from game.arcade.arena_destinations import ARENA_TILE, ArenaDestination
from game.arcade.context import Context
from game.arcade.destinations import (
    Back,
    BackToReview,
    Confirm,
    Erase,
    FurtherDestination,
    Quit,
    ToAttract,
    ToDevices,
    ToFault,
    ToGame,
    ToGameOver,
    ToGoOn,
    ToHowTo,
    ToInitials,
    ToNewGame,
    ToPastGames,
    ToPause,
    ToPlay,
    ToPuzzle,
    ToPuzzles,
    ToRecords,
    ToResign,
    ToReview,
    ToSavedData,
    ToSetup,
    UndoEnd,
)
from game.arcade.routes.arena import ArenaRoutes
from game.arcade.routes.puzzles import PuzzleRoutes
from game.arcade.routes.records import RecordRoutes
from game.arcade.routes.run import RunRoutes
from game.arcade.routes.settings import SettingsRoutes
from game.arcade.run_destinations import RunDestination
from game.arcade.scenes.arena.attract import ArenaAttractScene
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.devices import DevicesScene
from game.arcade.scenes.fault import FaultScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.go_on import GoOnScene
from game.arcade.scenes.play.pause import PauseScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.run.stage_pause import StagePauseScene
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.setup import SetupScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.settings_destinations import SettingsDestination
from game.core.variant import Variant
from game.core.words import _, later
from game.run.stage import Stage
from game.seeds import fresh_seed
from game.session.modes import Variation
from game.session.session import Session

NewStack = ToSetup | ToPlay | ToGame | ToNewGame | ToFault | Erase
Below = Back | BackToReview | UndoEnd | ToResign
AboutAGame = ToPause | ToDevices | ToGameOver | ToReview
PutOver = ToGoOn | Confirm | ToAttract
Here = Below | Quit | NewStack | AboutAGame | PutOver | ToHowTo


class FurtherRoutes:
    """`go` leads anywhere; `menu` gives the scene at the bottom of the stack, with a tile in focus."""

    def __init__(
        self, context: Context, stack: SceneStack, go: Go, menu: Callable[[Hashable], Scene]
    ) -> None:
        self._context = context
        self._stack = stack
        self._go = go
        self._menu = menu
        self._runs = RunRoutes(context, stack, go, lambda: menu(None))
        self._settings = SettingsRoutes(context, stack, go)
        self._records = RecordRoutes(context, stack, go)
        self._puzzles = PuzzleRoutes(context, stack, go)
        self._arena = ArenaRoutes(context, stack, go, lambda: menu(ARENA_TILE))

    def go(self, destination: FurtherDestination) -> None:
        if isinstance(destination, ArenaDestination):
            self._arena.go(destination)
        elif isinstance(destination, RunDestination):
            self._runs.go(destination)
        elif isinstance(destination, SettingsDestination):
            self._settings.go(destination)
        elif isinstance(destination, ToRecords | ToPastGames | ToSavedData | ToInitials):
            self._records.go(destination)
        elif isinstance(destination, ToPuzzles | ToPuzzle):
            self._puzzles.go(destination)
        else:
            self._go_here(destination)

    def _go_here(self, destination: Here) -> None:
        match destination:
            case Back() | BackToReview() | UndoEnd() | ToResign():
                self._go_back(destination)
            case Quit():
                self._context.quit()
            case ToSetup() | ToPlay() | ToGame() | ToNewGame() | ToFault() | Erase():
                self._restart(destination)
            case ToPause() | ToDevices() | ToGameOver() | ToReview():
                self._stack.push(self._about_a_game(destination))
            case ToGoOn() | Confirm() | ToAttract():
                self._put_over(destination)
            case ToHowTo(variant):
                self._stack.push(HowToScene(self._context, self._go, variant))

    # Scenes that start a new stack above the menu

    def _restart(self, destination: NewStack) -> None:
        match destination:
            case Erase():
                gone = self._context.erase()
                erased = _("All saved data has been erased.")
                failed = _("Some of your saved data could not be erased.")
                self._context.notices.add([erased if gone else failed])
                self._stack.restart(self._menu(None))
            case ToSetup(variant):
                self._set_up(variant)
            case ToGame(session):
                self._open_game(session)
            case ToPlay(variant):
                self._go(self._asking_first(variant))
            case ToNewGame(variant):
                choices = self._context.choices.of(variant)
                session = Session(choices.setup, self._context.players(variant), choices.series, fresh_seed())
                self._stack.restart(self._menu(variant), self._play(session))
            case ToFault(words):
                fault = FaultScene(self._context, self._go, words)
                self._stack.restart(self._menu(None), fault)

    def _set_up(self, variant: Variant) -> None:
        setup = SetupScene(self._context, self._go, variant)
        if isinstance(self._top, MenuScene):
            self._stack.push(setup)
        else:
            self._stack.restart(self._menu(variant), setup)

    def _asking_first(self, variant: Variant) -> ToGoOn | ToNewGame:
        """A new game, but first a question if it would replace an unfinished one.

        After a change in the set-up nothing is asked: the unfinished game waits until the new one has ended.
        """
        saves, choices = self._context.profile.saves, self._context.choices
        new, saved = ToNewGame(variant), saves.found(variant)
        if saved is None or (choices.are_changed(variant) and saves.set_aside(variant)):
            return new
        return ToGoOn(saved, later("New game"), new)

    def _open_game(self, session: Session) -> None:
        """Put a game over the menu, or a variation over its review, replacing the previous try."""
        if not isinstance(session.began_in, Variation):
            self._stack.restart(self._menu(session.setup.variant), self._play(session))
            return
        if not isinstance(self._top, ReviewScene):
            self._stack.pop_to(ReviewScene)
        self._stack.push(self._play(session))

    @property
    def _top(self) -> Scene | None:
        return self._stack.scenes[-1] if self._stack.scenes else None

    def _play(self, session: Session) -> PlayScene:
        """The scene for a session."""
        self._context.sit(session.setup.variant, session.players.people)
        self._context.choices.begin(session.setup.variant)
        return PlayScene(self._context, self._go, session)

    # Scenes over the top of the stack

    def _about_a_game(self, destination: AboutAGame) -> Scene:
        context, go, session = self._context, self._go, destination.session
        match destination:
            case ToPause() if isinstance(session.began_in, Stage):
                return StagePauseScene(context, go, session)
            case ToPause():
                return PauseScene(context, go, session, fresh_seed())
            case ToDevices():
                return DevicesScene(context, go, session)
            case ToGameOver():
                return GameOverScene(context, go, session, fresh_seed())
            case ToReview():
                return ReviewScene(context, go, session, fresh_seed())
        assert_never(destination)

    def _put_over(self, destination: PutOver) -> None:
        """Put a scene over the top; the second of two of the same kind takes the place of the first."""
        scene = self._over(destination)
        if type(scene) is type(self._top) or isinstance(self._top, ArenaAttractScene):
            self._stack.replace(scene)
        else:
            self._stack.push(scene)

    def _over(self, destination: PutOver) -> Scene:
        context, go = self._context, self._go
        match destination:
            case ToGoOn():
                return GoOnScene(context, go, destination, fresh_seed())
            case Confirm():
                return ConfirmScene(context, go, self._stack.top, destination)
            case ToAttract(variant, series):
                return AttractScene(context, go, variant, series, fresh_seed())
        assert_never(destination)

    # Scenes below the top of the stack

    def _go_back(self, destination: Below) -> None:
        match destination:
            case Back():
                self._stack.pop()
            case BackToReview():
                self._stack.pop_to(ReviewScene)
            case UndoEnd() | ToResign():
                self._back_to_game(destination)

    def _back_to_game(self, destination: UndoEnd | ToResign) -> None:
        self._stack.pop_to(PlayScene)
        play = self._stack.top
        assert isinstance(play, PlayScene), "a game lies below its pause and its end"
        if self._context.seats.people != play.session.players.people:  # others played a variation of it
            self._context.sit(play.variant(), play.session.players.people)
        match destination:
            case UndoEnd():
                play.undo()
            case ToResign(player):
                play.resign(player)
