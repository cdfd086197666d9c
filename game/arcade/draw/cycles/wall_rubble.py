"""What is left of a wall of light that has broken."""

import random
from itertools import pairwise

from pygame import Rect, Surface

from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.cycles.body import Tones, stand
from game.arcade.draw.cycles.wall import LIFT, STUMP, Part
from game.arcade.draw.cycles.wall_make import Make, foot_of
from game.arcade.draw.theme import BLACK, Style, dimmed, mix

# The pieces that are left of a broken panel.
STUMPS = 9
# The share of these pieces that are gone, and how far the others are thrown aside at most, in cells.
GONE, ASIDE = 0.42, 0.08


def draw_stump(large: Surface, make: Make, part: Part) -> None:
    """What is left of a part: rubble with gaps, dark, with embers in some of its edges."""
    foot = foot_of(part, large, make)
    chance = random.Random(f"{part.heading}{make.player}{part.ruin}")  # noqa: S311 - decoration
    if part.heading is None:
        foot = foot.inflate(-foot.width // 3, -foot.height // 3)
    for rest in [foot] if part.heading is None else _pieces(foot, part.upright, chance):
        height = STUMP * chance.random() ** 1.6
        tones = _ash(make, ember=chance.random() ** 3)
        if part.heading is None or chance.random() >= GONE:
            across = round(chance.uniform(-ASIDE, ASIDE) * make.cell)
            aside = (across, 0) if part.upright else (0, across)
            stand(large, rest.move(aside), height * make.cell, tones, LIFT)


def _pieces(foot: Rect, upright: bool, chance: random.Random) -> list[Rect]:
    """The pieces into which a panel breaks, from the furthest one on, not all as thick as the panel."""
    cuts = [0.0, *sorted(chance.random() for _cut in range(STUMPS)), 1.0]
    pieces = []
    for start, end in pairwise(cuts):
        piece, thin = Rect(foot), chance.uniform(0.0, 0.5)
        if upright:
            piece.top = foot.top + round(foot.height * start)
            piece.size = (piece.width - round(piece.width * thin), max(2, round(foot.height * (end - start))))
        else:
            piece.left = foot.left + round(foot.width * start)
            piece.size = (
                max(2, round(foot.width * (end - start))),
                piece.height - round(piece.height * thin),
            )
        pieces.append(piece)
    return pieces


def _ash(make: Make, ember: float) -> Tones:
    """Burnt out, with a share of the light left in the broken edge: less of a bright colour."""
    stone, colour = make.theme.stone, make.colour
    enamel = make.theme.style is Style.ENAMEL
    dead = mix(stone, colour, 0.25) if enamel else mix(mix(stone, BLACK, 0.5), colour, 0.16)
    edge = mix(dead, colour, (0.2 + 0.8 * ember) * (1 - 0.5 * luminance(linear(colour))))
    return Tones(lambda _up: dimmed(dead, 0.8), lambda _up: dimmed(dead, 0.45), edge)
