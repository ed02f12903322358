"""Where interactions come in: each is done once, and when the bot closes none is left half answered.

Discord may deliver the same interaction twice. The library starts a task for each and forgets it; so they have their
owner here.
"""

import asyncio
import logging
from collections import OrderedDict

log = logging.getLogger(__name__)

KEPT = 10_000  # ids; a repetition comes within seconds
ANSWERED_WITHIN = 3.0  # s; later Discord takes no first answer


class Deliveries:
    """Remembers which interactions have arrived, and owns the tasks that answer them until `close`."""

    def __init__(self, *, answered_within: float = ANSWERED_WITHIN) -> None:
        """`answered_within`: seconds that `close` leaves to what is being answered."""
        self._answered_within = answered_within
        self._arrived: OrderedDict[int, None] = OrderedDict()
        self._answering: set[asyncio.Task[object]] = set()
        self._is_closed = False

    def take(self, interaction_id: int) -> bool:
        """Whether the task that asks is to answer this one: it arrives for the first time, and the bot stays.

        The task is owned from now on. Whoever pressed while the bot closes sees that it did not respond.
        """
        if self._is_closed:
            log.info("interaction %d came while closing", interaction_id)
            return False
        if interaction_id in self._arrived:
            return False
        self._arrived[interaction_id] = None
        if len(self._arrived) > KEPT:
            self._arrived.popitem(last=False)
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        return True

    async def close(self) -> None:
        """Take no more, and let what is being answered be finished; what takes too long is ended."""
        self._is_closed = True
        if not self._answering:
            return
        _, late = await asyncio.wait(self._answering, timeout=self._answered_within)
        if late:
            log.warning("%d interactions not answered before the end", len(late))
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
