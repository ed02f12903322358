"""Reasons for hosting to decline something. The cogs turn these codes into sentences."""

from collections.abc import Sequence
from enum import StrEnum

from bot.store import Damaged, DiskFull, Unavailable


class Reason(StrEnum):
    """A reason for hosting to decline where the rules of the game do not."""

    NO_TABLE = "no-table"
    DAMAGED = "damaged"  # the log of the table cannot be replayed
    SEALED = "sealed"  # the seed of the table cannot be opened: a key is missing
    NEWER = "newer"  # a later version of the bot began it, by rules that this one does not know
    NO_OFFER = "no-offer"
    NO_GAME_HERE = "no-game-here"
    NO_FINISHED = "no-finished"  # nor one that has ended
    WHICH_TABLE = "which-table"
    NOT_SEATED = "not-seated"
    STALE = "stale"
    OVER = "over"
    WAITING = "waiting"
    ANSWERED = "answered"
    OPEN_CHALLENGES = "open-challenges"  # nobody has answered this many challenges of one person
    ASKED_OFTEN = "asked-often"  # the same person was asked often, and lately
    ROLE_CALLED = "role-called"  # a table has called this role less than an hour ago
    MANY_PRACTICE = "many-practice"  # one person has this many games under way against robots
    LAPSED = "lapsed"
    NOT_CHALLENGED = "not-challenged"
    NOT_CHALLENGER = "not-challenger"
    ONESELF = "oneself"
    STAKE = "stake"
    NO_LOBBY = "no-lobby"
    LOBBY_OVER = "lobby-over"  # it has started, or was closed
    NOT_SITTING = "not-sitting"  # in this lobby
    SEATED = "seated"  # someone sits twice at one table
    LEFT_OFTEN = "left-often"
    UNWELCOME = "unwelcome"  # the host took them off this table, or someone who sits there blocks them
    AVOIDED = "avoided"  # someone sits there whom the player blocks, and was not asked about yet
    CLOSED = "closed"  # someone may not be challenged: by their settings, or by a block
    OWN_BLOCK = "own-block"  # the player blocks whom they challenge
    BLOCK_ONESELF = "block-oneself"
    NOBODY_REMOVED = "nobody-removed"  # nobody sits there who could be taken off the table
    MANY_NIGHTS = "many-nights"  # one person has planned them in one server, and they are all to come
    MANY_LOBBIES = "many-lobbies"  # one person opened them, and they are all still open
    NEW_TERMS = "new-terms"  # what was agreed to is not what holds now
    AGREED = "agreed"  # the player has agreed to these terms already
    NOT_PLAYED = "not-played"  # the managers of the server do not allow this game
    OTHER_GAME = "other-game"  # the terms are those of another game
    FULL = "full"
    HELD = "held"  # all seats that are free are held for those who were invited
    NOT_HOST = "not-host"
    NOT_OVER = "not-over"  # nobody asks for the same again while the game goes on
    INVITE_BOT = "invite-bot"
    INVITE_SEATED = "invite-seated"
    INVITE_NOBODY = "invite-nobody"  # was never met, or was forgotten
    INVITED = "invited"
    INVITE_REMOVED = "invite-removed"  # was taken off this table
    NO_ROBOT = "no-robot"
    NO_LEVEL = "no-level"  # no robot plays this game at that level
    TOO_FEW = "too-few"
    NOT_AGREED = "not-agreed"  # someone has not agreed to the terms as they are now
    CHECKING = "checking"  # someone was asked whether they are ready, and still has time
    NOT_ASKED = "not-asked"
    NO_SIDES = "no-sides"
    SIDE_FULL = "side-full"
    SEATS = "seats"  # this game is not for this number of players
    UNDO_NOTHING = "undo-nothing"
    UNDO_LATE = "undo-late"
    OWN_PROPOSAL = "own-proposal"
    STAKES_LEFT = "stakes-left"  # who has left is still to be paid, or to pay, for what they had then
    CONTEST = "contest"  # a game of a contest is played to its end as it is, and once
    PROPOSED = "proposed"  # something else is proposed at this table, and waits for answers
    NOT_ALONE = "not-alone"  # others play here in person, and have a say
    DEALT = "dealt"
    NOT_CUTTER = "not-cutter"
    STILL_SHOWN = "still-shown"  # the end of the last deal, before the next one may be dealt
    CUT = "cut"
    CLOCK = "clock"
    QUIET_HOURS = "quiet-hours"
    QUIET_LONG = "quiet-long"
    QUIET_ALONE = "quiet-alone"  # the clock should mind quiet hours, but there is no clock
    FORCED_BY_DAY = "forced-by-day"  # a clock by the day leaves no pause to wait for
    FORCED_NONE = "forced-none"  # in this game nobody's hand leaves them one move alone
    HINTS_STAKE = "hints-stake"  # nobody gets hints where something is at stake
    HINTS_NONE = "hints-none"  # this game has no coach
    DUPLICATE_NONE = "duplicate-none"  # nobody compares deals of this game, or not with so many
    DUPLICATE_TERMS = "duplicate-terms"  # with stakes or hints
    DUPLICATE_ROBOTS = "duplicate-robots"
    DUPLICATE_PAUSE = "duplicate-pause"  # it would hold up the other tables
    DUPLICATE_AGAIN = "duplicate-again"  # its people are those of several tables
    TWINS = "twins"  # other tables still play the deal, and nothing of it is shown before
    TAKEN = "taken"  # the player's move is in, and shows when the pause of the turn is over
    TIME_ZONE = "time-zone"
    DEPUTY = "deputy"
    LEFT = "left"  # the player has left a game that goes on
    IN_TIME = "in-time"
    NOT_WAITING = "not-waiting"
    NO_CLOCK = "no-clock"
    NO_CLAIM = "no-claim"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    UNIT = "unit"
    WINDOW = "window"
    NOT_MANAGER = "not-manager"
    COUNTERED = "countered"
    BOTH_WAYS = "both-ways"  # one option of new terms was chosen twice
    ASKED = "asked"  # the player has already asked for a rematch
    PRACTICING = "practicing"  # the player already practices here
    NOBODY = "nobody"  # the opponent is no longer known
    ROUND_OVER = "round-over"  # the round for which something was ordered
    NOT_AHEAD = "not-ahead"  # it cannot be ordered ahead: leaving the game, say
    NO_ORDER = "no-order"  # it was played, taken back, or its deal is over
    NO_NUDGE = "no-nudge"  # nobody is to move, or only a robot
    NO_REACTIONS = "no-reactions"  # switched off, or nobody is there to react to
    DAILY_OVER = "daily-over"  # the day of a daily deal is over, or its secret is open
    DAILY_CLOSED = "daily-closed"  # the day of a daily deal is not over, and nothing of it is shown before
    DAILY_SAT = "daily-sat"  # the same person has sat there before their data were deleted
    REACTED = "reacted"  # the player has already reacted in this turn


UNREADABLE = frozenset({Reason.DAMAGED, Reason.SEALED, Reason.NEWER})
"""The reasons why a table that is there cannot be read by this process, now or later."""


class Declined(Exception):  # noqa: N818  hosting declines; it is no fault
    """An error: hosting declines a request, and nothing has changed."""

    def __init__(self, reason: Reason, *, game: str = "", seats: int = 2, player: str = "") -> None:
        """`game` and number of `seats`: of the table, if there is one. `player`: whose name to say."""
        super().__init__(reason.value)
        self.reason = reason
        self.game = game
        self.seats = seats
        self.player = player


class Avoided(Declined):
    """An error: the player blocks people of a challenge or lobby, and has not agreed to play with them anyway."""

    def __init__(self, names: Sequence[str], *, key: str, version: int | None = None) -> None:
        """`names` are of those people, `key` of the challenge or lobby; `version` is of a lobby's terms."""
        super().__init__(Reason.AVOIDED)
        self.names = tuple(names)
        self.key = key
        self.version = version


class Overtaken(Declined):
    """An error: another process has just changed the table, so the request must be judged again."""

    def __init__(self) -> None:
        super().__init__(Reason.STALE)


def is_passing(error: Exception) -> bool:
    """Return whether a cause outside the program passes by itself, so that it is only warned of.

    Such as a line that broke, a database that does not answer, or a home that another process has by now.
    """
    return isinstance(error, OSError | Unavailable) and not isinstance(error, Damaged | DiskFull)
