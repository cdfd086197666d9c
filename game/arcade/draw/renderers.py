"""The theme and the renderer of a game."""

from game import catalogue
from game.arcade.draw.frame import AnyRenderer
from game.arcade.draw.theme import Theme
from game.core.rules import AnyRules
from game.core.variant import Variant


def theme_of(variant: Variant) -> Theme:
    return Theme(variant.accent)


def renderer_of(variant: Variant, rules: AnyRules) -> AnyRenderer:
    found: type[AnyRenderer] = catalogue.renderer_class(variant)
    return found(rules, theme_of(variant))
