"""The settings, the bindings of keys and buttons, and the questions of the first start."""
