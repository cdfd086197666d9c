"""How large a window is when nobody has said, and the least and the most that it can be."""

DEFAULT_WINDOW = (1280, 800)
SMALLEST_WINDOW = (640, 360)
LARGEST_WINDOW = (16384, 16384)
