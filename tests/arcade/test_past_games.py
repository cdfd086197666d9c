"""The past games: the list, its reviews, and games that are copied and pasted as one line."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import MOUSE, Command
from game.arcade.kit.rows import Rows
from game.arcade.kit.screen import Screen
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import ToGame, ToGameOver, ToMenu, ToPastGames, ToReview
from game.arcade.scenes.ignored_presses import IGNORING_SECONDS
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.sentences import history_words
from game.arcade.views.records.past_game_line import PastGameLine, PastGameRow
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from tests.arcade.cabinet import FRAME, Player

SMALL = (640, 360)  # quick to draw
CHAIN = catalogue.games()["chain"]
RECORD = "chain size=2 first=1 moves 1,1 1,2 2,2 2,1 result 2"
UNFINISHED = "chain size=2 first=2 moves 1,1 1,2 result *"
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE
DOWN, UP = pygame.K_DOWN, pygame.K_UP


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player(None, SMALL)
    player.app.context.clipboard.copy("")
    yield player
    player.leave()


def keep_games(player: Player, count: int = 1, players: Players | None = None) -> None:
    """Let games of Chain end, each with one more move than the one before."""
    for number in range(count):
        session = Session(CHAIN.setup(), players or Players(), Series(), seed=number)
        for _move in range(number % 9 + 1):
            session.play(session.match.rules.legal_moves(session.match.position)[0])
        if not session.over:
            session.resign(1)
        player.app.context.profile.keep(session)


def open_list(player: Player) -> PastGamesScene:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToPastGames())
    player.app.step(FRAME)
    return player.on_top(PastGamesScene)


def picture(player: Player) -> Screen:
    return player.on_top(PastGamesScene).picture()


def lines(player: Player) -> list[PastGameLine]:
    rows = picture(player).node(Rows).rows
    return [row.line for row in rows if isinstance(row, PastGameRow)]


def position(player: Player) -> str:
    """Which of how many games is in focus."""
    return picture(player).texts[1]


def words(player: Player) -> str:
    return picture(player).node(Text).words


def warns(player: Player) -> bool:
    """Whether the words are about something that went wrong."""
    return picture(player).node(Text).bold


def shown(player: Player) -> list[int]:
    """The numbers of the visible games."""
    return list(player.on_top(PastGamesScene).rows.places.visible)


class TestTheList:
    def test_a_game_that_has_just_ended_is_on_top(self, player: Player) -> None:
        keep_games(player, 3)
        open_list(player)
        assert [line.moves for line in lines(player)] == ["3 moves", "2 moves", "1 move"]
        assert lines(player)[0].name == "Chain"
        assert lines(player)[0].result == "Player 1 resigned to Player 2"
        assert lines(player)[0].when.startswith("today, ")
        assert position(player) == "1 of 3"

    def test_a_board_that_is_not_the_official_one_is_named_with_its_size(self, player: Player) -> None:
        session = Session(CHAIN.setup(7), Players(), Series())
        session.play(0)
        session.resign(1)
        player.app.context.profile.keep(session)
        open_list(player)
        assert lines(player)[0].name == "Chain, 7 × 7"
        player.press(ENTER)
        assert player.on_top(ReviewScene).picture().title == "Review of Chain, 7 × 7"

    def test_a_game_played_to_its_end_in_the_cabinet_is_in_it(self) -> None:
        player = Player("chain", SMALL)
        player.play_out()
        open_list(player)
        assert len(lines(player)) == 1
        player.leave()

    def test_a_game_whose_end_is_undone_leaves_it(self) -> None:
        player = Player("chain", SMALL)
        player.play_to_the_end()
        player.press(pygame.K_q)
        assert player.scene == "Play"
        open_list(player)
        assert lines(player) == []
        player.leave()

    def test_without_games_it_says_so_and_leads_back(self, player: Player) -> None:
        open_list(player)
        assert words(player) == "Games are listed here when they end."
        player.press(ENTER)
        assert player.scene == "Menu"

    def test_the_records_lead_to_it(self, player: Player) -> None:
        keep_games(player)
        player.app.routes.go(ToMenu())
        player.app.step(FRAME)
        player.press(pygame.K_v, pygame.K_v)
        assert player.scene == "PastGames"
        player.press(ESCAPE)
        assert player.scene == "Records"

    def test_two_hundred_games_scroll_and_the_place_is_shown(self, player: Player) -> None:
        keep_games(player, 200)
        open_list(player)
        first = shown(player)
        assert first[0] == 0
        player.press(UP)  # around the end
        assert position(player) == "200 of 200"
        assert shown(player)[-1] == 199
        assert len(shown(player)) == len(first)
        boxes = player.on_top(PastGamesScene).rows.boxes
        assert all(boxes[number].height > 0 for number in shown(player))

    def test_a_held_key_walks_on_and_stops_at_the_end(self, player: Player) -> None:
        keep_games(player, 30)
        open_list(player)
        player.hold(DOWN)
        player.wait(6.0)
        player.release(DOWN)
        assert player.on_top(PastGamesScene).rows.focus == 29

    def test_the_wheel_scrolls(self, player: Player) -> None:
        keep_games(player, 30)
        open_list(player)
        for turned, focus in ((-1, 1), (-3, 4), (2, 2), (9, 0)):
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turned))
            player.app.step(FRAME)
            assert player.on_top(PastGamesScene).rows.focus == focus

    def test_a_click_on_the_arrow_shows_the_next_games(self, player: Player) -> None:
        keep_games(player, 30)
        open_list(player)
        before = shown(player)
        arrow = player.on_top(PastGamesScene).rows.places.forth
        assert arrow is not None
        player.click(arrow.center)
        assert shown(player)[0] == before[-1] + 1

    def test_above_the_list_stands_how_such_games_went(self, player: Player) -> None:
        keep_games(player, 2, Players(("human", "casual")))
        open_list(player)
        assert words(player) == "Chain, against the casual bot: 0 won, 2 lost."
        keep_games(player, 1)
        open_list(player)
        assert words(player) == "Chain, two people: Player 1 won 0, Player 2 won 1."


class TestTheReview:
    def test_leads_back_to_the_same_place(self, player: Player) -> None:
        keep_games(player, 30)
        open_list(player)
        player.press(*[DOWN] * 20)
        before = shown(player)
        player.press(ENTER)
        assert player.scene == "Review"
        assert len(player.on_top(ReviewScene).timeline().players) == 10 - 20 % 9 - 7
        player.press(ESCAPE)
        assert position(player) == "21 of 30"
        assert shown(player) == before

    def test_is_played_on_from_and_returned_to(self, player: Player) -> None:
        keep_games(player, 3)
        open_list(player)
        player.press(ENTER, ENTER)
        assert player.scene == "Play"
        player.press(ESCAPE)
        player.click_row("Back to the review")
        assert player.scene == "Review"
        player.press(ESCAPE)
        assert player.scene == "PastGames"
        assert len(lines(player)) == 3  # a variation is no past game

    def test_of_a_game_that_was_given_up_at_once_there_is_none(self, player: Player) -> None:
        session = Session(CHAIN.setup(), Players(), Series(), seed=1)
        session.resign(1)
        player.app.routes.go(ToGame(session))
        player.app.routes.go(ToGameOver(session))
        assert "Review" not in player.labels()
        open_list(player)
        player.press(ENTER)
        assert player.scene == "PastGames"
        assert words(player) == "There is no move to review."

    def test_of_a_damaged_game_says_why_there_is_none(self, player: Player) -> None:
        keep_games(player, 2)
        folder = player.app.context.profile.folder
        text = folder.read("history.json")
        assert text is not None
        folder.write("history.json", text.replace("moves 1,1 1,2", "moves 1,1 1,1"))
        open_list(player)
        player.press(ENTER)
        assert player.scene == "PastGames"
        assert words(player).startswith("This game cannot be read. Move 2: ")
        assert player.heard == "illegal"


def small_game(moves: str = "1,1 1,2 2,2 2,1") -> Session:
    """A game on four cells, which Player 2 wins."""
    session = Session(CHAIN.setup(2), Players(), Series(), seed=99)
    for move in moves.split():
        session.play(session.match.rules.read_move(move))
    return session


def in_the_list(player: Player) -> None:
    player.app.context.profile.keep(small_game())
    open_list(player)


def in_the_review(player: Player) -> None:
    player.app.routes.go(ToReview(small_game()))
    player.app.step(FRAME)


def at_the_end(player: Player) -> None:
    session = small_game()
    player.app.routes.go(ToGame(session))
    player.app.routes.go(ToGameOver(session))
    player.wait(IGNORING_SECONDS + FRAME, 0.05)


def click_on_share(player: Player) -> None:
    player.app.context.use(MOUSE)  # as when it comes to the prompt
    player.click(player.prompt("Share"))


WAYS = {
    "C": lambda player: player.press(pygame.K_c),
    "Ctrl+C": lambda player: player.press(pygame.K_c, mod=pygame.KMOD_LCTRL),
    "mouse": lambda player: click_on_share(player),
}


class TestTheClipboard:
    @pytest.mark.parametrize("place", [in_the_list, in_the_review, at_the_end])
    @pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
    def test_a_game_is_copied_as_one_line(
        self, player: Player, way: Callable[[Player], None], place: Callable[[Player], None]
    ) -> None:
        place(player)
        way(player)
        assert player.app.context.clipboard.text() == RECORD
        assert player.prompts()[Command.SECOND] == "Copied."
        player.wait(3.0, 0.05)
        assert player.prompts()[Command.SECOND] != "Copied."

    def test_a_copy_says_that_the_resignation_is_not_in_it(self, player: Player) -> None:
        keep_games(player)
        open_list(player)
        player.press(pygame.K_c)
        assert player.app.context.clipboard.text().endswith("result *")
        assert player.prompts()[Command.SECOND] == "Copied without the resignation."

    @pytest.mark.parametrize("press", [{"mod": pygame.KMOD_LCTRL}, {"mod": pygame.KMOD_LMETA}, {}])
    def test_a_finished_game_is_pasted_as_a_review(self, player: Player, press: dict[str, int]) -> None:
        player.app.context.clipboard.copy(f"  {RECORD}\n")
        open_list(player)
        player.press(pygame.K_v, **press)
        assert len(player.on_top(ReviewScene).timeline().players) == 4
        player.press(ESCAPE)
        assert player.scene == "PastGames"

    def test_an_unfinished_game_is_pasted_as_a_game_to_play_on(self, player: Player) -> None:
        player.app.context.clipboard.copy(UNFINISHED)
        book = player.app.context.choices
        book.keep(replace(book.of(CHAIN), people=(2,), level="perfect"))
        open_list(player)
        player.click(player.prompt("Paste"))
        assert player.scene == "Play"
        assert player.session.setup == CHAIN.setup(2)
        assert player.session.players == Players(("perfect", "human"))
        assert [ply.player for ply in player.session.match.plies] == [2, 1]

    def test_a_pasted_game_replaces_an_unfinished_one_only_after_a_question(self, player: Player) -> None:
        player.app.context.profile.keep(small_game("1,1"))
        player.app.context.clipboard.copy(UNFINISHED)
        open_list(player)
        player.press(pygame.K_v)
        assert player.scene == "Confirm"
        player.press(ENTER)
        assert player.scene == "PastGames"
        player.press(pygame.K_v, DOWN, ENTER)
        assert player.scene == "Play"
        assert player.session.match.first == 2

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "The clipboard holds no game. Copy a game first, as one line of text."),
            ("hello\n" * 9000, "The clipboard holds no game. Copy a game first, as one line of text."),
            (RECORD.replace("1,2", "1,1"), "The clipboard holds no game. Move 2: 1,1 already holds X."),
        ],
    )
    def test_a_text_that_is_no_game_is_answered_with_a_sentence(
        self, player: Player, text: str, said: str
    ) -> None:
        player.app.context.clipboard.copy(text)
        open_list(player)
        player.press(pygame.K_v)
        assert player.scene == "PastGames"
        assert (words(player), warns(player)) == (said, True)
        player.wait(6.0, 0.05)
        assert not warns(player)

    def test_the_sentence_is_gone_after_a_game_that_could_be_pasted(self, player: Player) -> None:
        open_list(player)
        clipboard = player.app.context.clipboard
        for text in ("no game", RECORD):
            clipboard.copy(text)
            player.press(pygame.K_v, mod=pygame.KMOD_CTRL)
        assert player.scene == "Review"
        player.press(pygame.K_ESCAPE)
        assert not warns(player)

    def test_where_there_is_no_clipboard_that_is_said(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        in_the_list(player)

        def broken(*_text: str) -> None:
            raise pygame.error("no clipboard")

        monkeypatch.setattr(pygame.scrap, "put_text", broken)
        monkeypatch.setattr(pygame.scrap, "get_text", broken)
        player.press(pygame.K_c)
        assert player.prompts()[Command.SECOND] == "The clipboard does not work."
        player.press(pygame.K_v)
        assert words(player).startswith("The clipboard holds no game.")


def test_dates_are_told_as_people_tell_them() -> None:
    today = date(2026, 11, 18)
    moments = {
        datetime(2026, 11, 18, 9, 5).astimezone(): "today, 09:05",
        datetime(2026, 11, 17, 23, 59).astimezone(): "yesterday, 23:59",
        datetime(2026, 11, 15, 1, 0).astimezone(): "3 days ago",
        datetime(2026, 11, 11, 1, 0).astimezone(): "11 November",
        datetime(2025, 12, 24, 1, 0).astimezone(): "24 December 2025",
        datetime(2026, 11, 20, 1, 0).astimezone(): "20 November",
    }
    assert {moment: history_words.when(moment, today) for moment in moments} == moments
