"""Faults of requests, as a seed decides."""

from collections.abc import Callable
from random import Random
from typing import Final

from bot.playground.faults import Fault, Faults, Weather

STATUSES: Final = (500, 502, 503, 504)
LIMITED_FOR: Final = (0.3, 1.0, 5.0)  # s
LATE_BY: Final = (0.5, 2.0, 4.0)  # s


class Sky(Faults):
    """Faults of requests, as a seed decides: of all requests, so many fail.

    Attributes:
        failing: the share.
        doubled: the share of interactions that are delivered twice.
        on_post: what happens when the bot next posts a message.
    """

    def __init__(self, luck: Random) -> None:
        super().__init__()
        self._luck = luck
        self.failing = 0.0
        self.doubled = 0.0
        self.on_post: Callable[[], None] | None = None

    def take(self, method: str, path: str) -> Fault | None:
        """See `Faults`."""
        luck = self._luck
        if self.on_post is not None and method == "POST" and path.endswith("/messages"):
            happens, self.on_post = self.on_post, None
            happens()
        if luck.random() >= self.failing:
            return super().take(method, path)
        weather = luck.choice([*Weather])
        seconds = luck.choice(LIMITED_FOR if weather is Weather.LIMITED else LATE_BY)
        scope = luck.choice(["user", "shared", "global"])
        return Fault(weather, method, path, 1, seconds=seconds, status=luck.choice(STATUSES), scope=scope)

    def take_duplicate(self) -> bool:
        """See `Faults`."""
        return self._luck.random() < self.doubled
