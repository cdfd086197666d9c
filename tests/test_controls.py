"""What presses mean to each game, without any device."""

import pytest

from game import catalogue
from game.core.controls import Cursor, Verb
from game.core.grid import DOWN, RIGHT
from tests.setups import all_setups, name, random_match

EVERY_SETUP = pytest.mark.parametrize("setup", all_setups(), ids=name)


@EVERY_SETUP
def test_nothing_that_is_pressed_gives_an_illegal_move(setup: object) -> None:
    match = random_match(setup, 1)  # type: ignore[arg-type]
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


def start(slug: str) -> tuple[object, object]:
    rules = catalogue.games()[slug].setup().rules()
    return catalogue.games()[slug].make_controls(rules), rules.start()


def test_a_cursor_begins_in_the_middle_and_stops_at_the_edge() -> None:
    controls, position = start("apart")
    cursor = controls.start(position, None)  # type: ignore[attr-defined]
    assert cursor == Cursor(12)
    for _step in range(9):
        cursor = controls.press(position, cursor, Verb.LEFT).cursor  # type: ignore[attr-defined]
    assert cursor == Cursor(10)


def test_in_light_cycle_a_direction_is_the_move() -> None:
    controls, position = start("light_cycle")
    assert controls.press(position, controls.start(position, None), Verb.RIGHT).move == RIGHT  # type: ignore[attr-defined]
    refused = controls.press(position, controls.start(position, None), Verb.LEFT)  # type: ignore[attr-defined]
    assert (refused.move, refused.refusal) == (None, "Left leads off the board.")


def test_in_siege_a_direction_steps_and_then_picks_the_block() -> None:
    controls, position = start("siege")
    stepped = controls.press(position, controls.start(position, None), Verb.DOWN)  # type: ignore[attr-defined]
    assert (stepped.cursor, stepped.move) == (Cursor(0, step=DOWN), None)
    chosen = controls.press(position, stepped.cursor, Verb.RIGHT).cursor  # type: ignore[attr-defined]
    assert chosen == Cursor(1, step=DOWN)
    done = controls.press(position, chosen, Verb.CONFIRM)  # type: ignore[attr-defined]
    rules = catalogue.games()["siege"].setup().rules()
    assert rules.move_text(done.move) == "down:0,1"


def test_in_siege_every_block_can_be_reached_with_directions_alone() -> None:
    variant = catalogue.games()["siege"]
    rules = variant.setup().rules()
    controls = variant.make_controls(rules)
    position = rules.read("...../.1.../...../...../....2 1")
    stepped = controls.press(position, controls.start(position, None), Verb.RIGHT).cursor
    reached, edge = {stepped}, [stepped]
    while edge:
        cursor = edge.pop()
        for verb in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT):
            further = controls.press(position, cursor, verb).cursor
            if further not in reached:
                reached.add(further)
                edge.append(further)
    assert {cursor.cell for cursor in reached} == {1, 2, 3, 6, 8, 11, 12, 13}
