"""The game record: one text file a game, for every game hosted here; to them what PGN is to chess.

A record is tags, then for each deal its deck and the turns, a line each. `read` plays a file under the
rules and names the first faulty line; `write` gives the one plain form. The moves between are the game's
own words (`Game.parse`, `str(move)`).
"""

from bot.games.record.reading import Reading, Witness, read
from bot.games.record.tags import Tag
from bot.games.record.values import BadRecord, Entry, Played, Record, Restocked, Shuffled
from bot.games.record.writing import write

__all__ = [
    "BadRecord",
    "Entry",
    "Played",
    "Reading",
    "Record",
    "Restocked",
    "Shuffled",
    "Tag",
    "Witness",
    "read",
    "write",
]
