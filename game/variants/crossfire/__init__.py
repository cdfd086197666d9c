"""GridLock: Crossfire."""

from game.core.controls import CellControls
from game.core.variant import Lesson, Option, Variant, skills
from game.core.words import later
from game.variants.crossfire.kernel import CrossfireKernel
from game.variants.crossfire.rules import ALL_DIAGONALS, MAIN_DIAGONALS, CrossfireRules
from game.variants.crossfire.transcript import CrossfireTranscript

VARIANT = Variant(
    slug="crossfire",
    name="Crossfire",
    summary=later("Place a marker out of your opponent's lines of fire. Get stuck and you lose."),
    how_to_play=(
        later("Leave your opponent no cell to place a marker on."),
        later("Player 1 places X, Player 2 places O, one marker a turn."),
        later("Every marker fires along its row, its column and its diagonals."),
        later("It fires straight through other markers, to the edge of the board."),
        later("You may not place a marker under your opponent's fire."),
        later("Your own fire never stops you; only taken cells and enemy fire do."),
        later("With all diagonals, every diagonal is a line of fire."),
        later("With the main diagonals, only the two longest ones are."),
        later("Markers are never moved or removed, and you may not pass."),
        later("If you have no open cell on your turn, you lose; there are no draws."),
    ),
    lesson=Lesson(
        moves="3,3",
        legal="1,2",
        because=later("No X shares its row, its column or a diagonal."),
        illegal="3,5",
        game="4,4 1,2 4,3 3,1 2,4",
    ),
    order=2,
    accent=(255, 70, 110),
    size=5,
    sizes=range(3, 10),
    set_legs=4,
    larger=7,
    make_rules=CrossfireRules,
    make_transcript=CrossfireTranscript,
    make_controls=CellControls,
    skills=skills((0, 0.9, 0), (0.31, 0.21, 0.08), (0.17, 0.29, 0.33), (0.04, 0.39, 0.57), (0.09, 0, 0.91)),
    skills_with=(
        (
            ("diagonals", MAIN_DIAGONALS),
            skills((0.6, 0.02, 0), (0.67, 0, 0), (0.22, 0.43, 0.1), (0.26, 0.14, 0.27), (0.04, 0.19, 0.51)),
        ),
    ),
    make_kernel=CrossfireKernel,
    guards=(1, 1, 2),
    provable_sizes=range(3, 6),
    puzzle_sizes=(6, 7),
    options=(
        Option(
            "diagonals",
            (ALL_DIAGONALS, MAIN_DIAGONALS),
            later("which diagonals markers fire along: all, or the two long ones"),
            later("Diagonals"),
        ),
    ),
)
