"""The error for commands that cannot be carried out."""


class EngineError(ValueError):
    """A command that cannot be carried out; the message says why. Nothing has changed."""
