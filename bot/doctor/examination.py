"""Every check, one after the other; one that fails in a way nobody foresaw does not keep back the others."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from bot.config import Settings
from bot.doctor.account import check_clock, check_intents, check_token
from bot.doctor.asking import DISCORD, Answers, Application, ask
from bot.doctor.backups import check_backups
from bot.doctor.database import look_at_database
from bot.doctor.disk import check_disk
from bot.doctor.emoji import check_emoji
from bot.doctor.files import check_env_file, check_files
from bot.doctor.finding import Finding, fault, fine
from bot.doctor.fonts import check_fonts
from bot.doctor.listing import check_listing
from bot.doctor.processes import check_processes
from bot.doctor.programs import check_programs
from bot.doctor.seeds import check_seeds
from bot.doctor.server import check_fleet, check_server, check_writers, see
from bot.doctor.servers import check_servers
from bot.doctor.settings import check_settings
from bot.store.copies.examining import Examined
from bot.store.copies.last_backup import last_backup
from bot.store.copies.server import SeenServer
from bot.store.errors import StoreError
from bot.values.database import Server

CHECKOUT: Final = Path(__file__).resolve().parents[2]
TWO_DAYS: Final = timedelta(days=2)
COPIED: Final = "See that the server's own copies (pg_dump, or its archive of changes) are made, and can be restored."

Look: TypeAlias = tuple[tuple[str, ...], Callable[[], tuple[Finding, ...]]]
"""The checks that a look is about, and the look."""


# What each look finds out about, in the order in which an operator would mend it. The first is always looked at.
SETTINGS: Final = "settings"
LOCAL: Final = ("programs", "fonts", "files", "processes", "shards", "database", "seeds", "backup", "disk")
AT_DISCORD: Final = ("token", "intents", "servers", "emoji", "listing", "clock")
CHECKS: Final = (SETTINGS, *LOCAL, *AT_DISCORD)


@dataclass(frozen=True, slots=True)
class Wishes:
    """The terms of an examination."""

    offline: bool = False  # ask Discord nothing
    must_run: bool = False  # it is a fault when no bot runs
    backup_within: timedelta | None = TWO_DAYS  # None: copies are made by other means
    only: frozenset[str] = frozenset(CHECKS)


def examine_all(wishes: Wishes) -> list[Finding]:
    """Return all findings of the requested checks, in the order of `CHECKS`. It blocks."""
    settings, found = check_settings()
    database = settings.database
    looks = (
        (("programs",), lambda: check_programs(CHECKOUT)),
        (("fonts",), check_fonts),
        *(
            _of_file(settings, database, wishes)
            if isinstance(database, Path)
            else _of_server(settings, database, wishes)
        ),
        (() if wishes.offline else AT_DISCORD, lambda: _discord(settings)),
    )
    every = list(found)
    for checks, look in looks:
        if wishes.only.intersection(checks):
            every += _safely(checks[0], look)
    return [each for each in every if each.check in wishes.only]


def _of_file(settings: Settings, database: Path, wishes: Wishes) -> tuple[Look, ...]:
    """Return the looks at an SQLite file and the files next to it."""
    address = settings.metrics_address
    return (
        (("files",), lambda: _files(database)),
        (("processes",), lambda: check_processes(database, must_run=wishes.must_run, metrics=address)),
        (("database", "seeds"), lambda: _database(settings, database)),
        (("backup",), lambda: check_backups(database, within=wishes.backup_within)),
        (("disk",), lambda: _disk(database)),
    )


def _of_server(settings: Settings, server: Server, wishes: Wishes) -> tuple[Look, ...]:
    """Return the looks at a database of PostgreSQL. Its disk and its copies are in the care of its server."""
    seen = cache(lambda: see(server))
    address = settings.metrics_address
    return (
        (("files",), check_env_file),
        (("processes",), lambda: check_writers(seen(), must_run=wishes.must_run, metrics=address)),
        (("shards",), lambda: check_fleet(seen())),
        (("database", "seeds"), lambda: (*check_server(server, seen()), *_seeds(settings, seen()))),
        (("backup",), lambda: (fine("backup", "not looked at", COPIED),)),
        (("disk",), lambda: (fine("disk", "not looked at: the database is at a server"),)),
    )


def _safely(check: str, look: Callable[[], tuple[Finding, ...]]) -> tuple[Finding, ...]:
    """Return what a look finds. The text of an error might hold a secret, so only its kind is reported."""
    try:
        return look()
    except Exception as error:
        says = f"could not be looked at ({type(error).__name__})"
        return (fault(check, says, "Tell the authors of the bot: this check should have said what is wrong."),)


def _files(database: Path) -> tuple[Finding, ...]:
    last = last_backup(database)
    return check_files(database, *(() if last is None else (last.copy,)))


def _database(settings: Settings, database: Path) -> tuple[Finding, ...]:
    """Return the database, and the seeds in it."""
    found, judged = look_at_database(database)
    return (*judged, *_seeds(settings, found))


def _seeds(settings: Settings, seen: Examined | SeenServer | StoreError | None) -> tuple[Finding, ...]:
    seeds = () if seen is None or isinstance(seen, StoreError) else seen.seeds
    return _safely("seeds", lambda: check_seeds(settings, seeds))


def _disk(database: Path) -> tuple[Finding, ...]:
    """Return the room for the database and its copies."""
    last = last_backup(database)
    folders = [database.absolute().parent, *(() if last is None else (last.copy.parent,))]
    return check_disk(folders, copying=database.stat().st_size if database.exists() else 0)


def _discord(settings: Settings) -> tuple[Finding, ...]:
    """Return Discord's answers, if there is a token to ask with."""
    if settings.discord_token is None:
        return ()
    token = settings.discord_token.get_secret_value()
    answers = asyncio.run(ask(token, root=settings.api or DISCORD))
    return (
        *check_token(answers),
        *check_intents(answers.application),
        *_servers(answers, settings),
        *check_emoji(answers.emoji),
        *check_listing(answers.application),
        *check_clock(answers.ahead),
    )


def _servers(answers: Answers, settings: Settings) -> tuple[Finding, ...]:
    if not isinstance(answers.application, Application):
        return ()
    return check_servers(answers.servers, application=answers.application.id, has_threads=settings.threads == "yes")
