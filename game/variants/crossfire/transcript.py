"""The words and the grid of GridLock: Crossfire."""

import textwrap

from game.core.grid import cells_in
from game.core.placing import Markers, own_and_other, owner
from game.core.rules import Move, opponent
from game.core.transcript import Reply, Transcript, example_cell, read_cell
from game.core.words import _
from game.variants.crossfire.rules import CrossfireRules

WIDTH = 76


class CrossfireTranscript(Transcript[CrossfireRules]):
    def grid(self, position: Markers) -> str:
        def letter(cell: int) -> str:
            player = owner(position, cell)
            return self.ink(self.rules.marker(player), player) if player else " "

        size = self.rules.size
        rule = "  +" + "---+" * size
        lines = ["    " + "   ".join(str(column) for column in range(1, size + 1)), rule]
        for number, row in enumerate(self.rules.grid.rows(), start=1):
            lines += [f"{number} | {' | '.join(map(letter, row))} |", rule]
        return "\n".join(lines)

    def opening(self, position: Markers) -> str:
        return _("Welcome to GridLock!")

    def turn(self, position: Markers) -> str:
        call = _(
            "Player {player} ('{marker}'), it's your turn.",
            player=position.turn,
            marker=self.rules.marker(position.turn),
        )
        return f"{call}\n{self._current_grid(position)}\n{self._blocked_cells(position)}"

    def _current_grid(self, position: Markers) -> str:
        return _("Current Grid:") + "\n" + self.grid(position)

    def _blocked_cells(self, position: Markers) -> str:
        """Which rows, columns and diagonals the opponent's markers close."""
        _own, other = own_and_other(position)
        if not other:
            return ""
        coordinates = [self.rules.grid.coordinates(cell) for cell in cells_in(other)]
        rows = sorted({row + 1 for row, _column in coordinates})
        columns = sorted({column + 1 for _row, column in coordinates})
        return "\n".join(
            (
                "",
                _("Blocked cells:"),
                _("- Rows: {rows}", rows=", ".join(map(str, rows))),
                _("- Columns: {columns}", columns=", ".join(map(str, columns))),
                textwrap.fill(
                    _("- Diagonals: {diagonals}", diagonals=self._diagonals(other)),
                    WIDTH,
                    subsequent_indent="  ",
                ),
                "",
            )
        )

    def _diagonals(self, markers: int) -> str:
        """The names of the diagonals under fire: the two long ones by name, others by their ends."""
        grid = self.rules.grid
        under_fire = {line for cell in cells_in(markers) for line in self.rules.diagonals_of(cell)}
        names = []
        for line, name in (
            (grid.falling_of(0), _("primary")),
            (grid.rising_of(grid.size - 1), _("secondary")),
        ):
            if line in under_fire:
                under_fire.remove(line)
                names.append(name)
        for line in sorted(under_fire):
            first, *_between, last = cells_in(line)
            names.append(f"({grid.cell_text(first)})-({grid.cell_text(last)})")
        if len(names) < 2:
            return names[0] if names else _("none")
        return _("{names} and {name}", names=", ".join(names[:-1]), name=names[-1])

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        marker = self.rules.marker(position.turn)
        if position.one | position.two:
            return _("Enter the row and column to place your '{marker}': ", marker=marker)
        row, column = example_cell(self.rules)
        return _(
            "Enter the row and column to place your '{marker}' (e.g., {row} {column}): ",
            marker=marker,
            row=row,
            column=column,
        )

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def played(self, before: Markers, move: Move) -> str:
        return _(
            "Player {player} placed an '{marker}' at ({cell}).",
            player=before.turn,
            marker=self.rules.marker(before.turn),
            cell=self.rules.move_text(move),
        )

    def ending(self, position: Markers) -> str:
        return "\n".join(
            (
                self._current_grid(position),
                "",
                _(
                    "Player {player} finds that there are no legal moves left.",
                    player=position.turn,
                ),
                _("Player {player} wins the game.", player=opponent(position.turn)),
            )
        )
