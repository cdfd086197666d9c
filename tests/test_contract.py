"""The contract of every game. Every game that is found is tested, and must bring its cases."""

import importlib
import pickle
import re
from collections.abc import Callable

import pytest

from game import catalogue
from game.core import perft, record
from game.core.grid import NotationError
from game.core.match import IllegalMove, Match
from game.core.rules import PLAYERS, AnyRules, Names, Position
from game.core.variant import Setup, Variant
from tests.cases import KINDS, NO_TWIN, Case, all_cases, cases_of
from tests.setups import THE_FIVE, all_setups, name, random_match
from tests.twins import twin_of

SEEDS = range(6)

every_setup = pytest.mark.parametrize("setup", all_setups(), ids=name)
every_variant = pytest.mark.parametrize(
    "variant", catalogue.games().values(), ids=lambda variant: variant.slug
)


def every_case(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", all_cases(kind), ids=str)


def positions_of(match: Match) -> list[object]:
    """All positions of a match, the start and the end too."""
    return [match.plies[0].before, *(ply.after for ply in match.plies)]


@every_variant
def test_a_game_brings_recorded_cases_of_every_kind(variant: Variant) -> None:
    recorded = {case.kind for case in cases_of(variant)} - {NO_TWIN}
    assert recorded == set(KINDS), f"{variant.slug}/cases.txt has no {set(KINDS) - recorded}"
    counted = {case.setup.size for case in cases_of(variant) if case.kind == "leaves"}
    assert variant.size in counted, "the leaves of the official board are not recorded"
    assert len(counted) >= 3, "leaves are recorded for three sizes"


@every_variant
def test_boards_of_stages_are_proven_in_a_moment(variant: Variant) -> None:
    assert set(variant.stage_sizes) <= set(variant.sizes) & set(variant.provable_sizes)


@every_setup
def test_no_end_is_nearer_than_near_or_farther_than_at_the_start(setup: Setup) -> None:
    match = random_match(setup, 0)
    while match.undo():
        assert 0 <= match.tension <= 1
    assert match.tension == 0


@every_variant
def test_in_a_set_both_players_begin_equally_often(variant: Variant) -> None:
    assert variant.set_legs in (2, 4, 6)


@every_variant
def test_a_game_brings_a_twin_or_says_why_not(variant: Variant) -> None:
    reasons = [case.fields for case in cases_of(variant) if case.kind == NO_TWIN]
    if twin_of(variant.slug) is None:
        assert reasons, f"write tests/twins/{variant.slug}.py, or `{NO_TWIN} | why not` in its cases.txt"
        assert all(reason for (reason,) in reasons)
    else:
        assert not reasons


@every_variant
def test_a_game_explains_itself_in_few_lines_that_fit_a_terminal(variant: Variant) -> None:
    assert 3 <= len(variant.how_to_play) <= 12
    assert all(0 < len(line) <= 76 for line in (*variant.how_to_play, variant.summary))
    assert variant.size in variant.sizes
    assert len(variant.sizes) >= 3


@every_variant
def test_a_game_shows_a_legal_an_illegal_move_and_an_end_in_its_lesson(variant: Variant) -> None:
    lesson = variant.lesson
    rules = variant.setup().rules()
    match = Match(variant.setup())
    for move in lesson.moves.split():
        match.play(rules.read_move(move))
    assert rules.why_not(match.position, rules.read_move(lesson.legal)) is None
    assert rules.why_not(match.position, rules.read_move(lesson.illegal)) is not None
    whole = Match(variant.setup())
    for move in lesson.game.split():
        whole.play(rules.read_move(move))
    assert whole.over
    assert rules.why_over(whole.position).endswith(".")
    for you in PLAYERS:
        told = rules.why_over(whole.position, Names(you=you))
        assert re.search(r"\b(You|Your opponent|The board)\b", told), "a person alone is spoken to"
        assert not re.search(r"Player \d", told), "who may not know which player they are"


@every_variant
def test_a_game_calls_people_by_their_names(variant: Variant) -> None:
    """The same sentence as for numbers, and the same for a bot with a name as for a person."""
    whole = Match(variant.setup())
    rules = whole.rules
    for move in variant.lesson.game.split():
        whole.play(rules.read_move(move))
    named = rules.why_over(whole.position).replace("Player 1", "Ada").replace("Player 2", "Ben")
    assert rules.why_over(whole.position, Names(("Ada", "Ben"))) == named
    told = {rules.why_over(whole.position, Names(("Ada", "Ben"), you=you)) for you in PLAYERS}
    to_nobody = {rules.why_over(whole.position, Names(you=you)) for you in PLAYERS}
    assert told == {named, *(words for words in to_nobody if "Your opponent" not in words)}
    assert [rules.player_name(player, Names(("Ada", "Ben"))) for player in PLAYERS] == ["Ada", "Ben"]
    assert rules.player_name(2, Names(("Ada", ""))) == rules.player_name(2)


@every_variant
def test_a_games_folder_bears_its_slug(variant: Variant) -> None:
    assert importlib.import_module(f"game.variants.{variant.slug}").VARIANT is variant


@every_case("leaves")
def test_leaf_counts_are_those_recorded(case: Case) -> None:
    rules = case.setup.rules()
    for depth, recorded in enumerate(case.fields[1].split(), start=1):
        behind = perft.split(rules, rules.start(), depth)
        lines = "\n".join(f"{rules.move_text(move)}: {count}" for move, count in behind.items())
        assert sum(behind.values()) == int(recorded), f"{case}, depth {depth}, by first move:\n{lines}"


@every_case("moves")
def test_legal_moves_are_those_recorded(case: Case) -> None:
    rules = case.setup.rules()
    moves = rules.legal_moves(rules.read(case.fields[1]))
    assert sorted(map(rules.move_text, moves)) == sorted(case.fields[2].split())


@every_case("why")
def test_an_illegal_move_is_explained_as_recorded(case: Case) -> None:
    rules = case.setup.rules()
    _choices, position, move, sentence = case.fields
    assert rules.why_not(rules.read(position), rules.read_move(move)) == sentence


@every_case("record")
def test_a_recorded_game_replays(case: Case) -> None:
    match = record.read(case.fields[0], catalogue.games())
    assert match.setup.variant is case.variant
    assert match.over, "a recorded case is a finished game"
    assert record.write(match) == case.fields[0]


@every_setup
def test_move_texts_are_unique_and_read_back(setup: Setup) -> None:
    rules = setup.rules()
    texts = {rules.move_text(move): move for move in rules.every_move()}
    assert len(texts) == len(rules.every_move())
    for text, move in texts.items():
        assert len(text.split()) == 1
        assert rules.read_move(text) == move


def is_refused(read: Callable[[str], object], text: str) -> bool:
    """Whether a text is refused with a sentence."""
    try:
        read(text)
    except NotationError as error:
        return str(error).endswith(".")
    return False


@every_setup
def test_a_text_that_is_no_move_is_refused_with_a_sentence(setup: Setup) -> None:
    texts = ["", "nonsense", "1", "0,0,0", "-1,1", "1,1 ", "99,99", "up:", "1,1:up", "\x00"]
    assert [text for text in texts if is_refused(setup.rules().read_move, text)] == texts


@every_setup
def test_a_text_that_is_no_position_is_refused_with_a_sentence(setup: Setup) -> None:
    texts = ["", "1", "X 1", "...", "... 3", "/" * 5000, "2 " + "." * 9, "\udcff 1 -"]
    assert [text for text in texts if is_refused(setup.rules().read, text)] == texts


@every_setup
def test_the_player_who_is_named_begins(setup: Setup) -> None:
    assert [setup.rules().start(first).turn for first in PLAYERS] == list(PLAYERS)


@every_setup
def test_positions_survive_text_and_pickling(setup: Setup) -> None:
    rules = setup.rules()
    for seed in SEEDS:
        for position in positions_of(random_match(setup, seed)):
            again = rules.read(rules.text(position))
            assert again == position
            assert hash(again) == hash(position)
            assert pickle.loads(pickle.dumps(position)) == position


@every_setup
def test_playing_leaves_the_parent_as_it_was(setup: Setup) -> None:
    rules = setup.rules()
    for position in positions_of(random_match(setup, 1)):
        text, copy = rules.text(position), pickle.dumps(position)
        for move in rules.legal_moves(position):
            assert rules.play(position, move) != position
        assert rules.text(position) == text
        assert pickle.dumps(position) == copy


@every_setup
def test_each_legal_move_is_listed_once_and_there_are_none_only_at_the_end(setup: Setup) -> None:
    rules = setup.rules()
    for seed in SEEDS:
        match = random_match(setup, seed)
        for position in positions_of(match):
            moves = rules.legal_moves(position)
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(rules.every_move())
            assert (rules.outcome(position) is None) == bool(moves)


@every_setup
def test_every_illegal_move_has_a_reason_and_no_legal_one(setup: Setup) -> None:
    rules = setup.rules()
    for position in positions_of(random_match(setup, 2)):
        legal = set(rules.legal_moves(position))
        for move in rules.every_move():
            reason = rules.why_not(position, move)
            assert (reason is None) == (move in legal), rules.move_text(move)
            assert reason is None or (reason.endswith(".") and len(reason) <= 76), reason


@every_setup
def test_what_forbids_a_move_is_on_the_board_unless_the_board_ends_there(setup: Setup) -> None:
    rules = setup.rules()
    for position in positions_of(random_match(setup, 2))[::3]:
        legal = set(rules.legal_moves(position))
        for move in rules.every_move():
            cells = rules.forbidding(position, move)
            assert len(set(cells)) == len(cells)
            assert all(0 <= cell < rules.grid.cells for cell in cells)
            if move in legal or not legal:
                assert cells == (), "nothing forbids a legal move, or any when the game is over"
            elif not cells:
                assert "the board" in (rules.why_not(position, move) or ""), rules.move_text(move)


@pytest.mark.parametrize("slug", THE_FIVE)
def test_without_what_forbids_it_a_move_is_legal(slug: str) -> None:
    """Without all of it, and nothing else. A tower and a cycle have to be somewhere, as the last move has."""
    setup, tried = catalogue.games()[slug].setup(), 0
    rules = setup.rules()
    for position in positions_of(random_match(setup, 2)):
        for move in rules.every_move():
            cells = rules.forbidding(position, move)
            freed = without(rules, position, cells)
            if freed is not None and freed != position:
                tried += 1
                reason = rules.why_not(position, move)
                assert rules.why_not(freed, move) != reason, rules.move_text(move)
                if rules.cells_of(position, move)[-1] not in cells:
                    assert rules.why_not(freed, move) is None, rules.move_text(move)
                    for cell in cells:
                        but_one = without(rules, position, tuple(each for each in cells if each != cell))
                        assert but_one is None or rules.why_not(but_one, move), "one alone forbids it"
    assert tried > 10


def without(rules: AnyRules, position: Position, cells: tuple[int, ...]) -> Position | None:
    """The same position with some cells empty; None if one of them cannot be."""
    board, *fields = rules.text(position).split()
    rows = [list(row) for row in board.split("/")]
    for row, column in (divmod(cell, rules.size) for cell in cells):
        rows[row][column] = "."
    try:
        freed: Position = rules.read(" ".join(["/".join(map("".join, rows)), *fields]))
    except NotationError:
        return None
    return rules.seen_by(freed, position.turn)


@every_setup
def test_an_illegal_move_changes_nothing(setup: Setup) -> None:
    match = random_match(setup, 3)
    ended = match.position
    for move in match.rules.every_move():
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            match.play(move)
    assert match.position == ended


@every_setup
def test_undo_and_redo_restore_every_position(setup: Setup) -> None:
    match = random_match(setup, 4)
    positions = positions_of(match)
    for position in reversed(positions[:-1]):
        match.undo()
        assert match.position == position
    assert match.undo() is None
    for position in positions[1:]:
        match.redo()
        assert match.position == position
    assert match.redo() is None


@every_setup
def test_records_read_back_to_the_same_game(setup: Setup) -> None:
    for seed in SEEDS:
        match = random_match(setup, seed)
        while True:
            line = record.write(match)
            again = record.read(line, catalogue.games())
            assert again.setup == setup
            assert again.position == match.position
            assert again.outcome == match.outcome
            assert record.write(again) == line
            if match.undo() is None:
                break


@every_setup
def test_the_longest_game_fits_a_record(setup: Setup) -> None:
    rules = setup.rules()
    longest_move = max(len(rules.move_text(move)) for move in rules.every_move())
    # Every move fills a cell for good, and at most one pass stands behind it.
    most = rules.grid.cells * (longest_move + len(" ") + len(record.PASS) + len(" "))
    assert len(record.write(Match(setup))) + most <= record.LONGEST


@every_setup
def test_a_game_can_be_played_through_in_its_own_words(setup: Setup) -> None:
    match = random_match(setup, 5)
    transcript = setup.variant.make_transcript(match.rules, lambda text, _owner: text)
    for ply in match.plies:
        text = match.rules.move_text(ply.move)
        assert transcript.prompt(ply.before, ()).endswith(" ")
        reply = transcript.hear(ply.before, (), text)
        assert reply.move == ply.move, f"{text} is not understood at the first question"
        half = transcript.hear(ply.before, (), re.split("[:, ]", text)[0])
        assert transcript.in_steps or not half.said, "such moves are entered in steps"
    ending = transcript.ending(match.position)
    assert f"Player {match.winner}" in ending if match.winner else "draw" in ending.lower()
