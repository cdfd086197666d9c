"""What a screenshot shows, as a value. It does not import pygame, so that the command line starts sooner."""

from dataclasses import dataclass, field

from game.arcade.profile.settings import Settings
from game.arcade.shell.window import DEFAULT_WINDOW
from game.core.rules import PLAYERS, Player
from game.core.variant import Setup

SCENES = (
    "menu",
    "cards",
    "leg",
    "leg_over",
    "pick",
    "finale",
    "evening_over",
    "cards_of_five",
    "leg_of_five",
    "pick_of_five",
    "table_of_five",
    "end_of_five",
    "evening_how_to",
    "setup",
    "play",
    "pause",
    "game_over",
    "review",
    "how_to",
    "settings",
    "bindings",
    "first_start",
    "records",
    "people",
    "initials",
    "past_games",
    "saved_data",
    "go_on",
    "run",
    "stage_card",
    "stage",
    "stage_won",
    "stage_lost",
    "run_over",
    "run_table",
    "puzzles",
    "puzzle",
    "puzzle_missed",
    "puzzle_over",
    "arena_setup",
    "arena_how_to",
    "arena_count",
    "arena_ride",
    "arena_pause",
    "arena_crash",
    "arena_replay",
    "arena_name",
    "arena_end",
    "arena_four_count",
    "arena_four_out",
    "arena_four_end",
    "arena_three_ride",
    "arena_teams_ride",
)
DEVICES = ("keyboard", "gamepad", "mouse")


@dataclass(frozen=True)
class Shot:
    """A moment of a scene."""

    scene: str
    setup: Setup
    window: tuple[int, int] = DEFAULT_WINDOW
    moves: tuple[str, ...] = ()
    cursor: str | None = None
    progress: float = 1.0
    device: str = DEVICES[0]
    tried: str | None = None  # an illegal move that was just refused
    hinted: bool = False  # whether a hint is shown
    rounds: int = 1
    won: tuple[Player, ...] = ()  # who won the rounds before this one
    people: tuple[Player, ...] = PLAYERS
    settings: Settings = field(default_factory=Settings)
