"""Keeping a loopback Discord on disk, so that it goes on where it stopped.

`forms.py` says how each thing is written, `worldfile.py` is the SQLite file, `keeper.py` follows what happens and
writes it down, `thrift.py` lets go of pictures that nobody can see any more. Kept are people, servers, channels,
messages with the words of every version and the files of the newest, hidden replies, the application and its commands.
Not kept are interactions on their way, what the bot was told, and transcripts: a person presses again, and a bot that
comes back begins a new session, as after an outage of Discord's.
"""

from bot.playground.keeping.keeper import Keeper
from bot.playground.keeping.worldfile import UnavailableWorld, UnreadableWorld, WorldFile

__all__ = ["Keeper", "UnavailableWorld", "UnreadableWorld", "WorldFile"]
