"""The scenes of the arcade, and the stack that they lie on."""
