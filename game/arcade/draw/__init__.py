"""Drawing: measures, colours, text, light. Nothing here changes a game, or knows one."""
