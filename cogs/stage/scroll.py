"""The distance that a table's message has scrolled away, known from the ids of the messages after it.

Discord does not say how many messages follow another one. The intent for messages in servers, which needs no approval,
brings the id of each new message; its words stay hidden from the bot.
"""

from collections import deque

from cachetools import FIFOCache

SCREENFUL = 12  # messages; after this many a table is out of sight
KEPT = 2_000  # channels; the one that has been silent longest is forgotten first


class Scroll:
    """The ids of the last messages in each channel."""

    def __init__(self) -> None:
        self._last: FIFOCache[int, deque[int]] = FIFOCache(KEPT)

    def seen(self, channel_id: int, message_id: int) -> None:
        """Remember that a message was posted."""
        last = self._last.get(channel_id, deque(maxlen=SCREENFUL))
        last.append(message_id)
        self._last[channel_id] = last

    def is_away(self, channel_id: int, message_id: int) -> bool:
        """Return whether enough messages followed this one to put it out of sight."""
        return sum(later > message_id for later in self._last.get(channel_id, ())) >= SCREENFUL
