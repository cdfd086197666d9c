"""The accent colours of what is not a game, such as the run and the Arena, and of their tables."""

from game.arcade.draw.theme import Colour
from game.records.tables import ARENA, DAILY_RUN, PUZZLE_STREAK, RUN

RUN_ACCENT: Colour = (255, 128, 56)
PUZZLES_ACCENT: Colour = (255, 128, 214)
ARENA_ACCENT: Colour = (180, 204, 255)
TONIGHT_ACCENT: Colour = (255, 200, 56)
# The accents of the tables of high scores, by their names.
OF_TABLES = {RUN: RUN_ACCENT, DAILY_RUN: RUN_ACCENT, PUZZLE_STREAK: PUZZLES_ACCENT, ARENA: ARENA_ACCENT}
