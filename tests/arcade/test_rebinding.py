"""Binding keys and buttons, as values: what may be bound where, and that nobody can lock themselves out."""

import json
from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.binding_data import agree, as_data, from_data
from game.arcade.input.binding_tables import DIRECTIONS, UNBOUND
from game.arcade.input.binding_words import why_not_bind, why_not_unbind
from game.arcade.input.bindings import DEFAULT_BINDINGS, KEYBOARD, Bindings
from game.arcade.input.hand_presets import DEAD_ZONES, PRESETS, REPEATS, with_settings
from game.arcade.input.keyboard import POSITION_OF
from game.arcade.input.rebinding import (
    Entry,
    Resolution,
    is_fixed,
    is_system_key,
    reset,
    resolutions,
    source_at,
    unbound,
)
from game.arcade.input.sources import ESCAPE, Source, axis, button, d_pad, key
from game.arcade.profile.settings import SETTINGS
from game.core.controls import Verb

PAD = Device(Kind.GAMEPAD, 1, "0300c0ffee")
JOYSTICK = Device(Kind.GAMEPAD, 2, "0300c0ffee", known=False)
Q, Z, W, H, UP_ARROW = (
    key(position)
    for position in (*(pygame.KSCAN_Q, pygame.KSCAN_Z, pygame.KSCAN_W, pygame.KSCAN_H, pygame.KSCAN_UP),)
)
UNDO, UNDO_TOO = Entry(LEFT_KEYS, Command.UNDO, 0), Entry(LEFT_KEYS, Command.UNDO, 1)
REDO, HINT = Entry(LEFT_KEYS, Command.REDO, 0), Entry(LEFT_KEYS, Command.HINT, 0)
E = source_at(DEFAULT_BINDINGS, REDO)


class TestAFreeKey:
    def test_is_bound_at_once(self) -> None:
        (after,) = resolutions(DEFAULT_BINDINGS, UNDO, Z).values()
        assert after.table(LEFT_KEYS)[Command.UNDO] == (Z, None)
        assert after.meaning_of_key(Z.number) == (Command.UNDO, LEFT_KEYS)
        assert after.meaning_of_key(Q.number) is None

    def test_can_be_a_second_one(self) -> None:
        (after,) = resolutions(DEFAULT_BINDINGS, UNDO_TOO, Z).values()
        assert after.table(LEFT_KEYS)[Command.UNDO] == (Q, Z)

    def test_of_the_same_row_changes_its_column(self) -> None:
        (after,) = resolutions(DEFAULT_BINDINGS, UNDO_TOO, Q).values()
        assert after.table(LEFT_KEYS)[Command.UNDO] == (None, Q)


class TestAKeyOfAnotherRow:
    def test_is_swapped_unless_something_else_is_chosen(self) -> None:
        choices = resolutions(DEFAULT_BINDINGS, REDO, Q)
        assert list(choices) == [Resolution.SWAP, Resolution.TAKE, Resolution.LEAVE]
        swapped = choices[Resolution.SWAP]
        assert (source_at(swapped, REDO), source_at(swapped, UNDO)) == (Q, E)

    def test_can_be_taken(self) -> None:
        taken = resolutions(DEFAULT_BINDINGS, REDO, Q)[Resolution.TAKE]
        assert (source_at(taken, REDO), source_at(taken, UNDO)) == (Q, None)

    def test_can_be_left(self) -> None:
        assert resolutions(DEFAULT_BINDINGS, REDO, Q)[Resolution.LEAVE] == DEFAULT_BINDINGS

    def test_has_nothing_to_swap_with_an_empty_entry(self) -> None:
        assert list(resolutions(DEFAULT_BINDINGS, HINT, Q)) == [Resolution.TAKE, Resolution.LEAVE]

    def test_is_shared_and_may_become_one_players_own(self) -> None:
        taken = resolutions(DEFAULT_BINDINGS, HINT, H)[Resolution.TAKE]
        assert taken.meaning_of_key(H.number) == (Command.HINT, LEFT_KEYS)
        assert taken.table(SHARED_KEYS)[Command.HINT] == UNBOUND


class TestAKeyIsRefused:
    def test_if_it_belongs_to_the_other_player(self) -> None:
        words = why_not_bind(DEFAULT_BINDINGS, UNDO, UP_ARROW)
        assert words == "Up arrow is Player 2's key for Up. Press another key."

    @pytest.mark.parametrize(
        "position",
        [
            *(pygame.KSCAN_LALT, pygame.KSCAN_RCTRL, pygame.KSCAN_LGUI, pygame.KSCAN_CAPSLOCK),
            *(pygame.KSCAN_PRINTSCREEN, pygame.KSCAN_PAUSE, 128, 270),
        ],
    )
    def test_if_it_belongs_to_the_system(self, position: int) -> None:
        assert "belongs to your system" in why_not_bind(DEFAULT_BINDINGS, UNDO, key(position))

    def test_if_the_other_row_would_have_none_left(self) -> None:
        """B is the only way back on a gamepad."""
        hint = Entry(PAD, Command.FULL_SCREEN, 0)
        words = why_not_bind(DEFAULT_BINDINGS, hint, button(pygame.CONTROLLER_BUTTON_B))
        assert words == "B already means Back. It is needed there."


class TestAnEmptyEntry:
    def test_conflicts_with_no_other(self) -> None:
        bare = unbound(DEFAULT_BINDINGS, UNDO)
        assert bare.table(LEFT_KEYS)[Command.UNDO] == UNBOUND
        assert bare.table(LEFT_KEYS)[Command.HINT] == UNBOUND
        assert list(resolutions(bare, HINT, Z)) == [Resolution.TAKE]
        assert as_data(bare)["player 1"]["undo"] == [None, None]

    def test_may_be_anyones_direction_as_long_as_the_other_player_has_one(self) -> None:
        bindings = DEFAULT_BINDINGS
        for device in (LEFT_KEYS, RIGHT_KEYS):
            entry = Entry(device, Verb.UP, 0)
            refusal = why_not_unbind(bindings, entry)
            bindings = bindings if refusal else unbound(bindings, entry)
        assert refusal == "One of the players needs a key for Up. Bind another one first."
        assert bindings.table(LEFT_KEYS)[Verb.UP] == UNBOUND
        assert bindings.table(RIGHT_KEYS)[Verb.UP] == (UP_ARROW, None)

    @pytest.mark.parametrize("meaning", [Verb.CONFIRM, Verb.BACK])
    @pytest.mark.parametrize("pad", [PAD, JOYSTICK], ids=["gamepad", "joystick"])
    def test_may_not_be_what_a_gamepad_needs(self, pad: Device, meaning: Meaning) -> None:
        assert "needs a button" in why_not_unbind(DEFAULT_BINDINGS, Entry(pad, meaning, 0))

    def test_may_not_be_escape(self) -> None:
        escape = Entry(SHARED_KEYS, Command.PAUSE, 0)
        assert why_not_unbind(DEFAULT_BINDINGS, escape) == "Escape always pauses and goes back."


class TestReset:
    def test_is_for_one_table(self) -> None:
        bindings = unbound(unbound(DEFAULT_BINDINGS, UNDO), Entry(RIGHT_KEYS, Command.UNDO, 0))
        after = reset(bindings, LEFT_KEYS)
        assert after.table(LEFT_KEYS) == DEFAULT_BINDINGS.table(LEFT_KEYS)
        assert after.table(RIGHT_KEYS)[Command.UNDO] == UNBOUND

    def test_takes_back_the_keys_that_went_elsewhere(self) -> None:
        swapped = resolutions(DEFAULT_BINDINGS, Entry(SHARED_KEYS, Command.HINT, 0), Q)[Resolution.SWAP]
        after = reset(swapped, LEFT_KEYS)
        assert after.meaning_of_key(Q.number) == (Command.UNDO, LEFT_KEYS)
        assert after.table(SHARED_KEYS)[Command.HINT] == UNBOUND

    def test_is_for_the_whole_keyboard_if_nobody_could_confirm_otherwise(self) -> None:
        bindings = resolutions(DEFAULT_BINDINGS, Entry(LEFT_KEYS, Verb.CONFIRM, 0), H)[Resolution.TAKE]
        for column in (0, 1):
            bindings = unbound(bindings, Entry(RIGHT_KEYS, Verb.CONFIRM, column))
        assert reset(bindings, SHARED_KEYS) == DEFAULT_BINDINGS, "the hint takes back the only key"

    def test_of_a_gamepad_leaves_other_models_alone(self) -> None:
        bindings = unbound(
            unbound(DEFAULT_BINDINGS, Entry(PAD, Command.HINT, 0)), Entry(JOYSTICK, Command.HINT, 0)
        )
        after = reset(bindings, PAD)
        assert after.table(PAD) == DEFAULT_BINDINGS.table(PAD)
        assert after.table(JOYSTICK)[Command.HINT] == UNBOUND


# Any changes by anyone

KEY_ENTRIES = [
    Entry(device, meaning, column)
    for device in (*KEYBOARD, PAD, JOYSTICK)
    for meaning in DEFAULT_BINDINGS.table(device)
    for column in (0, 1)
]
KEYS = st.integers(1, 300).map(key)
ON_PADS = st.one_of(
    st.integers(0, 14).map(button),
    st.sampled_from(DIRECTIONS).map(d_pad),
    st.tuples(st.integers(0, 5), st.sampled_from((-1, 1))).map(lambda each: axis(*each)),
)
KNOWN_KEYS = st.sampled_from(
    [
        source
        for device in KEYBOARD
        for columns in DEFAULT_BINDINGS.table(device).values()
        for source in columns
        if source
    ]
)


@st.composite
def rebound(draw: st.DrawFn) -> Bindings:
    """The bindings after people have tried all kinds of things on the page."""
    bindings = DEFAULT_BINDINGS
    for entry in draw(st.lists(st.sampled_from(KEY_ENTRIES), max_size=60)):
        change = draw(st.sampled_from(("bind", "bind", "unbind", "unbind", "reset")))
        if change == "reset":
            bindings = reset(bindings, entry.device)
        elif change == "unbind":
            bindings = bindings if why_not_unbind(bindings, entry) else unbound(bindings, entry)
        elif not is_fixed(bindings, entry):
            keys = st.one_of(KEYS, KNOWN_KEYS).filter(lambda source: source != ESCAPE)
            source = draw(keys if entry.device.kind is Kind.KEYBOARD else ON_PADS)
            if not why_not_bind(bindings, entry, source):
                bindings = draw(st.sampled_from(list(resolutions(bindings, entry, source).values())))
    return bindings


def sources_of(bindings: Bindings, *devices: Device) -> list[Source]:
    """Everything that is bound on some devices."""
    tables = (bindings.table(device) for device in devices)
    return [source for table in tables for columns in table.values() for source in columns if source]


@settings(max_examples=150, deadline=None)
@given(rebound())
def test_nobody_can_lock_themselves_out(bindings: Bindings) -> None:
    """The keyboard alone and each gamepad alone can move, confirm and go back, and so reach every reset."""
    assert bindings.meaning_of_key(ESCAPE.number) == (Command.PAUSE, SHARED_KEYS)
    for meaning in (*DIRECTIONS, Verb.CONFIRM):
        rows = [bindings.table(device)[meaning] for device in (LEFT_KEYS, RIGHT_KEYS)]
        keys = [source for columns in rows for source in columns if source and not is_system_key(source)]
        meant = [bindings.meaning_of_key(source.number) for source in keys]
        assert meant
        assert all(each in ((meaning, LEFT_KEYS), (meaning, RIGHT_KEYS)) for each in meant)
    for pad in (PAD, JOYSTICK):
        for meaning in (*DIRECTIONS, Verb.CONFIRM, Verb.BACK):
            sources = [source for source in bindings.table(pad)[meaning] if source]
            assert any(bindings.meaning_on_pad(pad, source) is meaning for source in sources)
    for device in (*KEYBOARD, PAD, JOYSTICK):
        reset_one = reset(bindings, device)
        assert reset_one.table(device) == DEFAULT_BINDINGS.table(device)


@settings(max_examples=150, deadline=None)
@given(rebound())
def test_each_key_and_button_is_bound_once(bindings: Bindings) -> None:
    for group in (KEYBOARD, (PAD,), (JOYSTICK,)):
        sources = sources_of(bindings, *group)
        assert len(sources) == len(set(sources))


@settings(max_examples=150, deadline=None)
@given(rebound())
def test_what_was_bound_is_read_as_it_was_written(bindings: Bindings) -> None:
    data = json.loads(json.dumps(as_data(bindings)))
    assert from_data(data) == bindings
    assert agree(data, from_data(data))


class TestBindingsInAFile:
    def test_are_written_for_people(self) -> None:
        bindings = resolutions(DEFAULT_BINDINGS, UNDO_TOO, Z)[Resolution.TAKE]
        bindings = resolutions(bindings, Entry(PAD, Command.HINT, 1), axis(4, 1))[Resolution.TAKE]
        data = as_data(bindings)
        assert set(data) == {"player 1", "gamepad 0300c0ffee"}, "only what was changed"
        assert data["player 1"]["undo"] == ["Q", "Z"]
        assert data["player 1"]["confirm"] == ["Space", None]
        assert data["gamepad 0300c0ffee"]["up"] == ["d-pad up", "axis 1 -"]
        assert data["gamepad 0300c0ffee"]["hint"] == ["button 3", "axis 4 +"]

    @pytest.mark.parametrize(
        "row",
        ["Z", None, ["Z"], ["Z", None, None], ["Zett", None], ["Z", 3], ["Left alt", None], ["Lalt", None]],
    )
    def test_have_the_default_in_a_row_that_makes_no_sense(self, row: object) -> None:
        data = {"player 1": {"undo": row, "redo": ["X", None], "jump": ["J", None]}, "player 3": {}, "": 7}
        bindings = from_data(data)
        assert bindings.table(LEFT_KEYS)[Command.UNDO] == (Q, None)
        assert bindings.table(LEFT_KEYS)[Command.REDO] == (key(pygame.KSCAN_X), None)
        assert not agree(data, bindings)

    def test_that_have_insert_for_redo_keep_it(self) -> None:
        bindings = from_data({"player 2": {"redo": ["Insert", None]}})
        assert bindings.table(RIGHT_KEYS)[Command.REDO] == (key(pygame.KSCAN_INSERT), None)

    def test_that_do_not_name_what_turns_pages_leave_a_button_for_it(self) -> None:
        """RB once made a move again and turned pages. It still does the one, so RT does the other."""
        bindings = from_data(
            {"gamepad 0300c0ffee": {"redo": ["button 10", None], "pause": ["button 9", None]}}
        )
        rows = bindings.table(PAD)
        asked = (Command.REDO, Command.NEXT_TAB, Command.PAUSE, Command.SECOND)
        assert [rows[meaning][0] for meaning in asked] == [
            button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
            axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1),
            button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER),
            button(pygame.CONTROLLER_BUTTON_START),
        ]

    @pytest.mark.parametrize("data", [None, 7, [], "player 1", {"player 1": 3}, {3: {}}])
    def test_that_are_nothing_of_the_kind_are_the_defaults(self, data: object) -> None:
        assert from_data(data) == DEFAULT_BINDINGS

    def test_that_bind_a_key_twice_bind_it_once(self) -> None:
        bindings = from_data({"player 1": {"undo": ["Z", "Z"]}, "both players": {"hint": ["Z", "Escape"]}})
        assert sources_of(bindings, *KEYBOARD).count(Z) == 1
        assert sources_of(bindings, *KEYBOARD).count(ESCAPE) == 1

    def test_that_would_lock_someone_out_are_the_defaults(self) -> None:
        nothing = {meaning.name.lower(): [None, None] for meaning in (*DIRECTIONS, Verb.CONFIRM, Verb.BACK)}
        data = {"player 1": nothing, "player 2": nothing, "gamepad 0300c0ffee": nothing}
        assert from_data(data) == DEFAULT_BINDINGS


# One hand

# What each hand reaches when it stays on its half of a small keyboard.
LEFT_HALF = "` 1 2 3 4 5 tab q w e r t a s d f g z x c v b space escape f1 f2 f3 f4 f5"
RIGHT_HALF = (
    "6 7 8 9 0 - = backspace y u i o p [ ] \\ h j k l ; ' return n m , . / up down left right"
    " f6 f7 f8 f9 f10 f11 f12"
)
HALVES = {"left": (LEFT_KEYS, LEFT_HALF), "right": (RIGHT_KEYS, RIGHT_HALF)}


@pytest.mark.parametrize("hand", HALVES)
class TestOneHand:
    @pytest.fixture
    def bindings(self, hand: str) -> Bindings:
        return with_settings(unbound(DEFAULT_BINDINGS, UNDO), hand, "medium", "medium")

    @pytest.mark.usefixtures("display")
    def test_reaches_everything_on_its_half(self, hand: str, bindings: Bindings) -> None:
        own, half = HALVES[hand]
        positions = {POSITION_OF[pygame.key.key_code(name)] for name in half.split()}
        reached = {
            meaning
            for device in (own, SHARED_KEYS)
            for meaning, columns in bindings.table(device).items()
            for source in columns
            if source and source.number in positions
        }
        wanted = {*bindings.table(LEFT_KEYS), *bindings.table(SHARED_KEYS)} - {Verb.BACK}
        assert reached == wanted, "the key that pauses also goes back"

    def test_has_each_key_once_and_none_of_the_systems(self, bindings: Bindings) -> None:
        sources = sources_of(bindings, *KEYBOARD)
        assert len(sources) == len(set(sources))
        assert not any(map(is_system_key, sources))

    def test_still_pauses_with_escape(self, bindings: Bindings) -> None:
        assert bindings.meaning_of_key(ESCAPE.number) == (Command.PAUSE, SHARED_KEYS)

    def test_leaves_the_other_half_to_a_second_player(self, hand: str, bindings: Bindings) -> None:
        other = RIGHT_KEYS if hand == "left" else LEFT_KEYS
        assert bindings.table(other) == DEFAULT_BINDINGS.table(other)

    def test_keeps_gamepads_as_they_were_bound(self, hand: str) -> None:
        bare = unbound(DEFAULT_BINDINGS, Entry(PAD, Command.HINT, 0))
        assert with_settings(bare, hand, "medium", "medium").table(PAD) == bare.table(PAD)


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("hands", SETTINGS["hands"].values.every)
def test_everything_has_a_key_that_small_keyboards_have_too(hands: str) -> None:
    small = {POSITION_OF[pygame.key.key_code(name)] for name in (*LEFT_HALF.split(), *RIGHT_HALF.split())}
    bindings = with_settings(DEFAULT_BINDINGS, hands, "medium", "medium")
    for device in KEYBOARD:
        for meaning, columns in bindings.table(device).items():
            positions = {source.number for source in columns if source}
            assert not positions or positions & small, meaning


def test_both_hands_have_what_people_have_bound() -> None:
    bare = unbound(DEFAULT_BINDINGS, UNDO)
    assert with_settings(bare, "both", "medium", "medium") == bare


def test_every_setting_of_hands_sticks_and_repeats_means_something() -> None:
    assert set(PRESETS) == set(SETTINGS["hands"].values.every)
    assert tuple(DEAD_ZONES) == SETTINGS["dead_zone"].values.every
    assert tuple(REPEATS) == SETTINGS["repeat"].values.every
    slow, fast = (with_settings(DEFAULT_BINDINGS, "both", "large", repeat) for repeat in ("slow", "fast"))
    assert slow.repeat_delay > fast.repeat_delay
    assert slow.repeat_interval > fast.repeat_interval
    assert replace(slow, dead_zone=0.4) == with_settings(DEFAULT_BINDINGS, "both", "small", "slow")
