"""Bad weather on demand: requests that get lost, answers that never come, servers that stumble."""

from dataclasses import dataclass, field
from enum import Enum
from fnmatch import fnmatchcase


class Weather(Enum):
    """A fault to inject into a request."""

    DROPPED = "dropped"  # the line breaks before anything is done
    ANSWER_LOST = "answer lost"  # it is done, then the line breaks
    DELAYED = "delayed"
    FAILED = "failed"  # a 5xx, nothing done
    LIMITED = "limited"  # a 429, nothing done


@dataclass(slots=True)
class Fault:
    """A fault of the next `times` requests that match."""

    weather: Weather
    method: str  # "*" for any
    path: str  # as after /api/v10, with * and ?: "/channels/*/messages"
    times: int
    seconds: float = 0.0
    status: int = 500
    scope: str = "user"

    def fits(self, method: str, path: str) -> bool:
        """Return whether this request is one of them."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


@dataclass(slots=True)
class Faults:
    """The faults still to come."""

    waiting: list[Fault] = field(default_factory=list)
    duplicates: int = 0  # interactions still to be delivered twice

    def drop(self, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Break the line before the request is looked at."""
        return self._add(Fault(Weather.DROPPED, method, path, times))

    def lose_answer(self, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Carry out the request, then break the line without an answer."""
        return self._add(Fault(Weather.ANSWER_LOST, method, path, times))

    def delay(self, seconds: float, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Look at the request only after a number of seconds."""
        return self._add(Fault(Weather.DELAYED, method, path, times, seconds=seconds))

    def fail(self, status: int = 500, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Answer with a server error and do nothing."""
        return self._add(Fault(Weather.FAILED, method, path, times, status=status))

    def limit(
        self, retry_after: float, method: str = "*", path: str = "*", *, times: int = 1, scope: str = "user"
    ) -> Fault:
        """Answer 429 and do nothing; `scope` is "user", "shared" or "global"."""
        return self._add(Fault(Weather.LIMITED, method, path, times, seconds=retry_after, scope=scope))

    def deliver_twice(self, times: int = 1) -> None:
        """Send each of the next interactions to the bot twice."""
        self.duplicates += times

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that befalls this request, used up by one."""
        for fault in self.waiting:
            if fault.fits(method, path):
                fault.times -= 1
                if not fault.times:
                    self.waiting.remove(fault)
                return fault
        return None

    def take_duplicate(self) -> bool:
        """Return whether this interaction is to be delivered twice."""
        if self.duplicates:
            self.duplicates -= 1
            return True
        return False

    def _add(self, fault: Fault) -> Fault:
        self.waiting.append(fault)
        return fault
