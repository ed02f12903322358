"""Experiments with the bot: bad weather, a broken line, a restart."""

from collections.abc import Awaitable, Callable

from bot.playground.backend import Backend
from bot.playground.exchanges import KEPT_REFUSALS
from bot.playground.faults import Fault
from bot.playground.seen import Impossible
from bot.playground.web.telling import refusals
from bot.playground.wire import Json

Restart = Callable[[], Awaitable[None]]

EVERY_REQUEST = 1 << 62  # times: for as long as the experiment lasts
SLOWEST = 10_000  # ms
RETRY_AFTER = 2.0  # s, of a 429 made on purpose


class Experiments:
    """The experiments of one playground; everyone's bot suffers them alike."""

    def __init__(self, backend: Backend, restart: Restart | None) -> None:
        self._backend = backend
        self._restart = restart
        self._slow: Fault | None = None
        self.restarting = False

    def state(self) -> Json:
        """Return the current state."""
        return {
            "can_restart": self._restart is not None,
            "restarting": self.restarting,
            "delay": round(self._slow.seconds * 1000) if self._slow else 0,
            "waiting": [fault.weather.value for fault in self._backend.faults.waiting if fault is not self._slow],
            "refusals": refusals(self._backend.exchanges.refusals[-KEPT_REFUSALS:]),
        }

    def slow_down(self, delay: int) -> None:
        """Look at each request only after `delay` ms; 0 ends it. Raises `Impossible`."""
        if not 0 <= delay <= SLOWEST:
            raise Impossible(f"a delay is 0 to {SLOWEST} ms")
        waiting = self._backend.faults.waiting
        if self._slow in waiting:
            waiting.remove(self._slow)
        self._slow = self._backend.faults.delay(delay / 1000, times=EVERY_REQUEST) if delay else None
        self._backend.world.changes.give()

    def fail_next(self, how: str) -> None:
        """Let the next request of the bot fail: "drop", "lose", "error" or "limit". Raises `Impossible`."""
        faults = self._backend.faults
        match how:
            case "drop":
                fault = faults.drop()
            case "lose":
                fault = faults.lose_answer()
            case "error":
                fault = faults.fail(503)
            case "limit":
                fault = faults.limit(RETRY_AFTER)
            case _:
                raise Impossible(f"no request fails by {how!r}")
        faults.waiting.remove(fault)
        faults.waiting.insert(0, fault)  # before the slow network, which fits every request
        self._backend.world.changes.give()

    def drop_gateway(self) -> None:
        """Cut the bot's line; it is to come back by itself and miss nothing."""
        self._backend.gateway.drop()

    async def restart(self) -> None:
        """End the bot and start it again. Raises `Impossible` where there is no bot of ours."""
        if self._restart is None:
            raise Impossible("this bot was not started from here")
        if self.restarting:
            raise Impossible("the bot is being restarted already")
        self.restarting = True
        self._backend.world.changes.give()
        try:
            await self._restart()
        finally:
            self.restarting = False
            self._backend.world.changes.give()
