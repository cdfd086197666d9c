"""Queens: two queens slide over a board that vanishes behind them."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.variants.queens.controls import QueensControls
from game.variants.queens.rules import QueensRules
from game.variants.queens.transcript import QueensTranscript

VARIANT = Variant(
    slug="queens",
    name="Queens",
    summary=later("Slide like a queen; the cell you leave is gone. Get stuck and you lose."),
    how_to_play=(
        later("Be the last who can slide."),
        later("Player 1 begins in the top left corner, Player 2 in the bottom right."),
        later("A queen slides any distance in one of eight directions."),
        later("It stops before the other queen and before cells that are blocked."),
        later("The cell that it leaves is blocked for good."),
        later("You may not pass. If you cannot slide on your turn, you lose."),
    ),
    lesson=Lesson(
        moves="1,4 4,1",
        legal="3,2",
        because=later("Nothing stands in the way of this slide."),
        illegal="1,1",
        game="1,4 4,1 1,2 3,1 1,3 3,3 2,3 3,4 3,2 2,4 2,1",
    ),
    order=96,
    accent=(150, 150, 240),
    size=4,
    sizes=range(3, 7),
    make_rules=QueensRules,
    make_transcript=QueensTranscript,
    make_controls=QueensControls,
    provable_sizes=range(3, 5),
)
