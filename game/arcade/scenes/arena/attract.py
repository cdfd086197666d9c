"""The attract mode in the Arena: bots ride a round until someone presses anything."""

from pygame import Surface

from game.arcade.destinations import Back, ToAttract
from game.arcade.input.actions import Action
from game.arcade.scenes.arena.ride import RideScene
from game.arcade.views.arena.play import ArenaPicture
from game.arcade.views.play.play import draw_invitation
from game.core.controls import Verb
from game.session.phased_match import RESULT_SECONDS, Phase

# How long the result is seen; a drawn round is not ridden again.
LINGER_SECONDS = RESULT_SECONDS - 0.15


class ArenaAttractScene(RideScene):
    """There are no prompts: every press does the same. After a round, the games take their turn."""

    gives_way = True

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.stir()

    def stir(self) -> None:
        self.context.audio.music("music_menu")
        self.go(Back())

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.phased.phase in (Phase.RESULT, Phase.OVER) and self.phased.since >= LINGER_SECONDS:
            self.go(ToAttract(next(iter(self.context.games.values()))))

    def draw_picture(self, canvas: Surface, picture: ArenaPicture) -> None:
        super().draw_picture(canvas, picture)
        draw_invitation(canvas, self.context.layout, self.theme)
