"""A check that there is a copy of the database that is not too old."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.doctor.finding import Finding, fine, size_of, warning
from bot.store.copies.last_backup import LastBackup, last_backup, note_of

NAME = "backup"
MAKE = "Make one (python -m bot backup FILE --keep 7) and let a timer do it every day (bot/deploy)."
MAKE_AGAIN = "Look why the timer (bot/deploy) made none since, and make one: python -m bot backup FILE --keep 7."
READ = "Give it to the user of the bot (a copy made as another user leaves it so), or make a copy as that user."


def check_backups(database: Path, *, within: timedelta | None, now: datetime | None = None) -> tuple[Finding, ...]:
    """Look at the last copy that `python -m bot backup` made; None for `within`: copies are made by other means."""
    if within is None:
        return (fine(NAME, "not looked at, as was asked for"),)
    if not database.exists():
        return (fine(NAME, "there is no database to copy yet"),)
    last = last_backup(database)
    if last is None:
        note = note_of(database)
        if note.exists():
            return (warning(NAME, f"{note}, which tells of the last copy, cannot be read", READ),)
        return (warning(NAME, "no copy was ever made by `python -m bot backup`", MAKE),)
    age = (now or datetime.now(UTC)) - last.at
    sentence = f"the last copy was made {_age(age)} ago: {last.copy}, {size_of(last.size)}"
    if age > within:
        return (warning(NAME, sentence, MAKE_AGAIN),)
    return (fine(NAME, sentence, _where(database, last)),)


def _where(database: Path, last: LastBackup) -> str:
    """Return advice about the place of the copy; empty when there is none."""
    try:
        if last.copy.stat().st_dev == database.stat().st_dev:
            return "It is on the same disk as the database: keep one on another machine, too."
    except OSError:
        return "It is no longer there, or not in reach: see that it was taken to a safe place."
    return ""


def _age(age: timedelta) -> str:
    """Return a span of time, for people."""
    hours = max(0, round(age.total_seconds() / 3600))
    if hours < 1:
        return "less than an hour"
    return f"{hours} h" if hours < 72 else f"{round(hours / 24)} days"
