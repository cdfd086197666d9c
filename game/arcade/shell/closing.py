"""The end of the arcade: its window stays until everything is saved, and says what it waits for."""

import time

import pygame

from game.arcade.draw.backdrop import soften
from game.arcade.kit.message import Message, draw_message
from game.arcade.shell.context import Context
from game.arcade.shell.display import Display
from game.core.words import _
from game.store.background import CLOSING_SECONDS, SILENT_SECONDS

# How often to look whether somebody closes the window again.
LOOK_SECONDS = 0.05


def await_saving(context: Context, display: Display) -> None:
    """Wait until everything is saved, but not for ever. Closing again, or Escape, ends that."""
    if _saved(context, SILENT_SECONDS):
        return
    film = [_("the film")] if context.filming.unfinished else []
    _draw(context, display, [*context.profile.background.unsaved, *film])
    end = time.monotonic() + CLOSING_SECONDS
    while not _saved(context, LOOK_SECONDS) and time.monotonic() < end:
        if any(map(_closes, pygame.event.get())):
            return


def _saved(context: Context, seconds: float) -> bool:
    """Whether everything is saved, after some seconds at most for a film, and as many for the disk."""
    film = context.filming.finish(seconds)
    return context.profile.background.flush(seconds) and film


def _closes(event: pygame.event.Event) -> bool:
    return event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)


def _draw(context: Context, display: Display, files: list[str]) -> None:
    layout, theme, canvas = context.layout, context.theme, display.canvas
    words = _("Still saving {files}. Close again to stop waiting.", files=", ".join(files))
    soften(canvas, layout, theme)
    draw_message(canvas, layout, theme, Message(words), layout.screen.inflate(-layout.px(8), 0))
    display.flip()
