"""Routes to a game at the board, to what lies over it, and back."""

from game.arcade.navigation.destinations import (
    BackToReview,
    ToGame,
    ToGameOver,
    ToGoOn,
    ToNewGame,
    ToPause,
    ToPlay,
    ToResign,
    ToVariation,
    UndoEnd,
)
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.go_on import GoOnScene
from game.arcade.scenes.play.pause import PauseScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.route import Here, leads, on, on_menu, opens
from game.arcade.scenes.run.stage_pause import StagePauseScene
from game.core.words import later
from game.run.run_stage import Stage
from game.seeds import fresh_seed
from game.session.modes import Variation
from game.session.session import Session


def _asking_first(here: Here, to: ToPlay) -> ToGoOn | ToNewGame:
    """A new game, but first a question if it would replace an unfinished one.

    After a change in the set-up nothing is asked: the unfinished game waits until the new one has ended.
    """
    saves, choices = here.context.profile.saves, here.context.choices
    new, saved = ToNewGame(to.variant), saves.found(to.variant.slug)
    if saved is None:
        return new
    if choices.are_changed(to.variant):
        saves.set_aside(to.variant.slug)
        return new
    return ToGoOn(saved, later("New game"), new)


def _new_game(here: Here, to: ToNewGame) -> ToGame:
    choices = here.context.choices.of(to.variant)
    return ToGame(Session(choices.setup, here.context.players(to.variant), choices.series, fresh_seed()))


def _game(here: Here, to: ToGame) -> PlayScene | ToVariation:
    if isinstance(to.session.began_in, Variation):
        return ToVariation(to.session)
    return _play(here, to.session)


def _variation(here: Here, to: ToVariation) -> PlayScene:
    return _play(here, to.session)


def _play(here: Here, session: Session) -> PlayScene:
    here.context.sit(session.setup.variant, session.players.people)
    here.context.choices.begin(session.setup.variant)
    return PlayScene(here.context, here.go, session)


def _pause(here: Here, to: ToPause) -> PauseScene | StagePauseScene:
    if isinstance(to.session.began_in, Stage):
        return StagePauseScene(here.context, here.go, to.session)
    return PauseScene(here.context, here.go, to.session, fresh_seed())


def _undo_end(here: Here, _to: UndoEnd) -> None:
    _back_to_game(here).undo()


def _resign(here: Here, to: ToResign) -> None:
    _back_to_game(here).resign(to.player)


def _back_to_game(here: Here) -> PlayScene:
    """The game below its pause or its end. Its people sit down if others have played a variation of it."""
    here.stack.pop_to(PlayScene)
    play = here.stack.top
    assert isinstance(play, PlayScene), "the scene that was sought"
    if here.context.seats.people != play.session.players.people:
        here.context.sit(play.variant(), play.session.players.people)
    return play


def _back_to_review(here: Here, _to: BackToReview) -> None:
    here.stack.pop_to(ReviewScene)


ROUTES = (
    leads(ToPlay, _asking_first),
    opens(ToGoOn, GoOnScene, lambda _here, to: (to, fresh_seed())),
    leads(ToNewGame, _new_game),
    on_menu(leads(ToGame, _game), lambda to: to.session.setup.variant),
    on(ReviewScene, leads(ToVariation, _variation)),
    leads(ToPause, _pause),
    opens(ToGameOver, GameOverScene, lambda _here, to: (to.session, fresh_seed())),
    leads(UndoEnd, _undo_end),
    leads(ToResign, _resign),
    leads(BackToReview, _back_to_review),
)
