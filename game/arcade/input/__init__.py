"""Devices: they become actions here, and nothing else knows of them."""
