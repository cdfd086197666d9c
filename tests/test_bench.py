"""The benches run and print what they promise. Their figures are for people: nothing here judges them."""

import re

import pytest

from game.bench import rules, start


def test_the_rules_are_measured_for_every_game_and_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "MIN_SECONDS", 0.0)
    monkeypatch.setattr(rules, "ENOUGH_LEAVES", 100)
    rules.run()
    _head, *rows = capsys.readouterr().out.splitlines()
    assert [re.split("  +", row)[0] for row in rows] == [
        "apart",
        "crossfire all",
        "crossfire main",
        "light_cycle",
        "chain",
        "siege",
        "rooks",
        "bare function calls",
    ]


def test_the_start_is_measured_beside_a_bare_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "STARTS", 1)
    start.run()
    assert re.search(r"bare python +\d+ +\d+\nengine +\d+ +\d+\n", capsys.readouterr().out)
