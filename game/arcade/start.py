"""Start the arcade, or offer the terminal if there is no display."""

import sys
from collections.abc import Callable, Sequence

from game import faults
from game.arcade.choices import Choices
from game.core.variant import Setup, Variant
from game.core.words import _
from game.session.modes import Series


def run(
    setup: Setup | None,
    choose: Callable[[Variant], Setup],
    series: Series,
    *,
    offered: Sequence[Setup],
    window: tuple[int, int] | None,
    demo: float | None,
) -> int:
    """Play the game that was asked for, or begin at the menu with `offered` as the games' boards."""
    import pygame

    from game.arcade.app import App, Start
    from game.arcade.display import NoDisplay

    app = None
    choices = Choices(setup, rounds=series.rounds) if setup else None
    kept = tuple(Choices(one, rounds=series.rounds) for one in offered)
    try:
        app = App(Start(window, choices, kept, demo))
        app.run()
    except (NoDisplay, pygame.error) as error:
        if isinstance(error, pygame.error) and pygame.display.get_init():
            return _report(error)
        return _without_display(setup, choose, series)
    except Exception as error:
        return _report(error)
    finally:
        if app is not None:
            app.context.adviser.worker.close()
        pygame.quit()
    return 0


def _report(error: Exception) -> int:
    faults.say(faults.report(error), sys.stdout)
    return 1


def _without_display(setup: Setup | None, choose: Callable[[Variant], Setup], series: Series) -> int:
    """There is no display: offer the terminal, if there is one."""
    print(_("There is no display to open a window on."))
    if sys.stdin is None or not sys.stdin.isatty():
        print(_("Play in a terminal instead: python3 main.py terminal"))
        return 1
    try:
        answer = input(_("Play here in the terminal instead (yes or no)? ")).strip().lower()
    except EOFError:
        answer = _("no")
        print(answer)
    if answer and not _("yes").startswith(answer):
        return 1
    from game.terminal.run import run as run_terminal

    return run_terminal(setup, choose, series)
