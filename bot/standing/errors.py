"""Why standing says no: codes, which the edge turns into sentences."""

from enum import StrEnum


class Why(StrEnum):
    """What stands in the way."""

    SERVER_ONLY = "server-only"
    SQUARE = "square"  # nothing is owed between the two
    NOTHING_TO_NET = "nothing-to-net"
    NO_PROPOSAL = "no-proposal"
    NOT_INVOLVED = "not-involved"
    ONESELF = "oneself"
    NOBODY = "nobody"  # a robot owes nothing and is owed nothing
    NOTHING = "nothing"  # no amount, or none that could be
    NO_GAMES = "no-games"
    NO_RATED = "no-rated"  # finished games perhaps, but none that counts
    UNLISTED = "unlisted"  # whoever chose to stand on no board stands on none
    SAME = "same"  # nobody plays against themselves
    NET_IS_LOCAL = "net-is-local"  # stakes are counted server by server
    UNFINISHED = "unfinished"
    RECORD = "record"  # not for whoever did not play, unless the server says so


class Objection(Exception):  # noqa: N818  it is no fault
    """Nothing was entered or shown, for this reason."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why
