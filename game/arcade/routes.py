"""Routes: the scene of each destination, and where back leads. Only `*routes.py` create scenes."""

import random
from typing import assert_never

from game.arcade.arena_destinations import ArenaDestination
from game.arcade.arena_routes import AboutMatch, arena_scene
from game.arcade.context import Context
from game.arcade.destinations import (
    Back,
    BackToReview,
    Confirm,
    Destination,
    Erase,
    OtherDestination,
    Quit,
    ResetKeys,
    ResetSettings,
    ToAttract,
    ToBindings,
    ToConflict,
    ToDevices,
    ToFault,
    ToFirstStart,
    ToGame,
    ToGameOver,
    ToGoOn,
    ToHowTo,
    ToInitials,
    ToMenu,
    ToNewGame,
    ToPastGames,
    ToPause,
    ToPlay,
    ToPress,
    ToPuzzles,
    ToRecords,
    ToResign,
    ToReview,
    ToRun,
    ToSavedData,
    ToSettings,
    ToSetup,
    UndoEnd,
)
from game.arcade.input.rebinding import reset
from game.arcade.page_routes import Kept, Keys, kept_scene, key_scene
from game.arcade.record_words import best_place
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.devices import DevicesScene
from game.arcade.scenes.fault import FaultScene
from game.arcade.scenes.first_start import FirstStartScene
from game.arcade.scenes.game_over import GameOverScene
from game.arcade.scenes.go_on import GoOnScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.initials import InitialsScene
from game.arcade.scenes.menu import MenuScene
from game.arcade.scenes.pause import PauseScene
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.scene import Scene
from game.arcade.scenes.settings import SettingsScene
from game.arcade.scenes.setup import SetupScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.settings import with_defaults
from game.core.variant import Variant
from game.core.words import _, later
from game.session.modes import Variation
from game.session.session import Session
from game.store.calendar import today

NewStack = ToMenu | ToSetup | ToPlay | ToGame | ToNewGame | ToFault | Erase
AboutGame = ToPause | ToDevices | ToGameOver | ToReview
Question = ToGoOn | Confirm | ToInitials
Page = ToHowTo | ToFirstStart | ToSettings | ToRun | ToPuzzles | Kept | Keys


def fresh_seed() -> int:
    """A seed that differs from game to game, so that the bots vary their play."""
    return random.randrange(2**32)  # noqa: S311 - not for secrets


class Routes:
    """Changes the stack of scenes. Every scene gets `go`."""

    def __init__(self, context: Context, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack

    def go(self, destination: Destination) -> None:
        if isinstance(destination, ArenaDestination):
            self._open_arena(destination)
        else:
            self._open(destination)

    def _open(self, destination: OtherDestination) -> None:
        match destination:
            case Back() | BackToReview() | UndoEnd() | ToResign():
                self._go_back(destination)
            case Quit():
                self._context.quit()
            case ToMenu() | ToSetup() | ToPlay() | ToGame() | ToNewGame() | ToFault() | Erase():
                self._restart(destination)
            case ToAttract():
                self._attract(destination)
            case ToPause() | ToDevices() | ToGameOver() | ToReview():
                self._stack.push(self._about_a_game(destination))
            case ToGoOn() | Confirm() | ToInitials():
                self._ask(destination)
            case ResetSettings() | ResetKeys():
                self._reset(destination)
            case _:
                self._stack.push(self._page(destination))

    # Scenes that start a new stack above the menu

    def _restart(self, destination: NewStack) -> None:
        match destination:
            case ToMenu(variant):
                self._stack.restart(self._menu(variant))
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
                self.go(self._asking_first(variant))
            case ToNewGame(variant):
                choices = self._context.choices.of(variant)
                session = Session(choices.setup, choices.players, choices.series, fresh_seed())
                self._stack.restart(self._menu(variant), self._play(session))
            case ToFault(words):
                fault = FaultScene(self._context, self.go, words)
                self._stack.restart(self._menu(None), fault)

    def _set_up(self, variant: Variant) -> None:
        setup = SetupScene(self._context, self.go, variant)
        if isinstance(self._top, MenuScene):
            self._stack.push(setup)
        else:
            self._stack.restart(self._menu(variant), setup)

    def _asking_first(self, variant: Variant) -> ToGoOn | ToNewGame:
        """A new game, but first a question if it would replace an unfinished one."""
        new, saved = ToNewGame(variant), self._context.profile.saves.found(variant)
        return ToGoOn(saved, later("New game"), new) if saved else new

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

    def _menu(self, variant: Variant | None) -> Scene:
        """The menu that is already open, or a new one."""
        bottom = self._stack.scenes[0] if self._stack.scenes else None
        if isinstance(bottom, MenuScene):
            bottom.show(variant)
            return bottom
        return MenuScene(self._context, self.go, variant)

    def _play(self, session: Session) -> PlayScene:
        """The scene for a session."""
        self._sit(session)
        return PlayScene(self._context, self.go, session)

    def _sit(self, session: Session) -> None:
        """Give a session's players the devices chosen for the game."""
        devices = dict(self._context.choices.of(session.setup.variant).devices)
        self._context.seats.sit(session.players.people, devices)

    # The Arena

    def _open_arena(self, destination: ArenaDestination) -> None:
        """Put something about the Arena over the match that it is about, or else over the menu."""
        scene = arena_scene(self._context, self.go, destination, fresh_seed)
        if isinstance(destination, AboutMatch) or isinstance(self._top, MenuScene):
            self._stack.push(scene)
        else:
            self._stack.restart(self._menu(None), scene)

    # Scenes over the top of the stack

    def _about_a_game(self, destination: AboutGame) -> Scene:
        context, go, session = self._context, self.go, destination.session
        match destination:
            case ToPause():
                return PauseScene(context, go, session, fresh_seed())
            case ToDevices():
                return DevicesScene(context, go, session)
            case ToGameOver():
                return GameOverScene(context, go, session, fresh_seed())
            case ToReview():
                return ReviewScene(context, go, session, fresh_seed())
        assert_never(destination)

    def _page(self, destination: Page) -> Scene:
        context, go = self._context, self.go
        match destination:
            case ToHowTo(variant):
                return HowToScene(context, go, variant)
            case ToFirstStart(variant):
                return FirstStartScene(context, go, variant)
            case ToSettings(variant):
                return SettingsScene(context, go, variant)
            case ToRun() | ToPuzzles():
                raise NotImplementedError(destination)  # nothing leads there yet
            case ToRecords() | ToPastGames() | ToSavedData():
                return kept_scene(context, go, destination, fresh_seed())
            case ToBindings() | ToPress() | ToConflict():
                return key_scene(context, go, self._stack.top.variant(), destination)
        assert_never(destination)

    def _ask(self, question: Question) -> None:
        """Put a question over the top; the second of two takes the place of the first."""
        context, go = self._context, self.go
        if isinstance(question, ToInitials):
            self._ask_for_initials(question)
            return
        if isinstance(question, ToGoOn):
            self._stack.push(GoOnScene(context, go, question, fresh_seed()))
            return
        scene = ConfirmScene(context, go, self._stack.top.variant(), question)
        if isinstance(self._top, ConfirmScene):
            self._stack.replace(scene)
        else:
            self._stack.push(scene)

    def _ask_for_initials(self, question: ToInitials) -> None:
        """Ask for the initials of a score that has a place, unless they are known."""
        records = self._context.profile.records
        scores = records.latest_book().high_scores(question.table)
        score = next((score for score in scores if score.key == question.key), None)
        place = best_place(question.table, scores, question.key, today())
        if score is not None and place is not None and not records.signed:
            self._stack.push(InitialsScene(self._context, self.go, question, score, place))
            return
        if place is not None:
            records.sign(question.key, records.signed)
        if question.then is not None:
            self.go(question.then)

    # Scenes below the top of the stack

    def _reset(self, destination: ResetSettings | ResetKeys) -> None:
        """Go back to the page that asked, with its defaults."""
        context = self._context
        match destination:
            case ResetSettings(names):
                context.change(with_defaults(context.settings, names))
            case ResetKeys(device):
                context.bind(reset(context.own_bindings, device))
        context.audio.play("confirm")
        self._stack.pop()

    def _go_back(self, destination: Back | BackToReview | UndoEnd | ToResign) -> None:
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
            self._sit(play.session)
        match destination:
            case UndoEnd(session):
                play.take(session.undo())
            case ToResign(session, player):
                play.take(session.resign(player))

    # The attract mode

    def _attract(self, destination: ToAttract) -> None:
        scene = AttractScene(self._context, self.go, destination.variant, destination.series, fresh_seed())
        if isinstance(self._top, AttractScene):
            self._stack.replace(scene)
        else:
            self._stack.push(scene)
