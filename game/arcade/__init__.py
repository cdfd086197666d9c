"""The pygame application: full screen, for two on a sofa."""
