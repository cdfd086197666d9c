"""What the renderer of the game draws, part by part."""
