"""Words that are read on any part of the field: dark all around them, and more below."""

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import rendered
from game.arcade.draw.theme import Theme


@baked
def set_off(theme: Theme, words: str, size: int, edge: int) -> Surface:
    """Words with an edge of this many pixels in the colour of the night."""
    dark, bright = (rendered(words, size, tone, bold=True) for tone in (theme.night, theme.ink))
    picture = clear((dark.get_width() + 4 * edge, dark.get_height() + 4 * edge), theme.night)
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 2), (-1, 2)):
        picture.blit(dark, ((2 + across) * edge, (2 + down) * edge))
    picture.blit(bright, (2 * edge, 2 * edge))
    return picture
