"""The history: finished games are kept once, the last 200 in full, all of them in the statistics."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import catalogue
from game.core.record import RecordError
from game.session.modes import Series, Variation
from game.session.new_sessions import next_game
from game.session.players import Players
from game.session.session import Session
from game.store import history
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History, PastGame
from game.store.saved_games import Saves
from game.store.statistics import Group, Score, Tallies, Tally
from tests.processes import PATIENCE_SECONDS, ROOT

GAMES = catalogue.games()
ALONE = Players(("human", "casual"))


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "profile")


@pytest.fixture
def kept(folder: Folder) -> History:
    return History(folder, Background(Folder(None)), GAMES)


def game(seed: int, players: Players | None = None, moves: str = "1,1 1,2 2,2 2,1", **series: int) -> Session:
    """A game of Chain on four cells, which Player 2 wins in four moves."""
    session = Session(GAMES["chain"].setup(2), players or Players(), Series(**series), seed)
    for move in moves.split():
        session.play(session.match.rules.read_move(move))
    return session


def resigned(seed: int, players: Players | None = None) -> Session:
    session = game(seed, players, "1,1")
    session.resign(1)
    return session


def gone_on_with(session: Session, folder: Folder) -> Session:
    """The same game after it was left and the arcade was started again."""
    saves = Saves(folder, Background(Folder(None)), GAMES)
    saves.keep(session)
    saves.slot.release()
    saves = Saves(folder, Background(Folder(None)), GAMES)
    saved = saves.of(session.setup.variant.slug)
    saves.slot.release()
    assert saved is not None
    assert saved == session.saved()
    return Session.restored(saved)


def line(past: PastGame) -> str:
    """Its record. A game that was given up is unfinished there."""
    return str(past.fields["record"])


def lines(kept: History) -> list[str]:
    return [line(past) for past in kept.past_games()]


class TestPastGames:
    def test_a_game_is_kept_as_soon_as_it_ends(self, kept: History, folder: Folder) -> None:
        session = game(1, ALONE, "1,1 1,2 2,2")
        kept.follow(session)
        assert kept.past_games() == ()
        session.play(session.match.rules.read_move("2,1"))
        kept.follow(session)
        (past,) = History(Folder(folder.path), Background(folder), GAMES).past_games()
        assert line(past) == "chain size=2 first=1 moves 1,1 1,2 2,2 2,1 result 2"
        assert (past.slug, past.moves, past.players, past.outcome.winner) == ("chain", 4, ALONE, 2)

    def test_the_latest_comes_first(self, kept: History) -> None:
        for seed in (1, 2, 3):
            kept.follow(game(seed, moves="1,1" if seed == 2 else "1,2 1,1 2,1 2,2"))
        kept.follow(resigned(4))
        assert [past.moves for past in kept.past_games()] == [1, 4, 4]

    def test_a_game_whose_end_is_undone_is_no_past_game_until_it_ends_again(self, kept: History) -> None:
        session = game(1)
        kept.follow(session)
        session.undo()
        kept.follow(session)
        assert kept.past_games() == ()
        assert kept.statistics() == {}
        session.redo()
        kept.follow(session)
        assert len(kept.past_games()) == 1

    def test_an_end_is_undone_after_a_restart_too(self, kept: History, folder: Folder) -> None:
        kept.follow(resigned(1))
        again = Session.restored(resigned(1).saved())
        after_restart = History(folder, Background(Folder(None)), GAMES)
        after_restart.follow(again)
        assert len(kept.past_games()) == 1
        again.undo()
        after_restart.follow(again)
        assert kept.past_games() == ()

    def test_following_a_game_again_changes_nothing(self, kept: History, folder: Folder) -> None:
        kept.follow(game(1))
        kept.follow(game(2))
        before = folder.read(history.NAME)
        kept.follow(game(1))
        assert folder.read(history.NAME) == before

    def test_rounds_of_a_series_are_games_of_their_own(self, kept: History) -> None:
        first = game(1, rounds=3)
        kept.follow(first)
        second = next_game(first, 1)
        for move in ["1,1", "1,2", "2,2", "2,1"]:
            second.play(second.match.rules.read_move(move))
        kept.follow(second)
        assert [line.split()[2] for line in lines(kept)] == ["first=2", "first=1"]

    def test_variations_and_games_between_bots_are_not_kept(self, kept: History) -> None:
        kept.follow(game(1, Players(("rookie", "rookie"))))
        variation = Session(GAMES["chain"].setup(2), ALONE, Variation(1, ()), 2)
        variation.resign(1)
        kept.follow(variation)
        assert kept.past_games() == ()

    def test_a_past_game_is_a_session_again(self, kept: History) -> None:
        session = resigned(1, ALONE)
        kept.follow(session)
        (past,) = kept.past_games()
        assert line(past).endswith("moves 1,1 result *")
        assert past.resigned == 1
        assert kept.session(past).saved() == session.saved()

    def test_only_the_last_two_hundred_are_kept_but_all_are_counted(
        self, kept: History, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert history.MOST == 200
        monkeypatch.setattr(history, "MOST", 3)
        for seed in range(5):
            kept.follow(game(seed))
        assert len(kept.past_games()) == 3
        assert kept.statistics()["chain"].games == 5


class TestMyLevel:
    """The level that a person has reached in a game, whatever has become of its games."""

    WON, LOST = Players(("casual", "human")), Players(("human", "casual"))

    def test_it_follows_the_games_against_bots(self, kept: History) -> None:
        for seed in range(4):
            assert kept.my_level("chain") == "casual"
            kept.follow(game(seed, self.WON))
        assert kept.my_level("chain") == "keen"
        assert kept.my_level("siege") == "casual", "each game has a level of its own"

    def test_games_between_two_people_say_nothing(self, kept: History) -> None:
        for seed in range(4):
            kept.follow(game(seed))
        assert kept.my_level("chain") == "casual"

    def test_an_end_that_is_undone_does_not_count(self, kept: History) -> None:
        for seed in range(3):
            kept.follow(game(seed, self.LOST))
        last = game(4, self.LOST)
        kept.follow(last)
        assert kept.my_level("chain") == "rookie"
        last.undo()
        kept.follow(last)
        assert kept.my_level("chain") == "casual"

    def test_games_that_are_no_longer_kept_still_count(
        self, kept: History, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(history, "MOST", 2)
        for seed in range(8):
            kept.follow(game(seed, Players(("perfect", "human"))))
        assert len(kept.past_games()) == 2
        assert kept.my_level("chain") == "sharp"

    def test_a_history_from_before_there_was_such_a_level_has_one(
        self, kept: History, folder: Folder
    ) -> None:
        for seed in range(4):
            kept.follow(game(seed, self.WON))
        fields = json.loads(folder.read(history.NAME) or "")
        assert fields.pop("levels") == {}
        folder.write(history.NAME, json.dumps(fields))
        assert kept.my_level("chain") == "keen"
        assert folder.take_notices() == []

    @pytest.mark.parametrize("damage", ['"genius"', "7"])
    def test_a_level_that_does_not_exist_is_set_aside_with_its_document(
        self, kept: History, folder: Folder, damage: str
    ) -> None:
        kept.follow(game(1, self.WON))
        text = (folder.read(history.NAME) or "").replace(
            '"levels": {}', f'"levels": {{"chain": {{"level": {damage}, "won": []}}}}'
        )
        folder.write(history.NAME, text)
        assert kept.my_level("chain") == "casual"
        assert len(folder.take_notices()) == 1


class TestStatistics:
    def test_two_people_are_counted_by_side(self, kept: History) -> None:
        kept.follow(game(1))
        kept.follow(resigned(2))
        kept.follow(game(3, moves="1,1 1,2 2,2 2,1", first=2))
        assert kept.statistics()["chain"].against("human") == Score(won=1, lost=2)

    def test_each_bot_is_counted_for_the_person(self, kept: History) -> None:
        kept.follow(game(1, ALONE))
        kept.follow(game(2, Players(("casual", "human"))))
        kept.follow(game(3, Players(("human", "perfect"))))
        chain = kept.statistics()["chain"]
        assert chain.against("casual") == Score(won=1, lost=1)
        assert chain.against("perfect") == Score(lost=1)
        assert chain.against("human") == Score()

    def test_a_game_counts_against_the_weakest_level_of_the_bots_moves(
        self, kept: History, folder: Folder
    ) -> None:
        session = game(1, Players(("human", "rookie")), "1,1 1,2")
        session.change_level("perfect")
        session = gone_on_with(session, folder)
        assert session.players.bot_level == "perfect"
        for move in ("2,2", "2,1"):
            session.play(session.match.rules.read_move(move))
        kept.follow(session)
        assert kept.past_games()[0].players.bot_level == "rookie"
        assert kept.session(kept.past_games()[0]).players.bot_level == "rookie"
        assert list(kept.statistics()["chain"].scores) == ["rookie"]

    def test_moves_that_were_taken_back_do_not_count(self, kept: History, folder: Folder) -> None:
        session = game(1, Players(("human", "rookie")), "1,1 1,2")
        session.change_level("sharp")
        session = gone_on_with(session, folder)
        session.undo()
        for move in ("1,1", "1,2", "2,2", "2,1"):
            session.play(session.match.rules.read_move(move))
        kept.follow(session)
        assert kept.past_games()[0].players.bot_level == "sharp"

    def test_moves_that_are_made_again_keep_their_level(self, kept: History) -> None:
        session = game(1, Players(("human", "rookie")), "1,1 1,2 2,2 2,1")
        session.undo()
        session.change_level("sharp")
        session.redo()
        kept.follow(session)
        assert kept.past_games()[0].players.bot_level == "rookie"

    def test_hints_are_counted(self, kept: History) -> None:
        session = game(1, moves="1,1")
        session.ask_hint()
        session.resign(2)
        kept.follow(session)
        assert kept.statistics()["chain"].hints == 1


class TestTallies:
    def test_games_against_bots_are_counted_by_level_and_side(self, kept: History) -> None:
        for seed, players in enumerate((ALONE, ALONE, Players(("casual", "human")), Players())):
            kept.follow(game(seed, players))
        tallies = kept.tallies()
        assert tallies.groups == {
            Group("chain", "casual", 1): Tally(played=2),
            Group("chain", "casual", 2): Tally(played=1, won=1, clean=1, streak=1, longest=1),
        }
        ((_today, tally),) = tallies.days.items()
        assert (tally.played, tally.won) == (3, 1)

    def test_a_game_with_a_hint_or_an_undo_is_not_clean(self, kept: History) -> None:
        hinted = game(1, Players(("casual", "human")), "1,1")
        hinted.ask_hint()
        undone = game(2, Players(("casual", "human")), "1,1 1,2")
        undone.undo()
        for session in (hinted, undone):
            session.resign(1)
            kept.follow(session)
        (tally,) = kept.tallies().groups.values()
        assert (tally.played, tally.won, tally.clean) == (2, 2, 0)

    def test_an_end_that_is_undone_does_not_count(self, kept: History) -> None:
        session = game(1, ALONE)
        kept.follow(session)
        session.undo()
        kept.follow(session)
        assert kept.tallies() == Tallies()

    @pytest.mark.parametrize("most", [1, 3, 200])
    def test_streaks_go_on_when_games_are_no_longer_kept(
        self, kept: History, monkeypatch: pytest.MonkeyPatch, most: int
    ) -> None:
        monkeypatch.setattr(history, "MOST", most)
        for seed, won in enumerate("1101110"):
            kept.follow(game(seed, Players(("casual", "human")) if won == "1" else ALONE))
        tallies = kept.tallies()
        (lost, won) = sorted(tallies.groups.values(), key=lambda tally: tally.won)
        assert (won.played, won.streak, won.longest) == (5, 5, 5)
        assert (lost.played, lost.longest) == (2, 0)
        ((_today, day),) = tallies.days.items()
        assert (day.played, day.streak, day.longest) == (7, 0, 3)

    def test_an_older_document_has_none_and_gets_them(self, kept: History, folder: Folder) -> None:
        kept.follow(game(1, ALONE))
        document = json.loads(folder.read(history.NAME) or "")
        del document[history.OLDER_TALLIES]
        folder.write(history.NAME, json.dumps(document))
        assert kept.tallies().groups == {Group("chain", "casual", 1): Tally(played=1)}
        kept.follow(game(2, ALONE))
        assert kept.tallies().groups == {Group("chain", "casual", 1): Tally(played=2)}
        assert not folder.take_notices()


class TestDamage:
    @pytest.mark.parametrize(
        "damage",
        [
            "",
            "no text at all {",
            '{"format": "gridlock history", "version": 2, "games": [], "older": {}}',
            '{"format": "gridlock history", "version": 1, "games": 3, "older": {}}',
            '{"format": "gridlock history", "version": 1, "games": [3], "older": {}}',
            '{"format": "gridlock history", "version": 1, "games": [], "older": {"chain": -1}}',
            '{"format": "gridlock history", "version": 1, "games": [], "older": {}, "older tallies": []}',
            '{"format": "gridlock history", "version": 1, "games": [], "older": {}, "older tallies": {}}',
        ],
    )
    def test_an_unreadable_list_is_set_aside_and_a_new_one_begins(
        self, kept: History, folder: Folder, damage: str
    ) -> None:
        folder.write(history.NAME, damage)
        kept.follow(game(1))
        assert len(kept.past_games()) == 1
        (notice,) = folder.take_notices()
        assert notice.startswith("The list of past games could not be read. The file is kept as ")
        assert folder.read("history-unreadable-1.json") == damage

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("saved", "0001-01-01T00:00:00+14:00"),
            ("saved", "yesterday"),
            ("seed", "seven"),
            ("series", {}),
            ("players", ["human", "wizard"]),
            ("resigned", 3),
            ("hints used", [1]),
            ("record", "chain"),
        ],
    )
    def test_any_damaged_field_is_found_at_once(
        self, kept: History, folder: Folder, field: str, value: object
    ) -> None:
        kept.follow(game(1))
        document = json.loads(folder.read(history.NAME) or "")
        document["games"][0][field] = value
        folder.write(history.NAME, json.dumps(document))
        assert kept.past_games() == ()
        assert len(folder.take_notices()) == 1
        kept.follow(game(2))
        assert len(kept.past_games()) == 1

    def test_a_single_game_that_is_damaged_is_told_when_it_is_opened(
        self, kept: History, folder: Folder
    ) -> None:
        kept.follow(game(1))
        text = folder.read(history.NAME)
        assert text is not None
        folder.write(history.NAME, text.replace("1,1 1,2", "1,1 1,1"))
        (past,) = kept.past_games()
        with pytest.raises(RecordError, match="Move 2: "):
            kept.session(past)

    def test_a_game_of_a_variant_that_is_gone_stays_in_the_list(self, kept: History, folder: Folder) -> None:
        kept.follow(game(1))
        fewer = {slug: variant for slug, variant in GAMES.items() if slug != "chain"}
        left = History(folder, Background(Folder(None)), fewer)
        assert left.past_games()[0].slug == "chain"
        assert left.statistics()["chain"].games == 1


CABINET = """
import sys
from pathlib import Path
from game import catalogue
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History

kept = History(Folder(Path(sys.argv[1])), Background(Folder(None)), catalogue.games())
print("ready", flush=True)
sys.stdin.readline()
for seed in range(10):
    session = Session(catalogue.games()["chain"].setup(2), Players(), Series(), int(sys.argv[2]) + seed)
    session.resign(1)
    kept.follow(session)
"""


def test_two_cabinets_at_once_lose_no_game(folder: Folder, kept: History) -> None:
    cabinets = [
        subprocess.Popen(
            [sys.executable, "-c", CABINET, str(folder.path), str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for seed in (100, 200)
    ]
    for cabinet in cabinets:
        assert cabinet.stdout is not None
        assert cabinet.stdout.readline() == "ready\n"
    for cabinet in cabinets:
        assert cabinet.stdin is not None
        cabinet.stdin.write("go\n")
        cabinet.stdin.flush()
    assert [cabinet.wait(PATIENCE_SECONDS) for cabinet in cabinets] == [0, 0]
    for cabinet in cabinets:
        cabinet.communicate()
    assert len(kept.past_games()) == 20


PLAYER = """
import sys
from pathlib import Path
from game import catalogue
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History

folder = Folder(Path(sys.argv[1]))
background = Background(folder)
kept = History(folder, background, catalogue.games())
for seed in range(1000):
    session = Session(catalogue.games()["chain"].setup(2), Players(), Series(), seed)
    session.resign(1)
    kept.follow(session)
    background.flush()
    print(seed + 1, flush=True)
"""


@pytest.mark.parametrize("count", [1, 7, 20])
def test_a_kill_loses_no_game_that_has_ended(folder: Folder, kept: History, count: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder.path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as player:
        assert player.stdout is not None
        while int(player.stdout.readline()) < count:
            pass
        player.kill()
    assert len(kept.past_games()) >= count
    assert not folder.take_notices()


def test_an_unreadable_list_is_told_at_the_start(folder: Folder) -> None:
    folder.write(history.NAME, "nonsense")
    History(folder, Background(Folder(None)), GAMES)
    (notice,) = folder.take_notices()
    assert notice.startswith("The list of past games could not be read.")
