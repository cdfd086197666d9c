"""Dominoes: a move covers two cells, and which two depends on the player."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.variants.dominoes.controls import DominoesControls
from game.variants.dominoes.rules import DominoesRules
from game.variants.dominoes.transcript import DominoesTranscript

VARIANT = Variant(
    slug="dominoes",
    name="Dominoes",
    summary=later("Place dominoes, upright or level. Get stuck and you lose."),
    how_to_play=(
        later("Be the last who can place a domino."),
        later("A domino covers two empty cells."),
        later("Player 1 places them upright, Player 2 level."),
        later("A move names the upper or the left one of its cells."),
        later("You may not pass. If you cannot place a domino on your turn, you lose."),
    ),
    lesson=Lesson(
        moves="1,2 3,1",
        legal="1,4",
        because=later("This cell and the one below it are empty."),
        illegal="2,1",
        game="4,5 5,3 2,5 6,2 1,2 3,2 4,2 6,4 1,3 1,5 3,4",
    ),
    order=97,
    accent=(230, 130, 90),
    size=6,
    sizes=range(2, 7),
    make_rules=DominoesRules,
    make_transcript=DominoesTranscript,
    make_controls=DominoesControls,
    provable_sizes=range(2, 5),
)
