"""`python -m bot check`: whether the whole database follows from its logs and from agreements.

It works on a copy next to the database (for PostgreSQL in the temporary folder) and removes it afterwards, so the bot
can run. It plays every game again from its log, and compares it with the stored challenge, seed, announcements,
settlement and facts. It derives ratings, leaderboards and feats from all games, and compares entries of ledgers with
agreements.
"""

import argparse
import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from types import FrameType

from bot.cli.printing import complain, print_any_text
from bot.cli.status import DIFFERENT
from bot.config import BadSettings, Settings, read_settings
from bot.registry import GAMES
from bot.standing.audit import SIGNALS, Audit, Progress, Scope
from bot.store import Store, StoreError, hold
from bot.store.copies.examining import examine
from bot.store.copies.firsts import put_right
from bot.store.copies.server import see_server
from bot.store.errors import OtherSchema
from bot.tables import BadSeedKey, open_vault
from bot.values.database import Database

AT_TERMINAL = 0.2  # s from one report of the progress to the next
ELSEWHERE = 10.0  # s; the same without a terminal
MOST_JOBS = 256
LONGEST_LINE = 500  # characters


def main(argv: Sequence[str], *, elsewhere: float = ELSEWHERE) -> int:
    """Print a line for each difference as it is found, and at last how many there are; the exit status.

    `elsewhere`: seconds from one report of the progress to the next, without a terminal.
    """
    parser = _parser()
    given = parser.parse_args(argv)
    if given.mend_feats and (given.table is not None or given.since is not None):
        parser.error("--mend-feats looks at all games: leave out --table and --since")
    with ended_by_signals():
        try:
            settings = read_settings()
            if given.mend_feats:
                _mend_feats(settings, given.jobs, _Report(elsewhere))
            return _check(settings, Scope(given.table, given.since), given.jobs, _Report(elsewhere))
        except BadSettings as error:
            return complain(*error.lines)
        except BadSeedKey as error:
            return complain(f"CHAPEAU_SEED_KEY: {error}")
        except (StoreError, OSError) as error:
            if isinstance(error, BrokenPipeError):  # nobody reads anymore
                raise
            return complain(f"check: {error}")
        except BrokenExecutor:
            return complain("check: a process that played logs was ended; with --jobs 1 there is none")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot check",
        description=__doc__,
        epilog="Exit status: 0 nothing differs, 1 something does, 2 it cannot be checked. The database is the one of"
        " CHAPEAU_DATABASE; running games need the keys of CHAPEAU_SEED_KEY.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--table",
        metavar="ID",
        help="only this game: its challenge, seed, log, announcements, settlement and facts. Ratings, leaderboards,"
        " first feats and ledgers depend on all games and are left out",
    )
    parser.add_argument(
        "--since",
        type=_date,
        metavar="DATE",
        help="play only games that began, ended or went on since this day (UTC, such as 2026-11-01). Older ones count"
        " in ratings, leaderboards and feats as they are stored; ledgers are checked whole",
    )
    parser.add_argument(
        "--mend-feats",
        action="store_true",
        help="with the bot stopped, first give each feat to the first game in which it was achieved, as the logs say."
        " None is taken away, and nothing else is changed",
    )
    add_jobs(parser)
    return parser


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Let it be chosen how many processes play logs."""
    cores = _cores()
    parser.add_argument(
        "--jobs", type=_jobs, default=cores, help=f"processes that play logs (default: one for each core, {cores})"
    )


def _audit(settings: Settings, scope: Scope, jobs: int) -> Audit:
    vault = open_vault(settings.seed_keys)
    return Audit(settings.database, GAMES, vault=vault, unit=settings.chosen_unit, jobs=jobs, scope=scope)


def _mend_feats(settings: Settings, jobs: int, report: "_Report") -> None:
    """Store the feats that follow from the logs where others are stored, and print how many.

    Raises StoreError when someone has the database, or when it cannot be written.
    """
    if isinstance(settings.database, Path) and not settings.database.is_file():
        raise StoreError(f"there is no database {settings.database}")
    with hold(settings.database):
        audit = _audit(settings, Scope(), jobs)
        with closing(audit.faults(report=report.tell)) as faults:
            for _ in faults:
                pass  # the rest are reported afterwards
        report.clear()
        print(f"{settings.database}: feats put right: {asyncio.run(_put_right(settings.database, audit))}", flush=True)


async def _put_right(database: Database, audit: Audit) -> int:
    async with await Store.open(database, alone=True):  # which also brings it up to date
        return await put_right(database, audit.firsts)


def _check(settings: Settings, scope: Scope, jobs: int, report: "_Report") -> int:
    audit = _audit(settings, scope, jobs)
    found = 0
    print_any_text()
    with closing(audit.faults(report=report.tell)) as faults:
        for found, fault in enumerate(chain(_schema_faults(settings.database), faults), 1):  # noqa: B007  used below
            report.clear()
            print(_printable(fault), flush=True)
    report.clear()
    print(f"{settings.database}: games checked: {audit.progress.games}, differences: {found}", flush=True)
    return DIFFERENT if found else 0


def _schema_faults(database: Database) -> Iterator[str]:
    """Yield how the tables, indexes and triggers differ from those of the revision."""
    seen = examine(database) if isinstance(database, Path) else see_server(database)
    if isinstance(seen.objection, OtherSchema):
        yield from seen.objection.differences


class _Report:
    """A progress report of a check: one moving line at a terminal, occasional lines elsewhere."""

    def __init__(self, elsewhere: float) -> None:
        self._is_terminal = sys.stderr.isatty()
        self._every = AT_TERMINAL if self._is_terminal else elsewhere
        self._last = time.monotonic()
        self._is_shown = False

    def tell(self, progress: Progress) -> None:
        """Say how far it has come, unless it was said a moment ago."""
        now = time.monotonic()
        if now - self._last < self._every:
            return
        self._last, self._is_shown = now, self._is_terminal
        share = 100 * progress.done // max(1, progress.of)
        line = f"check: {progress.done}/{progress.of} challenges and games ({share} %)"
        print(f"\r{line}" if self._is_terminal else line, end="" if self._is_terminal else "\n", file=sys.stderr)
        sys.stderr.flush()

    def clear(self) -> None:
        """Make room at the terminal for the next print."""
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._is_shown = False


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let signals end this process by an exception, so that it leaves no copy: the copy holds every seed.

    Ignored signals stay ignored, such as SIGHUP under nohup. The first signal is enough: later ones do not disturb.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: FrameType | None) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise SystemExit(128 + number)  # as a shell reports a signal

    before = {each: signal.getsignal(each) for each in SIGNALS if signal.getsignal(each) != signal.SIG_IGN}
    for each in before:
        signal.signal(each, end)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _printable(text: str) -> str:
    """Return a line that stays one line at any terminal, and a short one, for any contents of a planted row."""
    shown = text if len(text) <= LONGEST_LINE else f"{text[: LONGEST_LINE - 1]}…"
    return "".join(sign if sign.isprintable() else "?" for sign in shown)


def _date(text: str) -> int:
    try:
        return int(datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        raise argparse.ArgumentTypeError("a day is such as 2026-11-01") from None


def _jobs(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_JOBS):
        raise argparse.ArgumentTypeError(f"a number of processes is from 1 to {MOST_JOBS}, such as 2")
    return int(text)


def _cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_JOBS)
