"""The stage: tables on Discord without anyone's request: the public message, the players' panels, announcements.

Only this package and `answer.py` send anything. A private screen leaves here only in direct messages.
"""

from cogs.stage.stage import DiscordStage

__all__ = ["DiscordStage"]
