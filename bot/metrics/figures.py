"""Counts and times, each under its name. Labels have a few values known in advance, and name nobody."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, ProcessCollector

from bot import VERSION
from bot.store import Conflict, TooLarge
from cogs.guard import Outcome

SUGGESTED: Final = "suggested"  # offered while someone types
ANSWERS: Final = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5)  # s; Discord gives up after 3
COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
REQUESTS: Final = (0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 5, 10)
THOUGHTS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
DELAYS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SCOPES: Final = ("user", "global", "shared")  # whose limit it was, as Discord reports
STATUSES: Final = ("2xx", "3xx", "4xx", "5xx", "none")
STORED, REFUSED, FAILED = "stored", "refused", "failed"


class Figures:
    """The figures counted as events happen, in a separate registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("chapeau", "The version of the bot.", registry=registry).info({"version": VERSION})
        answers = Histogram(
            "chapeau_press_seconds",
            "Presses, forms and commands, from their arrival until all that follows at once is done.",
            ["outcome"],
            buckets=ANSWERS,
            registry=registry,
        )
        self._answers = {outcome: answers.labels(outcome) for outcome in (*Outcome, SUGGESTED)}
        commits = Histogram(
            "chapeau_commit_seconds",
            "Units of rows, from when they are given to the store until they are on the disk.",
            ["outcome"],
            buckets=COMMITS,
            registry=registry,
        )
        self._commits = {outcome: commits.labels(outcome) for outcome in (STORED, REFUSED, FAILED)}
        requests = Counter(
            "chapeau_requests",
            "Requests to Discord, by whether they count against its fifty a second, and how they were answered.",
            ["counted", "status"],
            registry=registry,
        )
        self._requests = {
            (is_counted, status): requests.labels("yes" if is_counted else "no", status)
            for is_counted in (True, False)
            for status in STATUSES
        }
        self._request_seconds = Histogram(
            "chapeau_request_seconds", "Requests to Discord, each attempt.", buckets=REQUESTS, registry=registry
        )
        limited = Counter(
            "chapeau_requests_limited", "Requests that Discord put off (429).", ["scope"], registry=registry
        )
        self._limited = {scope: limited.labels(scope) for scope in (*SCOPES, "unknown")}
        self._thoughts = Histogram(
            "chapeau_robot_thought_seconds",
            "Thoughts of robots, with their wait for a process.",
            buckets=THOUGHTS,
            registry=registry,
        )
        self._stumbles = Counter("chapeau_robot_failures", "Thoughts of robots that failed.", registry=registry)
        self._delays = Histogram(
            "chapeau_loop_delay_seconds",
            "How late the event loop did what was due each second.",
            buckets=DELAYS,
            registry=registry,
        )

    def answered(self, outcome: str, seconds: float) -> None:
        """Count a press, form or command."""
        self._answers[outcome].observe(seconds)

    def committed(self, seconds: float, error: Exception | None) -> None:
        """Count a unit that was stored, or that was not."""
        refused = REFUSED if isinstance(error, Conflict | TooLarge) else FAILED
        self._commits[STORED if error is None else refused].observe(seconds)

    def requested(self, *, is_counted: bool, status: str, seconds: float) -> None:
        """Count a request to Discord; `status` is one of STATUSES."""
        self._requests[is_counted, status if status in STATUSES else "none"].inc()
        self._request_seconds.observe(seconds)

    def limited(self, scope: str) -> None:
        """Count a request that Discord put off."""
        self._limited[scope if scope in SCOPES else "unknown"].inc()

    def thought(self, seconds: float, has_failed: bool) -> None:
        """Count a thought of a robot."""
        self._thoughts.observe(seconds)
        if has_failed:
            self._stumbles.inc()

    def delayed(self, seconds: float) -> None:
        """Count a beat of the event loop."""
        self._delays.observe(seconds)
