"""How the Arena looks: the field with its walls, the riders, and what is told about a match."""
