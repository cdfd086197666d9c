"""How the scenes of the party look."""
