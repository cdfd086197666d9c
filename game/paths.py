"""Where the product's own files are."""

from pathlib import Path


def assets() -> Path:
    """The assets: inside the package in an installed copy, beside it in a checkout."""
    package = Path(__file__).parent
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"
