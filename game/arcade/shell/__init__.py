"""The program around the scenes: its window, its frames, its sound, its start and its end."""
