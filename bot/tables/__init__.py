"""Hosting: who sits where, what was played, and who must be told."""

from bot.robots.protocol import OFFERED, Level
from bot.store import TableMessageRow
from bot.tables.absence import Deputised, Paused, Resumed
from bot.tables.cut import LONGEST_CUT, Cut
from bot.tables.errors import Declined, Reason
from bot.tables.lessons import Lessons
from bot.tables.looks import LANGUAGES, Theme
from bot.tables.offers import MAX_STAKE, Offer, Offers
from bot.tables.pace import PACES, Pace, parse_pace
from bot.tables.people import Player
from bot.tables.ports import Announcement, News, Stage
from bot.tables.preferences import LOOKS, Notice, Preferences
from bot.tables.quiet import QuietHours, read_quiet
from bot.tables.seeds import BadSeedKey, Vault, open_vault
from bot.tables.servers import LONGEST_UNIT, MOST_CHANNELS, ServerSettings, Setting
from bot.tables.service import Played, Tables
from bot.tables.table import Table, Terms, agree
from bot.tables.time import Clock, SystemClock
from bot.tables.undo import TookBack

__all__ = [
    "LANGUAGES",
    "LONGEST_CUT",
    "LONGEST_UNIT",
    "LOOKS",
    "MAX_STAKE",
    "MOST_CHANNELS",
    "OFFERED",
    "PACES",
    "Announcement",
    "BadSeedKey",
    "Clock",
    "Cut",
    "Declined",
    "Deputised",
    "Lessons",
    "Level",
    "News",
    "Notice",
    "Offer",
    "Offers",
    "Pace",
    "Paused",
    "Played",
    "Player",
    "Preferences",
    "QuietHours",
    "Reason",
    "Resumed",
    "ServerSettings",
    "Setting",
    "Stage",
    "SystemClock",
    "Table",
    "TableMessageRow",
    "Tables",
    "Terms",
    "Theme",
    "TookBack",
    "Vault",
    "agree",
    "open_vault",
    "parse_pace",
    "read_quiet",
]
