"""Noughts and Crosses: the smallest game that can end in a draw."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.variants.noughts.controls import NoughtsControls
from game.variants.noughts.rules import NoughtsRules
from game.variants.noughts.transcript import NoughtsTranscript

VARIANT = Variant(
    slug="noughts",
    name="Noughts",
    summary=later("Three in a row win; a full board is a draw."),
    how_to_play=(
        later("Get three of your marks in a row."),
        later("Player 1 places X, Player 2 places O, one mark a turn."),
        later("A mark goes on any empty cell."),
        later("A row may be level, upright or diagonal."),
        later("On larger boards all cells of a line are needed."),
        later("Marks are never moved or removed."),
        later("You may not pass."),
        later("The first player to fill a line wins."),
        later("The game ends at once then."),
        later("A full board without such a line is a draw."),
    ),
    lesson=Lesson(
        moves="2,2",
        legal="1,1",
        because=later("The cell is empty."),
        illegal="2,2",
        game="1,1 2,1 1,2 2,2 1,3",
    ),
    order=98,
    accent=(120, 200, 120),
    size=3,
    sizes=range(2, 6),
    make_rules=NoughtsRules,
    make_transcript=NoughtsTranscript,
    make_controls=NoughtsControls,
    provable_sizes=range(2, 4),
)
