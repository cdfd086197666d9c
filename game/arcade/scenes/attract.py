"""The attract mode: bots play the games, and ride in the Arena, until someone presses anything."""

from pygame import Surface

from game.arcade.input.actions import Action
from game.arcade.navigation.destinations import Back, Destination, ToArenaAttract, ToAttract
from game.arcade.scenes.arena.ride import RideScene
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.game_board import GameBoard
from game.arcade.scenes.play.play_picture import message_of, picture_of
from game.arcade.scenes.scene import Go, Parts, Scene
from game.arcade.shell.context import Context
from game.arcade.views.arena.arena_match import ArenaPicture
from game.arcade.views.play.changes import changed_parts
from game.arcade.views.play.play import PlayPicture, draw_invitation, draw_play
from game.core.controls import Verb
from game.core.variant import Variant
from game.session.modes import Series
from game.session.phased_match import RESULT_SECONDS, Phase
from game.session.players import Players
from game.session.session import Session

LINGER_SECONDS = 4.0
# How long the result is seen; a drawn round is not ridden again.
RIDE_LINGER_SECONDS = RESULT_SECONDS - 0.15
# Good enough to be worth watching, but not always the same game.
SHOW_LEVEL = "sharp"


class LeftByAnyPress(Scene):
    """A scene without prompts: every press leads back to the menu."""

    gives_way = True

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.press_unbound()

    def press_unbound(self) -> None:
        self.context.audio.music("menu")
        self.go(Back())


class AttractScene(LeftByAnyPress, BoardScene):
    """The attract mode of the games: two bots play one after the other, each on its board last chosen."""

    board: GameBoard

    def __init__(self, context: Context, go: Go, variant: Variant, series: Series | None, seed: int) -> None:
        super().__init__(context, go)
        choices = context.choices.of(variant)
        players = Players((SHOW_LEVEL, SHOW_LEVEL))
        self.board = GameBoard(context, Session(choices.setup, players, series or choices.series, seed))

    @property
    def session(self) -> Session:
        return self.board.session

    def leave(self) -> None:
        super().leave()
        self.board.rest()

    def update(self, seconds: float) -> None:
        board = self.board
        board.advance(seconds)
        if not self.session.over:
            board.await_bot(seconds)
        elif board.show_end(seconds) and board.animation.ended_for >= LINGER_SECONDS:
            self.go(self._following())
        board.follow_lights(seconds, message_of(board), board.lit)

    def _following(self) -> Destination:
        """The next round, or the next game once the series is decided; the Arena follows the last one."""
        variant, series = self.session.setup.variant, self.session.mode
        if isinstance(series, Series) and series.winner is None:
            return ToAttract(variant, series.next())
        games = list(self.context.games.values())
        if variant == games[-1]:
            return ToArenaAttract()
        return ToAttract(games[games.index(variant) + 1])

    # The picture

    @property
    def resting(self) -> bool:
        return self.board.resting

    def picture(self) -> PlayPicture:
        return picture_of(self.board)

    def changed_parts(self, before: PlayPicture, after: PlayPicture) -> Parts | None:
        return changed_parts(before, after)

    def draw_picture(self, canvas: Surface, picture: PlayPicture) -> None:
        draw_play(canvas, picture)
        draw_invitation(canvas, self.context.layout, self.context.theme)


class ArenaAttractScene(LeftByAnyPress, RideScene):
    """The attract mode of the Arena: bots ride a round, and then the games take their turn."""

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.phased.phase in (Phase.RESULT, Phase.OVER) and self.phased.since >= RIDE_LINGER_SECONDS:
            self.go(ToAttract(next(iter(self.context.games.values()))))

    def draw_picture(self, canvas: Surface, picture: ArenaPicture) -> None:
        super().draw_picture(canvas, picture)
        draw_invitation(canvas, self.context.layout, self.theme)
