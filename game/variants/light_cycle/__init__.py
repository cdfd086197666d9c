"""Light Cycle Duel."""

from game.core.variant import Lesson, Variant, skills
from game.core.words import later
from game.solving.territory import territory
from game.variants.light_cycle.controls import LightCycleControls
from game.variants.light_cycle.kernel import LightCycleKernel
from game.variants.light_cycle.rules import LightCycleRules
from game.variants.light_cycle.transcript import LightCycleTranscript

VARIANT = Variant(
    slug="light_cycle",
    name="Light Cycle Duel",
    summary=later("Steer one cell; what you leave is blocked for good. Get stuck and you lose."),
    how_to_play=(
        later("Keep riding for longer than your opponent."),
        later("Player 1 starts in the middle of the left edge, Player 2 of the right."),
        later("On your turn you ride one cell: up, down, left or right."),
        later("The cell that you leave is blocked (#) for the rest of the game."),
        later("You may not ride off the board."),
        later("You may not ride into a blocked cell, yours or your opponent's."),
        later("You may not ride into your opponent."),
        later("You must ride every turn; you may not pass."),
        later("If you cannot ride on your turn, you lose."),
        later("There are no draws."),
    ),
    lesson=Lesson(
        moves="right left up",
        legal="down",
        because=later("The next cell that way is empty."),
        illegal="right",
        game="right up down left right up up right right",
    ),
    order=3,
    accent=(80, 255, 160),
    size=5,
    sizes=range(3, 16),
    larger=7,
    make_rules=LightCycleRules,
    make_transcript=LightCycleTranscript,
    make_controls=LightCycleControls,
    skills=skills((0.67, 0.29, 0), (0.69, 0.31, 0), (0.1, 0.77, 0), (0, 0.5, 0.08), (0.04, 0.15, 0.33)),
    make_kernel=LightCycleKernel,
    guards=(2, 3, 4),
    provable_sizes=range(3, 8),
    stage_sizes=(6, 7),
    puzzle_sizes=(7,),
    estimate=territory,
)
