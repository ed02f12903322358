"""Keeping a loopback Discord on disk, so that it continues where it stopped.

`forms.py` says how each entity is written, `worldfile.py` is the SQLite file, `keeper.py` writes down all changes,
`thrift.py` deletes pictures that nobody can see anymore. Kept are people, servers, channels, messages with the words
of every version and the files of the newest, hidden replies, the application and its commands. Pending interactions,
the bot's events and transcripts are not kept. A person presses again, and a returning bot begins a new session, as
after a Discord outage.
"""

from bot.playground.keeping.keeper import Keeper
from bot.playground.keeping.worldfile import UnavailableWorld, UnreadableWorld, WorldFile

__all__ = ["Keeper", "UnavailableWorld", "UnreadableWorld", "WorldFile"]
