"""Whole games: read, written and read again.

The golden games in `tests/games/mille/records` and their results were made by a second, plain implementation of the
rules page that shares no code with this one.
"""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.games.record import BadRecord
from tests.games.record.files import DECK, GOLDEN, TAGS, result, text
from tests.games.records import read, write


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    assert result(path.read_bytes()) == json.loads(path.with_suffix(".json").read_text("utf-8"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_written_and_read_again_is_the_same(path: Path) -> None:
    first = read(path.read_bytes())
    plain = write(first.record).encode()
    second = read(plain)
    assert (second.record, second.position) == (first.record, first.position)
    assert write(second.record).encode() == plain


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_may_stop_after_any_line(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    tags = max(number for number, line in enumerate(lines, start=1) if line.startswith("["))
    for end in range(tags, len(lines), max(1, len(lines) // 40)):
        assert read("".join(lines[:end]).encode()).record.game == "mille"


def test_loosely_written_is_plainly_written_after_reading() -> None:
    loose = next(path for path in GOLDEN if path.stem == "loosely-written")
    plain = next(path for path in GOLDEN if path.stem == "picked-and-taken-twos")
    assert write(read(loose.read_bytes()).record) == write(read(plain.read_bytes()).record)


def test_written_tags_stand_in_order_then_deals_after_a_blank_line() -> None:
    loose = ['[Site "x"]', '[Skunk "multiply"]', '[Target "500"]', *reversed(TAGS), '[Date "y"]', '[Stake "0.05"]']
    plain = write(read(text(*loose, "Deal 1 dealer B", "# deck", 'Cut: "k"', DECK, "A:draw;discard 8♠")).record)
    assert plain.split("\n") == [
        '[Game "mille"]',
        '[A "Ann"]',
        '[B "Bob"]',
        '[Rules "classic"]',
        '[Stake "0.05"]',
        '[Target "500"]',
        '[Site "x"]',
        '[Date "y"]',
        "",
        "Deal 1 dealer B",
        'Cut: "k"',
        DECK,
        "A: draw; discard 8S",
        "",
    ]


def first_fault(file: bytes) -> int | None:
    """Return the line of the first fault; None when there is none."""
    try:
        read(file)
    except BadRecord as bad:
        return bad.line
    return None


@given(st.binary(max_size=100) | st.text(max_size=100).map(str.encode))
@hypothesis_settings(deadline=None, derandomize=True, max_examples=60)
def test_whatever_is_in_a_file_it_has_a_faulty_line(file: bytes) -> None:
    line = first_fault(file)
    assert line is not None, "tags are not written by chance"
    assert 1 <= line <= file.count(b"\n") + 1


@given(st.sampled_from(GOLDEN), st.randoms(use_true_random=False))
@hypothesis_settings(deadline=None, derandomize=True, max_examples=60)
def test_a_changed_line_is_the_first_that_can_be_faulty_and_what_follows_does_not_matter(
    path: Path, chooser: Random
) -> None:
    lines = path.read_bytes().decode().split("\n")
    at = chooser.randrange(len(lines))
    words = lines[at].split(" ")
    word = chooser.randrange(len(words))
    words[word] = chooser.choice(["", "draw", ";", "A:", "QS", "x", '"', "#", "2", words[word] + ";", words[word] * 2])
    lines[at] = " ".join(words)
    line = first_fault("\n".join(lines).encode())
    if line is not None:
        assert line >= at + 1
        assert first_fault("\n".join(lines[:line]).encode()) == line
        assert first_fault("\n".join([*lines[: line - 1], "", *lines[line - 1 :]]).encode()) == line + 1
