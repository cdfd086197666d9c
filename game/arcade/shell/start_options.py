"""How the arcade starts, as a value. It does not import pygame, so that the command line starts sooner."""

from dataclasses import dataclass

from game.arcade.navigation.destinations import ToArena, ToArenaReplay
from game.arcade.profile.choices import Choices


@dataclass(frozen=True)
class StartOptions:
    """What the command line asks for."""

    window: tuple[int, int] | None = None  # full screen if None
    choices: Choices | None = None  # the menu if None
    kept: tuple[Choices, ...] = ()  # the choices of the games in the menu
    demo_seconds: float | None = None  # play by itself for this long, then exit
    opened: ToArena | ToArenaReplay | None = None  # over the menu, at once
