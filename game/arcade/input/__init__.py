"""Devices: only this package knows them. Everything else sees actions."""
