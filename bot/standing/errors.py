"""The reasons for which standing refuses a request: codes, which the screens turn into sentences."""

from enum import StrEnum


class Why(StrEnum):
    """The reason for a refusal."""

    SERVER_ONLY = "server-only"
    SQUARE = "square"  # the two owe each other nothing
    NOTHING_TO_NET = "nothing-to-net"
    TOO_MANY = "too-many"  # more people than can agree on one proposal
    GONE = "gone"  # someone asked was forgotten
    NO_PROPOSAL = "no-proposal"
    NOT_INVOLVED = "not-involved"
    ONESELF = "oneself"
    NOBODY = "nobody"  # a robot owes nothing and is owed nothing
    NOTHING = "nothing"  # the amount is zero or too large
    NO_GAMES = "no-games"
    NO_RATED = "no-rated"  # there may be finished games, but none is rated
    UNLISTED = "unlisted"  # the player chose to be on no leaderboard
    SAME = "same"  # nobody plays against themselves
    NET_IS_LOCAL = "net-is-local"  # net stakes cannot be added over servers
    NO_LEAGUE = "league"  # this server has none
    NO_SEASON = "season"
    UNFINISHED = "unfinished"
    RECORD = "record"  # in this server only the players may have the record


class Objection(Exception):  # noqa: N818  it is no fault
    """A request was refused for this reason; nothing was entered or shown."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why
