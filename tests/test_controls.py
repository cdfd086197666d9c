"""What presses mean to each game, without any device."""

import pytest

from game import catalogue
from game.core.controls import DIRECTION_OF, AnyControls, Cursor, Refusal, Verb
from game.core.grid import DOWN, RIGHT
from game.core.rules import Move, Position
from game.core.variant import Setup
from game.variants.siege.controls import SiegeCursor
from tests.setups import all_setups, name, random_match

EVERY_SETUP = pytest.mark.parametrize("setup", all_setups(), ids=name)


@EVERY_SETUP
def test_nothing_that_is_pressed_gives_an_illegal_move(setup: Setup) -> None:
    match = random_match(setup, 1)
    rules = match.rules
    controls = match.setup.variant.make_controls(rules)
    for ply in match.plies:
        cursor = controls.start(ply.before, None)
        for verb in (*Verb, *Verb):
            answer = controls.press(ply.before, cursor, verb, cursor.cell)
            if answer.move is not None:
                assert rules.why_not(ply.before, answer.move) is None
            assert not (answer.move is not None and answer.refusal)
            cursor = answer.cursor
            intended = controls.intended(ply.before, cursor)
            assert intended is None or rules.why_not(ply.before, intended) is None


def controls_of(slug: str) -> AnyControls:
    variant = catalogue.games()[slug]
    return variant.make_controls(variant.setup().rules())


@EVERY_SETUP
def test_a_move_is_about_cells_of_the_board(setup: Setup) -> None:
    rules = setup.rules()
    for ply in random_match(setup, 2).plies:
        for move in rules.every_move():
            cells = rules.cells_of(ply.before, move)
            assert cells
            assert set(cells) <= set(range(rules.grid.cells))


@EVERY_SETUP
def test_the_cells_to_choose_next_lead_to_any_legal_move(setup: Setup) -> None:
    match = random_match(setup, 3)
    controls = setup.variant.make_controls(match.rules)
    for ply in match.plies:
        for move in match.rules.legal_moves(ply.before):
            assert chosen(controls, ply.before, move) == move


def chosen(controls: AnyControls, position: Position, move: int) -> int | None:
    """The move that is made by pointing at each next cell and confirming it."""
    cursor = controls.start(position, None)
    for _part in controls.rules.cells_of(position, move):
        for cell in controls.next_cells(position, cursor, move)[:1]:
            cursor = controls.press(position, cursor, Verb.POINT, cell).cursor
        answer = controls.press(position, cursor, Verb.CONFIRM)
        if answer.move is not None:
            return answer.move
        cursor = answer.cursor
        assert controls.is_midway(cursor)
    return None


@EVERY_SETUP
def test_every_move_can_be_made_with_directions_and_confirmations_alone(setup: Setup) -> None:
    for seed in range(3):
        match = random_match(setup, seed)
        controls = setup.variant.make_controls(match.rules)
        for ply in match.plies:
            begun = controls.start(ply.before, None)
            makeable = made_with_directions(controls, ply.before, begun)
            assert makeable == set(match.rules.legal_moves(ply.before))


def test_a_cursor_begins_in_the_middle_and_stops_at_the_edge() -> None:
    controls = controls_of("apart")
    position = controls.rules.start()
    cursor = controls.start(position, None)
    assert cursor == Cursor(12)
    for _step in range(9):
        cursor = controls.press(position, cursor, Verb.LEFT).cursor
    assert cursor == Cursor(10)


@pytest.mark.parametrize(
    ("position", "last", "begins"),
    [
        ("...../...../...../...../..... 1", 3, 3),  # where it was
        (
            "OOOOO/OOOOO/OOOOO/OOOO./.OOOO 1",
            12,
            19,
        ),  # the nearest cell to play: three from the middle, not four
        ("OOOOO/OOOO./OOOOO/OOOOO/.OOOO 1", 15, 20),
        ("OOO.O/OOOOO/OOOOO/OOOOO/OOOO. 1", 4, 3),
        ("O.OOO/OOOOO/OOOOO/OOOOO/OOO.O 1", 24, 23),
        (".OOOO/OOOOO/OOOOO/OOOOO/OOO.O 1", 20, 23),
    ],
)
def test_a_cursor_comes_back_to_where_it_was_or_to_the_nearest_cell_to_play(
    position: str, last: int, begins: int
) -> None:
    controls = controls_of("apart")
    assert controls.start(controls.rules.read(position), Cursor(last)) == Cursor(begins)


def test_in_a_cell_game_no_move_is_ever_half_entered() -> None:
    controls = controls_of("chain")
    position = controls.rules.start()
    cursor = controls.start(position, None)
    assert not controls.is_midway(cursor)
    assert controls.press(position, cursor, Verb.BACK).cursor == cursor
    assert controls.press(position, cursor, Verb.CONFIRM, 0).move == cursor.cell, "only POINT points"
    assert controls.press(position, cursor, Verb.POINT).cursor == cursor


def test_in_light_cycle_a_direction_is_the_move() -> None:
    controls = controls_of("light_cycle")
    position = controls.rules.start()
    assert controls.press(position, controls.start(position, None), Verb.RIGHT).move == RIGHT
    refused = controls.press(position, controls.start(position, None), Verb.LEFT)
    here = controls.rules.standing(position)
    assert (refused.move, refused.refusal) == (None, Refusal("Left leads off the board.", here, ()))


class TestSiege:
    """A direction steps, then the block is picked."""

    @pytest.fixture
    def controls(self) -> AnyControls:
        return controls_of("siege")

    def test_a_direction_steps_and_then_picks_the_block(self, controls: AnyControls) -> None:
        position = controls.rules.start()
        cursor = controls.start(position, None)
        assert not controls.is_midway(cursor)
        stepped = controls.press(position, cursor, Verb.DOWN)
        assert (stepped.cursor, stepped.move) == (SiegeCursor(0, step=DOWN), None)
        assert controls.is_midway(stepped.cursor)
        picked = controls.press(position, stepped.cursor, Verb.RIGHT).cursor
        assert picked == SiegeCursor(1, step=DOWN)
        done = controls.press(position, picked, Verb.CONFIRM)
        assert controls.rules.move_text(done.move) == "down:0,1"

    def test_back_takes_the_step_back(self, controls: AnyControls) -> None:
        position = controls.rules.start()
        begun = controls.start(position, None)
        stepped = controls.press(position, begun, Verb.DOWN).cursor
        assert controls.press(position, stepped, Verb.BACK).cursor == begun

    def test_first_the_step_is_shown_and_then_the_block(self, controls: AnyControls) -> None:
        rules = controls.rules
        position, move = rules.start(), rules.read_move("down:0,1")
        cursor = controls.start(position, None)
        assert controls.next_cells(position, cursor, move) == (5,)
        stepped = controls.press(position, cursor, Verb.DOWN).cursor
        assert controls.next_cells(position, stepped, move) == (1,)
        elsewhere = controls.press(position, cursor, Verb.RIGHT).cursor
        assert controls.next_cells(position, elsewhere, move) == ()

    @pytest.mark.parametrize(
        ("move", "cells"),
        [("down:0,1", (5, 1)), ("down:4,4", (5, 24)), ("up:0,1", (0,)), ("left:3,3", (0,))],
    )
    def test_a_move_is_about_its_step_and_its_block_but_a_false_step_alone(
        self, controls: AnyControls, move: str, cells: tuple[int, ...]
    ) -> None:
        rules = controls.rules
        assert rules.cells_of(rules.start(), rules.read_move(move)) == cells

    def test_every_block_can_be_reached_with_directions_alone(self, controls: AnyControls) -> None:
        position = controls.rules.read("...../.1.../...../...../....2 1")
        stepped = controls.press(position, controls.start(position, None), Verb.RIGHT).cursor
        moves = made_with_directions(controls, position, stepped)
        assert {controls.rules.parts(move)[1] for move in moves} == {1, 2, 3, 6, 8, 11, 12, 13}


def made_with_directions(controls: AnyControls, position: Position, cursor: Cursor) -> set[Move]:
    """The moves that any number of directions and confirmations make, and nothing else."""
    found, edge, moves = {cursor}, [cursor], set()
    while edge:
        here = edge.pop()
        for verb in (*DIRECTION_OF, Verb.CONFIRM):
            answer = controls.press(position, here, verb)
            if answer.move is not None:
                moves.add(answer.move)
            elif answer.cursor not in found:
                found.add(answer.cursor)
                edge.append(answer.cursor)
    return moves
