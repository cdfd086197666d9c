"""Few cases instead of every combination: together they hold every pair of values."""

from collections.abc import Container, Sequence
from itertools import combinations, product

# A value: which list it stands in, and where.
Place = tuple[int, int]
Pair = tuple[Place, Place]


def pairwise(*lists: Sequence[object]) -> list[tuple[object, ...]]:
    """Cases with a value from each list, so that any two values of two lists meet in one of them.

    Most faults that depend on several values depend on two of them. It is greedy: each case begins with a
    pair that has not met yet, and takes from every other list the value that adds most new pairs.
    """
    places = [[(number, at) for at in range(len(values))] for number, values in enumerate(lists)]
    left = {pair: None for one, other in combinations(places, 2) for pair in product(one, other)}
    cases: list[tuple[object, ...]] = []
    while left:
        chosen = list(next(iter(left)))
        for number, values in enumerate(places):
            if number not in [taken for taken, _at in chosen]:
                turn = len(cases) % len(values)  # values that are equally good take turns
                chosen.append(_best([*values[turn:], *values[:turn]], chosen, left))
        chosen.sort()
        for pair in combinations(chosen, 2):
            left.pop(pair, None)
        cases.append(tuple(lists[number][at] for number, at in chosen))
    return cases


def _best(values: Sequence[Place], chosen: Sequence[Place], left: Container[Pair]) -> Place:
    """The value that meets most of those that were chosen for the first time."""

    def new_pairs(value: Place) -> int:
        return sum((min(value, other), max(value, other)) in left for other in chosen)

    return max(values, key=new_pairs)
