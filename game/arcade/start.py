"""Start the arcade, or offer the terminal if there is no display."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from game import catalogue, faults
from game.arcade.choices import ChoiceBook, Choices
from game.arcade.profile import Profile
from game.core.variant import Setup, Variant
from game.core.words import _
from game.session.modes import Series


def run(
    setup: Setup | None,
    choose: Callable[[Variant], Setup],
    series: Series,
    *,
    offered: Sequence[Setup],
    rounds: int | None,
    place: Path | None,
    window: tuple[int, int] | None,
    demo: float | None,
) -> int:
    """Play the game that was asked for, or begin at the menu.

    `offered` are boards for the games in the menu, and `rounds` is how many they have; otherwise those last
    used are offered. `place` is where everything is kept.
    """
    import pygame

    from game.arcade.app import App, Start
    from game.arcade.display import NoDisplay

    app = None
    profile = Profile(place)
    book = profile.choices
    choices = replace(book.of(setup.variant), setup=setup, rounds=series.rounds) if setup else None
    try:
        app = App(Start(window, choices, _in_the_menu(book, offered, rounds), demo), profile=profile)
        app.run()
    except (NoDisplay, pygame.error) as error:
        if isinstance(error, pygame.error) and pygame.display.get_init():
            return _report(error)
        profile.close()
        return _without_display(setup, choose, series, place)
    except Exception as error:
        return _report(error)
    finally:
        if app is not None:
            app.context.adviser.worker.close()
        profile.close()
        pygame.quit()
    return 0


def _in_the_menu(book: ChoiceBook, offered: Sequence[Setup], rounds: int | None) -> tuple[Choices, ...]:
    """The choices for the games in the menu: those last used, with what was asked for."""
    kept = [book.of(variant) for variant in catalogue.games().values()]
    if offered:
        kept = [book.of(board.variant).with_setup(board) for board in offered]
    return tuple(kept if rounds is None else [replace(one, rounds=rounds) for one in kept])


def _report(error: Exception) -> int:
    faults.say(faults.report(error), sys.stdout)
    return 1


def _without_display(
    setup: Setup | None, choose: Callable[[Variant], Setup], series: Series, place: Path | None
) -> int:
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

    return run_terminal(setup, choose, series, place=lambda: place)
