"""The modules of the game and of its tests, and which of them each imports."""

import ast
from pathlib import Path

from tests.processes import ROOT


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_in(folder: Path) -> dict[str, Path]:
    """The modules in a folder of the repository, by name."""
    return {module_name(path): path for path in sorted(folder.rglob("*.py"))}


MODULES = modules_in(ROOT / "game")


def imported(path: Path) -> set[str]:
    """Every module that a module names, at its top, in a function or for a type checker alike."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path}: a relative import hides what it names"
            assert node.level == 0, f"{path}: a relative import hides what it names"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            modules = names & MODULES.keys()
            found |= modules if len(modules) == len(names) else modules | {node.module}
    return found
