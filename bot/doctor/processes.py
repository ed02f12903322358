"""Whether a bot, or another command, has the database now."""

from pathlib import Path

from bot.doctor.finding import Finding, fault, fine, warning
from bot.store.errors import StoreError
from bot.store.lock import holder_of

NAME = "processes"


def check_processes(database: Path, *, must_run: bool = False) -> tuple[Finding, ...]:
    """Say who has the database; a running bot is as it should be, and so is none unless it must run."""
    try:
        holder = holder_of(database)
    except StoreError as error:
        return (warning(NAME, str(error), "Run this as the user of the bot."),)
    if holder is not None:
        return (fine(NAME, f"{holder} has the database: a running bot, or a command that changes it"),)
    says = "no process has the database: the bot is not running"
    return (fault(NAME, says, "Start it, and if it ends see why in its log.") if must_run else fine(NAME, says),)
