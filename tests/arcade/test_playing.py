"""Two people at one keyboard, or with a mouse, play whole games."""

import random

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import Command, Device, Kind
from game.arcade.navigation.destinations import ToPause
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.scenes.play.game_board import BOT_SECONDS
from game.arcade.shell.notices import LEAST_SECONDS
from game.core.controls import Cursor, Verb
from tests.arcade.cabinet import Player, Sit
from tests.presses import shortest
from tests.setups import ON_THE_SCREEN

LEFT = {Verb.UP: pygame.K_w, Verb.DOWN: pygame.K_s, Verb.LEFT: pygame.K_a, Verb.RIGHT: pygame.K_d}
RIGHT = {Verb.UP: pygame.K_UP, Verb.DOWN: pygame.K_DOWN, Verb.LEFT: pygame.K_LEFT, Verb.RIGHT: pygame.K_RIGHT}
KEYS = {1: (LEFT, pygame.K_SPACE), 2: (RIGHT, pygame.K_RETURN)}

SLOW = 0.1  # seconds a frame, where nobody watches
EVERY_GAME = pytest.mark.parametrize("slug", ON_THE_SCREEN)


def make_move(player: Player, move: int) -> None:
    """Make a move with the keys of the player on turn, as a person does."""
    arrows, confirm = KEYS[player.session.turn]
    position, cursor = player.session.match.position, player.play.board.entry.cursor
    for verb in shortest(player.play.board.controls, position, cursor, move):
        player.press(confirm if verb is Verb.CONFIRM else arrows[verb])


@EVERY_GAME
def test_two_people_play_a_whole_game_with_their_halves_of_the_keyboard(sit: Sit, slug: str) -> None:
    player = sit(slug)
    chance = random.Random(slug)  # noqa: S311 - not for secrets
    while not player.session.over:
        moves = len(player.session.match.plies)
        make_move(
            player, chance.choice(player.session.match.rules.legal_moves(player.session.match.position))
        )
        assert len(player.session.match.plies) == moves + 1
    player.wait(2.5)
    assert player.scene == "GameOver"


@EVERY_GAME
def test_a_whole_game_is_played_with_the_mouse_alone(sit: Sit, slug: str) -> None:
    player = sit(slug)
    for move in catalogue.games()[slug].lesson.game.split():
        rules = player.session.match.rules
        number = rules.read_move(move)
        if ":" in move:
            direction, block = rules.parts(number)
            player.click_cell(rules.grid.cell_text(rules.target(player.session.match.position, direction)))
            player.click_cell(rules.grid.cell_text(block))
        elif "," in move:
            player.click_cell(move)
        else:
            player.click_cell(rules.grid.cell_text(rules.target(player.session.match.position, number)))
    assert player.session.over
    player.wait(2.5)
    assert player.scene == "GameOver"


def test_a_press_shows_in_the_next_frame_where_the_cursor_is(sit: Sit) -> None:
    player = sit("apart")

    def seen() -> dict[str, bytes]:
        """The pictures of some cells, in a frame in which no time goes by: only a press can change them."""
        player.app.step(0.0)
        cells = {text: player.session.match.rules.grid.read_cell(text) for text in ("3,3", "3,4", "5,1")}
        boxes = {text: player.play.board.area.rect_of(cell) for text, cell in cells.items()}
        return {
            text: pygame.image.tobytes(player.app.display.canvas.subsurface(box), "RGB")
            for text, box in boxes.items()
        }

    before = seen()
    assert seen() == before
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0))
    after = seen()
    assert {"3,3", "3,4"} <= {text for text, picture in after.items() if picture != before[text]}


def test_a_press_during_an_animation_jumps_to_its_end_and_counts(sit: Sit) -> None:
    player = sit("light_cycle")
    player.press(pygame.K_d, pygame.K_LEFT, pygame.K_w)
    assert [player.session.match.rules.move_text(ply.move) for ply in player.session.match.plies] == [
        "right",
        "left",
        "up",
    ]


def test_an_illegal_try_is_explained_near_the_board_and_costs_nothing(sit: Sit) -> None:
    player = sit("apart")
    for cell in ("3,3", "1,1", "3,4"):
        player.click_cell(cell)
    assert player.message == "Touches your X at 3,3."
    assert player.heard == "illegal"
    assert len(player.session.match.plies) == 2
    player.wait(LEAST_SECONDS - 0.1)
    assert player.message == "Touches your X at 3,3.", "a slow reader has the time"
    player.wait(0.2)
    assert player.message == ""


def test_where_counting_begins_at_0_cells_are_told_by_row_and_column(sit: Sit) -> None:
    player = sit("siege")
    player.make("right:0,0")
    player.make("up:4,4")
    player.press(pygame.K_a)
    assert player.message == "A block stands on row 0, column 0: step to an empty cell."


@pytest.mark.parametrize(
    ("slug", "moves", "words"),
    [
        ("apart", ("3,3",), "open cells"),
        ("crossfire", ("3,3",), "open cells"),
        ("light_cycle", (), "ways out"),
        ("chain", ("2,1", "1,1"), "way on"),
        ("siege", (), "ways to step and block"),
    ],
)
def test_the_panels_say_what_their_numbers_count(
    sit: Sit, slug: str, moves: tuple[str, ...], words: str
) -> None:
    """It is the choices for one move: in a corner of Chain there is one way on, and many moves are left."""
    player = sit(slug)
    for move in moves:
        player.make(move)
    player.wait(1.0)
    assert {panel.left_words for panel in player.play.picture().panels} == {words}


@pytest.mark.parametrize("way", ["pointing elsewhere", "moving"])
def test_the_reason_disappears_at_once_after(sit: Sit, way: str) -> None:
    player = sit("apart")
    for cell in ("3,3", "1,1", "3,4"):
        player.click_cell(cell)
    if way == "moving":
        player.make("5,5")
    else:
        player.press(pygame.K_s)
    assert player.message == ""


def test_the_other_players_keys_do_nothing_but_say_whose_turn_it_is_and_with_which_keys(sit: Sit) -> None:
    player = sit("apart")
    player.press(pygame.K_RETURN)
    assert player.message == "It is Player 1's turn: WASD + Space."
    assert player.heard == "illegal"
    assert not player.session.match.plies


@pytest.mark.parametrize(
    ("game", "keys"), [("light_cycle", "WASD"), ("siege", "WASD"), ("chain", "WASD + Space")]
)
def test_the_keys_named_are_those_that_make_the_move_of_this_game(sit: Sit, game: str, keys: str) -> None:
    player = sit(game)
    player.press(pygame.K_RETURN)
    assert player.message == f"It is Player 1's turn: {keys}."


def test_a_pass_is_announced_and_heard(sit: Sit) -> None:
    player = sit("apart", size=3)
    player.click_cell("2,2")
    player.click_cell("1,1")
    assert player.message == "Player 1, no valid moves available. Passing turn."
    assert player.heard == "pass"
    assert player.session.turn == 2


def test_undo_and_redo_walk_through_the_game(sit: Sit) -> None:
    player = sit("chain")
    player.click_cell("2,2")
    player.click_cell("2,3")
    after = player.board
    player.press(pygame.K_q, pygame.K_BACKSPACE)
    assert player.board == "..../..../..../.... 1 -"
    player.press(pygame.K_q)
    assert player.message == "There is no move to take back."
    player.press(pygame.K_e, pygame.K_EQUALS)
    assert player.board == after


def test_undo_and_redo_are_offered_where_there_is_something_to_undo_or_redo(sit: Sit) -> None:
    def offered(player: Player) -> set[Command]:
        return {Command.UNDO, Command.REDO} & player.prompts().keys()

    player = sit("chain")
    assert offered(player) == set()
    player.click_cell("2,2")
    assert offered(player) == {Command.UNDO}
    player.press(pygame.K_q)
    assert offered(player) == {Command.REDO}
    player.press(pygame.K_e)
    assert offered(player) == {Command.UNDO}


def test_undo_is_not_offered_where_only_the_bot_has_moved(sit: Sit) -> None:
    player = sit("apart", people=(2,))
    player.wait(1.5)
    assert len(player.session.match.plies) == 1
    assert Command.UNDO not in player.prompts()


def test_after_undo_the_cursor_is_where_the_player_left_it(sit: Sit) -> None:
    player = sit("apart")
    player.press(pygame.K_d, pygame.K_SPACE)
    first = player.session.match.plies[0].move
    player.press(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
    second = player.session.match.plies[1].move
    player.press(pygame.K_q)
    assert player.points_at() == second
    player.press(pygame.K_q)
    assert player.points_at() == first
    player.press(pygame.K_e)
    assert player.points_at() == second


@EVERY_GAME
def test_the_smallest_board_is_played_again_and_left(sit: Sit, slug: str) -> None:
    """A game of Crossfire on three by three cells is over after one move."""
    player = sit(slug, size=catalogue.games()[slug].sizes[0])
    for _round in range(2):
        while not player.session.over:
            make_move(player, player.session.match.rules.legal_moves(player.session.match.position)[-1])
        player.wait_for_the_choices()
        player.click_row("Rematch")
        assert not player.session.match.plies
    player.press(pygame.K_ESCAPE)
    player.click_row("Back to the menu")
    player.wait(8.0, SLOW)
    assert player.scene == "Menu", "its demo goes on and on"


def test_a_direction_goes_to_the_next_cell_that_can_be_played(sit: Sit) -> None:
    player = sit("crossfire")
    for cell in ("1,1", "2,3"):
        player.click_cell(cell)
    player.play.board.entry.put(Cursor(player.session.match.rules.grid.read_cell("1,2")))
    player.press(pygame.K_s)
    assert player.points_at() == player.session.match.rules.grid.read_cell("4,2")


class TestAStepThatIsEntered:
    """In Siege, a direction steps; then the block is chosen. What is pressed between leaves no half move."""

    @pytest.fixture
    def player(self, sit: Sit) -> Player:
        """Both have moved, and Player 1 has entered a step."""
        player = sit("siege")
        for move in catalogue.games()["siege"].lesson.game.split()[:2]:
            make_move(player, player.session.match.rules.read_move(move))
        player.press(pygame.K_d if self.can_step(player) else pygame.K_s)
        assert player.play.board.entry.midway
        return player

    def can_step(self, player: Player) -> bool:
        rules, position = player.session.match.rules, player.session.match.position
        return any(rules.move_text(move).startswith("right") for move in rules.legal_moves(position))

    def test_is_taken_back_by_the_first_undo_and_the_move_before_it_by_the_second(
        self, player: Player
    ) -> None:
        player.press(pygame.K_q)
        assert len(player.session.match.plies) == 2
        assert not player.play.board.entry.midway
        player.press(pygame.K_q)
        assert len(player.session.match.plies) == 1
        assert not player.play.board.entry.midway

    def test_is_not_taken_back_by_the_opponent(self, player: Player) -> None:
        before = player.board
        player.press(pygame.K_BACKSPACE)
        assert player.message == "It is Player 1's turn: WASD + Space."
        assert (player.board, player.play.board.entry.midway) == (before, True)

    def test_is_gone_when_a_move_is_made_again(self, player: Player) -> None:
        player.press(pygame.K_q, pygame.K_q, pygame.K_q)
        start = player.board
        player.press(pygame.K_d)
        assert player.play.board.entry.midway
        player.press(pygame.K_EQUALS)
        assert player.board != start
        assert not player.play.board.entry.midway

    def test_is_gone_when_the_game_is_given_up(self, player: Player) -> None:
        player.app.routes.go(ToPause(player.session))
        player.app.step(0.0)  # so that it is seen
        player.click_row("Resign")
        player.click_row("Player 1 resigns")
        assert player.session.over
        player.press(pygame.K_q)
        assert not player.session.over
        assert not player.play.board.entry.midway

    def test_offers_no_undo_of_moves_to_the_mouse(self, player: Player) -> None:
        assert not {Command.UNDO, Command.REDO} & player.prompts().keys()
        player.click((5, 200))
        player.click(player.prompt(player.prompts()[Verb.BACK]))
        assert not player.play.board.entry.midway
        assert len(player.session.match.plies) == 2

    def test_is_gone_after_a_rematch(self, player: Player) -> None:
        player.press(pygame.K_F1, pygame.K_ESCAPE)
        assert player.play.board.entry.midway, "how to play is read in between"
        player.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
        assert player.scene == "Pause", "Escape goes back first"
        player.click_row("Start again")
        player.click_row("Start again")
        assert not player.play.board.entry.midway


def test_in_siege_the_step_is_taken_back_before_the_move_is(sit: Sit) -> None:
    player = sit("siege")
    player.press(pygame.K_d)
    assert player.play.board.controls.is_midway(player.play.board.entry.cursor)
    player.press(pygame.K_q)
    assert not player.play.board.controls.is_midway(player.play.board.entry.cursor)
    assert player.scene == "Play"


@pytest.mark.parametrize("way", ["escape", "right button on the board", "right button beside it", "undo"])
def test_in_siege_going_back_from_a_half_entered_move_returns_to_the_step(sit: Sit, way: str) -> None:
    player = sit("siege")
    player.press(pygame.K_d)
    board = player.play.board.area.rect
    match way:
        case "escape":
            player.press(pygame.K_ESCAPE)
        case "undo":
            player.press(pygame.K_q)
        case "right button on the board":
            player.click(board.center, pygame.BUTTON_RIGHT)
        case _:
            player.click((board.left - 40, board.centery), pygame.BUTTON_RIGHT)
    assert player.scene == "Play"
    assert not player.play.board.controls.is_midway(player.play.board.entry.cursor)
    player.press(pygame.K_ESCAPE)
    assert player.scene == "Pause", "with nothing to go back to, it pauses"


def test_the_players_sound_a_fifth_apart(sit: Sit) -> None:
    player = sit("apart")
    player.click_cell("3,3")
    assert player.heard == "move_1"
    player.click_cell("1,1")
    assert player.heard == "move_2"


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA, pygame.KMOD_LALT])
def test_key_combinations_of_other_programs_do_nothing(sit: Sit, mod: int) -> None:
    player = sit("chain")
    player.click_cell("2,2")
    board, cursor = player.board, player.play.board.entry.cursor
    for key in (pygame.K_q, pygame.K_BACKSPACE, pygame.K_UP, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F11):
        player.press(key, mod=mod)
        assert (player.scene, player.board, player.play.board.entry.cursor) == ("Play", board, cursor)
    assert not player.app.context.full_screen


def test_only_alt_and_enter_is_full_screen(sit: Sit) -> None:
    player = sit("apart")
    player.press(pygame.K_SPACE)
    for mod, is_full in [
        (pygame.KMOD_LCTRL, False),
        (pygame.KMOD_LCTRL | pygame.KMOD_LALT, False),
        (pygame.KMOD_LALT, True),
        (pygame.KMOD_RALT | pygame.KMOD_NUM, False),
    ]:
        player.press(pygame.K_RETURN, mod=mod)
        assert player.app.context.full_screen == is_full
    assert len(player.session.match.plies) == 1
    player.press(pygame.K_UP, pygame.K_UP, mod=pygame.KMOD_NUM | pygame.KMOD_CAPS | pygame.KMOD_LSHIFT)
    assert player.play.board.entry.cursor.cell < 5, "locks and Shift change nothing"


def test_a_series_names_its_round(sit: Sit) -> None:
    player = sit("chain", rounds=3)
    for number in (1, 2, 3):
        assert player.play.picture().title == f"Chain, round {number} of 3"
        player.play_to_the_end()
        player.press(pygame.K_SPACE)
    assert player.play.picture().title == "Chain, round 1 of 3", "another series"


def test_a_single_game_names_none(sit: Sit) -> None:
    assert sit("chain").play.picture().title == "Chain"


class TestAgainstABot:
    @pytest.mark.parametrize("frame", [1 / 60, 0.05])
    def test_a_bot_waits_until_the_move_before_has_been_seen(self, sit: Sit, frame: float) -> None:
        player = sit("siege", people=(1,), level="rookie")
        player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
        waited = 0.0
        while len(player.session.match.plies) < 2:
            player.wait(frame, frame)
            waited += frame
        assert waited == pytest.approx(MOVE_SECONDS + BOT_SECONDS, abs=2.5 * frame)

    def test_the_bot_answers_after_a_moment(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.click_cell("3,3")
        assert player.session.turn == 2
        player.wait(0.4)
        assert len(player.session.match.plies) == 1
        player.wait(0.8)
        assert len(player.session.match.plies) == 2
        assert player.heard == "turn"

    def test_both_halves_of_the_keyboard_drive_the_one_person(self, sit: Sit) -> None:
        player = sit("light_cycle", people=(1,))
        player.press(pygame.K_RIGHT)
        assert len(player.session.match.plies) == 1

    def test_a_person_cannot_move_for_the_bot(self, sit: Sit) -> None:
        player = sit("apart", people=(2,))
        player.click_cell("3,3")
        assert not player.session.match.plies

    def test_undo_takes_back_the_bots_move_too(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.click_cell("3,3")
        player.wait(1.5)
        player.press(pygame.K_q)
        assert not player.session.match.plies
        assert player.session.turn == 1

    def test_an_undo_shows_the_persons_move_being_taken_back(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.click_cell("3,3")
        own = player.session.match.plies[0]
        player.wait(1.5)
        player.press(pygame.K_q)
        assert player.play.picture().board.frame.plies == (own,)

    def test_redo_makes_the_bots_answer_again_too(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.click_cell("3,3")
        player.wait(1.5)
        after = player.board
        player.press(pygame.K_q, pygame.K_e)
        assert (player.board, player.session.turn) == (after, 1)
        assert not player.session.match.can_redo
        player.wait(1.5)
        assert player.board == after, "the bot has nothing to answer"

    def test_a_move_taken_back_before_the_bot_answers_is_made_again_and_answered(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.click_cell("3,3")
        player.press(pygame.K_q)
        assert not player.session.match.plies
        player.press(pygame.K_e)
        assert player.session.turn == 2
        player.wait(1.5)
        assert len(player.session.match.plies) == 2

    def test_undo_and_redo_where_the_bot_begins(self, sit: Sit) -> None:
        player = sit("apart", size=8, people=(2,), level="rookie")
        boards = []
        for _turn in range(3):
            player.wait(1.5)
            boards.append(player.board)
            player.press(pygame.K_SPACE)
        player.wait(1.5)
        boards.append(player.board)
        assert len(player.session.match.plies) == 7
        for board in reversed(boards[:-1]):
            player.press(pygame.K_q)
            assert (player.board, player.session.turn) == (board, 2)
        player.press(pygame.K_q)
        assert player.message == "There is no move to take back."
        assert player.board == boards[0], "the bot's beginning stays: no move of the person came before it"
        for board in boards[1:]:
            player.press(pygame.K_e)
            assert (player.board, player.session.turn) == (board, 2)
        player.press(pygame.K_e)
        assert player.message == "There is no move to make again."


class TestThePanels:
    """They show two people the keys that act."""

    def test_one_person_reads_the_keys_at_the_foot_of_the_screen_alone(self, sit: Sit) -> None:
        player = sit("apart", people=(2,))
        panels = player.play.picture().panels
        assert [(panel.glyphs, panel.holder) for panel in panels] == [((), "Moss · casual"), ((), "You")]

    def test_keys_that_are_the_same_for_both_are_not_shown(self, sit: Sit) -> None:
        player = sit("apart")
        assert [len(panel.glyphs) for panel in player.play.picture().panels] == [2, 2]
        for person in (1, 2):
            player.app.context.seats.use(person, Device(Kind.GAMEPAD, 0))
        assert [len(panel.glyphs) for panel in player.play.picture().panels] == [0, 0]

    def test_where_a_direction_is_the_move_nothing_confirms(self, sit: Sit) -> None:
        player = sit("light_cycle")
        assert [len(panel.glyphs) for panel in player.play.picture().panels] == [1, 1]

    def test_a_step_needs_no_confirmation_and_the_block_after_it_does(self, sit: Sit) -> None:
        player = sit("siege")
        assert [len(panel.glyphs) for panel in player.play.picture().panels] == [1, 1]
        player.press(pygame.K_d)
        assert [len(panel.glyphs) for panel in player.play.picture().panels] == [2, 1]
