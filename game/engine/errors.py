"""What an engine answers to a command that it cannot obey."""


class EngineError(ValueError):
    """A command that cannot be obeyed; the message says why. Nothing has changed."""
