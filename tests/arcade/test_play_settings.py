"""The settings of play: confirmation, the move clock, hints, undo, marks and previews, the bots' speed."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.input.actions import MOUSE
from game.arcade.profile.settings import SETTINGS
from game.arcade.scenes.play import play
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.scenes.play.game_board import BOT_SECONDS
from game.arcade.scenes.play.play import random_move
from game.arcade.scenes.play.undo_limit import MOST
from game.arcade.shell.notices import LEAST_SECONDS, SECONDS_A_LETTER, reading_seconds
from game.core.controls import Verb
from game.core.rules import Move
from game.session.new_sessions import same_game
from tests.arcade.cabinet import FRAME, Player, Sit

SMALL = (640, 360)
ONE, TWO = pygame.K_SPACE, pygame.K_RETURN


def change(player: Player, **settings: Any) -> None:
    """Change settings in the running game."""
    context = player.app.context
    context.change(replace(context.settings, **settings))


def moves(player: Player) -> list[Move]:
    return [ply.move for ply in player.session.match.plies]


def on_trial(player: Player) -> bool:
    picture = player.play.picture()
    return bool(picture.board.tried)


def settle(player: Player) -> None:
    """Until the last move has been shown."""
    player.wait(MOVE_SECONDS + 2 * FRAME)


def seconds_left(player: Player) -> int | None:
    clock = player.play.picture().clock
    return None if clock is None else clock.seconds


@pytest.fixture
def crossfire(sit: Sit) -> Player:
    return sit("crossfire", SMALL)


@pytest.fixture
def cycles(sit: Sit) -> Player:
    return sit("light_cycle", SMALL)


@pytest.fixture
def last_move_at_random(sit: Sit) -> Player:
    """The clock has just ended a game of Chain on the smallest board."""
    player = sit("chain", SMALL, size=2)
    for move in ("1,1", "1,2", "2,2"):
        player.make(move)
    change(player, clock=10)
    while not player.session.over:
        player.wait(FRAME)
    return player


class TestConfirmation:
    def test_a_move_is_put_on_trial_and_made_when_it_is_confirmed_again(self, crossfire: Player) -> None:
        change(crossfire, confirm="always")
        crossfire.press(ONE)
        assert not moves(crossfire)
        assert on_trial(crossfire)
        assert crossfire.message == "Press Space to play 3,3."
        assert crossfire.prompts() == {Verb.CONFIRM: "Play it", Verb.BACK: "Take it back"}
        crossfire.wait(LEAST_SECONDS + 1)
        assert crossfire.message == "Press Space to play 3,3.", "as long as it is on trial"
        crossfire.press(ONE)
        assert len(moves(crossfire)) == 1
        settle(crossfire)
        assert not on_trial(crossfire)
        crossfire.press(TWO)
        assert crossfire.message.startswith("Press Enter to play "), "the keys of Player 2"

    @pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_q, pygame.K_d])
    def test_back_and_moving_away_take_it_back(self, crossfire: Player, key: int) -> None:
        change(crossfire, confirm="always")
        crossfire.press(ONE, key)
        assert crossfire.scene == "Play"
        assert (on_trial(crossfire), moves(crossfire), crossfire.message) == (False, [], "")
        crossfire.press(ONE)
        assert on_trial(crossfire), "and the next confirmation is a first one again"

    def test_a_click_is_confirmed_by_a_click_on_the_same_cell(self, crossfire: Player) -> None:
        change(crossfire, confirm="mouse only")
        crossfire.click_cell("2,2")
        assert crossfire.message == "Click again to play 2,2."
        crossfire.click_cell("4,4")
        assert crossfire.message == "Click again to play 4,4."
        assert not moves(crossfire)
        crossfire.click_cell("4,4")
        rules = crossfire.session.match.rules
        assert [rules.move_text(move) for move in moves(crossfire)] == ["4,4"]

    def test_with_mouse_only_the_keyboard_plays_at_once(self, crossfire: Player) -> None:
        change(crossfire, confirm="mouse only")
        crossfire.press(ONE)
        assert len(moves(crossfire)) == 1

    def test_switched_off_every_move_is_made_at_once(self, crossfire: Player) -> None:
        crossfire.click_cell("2,2")
        assert len(moves(crossfire)) == 1

    def test_an_illegal_move_is_refused_at_once(self, crossfire: Player) -> None:
        change(crossfire, confirm="always")
        crossfire.make("2,2")
        crossfire.click_cell("2,2")
        assert not on_trial(crossfire)
        assert crossfire.message == "2,2 already holds X."

    def test_a_direction_is_confirmed_by_the_same_direction(self, cycles: Player) -> None:
        change(cycles, confirm="always")
        cycles.press(pygame.K_d)
        assert on_trial(cycles)
        assert cycles.message == "Press Space to play right."
        cycles.press(pygame.K_w)
        assert cycles.message == "Press Space to play up.", "another direction is another trial"
        cycles.press(pygame.K_w)
        assert len(moves(cycles)) == 1

    def test_a_direction_is_confirmed_by_confirm(self, cycles: Player) -> None:
        change(cycles, confirm="always")
        cycles.press(pygame.K_d, ONE)
        assert len(moves(cycles)) == 1

    def test_a_held_direction_never_confirms(self, cycles: Player) -> None:
        change(cycles, confirm="always")
        cycles.hold(pygame.K_d)
        cycles.wait(2.0)
        assert on_trial(cycles)
        assert not moves(cycles)
        cycles.release(pygame.K_d)

    def test_a_move_that_was_not_seen_yet_is_not_confirmed(self, sit: Sit) -> None:
        """One person who presses both keys for CONFIRM in one frame."""
        player = sit("crossfire", SMALL, people=(1,))
        change(player, confirm="always")
        player.hold(ONE)
        player.press(TWO)
        assert on_trial(player)
        assert not moves(player)

    def test_in_siege_only_the_whole_move_is_confirmed(self, sit: Sit) -> None:
        player = sit("siege", SMALL)
        change(player, confirm="always")
        player.press(pygame.K_d)
        assert player.play.board.entry.midway
        assert not on_trial(player)
        player.press(pygame.K_d, ONE)
        assert on_trial(player)
        assert not moves(player)
        player.press(pygame.K_ESCAPE)
        assert player.play.board.entry.midway, "first the trial is taken back"
        assert not on_trial(player)
        player.press(pygame.K_ESCAPE)
        assert not player.play.board.entry.midway, "then the step"
        player.press(pygame.K_d, pygame.K_d, ONE, ONE)
        assert len(moves(player)) == 1

    def test_without_previews_a_move_on_trial_is_still_marked(self, crossfire: Player) -> None:
        change(crossfire, confirm="always", previews=False)
        crossfire.press(ONE)
        assert on_trial(crossfire)
        assert crossfire.play.picture().board.frame.intended is None


class TestTheMoveClock:
    def test_at_zero_a_random_move_is_made_and_announced(self, crossfire: Player) -> None:
        change(crossfire, clock=10)
        crossfire.wait(FRAME)
        assert seconds_left(crossfire) == 10
        crossfire.wait(9.9, 0.05)
        assert seconds_left(crossfire) == 1
        move = random_move(crossfire.session)
        text = crossfire.session.match.rules.move_text(move)
        crossfire.wait(0.2)
        assert moves(crossfire) == [move]
        assert crossfire.message == f"Time is up: Player 1 (X) played {text} at random."
        assert crossfire.heard == "pass"
        assert seconds_left(crossfire) == 10, "the other player has the full time"

    def test_the_announcement_stays_when_a_bot_answers_at_once(self, sit: Sit) -> None:
        player = sit("crossfire", SMALL, people=(1,))
        change(player, clock=10, bot_speed="off")
        player.wait(10.0, 0.05)
        player.wait(1.0, 0.05)
        assert len(moves(player)) == 2
        assert player.message.startswith("Time is up: Player 1 (X) played ")

    def test_if_the_opponent_has_to_pass_that_is_said_too(
        self, sit: Sit, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player = sit("apart", SMALL, size=3)
        player.make("2,2")
        monkeypatch.setattr(play, "random_move", lambda session: session.match.rules.read_move("1,1"))
        change(player, clock=10)
        player.wait(10.5, 0.05)
        words = player.message
        assert words.startswith("Time is up: ")
        assert words.endswith("Player 1 has to pass.")
        player.wait(SECONDS_A_LETTER * len(words) - 1, 0.05)
        assert player.message == words, "long enough to read it"

    def test_the_choices_after_the_game_wait_until_it_is_read(self, last_move_at_random: Player) -> None:
        player, words = last_move_at_random, last_move_at_random.message
        assert words == "Time is up: Player 2 (O) played 2,1 at random."
        player.wait(reading_seconds(words) - 0.2, 0.05)
        assert (player.scene, player.message) == ("Play", words)
        player.wait(0.4, 0.05)
        assert player.scene == "GameOver"

    def test_a_press_leads_to_the_choices_before_it_is_read(self, last_move_at_random: Player) -> None:
        last_move_at_random.press(ONE)
        assert last_move_at_random.scene == "GameOver"
        assert last_move_at_random.game.picture().message is None, "it would be half covered"

    @pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"animation_speed": "off"}])
    def test_its_move_is_drawn_at_once_and_only_then_answered(
        self, crossfire: Player, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        app = crossfire.app
        drawn: list[int] = []  # the moves in each picture
        monkeypatch.setattr(app.display, "flip", lambda _part: drawn.append(len(moves(crossfire))))
        change(crossfire, clock=10, **settings)
        crossfire.wait(9.0, 0.05)
        while not moves(crossfire):
            app.turn(FRAME)
        assert drawn[-1] == 1
        crossfire.hold(TWO)
        app.turn(FRAME)
        assert len(moves(crossfire)) == 2, "it was seen, so the next press answers it"

    def test_the_same_seed_gives_the_same_move(self, crossfire: Player) -> None:
        session = crossfire.session
        same = same_game(session, session.seed)
        assert random_move(session) == random_move(same)
        assert len({random_move(same_game(session, seed)) for seed in range(20)}) > 1

    def test_it_stands_still_in_a_pause_and_while_a_move_is_shown(self, crossfire: Player) -> None:
        change(crossfire, clock=30)
        crossfire.wait(5.5, 0.05)
        left = seconds_left(crossfire)
        crossfire.press(pygame.K_ESCAPE)
        assert crossfire.scene == "Pause"
        crossfire.wait(10.0, 0.05)
        crossfire.press(pygame.K_ESCAPE)
        assert seconds_left(crossfire) == left
        crossfire.press(ONE)
        crossfire.wait(MOVE_SECONDS / 2)
        assert crossfire.play.picture().clock == replace(crossfire.play.picture().clock, left=30.0, share=1.0)

    def test_it_stands_still_out_of_sight(self, crossfire: Player) -> None:
        change(crossfire, clock=10)
        pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
        crossfire.wait(20.0, 0.05)
        assert not moves(crossfire)

    def test_undo_gives_the_full_time_again(self, crossfire: Player) -> None:
        change(crossfire, clock=30)
        crossfire.press(ONE)
        crossfire.wait(8.0, 0.05)
        crossfire.press(pygame.K_BACKSPACE)
        settle(crossfire)
        assert crossfire.session.turn == 1
        assert seconds_left(crossfire) == 30

    def test_a_new_limit_gives_its_full_time(self, crossfire: Player) -> None:
        change(crossfire, clock=60)
        crossfire.wait(20.0, 0.05)
        change(crossfire, clock=10)
        crossfire.wait(0.5)
        assert not moves(crossfire)
        assert seconds_left(crossfire) == 10
        change(crossfire, clock=0)
        crossfire.wait(15.0, 0.05)
        assert not moves(crossfire)
        assert seconds_left(crossfire) is None

    def test_the_last_seconds_stand_out_in_words_and_tick(self, crossfire: Player) -> None:
        change(crossfire, clock=10)
        crossfire.wait(4.0, 0.05)
        heard = crossfire.app.context.audio.played
        clock = crossfire.play.picture().clock
        assert clock is not None
        assert not clock.ending
        crossfire.wait(2.5, 0.05)
        clock = crossfire.play.picture().clock
        assert clock is not None
        assert clock.ending
        assert crossfire.app.context.audio.played == [*heard, "cursor", "cursor"]

    def test_what_was_entered_is_discarded_when_time_is_up(self, sit: Sit) -> None:
        player = sit("siege", SMALL)
        change(player, clock=10, confirm="always")
        player.press(pygame.K_d, pygame.K_d, ONE)
        assert on_trial(player)
        move = random_move(player.session)
        player.wait(10.2, 0.05)
        assert moves(player) == [move]
        assert not on_trial(player)
        assert not player.play.board.entry.midway

    def test_bots_have_no_clock(self, sit: Sit) -> None:
        player = sit("crossfire", SMALL, people=(2,))
        change(player, clock=10)
        assert seconds_left(player) is None


class TestHints:
    def test_switched_off_the_key_says_why_and_there_is_no_prompt(self, crossfire: Player) -> None:
        assert "Hint" in crossfire.prompts().values()
        change(crossfire, hints=False)
        assert "Hint" not in crossfire.prompts().values()
        crossfire.press(pygame.K_h)
        assert crossfire.message == "Hints are switched off in the settings."
        assert crossfire.session.hints_used(1) == 0

    def test_a_hint_that_is_shown_disappears(self, sit: Sit) -> None:
        player = sit("crossfire", SMALL)
        player.press(pygame.K_h)
        player.wait(0.5)
        assert player.play.picture().board.hinted
        change(player, hints=False)
        assert not player.play.picture().board.hinted

    def test_on_the_bots_turn_it_says_when_to_ask(self, sit: Sit) -> None:
        player = sit("crossfire", SMALL, people=(1,))
        player.make("3,3")
        player.press(pygame.K_h)
        assert player.message == "Ask for a hint when it is your turn."


class TestUndos:
    def test_every_value_of_the_setting_means_a_number(self) -> None:
        assert tuple(MOST) == SETTINGS["undos"].values.every

    def series(self, sit: Sit, **choices: Any) -> Player:
        """A series against a bot."""
        return sit("chain", SMALL, **{"people": (1,), "rounds": 3, **choices})

    def play(self, player: Player) -> None:
        """A move of the person, and the bot's answer."""
        player.press(ONE)
        player.wait(2.0, 0.05)
        assert player.session.turn == 1

    def test_so_many_in_each_round_and_the_prompt_says_how_many_are_left(self, sit: Sit) -> None:
        player = self.series(sit)
        change(player, undos="one")
        self.play(player)
        assert "Undo (1 left)" in player.prompts().values()
        player.press(pygame.K_q)
        assert not moves(player)
        settle(player)
        self.play(player)
        assert "Undo (0 left)" in player.prompts().values()
        player.press(pygame.K_q)
        assert player.message == "You have no undo left in this round."
        assert len(moves(player)) == 2
        change(player, undos="three")
        assert "Undo (2 left)" in player.prompts().values()

    def test_none_at_all(self, sit: Sit) -> None:
        player = self.series(sit)
        change(player, undos="none")
        self.play(player)
        player.press(pygame.K_q)
        assert player.message == "There is no undo in this series."
        assert len(moves(player)) == 2

    @pytest.mark.parametrize("choices", [{"people": (1, 2)}, {"rounds": 1}])
    def test_between_people_and_in_a_single_game_there_is_no_limit(
        self, sit: Sit, choices: dict[str, Any]
    ) -> None:
        player = self.series(sit, **choices)
        change(player, undos="none")
        player.press(ONE)
        settle(player)
        player.press(pygame.K_q)
        assert not moves(player)

    def test_undoing_the_end_counts_and_is_refused_when_none_is_left(self, sit: Sit) -> None:
        player = self.series(sit)
        change(player, undos="one")
        player.play_to_the_end()
        assert "Undo" in player.labels()
        player.click_row("Undo")
        assert player.scene == "Play"
        assert player.session.undos_used(1) == 1
        player.play.board.take(player.session.redo())
        player.wait(2.5, 0.05)
        assert player.scene == "GameOver"
        assert "No undo left" in player.labels()
        player.wait(1.0, 0.05)
        player.press(pygame.K_q)
        assert (player.scene, player.heard) == ("GameOver", "illegal")


class TestMarksAndPreviews:
    def test_without_marks_no_legal_cell_is_marked_but_the_cursor_stays(self, crossfire: Player) -> None:
        assert crossfire.play.picture().board.frame.legal
        change(crossfire, marks=False)
        frame = crossfire.play.picture().board.frame
        assert frame.legal == ()
        assert frame.cursor is not None
        assert frame.intended is not None

    def test_without_previews_nothing_says_what_a_move_would_take(self, crossfire: Player) -> None:
        panel = crossfire.play.picture().panels[1]
        assert panel.moves_then is not None
        change(crossfire, previews=False)
        picture = crossfire.play.picture()
        assert picture.board.frame.intended is None
        assert all(panel.moves_then is None for panel in picture.panels)
        assert picture.board.frame.legal

    def test_in_light_cycle_the_mouse_still_shows_where_it_points(self, cycles: Player) -> None:
        change(cycles, previews=False, marks=False)
        rules, position = cycles.session.match.rules, cycles.session.match.position

        def pointed_at(spot: tuple[float, float]) -> bytes:
            """The board when the mouse has come there."""
            place = (round(spot[0]), round(spot[1]))
            motion = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))
            for _time in range(2):  # the first motion takes the mouse in hand
                pygame.event.post(motion)
                cycles.app.step(0.0)
            board = cycles.app.display.canvas.subsurface(cycles.app.context.layout.board)
            return pygame.image.tobytes(board, "RGB")

        targets = [rules.target(position, direction) for direction in rules.legal_moves(position)]
        spots = [(1, 1), *(cycles.play.board.area.centre_of(target) for target in targets)]
        assert len(set(map(pointed_at, spots))) == len(spots) > 2

    @pytest.mark.parametrize("setting", ["marks", "previews"])
    def test_the_board_looks_different(self, crossfire: Player, setting: str) -> None:
        def look() -> bytes:
            crossfire.app.step(0.0)
            return pygame.image.tobytes(crossfire.app.display.canvas, "RGB")

        before = look()
        change(crossfire, **{setting: False})
        without = look()
        change(crossfire, **{setting: True})
        assert without != before == look()


@pytest.mark.parametrize(("speed", "factor"), [("half", 2.0), ("double", 0.5), ("off", 0.0)])
def test_a_bot_waits_as_long_as_its_speed_says(sit: Sit, speed: str, factor: float) -> None:
    player = sit("crossfire", SMALL, people=(1,))
    change(player, bot_speed=speed)
    player.press(ONE)
    waited, frame = 0.0, 0.02
    while len(moves(player)) < 2:
        player.wait(frame, frame)
        waited += frame
    assert waited == pytest.approx(MOVE_SECONDS + factor * BOT_SECONDS, abs=2.5 * frame)


class TestTheEnd:
    def test_someone_who_keeps_pressing_still_gets_to_choose(self, sit: Sit) -> None:
        player = sit("chain", SMALL)
        player.play_out()
        player.wait(MOVE_SECONDS + CHOICES_FROM + 0.1, 0.05)
        assert player.scene == "GameOver"
        for _press in range(15):
            player.press(ONE)
            player.wait(0.3)
            if player.scene == "Play":
                return
        pytest.fail("the choices never listened")


def test_the_mouse_is_named_when_it_is_used(crossfire: Player) -> None:
    """The words are those of the present device, even if another put the move on trial."""
    change(crossfire, confirm="always")
    crossfire.press(ONE)
    crossfire.app.context.use(MOUSE)
    assert crossfire.message == "Click again to play 3,3."
