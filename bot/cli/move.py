"""`python -m bot move --from DATABASE --to DATABASE`: carry everything over, from a file to a server or back.

The bot is stopped; the new database is empty, and there only when everything is in it. Both are checked as
`python -m bot check` does it, and must give the same. What is moved from stays as it is. A password need not be on
the command line: PostgreSQL's own file for it (~/.pgpass) is read.
"""

import argparse
from collections.abc import Sequence
from contextlib import ExitStack

from bot.cli.check import add_jobs, ended_by_signals
from bot.cli.printing import complain, print_any_text
from bot.cli.status import DIFFERENT
from bot.config import BadSettings, Settings, read_database, read_settings
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.store import StoreError
from bot.store.copies.carrying import Moved, alone, carry, clear
from bot.tables import BadSeedKey, open_vault
from bot.values.database import Database, Server

MOST_TOLD = 20  # differences


def main(argv: Sequence[str]) -> int:
    """Move a database, and report the number of rows; the exit status."""
    given = _parser().parse_args(argv)
    with ended_by_signals():
        try:
            return _move(read_settings(), given.source, given.target, given.jobs)
        except BadSettings as error:
            return complain(*error.lines)
        except BadSeedKey as error:
            return complain(f"CHAPEAU_SEED_KEY: {error}")
        except (StoreError, OSError) as error:
            return complain(f"move: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot move",
        description=__doc__,
        epilog="DATABASE is as in CHAPEAU_DATABASE: a file, or postgresql://USER@HOST/NAME. Exit status: 0 all is"
        " moved, 1 the two would differ, so nothing is, 2 it cannot be moved.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--from", dest="source", type=_database, required=True, metavar="DATABASE", help="what there is"
    )
    parser.add_argument("--to", dest="target", type=_database, required=True, metavar="DATABASE", help="where it goes")
    add_jobs(parser)
    return parser


def _move(settings: Settings, source: Database, target: Database, jobs: int) -> int:
    with ExitStack() as held:
        locks = [held.enter_context(alone(each)) for each in dict.fromkeys((source, target))]
        moved = carry(source, target)
        try:
            before, after = (_faults(settings, each, jobs) for each in (source, target))
            for is_held_still in locks:
                is_held_still()
        except BaseException:  # also a signal
            _take_back(target)
            raise
        if before != after:
            _take_back(target)
            differing = [each for each in after if each not in before] or [each for each in before if each not in after]
            return complain(
                "move: nothing was moved, since a check finds other differences there than here:",
                *differing[:MOST_TOLD],
                status=DIFFERENT,
            )
    _tell(source, target, moved, before)
    return 0


def _faults(settings: Settings, database: Database, jobs: int) -> list[str]:
    """Return what a check finds amiss."""
    vault = open_vault(settings.seed_keys)
    return list(Audit(database, GAMES, vault=vault, unit=settings.chosen_unit, jobs=jobs).faults())


def _take_back(target: Database) -> None:
    if isinstance(target, Server):
        clear(target)
    else:
        target.unlink()


def _tell(source: Database, target: Database, moved: Moved, faults: Sequence[str]) -> None:
    print_any_text()
    filled = sum(count > 0 for count in moved.values())
    print(f"{source} -> {target}: {sum(moved.values())} rows of {filled} tables moved, differences: {len(faults)}")
    if faults:
        print("What differs was so before, and python -m bot check tells it.")
    print(f"{source} stays as it is; set CHAPEAU_DATABASE to the new one.")


def _database(text: str) -> Database:
    try:
        return read_database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
