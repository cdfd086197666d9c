"""The cabinet before which the monkey sits: the real arcade, looked at after every frame."""

import random

import pygame

from game import catalogue
from game.arcade.navigation.destinations import ToFault
from game.arcade.profile.choices import Choices
from game.arcade.shell.app import LONGEST_FRAME, App
from game.arcade.shell.audio import close_mixer
from game.arcade.shell.start_options import StartOptions
from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.monkey.acts import Simple
from game.bench.monkey.bot_here import AdviserHere
from game.bench.monkey.checks import Checks
from game.bench.monkey.coverage import Coverage, WatchedApp
from game.bench.monkey.hands import Hands
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Player
from game.core.variant import Variant

ROUNDS = (1, 1, 3, 5)
PEOPLE: tuple[tuple[Player, ...], ...] = (PLAYERS, PLAYERS, (1,), (2,))


def some_choices(chance: random.Random, variant: Variant) -> Choices:
    """Any board of a game with any options, any players, any number of rounds."""
    options = {option.name: chance.choice(option.values) for option in variant.options}
    setup = variant.setup(chance.choice(variant.sizes), options)
    level = chance.choice(list(LEVELS))
    return Choices(setup, chance.choice(PEOPLE), chance.choice(PLAYERS), chance.choice(ROUNDS), level)


def some_start(seed: int) -> StartOptions:
    """At the menu, or in the middle of a game; with choices for every game."""
    chance = random.Random(seed)  # noqa: S311 - nobody's secret
    kept = tuple(some_choices(chance, variant) for variant in catalogue.games().values())
    return StartOptions(SMALLEST_WINDOW, chance.choice((None, *kept)), kept)


class Cabinet:
    """One arcade from its start on. The seed decides how it starts, and all that it leaves to chance."""

    def __init__(self, seed: int, coverage: Coverage) -> None:
        random.seed(seed)
        self._coverage = coverage
        self.hands = Hands()
        self.app: App = WatchedApp(coverage.note_action, some_start(seed), AdviserHere(seed))
        self.app.context.clipboard.copy("")
        pygame.event.clear()  # what the cabinet before this one has left
        self._checks = Checks(self.app)

    def step(self, seconds: float) -> None:
        """One frame, as the arcade's own loop makes it. Raises whatever goes wrong, and Fault."""
        seconds = min(seconds, LONGEST_FRAME)
        self.app.step(seconds)
        self._coverage.note_frame(self.app, seconds)
        self._checks.after_frame(self.hands.instances.values())

    def press(self, *acts: Simple, seconds: float = 0.02) -> None:
        """Do something, and show a frame."""
        for act in acts:
            self.hands.do(act)
        self.step(seconds)

    def recover(self, words: str) -> None:
        """Go on from the menu after an unexpected error, as the arcade does."""
        self.app.routes.go(ToFault(words))

    def close(self) -> None:
        """Close the window. Fonts stay open, as they do while a process lives."""
        self.hands.drop_all()
        close_mixer()
        pygame.display.quit()
