"""Sample Game."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.templates.walking.controls import SampleGameControls
from game.templates.walking.rules import SampleGameRules
from game.templates.walking.transcript import SampleGameTranscript

# Change everything here. The contract tests check the lesson, the lengths of the texts, and the sizes.
VARIANT = Variant(
    slug="sample_game",  # the name of this folder
    name="Sample Game",
    summary=later("Step to a neighbour; the cell you leave is gone. Get stuck and you lose."),
    # 3 to 12 lines of at most 76 characters, the goal first.
    how_to_play=(
        later("Be the last player to step."),
        later("Player 1 begins in the top left corner, Player 2 in the bottom right."),
        later("Step to one of the eight cells next to you, if it is free."),
        later("The cell that you leave is blocked for good."),
        later("You may not pass. If you cannot step on your turn, you lose."),
    ),
    # Moves on the official board. `moves` lead to where the two after them are tried.
    lesson=Lesson(
        moves="2,2 3,3",
        legal="1,2",
        because=later("This cell is free and next to you."),
        illegal="1,1",
        game="1,2 4,3 1,3 3,4 1,4 2,4 2,3 3,3 3,2 2,2 2,1 3,1",
    ),
    order=50,  # its rank in every list of games
    accent=(96, 160, 200),  # the colour of its screen
    size=4,  # the official board
    sizes=range(3, 7),
    make_rules=SampleGameRules,
    make_transcript=SampleGameTranscript,
    make_controls=SampleGameControls,
    # The boards on which the bots prove every position in a moment. `python3 main.py bench solver` tells how
    # long that takes on the official board; leave out what is slow: there the bots estimate.
    # `stage_sizes` can name larger ones of them, on which a run goes on after its first loop.
    provable_sizes=range(3, 5),
)
