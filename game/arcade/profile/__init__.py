"""What the arcade remembers: settings, and the choices last used, as values and as documents."""
