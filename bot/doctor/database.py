"""Whether the database is whole, and of a revision that this program can use."""

from pathlib import Path

from bot.doctor.finding import Finding, fault, fine, size_of, warning
from bot.store.errors import NewerDatabase, StoreError
from bot.store.examining import Examined, examine

NAME = "database"
RESTORE = "Stop the bot, keep the file, and put the last backup in its place (python -m bot restore FILE)."


def look_at_database(database: Path) -> tuple[Examined | None, tuple[Finding, ...]]:
    """What the database is found to be, None if it cannot be read, and what to say about it."""
    if not database.exists():
        says = f"{database} is not there yet: the first start of the bot makes it"
        return None, (
            warning(NAME, says, "If there was one before, look at CHAPEAU_DATABASE and at the folder you are in."),
        )
    try:
        found = examine(database)
    except StoreError as error:
        return None, (fault(NAME, str(error), f"See that this user may read the file; if it may: {_lower(RESTORE)}"),)
    return found, tuple(_judge(database, found))


def _judge(database: Path, found: Examined) -> list[Finding]:
    if found.damage:
        return [fault(NAME, f"{database} is damaged: {'; '.join(found.damage)}", RESTORE)]
    if (wrong := judge_revision(str(database), found.revision, found.newest, found.objection)) is not None:
        return [wrong]
    return [fine(NAME, f"{database}: undamaged, revision {found.revision}, {size_of(found.size)}")]


def judge_revision(database: str, revision: str | None, newest: str, objection: StoreError | None) -> Finding | None:
    """What to say about a database whose revision is not this program's; None if it is."""
    if objection is not None:
        remedy = "Run the version of the program that the sentence names."
        if isinstance(objection, NewerDatabase):
            remedy = "Update the program, or go back to the copy from before (bot/deploy/UPGRADE.md)."
        return fault(NAME, f"{database}: {objection}", remedy)
    if revision != newest:
        says = f"{database} has revision {revision}, and this program {newest}"
        return warning(NAME, says, "Start the bot anew: it brings the database up to date, a file after making a copy.")
    return None


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]
