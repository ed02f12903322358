"""The errors of the store. Their texts never contain what a row holds."""

from collections.abc import Sequence
from typing import Final

THE_ONE: Final = "the database"  # what it is called where there is no other
PUT_BACK: Final = "stop the bot, keep the file, and put the last backup in its place (python -m bot restore FILE)"
SEE_NAME: Final = (
    "see that CHAPEAU_DATABASE names the right one; if it does, put the last backup in its place (bot/README.md)"
)
MEND: Final = "stop the bot and mend that, or put the last backup in its place (bot/README.md says more)"
MEND_OR_MOVE: Final = (
    "stop the bot and mend that, put the last backup in its place, or carry the rows over to a new database "
    "(python -m bot move); bot/README.md says more"
)
_NAMED: Final = 3  # differences that an error names


class StoreError(Exception):
    """The store could not do what it was asked to do. Nothing of a refused unit was stored."""


class Conflict(StoreError):  # noqa: N818
    """The unit breaks a constraint of the schema: another unit was first, or a row points at nothing.

    Attributes:
        kind: the class of the rows that clashed, such as `LogRow`.
    """

    def __init__(self, kind: type) -> None:
        super().__init__(f"{kind.__name__} clashes with what is stored")
        self.kind = kind


class Unavailable(StoreError):  # noqa: N818
    """The database cannot be used now: the disk is full, another process holds a lock, or the store is closed."""


class Lost(Unavailable):
    """An error: a precondition of a unit is now another process's. Nothing was stored."""


class InUse(StoreError):  # noqa: N818
    """An error: another process has the database. Its text says which, where and since when."""


class DiskFull(Unavailable):
    """An error: nothing was stored, because the disk is full. Stored rows can still be read."""


class Damaged(Unavailable):
    """The file of a database is damaged, or is none of SQLite.

    Attributes:
        what: what was being done, and what SQLite says.
        remedy: what the operator can do.
    """

    def __init__(self, what: str) -> None:
        self.what = "".join(sign if sign.isprintable() else "?" for sign in what)  # SQLite quotes the damaged part
        self.remedy = PUT_BACK
        super().__init__(f"{self.what}: {self.remedy}")


class NotOurs(StoreError):  # noqa: N818
    """The database is another program's, or does not say which revision it has. Its attributes are as of `Damaged`."""

    def __init__(self, reason: str, database: str = THE_ONE) -> None:
        self.what, self.remedy = f"{database} is no database of this program, or damaged ({reason})", SEE_NAME
        super().__init__(f"{self.what}: {self.remedy}")


class OtherSchema(StoreError):  # noqa: N818
    """The tables, indexes or triggers of a database are not those of its revision.

    Attributes:
        what, remedy: as of `Damaged`.
        found: the revision.
        differences: a few words for each.
    """

    def __init__(
        self, revision: str, differences: Sequence[str], database: str = THE_ONE, *, is_older: bool = False
    ) -> None:
        more = len(differences) - _NAMED
        named = ", ".join([*differences[:_NAMED], *([f"and {more} more"] if more > 0 else [])])
        self.what = f"{database} does not have the schema of its revision {revision} ({named})"
        self.remedy = MEND if is_older else MEND_OR_MOVE  # only rows of this revision are moved
        self.differences = tuple(differences)
        self.found = revision
        super().__init__(f"{self.what}: {self.remedy}")


class Incomparable(Unavailable):
    """The schema of a database at a server cannot be compared: its user may make none to compare with."""


class TooLarge(StoreError):  # noqa: N818
    """A number has more than the 64 bits of a database's integers, so that nothing was stored or found."""


class OlderVersion(StoreError):  # noqa: N818
    """The database is older than this program, which may not change it now."""

    def __init__(self, found: str, known: str, database: str = THE_ONE) -> None:
        super().__init__(
            f"{database} has revision {found}, older than this program's {known}: start the bot of this version first"
        )


class NewerDatabase(StoreError):  # noqa: N818
    """The database was written by a later version of this program, so this version must not touch it."""

    def __init__(self, found: str, known: str, database: str = THE_ONE) -> None:
        super().__init__(f"{database} has revision {found}, newer than this program's {known}: update the program")
        self.found = found
        self.known = known


class OlderDatabase(StoreError):  # noqa: N818
    """The database is from before the first release, and a program of that time must bring it up to date first."""

    def __init__(self, found: str, commit: str, database: str = THE_ONE) -> None:
        super().__init__(
            f"{database} has revision {found}, from before version 0.2: start the program of commit {commit} with it "
            f"once (git checkout {commit}), then this one again"
        )
        self.found = found
        self.commit = commit
