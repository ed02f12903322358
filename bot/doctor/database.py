"""A check that the database is whole, and of a revision that this program can use."""

from pathlib import Path

from bot.doctor.finding import Finding, fault, fine, size_of, warning
from bot.store.copies.examining import Examined, examine
from bot.store.errors import PUT_BACK, Damaged, NewerDatabase, NotOurs, OlderDatabase, OtherSchema, StoreError

NAME = "database"
RESTORE = f"{PUT_BACK[0].upper()}{PUT_BACK[1:]}."
LOST = "If there was one before, look at CHAPEAU_DATABASE and at the folder you are in."


def look_at_database(database: Path) -> tuple[Examined | None, tuple[Finding, ...]]:
    """Return what the database is found to be, None if it cannot be read, and what to say about it."""
    if not database.exists():
        says = f"{database} is not there yet: the first start of the bot makes it"
        return None, (warning(NAME, says, LOST),)
    try:
        found = examine(database)
    except StoreError as error:
        return None, (_refused(error),)
    return found, tuple(_judge(database, found))


def _judge(database: Path, found: Examined) -> list[Finding]:
    if found.damage:
        return [fault(NAME, f"{database} is damaged: {'; '.join(found.damage)}", RESTORE)]
    if (wrong := judge_revision(str(database), found.revision, found.newest, found.objection)) is not None:
        return [wrong]
    if found.revision is None:
        return [warning(NAME, f"{database} is empty: the first start of the bot makes its tables", LOST)]
    return [fine(NAME, f"{database}: undamaged, revision {found.revision}, {size_of(found.size)}")]


def judge_revision(database: str, revision: str | None, newest: str, objection: StoreError | None) -> Finding | None:
    """Return what to say about a database that this program cannot use, or brings up to date; None if it is neither."""
    if objection is not None:
        return _refused(objection)
    if revision not in (None, newest):
        says = f"{database} has revision {revision}, and this program {newest}"
        return warning(
            NAME, says, "Start the bot of this version: it brings the database up to date, a file after making a copy."
        )
    return None


def _refused(error: StoreError) -> Finding:
    """Return what to say about a database that this program cannot use."""
    if isinstance(error, Damaged | NotOurs | OtherSchema):
        return fault(NAME, error.what, f"{error.remedy[0].upper()}{error.remedy[1:]}.")
    if isinstance(error, NewerDatabase):
        remedy = "Update the program, or go back to the copy from before (bot/deploy/UPGRADE.md)."
    elif isinstance(error, OlderDatabase):
        remedy = "Run the version of the program that the sentence names."
    else:
        remedy = "See that CHAPEAU_DATABASE names the right file, and that this user may read it."
    return fault(NAME, str(error), remedy)
