"""The scenes of an evening."""
