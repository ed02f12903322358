"""How far the table's message has scrolled away: the bot is told that messages come, and remembers only their ids.

Discord tells neither the number of messages after another one nor, without a request, that there are any; the intent
for messages in servers, which needs no approval, brings their ids (their words stay hidden from the bot).
"""

from collections import OrderedDict, deque

SCREENFUL = 12  # messages under a table, after which nobody sees it without scrolling
KEPT = 2_000  # channels; the one that was silent longest is forgotten first


class Scroll:
    """The last message ids of each channel."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, deque[int]] = OrderedDict()

    def seen(self, channel_id: int, message_id: int) -> None:
        """A message was posted."""
        self._last.setdefault(channel_id, deque(maxlen=SCREENFUL)).append(message_id)
        self._last.move_to_end(channel_id)
        while len(self._last) > KEPT:
            self._last.popitem(last=False)

    def is_away(self, channel_id: int, message_id: int) -> bool:
        """Whether so many messages came after this one that it is out of sight."""
        return sum(later > message_id for later in self._last.get(channel_id, ())) >= SCREENFUL
