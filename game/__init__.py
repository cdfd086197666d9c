"""GridLock Arcade: five small two-player grid games, one core, several front ends."""

__version__ = "0.1.0"
