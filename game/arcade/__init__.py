"""The pygame application: full screen, for two on a sofa."""

import os

# Whoever starts a game wants a game, not the name of a library.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
