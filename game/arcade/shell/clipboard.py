"""The system's clipboard. Where it does not work, nothing is raised."""

import pygame

# No text that the arcade reads is longer.
LONGEST = 10_000
FAILURES = (pygame.error, ValueError, NotImplementedError)


class Clipboard:
    """Text to copy and to paste. It needs a window."""

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard. Return whether that worked."""
        try:
            pygame.scrap.put_text(text)
        except FAILURES:
            return False
        return True

    def text(self) -> str:
        """The text in the clipboard; "" if there is none."""
        try:
            return pygame.scrap.get_text()[:LONGEST]
        except FAILURES:
            return ""
