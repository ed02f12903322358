"""Daily deals: each day the same deal of each game for everyone, among robots that think alike.

A sitting is no table: nothing that shows, exports or verifies tables can reach one. It has a log of its own, which is
played by the same rules (`sitting`). `days` keeps the secrets, `results` compares; `Dailies` is what others ask.
"""

from bot.daily.dailies import Dailies, Entry, Today, farewell
from bot.daily.results import Compared, Placed
from bot.daily.sitting import OWN, Sitting

__all__ = ["OWN", "Compared", "Dailies", "Entry", "Placed", "Sitting", "Today", "farewell"]
