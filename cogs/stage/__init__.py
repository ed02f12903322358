"""Where tables are shown: the public message, the players' panels, announcements.

Beside `answer.py` the only place from which anything is sent. A private screen leaves here only in direct messages.
"""

from cogs.stage.stage import DiscordStage

__all__ = ["DiscordStage"]
