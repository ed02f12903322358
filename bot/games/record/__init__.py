"""The game record: one text file for each game. It is to the games hosted here what PGN is to chess.

A record has tags, then for each deal its deck and its turns, one line each. `read` plays a file under the
rules and names the first faulty line; `write` gives the one canonical form. Each game writes moves in its
own words (`Game.parse`, `str(move)`).
"""

from bot.games.record.reading import LARGEST_FILE, LONGEST_LINE, Reading, read
from bot.games.record.scribe import Scribe
from bot.games.record.tags import Tag
from bot.games.record.values import BadRecord, Played, Record, Restocked, Shuffled
from bot.games.record.writing import write

__all__ = [
    "LARGEST_FILE",
    "LONGEST_LINE",
    "BadRecord",
    "Played",
    "Reading",
    "Record",
    "Restocked",
    "Scribe",
    "Shuffled",
    "Tag",
    "read",
    "write",
]
