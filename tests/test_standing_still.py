"""Nothing waits for ever: a test that stands still ends its process, and all checks together have a limit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import PATIENCE_SECONDS, ROOT, python

# A regular expression that takes years, and never lets go of Python's lock.
ENDLESS = """
import re
import pytest

def endless_match():
    re.match("(a+)+$", "a" * 64 + "b")
"""
IN_THE_TEST = """
def test_of_patience():
    endless_match()
"""
AFTER_A_FAILURE = """
@pytest.fixture
def ends_never():
    yield
    endless_match()

def test_that_fails(ends_never):
    raise AssertionError
"""
NOTHING_WRONG = """
def test_in_between():
    pass
"""


def run_tests(folder: Path, code: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(code, encoding="utf-8")
    alone = ("-p", "tests.conftest", "--rootdir", str(folder), "-p", "no:cacheprovider")
    return python("-m", "pytest", *alone, "--longest-test", "2", *options, str(folder))


def test_a_process_that_stands_still_after_a_failure_ends_with_its_stack(tmp_path: Path) -> None:
    done = run_tests(tmp_path, ENDLESS + AFTER_A_FAILURE)
    assert done.returncode != 0
    assert "in endless_match\n" in done.stderr
    assert "in ends_never\n" in done.stderr


def test_a_worker_that_stands_still_fails_its_test_and_the_others_run(tmp_path: Path) -> None:
    done = run_tests(tmp_path, ENDLESS + IN_THE_TEST + NOTHING_WRONG, "-n", "1")
    assert done.returncode != 0
    assert "in endless_match\n" in done.stderr
    assert "crashed while running 'test_it.py::test_of_patience'" in done.stdout
    assert " 1 passed" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="the checks are for Debian")
def test_all_checks_together_end_with_an_error_when_they_stand_still(tmp_path: Path) -> None:
    """Even the first command of them, whose place a longer one takes here."""
    (tmp_path / "python3").write_text("#!/bin/sh\nexec sleep 100000\n", encoding="utf-8")
    (tmp_path / "python3").chmod(0o755)
    done = subprocess.run(
        ["bash", ".ci/run"],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "LIMIT": "1s"},
        cwd=ROOT,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    assert done.returncode == 124
