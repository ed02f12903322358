"""`python -m bot replay FILE [--json]`: play a record under the rules and print what came of it."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from bot.cli.printing import complain, escaped, print_any_text
from bot.games.record import LARGEST_FILE, BadRecord, Reading, read
from bot.hosted import Games
from bot.registry import GAMES
from bot.robots.hosted import Hosted


def main(argv: Sequence[str], *, games: Games = GAMES) -> int:
    """Replay the record of one of these games, named on the command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot replay", description=__doc__, allow_abbrev=False)
    parser.add_argument("file", metavar="FILE", help="a game record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    try:
        reading = read(content_of(given.file), games=games.rules)
    except BadRecord as fault:
        return complain(f"{escaped(given.file)}:{fault.line}: {escaped(fault.problem)}")
    print_any_text()
    print("\n".join(_report(reading, games[reading.record.game], as_json=given.json)))
    return 0


def content_of(file: str) -> bytes:
    """Return the contents of a file; of one too large for a record, only the beginning.

    Raises BadRecord when it cannot be read.
    """
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except (OSError, ValueError):
        raise BadRecord(1, "the file cannot be read") from None


def _report(reading: Reading, hosted: Hosted, *, as_json: bool) -> list[str]:
    (record, position), game, report = reading, hosted.game, hosted.report
    if as_json:
        return [json.dumps(report.as_json(game, position, seats=len(record.names), stake=record.stake))]
    return report.as_text(game, position, names=[escaped(name) for name in record.names], stake=record.stake)
