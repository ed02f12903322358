"""Records read, written and proven: of the bot's games, unless a test hands in others."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.cli import replay
from bot.games import proof, record
from bot.games.protocol import Position
from bot.games.record import BadRecord
from bot.games.report import Json
from bot.registry import GAMES
from tests.there import there

read = partial(record.read, games=GAMES.rules)
write = partial(record.write, games=GAMES.rules)
prove = partial(proof.prove, games=GAMES.rules)

DAMAGES = ("", ";", "A:", "J:", "QS", "x", '"', "#", "2", "\0")


def position(*lines: str) -> Position:
    """Return the position after these lines."""
    return read("\n".join(lines).encode()).position


def refused(*lines: str) -> BadRecord | None:
    """Return the refusal of these lines; None if there is none."""
    try:
        position(*lines)
    except BadRecord as bad:
        return bad
    return None


def report_of(name: str, final: Position, seats: int, stake: int) -> dict[str, Json]:
    """Return what `replay` says of a game."""
    return GAMES[name].report.as_json(GAMES[name].game, final, seats=seats, stake=stake)


def deck_of(record: Path) -> str:
    """Return the line of the first deck of a record."""
    return next(line for line in record.read_text().splitlines() if line.startswith("Deck"))


def replays(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that an example comes out as its JSON says, and that it is written as it was read."""
    assert replay.main([str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(path.with_suffix(".json").read_text())
    reading = read(path.read_bytes())
    assert read(write(reading.record).encode()) == reading


def mistakes(*cases: tuple[list[str], int, str]) -> Callable[[list[str], int, str], None]:
    """Return a test of each of these: the lines of a record, the one at which it is refused, and why."""

    @pytest.mark.parametrize(("lines", "line", "why"), cases, ids=[f"{why} at {at}" for _, at, why in cases])
    def test(lines: list[str], line: int, why: str) -> None:
        is_refused_at(lines, line, why)

    return test


def is_refused_at(lines: list[str], line: int, why: str) -> None:
    """Check that a record is refused at this line, and why, in one line of text."""
    bad = there(refused(*lines))
    assert (bad.line, why in bad.problem) == (line, True), bad.problem
    assert "\n" not in bad.problem


def damaged(path: Path, chooser: Random) -> None:
    """Damage a word of an example, and check that its refusal names the first line possible."""
    lines = path.read_text("utf-8").splitlines()
    verbs = sorted({line.partition(": ")[2].partition(" ")[0] for line in lines if ": " in line})
    at = chooser.randrange(len(lines))
    words = lines[at].split(" ")
    word = chooser.randrange(len(words))
    words[word] = chooser.choice([*DAMAGES, *verbs, words[word] * 2])
    lines[at] = " ".join(words)
    if (bad := refused(*lines)) is not None:
        assert at + 1 <= bad.line <= len(lines)
        assert "\n" not in bad.problem
        again = there(refused(*lines[: bad.line]))
        assert again.line == bad.line
