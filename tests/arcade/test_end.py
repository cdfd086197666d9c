"""The end of a game: it is seen, nothing is pressed by accident, and every choice leads on."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.arcade.draw.finale import CHOICES_FROM, SWEEP_FROM
from game.arcade.draw.glyphs import prompt_boxes
from game.arcade.navigation.destinations import ToPause
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.end_choices import COMING_SECONDS
from game.arcade.scenes.ignored_presses import IGNORING_SECONDS
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.scenes.transition import FADE_SECONDS
from game.arcade.shell.music import STEM_SECONDS
from game.arcade.views.play.play import PlayPicture
from game.session.modes import Series
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.arcade.pieces import loudness_of_stems

# So bright are the letters of prompts at least, and nothing below them.
LETTER = 120
# Two games of Chain, won by who begins and by the other.
FIRST_WINS, SECOND_WINS = "2,4 3,4 3,3 4,3 4,4", "1,1 2,1 3,1 3,2 4,2 4,1"


def test_the_other_player_begins_a_rematch(sit: Sit) -> None:
    player = sit("chain")
    player.play_to_the_end()
    assert player.scene == "GameOver"
    player.press(pygame.K_SPACE)
    assert (player.scene, player.session.turn, player.session.mode.rounds) == ("Play", 2, 1)


@pytest.mark.parametrize(
    ("games", "starter"), [((FIRST_WINS, SECOND_WINS), 1), ((FIRST_WINS, FIRST_WINS, FIRST_WINS), 2)]
)
def test_whoever_did_not_begin_the_last_round_begins_a_rematch(
    sit: Sit, games: tuple[str, ...], starter: int
) -> None:
    player = sit("chain", rounds=3)
    for moves, first in zip(games, (1, 2, 1), strict=False):
        assert player.session.turn == first
        player.play_to_the_end(moves)
        player.press(pygame.K_SPACE)
    assert player.session.mode.outcomes == ()
    assert player.session.turn == starter


@pytest.mark.parametrize("waited", [0.0, 0.7])
@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE])
def test_a_press_while_the_end_is_shown_leads_to_the_choices(sit: Sit, key: int, waited: float) -> None:
    player = sit("chain")
    player.play_out()
    player.wait(waited)
    assert player.scene == "Play"
    player.press(key)
    assert player.scene == "GameOver"
    assert player.app.context.audio.played.count("win_1") == 1


def pause(player: Player) -> None:
    """What a gamepad that is unplugged does even while the end is shown."""
    player.app.routes.go(ToPause(player.session))
    player.app.step(0.0)


@pytest.fixture
def ended(sit: Sit) -> Player:
    """The choices after a game have just appeared."""
    player = sit("chain")
    player.play_out()
    player.press(pygame.K_SPACE)
    assert player.scene == "GameOver"
    return player


def focus(player: Player) -> str:
    """The choice in focus."""
    rows = player.top.rows  # type: ignore[attr-defined]
    return str(rows.focused.label)


class TestTooEarly:
    def test_the_choices_cannot_be_skipped_by_accident(self, ended: Player) -> None:
        ended.press(pygame.K_SPACE, pygame.K_RETURN)
        ended.click_row("Rematch")
        assert ended.scene == "GameOver"
        ended.wait(IGNORING_SECONDS)
        ended.press(pygame.K_SPACE)
        assert ended.scene == "Play"

    @pytest.mark.parametrize("pause", [0.05, 0.3, 0.6])
    @pytest.mark.parametrize("waited", [0.0, 0.4, 0.75])
    def test_of_two_quick_presses_both_count_or_neither(
        self, ended: Player, waited: float, pause: float
    ) -> None:
        """Right and confirm choose the review. The second press alone would choose the rematch."""
        ended.wait(waited)
        ended.press(pygame.K_d)
        ended.wait(pause)
        ended.press(pygame.K_SPACE)
        assert ended.scene == "GameOver"
        ended.wait(IGNORING_SECONDS)
        assert focus(ended) == "Rematch"
        ended.press(pygame.K_d, pygame.K_SPACE)
        assert ended.scene == "Review"

    @pytest.mark.parametrize("way", ["Escape", "right button"])
    def test_going_back_leaves_nothing_by_accident(self, ended: Player, way: str) -> None:
        if way == "Escape":
            ended.press(pygame.K_ESCAPE)
        else:
            ended.click((5, 200), pygame.BUTTON_RIGHT)
        assert ended.scene == "GameOver"
        ended.wait(IGNORING_SECONDS)
        ended.press(pygame.K_ESCAPE)
        assert ended.scene == "Menu"

    def test_a_late_press_does_not_copy_the_game(self, ended: Player) -> None:
        clipboard = ended.app.context.clipboard
        clipboard.copy("what someone has copied elsewhere")
        ended.press(pygame.K_c)
        assert clipboard.text() == "what someone has copied elsewhere"
        ended.wait(IGNORING_SECONDS)
        ended.press(pygame.K_c)
        assert clipboard.text().startswith("chain")

    def test_a_slip_can_be_taken_back_at_once(self, ended: Player) -> None:
        ended.press(pygame.K_q)
        assert ended.scene == "Play"
        assert not ended.session.over

    def test_that_no_press_counts_yet_is_seen(self, ended: Player) -> None:
        def light() -> int:
            """The brightness of the choices."""
            boxes = ended.top.rows.boxes  # type: ignore[attr-defined]
            parts = [ended.app.display.canvas.subsurface(box) for box in boxes]
            return sum(sum(pygame.transform.average_color(part)[:3]) for part in parts)

        ended.wait(COMING_SECONDS)
        dim = light()
        ended.wait(IGNORING_SECONDS)
        bright = light()
        assert dim < 0.72 * bright
        ended.wait(1.0)
        assert light() == bright

    def test_nothing_darkens_around_the_choices_while_no_press_counts(self, ended: Player) -> None:
        def corner() -> int:
            """The brightness of the corner of the first choice."""
            box = ended.top.rows.boxes[0]  # type: ignore[attr-defined]
            return sum(ended.app.display.canvas.get_at(box.topleft)[:3])

        ended.wait(COMING_SECONDS)
        while_ignoring = corner()
        ended.wait(IGNORING_SECONDS + 1.0)
        assert while_ignoring >= 0.7 * corner()

    def test_a_press_that_does_not_count_makes_the_choices_wait_longer(self, ended: Player) -> None:
        ended.wait(IGNORING_SECONDS - 0.1)
        ended.press(pygame.K_d)
        ended.wait(0.3)
        assert not ended.top.listening  # type: ignore[attr-defined]
        ended.wait(IGNORING_SECONDS)
        assert ended.top.listening  # type: ignore[attr-defined]


def test_a_series_goes_on_with_its_tally_until_it_is_decided(sit: Sit) -> None:
    player = sit("chain", rounds=3)
    player.play_to_the_end()
    player.press(pygame.K_SPACE)
    assert (player.session.mode.tally(1), player.session.turn) == (1, 2)
    player.play_to_the_end()
    player.press(pygame.K_SPACE)
    assert (player.session.mode.tally(1), player.session.mode.tally(2)) == (1, 1)
    player.play_to_the_end()
    assert "takes the series, 2 : 1" in player.game.picture().reason
    player.press(pygame.K_SPACE)
    assert player.session.mode.outcomes == ()


def test_a_slip_at_the_end_can_be_taken_back(sit: Sit) -> None:
    player = sit("chain", rounds=3)
    player.play_to_the_end()
    player.press(pygame.K_q)
    assert player.scene == "Play"
    assert not player.session.over
    assert player.session.mode.outcomes == ()


@pytest.mark.parametrize(
    ("label", "scene"),
    [("Rematch", "Play"), ("Undo", "Play"), ("Set up", "GameSetUp"), ("Other game", "Menu")],
)
def test_every_choice_leads_where_it_says(sit: Sit, label: str, scene: str) -> None:
    player = sit("siege")
    player.play_to_the_end()
    player.click_row(label)
    assert player.scene == scene


def test_the_winner_is_heard_and_the_music_makes_room(sit: Sit) -> None:
    player = sit("chain")
    player.play_to_the_end()
    assert "win_1" in player.app.context.audio.played


def test_the_music_makes_room_for_the_end_and_comes_back(sit: Sit) -> None:
    player = sit("chain")
    loud = player.loudness_of_music
    player.play_out()
    player.wait(MOVE_SECONDS + SWEEP_FROM + 0.4)
    assert loudness_of_stems()[0] < loud / 2
    player.wait(4)
    assert loudness_of_stems()[0] == loud


def test_the_nearer_the_end_the_more_of_the_music_is_heard(sit: Sit) -> None:
    player = sit("chain")
    calm = heard_after_a_while(player)
    for _move in range(13):
        player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    tense = heard_after_a_while(player)
    player.press(pygame.K_ESCAPE)
    assert calm[2:] == [0.0, 0.0], "neither a beat nor a melody"
    assert min(tense) > 0
    assert heard_after_a_while(player) == calm, "the pause is calm"


def heard_after_a_while(player: Player) -> list[float]:
    player.wait(STEM_SECONDS)
    assert player.loudness_of_music
    return loudness_of_stems()


def every_frame(player: Player, seconds: float) -> Iterator[PlayPicture]:
    """What is seen of the game, frame by frame."""
    for _frame in range(round(seconds / FRAME)):
        player.wait(FRAME)
        yield player.game.picture()


def test_a_round_counts_as_soon_as_its_end_is_seen(sit: Sit) -> None:
    player = sit("chain", rounds=3)
    player.play_out()
    told = {picture.reason for picture in every_frame(player, 3.0)}
    assert player.scene == "GameOver"
    assert len(told) == 1
    assert told.pop().endswith("Rounds won: 1 : 0.")


def test_a_round_that_is_taken_back_counts_no_longer(sit: Sit) -> None:
    player = sit("chain", rounds=3)
    player.play_out()
    player.wait(0.5)
    player.press(pygame.K_q)
    assert not player.session.over
    assert player.play.picture().series == Series(3)


def test_the_end_goes_on_below_the_choices(sit: Sit) -> None:
    player = sit("light_cycle")
    player.play_to_the_end()
    ages = [picture.board.frame.ended for picture in every_frame(player, 0.5)]
    assert ages == sorted(set(ages)), "the loser's wall goes on to shatter"
    assert ages[0] > CHOICES_FROM


def test_the_prompts_of_the_game_are_gone_before_those_of_the_choices_come(sit: Sit) -> None:
    player = sit("chain")
    player.play_out()
    boxes = prompts_on_screen(player)
    while player.scene == "Play":
        bright = bright_pixels(player, boxes)
        player.app.step(FRAME)
    menu = prompts_on_screen(player)[-1:]
    seen = []
    for _frame in range(round(FADE_SECONDS / FRAME) + 2):
        seen.append((share_left(player, bright), bool(bright_pixels(player, menu))))
        player.app.step(FRAME)
    assert seen[0][0] > 0.5, "the old ones do not vanish within a frame"
    assert [new for _old, new in seen] == sorted(new for _old, new in seen)
    assert not any(old > 0.3 and new for old, new in seen)
    assert seen[-1][1]


def prompts_on_screen(player: Player) -> list[Rect]:
    layout = player.app.context.layout
    return list(prompt_boxes(player.app.stack.prompts(), layout.footer, layout.small))


def bright_pixels(player: Player, boxes: list[Rect]) -> list[tuple[int, int]]:
    """The pixels of letters in some boxes."""
    canvas = player.app.display.canvas
    spots = ((x, y) for box in boxes for x in range(box.left, box.right) for y in range(box.top, box.bottom))
    return [spot for spot in spots if min(canvas.get_at(spot)[:3]) > LETTER]


def share_left(player: Player, spots: list[tuple[int, int]]) -> float:
    """How many of some pixels are still those of letters."""
    return sum(min(player.app.display.canvas.get_at(spot)[:3]) > LETTER for spot in spots) / len(spots)


class TestWhoHasWon:
    @pytest.mark.parametrize(("people", "words"), [((1,), "You win"), ((2,), "You lose")])
    def test_against_a_bot_it_is_you(self, sit: Sit, people: tuple[int, ...], words: str) -> None:
        player = sit("chain", people=people)
        player.play_out(FIRST_WINS)
        assert player.play.picture().call == words

    def test_of_two_people_it_is_one_by_name(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out(SECOND_WINS)
        assert player.play.picture().call == "Player 2 (O) wins"

    @pytest.mark.parametrize(("people", "sound"), [((1,), "win_1"), ((2,), "lose"), ((1, 2), "win_1")])
    def test_is_heard(self, sit: Sit, people: tuple[int, ...], sound: str) -> None:
        player = sit("chain", people=people)
        player.play_out(FIRST_WINS)
        player.wait(MOVE_SECONDS - 2 * FRAME)
        assert player.heard == "move_1", "the move comes before the result"
        player.wait(SWEEP_FROM + 0.1)
        assert player.heard == sound

    def test_whoever_gives_up_has_lost_and_that_is_said(self, sit: Sit) -> None:
        player = sit("chain", people=(2,), first=2)
        player.press(pygame.K_ESCAPE)
        player.click_row("Resign")
        player.click_row("Resign")
        picture = player.play.picture()
        assert (picture.call, picture.reason) == ("You lose", "You resigned.")


class TestResigning:
    """Of two people the one who asks resigns, whoever is on turn."""

    def choose(self, player: Player, label: str, down: int, confirm: int) -> None:
        while player.top.rows.focused.label != label:  # type: ignore[attr-defined]
            player.press(down)
        player.press(confirm)

    @pytest.mark.parametrize(
        ("down", "confirm", "loser"),
        [(pygame.K_s, pygame.K_SPACE, 1), (pygame.K_DOWN, pygame.K_RETURN, 2)],
    )
    @pytest.mark.parametrize("first", [1, 2])
    def test_with_keys_it_is_the_player_of_these_keys(
        self, sit: Sit, first: int, down: int, confirm: int, loser: int
    ) -> None:
        player = sit("chain", first=first)
        player.press(pygame.K_ESCAPE)
        self.choose(player, "Resign", down, confirm)
        assert player.on_top(ConfirmScene).words() == f"Player {loser} loses this game."
        self.choose(player, "Resign", down, confirm)
        assert player.play.picture().reason == f"Player {loser} resigned."

    @pytest.mark.parametrize("loser", [1, 2])
    def test_with_the_mouse_one_chooses_who(self, sit: Sit, loser: int) -> None:
        player = sit("chain", first=2)
        player.press(pygame.K_ESCAPE)
        player.click_row("Resign")
        assert player.labels() == ["Stay", "Player 2 resigns", "Player 1 resigns"]
        player.click_row(f"Player {loser} resigns")
        assert player.play.picture().reason == f"Player {loser} resigned."


class TestLeaving:
    @pytest.mark.parametrize("label", ["Other game", "Set up"])
    def test_a_single_game_loses_nothing_and_asks_nothing(self, sit: Sit, label: str) -> None:
        player = sit("chain")
        player.play_to_the_end()
        player.click_row(label)
        assert player.scene == {"Other game": "Menu", "Set up": "GameSetUp"}[label]

    @pytest.mark.parametrize("label", ["Other game", "Set up"])
    def test_an_open_series_waits_to_go_on_with_its_next_round(self, sit: Sit, label: str) -> None:
        player = sit("chain", rounds=3)
        outcome = player.play_to_the_end().outcome
        player.click_row(label)
        assert player.scene == {"Other game": "Menu", "Set up": "GameSetUp"}[label]
        if label == "Set up":
            player.press(pygame.K_ESCAPE)
        player.press(pygame.K_SPACE)
        assert player.scene == "GoOn"
        player.press(pygame.K_SPACE)
        assert player.session.mode == Series(3, outcomes=(outcome,))
        assert player.session.turn == 2

    def test_a_decided_series_asks_nothing(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        player.play_to_the_end(FIRST_WINS)
        player.press(pygame.K_SPACE)
        player.play_to_the_end(SECOND_WINS)
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Menu"

    @pytest.mark.parametrize("label", ["Back to the menu", "Set up"])
    def test_a_pause_while_the_end_is_shown_asks_nothing_either(self, sit: Sit, label: str) -> None:
        player = sit("chain")
        player.play_out()
        pause(player)
        player.click_row(label)
        assert player.scene == {"Back to the menu": "Menu", "Set up": "GameSetUp"}[label]

    def test_starting_again_while_the_end_is_shown_asks(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        player.play_out()
        pause(player)
        player.click_row("Start again")
        assert player.scene == "Confirm", "a round that was won is lost by it"


def test_undo_is_no_choice_where_no_move_can_be_taken_back(sit: Sit) -> None:
    player = sit("crossfire", size=3, people=(2,))
    player.play_to_the_end("2,2")
    assert player.labels() == ["Rematch", "Review", "Set up", "Other game"]
    player.press(pygame.K_q)
    assert player.scene == "GameOver", "and the key does nothing"


def test_a_rematch_has_the_bot_of_the_game_before(sit: Sit) -> None:
    player = sit("chain", people=(1,), level="casual")
    player.press(pygame.K_ESCAPE)
    player.click_row("Bot", side=1)
    player.press(pygame.K_ESCAPE)
    player.play_to_the_end()
    player.press(pygame.K_SPACE)
    assert player.session.players.bot_level == "keen"
    player.press(pygame.K_ESCAPE)
    player.click_row("Back to the menu")
    player.press(pygame.K_SPACE)
    assert player.session.players.bot_level == "keen", "and so does the next game"
    assert player.session.players.people == (1,)
