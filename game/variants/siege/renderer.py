"""The picture of Siege: two towers in a courtyard, out of whose floor blocks of stone break."""

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.renderer import Renderer
from game.core.rules import Player
from game.variants.siege.moment_picture import Moment
from game.variants.siege.painter_picture import TALL
from game.variants.siege.rules import SiegeRules
from game.variants.siege.stone_picture import draw_courtyard
from game.variants.siege.tower_picture import faded_sprite, light_of, tower_sprite
from game.variants.siege.turn_picture import STEP_SHARE


class SiegeRenderer(Renderer[SiegeRules]):
    entered_share = STEP_SHARE

    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        theme, share = self.theme, self.theme.strength(light)
        ground = (centre[0], centre[1] + size * 0.3)
        shine_pool(canvas, theme, ground, size * 0.8, light_of(theme, player), 0.7 * share)
        look = (max(6, round(size / TALL)), theme, theme.player(player), player)
        tower = tower_sprite(*look) if share >= 1 else faded_sprite(*look, round(30 + 70 * share))
        canvas.blit(tower, tower.get_rect(center=(round(centre[0]), round(centre[1]))))

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        draw_courtyard(canvas, area, self.theme)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        Moment(self.rules, self.theme, canvas, area, frame).draw()


RENDERER = SiegeRenderer
