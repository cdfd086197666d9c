"""The paths of the product's own files."""

from pathlib import Path


def assets() -> Path:
    """The assets folder: inside the package in an installed copy, next to it in a checkout."""
    package = Path(__file__).parent
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"
