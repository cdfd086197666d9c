"""What the points of a stage are made of, as a sum on the screen."""

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from math import floor, prod

from game.core.words import _, plural
from game.run.points import STAGE, Gate, Parts, combo_words

MINUS = "\N{MINUS SIGN}"


class Part(Enum):
    """What a line does to the points."""

    ADDED = auto()
    SUM = auto()  # of the lines above it
    FACTOR = auto()  # what multiplying the lines above it adds, or takes away
    ROUNDED = auto()


@dataclass(frozen=True)
class PointsLine:
    """A line of the sum."""

    part: Part
    label: str
    value: str
    points: int  # what the lines up to this one come to
    name: str = ""  # of a gate, or a factor: it stands before the label


def lines_of(parts: Parts) -> tuple[PointsLine, ...]:
    """The points, line by line, in whole numbers that add up: only the sum on the way is not added."""
    added, factors = _added(parts), _factors(parts)
    product = Fraction(added[-1].points)
    lines = [*added, *([_sum_of(added[-1].points)] if len(added) > 1 and factors else [])]
    for name, label, factor in factors:
        before, product = lines[-1].points, product * factor
        whole = floor(product + Fraction(1, 2))
        lines.append(PointsLine(Part.FACTOR, label, _signed(whole - before), whole, name))
    if left := parts.points - lines[-1].points:
        lines.append(PointsLine(Part.ROUNDED, _("Rounded to tens"), _signed(left), parts.points))
    return tuple(lines)


def _added(parts: Parts) -> list[PointsLine]:
    lines = [PointsLine(Part.ADDED, _("Stage"), str(STAGE), STAGE)]
    for gate in filter(_counts, parts.gates):
        odds = _("{winning} of {legal}", winning=gate.winning, legal=gate.legal)
        points = lines[-1].points + gate.bonus
        lines.append(PointsLine(Part.ADDED, odds, f"+{gate.bonus}", points, gate.name.upper()))
    return lines


def _counts(gate: Gate) -> bool:
    return gate.bonus > 0


def _sum_of(points: int) -> PointsLine:
    return PointsLine(Part.SUM, _("Sum"), str(points), points)


def _factors(parts: Parts) -> list[tuple[str, str, Fraction]]:
    """What the sum is multiplied by: as it is written, why, and as a number."""
    factors = []
    if parts.loop > 1:
        factors.append((f"×{parts.loop}", _("Loop {loop}", loop=parts.loop), Fraction(parts.loop)))
    if parts.streak:
        clean = plural("{count} clean stage in a row", "{count} clean stages in a row", parts.streak)
        combo = combo_words(parts.streak)
        factors.append((combo, clean, Fraction(combo[1:])))
    if parts.hints:
        hinted = plural("{count} hint", "{count} hints", parts.hints)
        factors.append(("×½" * parts.hints, hinted, Fraction(1, 2**parts.hints)))
    return factors


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def formula(of: Parts) -> str:
    """The same in one line."""
    bonus = sum(gate.bonus for gate in of.gates)
    words = f"{STAGE} + {bonus}" if bonus else str(STAGE)
    factors = [str(of.loop)] if of.loop > 1 else []
    factors += [combo_words(of.streak)[1:]] if of.streak else []
    factors += ["½"] * of.hints
    product = " × ".join([f"({words})" if bonus and factors else words, *factors])
    exactly = (STAGE + bonus) * prod(factor for *_words, factor in _factors(of)) == of.points
    return product if exactly else _("{sum}, rounded to tens", sum=product)
