"""The scenes of the party: who is here, and with which device."""
