"""What a game's own cases.txt records: true statements about its rules, one a line.

leaves | CHOICES | leaf counts of depth 1, 2, ...
moves  | CHOICES | POSITION | all legal moves
why    | CHOICES | POSITION | MOVE | why it is illegal
record | RECORD
no twin | why there is no second program of the game: see tests/twins
"""

import importlib
from dataclasses import dataclass
from pathlib import Path

from game import catalogue
from game.core.variant import Setup, Variant

KINDS = ("leaves", "moves", "why", "record")
NO_TWIN = "no twin"


@dataclass(frozen=True)
class Case:
    """A line of a cases.txt."""

    variant: Variant
    kind: str
    fields: tuple[str, ...]

    def __str__(self) -> str:
        return " | ".join((self.variant.slug, self.kind, *self.fields))

    @property
    def setup(self) -> Setup:
        choices = dict(word.split("=") for word in self.fields[0].split())
        return self.variant.setup(int(choices.pop("size")), choices)


def cases_of(variant: Variant) -> list[Case]:
    """Everything that is recorded of a game; nothing when it has no cases.txt."""
    package = importlib.import_module(f"game.variants.{variant.slug}")
    path = Path(package.__path__[0]) / "cases.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [_case(variant, line) for line in lines if line and not line.startswith("#")]


def _case(variant: Variant, line: str) -> Case:
    kind, *fields = (field.strip() for field in line.split("|"))
    assert kind in (*KINDS, NO_TWIN), f"{variant.slug} records an unknown kind of case: {line}"
    return Case(variant, kind, tuple(fields))


def all_cases(kind: str) -> list[Case]:
    return [case for variant in catalogue.games().values() for case in cases_of(variant) if case.kind == kind]
