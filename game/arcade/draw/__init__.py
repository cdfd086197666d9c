"""Drawing: sizes, colours, letters, light. Nothing here changes a game."""
