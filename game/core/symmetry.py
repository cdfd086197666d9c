"""The eight ways to turn and reflect a square board, on bitboards."""

# Whether rows and columns change places, and then whether rows, and columns, are counted from the other end.
# The first way leaves everything in its place; the two quarter turns are the last.
WAYS = (
    (False, False, False),
    (False, True, True),
    (False, True, False),
    (False, False, True),
    (True, False, False),
    (True, True, True),
    (True, True, False),
    (True, False, True),
)
# Those that exchange cells in pairs, by their number in WAYS.
PAIRINGS = range(1, 6)


class Symmetry:
    """All eight images of a pair of bitboards at once.

    For each row and each content of that row a table holds the row's eight images side by side, one in a
    slot of two boards, so that a board's images are `size` look-ups:

        | way 7 | ... | way 1 | way 0 |      each slot:  | first board | second board |
    """

    def __init__(self, size: int) -> None:
        self.cells = size * size
        self.slot = 2 * self.cells
        self.to = [[_turned(way, cell, size) for cell in range(self.cells)] for way in WAYS]
        self._mask = (1 << self.slot) - 1
        self._shifts = range(0, 8 * self.slot, self.slot)
        self._rows = [(row * size, (1 << size) - 1, self._images(row * size, size)) for row in range(size)]

    def _images(self, start: int, size: int) -> list[int]:
        """By the content of the row that starts at a cell: its images, side by side."""
        images = [0]
        for column in range(size):
            cell = start + column
            single = sum(1 << self.to[way][cell] + shift for way, shift in enumerate(self._shifts))
            images += [image | single for image in images]
        return images

    def image(self, way: int, board: int) -> int:
        """One image of one board."""
        image = 0
        for shift, mask, images in self._rows:
            image |= images[board >> shift & mask]
        return image >> way * self.slot & (1 << self.cells) - 1

    def keys(self, first: int, second: int) -> list[int]:
        """The images of two boards, one key for each way: the first board above the second."""
        above = below = 0
        for shift, mask, images in self._rows:
            above |= images[first >> shift & mask]
            below |= images[second >> shift & mask]
        both = above << self.cells | below
        mask = self._mask
        return [both >> shift & mask for shift in self._shifts]


def _turned(way: tuple[bool, bool, bool], cell: int, size: int) -> int:
    swapped, flip_row, flip_column = way
    row, column = divmod(cell, size)
    if swapped:
        row, column = column, row
    row = size - 1 - row if flip_row else row
    column = size - 1 - column if flip_column else column
    return row * size + column
