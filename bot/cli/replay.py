"""`python -m bot replay FILE [--json]`: play a record under the rules and print what came of it."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from bot.cli.printing import complain, escaped, print_any_text
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.report import payment, result_as_json, score_pad
from bot.games.mille.settlement import MilleSettlement
from bot.games.record import LARGEST_FILE, BadRecord, Reading, read
from bot.games.registry import find_game


def main(argv: Sequence[str]) -> int:
    """Replay the record named on the command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot replay", description=__doc__, allow_abbrev=False)
    parser.add_argument("file", metavar="FILE", help="a game record (.mille)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    try:
        reading = read(content_of(given.file))
    except BadRecord as fault:
        return complain(f"{escaped(given.file)}:{fault.line}: {escaped(fault.problem)}")
    print_any_text()
    print(_told(reading, as_json=given.json))
    return 0


def content_of(file: str) -> bytes:
    """What stands in a file; of one that is too large for a record, only its beginning.

    Raises BadRecord when it cannot be read.
    """
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except (OSError, ValueError):
        raise BadRecord(1, "the file cannot be read") from None


def _told(reading: Reading, *, as_json: bool) -> str:
    record, position = reading
    if not isinstance(position, MillePosition):
        raise TypeError(f"no report is written for {record.game} yet")
    settlement = MilleSettlement()
    if position.outcome is not None:
        settled = find_game(record.game).settle(position, record.stake)
        settlement = settled if isinstance(settled, MilleSettlement) else settlement
    if as_json:
        return json.dumps(result_as_json(position, settlement))
    names = [escaped(name) for name in record.names]
    return "\n".join([*score_pad(position, names), "", *payment(position, settlement, names)])
