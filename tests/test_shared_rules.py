"""The rules that games share, in other games: markers other than X and O, and walkers that slide."""

import pytest

from game import catalogue
from game.core.grid import DOWN, LEFT, RIGHT, UP, Grid, NotationError, cells_in
from game.core.placing import MarkerRules, Markers
from game.core.rules import NUMBERS, Move, Names, Outcome
from game.core.walking import Walkers, WalkingRules


class Stones(MarkerRules):
    """A stone goes anywhere."""

    symbols = "BW"

    def open_cells(self, position: Markers) -> int:
        return self.grid.board & ~(position.one | position.two)

    def rule_broken(self, position: Markers, cell: int) -> str:
        raise AssertionError("every empty cell is open")

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        return "The board is full."


class TestOtherMarks:
    def test_stand_in_texts_in_names_and_in_sentences(self) -> None:
        rules = Stones(2)
        position = rules.play(rules.play(rules.start(), 0), 3)
        assert rules.text(position) == "B./.W 1"
        assert rules.read("B./.W 1") == position
        assert rules.player_name(2) == "Player 2 (W)"
        assert rules.why_not(position, 3) == "2,2 already holds W."

    def test_replace_x_and_o_on_the_board(self) -> None:
        with pytest.raises(NotationError, match=r"'X' does not belong on the board: use \. B W\."):
            Stones(2).read("X./.. 2")


class Slides(WalkingRules):
    """A queen's slide to any free cell; what was left is blocked."""

    def start(self, first: int = 1) -> Walkers:
        return Walkers(0, self.grid.cells - 1, 0, first)

    def legal_moves(self, position: Walkers) -> list[Move]:
        taken, moves = self.taken(position), []
        for ray in self.grid.rays[self.standing(position)]:
            for cell in ray:
                if taken >> cell & 1:
                    break
                moves.append(cell)
        return moves

    def play(self, position: Walkers, move: Move) -> Walkers:
        blocked = position.blocked | 1 << self.standing(position)
        if position.turn == 1:
            return Walkers(move, position.two, blocked, 2)
        return Walkers(position.one, move, blocked, 1)

    def every_move(self) -> list[Move]:
        return list(range(self.grid.cells))

    def cells_of(self, position: Walkers, move: Move) -> tuple[int, ...]:
        return (move,)

    def objection(self, position: Walkers, move: Move) -> str | None:
        return None if move in self.legal_moves(position) else "No slide leads there."

    def why_over(self, position: Walkers, names: Names = NUMBERS) -> str:
        return "There is no way out."

    def move_text(self, move: Move) -> str:
        return self.grid.cell_text(move)

    def read_move(self, text: str) -> Move:
        return self.grid.read_cell(text)


class TestSlides:
    def test_a_slide_goes_any_way_up_to_what_stands_in_it(self) -> None:
        rules = Slides(3)
        position = rules.read("1.#/.../..2 1")
        assert sorted(map(rules.move_text, rules.legal_moves(position))) == ["1,2", "2,1", "2,2", "3,1"]
        assert rules.why_not(position, 2) == "No slide leads there."

    def test_a_walker_that_is_stuck_has_lost(self) -> None:
        rules = Slides(3)
        assert rules.outcome(rules.read("1#./##./..2 1")) == Outcome(2)
        assert rules.outcome(rules.read("1#./##./..2 2")) is None

    def test_positions_are_written_and_read_as_those_of_all_walkers(self) -> None:
        rules = Slides(3)
        position = rules.play(rules.start(), 4)
        assert rules.text(position) == "#../.1./..2 2"
        assert rules.read(rules.text(position)) == position


def test_a_step_is_one_of_four_words() -> None:
    rules = catalogue.games()["light_cycle"].setup().rules()
    assert [rules.read_move(word) for word in ("up", "down", "left", "right")] == [UP, DOWN, LEFT, RIGHT]
    with pytest.raises(NotationError, match=r"^'u' is not a direction: use up, down, left, right\.$"):
        rules.read_move("u")


def test_rays_lead_in_all_eight_ways_to_the_edge() -> None:
    rays = Grid(4).rays[5]
    assert rays == [[1], [9, 13], [4], [6, 7], [0], [2], [8], [10, 15]]


@pytest.mark.parametrize("size", [1, 2, 5])
def test_the_first_cells_of_the_rays_are_the_neighbours(size: int) -> None:
    grid = Grid(size)
    for cell, rays in enumerate(grid.rays):
        assert sorted(ray[0] for ray in rays if ray) == cells_in(grid.around[cell])
