"""How the settings, the bindings and the first start look."""
