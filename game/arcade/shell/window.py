"""The default, smallest and largest size of the window."""

DEFAULT_WINDOW = (1280, 800)
SMALLEST_WINDOW = (640, 360)
LARGEST_WINDOW = (16384, 16384)
