"""Start the arcade, or say that there is no display."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game import catalogue, faults
from game.arcade.navigation.destinations import ToArena, ToArenaReplay
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.choices import Choices
from game.arcade.profile.profile import Profile
from game.arcade.shell.start_options import StartOptions
from game.arena.match import Match
from game.core.variant import Setup
from game.core.words import _
from game.signals import exit_on_signals
from game.store.background import CLOSING_SECONDS


def run(
    setup: Setup | None,
    *,
    asked: Callable[[Setup], Setup],
    rounds: int | None,
    place: Path | None,
    window: tuple[int, int] | None,
    demo: float | None,
    without_display: Callable[[], int],
) -> int:
    """Play the game that was asked for, or begin at the menu.

    The choices last used apply, but for the parts of a board that `asked` replaces, and `rounds` if they were
    given. `place` is where everything is kept. Where no window can be opened, `without_display` goes on.
    """
    profile = Profile(place)
    offered = tuple(
        _with(profile.choices.of(variant), asked, rounds) for variant in catalogue.games().values()
    )
    chosen = next((one for one in offered if setup and one.setup.variant == setup.variant), None)
    start = StartOptions(window, chosen, offered, demo)
    return _run(start, profile, without_display)


def run_arena(
    choose: Callable[[ArenaChoices], ArenaChoices],
    *,
    seed: int | None,
    replayed: Match | None,
    record: Path | None,
    place: Path | None,
    window: tuple[int, int] | None,
) -> int:
    """Ride in the Arena, or show a match again; the menu lies below.

    The choices last used apply, but for those that `choose` replaces. Matches are appended to `record`.
    """
    profile = Profile(place)
    profile.arena.use(choose(profile.arena.kept))
    profile.arena.record_in(record)
    opened = ToArena(seed) if replayed is None else ToArenaReplay(replayed)
    return _run(StartOptions(window, opened=opened), profile, _suggest_the_terminal)


def _run(start: StartOptions, profile: Profile, without_display: Callable[[], int]) -> int:
    """Run the arcade, or what takes its place where no window can be opened. Return the exit status."""
    with exit_on_signals():
        status = _in_a_window(start, profile)
    if status is not None:
        return status
    print(_("There is no display to open a window on."))
    return without_display()


def _in_a_window(start: StartOptions, profile: Profile) -> int | None:
    """Run the arcade to its end, and close what it has opened. None if there is no display."""
    import pygame

    from game.arcade.shell.app import App
    from game.arcade.shell.audio import close_mixer
    from game.arcade.shell.closing import await_saving
    from game.arcade.shell.display import NoDisplay

    app, patience = None, CLOSING_SECONDS
    try:
        app = App(start, profile=profile)
        app.run()
    except NoDisplay:
        return None
    except pygame.error as error:
        return _report(error) if pygame.display.get_init() else None
    except Exception as error:
        return _report(error)
    finally:
        if app is not None:
            was_interrupted = app.context.running
            app.context.quit()
            app.stack.close()
            app.context.adviser.worker.close()
            if not was_interrupted:
                await_saving(app.context, app.display)
                patience = 0.0
            app.context.filming.close(sys.stderr)
        profile.close(patience)
        close_mixer()
        pygame.display.quit()
    return 0


def _suggest_the_terminal() -> int:
    print(_("Two bots ride without one: python3 main.py arena --terminal"))
    return 1


def _with(last: Choices, asked: Callable[[Setup], Setup], rounds: int | None) -> Choices:
    """The choices last used for a game, with what was asked for."""
    return replace(last, setup=asked(last.setup), rounds=last.rounds if rounds is None else rounds)


def _report(error: Exception) -> int:
    faults.say(faults.report(error), sys.stdout)
    return 1
