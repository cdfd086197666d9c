"""Light cycles and their walls of light, for every game that has some: bodies, light, and how they ride."""
