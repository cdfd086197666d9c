"""The paths of the product's own files."""

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The assets folder: inside the package in an installed copy, next to it in a checkout."""
    package = Path(__file__).parent
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"
