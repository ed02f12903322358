"""`python -m bot doctor`: check everything a running bot needs, and say how to fix what is wrong.

It works while the bot runs, changes nothing, and asks Discord five questions (with --offline none).
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

from bot import VERSION
from bot.cli.printing import escaped, print_any_text
from bot.doctor.examination import CHECKS, TWO_DAYS, Wishes, examine_all
from bot.doctor.finding import Finding, Level, worst

FORMAT = 1  # of the JSON; grows when a field is taken away or means something else
LONGEST_NAME = 9
EPILOG = f"""Exit status: 0 all is well, 1 there are warnings, 2 there are faults.

--json prints one object: "format" (1), "program" (the version), "at" (UTC), "status" (the exit status), "findings":
a list of objects with "check", "level" (OK, WARNING or FAULT), "says", and "do" (null where nothing is to be done).

CHECK is one of: {", ".join(CHECKS)}."""
SUMMARY = {
    Level.OK: "All is well.",
    Level.WARNING: "The bot can run, but see the warnings.",
    Level.FAULT: "Something is wrong: see the faults.",
}


def main(argv: Sequence[str]) -> int:
    """Run every check and print what was found; the exit status."""
    given = make_parser().parse_args(argv)
    wishes = Wishes(
        offline=given.offline,
        must_run=given.running,
        backup_within=timedelta(days=given.backup_within) if given.backup_within else None,
        only=frozenset(given.only or CHECKS),
    )
    found = examine_all(wishes)
    print_any_text()
    print(_object(found) if given.json else "\n".join(_lines(found)))
    return int(worst(found))


def make_parser() -> argparse.ArgumentParser:
    """Return the options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m bot doctor",
        description=__doc__,
        epilog=EPILOG,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print one object, for programs")
    parser.add_argument("--offline", action="store_true", help="ask Discord nothing")
    parser.add_argument(
        "--backup-within",
        type=_days,
        default=TWO_DAYS.days,
        metavar="DAYS",
        help="how old the last copy may be (default: 2); 0: copies are made by other means",
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=CHECKS,
        metavar="CHECK",
        help="look at this alone; may be repeated",
    )
    parser.add_argument(
        "--running", action="store_true", help="it is a fault when no bot has the database, or when it is not well"
    )
    return parser


def _days(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= 3650):
        raise argparse.ArgumentTypeError("a number of days is from 0 (do not look) to 3650, such as 2")
    return int(text)


def _lines(found: Iterable[Finding]) -> Iterator[str]:
    """Yield two lines at most for each finding. Names of servers are other people's words, and are escaped."""
    for each in found:
        yield f"{each.level.name:8} {each.check:{LONGEST_NAME}} {escaped(each.says)}"
        if each.do:
            yield f"{'':8} {'':{LONGEST_NAME}} → {escaped(each.do)}"
    yield SUMMARY[worst(found)]


def _object(found: Sequence[Finding]) -> str:
    report = {
        "format": FORMAT,
        "program": VERSION,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "status": int(worst(found)),
        "findings": [
            {"check": each.check, "level": each.level.name, "says": each.says, "do": each.do or None} for each in found
        ],
    }
    return json.dumps(report, indent=1)
