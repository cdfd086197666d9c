"""What holds for any match of every game, and for any text that anyone can send."""

import copy
import pickle
from collections.abc import Callable
from contextlib import closing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue
from game.core import record
from game.core.grid import NotationError
from game.core.match import Match
from game.core.record import RecordError
from game.core.rules import PLAYERS
from game.core.variant import Setup, Variant
from game.engine.protocol import Engine
from tests.cases import Case, all_cases
from tests.twins import twin_of

EXAMPLES = 25  # of each game


def for_every_game(test: Callable[..., None]) -> Callable[..., None]:
    variants = catalogue.games().values()
    some = settings(max_examples=EXAMPLES)(test)
    return pytest.mark.parametrize("variant", variants, ids=lambda variant: variant.slug)(some)


@st.composite
def setups(draw: st.DrawFn, variant: Variant) -> Setup:
    options = {option.name: draw(st.sampled_from(option.values)) for option in variant.options}
    return variant.setup(draw(st.sampled_from(variant.sizes)), options)


@st.composite
def matches(draw: st.DrawFn, variant: Variant) -> Match:
    """A match at any moment: some moves, chosen by number among the legal ones."""
    match = Match(draw(setups(variant)), draw(st.sampled_from(PLAYERS)))
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=80)):
        moves = match.rules.legal_moves(match.position)
        if not moves:
            break
        match.play(moves[choice % len(moves)])
    return match


@for_every_game
@given(data=st.data())
def test_the_rules_agree_with_a_plain_reading_of_the_texts(variant: Variant, data: st.DataObject) -> None:
    match = data.draw(matches(variant))
    twin, options = twin_of(match.setup.variant.slug), dict(match.setup.options)
    if twin is None:
        return  # its cases.txt says why
    rules = match.rules
    text = rules.text(match.rules.start(match.first))
    for ply in match.plies:
        move = rules.move_text(ply.move)
        assert twin.moves_of(text, options) == set(map(rules.move_text, rules.legal_moves(ply.before)))
        text = twin.after(text, move)
        assert rules.text(ply.after) == text
    if match.outcome is not None:
        assert twin.moves_of(text, options) == set()
        assert twin.result(text) == str(match.winner or record.DRAWN)


@pytest.mark.parametrize("case", all_cases("leaves"), ids=str)
def test_the_recorded_leaf_counts_are_those_of_the_plain_reading(case: Case) -> None:
    twin = twin_of(case.variant.slug)
    if twin is None:
        return  # its cases.txt says why
    rules = case.setup.rules()
    start = rules.text(rules.start())
    for depth, recorded in enumerate(map(int, case.fields[1].split()), start=1):
        if recorded <= 1500:
            assert twin.leaves(start, depth, dict(case.setup.options)) == recorded


@for_every_game
@given(data=st.data())
def test_a_side_on_turn_can_move_until_the_game_is_over(variant: Variant, data: st.DataObject) -> None:
    match = data.draw(matches(variant))
    rules, position = match.rules, match.position
    assert (rules.outcome(position) is None) == bool(rules.legal_moves(position))


@for_every_game
@given(data=st.data())
def test_positions_are_values(variant: Variant, data: st.DataObject) -> None:
    match = data.draw(matches(variant))
    rules, position = match.rules, match.position
    for again in (
        rules.read(rules.text(position)),
        pickle.loads(pickle.dumps(position)),
        copy.copy(position),
    ):
        assert again == position
        assert hash(again) == hash(position)
    with pytest.raises(AttributeError):
        position.turn = 1  # type: ignore[misc]


@for_every_game
@given(data=st.data())
def test_a_record_reads_back_to_the_same_match(variant: Variant, data: st.DataObject) -> None:
    match = data.draw(matches(variant))
    again = record.read(record.write(match), catalogue.games())
    assert [ply.move for ply in again.plies] == [ply.move for ply in match.plies]
    assert again.position == match.position
    assert (again.setup, again.first, again.outcome) == (match.setup, match.first, match.outcome)


@for_every_game
@given(data=st.data())
def test_undo_leads_back_through_the_same_positions(variant: Variant, data: st.DataObject) -> None:
    match, steps = data.draw(matches(variant)), data.draw(st.integers(0, 100))
    ended = match.position
    taken_back = [ply for _step in range(steps) if (ply := match.undo())]
    for ply in reversed(taken_back):
        assert match.position == ply.before
        assert match.redo() == ply
    assert match.position == ended


@for_every_game
@given(data=st.data())
def test_any_text_is_read_or_refused_with_a_sentence(variant: Variant, data: st.DataObject) -> None:
    rules = data.draw(setups(variant)).rules()
    text = data.draw(st.text(max_size=60) | st.text("12XO.#/, -:updownleftrighas0", max_size=60))
    for read, write in ((rules.read_move, rules.move_text), (rules.read, rules.text)):
        try:
            value = read(text)
        except NotationError as error:
            assert str(error).endswith(".")
        else:
            assert read(write(value)) == value


@for_every_game
@given(data=st.data())
def test_a_record_with_one_word_changed_is_read_or_refused_with_a_sentence(
    variant: Variant, data: st.DataObject
) -> None:
    match = data.draw(matches(variant))
    words = record.write(match).split()
    spot = data.draw(st.integers(0, len(words) - 1))
    words[spot] = data.draw(
        st.sampled_from(["", "pass", "*", "1", "2", "moves", "up", "1,1", "size=99", "\x00"])
    )
    try:
        again = record.read(" ".join(words), catalogue.games())
    except RecordError as error:
        assert str(error).endswith(".")
    else:
        assert record.read(record.write(again), catalogue.games()).position == again.position


COMMANDS = ["ugi", "isready", "uginewgame", "setoption", "position", "query", "stop", "d", "go"]
WORDS = [
    *COMMANDS,
    "name",
    "Game",
    "Size",
    "Diagonals",
    "Level",
    "value",
    "apart",
    "siege",
    "chain",
    "3",
    "9",
    "all",
    "main",
    "rookie",
    "startpos",
    "fen",
    "moves",
    "1,1",
    "2,2",
    "up",
    "right:0,0",
    "-",
    "1",
    "2",
    "...../...../...../...../.....",
    "p1turn",
    "gameover",
    "result",
    "legalmoves",
    "perft",
    "nodes",
    "depth",
]


@given(st.lists(st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=7), max_size=12))
def test_no_command_upsets_the_engine(commands: list[list[str]]) -> None:
    answers: list[str] = []
    with closing(Engine(answers.append)) as engine:
        for words in commands:
            if words[:1] == ["go"] or words == ["query", "value"]:
                continue  # they take their time: tested where they have it
            engine.obey(" ".join(words))
        engine.obey("isready")
    assert answers[-1] == "readyok"
