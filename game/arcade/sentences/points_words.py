"""What the points of a stage are made of, as a sum on the screen."""

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from itertools import accumulate
from operator import mul

from game.core.words import _, plural
from game.run.points import STAGE, Gate, Parts, combo_words

MINUS = "\N{MINUS SIGN}"


class Part(Enum):
    """What a line does to the points."""

    ADDED = auto()
    SUM = auto()  # of the lines above it
    FACTOR = auto()
    ROUNDED = auto()


@dataclass(frozen=True)
class PointsLine:
    """A line of the sum."""

    part: Part
    label: str
    value: str
    points: int  # what the lines up to this one come to
    name: str = ""  # of a gate, before the label


def lines_of(parts: Parts) -> tuple[PointsLine, ...]:
    """The sum, line by line: what is added, what that comes to, and what it is multiplied by."""
    added, factors = _added(parts), _factors(parts)
    base = added[-1].points
    lines = [*added, *([_sum_of(base)] if len(added) > 1 and factors else [])]
    products = accumulate((factor for *_words, factor in factors), mul, initial=Fraction(base))
    for (label, value, _factor), product in zip(factors, list(products)[1:], strict=True):
        lines.append(PointsLine(Part.FACTOR, label, value, int(product)))
    if parts.rounded_by:
        rounded = _("Rounded to tens"), _signed(parts.rounded_by)
        lines.append(PointsLine(Part.ROUNDED, *rounded, parts.points))
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
    """What the sum is multiplied by: in words, as it is written, and as a number."""
    factors = []
    if parts.loop > 1:
        factors.append((_("Loop {loop}", loop=parts.loop), f"×{parts.loop}", Fraction(parts.loop)))
    if parts.streak:
        clean = plural("{count} clean stage in a row", "{count} clean stages in a row", parts.streak)
        combo = combo_words(parts.streak)
        factors.append((clean, combo, Fraction(combo[1:])))
    if parts.hints:
        hinted = plural("{count} hint", "{count} hints", parts.hints)
        factors.append((hinted, "×" + "½" * parts.hints, Fraction(1, 2**parts.hints)))
    return factors


def _signed(number: Fraction) -> str:
    """A number with its sign, and at most two decimals."""
    digits = f"{abs(float(number)):.2f}".rstrip("0").rstrip(".")
    return ("+" if number > 0 else MINUS) + digits


def formula(of: Parts) -> str:
    """The same in one line."""
    bonus = sum(gate.bonus for gate in of.gates)
    words = f"{STAGE} + {bonus}" if bonus else str(STAGE)
    factors = [str(of.loop)] if of.loop > 1 else []
    factors += [combo_words(of.streak)[1:]] if of.streak else []
    factors += ["½"] * of.hints
    product = " × ".join([f"({words})" if bonus and factors else words, *factors])
    return _("{sum}, rounded to tens", sum=product) if of.rounded_by else product
