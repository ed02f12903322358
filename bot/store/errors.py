"""The errors of the store. Their texts never contain what a row holds."""

from typing import Final

THE_ONE: Final = "the database"  # what it is called where there is no other


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


class Lost(StoreError):  # noqa: N818
    """What a unit stands on has gone to another process meanwhile. Nothing was stored."""


class InUse(StoreError):  # noqa: N818
    """Another process has the database. Its text says which, where and since when."""


class DiskFull(Unavailable):
    """Nothing was stored, because the disk is full. What is stored can still be read."""


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
