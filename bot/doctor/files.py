"""A check that files with secrets are kept from others: seeds in the database and its copies, the token in `.env`."""

import os
import shlex
import stat
from collections.abc import Iterator
from pathlib import Path

from bot.config import ENV_FILE
from bot.doctor.finding import Finding, fault, fine, warning

NAME = "files"
OTHERS = 0o077  # group and others may do something with it
OTHERS_WRITE = 0o022


def check_files(database: Path, *copies: Path) -> tuple[Finding, ...]:
    """Look at the modes of the database, of the files next to it, of `copies` and of `.env`."""
    if os.name != "posix":
        return (fine(NAME, "not looked at on this system", "Keep the database's folder to yourself."),)
    found = [*_folder(database.absolute().parent), *_access(database)]
    for file in (*_beside(database), *copies, Path(ENV_FILE)):
        found += _file(file)
    return tuple(found) or (fine(NAME, "only their owner can read the database, its copies and .env"),)


def check_env_file() -> tuple[Finding, ...]:
    """Look at the mode of `.env` alone."""
    if os.name != "posix":
        return (fine(NAME, "not looked at on this system", "Keep .env to yourself."),)
    return tuple(_file(Path(ENV_FILE))) or (fine(NAME, "only its owner can read .env"),)


def _beside(database: Path) -> Iterator[Path]:
    """Yield the database and the files named after it: its log, and copies from before an upgrade or a restore."""
    real = database.resolve()
    yield real
    for ending in ("-wal", "-shm"):
        yield real.with_name(real.name + ending)
    if real.parent.is_dir():
        yield from sorted(each for each in real.parent.iterdir() if each.name.startswith(f"{real.name}.before-"))


def _file(file: Path) -> Iterator[Finding]:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
    except OSError:  # not there, or in a folder that is closed to us
        return
    if mode & OTHERS:
        says = f"{file}: others may use it (mode {mode:04o}), and it holds secrets"
        yield warning(NAME, says, f"Keep it to its owner: chmod 600 {shlex.quote(str(file))}.")


def _folder(folder: Path) -> Iterator[Finding]:
    """Allow others to see the names in a folder, but not to put another database there."""
    try:
        mode = stat.S_IMODE(folder.stat().st_mode)
    except OSError:
        return
    if mode & OTHERS_WRITE and not mode & stat.S_ISVTX:
        says = f"{folder}: others may put files there (mode {mode:04o})"
        yield warning(NAME, says, f"Keep it to its owner: chmod 700 {shlex.quote(str(folder))}.")


def _access(database: Path) -> Iterator[Finding]:
    """Yield whether this user could run the bot: SQLite makes files next to the database."""
    folder = database.absolute().parent
    for place in (database, folder):
        if place.exists() and not os.access(place, os.R_OK | os.W_OK):
            says = f"{place}: this user may not write there"
            yield fault(NAME, says, "Run this as the user of the bot, or give the file and its folder to that user.")
