"""The times that the bot waits before it tries again, and before it gives something up; tests wait otherwise."""

from dataclasses import dataclass
from typing import Final

MOST_DOUBLED = 64  # times; by then any pause is the longest one, and a number that went on growing would overflow


@dataclass(frozen=True, slots=True)
class Backoff:
    """Pauses that double with each failure in a row, up to the longest one; in the unit given."""

    first: float
    longest: float

    def after(self, failures: int) -> float:
        """Return the pause after this many failures in a row, at least one."""
        return min(self.first * 2.0 ** min(failures - 1, MOST_DOUBLED), self.longest)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Pauses and patience that no operator sets, each as in a running bot unless another one is given."""

    due_again: Backoff = Backoff(5_000, 5 * 60_000)  # ms until something due that failed is tried again
    posted_again: Backoff = Backoff(1.0, 60 * 60.0)  # s until a channel where posting failed is tried again
    longest_posted: int = 7 * 86_400_000  # ms from a move until its announcement is tried for the last time
    played_again: Backoff = Backoff(5.0, 300.0)  # s until a robot's turn that failed is tried again
    rounds_every: int = 30_000  # ms from one look for tables that are due soon to the next
    overdue_every: int = 5_000  # ms from one look for what is overdue to the next
    heartbeat: int = 15_000  # ms; a player may gain as much when the bot is killed
    notified_within: float = 120.0  # s until an attempt to notify someone of a clock is given up for now

    login_within: float = 60.0  # s; the library would wait for five minutes
    shown_together: int = 500  # ms in which one edit shows several changes of a tournament
    shown_again: Backoff = Backoff(1.0, 60.0)  # s until what could not be shown is tried again
    emoji_again: Backoff = Backoff(5.0, 600.0)  # s until emoji that the weather hindered are tried again
    press_within: float = 1.5  # s that a press waits for the stage; Discord accepts no answer after three
    looked_for: float = 1.0  # s that a press may wait to hear who is still in the server
    between_deals: int = 4_000  # ms that the end of a deal is shown at least, however short the pause is
    turn_pause: tuple[int, int] = (2_000, 8_000)  # ms between which the pause of a turn is drawn, where there is one
    told_first: float = 3.0  # s that the public message of many waits for the messages to each of them
    nudged_within: float = 60.0  # s after which a nudge is given up
    edit_within: float = 5.0  # s; a slower edit is given up, and the table is posted again
    between_followed: float = 10.0  # s, the least between two edits while everyone at the table looks at a panel
    between_costly: float = 40.0  # s, the same when the table has made more requests than turns
    mid_turn: float = 30.0  # s; a lay waits so long for the discard of the same turn, so that one edit shows both


USUAL: Final = Timing()
AT_ONCE: Final = Timing(between_deals=0)  # where nobody looks at how a deal ended: in benches, say
