"""What a bot is called on the screen: by its level."""

from game.core.words import _


def bot_title(level: str) -> str:
    """A bot by the title of its level, such as `Casual bot`."""
    return _("{level} bot", level=_(level))


def in_a_sentence(title: str) -> str:
    """A title as it stands within a sentence: `casual bot`."""
    return title[:1].lower() + title[1:]
