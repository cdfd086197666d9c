"""Sparks that fall over a page when something was won."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.particles import draw_shower
from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Look, Node, Placed


@dataclass(frozen=True)
class Sparks(Node):
    """A shower from the top of the screen, behind what lies over it."""

    colour: Colour
    age: float  # since it began, in seconds

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_shower(canvas, *look, look.layout.stage, self.colour, self.age)
