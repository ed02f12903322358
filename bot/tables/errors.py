"""Why hosting says no: codes, which the edge turns into sentences."""

from enum import StrEnum


class Reason(StrEnum):
    """What stands in the way, apart from the rules of the game."""

    NO_TABLE = "no-table"
    DAMAGED = "damaged"  # the log of the table tells what cannot be
    NO_OFFER = "no-offer"
    NO_GAME_HERE = "no-game-here"
    WHICH_TABLE = "which-table"
    NOT_SEATED = "not-seated"
    STALE = "stale"
    OVER = "over"
    WAITING = "waiting"
    ANSWERED = "answered"
    LAPSED = "lapsed"
    NOT_CHALLENGED = "not-challenged"
    NOT_CHALLENGER = "not-challenger"
    ONESELF = "oneself"
    STAKE = "stake"
    UNDO_NOTHING = "undo-nothing"
    UNDO_LATE = "undo-late"
    OWN_PROPOSAL = "own-proposal"
    DEALT = "dealt"
    NOT_CUTTER = "not-cutter"
    CUT = "cut"
    CLOCK = "clock"
    QUIET_HOURS = "quiet-hours"
    QUIET_LONG = "quiet-long"
    QUIET_ALONE = "quiet-alone"  # quiet hours are to be minded by a clock that there is not
    TIME_ZONE = "time-zone"
    DEPUTY = "deputy"
    IN_TIME = "in-time"
    NOT_WAITING = "not-waiting"
    NO_CLOCK = "no-clock"
    NO_CLAIM = "no-claim"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    UNIT = "unit"
    NOT_MANAGER = "not-manager"
    COUNTERED = "countered"
    BOTH_WAYS = "both-ways"  # one option of new terms was chosen twice
    ASKED = "asked"  # for a rematch, already
    PRACTISING = "practising"  # here, already
    NOBODY = "nobody"  # the opponent is no longer known


class Declined(Exception):  # noqa: N818  hosting declines; it is no fault
    """Hosting declines what was asked, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
