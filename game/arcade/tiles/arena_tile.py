"""The tile of the Arena: two riders on a small field."""
