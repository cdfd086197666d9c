"""Games and rides that play by themselves, in the menu and beside the settings."""
