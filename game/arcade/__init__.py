"""The pygame application: full screen, for two on a sofa."""

import os

# Without this, pygame prints its name and version when it is imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
