"""What can go wrong with the store, in words that carry no row's content."""


class StoreError(Exception):
    """The store could not do as asked; nothing of the refused unit was stored."""


class Conflict(StoreError):  # noqa: N818
    """Another unit was first, or a row points at nothing: the unit breaks a law of the schema.

    Attributes:
        kind: the class of the rows that clashed, such as `LogRow`.
    """

    def __init__(self, kind: type) -> None:
        super().__init__(f"{kind.__name__} clashes with what is stored")
        self.kind = kind


class Unavailable(StoreError):  # noqa: N818
    """The database cannot be used now: disk full, locked by another process, or the store is closed."""


class NewerDatabase(StoreError):  # noqa: N818
    """The database was written by a later version of this program, which this one must not touch."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database has revision {found}, newer than this program's {known}: update the program")
        self.found = found
        self.known = known
