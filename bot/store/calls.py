"""Messages between processes on one database that no row keeps. A single process has nobody to send them to."""

from typing import NamedTuple


class Call(NamedTuple):
    """A message in no row that may be lost: an event at a seat of a table, for other processes."""

    name: str
    table: str
    seat: int
    value: str = ""
