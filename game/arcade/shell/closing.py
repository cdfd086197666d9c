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


def await_disk(context: Context, display: Display) -> None:
    """Wait until everything is saved, but not for ever. Closing again, or Escape, ends that."""
    background = context.profile.background
    if background.flush(SILENT_SECONDS):
        return
    _draw(context, display, background.unsaved)
    end = time.monotonic() + CLOSING_SECONDS
    while not background.flush(LOOK_SECONDS) and time.monotonic() < end:
        if any(map(_closes, pygame.event.get())):
            return


def _closes(event: pygame.event.Event) -> bool:
    return event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)


def _draw(context: Context, display: Display, files: list[str]) -> None:
    layout, theme, canvas = context.layout, context.theme, display.canvas
    words = _("Still saving {files}. Close again to stop waiting.", files=", ".join(files))
    soften(canvas, layout, theme)
    draw_message(canvas, layout, theme, Message(words), layout.screen.inflate(-layout.px(8), 0))
    display.flip()
