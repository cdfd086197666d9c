"""From scene to scene: every function is reached with the keyboard, and with the mouse alone."""

import pygame
import pytest

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS
from game.arcade.navigation.destinations import Destination, ToGameSetUp, ToPastGames, ToPuzzles, ToRecords
from game.arcade.navigation.settings_destinations import ToBindings, ToSettings
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.screenshots.screenshot import Stage, draw
from game.arcade.screenshots.shot import Shot
from game.core.controls import Verb
from game.core.rules import Outcome
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.setups import ON_THE_SCREEN

APART = catalogue.games()["apart"]
BUTTONS = ("Set up", "Who plays", "How to play", "Records", "Settings", "Quit")


def to_the_buttons(player: Player) -> None:
    """From a tile of the menu to the buttons about it: down, or up where another tile lies below."""
    menu = player.on_top(MenuScene)
    if in_focus(player) != "Play":
        return
    tile = menu.tile
    player.press(pygame.K_s)
    if menu.tile != tile:
        player.press(pygame.K_w, pygame.K_w)
    assert menu.tile == tile
    assert in_focus(player) != "Play"


def to_the_button(player: Player, label: str) -> None:
    """To one of those buttons."""
    to_the_buttons(player)
    for _button in BUTTONS:
        if in_focus(player) != label:
            player.press(pygame.K_d)
    assert in_focus(player) == label


def in_focus(player: Player) -> str:
    """What a confirmation does in the menu."""
    picture = player.on_top(MenuScene).picture()
    number = picture.focus - len(picture.tiles)
    return picture.play if number < 0 else picture.buttons[number].label


@pytest.mark.parametrize(
    "opened",
    [None, ToGameSetUp(APART), ToRecords(), ToPastGames(), ToSettings(APART), ToBindings(), ToPuzzles()],
    ids=lambda opened: type(opened).__name__,
)
def test_the_keys_for_undo_and_redo_mean_nothing_else_away_from_a_board(
    player: Player, opened: Destination | None
) -> None:
    if opened is not None:
        player.app.routes.go(opened)
    player.wait(FRAME)
    scene, prompts, page = player.top, player.prompts(), player.top.shown_page
    for key in (pygame.K_q, pygame.K_e):
        player.press(key)
        assert (player.top, player.prompts(), scene.shown_page) == (scene, prompts, page)


class TestMenu:
    def test_it_opens_first_and_any_confirmation_plays_what_it_shows(self, player: Player) -> None:
        assert player.scene == "Menu"
        player.choose("Apart")
        player.press(pygame.K_SPACE)
        assert player.scene == "Play"

    def test_arrows_choose_among_all_games(self, player: Player) -> None:
        menu, chosen = player.on_top(MenuScene), []
        for _tile in menu.picture().tiles:
            if menu.tile.key in catalogue.games().values():
                player.press(pygame.K_RETURN)
                chosen.append(player.session.setup.variant.slug)
                player.press(pygame.K_ESCAPE, pygame.K_UP, pygame.K_RETURN)
                assert player.scene == "Menu"
            player.press(pygame.K_RIGHT)
        assert chosen == list(catalogue.games())

    @pytest.mark.parametrize(
        ("key", "scene"), [(pygame.K_c, "GameSetUp"), (pygame.K_h, "WhoPlays"), (pygame.K_F1, "HowTo")]
    )
    def test_one_press_reaches_the_set_up_who_plays_and_how_to_play(
        self, player: Player, key: int, scene: str
    ) -> None:
        player.choose("Apart")
        player.press(key)
        assert player.scene == scene
        while player.scene != "Menu":
            player.press(pygame.K_ESCAPE)
        assert player.scene == "Menu"

    @pytest.mark.parametrize("way", ["Escape", "right button"])
    def test_going_back_asks_whether_to_quit_and_going_back_again_stays(
        self, player: Player, way: str
    ) -> None:
        def back() -> None:
            if way == "Escape":
                player.press(pygame.K_ESCAPE)
            else:
                player.click((5, 5), pygame.BUTTON_RIGHT)

        back()
        assert player.scene == "Confirm"
        back()
        assert player.scene == "Menu"
        assert player.app.context.running
        back()
        player.press(pygame.K_SPACE)
        assert player.scene == "Menu", "to stay is in focus"
        back()
        player.press(pygame.K_s, pygame.K_SPACE)
        assert not player.app.context.running

    def test_the_button_that_quits_quits(self, player: Player) -> None:
        to_the_button(player, "Quit")
        player.press(pygame.K_SPACE)
        assert not player.app.context.running

    @pytest.mark.parametrize(
        ("tile", "leads"),
        [
            ("Crossfire", {"Play": "Play", "Set up": "GameSetUp", "How to play": "HowTo"}),
            ("Arena", {"Play": "Arena", "Set up": "ArenaSetUp", "How to play": "ArenaHowTo"}),
            ("Puzzles", {"Play": "Puzzles", "Records": "Records", "Settings": "Settings"}),
            ("Run", {"Play": "Run"}),
            ("Tonight", {"Play": "Join", "How to play": "EveningHowTo"}),
        ],
    )
    def test_every_button_leads_where_it_says(self, player: Player, tile: str, leads: dict[str, str]) -> None:
        player.choose(tile)
        for label in list(leads)[1:]:
            to_the_button(player, label)
            about = player.top.when_left_alone()
            player.press(pygame.K_SPACE)
            assert player.scene == leads[label], label
            if label in ("Set up", "How to play"):
                assert player.top.when_left_alone() == about, "it is about what the menu shows"
            player.press(pygame.K_ESCAPE)
        to_the_buttons(player)
        player.press(pygame.K_w, pygame.K_SPACE)
        assert player.scene == leads["Play"]

    @pytest.mark.parametrize("tile", ["Apart", "Puzzles"])
    def test_left_and_right_lead_along_the_buttons_and_around_both_ends(
        self, player: Player, tile: str
    ) -> None:
        player.choose(tile)
        expected = BUTTONS if tile == "Apart" else BUTTONS[3:]
        to_the_button(player, expected[0])
        for key, labels in ((pygame.K_d, expected), (pygame.K_a, (expected[0], *expected[:0:-1]))):
            for label in labels:
                assert in_focus(player) == label
                player.press(key)
        assert in_focus(player) == expected[0]

    def test_up_from_a_button_leads_back_to_the_tile_that_it_came_from(self, player: Player) -> None:
        seen = set()
        for _tile in range(3):
            to_the_buttons(player)
            came_from = player.on_top(MenuScene).tile.name
            player.press(pygame.K_d, pygame.K_d, pygame.K_w)
            assert player.on_top(MenuScene).tile.name == came_from
            seen.add(came_from)
            player.press(pygame.K_d)
        assert len(seen) == 3

    def test_the_mouse_reaches_everything(self, player: Player) -> None:
        player.choose("Apart")
        menu = player.on_top(MenuScene)
        boxes, tiles = menu.boxes, menu.picture().tiles
        chain = next(number for number, tile in enumerate(tiles) if tile.name == "Chain")
        player.click(boxes[len(tiles)].center)
        assert player.scene == "GameSetUp"
        player.click((320, 200), pygame.BUTTON_RIGHT)
        player.click(boxes[len(tiles) + 1].center)
        assert player.scene == "WhoPlays"
        player.press(pygame.K_ESCAPE)
        player.click(boxes[len(tiles) + 2].center)
        assert player.scene == "HowTo"
        player.click((320, 200), pygame.BUTTON_RIGHT)
        player.click(boxes[chain].center)
        assert menu.tile.name == "Chain", "one click chooses a game"
        player.click(boxes[chain].center)
        assert player.session.setup.variant.slug == "chain", "another one plays it"

    @pytest.mark.parametrize("where", ["play", "board"])
    def test_a_click_on_the_board_or_on_play_plays_the_game_that_is_shown(
        self, player: Player, where: str
    ) -> None:
        player.choose("Crossfire")
        stage = player.on_top(MenuScene).picture().stage
        player.click((stage.play if where == "play" else stage.slab.board).center)
        assert player.session.setup.variant.slug == "crossfire"

    def test_a_mouse_on_its_way_chooses_no_game(self, player: Player) -> None:
        player.choose("Apart")
        menu = player.on_top(MenuScene)
        for box in menu.boxes:
            move = pygame.event.Event(pygame.MOUSEMOTION, pos=box.center, rel=(9, 9), buttons=(0, 0, 0))
            pygame.event.post(move)
            player.wait(0.1)
            assert menu.tile.name == "Apart"

    def test_a_mouse_that_rests_there_at_the_start_chooses_nothing(self, player: Player) -> None:
        player.choose("Apart")
        resting = pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 400), rel=(640, 400), buttons=(0, 0, 0))
        pygame.event.post(resting)
        player.press(pygame.K_SPACE)
        assert player.session.setup.variant.slug == "apart"

    def test_a_click_beside_everything_does_nothing(self, player: Player) -> None:
        player.click((5, 5))
        assert player.scene == "Menu"


class TestSetup:
    @pytest.fixture
    def player(self, player: Player) -> Player:
        player.choose("Apart")
        return player

    def test_what_a_game_declares_appears_by_itself(self, player: Player) -> None:
        player.choose("Crossfire")
        player.press(pygame.K_c)
        labels = [row.label for row in player.app.stack.top.rows.rows]  # type: ignore[union-attr]
        assert "Diagonals" in labels
        assert labels[0] == "Play"

    def test_choices_take_effect_and_are_kept_while_the_cabinet_runs(self, player: Player) -> None:
        player.choose("Crossfire")
        player.press(pygame.K_c)
        for label in ("Board", "Rounds", "Diagonals", "Goes first"):
            player.click_row(label, side=1)
        player.click_row("Play")
        setup = player.session.setup
        assert (setup.size, dict(setup.options)) == (6, {"diagonals": "main"})
        assert (player.session.mode.rounds, player.session.turn) == (3, 2)
        player.press(pygame.K_ESCAPE, pygame.K_UP, pygame.K_RETURN, pygame.K_RETURN)
        assert player.session.setup == setup

    def test_against_a_bot(self, player: Player) -> None:
        player.press(pygame.K_c, *[pygame.K_s] * 3, pygame.K_d, *[pygame.K_w] * 3, pygame.K_SPACE)
        assert list(player.session.players.bots) == [2]

    def test_a_device_can_be_given_to_a_player(self, player: Player) -> None:
        player.press(pygame.K_c)
        for _press in range(2):
            player.click_row("Player 1's device", side=1)
        player.click_row("Play")
        player.press(pygame.K_SPACE)
        assert not player.session.match.plies, "Player 1 now holds the arrows"
        player.press(pygame.K_RETURN)
        assert len(player.session.match.plies) == 1

    def test_the_mouse_reaches_how_to_play(self, player: Player) -> None:
        player.press(pygame.K_c)
        player.click_row("How to play")
        assert player.scene == "HowTo"
        player.click((320, 200), pygame.BUTTON_RIGHT)
        assert player.scene == "GameSetUp"

    def test_a_bot_holds_no_device(self, player: Player) -> None:
        player.press(pygame.K_c)
        player.click_row("Player 2", side=1)
        for _press in range(3):
            player.click_row("Player 2's device", side=1)
        assert player.app.context.choices.of(catalogue.games()["apart"]).devices == ()
        player.click_row("Play")
        player.press(pygame.K_SPACE)
        assert len(player.session.match.plies) == 1

    def test_what_a_bot_held_before_can_be_chosen(self, player: Player) -> None:
        """Player 2 takes WASD and becomes a bot; Player 1 takes WASD; Player 2 is a person again."""
        player.press(pygame.K_c)
        player.click_row("Player 2's device", side=1)
        player.click_row("Player 2", side=1)
        player.click_row("Player 1's device", side=1)
        assert dict(player.app.context.choices.of(catalogue.games()["apart"]).devices)[1] == LEFT_KEYS
        player.click_row("Player 2", side=-1)
        assert player.app.context.choices.of(catalogue.games()["apart"]).people == (1, 2)
        player.click_row("Play")
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        assert len(player.session.match.plies) == 2, "no player is locked out"

    def test_a_device_that_a_person_holds_is_not_offered_to_the_other(self, player: Player) -> None:
        player.press(pygame.K_c)
        for number in (1, 2):
            player.click_row(f"Player {number}'s device", side=1)
        assert dict(player.app.context.choices.of(catalogue.games()["apart"]).devices) == {
            1: LEFT_KEYS,
            2: RIGHT_KEYS,
        }


class TestPause:
    def test_it_lies_over_the_game_which_waits(self, sit: Sit) -> None:
        player = sit("apart", people=(2,))
        player.press(pygame.K_ESCAPE)
        player.wait(3)
        assert player.scene == "Pause"
        player.press(pygame.K_ESCAPE)
        assert not player.session.match.plies, "the bot has waited"

    @pytest.mark.parametrize(
        ("label", "scene"),
        [
            ("Resume", "Play"),
            ("How to play", "HowTo"),
            ("Settings", "Settings"),
            ("Start again", "Play"),
            ("Set up", "GameSetUp"),
            ("Back to the menu", "Menu"),
        ],
    )
    def test_every_row_leads_where_it_says(self, sit: Sit, label: str, scene: str) -> None:
        player = sit("apart")
        player.press(pygame.K_ESCAPE)
        player.click_row(label)
        assert player.scene == scene

    @pytest.mark.parametrize(("label", "scene"), [("Set up", "GameSetUp"), ("Back to the menu", "Menu")])
    def test_a_game_that_is_left_waits_to_go_on(self, sit: Sit, label: str, scene: str) -> None:
        player = sit("apart")
        player.click_cell("3,3")
        board = player.board
        player.press(pygame.K_ESCAPE)
        player.click_row(label)
        assert player.scene == scene, "nothing is lost, and nothing is asked"
        if scene == "GameSetUp":
            player.press(pygame.K_ESCAPE)
        player.press(pygame.K_SPACE)
        assert player.scene == "GoOn"
        player.press(pygame.K_SPACE)
        assert player.board == board

    def test_starting_again_keeps_the_series(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        player.play_to_the_end()
        player.press(pygame.K_SPACE)
        series, starter = player.session.mode, player.session.turn
        player.click_cell("1,1")
        player.press(pygame.K_ESCAPE)
        player.click_row("Start again")
        assert player.scene == "Confirm", "the moves are lost by it"
        player.click_row("Start again")
        assert not player.session.match.plies
        assert (player.session.mode, player.session.turn) == (series, starter)
        assert player.session.mode.outcomes == (Outcome(1),)


class TestHowToPlay:
    @pytest.mark.parametrize("slug", ON_THE_SCREEN)
    def test_every_game_explains_itself_in_boards_and_in_full(self, sit: Sit, slug: str) -> None:
        player = sit(slug)
        player.press(pygame.K_F1)
        assert player.scene == "HowTo"
        player.wait(3.5)
        player.press(pygame.K_SPACE)
        player.wait(0.2)
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Play"


class TestPrompts:
    @pytest.mark.parametrize("device", ["keyboard", "gamepad"])
    def test_in_the_menu_every_button_shows_its_own_key(self, device: str) -> None:
        pygame.font.init()
        stage = Stage(Shot("menu", catalogue.games()["chain"].setup(), device=device))
        menu = stage.stack.top
        assert isinstance(menu, MenuScene)
        picture = menu.picture()
        assert picture.keyed
        keys = {picture.play_glyph, *picture.glyphs}
        assert None not in keys
        assert len(keys) == 1 + len(picture.buttons)

    def test_in_setup_they_follow_the_focus(self, player: Player) -> None:
        player.choose("Apart")
        player.press(pygame.K_c)
        assert player.prompts()[Verb.CONFIRM] == "Play"
        player.press(pygame.K_s)
        assert player.prompts()[Verb.CONFIRM] == "Change"

    def test_in_pause_and_at_the_end_they_do_not_repeat_the_button_in_focus(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_ESCAPE)
        assert (player.prompts()[Verb.CONFIRM], player.prompts()[Verb.BACK]) == ("Confirm", "Resume")
        player.press(pygame.K_ESCAPE)
        player.play_to_the_end()
        assert (player.prompts()[Verb.CONFIRM], player.prompts()[Verb.BACK]) == ("Confirm", "Menu")
        assert not set(player.prompts().values()) & set(player.labels())

    @pytest.mark.parametrize("scene", ["pause", "game_over"])
    def test_pause_and_the_end_show_them(self, scene: str) -> None:
        setup = catalogue.games()["chain"].setup()
        moments = [Shot(scene, setup, device=device) for device in ("keyboard", "gamepad")]
        one, other = (draw(moment).subsurface(Layout(1280, 800).footer) for moment in moments)
        assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")

    def test_they_show_the_keys_of_the_player_on_turn(self, sit: Sit) -> None:
        player = sit("apart")
        assert player.play.prompt_device() == LEFT_KEYS
        player.press(pygame.K_SPACE)
        assert player.play.prompt_device() == RIGHT_KEYS
        player.press(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
        assert player.play.prompt_device() == LEFT_KEYS
        player.click((5, 5))
        assert player.play.prompt_device() == MOUSE

    def test_what_the_mouse_has_no_button_for_is_clicked_on_its_prompt(self, sit: Sit) -> None:
        player = sit("chain")
        for cell in ("2,2", "2,3"):
            player.click_cell(cell)
        for label, plies in (("Undo", 1), ("Undo", 0), ("Redo", 1)):
            player.click(player.prompt(label))
            assert len(player.session.match.plies) == plies
        player.click(player.prompt("Pause"))
        assert player.scene == "Pause"

    def test_a_click_on_back_goes_back(self, player: Player) -> None:
        player.choose("Apart")
        player.press(pygame.K_c)
        player.click((5, 5))
        player.click(player.prompt("Back"))
        assert player.scene == "Menu"
