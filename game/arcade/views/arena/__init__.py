"""How the Arena looks: the field with its walls, the riders, and the words about a match."""
