"""How the menu looks: its stage, its strip of tiles, and its buttons."""
