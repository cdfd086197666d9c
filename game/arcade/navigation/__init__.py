"""Where a scene can lead, and the way from there to the scene."""
