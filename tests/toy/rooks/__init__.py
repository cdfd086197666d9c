"""Rooks: the smallest game that keeps the whole contract. The pattern for a sixth game."""

from game.core.variant import Lesson, Variant
from game.core.words import later
from game.variants.rooks.controls import RooksControls
from game.variants.rooks.rules import RooksRules
from game.variants.rooks.transcript import RooksTranscript

VARIANT = Variant(
    slug="rooks",
    name="Rooks",
    summary=later("Place a rook that no rook can reach. Get stuck and you lose."),
    how_to_play=(
        later("Be the last player to place a rook."),
        later("Player 1 places X, Player 2 places O, one rook a turn."),
        later("A rook goes on an empty cell."),
        later("No other rook may stand in its row."),
        later("No other rook may stand in its column."),
        later("It does not matter whose rook it is."),
        later("Rooks are never moved or removed."),
        later("You may not pass."),
        later("If you cannot place a rook on your turn, you lose."),
        later("There are no draws."),
    ),
    lesson=Lesson(
        moves="1,1",
        legal="2,2",
        because=later("No rook reaches this cell."),
        illegal="1,3",
        game="1,1 2,2 3,3",
    ),
    order=99,
    accent=(120, 200, 120),
    size=3,
    sizes=range(2, 7),
    make_rules=RooksRules,
    make_transcript=RooksTranscript,
    make_controls=RooksControls,
    provable_sizes=range(2, 4),
)
