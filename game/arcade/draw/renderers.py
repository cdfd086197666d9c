"""The renderer of a game, found in its folder when it is first needed."""

import importlib

from game.arcade.draw.frame import AnyRenderer
from game.arcade.draw.theme import Theme
from game.core.rules import AnyRules
from game.core.variant import Variant


def theme_of(variant: Variant) -> Theme:
    return Theme(variant.accent)


def renderer_of(variant: Variant, rules: AnyRules) -> AnyRenderer:
    module = importlib.import_module(f"game.variants.{variant.slug}.renderer")
    found: type[AnyRenderer] = module.RENDERER
    return found(rules, theme_of(variant))
