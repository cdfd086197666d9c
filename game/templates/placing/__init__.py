"""Sample Game."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.templates.placing.controls import SampleGameControls
from game.templates.placing.rules import SampleGameRules
from game.templates.placing.transcript import SampleGameTranscript

# Change everything here. The contract tests check the lesson, the lengths of the texts, and the sizes.
VARIANT = Variant(
    slug="sample_game",  # the name of this folder
    name="Sample Game",
    summary=later("Place a marker next to no other. Get stuck and you lose."),
    # 3 to 12 lines of at most 76 characters, the goal first.
    how_to_play=(
        later("Be the last player to place a marker."),
        later("Player 1 places X, Player 2 places O, one marker a turn."),
        later("A marker goes on an empty cell that is next to no marker."),
        later("Next to means up, down, left or right."),
        later("You may not pass. If you cannot place a marker on your turn, you lose."),
    ),
    # Moves on the official board. `moves` lead to where the two after them are tried.
    lesson=Lesson(
        moves="2,2 3,3",
        legal="1,1",
        because=later("No marker is next to this cell."),
        illegal="1,2",
        game="1,2 2,1 2,3 3,4 3,2 4,3 4,1 1,4",
    ),
    order=50,  # its rank in every list of games
    accent=(96, 200, 160),  # the colour of its screen
    size=4,  # the official board
    sizes=range(2, 7),
    make_rules=SampleGameRules,
    make_transcript=SampleGameTranscript,
    make_controls=SampleGameControls,
    # The boards on which the bots prove every position in a moment. `python3 main.py bench solver` tells how
    # long that takes on the official board; leave out what is slow: there the bots estimate.
    # `stage_sizes` can name larger ones of them, on which a run goes on after its first loop.
    provable_sizes=range(2, 5),
)
