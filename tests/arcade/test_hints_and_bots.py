"""The bot process at the board: hints, moves at every level, and who wins with perfect play."""

import os
import signal
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.draw.marks import mark_hinted, mark_holding_out
from game.arcade.draw.themes import NEON
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.bots.levels import LEVELS
from game.core.variant import Setup
from game.session.my_level import MINE
from game.solving.solver import Solver
from game.solving.values import Value
from tests.arcade.cabinet import FRAME, Player, Sit, shared_worker
from tests.setups import PROVEN, name


def pixels(player: Player) -> bytes:
    return pygame.image.tobytes(player.app.display.canvas, "RGB")


def hints_used(player: Player) -> tuple[int, int]:
    return player.session.hints_used(1), player.session.hints_used(2)


class TestHints:
    @pytest.mark.parametrize("setup", PROVEN, ids=name)
    def test_all_winning_moves_are_shown(self, sit: Sit, setup: Setup) -> None:
        player = sit(setup.variant.slug, size=setup.size)
        player.press(pygame.K_h)
        player.wait(0.1)
        session, solver = player.session, Solver(setup)
        hint = session.hint
        assert hint is not None
        judgement = solver.judge(session.match.position)
        if judgement.value == Value.LOSS:
            assert hint.words.startswith("Every move loses here. ")
        else:
            assert list(hint.moves) == judgement.at(judgement.value)
        assert player.message == hint.words

    def test_in_a_lost_position_the_move_that_holds_out_longest_has_a_mark_of_its_own(self, sit: Sit) -> None:
        """Apart is lost for Player 1 from the start. The hint costs nothing."""
        player = sit("apart")
        before = pixels(player)
        player.press(pygame.K_h)
        player.wait(0.1)
        hint, board = player.session.hint, player.play.picture().board
        assert hint is not None
        assert (board.hinted, board.holding_out) == ((), hint.moves)
        assert len(hint.moves) == 1
        assert pixels(player) != before
        assert hints_used(player) == (0, 0)

    def test_in_a_won_position_no_move_is_marked_as_holding_out(self, sit: Sit) -> None:
        player = sit("crossfire")
        player.press(pygame.K_h)
        player.wait(0.1)
        hint, board = player.session.hint, player.play.picture().board
        assert hint is not None
        assert (board.hinted, board.holding_out) == (hint.moves, ())

    def test_the_cells_that_win_are_lit_until_the_move_is_made(self, sit: Sit) -> None:
        player = sit("light_cycle")
        play = player.play
        player.press(pygame.K_h)
        player.wait(0.1)
        spot = play.board.area.centre_of(play.session.match.rules.grid.read_cell("3,2"))
        green, red = (
            player.app.display.canvas.get_at((round(spot[0]), round(spot[1])))[channel] for channel in (1, 0)
        )
        assert green > 200
        assert green >= red
        player.press(pygame.K_d)
        assert play.session.hint is None

    def test_siege_points_at_the_step_and_then_at_the_block(self, sit: Sit) -> None:
        player = sit("siege")
        play = player.play
        player.press(pygame.K_h)
        player.wait(0.1)
        assert play.session.hint is not None
        rules, move = play.session.match.rules, play.session.hint.moves[0]
        step, block = rules.parts(move)
        cursor = play.board.entry.cursor
        target = rules.target(play.session.match.position, step)
        assert play.board.controls.next_cells(play.session.match.position, cursor, move) == (target,)
        player.press((pygame.K_w, pygame.K_s, pygame.K_a, pygame.K_d)[step])
        assert play.board.controls.next_cells(play.session.match.position, play.board.entry.cursor, move) == (
            block,
        )
        assert play.session.hint is not None, "half a move told is still the same position"

    def test_uses_are_counted_for_each_player_and_asking_twice_costs_nothing(self, sit: Sit) -> None:
        player = sit("light_cycle")
        before = pixels(player)
        player.press(pygame.K_h, pygame.K_h)
        player.wait(0.1)
        assert hints_used(player) == (1, 0)
        assert pixels(player) != before
        player.press(pygame.K_w, pygame.K_h)
        player.wait(0.1)
        assert hints_used(player) == (1, 1)

    def test_a_hint_is_heard(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_h)
        player.wait(0.1)
        assert player.heard == "hint"

    def test_the_players_are_told_while_a_hint_is_looked_for(self, sit: Sit) -> None:
        player = sit("siege", size=8)
        player.press(pygame.K_h)
        for _frame in range(4):
            player.app.step(1.0)
            if player.session.hint is None:
                assert player.message == "Looking for the moves that win."

    def test_a_hint_is_gone_with_its_position(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_SPACE, pygame.K_h)
        player.wait(0.1)
        assert player.session.hint
        player.press(pygame.K_q)
        assert player.session.hint is None

    def test_no_hint_is_given_on_the_bots_turn(self, sit: Sit) -> None:
        player = sit("apart", people=(2,))
        player.press(pygame.K_h)
        assert hints_used(player) == (0, 0)

    def test_the_mark_has_a_shape_of_its_own(self, sit: Sit) -> None:
        player = sit("apart")
        area, canvas = player.play.board.area, pygame.Surface((1280, 800))
        mark_hinted(canvas, area, NEON, [12], 0.0)
        rect = area.rect_of(12)
        lit = [spot for spot in (rect.topleft, rect.bottomright) if any(canvas.get_at(spot)[:3])]
        assert not lit, "a diamond leaves the corners of its cell dark"
        assert any(canvas.get_at((rect.centerx, rect.top + round(rect.height * 0.16)))[:3])
        hourglass = pygame.Surface((1280, 800))
        mark_holding_out(hourglass, area, NEON, [12], 0.0)
        dark = hourglass.get_at((rect.centerx, rect.top + round(rect.height * 0.16)))
        assert max(dark[:3]) < 40
        assert any(hourglass.get_at(rect.center)[:3])


class TestBots:
    @pytest.mark.parametrize("level", LEVELS)
    def test_a_person_plays_a_whole_game_against_every_level(self, sit: Sit, level: str) -> None:
        player = sit("chain", people=(1,), level=level)
        play = player.play
        while not play.session.over:
            if play.session.turn == 1:
                cell = play.session.match.rules.legal_moves(play.session.match.position)[0]
                player.click_cell(play.session.match.rules.move_text(cell))
            player.wait(0.3)
        assert play.session.match.winner in (1, 2)

    def test_the_level_can_be_changed_during_play(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        play = player.play
        player.press(pygame.K_ESCAPE, pygame.K_s, pygame.K_s, pygame.K_d)
        assert play.session.players.bot_level == "keen"
        assert player.app.context.choices.of(catalogue.games()["apart"]).level == "keen", (
            "and stays for the next game"
        )
        player.press(pygame.K_ESCAPE)
        assert player.play is play

    def test_two_people_see_no_level_in_the_pause(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_ESCAPE)
        assert "Bot" not in player.labels()

    def test_leaving_stops_the_thought(self, sit: Sit) -> None:
        player = sit("siege", size=8, people=(1,), level="perfect")
        player.press(pygame.K_d, pygame.K_SPACE)
        assert player.session.turn == 2
        assert shared_worker().busy
        player.press(pygame.K_ESCAPE)
        assert not shared_worker().busy

    def test_a_bot_whose_process_dies_still_answers_and_the_players_are_told(
        self, sit: Sit, logs: Path
    ) -> None:
        player = sit("apart", people=(1,))
        player.press(pygame.K_SPACE)
        process = shared_worker().process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        said = set()
        for _frame in range(90):
            player.wait(FRAME)
            said.add(player.message)
        assert len(player.session.match.plies) == 2
        (log,) = logs.rglob("errors.log")
        assert f"The bot had a problem and was started again. Details are in {log}." in said
        assert "The bot process ended" in log.read_text(encoding="utf-8")


class TestSetup:
    @pytest.fixture
    def player(self, player: Player) -> Player:
        player.choose("Apart")
        return player

    def scene(self, player: Player) -> GameSetUpScene:
        scene = player.app.stack.top
        assert isinstance(scene, GameSetUpScene)
        return scene

    def choose(self, player: Player, label: str, step: int = pygame.K_d) -> None:
        rows = self.scene(player).rows
        labels = [row.label for row in rows.rows]
        while rows.focused.label != label:
            ahead = labels.index(label) > labels.index(rows.focused.label)
            player.press(pygame.K_s if ahead else pygame.K_w)
        player.press(step)

    def test_choosing_a_bot_gives_it_a_seat_and_its_level_stays(self, player: Player) -> None:
        player.press(pygame.K_c)
        for level in ("rookie", "casual", "keen", "sharp", "expert", "perfect", MINE):
            self.choose(player, "Player 2")
            choices = self.scene(player).choices
            assert (choices.level, choices.people) == (level, (1,))
        self.choose(player, "Player 2")
        choices = self.scene(player).choices
        assert (choices.level, choices.people) == (MINE, (1, 2))

    def test_a_bot_takes_either_side_but_never_both(self, player: Player) -> None:
        player.press(pygame.K_c)
        self.choose(player, "Player 2")
        assert self.scene(player).choices.people == (1,)
        self.choose(player, "Player 1")
        assert self.scene(player).choices.people == (2,)
        assert [player.value(label) for label in ("Player 1", "Player 2")] == ["Pip · rookie", "Person"]

    def test_it_says_who_wins_with_perfect_play(self, player: Player) -> None:
        player.press(pygame.K_c)
        self.settle(player)
        scene = self.scene(player)
        assert scene.fairness.words(scene.choices.setup) == "With perfect play, the second player wins."
        self.choose(player, "Board")
        self.settle(player)
        assert scene.fairness.words(scene.choices.setup) == "With perfect play, the second player wins."
        player.choose("Crossfire")
        player.press(pygame.K_c)
        self.settle(player)
        scene = self.scene(player)
        assert scene.fairness.words(scene.choices.setup) == "With perfect play, the first player wins."

    def test_leaving_it_cancels_the_question_who_wins(self, player: Player) -> None:
        """On a board on which that is thought about for many seconds."""
        player.choose("Siege")
        player.press(pygame.K_c)
        while self.scene(player).choices.setup.size < 8:
            self.choose(player, "Board")
        player.wait(0.1)
        scene = self.scene(player)
        assert shared_worker().busy
        player.press(pygame.K_ESCAPE)
        assert not shared_worker().busy
        player.wait(0.5)
        assert not shared_worker().busy, "it stays cancelled"
        assert scene.fairness.words(scene.choices.setup) == ""

    def settle(self, player: Player) -> None:
        """Until the answer has come."""
        for _frame in range(3000):
            player.app.step(0.005)
            if not shared_worker().busy:
                return
        pytest.fail("no answer")
