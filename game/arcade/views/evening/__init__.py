"""How the scenes of an evening look."""
