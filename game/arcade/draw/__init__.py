"""Drawing: layout, colours, text, light. It knows no game, no scene and no device."""
