"""How long to wait before something that failed is tried again."""

from dataclasses import dataclass

MOST_DOUBLED = 64  # times; by then any pause is the longest one, and a number that went on growing would overflow


@dataclass(frozen=True, slots=True)
class Backoff:
    """Pauses that double with each failure in a row, until they are the longest one; in the unit that is given."""

    first: float
    longest: float

    def after(self, failures: int) -> float:
        """Return the pause after this many failures in a row, at least one."""
        return min(self.first * 2.0 ** min(failures - 1, MOST_DOUBLED), self.longest)
