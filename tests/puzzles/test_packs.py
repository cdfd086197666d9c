"""The packs: every line is a puzzle, no two are alike, and the days of this edition stay as they are."""

import random
from functools import cache

import pytest

from game import catalogue
from game.core.match import Match
from game.core.rules import AnyRules, Position
from game.core.variant import Setup
from game.puzzles.daily import of_day
from game.puzzles.difficulty import rated
from game.puzzles.make_puzzles import FIRST_EDITION, mine
from game.puzzles.pack import Packs, entries, found_packs, written
from game.puzzles.proof import prove
from game.puzzles.puzzle import Puzzle, PuzzleError, read
from game.solving.solver import Solver
from game.solving.symmetry import likeness
from tests.setups import WITH_PUZZLES, match_of

GAMES = catalogue.games()
PACKS = found_packs()
# Proving all of them takes minutes: `bench puzzles` does.
SAMPLE = 6


@cache
def puzzles_of(slug: str) -> list[Puzzle]:
    return [PACKS.puzzle(entry) for entry in PACKS.of(slug)]


@cache
def solver_for(setup: Setup) -> Solver:
    return Solver(setup)


every_game = pytest.mark.parametrize("slug", WITH_PUZZLES)


@every_game
def test_every_game_has_enough_puzzles_on_the_boards_that_it_names(slug: str) -> None:
    variant, found = GAMES[slug], puzzles_of(slug)
    assert len(found) >= 200
    assert {puzzle.setup.size for puzzle in found} == set(variant.puzzle_sizes)
    for puzzle in found:
        assert variant.puzzle_moves <= puzzle.length <= 5
        assert len(puzzle.moves) >= 2
        assert puzzle.solved()[-1].player == puzzle.player, "the last move is the player's"


@every_game
def test_a_sample_is_proven_again_with_its_line_and_its_rating(slug: str) -> None:
    for puzzle in random.Random(slug).sample(puzzles_of(slug), SAMPLE):  # noqa: S311 - not for secrets
        solver = solver_for(puzzle.setup)
        proof = prove(solver, puzzle.match())
        assert proof is not None, puzzle.text
        assert rated(solver, proof) == puzzle


@every_game
def test_each_move_of_a_line_is_the_only_one_that_wins_by_the_rules_alone(slug: str) -> None:
    """The kernels do not take part: a plain search does, from positions near enough to the end."""
    puzzles = sorted(puzzles_of(slug), key=lambda puzzle: -len(puzzle.moves))[:8]
    for puzzle in puzzles:
        rules = puzzle.setup.rules()
        ply = puzzle.solved()[-1]
        search = Search(rules)
        winning = [
            move
            for move in rules.legal_moves(ply.before)
            if search.wins(rules.play(ply.before, move), ply.player)
        ]
        assert winning == [ply.move], puzzle.text


class Search:
    """Tries everything to the end."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._known: dict[tuple[Position, int], bool] = {}

    def wins(self, position: Position, player: int) -> bool:
        """Whether a player wins with perfect play."""
        found = self._known.get((position, player))
        if found is None:
            outcome = self._rules.outcome(position)
            after = (self._rules.play(position, move) for move in self._rules.legal_moves(position))
            if outcome is not None:
                found = outcome.winner == player
            elif position.turn == player:
                found = any(self.wins(each, player) for each in after)
            else:
                found = all(self.wins(each, player) for each in after)
            self._known[position, player] = found
        return found


def test_no_two_puzzles_ask_alike_also_turned_or_with_the_colours_exchanged() -> None:
    seen: dict[str, str] = {}
    for slug in WITH_PUZZLES:
        for puzzle in puzzles_of(slug):
            rules = puzzle.setup.rules()
            for ply in puzzle.solved():
                if ply.player == puzzle.player:
                    same = seen.setdefault(f"{slug} {likeness(rules, ply.before)}", puzzle.text)
                    assert same == puzzle.text


def test_no_two_puzzles_have_the_same_name() -> None:
    names = [entry.name for entry in PACKS.of()]
    assert len(set(names)) == len(names)
    assert names[0] == PACKS.puzzle(PACKS.of()[0]).name


@every_game
def test_a_pack_is_written_in_one_way(slug: str) -> None:
    assert written(FIRST_EDITION, puzzles_of(slug)) == catalogue.pack_text(GAMES[slug])


def test_the_days_of_this_edition_stay_as_they_are() -> None:
    """When packs are mined anew, the daily puzzles change: do so before a release only."""
    found = {day: entry.name for day in PINNED if (entry := of_day(PACKS, day))}
    assert found == PINNED


PINNED = {
    "2026-01-01": "chain-4c9a4e5615",
    "2026-11-16": "siege-11ecc3dc28",
    "2026-11-22": "light_cycle-441ed7c72f",
    "2028-02-29": "crossfire-d2e118e626",
    "2031-12-31": "chain-75e98072d7",
}


class TestMining:
    def test_the_same_seed_finds_the_same_puzzles(self) -> None:
        one, same, other = (mine(GAMES["apart"], 5, seed)[0].puzzles for seed in (1, 1, 2))
        assert one == same
        assert one != other
        assert len(one) == 5

    def test_a_pack_is_mined_from_all_boards_of_its_game(self) -> None:
        hauls = mine(GAMES["crossfire"], 5)
        assert [(haul.setup.size, len(haul.puzzles)) for haul in hauls] == [(6, 3), (7, 2)]

    def test_a_game_without_boards_for_puzzles_has_none(self) -> None:
        assert mine(GAMES["noughts"], 5) == []
        assert not catalogue.pack_text(GAMES["noughts"])
        assert "noughts" not in PACKS.slugs


class TestLikeness:
    @pytest.mark.parametrize(
        ("slug", "one", "other"),
        [
            ("apart", "X../.O./... 1", "..X/.O./... 1"),
            ("apart", "X../.O./... 1", "O../.X./... 2"),
            ("siege", "1#./.../..2 2", "2#./.../..1 1"),
            ("siege", "1#./.../..2 2", "1../#../..2 2"),
            ("chain", "XO./.../... 1 1,2", "OX./.../... 2 1,2"),
            ("chain", "XO./.../... 1 1,2", ".../.../.OX 1 3,2"),
        ],
    )
    def test_turned_reflected_and_exchanged_positions_are_alike(
        self, slug: str, one: str, other: str
    ) -> None:
        rules = GAMES[slug].setup(3).rules()
        assert likeness(rules, rules.read(one)) == likeness(rules, rules.read(other))

    @pytest.mark.parametrize(
        ("slug", "one", "other"),
        [
            ("siege", "1#./.../..2 1", "1#./.../..2 2"),
            ("apart", "X../.O./... 1", ".X./.O./... 1"),
            ("chain", "XO./.../... 1 1,2", "XO./.../... 1 1,1"),
        ],
    )
    def test_others_are_not(self, slug: str, one: str, other: str) -> None:
        rules = GAMES[slug].setup(3).rules()
        assert likeness(rules, rules.read(one)) != likeness(rules, rules.read(other))


class TestProof:
    def proven(self, slug: str, size: int, moves: str) -> Puzzle | None:
        setup = GAMES[slug].setup(size)
        proof = prove(Solver(setup), match_of(setup, moves))
        return proof.puzzle if proof else None

    def test_a_start_and_an_end_are_no_puzzles(self) -> None:
        assert self.proven("chain", 2, "") is None
        assert self.proven("chain", 2, "1,1 1,2 2,2 2,1") is None

    def test_two_winning_moves_are_no_puzzle(self) -> None:
        puzzle = puzzles_of("apart")[0]
        for number in range(len(puzzle.moves)):
            match = Match.of(puzzle.setup, puzzle.moves[:number], puzzle.first)
            solver = solver_for(puzzle.setup)
            values = [
                solver.value_of(match.position, move) for move in match.rules.legal_moves(match.position)
            ]
            winning = sum(value.value == "win" for value in values)
            assert winning == 1 or prove(solver, match) is None

    def test_a_move_that_ends_the_game_is_none(self) -> None:
        """X wins at once at 1,3, and nowhere else."""
        assert self.proven("noughts", 3, "1,1 2,1 1,2 2,2") is None

    def test_when_stopped_there_is_no_proof(self) -> None:
        puzzle = puzzles_of("siege")[-1]
        assert prove(Solver(puzzle.setup), puzzle.match(), lambda: True) is None


class TestText:
    LINE = PACKS.of("siege")[0].text

    def test_a_line_is_read_and_written_alike(self) -> None:
        for slug in WITH_PUZZLES:
            for entry in PACKS.of(slug)[::20]:
                assert read(entry.text, GAMES).text == entry.text

    @pytest.mark.parametrize(
        "spoil",
        [
            lambda line: line[:0],
            lambda line: line.replace(" solution ", " "),
            lambda line: line.replace(" rating ", " "),
            lambda line: line + "0000",
            lambda line: line + ".5",
            lambda line: line.replace("siege", "chess"),
            lambda line: line.replace("size=5", "size=99"),
            lambda line: line.replace(" solution ", " solution left:9,9 "),
            lambda line: line.replace(" solution ", " solution pass "),
            lambda line: line.replace(" solution ", "  solution "),
            lambda line: line.replace("solution ", "solution " + "up:0,0 " * 2000),
        ],
    )
    def test_a_damaged_line_is_refused(self, spoil: object) -> None:
        assert callable(spoil)
        with pytest.raises(PuzzleError):
            read(spoil(self.LINE), GAMES)

    @pytest.mark.parametrize("text", ["junk", "apart size=5 rating 5", "edition 2026-01-01\njunk"])
    def test_a_damaged_pack_is_refused(self, text: str) -> None:
        with pytest.raises(PuzzleError):
            entries(text)

    def test_skipped_players_are_marked(self) -> None:
        passing = [text for entry in PACKS.of("apart") if " pass " in (text := entry.text)]
        for text in passing[:5]:
            assert read(text, GAMES).text == text

    def test_the_packs_know_their_games(self) -> None:
        assert set(PACKS.slugs) == set(WITH_PUZZLES)
        assert Packs({"apart": ""}, GAMES).slugs == ()
        assert PACKS.of("chess") == ()
